(* Robust lists whose lines end before the game: at boards that their side has settled, or can settle with its next play.

   These are the solutions whose header says `rules any` or the like and `settled-board yes`, or `next` where hot stones of all
   kinds are looked at (docs/reference/certificates.md). Settled boards need not be listed, since it is known how to go on
   (settled_board.v). So the book of which robust.v speaks is the list with all settled boards added (`book_to_leaves`): there
   the side plays at a liberty of the opponent, and passes if he has no stone. The rank is how many points are not the side's, doubled, and one more where it
   passes. An answer that changes the position lowers it by one or not at all, a play of the side by one at least. All ranks of
   the list are raised above these, and between them is that of boards that the next play settles. No hot stone forbids a play
   on a settled board (settled_hot.v).

   `book_to_leaves` asks whether a board is settled, the program whether it can see that (`found_to_leaves`). *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import fill_in.
From Hotstone.plays Require Import play_facts legality variation.
From Hotstone.rules Require Import situation hot_single hot_kinds game passes_end.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick quick_hot listing forcing robust_list robust_game robust settled_board settled_hot
  settled_program settled_search.
Import ListNotations.
Open Scope nat_scope.

Section Leaves.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z).
(* The plays to try, if lines also end where the next play settles the board. They are tried; nothing else is asked of them. *)
Variable next_plays : position -> list nat.

Notation o := (opponent x).

(* The program. *)

Definition settled_answer (pos : position) : answer :=
  match settled_move x pos with
  | Some k => {| rank := 2 * still_open x pos; first_reply := play_on k; other_replies := [] |}
  | None => {| rank := 2 * still_open x pos + 1; first_reply := pass; other_replies := [] |}
  end.

Definition settles_next (near : list (list nat)) (pos : position) (k : nat) : bool :=
  if (k <? points) && is_empty pos k then
    let pl := quick_play near pos x k in
    if settles_board x near (after pl) then none_there (self_removed pl) else false
  else false.

Definition above_settled : nat := 2 * points + 2.

Definition next_answer (near : list (list nat)) (pos : position) : option answer :=
  match filter (settles_next near pos) (next_plays pos) with
  | [] => None
  | k :: others => Some {| rank := above_settled; first_reply := play_on k; other_replies := map play_on others |}
  end.

Definition found_to_leaves (near : list (list nat)) (listed : book) : book := fun pos =>
  if settles_board x near pos then Some (settled_answer pos)
  else match listed pos with Some a => Some a | None => next_answer near pos end.

Definition raised (e : position * answer) : position * answer :=
  (fst e, {| rank := S above_settled + rank (snd e); first_reply := first_reply (snd e); other_replies := other_replies (snd e) |}).

Definition check_to_leaves (setup : position) (first : color) (entries : list (position * answer)) : bool :=
  let near := neighbour_table in
  let all := map raised entries in
  let found := found_to_leaves near (book_of all) in
  (at_least <=? Z.of_nat points)%Z &&
  start_is_right every with_ko x near found setup first (S above_settled + above_all entries) &&
  all_of (fun e => answer_is_right every with_ko x at_least near found (fst e) (snd e)) all.

(* What is said. *)

Notation near := neighbour_table.

Definition book_to_leaves (listed : book) : book := fun pos =>
  if (length pos =? points) && is_legal pos then
    if settles_now x pos then Some (settled_answer pos)
    else match listed pos with Some a => Some a | None => next_answer near pos end
  else listed pos.

Variable listed : book.
Hypothesis listed_high : forall pos a, listed pos = Some a -> above_settled < rank a.
Hypothesis all_are_enough : (at_least <= Z.of_nat points)%Z.

Notation found := (found_to_leaves near listed).
Notation said := (book_to_leaves listed).
Notation below := (below said).

Lemma said_where_legal : forall pos, well_formed pos -> legal pos ->
  said pos = if settles_now x pos then Some (settled_answer pos)
             else match listed pos with Some a => Some a | None => next_answer near pos end.
Proof.
  intros pos W L. unfold book_to_leaves. rewrite (proj2 (Nat.eqb_eq _ _) W), (proj2 (is_legal_iff pos W) L). reflexivity.
Qed.

Lemma said_if_settled : forall pos, well_formed pos -> legal pos -> settles x pos -> said pos = Some (settled_answer pos).
Proof.
  intros pos W L S. rewrite said_where_legal by assumption. rewrite (proj2 (settles_now_iff x pos W) S). reflexivity.
Qed.

