(* Robust lists whose lines end before the game: at boards that their side has settled, or can settle with its next play.

   These are the solutions whose header says `settled-board yes`, under any `rules` but `basic-ko`, or `next` under `any`
   (docs/reference/certificates.md). Other lists with `next` may end at held boards (held_leaves.v). Settled boards need not be
   listed, since it is known how to go on (settled_board.v). The side plays at a liberty of the opponent, and passes if he has no
   stone. The rank is how many points are not the side's, doubled, and one more where it passes. An answer that changes the
   position lowers it by one or not at all, a play of the side by one at least. No hot stone forbids a play on a settled board
   (settled_hot.v).

   So settled boards are what done_book.v asks of boards where the side is done (`settled_is_done`), and ended_list.v has the rest. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality variation.
From Hotstone.rules Require Import situation hot_kinds game.
From Hotstone.certificates Require Import quick forcing robust_list robust_rules robust settled settled_board settled_hot
  settled_program settled_search carried_lines done_book ended_list.

Section Settled.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z).

Notation o := (opponent x).
Notation near := neighbour_table.

Definition settled_answer (pos : position) : answer :=
  match settled_move x pos with
  | Some k => {| rank := 2 * still_open x pos; first_reply := play_on k; other_replies := [] |}
  | None => {| rank := 2 * still_open x pos + 1; first_reply := pass; other_replies := [] |}
  end.

Definition above_settled : nat := 2 * points + 2.

Definition settled_book : book := fun pos =>
  if (length pos =? points) && is_legal pos && settles_now x pos then Some (settled_answer pos) else None.

Definition settled_ending : ending := {| is_done := settles_board x near; done_now := settles_now x; done := settles x;
  base := settled_book; above_base := above_settled |}.

Lemma settled_said : forall pos, well_formed pos -> legal pos -> settles x pos -> settled_book pos = Some (settled_answer pos).
Proof.
  intros pos W L S. unfold settled_book.
  rewrite (proj2 (Nat.eqb_eq _ _) W), (proj2 (is_legal_iff pos W) L), (proj2 (settles_now_iff x pos W) S). reflexivity.
Qed.

Lemma settled_cases : forall pos a, settled_book pos = Some a ->
  well_formed pos /\ legal pos /\ settles x pos /\ a = settled_answer pos.
Proof.
  intros pos a H. unfold settled_book in H. destruct (_ && _) eqn:E; [|discriminate]. injection H as <-.
  apply andb_true_iff in E as (E & S). apply formed_legal_iff in E as (W & L). apply settles_now_iff in S; auto.
Qed.

Lemma settled_rank : forall pos, rank (settled_answer pos) <= 2 * still_open x pos + 1 /\
  (settled_move x pos <> None -> rank (settled_answer pos) <= 2 * still_open x pos).
Proof. intro pos. unfold settled_answer. destruct (settled_move x pos); simpl; split; try lia. congruence. Qed.

Lemma settled_rank_at_most : forall pos, rank (settled_answer pos) < above_settled.
Proof.
  intro pos. destruct (settled_rank pos) as (R & _). assert (M := still_open_at_most x pos). unfold above_settled. lia.
Qed.

Notation below := (below settled_book).
Notation opens := (opens settled_book).
Notation opens_after := (opens_after every with_ko x settled_book).
Notation hot pl := (hot_stones_of (kinds_met every with_ko) pl).

Lemma settled_opens : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  settles x (after (play_at pos o k)) -> opens (after (play_at pos o k)) (hot (play_at pos o k)).
Proof.
  intros pos k W L Hk E S. rewrite nothing_is_hot by assumption. set (q := after (play_at pos o k)) in *.
  exists (settled_answer q), (first_reply (settled_answer q)).
  split; [apply settled_said; [apply after_formed | apply legality_is_kept | exact S]; assumption|].
  split; [left; reflexivity|]. destruct (first_reply (settled_answer q)); reflexivity.
Qed.

Section Board.
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
  split; [apply settled_said; assumption|]. destruct (settled_rank q) as (R & _). lia.
Qed.

Lemma settled_is_below : forall r, 2 * still_open x pos + 1 < r -> below r pos.
Proof.
  intros r Hr. exists (settled_answer pos). split; [apply settled_said; assumption|]. destruct (settled_rank pos) as (R & _). lia.
Qed.

End Board.

Hypothesis all_are_enough : (at_least <= Z.of_nat points)%Z.

Lemma settled_right : forall pos, well_formed pos -> legal pos -> settles x pos ->
  right_answer every with_ko x at_least settled_book pos (settled_answer pos).
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
  - assert (Alone := no_settled_move x pos L M). split; [unfold enough; rewrite settled_area by assumption; exact all_are_enough|].
    split; [|apply settled_answered; assumption]. intros q Lq N. destruct (settled_left pos W L S q Lq) as (Wq & L' & S' & Same).
    exists (settled_answer q). split; [apply settled_said; assumption|].
    destruct (settled_rank q) as (_ & R). rewrite Same in R. destruct Lq as (j & Hj & Ej & Eq).
    assert (C : changes_position (play_at pos o j) = true).
    { apply changes_iff. simpl before. congruence. }
    assert (G := answer_gives_a_move x pos j W L S Hj Ej C M). rewrite Eq in R |- *. specialize (R G). lia.
