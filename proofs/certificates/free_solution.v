(* Solutions with free points: if the program of free_records.v says yes, the owner forces the whole board.

   Records may be in a file as certify/solution/free_records.h says, with all their images. A known position that is met is met in
   each position that it stands for (`met_is_right`): the book says something there, of lower rank, and a play that no hot stone
   bans. So what is said by records is right (`record_right`), and with it the whole book.

   The theorem is about any end of the game for which `done_right` holds; settled and held boards are such ends. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import fill_in.
From Hotstone.plays Require Import play_facts legality variation hot_is_recapture.
From Hotstone.rules Require Import situation hot_single hot_kinds game.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick listing forcing robust_list robust_game robust living settled known_positions
  known_answers quick_known free_records free_book.
Import ListNotations.
Open Scope nat_scope.

Section Solution.
Context {B : board}.
Variables (x : color) (at_least : Z).
Variables (is_done : position -> bool) (done : position -> Prop) (base : book) (above_base : nat).
Hypothesis ends : done_right x at_least is_done done base above_base.
Variable look : position -> bool * list nat.
Hypothesis looks : forall stones, look stones = done_with x is_done stones.
Variables (setup : position) (first : color) (records : list free_record).
Hypothesis accepted : records_are_right x look setup first records = true.

Notation o := (opponent x).
Notation own_at pos p := (cell_at pos p = Some x).
Notation said := (free_book x is_done base above_base records).
Notation found := (by_stones x records).
Notation ranked r := (S above_base + r).

Lemma stands_again : forall k pos, stands_for x k pos -> stands_for x (known_of (cells_of k)) pos.
Proof.
  intros k pos (W & L & H). split; [exact W|]. split; [exact L|]. intros q Hq. rewrite cells_again by exact Hq. exact (H q Hq).
Qed.

(* The owner's stones are known. *)
Lemma stones_are_known : forall k pos, stands_for x k pos -> forall q, own_at (stones_of x k) q <-> own_at pos q.
Proof.
  intros k pos (W & _ & H) q. destruct (le_lt_dec points q) as [G|Hq].
  - rewrite !cell_off_board; [reflexivity | exact W | exact G | apply well_formed_tabulate | exact G].
  - unfold stones_of. rewrite cell_at_tabulate by exact Hq. specialize (H q Hq). unfold is_own.
    destruct (k q); simpl in H; rewrite ?H; split; try congruence; intro D; try (destruct (opponent_differs x); congruence).
Qed.

Lemma stones_or_none : forall k q, cell_at (stones_of x k) q = Some x \/ cell_at (stones_of x k) q = None.
Proof.
  intros k q. destruct (le_lt_dec points q) as [G|Hq]; [right; apply cell_off_board; [apply well_formed_tabulate | exact G]|].
  unfold stones_of. rewrite cell_at_tabulate by exact Hq. destruct (is_own k q); auto.
Qed.

Lemma stones_are_bare : forall k pos, stands_for x k pos -> stones_of x k = bare x pos.
Proof.
  intros k pos S. assert (W := proj1 S). apply position_ext; [apply well_formed_tabulate | unfold well_formed, bare;
    rewrite map_length; exact W|].
  intros q Hq. assert (Same := stones_are_known k pos S q). rewrite <- (own_bare x pos q) in Same.
  assert (Bare : own_at (bare x pos) q \/ cell_at (bare x pos) q = None) by (rewrite bare_cell; destruct (holds pos x q); auto).
  destruct (stones_or_none k q) as [C|C], Bare as [D|D]; rewrite C, D; try reflexivity; rewrite C, D in Same; exfalso.
  - assert (E := proj1 Same eq_refl). discriminate.
  - assert (E := proj2 Same eq_refl). discriminate.
Qed.

Section Record.
Variables (r : free_record) (k : known_position) (pos : position).
Hypothesis stands : stands_for x k pos.

Lemma covered_has : covers r k = true -> has x pos r = true.
Proof.
  intro H. destruct stands as (W & L & K). apply (proj2 (has_iff x pos r W L)). split; [exact W|]. split; [exact L|]. intros q Hq.
  unfold covers in H. rewrite forallb_forall in H. specialize (H q (proj2 (in_all_points q) Hq)). specialize (K q Hq).
  destruct (known_of (free_known r) q), (k q); simpl in *; try discriminate; rewrite ?K; auto; try discriminate.
  intro E. injection E as E. destruct (opponent_differs x E).
Qed.

Lemma both_have : has x pos r = true -> has_some_of r k = true /\ stones_of x (known_of (free_known r)) = stones_of x k.
Proof.
  intro H. destruct stands as (W & L & K). apply (proj1 (has_iff x pos r W L)) in H. split.
  - unfold has_some_of. apply forallb_forall. intros q I. apply in_all_points in I. specialize (K q I).
    destruct H as (_ & _ & H). specialize (H q I). assert (D := opponent_differs x).
    destruct (known_of (free_known r) q), (k q); simpl in *; try reflexivity; rewrite ?K in H; try discriminate; congruence.
  - rewrite (stones_are_bare k pos stands). apply stones_are_bare. exact H.
Qed.

End Record.

(* What is met is fine in all positions for which it stands. *)

Definition fine (bound : nat) (banned : list nat) (pos : position) : Prop :=
  below said (ranked bound) pos /\ opens said pos banned.

(* An answer leads here, after which these points may be banned. *)
Definition led_to (pos : position) (banned : list nat) : Prop := exists before k, well_formed before /\ legal before /\ k <
  points /\
  cell_at before k = None /\ pos = after (play_at before o k) /\ forall q, In q banned -> In q (single_hot_stone (play_at
    before o k)).

Definition nothing_or_led (pos : position) (banned : list nat) : Prop := banned = [] \/ led_to pos banned.

Lemma base_is_fine : forall bound banned pos a, base pos = Some a -> nothing_or_led pos banned -> fine bound banned pos.
Proof.
  intros bound banned pos a A Led. assert (R := base_rank _ _ _ _ _ _ ends pos a A).
  assert (S := base_is_said x is_done base above_base records pos a A).
  split; [exists a; split; [exact S | lia]|]. destruct Led as [->|(before & k & W & L & Hk & E & -> & Sub)].
  - exists a, (first_reply a). split; [exact S|]. split; [left; reflexivity|]. destruct (first_reply a); reflexivity.
  - apply opens_fewer with (single_hot_stone (play_at before o k)); [exact Sub|]. apply base_opens.
    exact (base_open _ _ _ _ _ _ ends before k a W L Hk E A).
Qed.

Lemma next_is_fine : forall bound banned pos p, well_formed pos -> legal pos -> In p (next_plays x is_done pos) ->
  nothing_or_led pos banned -> fine bound banned pos.
Proof.
  intros bound banned pos p W L I Led. destruct (base pos) as [a|] eqn:A; [exact (base_is_fine bound banned pos a A Led)|].
  destruct (with_rank_some above_base _ _ I) as (a & S). assert (Said : said pos = Some a).
  { rewrite said_where_legal, S by assumption. reflexivity. }
  destruct (with_rank _ _ _ S) as (Ra & Replies). split; [exists a; split; [exact Said | lia]|].
  exists a, (play_on p). split; [exact Said|]. split; [apply Replies; eauto|]. simpl. apply negb_true_iff, mem_not_In.
  destruct Led as [->|(before & k & Wb & Lb & Hk & E & -> & Sub)]; [intros []|]. intro J.
  apply (next_is_open x at_least is_done done base above_base ends before k p); auto.
Qed.

Lemma met_is_right : forall bound k banned pos may_be, stands_for x k pos -> is_met x look found bound k may_be = true ->
  nothing_or_led pos banned -> (forall q, In q banned -> In q may_be) -> fine bound banned pos.
Proof.
  intros bound k banned pos may_be S H Led Sub. assert (W := proj1 S). assert (L := proj1 (proj2 S)).
  assert (Stones := stones_are_known k pos S).
  unfold is_met in H. rewrite looks in H. unfold done_with in H. destruct (is_done (stones_of x k)) eqn:Now.
  { apply (done_if_so _ _ _ _ _ _ ends) in Now; [|apply well_formed_tabulate].
    assert (D : done pos) by (apply (done_same _ _ _ _ _ _ ends (stones_of x k)); [intro q; symmetry; apply Stones | exact Now]).
    destruct (done_said _ _ _ _ _ _ ends pos W L D) as (a & A). exact (base_is_fine bound banned pos a A Led). }
  assert (NextIs : forall p, p < points -> cell_at pos p = None -> is_done (put (stones_of x k) p x) = true -> In p (next_plays
    x is_done pos)).
  { intros p Hp E D. unfold next_plays. apply filter_In. split; [apply in_all_points; exact Hp|].
    rewrite (proj2 (is_empty_iff pos p) E), <- (stones_are_bare k pos S), D. reflexivity. }
  match type of H with (if ?b then _ else _) = _ => destruct b eqn:Next end.
  { apply existsb_exists in Next as (p & I & P). apply filter_In in I as (I & D). apply in_all_points in I.
    apply andb_true_iff in D as (_ & D). apply andb_true_iff in P as (P & _).
    apply (next_is_fine bound banned pos p W L); [|exact Led]. apply NextIs; [exact I | | exact D].
    assert (C := proj2 (proj2 S) p I). unfold is_known_empty in P. destruct (k p); try discriminate. exact C. }
  unfold is_covered in H. apply existsb_exists in H as (r & I & H). apply by_stones_iff in I as (I & _).
  apply andb_true_iff in H as (H & Lower). apply andb_true_iff in H as (H & Open). apply andb_true_iff in H as (Rank & Cov).
  apply Nat.ltb_lt in Rank. assert (Has := covered_has r k pos S Cov).
  destruct (base pos) as [a|] eqn:A; [exact (base_is_fine bound banned pos a A Led)|].
  destruct (next_plays x is_done pos) as [|p plays] eqn:N.
  2: { apply (next_is_fine bound banned pos p W L); [rewrite N; left; reflexivity | exact Led]. }
  destruct (answer_there x above_base records pos r I Has) as (a & s & Sa & Is & Hs & Ra & Le & Mine & Same).
  assert (Said : said pos = Some a) by (rewrite said_where_legal, N by assumption; exact Sa).
  split; [exists a; split; [exact Said | lia]|].
  assert (Open_is : forall t, plays_elsewhere may_be t = true -> is_open banned (play_on (free_play t)) = true).
  { intros t T. unfold plays_elsewhere in T. apply negb_true_iff, mem_not_In in T. simpl. apply negb_true_iff, mem_not_In. auto. }
  destruct (Nat.eq_dec (free_rank s) (free_rank r)) as [Eq|Ne].
  - exists a, (play_on (free_play r)). auto.
  - exists a, (play_on (free_play s)). split; [exact Said|]. split; [exact Mine|].
    destruct may_be as [|b rest].
    + simpl. apply negb_true_iff, mem_not_In. intro J. exact (Sub _ J).
    + apply Open_is. destruct (both_have s k pos S Hs) as (Some_of & Key). rewrite forallb_forall in Lower.
      specialize (Lower s (proj2 (by_stones_iff x records s k) (conj Is Key))). rewrite Some_of in Lower.
      rewrite (proj2 (Nat.ltb_lt _ _)) in Lower by lia. exact Lower.
Qed.

(* The position before the play of the owner, if it is one, to which no answer may lead back. *)
Definition barred_leads_back (back : option position) (pos : position) (barred : list nat) : Prop :=
  forall q, In q barred -> leads_back back (after (play_at pos o q)) = true.

Lemma all_met_is_right : forall bound k barred back pos, stands_for x k pos -> all_met x look neighbour_table found bound k
  barred = true ->
  barred_leads_back back pos barred ->
  below said (ranked bound) pos /\
  (forall q, leaves x pos q -> leads_back back q = true \/ below said (ranked bound) q) /\
  opens_after false true x said back pos.
Proof.
  intros bound k barred back pos S H Bar. assert (W := proj1 S). assert (L := proj1 (proj2 S)).
  unfold all_met in H. apply andb_true_iff in H as (Pass & H). rewrite forallb_forall in H.
  assert (Each : forall p, p < points -> cell_at pos p = None -> leads_back back (after (play_at pos o p)) = false ->
    fine bound (hot_stones_of (kinds_met false) (play_at pos o p)) (after (play_at pos o p))).
  { intros p Hp E N. specialize (H p (proj2 (in_all_points p) Hp)).
    assert (May : is_known_empty k p || is_free k p = true).
    { assert (C := proj2 (proj2 S) p Hp). rewrite E in C. unfold is_known_empty, is_free. destruct (k p); simpl in *; congruence. }
    rewrite May in H. destruct (mem p barred) eqn:M; [apply mem_In, Bar in M; congruence|]. simpl in H.
    assert (A := quick_answer_is_known x k pos p S Hp E). cbv zeta in A.
    assert (Led : led_to (after (play_at pos o p)) (hot_stones_of (kinds_met false) (play_at pos o p))).
    { exists pos, p. do 5 (split; [auto|]). intros q. apply hot_is_single. }
    destruct (quick_answer _ k _ _ p) as [| |next taken banned]; [discriminate| |].
    - destruct A as (S' & Cap). apply (met_is_right bound k _ _ []); auto; [right; exact Led|].
      intros q I. apply hot_is_single in I. unfold single_hot_stone in I. rewrite Cap in I. destruct I.
    - destruct A as (S' & _ & Hot). apply (met_is_right bound next _ _ banned); [exact S' | exact H | right; exact Led|].
      intros q I. apply Hot. apply hot_is_single. exact I. }
  split; [|split].
  - apply (met_is_right bound k [] pos [] S Pass); [left; reflexivity | intros q []].
  - intros q (p & Hp & E & ->). destruct (leads_back back (after (play_at pos o p))) eqn:N; [auto|]. right. apply (Each p Hp E N).
  - intros _ p Hp E N. apply (Each p Hp E N).
Qed.

Lemma play_changes : forall pos p, well_formed pos -> p < points -> cell_at pos p = None -> self_removed (play_at pos x p) = [] ->
  changes_position (play_at pos x p) = true.
Proof.
  intros pos p W Hp E Own. unfold changes_position. apply negb_true_iff.
  destruct (position_eqb (before (play_at pos x p)) (after (play_at pos x p))) eqn:Q; [|reflexivity].
  apply position_eqb_eq in Q. assert (C : own_at (after (play_at pos x p)) p).
  { rewrite after_kept; [apply cell_at_put_same; exact Hp | | rewrite Own; intros []].
    intro I. apply captured_color in I; try assumption. rewrite cell_at_put_same in I by exact Hp. injection I as I.
    destruct (opponent_differs x). auto. }
  rewrite <- Q in C. simpl in C. congruence.
Qed.

Lemma record_right : forall r pos, In r records -> has x pos r = true -> well_formed pos -> legal pos ->
  next_plays x is_done pos = [] -> right_reply false true x at_least said pos (ranked (free_rank r)) (play_on (free_play r)).
Proof.
  intros r pos I Has W L N. apply (proj1 (has_iff x pos r W L)) in Has. set (k := known_of (free_known r)) in *.
  assert (H : record_is_right x look neighbour_table found r = true).
  { unfold records_are_right in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (_ & R).
    rewrite forallb_forall in R. exact (R r I). }
  unfold record_is_right in H. fold k in H. set (p := free_play r) in *. apply andb_true_iff in H as (H & Rest).
  apply andb_true_iff in H as (Hp & E). apply Nat.ltb_lt in Hp.
  assert (Known : k p = known_empty) by (unfold is_known_empty in E; destruct (k p); congruence).
  assert (Vacant : cell_at pos p = None) by (assert (C := proj2 (proj2 Has) p Hp); rewrite Known in C; exact C).
  destruct (quick_own_play neighbour_table (free_known r) p) as [(cells, bars)|] eqn:Quick; [|discriminate].
  apply quick_own_play_is in Quick as (k1 & Own & -> & ->); [|exact Hp]. fold k in Own, Rest.
  assert (Keeps := own_play_keeps_stones x k pos p Has Hp Known k1 Own).
  assert (After := own_play_is_known x k pos p Has Hp Known k1 Own). apply stands_again in After.
  apply orb_true_iff in Rest as [Next|Rest].
  { exfalso. rewrite looks in Next. unfold done_with in Next. simpl in Next. apply mem_In, filter_In in Next as (_ & D).
    apply andb_true_iff in D as (_ & D).
    assert (J : In p (next_plays x is_done pos)); [|rewrite N in J; destruct J]. unfold next_plays. apply filter_In.
    split; [apply in_all_points; exact Hp|]. rewrite (proj2 (is_empty_iff pos p) Vacant), <- (stones_are_bare k pos Has), D.
    reflexivity. }
  assert (Change := play_changes pos p W Hp Vacant Keeps).
  destruct (all_met_is_right _ _ (barred k p) (back_to true pos) _ After Rest) as (Bel & Left & Op).
  - intros q Iq. assert (Hot := barred_is_banned x k pos p Has Hp Known q Iq).
    assert (J : In q (single_hot_stone (play_at pos x p))) by (rewrite Hot; left; reflexivity).
    apply (hot_stone_is_recapture pos x p W Hp Vacant L Change) in J as (_ & _ & Back).
    change (position_eqb pos (after (play_at (after (play_at pos x p)) o q)) = true). rewrite Back. apply position_eqb_eq.
    reflexivity.
  - split; [exact Hp|]. split; [exact Vacant|]. split; [exact Keeps|]. split; [exact Bel|]. split; [exact Left | exact Op].
Qed.

Lemma free_book_is_right : forall pos a, said pos = Some a -> right_answer false true x at_least said pos a.
Proof.
  intros pos a H. assert (H' := H). unfold free_book in H'. destruct ((length pos =? points) && is_legal pos) eqn:F.
  2: { apply (base_is_right x at_least is_done done base above_base ends records pos a H'). }
  apply andb_true_iff in F as (W & L). apply Nat.eqb_eq in W. apply is_legal_iff in L; [|exact W].
  destruct (base pos) as [b|] eqn:A.
  { injection H' as <-. exact (base_is_right x at_least is_done done base above_base ends records pos b A). }
  destruct (plays_with_rank above_base (next_plays x is_done pos)) as [b|] eqn:N.
  { injection H' as <-. exact (next_is_right x at_least is_done done base above_base ends records pos b W L N). }
  intros m I. destruct (answers_are_records x above_base records pos a m H' I) as (r & Ir & Hr & -> & ->).
  apply record_right; try assumption. destruct (next_plays x is_done pos); [reflexivity | discriminate].
Qed.

Lemma free_passes_alone : forall pos a, said pos = Some a -> pass_is_alone a.
Proof.
  intros pos a H. unfold free_book in H. destruct ((length pos =? points) && is_legal pos).
  2: { exact (base_alone _ _ _ _ _ _ ends pos a H). }
  destruct (base pos) as [b|] eqn:A; [injection H as <-; exact (base_alone _ _ _ _ _ _ ends pos b A)|]. intro I. exfalso.
  destruct (plays_with_rank above_base (next_plays x is_done pos)) as [b|] eqn:N.
  - injection H as <-. destruct (with_rank _ _ _ N) as (_ & Replies). apply Replies in I as (k & _ & D). discriminate.
  - destruct (answers_are_records x above_base records pos a pass H I) as (r & _ & _ & D & _). discriminate.
Qed.

Lemma free_start_is_right : right_start false true x said setup first (ranked (above_records records)).
Proof.
  unfold records_are_right in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (H & _).
  unfold start_is_met in H. apply andb_true_iff in H as (H & Met). apply andb_true_iff in H as (W & L).
  apply Nat.eqb_eq in W. rewrite quick_legal_is_legal in L. apply is_legal_iff in L; [|exact W]. cbv zeta in Met.
  set (k := exactly x setup) in *. assert (S : stands_for x k setup).
  { split; [exact W|]. split; [exact L|]. intros q _. unfold k, exactly. destruct (cell_at setup q) as [c|]; [|reflexivity].
    destruct (color_eqb c x) eqn:C; simpl; [apply color_eqb_eq in C; congruence|].
    destruct (color_cases x c) as [->| ->]; [|reflexivity]. rewrite (proj2 (color_eqb_eq x x) eq_refl) in C. discriminate. }
  assert (Same := stones_are_known k setup S).
  split; [exact W|]. split; [exact L|]. rewrite looks in Met. unfold done_with in Met. simpl fst in Met.
  destruct (is_done (stones_of x k)) eqn:Now.
  { apply (done_if_so _ _ _ _ _ _ ends) in Now; [|apply well_formed_tabulate].
    assert (D : done setup) by (apply (done_same _ _ _ _ _ _ ends (stones_of x k)); [intro q; symmetry; apply Same | exact Now]).
    destruct (done_is_answered x at_least is_done done base above_base ends records setup None W L D) as (Left & Op).
    split.
    - intros _. destruct (done_said _ _ _ _ _ _ ends setup W L D) as (a & A). exists a. apply base_is_said. exact A.
    - intros _. split; [apply (done_is_below x at_least is_done done base above_base ends records); auto; lia|]. split; [|exact Op].
      intros q Lq. destruct (Left q Lq) as (a & A & R). exists a. split; [exact A | lia]. }
  destruct (color_eqb first x) eqn:C.
  - apply color_eqb_eq in C. split; [|congruence]. intros _.
    destruct (met_is_right _ k [] setup [] S Met) as ((a & A & _) & _); [left; reflexivity | intros q [] | eauto].
  - split; [intros ->; rewrite (proj2 (color_eqb_eq x x) eq_refl) in C; discriminate|]. intros _.
    destruct (all_met_is_right _ k [] None setup S Met) as (Bel & Left & Op); [intros q []|].
    split; [exact Bel|]. split; [|exact Op]. intros q Lq. destruct (Left q Lq) as [D|D]; [discriminate | exact D].
Qed.

(* Under the rules of robust.v, x does not do worse, and the game ends. *)
Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
Hypothesis covered : hot_is_covered false (hot_stones rules).
Hypothesis refusals_return : refuses_returns_only rules cycle.
Hypothesis ko_is_refused : refuses_to_take_back rules cycle.

Notation well s := (at_least <= as_seen_by x (area_difference (stones s)))%Z.

Theorem accepted_free_holds : can_hold rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  exact (robust_book_holds false true x at_least setup first said _ free_start_is_right free_book_is_right
           (fun _ => free_passes_alone) rules cycle no_handicap no_capture_ends two_passes_at_least covered refusals_return
           (fun _ => ko_is_refused)).
Qed.

Theorem accepted_free : it_ends setup first rules cycle -> can_force rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  exact (robust_book_forces false true x at_least setup first said _ free_start_is_right free_book_is_right
           (fun _ => free_passes_alone) rules cycle no_handicap no_capture_ends two_passes_at_least covered refusals_return
           (fun _ => ko_is_refused)).
Qed.

End Solution.

Print Assumptions accepted_free_holds.
Print Assumptions accepted_free.