Lemma found_is_said : forall pos, well_formed pos -> legal pos -> settles_now x pos = false -> found pos = said pos.
Proof.
  intros pos W L N. rewrite said_where_legal, N by assumption. unfold found_to_leaves.
  destruct (settles_board x near pos) eqn:S; [|reflexivity]. exfalso.
  assert (T := proj2 (settles_now_iff x pos W) (settles_board_right x pos W S)). congruence.
Qed.

Lemma settled_rank : forall pos, rank (settled_answer pos) <= 2 * still_open x pos + 1 /\
  (settled_move x pos <> None -> rank (settled_answer pos) <= 2 * still_open x pos).
Proof. intro pos. unfold settled_answer. destruct (settled_move x pos); simpl; split; try lia. congruence. Qed.

Lemma settled_rank_at_most : forall pos, rank (settled_answer pos) < above_settled.
Proof.
  intro pos. destruct (settled_rank pos) as (R & _). assert (M := still_open_at_most x pos). unfold above_settled. lia.
Qed.

Lemma next_rank : forall pos a, next_answer near pos = Some a -> rank a = above_settled.
Proof.
  intros pos a H. unfold next_answer in H.
  destruct (filter _ (next_plays pos)); [discriminate|]. injection H as <-. reflexivity.
Qed.

Lemma found_below : forall r pos, well_formed pos -> legal pos -> is_below (found pos) r = true -> below r pos.
Proof.
  intros r pos W L H. destruct (settles_now x pos) eqn:S; [|apply is_below_right; rewrite <- found_is_said; assumption].
  exists (settled_answer pos). rewrite said_where_legal, S by assumption. split; [reflexivity|].
  assert (M := settled_rank_at_most pos). unfold is_below, found_to_leaves in H.
  destruct (settles_board x near pos); [apply Nat.ltb_lt; exact H|]. destruct (listed pos) as [a|] eqn:E.
  - apply listed_high in E. apply Nat.ltb_lt in H. lia.
  - destruct (next_answer near pos) as [a|] eqn:N; [|discriminate].
    apply next_rank in N. apply Nat.ltb_lt in H. lia.
Qed.

Notation opens := (opens said).
Notation opens_after := (opens_after every with_ko x said).
Notation hot pl := (hot_stones_of (kinds_met every) pl).

Lemma settled_opens : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  settles x (after (play_at pos o k)) -> opens (after (play_at pos o k)) (hot (play_at pos o k)).
Proof.
  intros pos k W L Hk E S. rewrite nothing_is_hot by assumption. set (q := after (play_at pos o k)) in *.
  exists (settled_answer q), (first_reply (settled_answer q)).
  split; [apply said_if_settled; [apply after_formed | apply legality_is_kept | exact S]; assumption|].
  split; [left; reflexivity|]. destruct (first_reply (settled_answer q)); reflexivity.
Qed.

Lemma found_open : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  some_open (found (after (play_at pos o k))) (hot (play_at pos o k)) = true ->
  opens (after (play_at pos o k)) (hot (play_at pos o k)).
Proof.
  intros pos k W L Hk E H. assert (Wa := after_formed pos o k). assert (La := legality_is_kept pos o k W Hk E L).
  destruct (settles_now x (after (play_at pos o k))) eqn:S.
  - apply settled_opens; try assumption. apply settles_now_iff; assumption.
  - apply some_open_right. rewrite <- found_is_said; assumption.
Qed.

(* Settled boards. *)

Section Settled.
Variable pos : position.
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis is_settled : settles x pos.

Lemma settled_answered : forall back, opens_after back pos.
Proof.
  intros back _ k Hk E _. apply settled_opens; try assumption. apply answer_keeps_settled; assumption.
Qed.

Lemma settled_left : forall q, leaves x pos q -> well_formed q /\ legal q /\ settles x q /\ still_open x q = still_open x pos.
Proof.
  intros q (k & Hk & E & ->). split; [apply after_formed|]. split; [apply legality_is_kept; assumption|].
  split; [apply answer_keeps_settled; assumption|]. apply same_still_open. apply answer_takes_nothing; assumption.
Qed.

Lemma settled_left_below : forall r q, 2 * still_open x pos + 1 < r -> leaves x pos q -> below r q.
Proof.
  intros r q Hr Lq. destruct (settled_left q Lq) as (Wq & L & S & Same). exists (settled_answer q).
  split; [apply said_if_settled; assumption|]. destruct (settled_rank q) as (R & _). lia.
Qed.

Lemma settled_is_below : forall r, 2 * still_open x pos + 1 < r -> below r pos.
Proof.
  intros r Hr. exists (settled_answer pos). split; [apply said_if_settled; assumption|]. destruct (settled_rank pos) as (R & _). lia.
Qed.

End Settled.

Lemma settled_right : forall pos, well_formed pos -> legal pos -> settles x pos ->
  right_answer every with_ko x at_least said pos (settled_answer pos).
