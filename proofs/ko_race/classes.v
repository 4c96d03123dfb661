(* R4: each race has exactly one class, and a take does not change it.

   `classify_race` is the table of docs/explanation/ko-race.md, tried from above, as in spec/ko_race/ko_race_class.h
   (ING96-R4 "Breath type", ING96-R5, G407, G409 to G412, G507, G511 to G515). `is_of_class` is a condition
   for each class by itself, without an order among them. *)
From Hotstone.ko_race Require Import race plies.

(* Disturbed death names the disturber, fighting the hot stones. In disturbed life and coexistence whoever
   starts a cycle is the disturber. *)
Inductive race_class := no_ko | disturbed_life | disturbed_death (disturber : race_side) | coexistence
  | unclassified | fighting (stones : race_hot).

Definition all_kos (r : ko_race) : nat := kos (of_first r) + kos (of_second r).
Definition inner (r : ko_race) : nat := eyes (of_first r) + shared r.

(* One ko makes a single hot stone, several make twins. *)
Definition stones_of (k : nat) : race_hot := if Nat.eq_dec k 1 then hot_single else hot_twin.

(* An eye against none. *)
Definition against_an_eye (r : ko_race) (eyeless : race_side) : race_class :=
  if lt_dec 0 (external (of_side r eyeless)) then fighting (stones_of (all_kos r))
  else if le_lt_dec 2 (all_kos r + shared r) then disturbed_death eyeless
  else fighting (stones_of (all_kos r)).

Definition classify_race (r : ko_race) : race_class :=
  let k := all_kos r in
  if Nat.eq_dec k 0 then no_ko
  else if le_lt_dec 2 (eyes (of_first r)) then
    if le_lt_dec 2 (eyes (of_second r)) then disturbed_life else disturbed_death second
  else if le_lt_dec 2 (eyes (of_second r)) then disturbed_death first
  else if Nat.eq_dec (eyes (of_first r)) (eyes (of_second r)) then
    if Nat.eq_dec (external (of_first r)) (external (of_second r)) then
      if Nat.eq_dec (k mod 2) 1 then fighting (stones_of k)
      else if le_lt_dec 4 k then coexistence
      else if le_lt_dec 2 (inner r) then coexistence
      else if Nat.eq_dec (inner r) 0 then fighting (stones_of k)
      else if Nat.eq_dec (external (of_first r)) 0 then coexistence else unclassified
    else fighting (stones_of k)
  else if Nat.eq_dec (eyes (of_first r)) 0 then against_an_eye r first
  else against_an_eye r second.

Definition is_disturbing (c : race_class) : bool :=
  match c with disturbed_life | disturbed_death _ | coexistence => true | _ => false end.

(* Each class by itself. *)
Definition lives (g : race_group) : Prop := 2 <= eyes g.
Definition few_eyes (r : ko_race) : Prop := ~ lives (of_first r) /\ ~ lives (of_second r).
Definition balanced_outside (r : ko_race) : Prop :=
  few_eyes r /\ eyes (of_first r) = eyes (of_second r) /\ external (of_first r) = external (of_second r).
Definition eyeless_against_an_eye (r : ko_race) (s : race_side) : Prop :=
  eyes (of_side r s) = 0 /\ eyes (of_side r (other_side s)) = 1.
Definition settled_against (r : ko_race) (s : race_side) : Prop :=
  eyeless_against_an_eye r s /\ external (of_side r s) = 0 /\ (2 <= all_kos r \/ 1 <= shared r).
Definition unsettled_against (r : ko_race) (s : race_side) : Prop :=
  eyeless_against_an_eye r s /\ (1 <= external (of_side r s) \/ (all_kos r = 1 /\ shared r = 0)).
Definition pair_up (r : ko_race) : Prop := all_kos r mod 2 = 0.

