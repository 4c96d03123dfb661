(* Races of kos that a plain rule settles: two kos, an eye against none (R5; ING96-H5, G512), and a balanced
   side that may take no ko at all (ING96-P1, R5 "Disturbing ko"). *)
From Hotstone.ko_race Require Import race strategies plies.

(* Two kos, one with each: after the eyeless side's take and the eyed side's, the only ko left to take is hot.
   No second rule is needed. *)
Definition one_ko_each (own other : race_group) : Prop := kos own = 1 /\ kos other = 1.
Definition eye_against_none (own other : race_group) (sh : nat) : Prop :=
  eyes own = 1 /\ eyes other = 0 /\ external own = 0 /\ external other = 0 /\ sh = 0.

Definition double_own_turn : about := fun own other sh h p =>
  eye_against_none own other sh /\
  ((one_ko_each own other /\ h = 0) \/ (kos own = 0 /\ kos other = 2 /\ h <= 1)).
Definition double_others_turn : about := fun own other sh h p =>
  eye_against_none own other sh /\ one_ko_each own other /\ p <= 2.

(* Whether the other side, to move, is free to take. *)
Definition free_to_take (s : race_side) (r : ko_race) : nat :=
  if same_side (to_move r) s then 0 else (if Nat.eq_dec (hot r) 0 then 1 else 0).

Ltac double_ply :=
  unfold double_own_turn, double_others_turn, eye_against_none, one_ko_each, free_to_take in *; by_cases.

Theorem double_is_settled : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  eye_against_none (of_side r s) (of_side r (other_side s)) (shared r) ->
  one_ko_each (of_side r s) (of_side r (other_side s)) -> removes_in_the_end single_law s r.
Proof.
  intros s r R Q G K. exists (fun _ => take).
  apply strategy_ends with (inv := winning s double_own_turn double_others_turn)
    (f := fun r => threats (of_side r (other_side s))) (g := free_to_take s)
    (h := fun r => race_liberties r (other_side s)) (k := fun r => if same_side (to_move r) s then 0 else 1);
    race_ply is_race double_ply.
Qed.

(* What "barred" may not mean for balanced groups: who may take no ko, not even in answer, is removed. *)
Definition kos_with_few_eyes (own other : race_group) (sh : nat) : Prop :=
  eyes own <= 1 /\ eyes other <= 1 /\ external own = 0 /\ external other = 0 /\ sh = 0 /\ 1 <= kos own.

Definition starter_own_turn : about := fun own other sh h p => kos_with_few_eyes own other sh /\ h = 0.
Definition starter_others_turn : about := fun own other sh h p => kos_with_few_eyes own other sh /\ p <= 2.

Definition takes_all (s : race_side) (r : ko_race) : race_move :=
  if lt_dec 0 (kos (of_side r (other_side s))) then take else fill_eye.

Ltac starter_ply := unfold starter_own_turn, starter_others_turn, kos_with_few_eyes in *; by_cases.

Theorem barred_starter_is_removed : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  eyes (of_first r) = eyes (of_second r) -> eyes (of_first r) <= 1 ->
  external (of_first r) = 0 -> external (of_second r) = 0 -> shared r = 0 ->
  kos (of_first r) = kos (of_second r) -> 1 <= kos (of_first r) ->
  removes_in_the_end (barring_law (other_side s)) s r.
Proof.
  intros s r R Q E E1 X0 X1 S K K1. exists (takes_all s).
  apply strategy_ends with (inv := winning s starter_own_turn starter_others_turn)
    (f := fun r => threats (of_side r (other_side s))) (g := fun r => race_liberties r (other_side s))
    (h := fun r => if same_side (to_move r) s then 0 else 1) (k := fun _ => 0); race_ply takes_all starter_ply.
Qed.

Print Assumptions double_is_settled.
Print Assumptions barred_starter_is_removed.