Proof.
  intros pos W L S m I. unfold settled_answer in *. destruct (settled_move x pos) as [k|] eqn:M; destruct I as [<-|[]];
    unfold right_reply; cbn [rank].
  - destruct (settled_move_meets x pos k M) as (Hk & E & t & A & T).
    assert (Own := own_play_removes_none x pos W L S k Hk E).
    assert (Sa := own_play_keeps_settled x pos W L S k t Hk E A T).
    assert (Wa := after_formed pos x k). assert (La := legality_is_kept pos x k W Hk E L).
    assert (Fewer : still_open x (after (play_at pos x k)) < still_open x pos).
    { apply fewer_still_open with k; [| exact Hk | congruence |]; intros; apply (own_after_play x pos W L S k Hk E); auto. }
    split; [exact Hk|]. split; [exact E|]. split; [exact Own|].
    split; [apply settled_is_below; try assumption; lia|]. split; [|apply settled_answered; assumption].
    intros q Lq. right. apply (settled_left_below (after (play_at pos x k))); try assumption. lia.
  - assert (Alone := no_settled_move x pos L M). split; [rewrite settled_area by assumption; exact all_are_enough|].
    split; [|apply settled_answered; assumption]. intros q Lq N. destruct (settled_left pos W L S q Lq) as (Wq & L' & S' & Same).
    exists (settled_answer q). split; [apply said_if_settled; assumption|].
    destruct (settled_rank q) as (_ & R). rewrite Same in R. destruct Lq as (j & Hj & Ej & Eq).
    assert (C : changes_position (play_at pos o j) = true).
    { unfold changes_position. apply negb_true_iff. destruct (position_eqb (before (play_at pos o j)) (after (play_at pos o j))) eqn:D;
        [|reflexivity]. apply position_eqb_eq in D. simpl before in D. congruence. }
    assert (G := answer_gives_a_move x pos j W L S Hj Ej C M). rewrite Eq in R |- *. specialize (R G). lia.
Qed.

(* Boards that the next play settles. *)

Lemma next_settles : forall pos a m, next_answer near pos = Some a -> In m (replies a) ->
  exists k, m = play_on k /\ k < points /\ cell_at pos k = None /\ self_removed (play_at pos x k) = [] /\
            settles x (after (play_at pos x k)).
Proof.
  intros pos a m H I. unfold next_answer in H.
  assert (Each : forall k, In k (filter (settles_next near pos) (next_plays pos)) -> k < points /\ cell_at pos k = None /\
    self_removed (play_at pos x k) = [] /\ settles x (after (play_at pos x k))).
  { intros k J. apply filter_In in J as (_ & J). unfold settles_next in J. cbv zeta in J.
    destruct ((k <? points) && is_empty pos k) eqn:E; [|discriminate]. apply andb_true_iff in E as (Hk & E).
    apply Nat.ltb_lt in Hk. apply is_empty_iff in E. rewrite quick_play_is_play in J by exact Hk.
    destruct (settles_board x near (after (play_at pos x k))) eqn:S; [|discriminate]. apply none_there_iff in J.
    apply settles_board_right in S; [auto | apply after_formed]. }
  destruct (filter (settles_next near pos) (next_plays pos)) as [|k l]; [discriminate|]. injection H as <-.
  destruct I as [<-|I]; [exists k; split; [reflexivity | apply Each; left; reflexivity]|].
  apply in_map_iff in I as (j & <- & I). exists j. split; [reflexivity | apply Each; right; exact I].
Qed.

Lemma next_right : forall pos a, well_formed pos -> legal pos -> next_answer near pos = Some a ->
  right_answer every with_ko x at_least said pos a.
Proof.
  intros pos a W L H m I. destruct (next_settles pos a m H I) as (k & -> & Hk & E & Own & S).
  rewrite (next_rank pos a H). unfold right_reply.
  assert (Wa := after_formed pos x k). assert (La := legality_is_kept pos x k W Hk E L).
  assert (M := still_open_at_most x (after (play_at pos x k))). unfold above_settled.
  split; [exact Hk|]. split; [exact E|]. split; [exact Own|].
  split; [apply settled_is_below; try assumption; lia|]. split; [|apply settled_answered; assumption].
  intros q Lq. right. apply (settled_left_below (after (play_at pos x k))); try assumption. lia.
Qed.

Lemma next_without_pass : forall pos a, next_answer near pos = Some a -> ~ In pass (replies a).
Proof. intros pos a H I. destruct (next_settles pos a _ H I) as (k & D & _). discriminate. Qed.

(* All together. *)

