(* R1, and two eyes: races that are settled once endless play counts against the disturber (ING96-H5, G410,
   G411, G512, G513). *)
From Hotstone.ko_race Require Import race strategies.

(* An eye against none, and nothing outside at the eyeless side. *)
Definition one_eye_against_none (own other : race_group) : Prop :=
  eyes own = 1 /\ eyes other = 0 /\ external other = 0.

(* The eyed side takes what it may; if nothing is left to take it fills the shared liberties; if the only ko
   of the opponent is hot it passes. *)
Definition takes_and_fills (s : race_side) (r : ko_race) : race_move :=
  let theirs := kos (of_side r (other_side s)) in
  if lt_dec (hot r) theirs then take else if Nat.eq_dec theirs 0 then fill_shared else pass.

(* What it has to keep is a liberty beside the eye whenever the opponent moves. *)
Definition beside_the_eye (own : race_group) (sh : nat) : Prop := 1 <= kos own + external own + sh.

Definition one_eye_own_turn : about := fun own other sh h p =>
  one_eye_against_none own other /\ (h < kos other \/ kos other = 0 \/ beside_the_eye own sh).
Definition one_eye_others_turn : about := fun own other sh h p =>
  one_eye_against_none own other /\ beside_the_eye own sh /\ p <= 2.

Ltac settle_ply :=
  unfold one_eye_own_turn, one_eye_others_turn, one_eye_against_none, beside_the_eye in *; by_numbers.

Theorem one_eye_wins : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  one_eye_against_none (of_side r s) (of_side r (other_side s)) -> 1 <= kos (of_side r s) ->
  removes_or_plays_on single_law s r.
Proof.
  intros s r R Q G K. exists (takes_and_fills s).
  apply invariant_brings_about with (inv := winning s one_eye_own_turn one_eye_others_turn); race_ply takes_and_fills settle_ply.
Qed.

