(* From one ply to the whole play.

   A strategy is judged by two questions about a single ply: its own move has to be legal, to keep an
   invariant and to lower four numbers, and every legal move of the opponent has to keep the invariant and to
   lower them, too. `strategy_ends` says that then each play with the strategy ends, and as it should. *)
From Hotstone.ko_race Require Import race strategies.

Section Plies.
Variable law : race_law.
Variable s : race_side.
Variable chosen : strategy.
Variable inv : ko_race -> Prop.
Variables f g h k : ko_race -> nat.

Definition lowers (r r' : ko_race) : Prop :=
  removed r' = None -> lower (f r') (g r') (h r') (k r') (f r) (g r) (h r) (k r).

Hypothesis own_ply : forall r, inv r -> removed r = None -> passes r < end_passes law -> to_move r = s ->
  is_legal_race_move law r (chosen r) /\ inv (after_race_move law r (chosen r)) /\
  lowers r (after_race_move law r (chosen r)).
Hypothesis others_ply : forall r m, inv r -> to_move r <> s -> is_legal_race_move law r m ->
  inv (after_race_move law r m) /\ lowers r (after_race_move law r m).

Lemma strategy_ends : forall goal : ko_race -> Prop, (forall r, inv r -> is_race_over law r -> goal r) ->
  forall r, inv r -> brings_about law s chosen goal r /\ ~ has_endless_play law s chosen r.
Proof.
  intros goal G r I.
  assert (Own : forall r, inv r -> removed r = None -> passes r < end_passes law -> to_move r = s ->
    is_legal_race_move law r (chosen r) /\ inv (after_race_move law r (chosen r))).
  { intros r0 I0 N P E. destruct (own_ply r0 I0 N P E) as (L & J & _). split; assumption. }
  assert (Other : forall r m, inv r -> to_move r <> s -> is_legal_race_move law r m ->
    inv (after_race_move law r m)).
  { intros r0 m I0 O L. apply (others_ply r0 m I0 O L). }
  split.
  - apply invariant_brings_about with (inv := inv); assumption.
  - apply measure_ends_play with (inv := inv) (f := f) (g := g) (h := h) (k := k); try assumption.
    intros r0 m I0 (L & C) N. destruct (same_side_or_not (to_move r0) s) as [E|E].
    + rewrite (C E) in *. apply own_ply; try assumption; apply L.
    + apply (others_ply r0 m I0 E L). exact N.
Qed.

End Plies.

(* A decision at a time, and what cannot be is left at once. *)
Ltac possible_cases :=
  repeat match goal with
  | |- context [if ?b then _ else _] =>
      match type of b with {_} + {_} => destruct b; cbn in *; try (exfalso; lia) end
  end.

(* What is known, in every case that it leaves; and of what is to be shown the part that is so. Each question
   that is left is a small one of linear arithmetic. *)
Ltac facts := repeat match goal with
  | H : _ /\ _ |- _ => destruct H
  | H : _ \/ _ |- _ => destruct H
  end.

Ltac pick := lazymatch goal with
  | |- _ /\ _ => split; pick
  | |- 4 <= ?n \/ _ => destruct (le_lt_dec 4 n); [left; assumption | right; pick]
  | |- _ \/ _ => first [left; pick | right; pick | lia]
  | |- _ => first [reflexivity | discriminate | lia]
  end.

(* The question about one ply, of a race whose numbers have names. *)
Ltac open_cases :=
  cbn in *; unfold goes_on, race_liberties, lowers, lower, breaths in *; cbn in *;
  repeat match goal with H : _ /\ _ |- _ => destruct H end;
  possible_cases; unfold removed_after, breaths in *; cbn in *; possible_cases; intros; try congruence.

Ltac by_cases :=
  open_cases; repeat match goal with |- _ /\ _ => split end; intros; try reflexivity; try discriminate;
  try congruence; try lia.

(* The same where the invariant is a choice. *)
Ltac by_picking := open_cases; facts; try congruence; try (exfalso; lia); pick.

(* That a race given by its numbers can stand. *)
Ltac can_stand := unfold is_race, race_liberties, breaths; cbn; repeat split; lia.
