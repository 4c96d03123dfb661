(* Solutions with free points: if the program of free_records.v says yes, what the records and the ends say is a robust book.

   Each record is checked once, for all its images. What is met after its play is fine there (free_met.v), and in the images. So
   what records say is right (`record_right`), and with it the whole book.

   This is so of any end of the game for which `done_right` holds; settled and held boards are such ends. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import variation hot_is_recapture symmetry.
From Hotstone.rules Require Import situation hot_single hot_kinds.
From Hotstone.certificates Require Import quick quick_hot listing robust_list robust living recorded_lines known_positions
  known_answers quick_known hot_reasons carried_lines carried_known
  free_records free_images done_book free_book free_met.

Section Solution.
Context {B : board}.
(* Whether all kinds of hot stones but `any-ko-stone` are looked at, or single ones. *)
Variables (every : bool) (x : color) (at_least : Z).
Variable e : ending.
Context {ends : done_right every true x at_least e}.
Variable look : position -> bool * list nat.
Hypothesis looks : forall stones, look stones = done_with x (is_done e) stones.
Variables (maps : list table) (turn : position -> nat).
Variables (setup : position) (first : color) (count : nat) (record : nat -> free_record) (above : nat).
Hypothesis accepted : records_are_right every x maps turn look setup first count record above = true.

Notation o := (opponent x).
Notation all := (all_images maps record count).
Notation said := (free_book x e all).
Notation found := (gathered x maps turn record count nothing).
Notation ranked r := (S (above_base e) + r).
Notation is_map := (is_map maps).
Notation fine := (fine x e maps count record).
Notation near := neighbour_table.
Notation hot pl := (hot_stones_of (kinds_met every true) pl).

Lemma what_was_checked : are_all_maps maps = true /\ start_is_met every x maps turn look near found setup first above = true /\
  forall i, i < count -> record_is_right every x maps turn look near found (record i) = true.
Proof.
  unfold records_are_right in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (M & H).
  apply andb_true_iff in H as (S & R). split; [exact M|]. split; [exact S|]. exact (all_up_to_all _ count R).
Qed.

Lemma are_maps : are_all_maps maps = true.
Proof. apply what_was_checked. Qed.

Lemma on_the_board : forall i, i < count -> free_play (record i) < points.
Proof.
  intros i Hi. assert (H := proj2 (proj2 what_was_checked) i Hi). unfold record_is_right in H. apply andb_true_iff in H as (H & _).
  apply andb_true_iff in H as (H & _). apply Nat.ltb_lt. exact H.
Qed.

Notation met := (met_is_fine every x at_least e look looks maps turn are_maps count record on_the_board).

Lemma stands_again : forall k pos, stands_for x k pos -> stands_for x (known_of (cells_of k)) pos.
Proof.
  intros k pos (W & L & H). split; [exact W|]. split; [exact L|]. intros q Hq. rewrite cells_again by exact Hq. exact (H q Hq).
Qed.

Lemma met_turned : forall bound k may_be, is_met every x maps turn look found bound k may_be = true ->
  exists t, turned_by maps turn (stones_of x k) = Some t.
Proof. intros bound k may_be H. unfold is_met in H. destruct (turned_by maps turn (stones_of x k)) as [t|];
  [eauto | discriminate]. Qed.

(* What opponents leave from an image. *)
Lemma led_there : forall u pos k, is_map u -> well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  led_to every x (after (play_at (carry u pos) o (to_point u k))) (hot (play_at (carry u pos) o (to_point u k))).
Proof.
  intros u pos k M W L Hk E. assert (Same := keeps_colours maps u M). exists (carry u pos), (to_point u k).
  split; [apply carry_formed|]. split; [apply legality_is_carried; assumption|]. split; [apply to_on_board; exact Hk|].
  split; [rewrite (cell_there u Same) by exact Hk; exact E | auto].
Qed.

(* What is banned there is an image of what the program looks at here. *)
Lemma position_is : forall k pos, stands_for x k pos -> forallb (fun q => negb (is_free k q)) all_points = true ->
  position_of x k = pos.
Proof.
  intros k pos (W & _ & K) F. rewrite forallb_forall in F. apply position_ext; [apply well_formed_tabulate | exact W|].
  intros q Hq. unfold position_of. rewrite cell_at_tabulate by exact Hq. specialize (K q Hq).
  specialize (F q (proj2 (in_all_points q) Hq)). unfold is_free in F. destruct (k q); simpl in *; congruence.
Qed.

Lemma banned_there : forall u k pos p banned, is_map u -> stands_for x k pos -> p < points -> cell_at pos p = None ->
  (forall w, ban_reason every x pos p w -> In w banned) -> forall q, In q (hot (play_at (carry u pos) o (to_point u p))) ->
  exists w, In w (bans_there every x maps near k p banned) /\ w < points /\ q = to_point u w.
Proof.
  intros u k pos p banned M S Hp E Named q I. assert (Same := keeps_colours maps u M). assert (W := proj1 S).
  assert (Hu := to_on_board _ _ u p Hp).
  assert (Eu : cell_at (carry u pos) (to_point u p) = None) by (rewrite (cell_there u Same); assumption).
  assert (R := hot_has_reason every x _ _ Hu Eu q I). apply (reason_here every x u Same pos p W Hp) in R as (w & -> & Hw & R).
  apply Named in R. exists w. split; [|auto]. unfold bans_there. destruct banned as [|b l]; [destruct R|].
  destruct (every && forallb (fun q => negb (is_free k q)) all_points) eqn:F; [|exact R]. apply andb_true_iff in F as (_ & F).
  destruct M as (t & It & Mt). apply in_flat_map. exists t. split; [exact It|]. unfold bans_in.
  assert (Goes : at_place (goes t) p = to_point u p) by (symmetry; apply Mt).
  assert (Image : image_of t pos = carry u pos) by apply Mt.
  rewrite (position_is k pos S F), Image, Goes, quick_play_is_play, quick_hot_stones_are_hot_stones by exact Hu.
  apply in_map_iff. exists (to_point u w). split; [|exact I].
  destruct Mt as (_ & To & _). rewrite To. apply (comes_back maps are_maps); assumption.
Qed.

(* The position before the play of the owner, if it is one, to which no answer may lead back. *)
Definition barred_leads_back (back : option position) (pos : position) (barred : list nat) : Prop :=
  forall q, In q barred -> leads_back back (after (play_at pos o q)) = true.

Lemma all_met_is_right : forall u bound k barred back pos, is_map u -> stands_for x k pos ->
  all_met every x maps turn look near found bound k barred = true -> barred_leads_back back pos barred ->
  below said (ranked bound) (carry u pos) /\
  (forall q, leaves x (carry u pos) q -> leads_back (option_map (carry u) back) q = true \/ below said (ranked bound) q) /\
  opens_after every true x said (option_map (carry u) back) (carry u pos).
Proof.
  intros u bound k barred back pos M S H Bar. assert (W := proj1 S). assert (L := proj1 (proj2 S)).
  assert (Same := keeps_colours maps u M).
  unfold all_met in H. apply andb_true_iff in H as (Pass & H). rewrite forallb_forall in H.
  assert (Each : forall p, p < points -> cell_at pos p = None -> leads_back back (after (play_at pos o p)) = false ->
    fine bound (hot (play_at (carry u pos) o (to_point u p))) (after (play_at (carry u pos) o (to_point u p)))).
  { intros p Hp E N. specialize (H p (proj2 (in_all_points p) Hp)).
    assert (May : is_known_empty k p || is_free k p = true).
    { assert (C := proj2 (proj2 S) p Hp). rewrite E in C. unfold is_known_empty, is_free. destruct (k p); simpl in *; congruence. }
    rewrite May in H. destruct (mem p barred) eqn:Me; [apply mem_In, Bar in Me; congruence|]. simpl in H.
    assert (A := quick_answer_is_known every x k pos p S Hp E). cbv zeta in A.
    assert (Led := led_there u pos p M W L Hp E). assert (There := banned_there u k pos p). rewrite (after_there u Same) in Led |- *
      by assumption.
    destruct (quick_answer _ _ k _ _ _ p) as [| |next taken banned]; [discriminate| |].
    - destruct A as (S' & _ & No). destruct (met_turned _ _ _ Pass) as (t & T).
      apply (met k _ u t S' M T bound []); [exact Pass | | right; exact Led].
      intros q I. destruct (There [] M S Hp E) with (q := q) as (w & J & _); [intros w R; destruct (No w R) | exact I | destruct J].
    - destruct A as (S' & _ & Hot). destruct (met_turned _ _ _ H) as (t & T).
      apply (met next _ u t S' M T bound (bans_there every x maps near k p banned)); [exact H | | right; exact Led].
      intros q I. exact (There banned M S Hp E Hot q I). }
  assert (Here : forall q, q < points -> cell_at (carry u pos) q = None ->
    leads_back (option_map (carry u) back) (after (play_at (carry u pos) o q)) = false ->
    fine bound (hot (play_at (carry u pos) o q)) (after (play_at (carry u pos) o q))).
  { intros q Hq E N. destruct (from_there u q Hq) as (p & Hp & ->). rewrite (cell_there u Same) in E by exact Hp. apply Each; auto.
    destruct back as [b|]; [|reflexivity]. cbn [leads_back option_map] in *. destruct (position_eqb b _) eqn:Q; [|reflexivity].
    apply position_eqb_eq in Q. rewrite (after_there u Same), <- Q in N by assumption.
    rewrite position_eqb_refl in N. discriminate. }
  split; [|split].
  - destruct (met_turned _ _ _ Pass) as (t & T). apply (met k pos u t S M T bound [] []); [exact Pass | intros q [] | left;
    reflexivity].
  - intros q (p & Hp & E & ->). destruct (leads_back (option_map (carry u) back) (after (play_at (carry u pos) o p))) eqn:N;
    [auto|].
    right. apply (Here p Hp E N).
  - intros _ p Hp E N. apply (Here p Hp E N).
Qed.

Lemma play_changes : forall pos p, well_formed pos -> p < points -> cell_at pos p = None -> self_removed (play_at pos x p) = [] ->
  changes_position (play_at pos x p) = true.
Proof.
  intros pos p W Hp E Own. apply changes_iff. intro Q. assert (C := proj2 (own_after_own_play x pos p W Hp E Own p) (or_intror eq_refl)).
  rewrite <- Q in C. simpl in C. congruence.
Qed.

Lemma record_right : forall i u pos, i < count -> is_map u -> stands_for x (known_of (free_known (record i))) pos ->
  next_plays x e (carry u pos) = [] ->
  right_reply every true x at_least said (carry u pos) (ranked (free_rank (record i))) (play_on (to_point u (free_play (record
    i)))).
Proof.
  intros i u pos Hi M Has N. assert (W := proj1 Has). assert (L := proj1 (proj2 Has)). assert (Same := keeps_colours maps u M).
  assert (H := proj2 (proj2 what_was_checked) i Hi). set (r := record i) in *. set (k := known_of (free_known r)) in *.
  unfold record_is_right in H. fold k in H. set (p := free_play r) in *. apply andb_true_iff in H as (H & Rest).
  apply andb_true_iff in H as (Hp & E). apply Nat.ltb_lt in Hp.
  assert (Known : k p = known_empty) by (unfold is_known_empty in E; destruct (k p); congruence).
  assert (Vacant : cell_at pos p = None) by (assert (C := proj2 (proj2 Has) p Hp); rewrite Known in C; exact C).
  destruct (quick_own_play near (free_known r) p) as [(cells, bars)|] eqn:Quick; [|discriminate].
  apply quick_own_play_is in Quick as (k1 & Own & -> & ->); [|exact Hp]. fold k in Own, Rest.
  assert (Keeps := own_play_keeps_stones x k pos p Has Hp Known k1 Own).
  assert (After := own_play_is_known x k pos p Has Hp Known k1 Own). apply stands_again in After.
  apply orb_true_iff in Rest as [Last|Rest].
  { exfalso. unfold is_last in Last. destruct (turned_by maps turn (stones_of x k)) as [t|] eqn:T; [|discriminate].
    destruct (turned_map x maps turn are_maps k u t M T) as (m & v & It & Mt & Mv & To).
    assert (J : In (to_point u p) (next_plays x e (carry u pos))); [|rewrite N in J; destruct J].
    apply (proj1 (next_there every x at_least e look looks maps are_maps k pos u t Has M m v It Mt Mv To p Hp Vacant)).
    apply mem_In in Last. destruct Mt as (_ & -> & _). exact Last. }
  assert (Change := play_changes pos p W Hp Vacant Keeps).
  destruct (all_met_is_right u _ _ (barred k p) (Some pos) _ M After Rest) as (Bel & Left & Op).
  - intros q Iq. assert (Hot := barred_is_banned x k pos p Has Hp Known q Iq).
    assert (J : In q (single_hot_stone (play_at pos x p))) by (rewrite Hot; left; reflexivity).
    apply (hot_stone_is_recapture pos x p W Hp Vacant L Change) in J as (_ & _ & Back).
    change (position_eqb pos (after (play_at (after (play_at pos x p)) o q)) = true). rewrite Back. apply position_eqb_eq.
    reflexivity.
  - unfold right_reply. rewrite (after_there u Same) by assumption. split; [apply to_on_board; exact Hp|].
    split; [rewrite (cell_there u Same) by exact Hp; exact Vacant|]. split; [apply none_removed_there; assumption|].
    split; [exact Bel|]. split; [exact Left | exact Op].
Qed.

Lemma free_said_is_robust : robust_book every true x at_least said.
Proof.
  apply (over_base_is_robust every true x at_least e). intros pos a W L _ H. unfold next_or_record in H.
  destruct (plays_with_rank (above_base e) (next_plays x e pos)) as [b|] eqn:N.
  { injection H as ->. split; [|intros _; exact (plays_are_no_pass _ _ _ N)]. intros m I.
    destruct (with_rank _ _ _ N) as (Ra & Replies). apply Replies in I as (p & I & ->).
    apply (next_is_right every true x at_least e); auto. lia. }
  split; [intros m I | intros _ I; destruct (answers_are_records x e all pos a pass H I) as (r & _ & _ & D & _); discriminate].
  destruct (answers_are_records x e all pos a m H I) as (r & Ir & Hr & -> & ->).
  apply (proj1 (has_iff x pos r W L)) in Hr.
  destruct (all_iff_image maps are_maps count record r Ir) as (i & u & Hi & M & (Cells & -> & ->)).
  assert (Same := keeps_colours maps u M). assert (Back : carry u (carry (backwards u) pos) = pos).
  { assert (C := carry_back (backwards u) pos W). exact C. }
  rewrite <- Back. apply record_right; [exact Hi | exact M | | rewrite Back; destruct (next_plays x e pos);
    [reflexivity | discriminate]].
  apply (stands_here u Same x _ (known_of (free_known r))); [apply carry_formed | rewrite Back; exact Hr | exact Cells].
Qed.

Lemma free_start_is_right : right_start every true x said setup first (ranked above).
Proof.
  destruct what_was_checked as (_ & H & _). unfold start_is_met in H. apply andb_true_iff in H as (H & Met).
  apply formed_and_legal in H as (W & L).
  cbv zeta in Met. set (k := exactly x setup) in *. assert (S : stands_for x k setup).
  { split; [exact W|]. split; [exact L|]. intros q _. unfold k, exactly. destruct (cell_at setup q) as [c|]; [|reflexivity].
    destruct (color_eqb c x) eqn:C; simpl; [apply color_eqb_eq in C; congruence|].
    destruct (color_cases x c) as [->| ->]; [|reflexivity]. rewrite color_eqb_refl in C. discriminate. }
  assert (Same := stones_are_known x k setup S).
  split; [exact W|]. split; [exact L|]. rewrite looks in Met. unfold done_with in Met. simpl fst in Met.
  destruct (is_done e (stones_of x k)) eqn:Now.
  { apply done_if_so in Now; [|apply well_formed_tabulate].
    assert (D : done e setup) by (apply (done_same (stones_of x k)); [intro q; symmetry; apply Same | exact Now]).
    destruct (done_is_answered every true x at_least e (next_or_record x e all) setup None W L D) as (Left & Op).
    split.
    - intros _. destruct (done_said setup W L D) as (a & A). exists a. apply base_is_said. exact A.
    - intros _. split; [apply (done_is_below every true x at_least e (next_or_record x e all)); auto; lia|].
      split; [|exact Op].
      intros q Lq. destruct (Left q Lq) as (a & A & R). exists a. split; [exact A | lia]. }
  assert (Maps : exists u, is_map u /\ carry u setup = setup).
  { destruct (color_eqb first x);
      [destruct (met_turned _ _ _ Met) as (t & T) |
       unfold all_met in Met; apply andb_true_iff in Met as (Met & _); destruct (met_turned _ _ _ Met) as (t & T)];
      unfold turned_by in T; destruct (nth_error maps (turn (stones_of x k))) as [s|] eqn:E; try discriminate;
      apply nth_error_In in E; destruct (table_is_map maps are_maps s E) as (m & M);
      (assert (Im : is_map m) by (exists s; auto)); destruct (map_between maps are_maps m m Im Im) as (u & U & To); exists u;
      (split; [exact U|]); (apply position_ext; [apply carry_formed | exact W|]); intros q Hq;
      destruct (from_there m q Hq) as (p & Hp & ->); rewrite <- (To p Hp) at 1;
      rewrite (cell_there u (keeps_colours maps u U)); try reflexivity; apply to_on_board; exact Hp. }
  destruct Maps as (u & U & Id).
  destruct (color_eqb first x) eqn:C.
  - apply color_eqb_eq in C. split; [|congruence]. intros _. destruct (met_turned _ _ _ Met) as (t & T).
    destruct (met k setup u t S U T above [] []) as ((a & A & _) & _); [exact Met | intros q [] | left; reflexivity |].
    rewrite Id in A. eauto.
  - split; [intros ->; rewrite color_eqb_refl in C; discriminate|]. intros _.
    destruct (all_met_is_right u _ k [] None setup U S Met) as (Bel & Left & Op); [intros q []|]. rewrite Id in *.
    split; [exact Bel|]. split; [|exact Op]. intros q Lq. destruct (Left q Lq) as [D|D]; [discriminate | exact D].
Qed.

Lemma free_book_is_robust : has_robust_book every true x at_least setup first.
Proof. exists said, (ranked above). split; [exact free_start_is_right | exact free_said_is_robust]. Qed.

End Solution.
