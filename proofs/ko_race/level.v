(* R3 with liberties outside and shared ones, without threats: under twin hot stones the kos count for nothing
   (ING96-H4, G510).

   Let y be the liberties of a side that are no kos. A side that is to move and free to take, and whose
   opponent has y <= 1, takes all kos, since the opponent is banned each time, and then fills the last
   liberty. So the race is one for y: a side ahead in it, or level and to move, fills outside until the
   opponent has one left. A side that is banned at that moment waits, and needs one more liberty to live
   through it. *)
From Hotstone.ko_race Require Import race strategies settled plies twins.

Definition not_by_kos (g : race_group) (sh : nat) : nat := eyes g + external g + sh.

(* At most one inner liberty, no smaller eye than the opponent, who has no threat. *)
Definition few_inside (own other : race_group) (sh : nat) : Prop :=
  eyes other <= eyes own /\ eyes own + sh <= 1 /\ threats other = 0.

(* Whether the side to move, with `ours` against `theirs`, removes the other. *)
Definition level_wins (ours theirs h : nat) : Prop :=
  (0 < h /\ theirs <= ours /\ 2 <= ours) \/ (h = 0 /\ (theirs <= ours \/ theirs <= 1)).

Definition level_own_turn : about := fun own other sh h p =>
  few_inside own other sh /\ all_or_none h other /\ level_wins (not_by_kos own sh) (not_by_kos other sh) h.
Definition level_others_turn : about := fun own other sh h p =>
  few_inside own other sh /\ all_or_none h own /\ p <= 2 /\
  ~ level_wins (not_by_kos other sh) (not_by_kos own sh) h.

Definition fills_and_takes (s : race_side) (r : ko_race) : race_move :=
  let other := of_side r (other_side s) in
  if le_lt_dec 2 (not_by_kos other (shared r)) then fill_external
  else if lt_dec 0 (hot r) then pass
  else if lt_dec 0 (kos other) then take
  else if Nat.eq_dec (external other) 1 then fill_external
  else if Nat.eq_dec (shared r) 1 then fill_shared
  else fill_eye.

(* The measure. While the side waits for the ban to go its kos are counted down, afterwards those of the
   opponent. *)
Definition can_go (s : race_side) (r : ko_race) : nat := all_that_can_go r + threats (of_side r s).
Definition waits (s : race_side) (r : ko_race) : nat :=
  if same_side (to_move r) s then (if lt_dec 0 (hot r) then 1 else 0) else (if lt_dec 0 (hot r) then 0 else
    1).
Definition kos_to_go (s : race_side) (r : ko_race) : nat :=
  if Nat.eq_dec (waits s r) 0 then kos (of_side r (other_side s)) else kos (of_side r s).
Definition whose_turn (s : race_side) (r : ko_race) : nat :=
  if Nat.eq_dec (waits s r) 0 then (if same_side (to_move r) s then 0 else 1)
  else (if same_side (to_move r) s then 1 else 0).

Ltac level_ply :=
  unfold level_own_turn, level_others_turn, few_inside, all_or_none, level_wins, not_by_kos, can_go,
    kos_to_go, whose_turn, waits, all_that_can_go in *; by_cases.

Definition is_won (s : race_side) : ko_race -> Prop := winning s level_own_turn level_others_turn.

Definition level_lowers (s : race_side) : ko_race -> ko_race -> Prop :=
  lowers (can_go s) (waits s) (kos_to_go s) (whose_turn s).

Lemma level_own_ply : forall s r, is_won s r -> removed r = None -> passes r < end_passes twin_law ->
  to_move r = s -> is_legal_race_move twin_law r (fills_and_takes s r) /\
  is_won s (after_race_move twin_law r (fills_and_takes s r)) /\
  level_lowers s r (after_race_move twin_law r (fills_and_takes s r)).
Proof. unfold is_won, level_lowers. race_ply fills_and_takes level_ply. Qed.

Lemma level_others_ply : forall s r m, is_won s r -> to_move r <> s -> is_legal_race_move twin_law r m ->
  is_won s (after_race_move twin_law r m) /\ level_lowers s r (after_race_move twin_law r m).
Proof. unfold is_won, level_lowers. race_ply fills_and_takes level_ply. Qed.

Lemma level_settles : forall (s : race_side) (r : ko_race), is_won s r -> removes_in_the_end twin_law s r.
Proof.
  intros s r I. exists (fills_and_takes s).
  apply strategy_ends with (inv := is_won s) (f := can_go s) (g := waits s) (h := kos_to_go s)
    (k := whose_turn s); [apply level_own_ply | apply level_others_ply | | exact I].
  unfold is_won. race_ply fills_and_takes level_ply.
Qed.

(* With equal eyes the mover wins if he has as many liberties that are no kos, or the other has one or none;
   else the other wins. *)
Theorem kos_count_for_nothing : forall r, is_race r -> is_quiet r -> eyes (of_first r) = eyes (of_second r) ->
  eyes (of_first r) + shared r <= 1 -> threats (of_first r) = 0 -> threats (of_second r) = 0 ->
  let mover := to_move r in let other := other_side mover in
  let y side := not_by_kos (of_side r side) (shared r) in
  let mover_wins := y other <= y mover \/ y other <= 1 in
  (mover_wins -> removes_in_the_end twin_law mover r) /\
  (~ mover_wins -> removes_in_the_end twin_law other r).
Proof.
  intros r R Q E I T0 T1 mover other y mover_wins. subst mover other y mover_wins.
  split; intro W; apply level_settles; unfold is_race, is_quiet, is_won, winning in *;
    name_numbers r; level_ply.
Qed.

Print Assumptions kos_count_for_nothing.