Hypothesis listed_right : forall pos a, listed pos = Some a -> answer_is_right every with_ko x at_least near found pos a = true.

Lemma said_cases : forall pos a, said pos = Some a -> listed pos = Some a \/
  (well_formed pos /\ legal pos /\
   ((settles x pos /\ a = settled_answer pos) \/ (settles_now x pos = false /\ next_answer near pos = Some a))).
Proof.
  intros pos a E. unfold book_to_leaves in E. destruct ((length pos =? points) && is_legal pos) eqn:F; [|left; exact E].
  apply andb_true_iff in F as (W & L). apply Nat.eqb_eq in W. apply is_legal_iff in L; [|exact W].
  destruct (settles_now x pos) eqn:S.
  - injection E as <-. right. split; [exact W|]. split; [exact L|]. left. split; [apply settles_now_iff; assumption | reflexivity].
  - destruct (listed pos) as [b|]; [left; exact E | right]. auto.
Qed.

Lemma said_is_right : forall pos a, said pos = Some a -> right_answer every with_ko x at_least said pos a.
Proof.
  intros pos a E. apply said_cases in E as [E|(W & L & [(S & ->)|(_ & N)])].
  - exact (answer_is_right_right every with_ko x at_least said found found_below found_open pos a (listed_right pos a E)).
  - apply settled_right; assumption.
  - apply next_right; assumption.
Qed.

Lemma said_passes_alone : with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a.
Proof.
  intros K pos a E I. apply said_cases in E as [E|(W & L & [(S & ->)|(_ & N)])].
  - exact (answer_passes_alone every with_ko x at_least found pos a (listed_right pos a E) K I).
  - unfold settled_answer. destruct (settled_move x pos); reflexivity.
  - destruct (next_without_pass pos a N I).
Qed.

Lemma said_at_start : forall setup first above, start_is_right every with_ko x near found setup first above = true ->
  right_start every with_ko x said setup first above.
Proof.
  intros setup first above S. apply (start_is_right_right every with_ko x said found found_below found_open _ _ _ S).
  intros W L a F. destruct (settles_now x setup) eqn:N.
  - exists (settled_answer setup). rewrite said_where_legal, N by assumption. reflexivity.
  - exists a. rewrite <- found_is_said; assumption.
Qed.

End Leaves.

Section Accepted.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z) (next_plays : position -> list nat).
Variables (setup : position) (first : color) (entries : list (position * answer)).
Hypothesis accepted : check_to_leaves every with_ko x at_least next_plays setup first entries = true.

Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
Hypothesis covered : hot_is_covered every (hot_stones rules).
Hypothesis refusals_return : refuses_returns_only rules cycle.
Hypothesis ko_is_refused : with_ko = true -> refuses_to_take_back rules cycle.

Notation listed := (book_of (map raised entries)).
Notation said := (book_to_leaves x next_plays listed).
Notation well s := (at_least <= as_seen_by x (area_difference (stones s)))%Z.

Lemma what_was_checked : right_start every with_ko x said setup first (S above_settled + above_all entries) /\
  (forall pos a, said pos = Some a -> right_answer every with_ko x at_least said pos a) /\
  (with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a).
Proof.
  unfold check_to_leaves in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (H & R).
  apply andb_true_iff in H as (A & S). apply Z.leb_le in A. rewrite all_of_is, forallb_forall in R.
  assert (High : forall pos a, listed pos = Some a -> above_settled < rank a).
  { intros pos a E. apply book_lists in E. apply in_map_iff in E as (e & E & _). injection E as _ <-. simpl. lia. }
  assert (Right : forall pos a, listed pos = Some a ->
    answer_is_right every with_ko x at_least neighbour_table (found_to_leaves x next_plays neighbour_table listed) pos a = true).
  { intros pos a E. apply book_lists in E. exact (R _ E). }
  split; [|split].
  - exact (said_at_start every with_ko x next_plays listed High setup first _ S).
  - exact (said_is_right every with_ko x at_least next_plays listed High A Right).
  - exact (said_passes_alone every with_ko x at_least next_plays listed Right).
Qed.

(* As in robust.v: x does not do worse, and the game ends. *)
Theorem accepted_leaves_hold : can_hold rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  destruct what_was_checked as (S & R & K).
  exact (robust_book_holds every with_ko x at_least setup first said _ S R K rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return ko_is_refused).
Qed.

Theorem accepted_leaves : it_ends setup first rules cycle -> can_force rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  destruct what_was_checked as (S & R & K).
  exact (robust_book_forces every with_ko x at_least setup first said _ S R K rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return ko_is_refused).
Qed.

End Accepted.

Print Assumptions accepted_leaves_hold.
Print Assumptions accepted_leaves.