Qed.

Lemma settled_is_done : done_right every with_ko x at_least settled_ending.
Proof.
  constructor; cbn [is_done done_now done base above_base settled_ending].
  - apply settles_board_iff.
  - apply settles_now_iff.
  - intros m Same. apply settles_is_carried. exact Same.
  - apply settles_same.
  - intros pos S. apply S.
  - intros pos W L S. exists (settled_answer pos). apply settled_said; assumption.
  - intros pos a H. destruct (settled_cases pos a H) as (_ & _ & _ & ->). apply settled_rank_at_most.
  - split; [intros pos a H | intros _ pos a H _]; destruct (settled_cases pos a H) as (W & L & S & ->).
    + apply settled_right; assumption.
    + unfold settled_answer. destruct (settled_move x pos); reflexivity.
  - intros pos k a W L Hk E H. apply settled_opens; try assumption. apply (settled_cases _ _ H).
Qed.

End Settled.

Section Leaves.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z).
(* The plays to try, if lines also end where the next play settles the board. They are tried; nothing else is asked of them. *)
Variable next_plays : position -> list nat.

(* The program. *)

Definition settles_next (near : list (list nat)) (pos : position) (k : nat) : bool :=
  if (k <? points) && is_empty pos k then
    let pl := quick_play near pos x k in
    if settles_board x near (after pl) then none_there (self_removed pl) else false
  else false.

Definition next_answer (near : list (list nat)) : book := fun pos =>
  plays_with_rank above_settled (filter (settles_next near pos) (next_plays pos)).

Definition found_to_leaves (near : list (list nat)) (listed : book) : book := fun pos =>
  if settles_board x near pos then Some (settled_answer x pos) else listed_or (next_answer near) listed pos.

Definition check_to_leaves (setup : position) (first : color) (entries : list (position * answer)) : bool :=
  let near := neighbour_table in
  check_ended every with_ko x at_least (S above_settled) (found_to_leaves near) setup first entries.

(* Why it is right. *)

Variables (setup : position) (first : color) (entries : list (position * answer)).
Hypothesis accepted : check_to_leaves setup first entries = true.

Notation near := neighbour_table.

Lemma next_settles : forall pos k, well_formed pos -> legal pos -> settles_next near pos k = true ->
  In k (done_book.next_plays x (settled_ending x) pos).
Proof.
  intros pos k W L H. unfold settles_next in H. cbv zeta in H.
  destruct ((k <? points) && is_empty pos k) eqn:E; [|discriminate]. apply andb_true_iff in E as (Hk & E).
  apply Nat.ltb_lt in Hk. rewrite quick_play_is_play in H by exact Hk.
  destruct (settles_board x near (after (play_at pos x k))) eqn:S; [|discriminate]. apply none_there_iff in H.
  apply settles_board_right in S; [|apply after_formed].
  apply filter_In. split; [apply in_all_points; exact Hk|]. rewrite E. apply is_empty_iff in E.
  apply settles_now_iff; [apply well_formed_put|]. apply (settles_same x (after (play_at pos x k))); [|exact S]. intro q.
  rewrite (own_after_own_play x pos k W Hk E H), (own_when_placed x _ k (bare_formed x pos W) Hk), own_bare. reflexivity.
Qed.

Lemma leaves_are_robust : has_robust_book every with_ko x at_least setup first.
Proof.
  apply (ended_is_robust every with_ko x at_least (settled_ending x) (next_answer near) (S above_settled)
           (found_to_leaves near)) with (entries := entries); [| | |exact accepted | apply settled_is_done].
  - intros listed pos W L N. unfold found_to_leaves. destruct (settles_board x near pos) eqn:S; [|reflexivity]. exfalso.
    apply settles_board_right in S; [|exact W]. cbn in N. rewrite settled_said in N by assumption. discriminate.
  - intros listed pos a b High A F. destruct (settled_cases x pos a A) as (_ & _ & _ & ->). unfold found_to_leaves in F.
    assert (R := settled_rank_at_most x pos). destruct (settles_board x near pos); [injection F as <-; apply Nat.le_refl|].
    unfold listed_or in F. destruct (listed pos) as [c|] eqn:E.
    + injection F as <-. apply High in E. lia.
    + destruct (with_rank _ _ _ F) as (-> & _). lia.
  - intros pos a W L H. destruct (with_rank _ _ _ H) as (-> & Each). split; [apply Nat.le_refl|]. intros m I.
    apply Each in I as (k & I & ->). apply filter_In in I as (_ & I). exists k. split; [reflexivity | apply next_settles; assumption].
Qed.

Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every with_ko rules cycle}.

(* As in robust.v: x does not do worse, and the game ends. *)
Theorem accepted_leaves_hold : can_hold rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_holds every with_ko x at_least setup first rules cycle leaves_are_robust). Qed.

Theorem accepted_leaves : it_ends rules cycle (start_of rules setup first) ->
  can_force rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_forces every with_ko x at_least setup first rules cycle leaves_are_robust). Qed.

End Leaves.

Print Assumptions accepted_leaves_hold.
Print Assumptions accepted_leaves.
