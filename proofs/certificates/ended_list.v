(* Robust lists whose lines end before the game: where their side is done, or with its next play.

   The book of which robust.v speaks has what is said where the side is done (done_book.v), then the list, and, if lines end
   there, the next plays. The program does not look a position up that it sees to be at an end: what it finds (`found`) may differ
   there, but not by a lower rank. All ranks of the list are raised above those of the ends.

   settled_leaves.v has this of settled boards, held_leaves.v of held ones. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board chains play.
From Hotstone.plays Require Import play_facts legality.
From Hotstone.rules Require Import situation hot_kinds.
From Hotstone.certificates Require Import quick listing robust_list robust done_book.

Definition listed_or (next listed : book) : book := fun pos =>
  match listed pos with Some a => Some a | None => next pos end.

Section Ended.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z) (e : ending) (next : book) (up : nat) (found : book -> book).

(* The program. *)

Definition raised (entry : position * answer) : position * answer :=
  let (pos, a) := entry in
  (pos, {| rank := up + rank a; first_reply := first_reply a; other_replies := other_replies a |}).

Definition check_ended (setup : position) (first : color) (entries : list (position * answer)) : bool :=
  let near := neighbour_table in
  let all := map raised entries in
  let found := found (book_of all) in
  (at_least <=? Z.of_nat points)%Z && start_is_right every with_ko x near found setup first (up + above_all entries) &&
  all_of (fun entry => answer_is_right every with_ko x at_least near found (fst entry) (snd entry)) all.

(* Why it is right. *)

Hypothesis found_elsewhere : forall listed pos, well_formed pos -> legal pos -> base e pos = None ->
  found listed pos = listed_or next listed pos.
Hypothesis found_no_lower : forall listed pos a b, (forall q c, listed q = Some c -> up <= rank c) ->
  base e pos = Some a -> found listed pos = Some b -> rank a <= rank b.
Hypothesis next_is_next : forall pos a, well_formed pos -> legal pos -> next pos = Some a ->
  above_base e <= rank a /\ forall m, In m (replies a) -> exists p, m = play_on p /\ In p (next_plays x e pos).

Variables (setup : position) (first : color) (entries : list (position * answer)).
Hypothesis accepted : check_ended setup first entries = true.
Hypothesis ends : (at_least <= Z.of_nat points)%Z -> done_right every with_ko x at_least e.

Notation listed := (book_of (map raised entries)).
Notation said := (over_base (base e) (listed_or next listed)).
Notation hot pl := (hot_stones_of (kinds_met every with_ko) pl).

Lemma listed_high : forall pos a, listed pos = Some a -> up <= rank a.
Proof.
  intros pos a H. apply book_lists, in_map_iff in H as ((q & b) & H & _). injection H as _ <-. simpl. lia.
Qed.

Lemma ended_is_robust : has_robust_book every with_ko x at_least setup first.
Proof.
  unfold check_ended in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (H & R).
  apply andb_true_iff in H as (A & S). apply Z.leb_le, ends in A. rewrite all_of_is, forallb_forall in R.
  assert (Elsewhere : forall pos, well_formed pos -> legal pos -> base e pos = None -> found listed pos = said pos).
  { intros pos W L N. rewrite said_where_legal by assumption. apply found_elsewhere; assumption. }
  assert (Below : forall r pos, well_formed pos -> legal pos -> is_below (found listed pos) r = true -> below said r pos).
  { intros r pos W L H. destruct (base e pos) as [a|] eqn:E.
    - exists a. split; [apply base_is_said; exact E|]. unfold is_below in H.
      destruct (found listed pos) as [b|] eqn:F; [|discriminate]. apply Nat.ltb_lt in H.
      assert (Low := found_no_lower _ _ _ _ listed_high E F). lia.
    - apply is_below_right. rewrite <- Elsewhere; assumption. }
  assert (Open : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
    some_open (found listed (after (play_at pos (opponent x) k))) (hot (play_at pos (opponent x) k)) = true ->
    opens said (after (play_at pos (opponent x) k)) (hot (play_at pos (opponent x) k))).
  { intros pos k W L Hk E H. destruct (base e (after (play_at pos (opponent x) k))) as [a|] eqn:F.
    - apply base_opens. exact (base_open pos k a W L Hk E F).
    - apply some_open_right. rewrite <- Elsewhere; [exact H | apply after_formed | apply legality_is_kept; assumption | exact F]. }
  exists said, (up + above_all entries). split.
  - apply (start_is_right_right every with_ko x said (found listed) Below Open _ _ _ S). intros W L a F.
    destruct (base e setup) as [b|] eqn:E; [exists b; apply base_is_said; exact E|]. exists a. rewrite <- Elsewhere; assumption.
  - apply (over_base_is_robust every with_ko x at_least e). intros pos a W L N H. unfold listed_or in H.
    destruct (listed pos) as [b|] eqn:E.
    + injection H as ->. apply book_lists, R in E.
      split; [exact (answer_is_right_right every with_ko x at_least said (found listed) Below Open pos a E)|].
      exact (answer_passes_alone every with_ko x at_least (found listed) pos a E).
    + destruct (next_is_next pos a W L H) as (Ra & Each). split.
      * intros m I. destruct (Each m I) as (p & -> & J). apply (next_is_right every with_ko x at_least e); assumption.
      * intros _ I. destruct (Each pass I) as (p & D & _). discriminate.
Qed.

End Ended.