Definition is_of_class (r : ko_race) (c : race_class) : Prop :=
  let k := all_kos r in
  let outside := external (of_first r) in
  match c with
  | no_ko => k = 0
  | disturbed_life => 1 <= k /\ lives (of_first r) /\ lives (of_second r)
  | disturbed_death s =>
      1 <= k /\ ((lives (of_side r (other_side s)) /\ ~ lives (of_side r s)) \/ settled_against r s)
  | coexistence =>
      1 <= k /\ balanced_outside r /\ pair_up r /\ (4 <= k \/ 2 <= inner r \/ (inner r = 1 /\ outside = 0))
  | unclassified => balanced_outside r /\ k = 2 /\ inner r = 1 /\ 1 <= outside
  | fighting stones =>
      1 <= k /\ stones = stones_of k /\ few_eyes r /\
      (unsettled_against r first \/ unsettled_against r second \/
       (eyes (of_first r) = eyes (of_second r) /\ external (of_first r) <> external (of_second r)) \/
       (balanced_outside r /\ ~ pair_up r) \/ (balanced_outside r /\ k = 2 /\ inner r = 0))
  end.

Lemma even_or_odd : forall k, exists half, k = 2 * half + k mod 2 /\ k mod 2 <= 1.
Proof.
  intro k. exists (k / 2). assert (H := Nat.mod_upper_bound k 2). split; [apply Nat.div_mod|]; lia.
Qed.

(* Numbers by name, the number of kos as one, its remainder as another; then a line of the table at a time. *)
Ltac class_cases r :=
  unfold is_of_class, classify_race, against_an_eye, settled_against, unsettled_against,
    eyeless_against_an_eye, balanced_outside, few_eyes, lives, pair_up, inner in *;
  let half := fresh "half" in let P := fresh "P" in let k := fresh "k" in let rest := fresh "rest" in
  destruct (even_or_odd (all_kos r)) as (half & P);
  generalize dependent (all_kos r); intro k; intros;
  generalize dependent (k mod 2); intro rest; intros;
  destruct r as [[e0 x0 k0 t0] [e1 x1 k1 t1] sh mover h p gone]; cbn in *;
  repeat match goal with
  | |- context [if ?b then _ else _] => match type of b with {_} + {_} => destruct b; cbn in * end
  end.

Lemma classify_is_of_class : forall r, is_of_class r (classify_race r).
Proof. intro r. class_cases r; facts; pick. Qed.

Lemma only_that_class : forall r c, is_of_class r c -> c = classify_race r.
Proof.
  intros r c H. class_cases r; destruct c as [| |[|]| | |]; cbn in *; try reflexivity; facts;
    try congruence; exfalso; lia.
Qed.

Theorem the_table_is_the_classes : forall r c, is_of_class r c <-> c = classify_race r.
Proof. intros r c. split; [apply only_that_class | intros ->; apply classify_is_of_class]. Qed.

Lemma a_take_keeps_the_class : forall law r, is_legal_race_move law r take ->
  classify_race (after_race_move law r take) = classify_race r.
Proof.
  intros law r (_ & _ & L & _). unfold classify_race, against_an_eye, inner.
  assert (K : all_kos (after_race_move law r take) = all_kos r).
  { unfold all_kos. destruct r as [[e0 x0 k0 t0] [e1 x1 k1 t1] sh [|] h p gone]; cbn in *; lia. }
  rewrite K. generalize (all_kos r). intro k. clear K.
  destruct r as [[e0 x0 k0 t0] [e1 x1 k1 t1] sh [|] h p gone]; reflexivity.
Qed.

(* Exactly one class, and the same after a take: whatever is hot, whoever is barred, and whether the take
   removes anybody or not. *)
Theorem one_class : forall r, (exists! c, is_of_class r c) /\
  forall law, is_legal_race_move law r take ->
    forall c, is_of_class (after_race_move law r take) c <-> is_of_class r c.
Proof.
  intro r. split.
  - exists (classify_race r). split; [apply classify_is_of_class|].
    intros c H. symmetry. apply only_that_class. exact H.
  - intros law L c. rewrite !the_table_is_the_classes, (a_take_keeps_the_class law r L). reflexivity.
Qed.

Print Assumptions the_table_is_the_classes.
Print Assumptions one_class.