(* The eyeless side may take no more: nothing is hot when the eyed side moves, and each ply lowers the
   opponent's threats or its liberties. *)
Definition barred_own_turn : about := fun own other sh h p => one_eye_own_turn own other sh h p /\ h = 0.

Ltac barred_ply := unfold barred_own_turn in *; settle_ply.

Theorem barred_is_removed : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  one_eye_against_none (of_side r s) (of_side r (other_side s)) -> 1 <= kos (of_side r s) ->
  removes_in_the_end (barring_law (other_side s)) s r.
Proof.
  intros s r R Q G K. exists (takes_and_fills s).
  assert (Own : forall r, winning s barred_own_turn one_eye_others_turn r -> removed r = None ->
    passes r < 4 -> to_move r = s ->
    is_legal_race_move (barring_law (other_side s)) r (takes_and_fills s r) /\
    winning s barred_own_turn one_eye_others_turn
      (after_race_move (barring_law (other_side s)) r (takes_and_fills s r))).
  { race_ply takes_and_fills barred_ply. }
  assert (Other : forall r m, winning s barred_own_turn one_eye_others_turn r -> to_move r <> s ->
    is_legal_race_move (barring_law (other_side s)) r m ->
    winning s barred_own_turn one_eye_others_turn (after_race_move (barring_law (other_side s)) r m)).
  { race_ply takes_and_fills barred_ply. }
  assert (Start : winning s barred_own_turn one_eye_others_turn r).
  { race_ply takes_and_fills barred_ply. }
  split.
  - apply invariant_brings_about with (inv := winning s barred_own_turn one_eye_others_turn); try assumption.
    race_ply takes_and_fills barred_ply.
  - apply measure_ends_play with (inv := winning s barred_own_turn one_eye_others_turn)
      (f := fun r => threats (of_side r (other_side s))) (g := fun r => race_liberties r (other_side s))
      (h := fun r => if same_side (to_move r) s then 0 else 1) (k := fun _ => 0); try assumption.
    clear. intros r m I (L & C). unfold winning, barred_own_turn, is_legal_race_move,
      takes_and_fills in *.
    destruct s; name_numbers r; try (specialize (C eq_refl); subst m); try (destruct m); settle_ply.
Qed.

(* Without a ko for the eyed side the first play may remove it. *)
Theorem without_a_ko_it_is_removed : exists r, is_race r /\ is_quiet r /\
  one_eye_against_none (of_side r first) (of_side r second) /\ external (of_first r) = 0 /\
  kos (of_first r) + kos (of_second r) = 2 /\ exists m, is_legal_race_move single_law r m /\
  removed (after_race_move single_law r m) = Some first.
Proof.
  exists {| of_first := {| eyes := 1; external := 0; kos := 0; threats := 0 |};
    of_second := {| eyes := 0; external := 0; kos := 2; threats := 0 |};
    shared := 0; to_move := second; hot := 0; passes := 0; removed := None |}.
  unfold is_race, is_quiet, one_eye_against_none, race_liberties, breaths. cbn.
  repeat split; try reflexivity; try lia. exists fill_eye. unfold is_legal_race_move, breaths. cbn.
  repeat split; try reflexivity; lia.
Qed.

(* Two eyes or more against one at most: there is always something to take or to fill. *)
Definition two_eyes_against_one (own other : race_group) : Prop := 2 <= eyes own /\ eyes other <= 1.

Definition takes_fills_and_ends (s : race_side) (r : ko_race) : race_move :=
  let other := of_side r (other_side s) in
  if lt_dec (hot r) (kos other) then take
  else if lt_dec 0 (external other) then fill_external
  else if lt_dec 0 (shared r) then fill_shared
  else if Nat.eq_dec (kos other) 0 then fill_eye
  else pass.

Definition two_eyes_own_turn : about := fun own other sh h p => two_eyes_against_one own other.
Definition two_eyes_others_turn : about := fun own other sh h p => two_eyes_against_one own other /\ p <= 2.

Ltac two_eyes_ply := unfold two_eyes_own_turn, two_eyes_others_turn, two_eyes_against_one in *; by_numbers.

Theorem two_eyes_win : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  two_eyes_against_one (of_side r s) (of_side r (other_side s)) -> removes_or_plays_on single_law s r.
Proof.
  intros s r R Q G. exists (takes_fills_and_ends s).
  apply invariant_brings_about with (inv := winning s two_eyes_own_turn two_eyes_others_turn);
    race_ply takes_fills_and_ends two_eyes_ply.
Qed.

(* A side with two eyes that only passes: what the other can still do is counted down, the kos that it can
   take last. *)
Definition two_eyes_stand : about := fun own other sh h p => 2 <= eyes own.

Definition all_that_can_go (r : ko_race) : nat :=
  eyes (of_first r) + eyes (of_second r) + external (of_first r) + external (of_second r) + shared r +
  kos (of_first r) + kos (of_second r).

Theorem two_eyes_live : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  2 <= eyes (of_side r s) -> brings_about single_law s (fun _ => pass) (fun r' => removed r' <> Some s) r /\
  ~ has_endless_play single_law s (fun _ => pass) r.
Proof.
  intros s r R Q G.
  assert (Own : forall r, living s two_eyes_stand two_eyes_stand r -> removed r = None -> passes r < 4 ->
    to_move r = s -> is_legal_race_move single_law r pass /\
    living s two_eyes_stand two_eyes_stand (after_race_move single_law r pass)).
  { race_ply two_eyes_stand by_numbers. }
  assert (Other : forall r m, living s two_eyes_stand two_eyes_stand r -> to_move r <> s ->
    is_legal_race_move single_law r m ->
    living s two_eyes_stand two_eyes_stand (after_race_move single_law r m)).
  { race_ply two_eyes_stand by_numbers. }
  assert (Start : living s two_eyes_stand two_eyes_stand r).
  { race_ply two_eyes_stand by_numbers. }
  split.
  - apply invariant_brings_about with (inv := living s two_eyes_stand two_eyes_stand); try assumption.
    clear. intros r I _. unfold living in *. destruct s; name_numbers r; discriminate.
  - apply measure_ends_play with (inv := living s two_eyes_stand two_eyes_stand)
      (f := fun r => all_that_can_go r + threats (of_side r (other_side s))) (g := fun r => kos (of_side r s))
      (h := fun r => 4 - passes r) (k := fun _ => 0); try assumption.
    clear. intros r m I (L & C). unfold living, two_eyes_stand, is_legal_race_move, all_that_can_go in *.
    destruct s; name_numbers r; try (specialize (C eq_refl); subst m); try (destruct m); by_numbers.
Qed.

Print Assumptions one_eye_wins.
Print Assumptions barred_is_removed.
Print Assumptions without_a_ko_it_is_removed.
Print Assumptions two_eyes_win.
Print Assumptions two_eyes_live.
