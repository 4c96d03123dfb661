(* Endless play in a race needs takes (ING96-R5): every other move uses something up that does not come back,
   and passes in a row end the race. *)
From Hotstone.ko_race Require Import race strategies settled.

(* Legal moves without an end, by whoever is to move. *)
Definition is_endless (law : race_law) (races : nat -> ko_race) (moves : nat -> race_move) : Prop :=
  forall n, is_legal_race_move law (races n) (moves n) /\
    races (S n) = after_race_move law (races n) (moves n).

Definition has_an_endless_play (law : race_law) (r : ko_race) : Prop :=
  exists races moves, races 0 = r /\ is_endless law races moves.

(* What is left to fill, to connect and to threaten, and then the passes. *)
Definition work_left (r : ko_race) : nat :=
  5 * (all_that_can_go r + threats (of_first r) + threats (of_second r)) + (4 - passes r).

Lemma work_gets_less : forall law r m, end_passes law = 4 -> is_legal_race_move law r m -> m <> take ->
  work_left (after_race_move law r m) < work_left r.
Proof.
  intros [stones side ending] r m F L T. cbn in F. subst ending.
  unfold is_legal_race_move, work_left, all_that_can_go in *. name_numbers r; destruct m; by_numbers.
Qed.

Lemma is_it_take : forall m : race_move, {m = take} + {m <> take}.
Proof. intros []; [left; reflexivity | right; discriminate ..]. Qed.

(* From any ply on there is a take, and a first one. *)
Lemma takes_come : forall law races moves, end_passes law = 4 -> is_endless law races moves ->
  forall n, exists m, n <= m /\ moves m = take /\ forall i, n <= i < m -> moves i <> take.
Proof.
  intros law races moves F Q.
  assert (H : forall w n, work_left (races n) = w ->
    exists m, n <= m /\ moves m = take /\ forall i, n <= i < m -> moves i <> take);
    [|intro n; eapply H; reflexivity].
  intro w. induction w as [w IH] using lt_wf_ind. intros n <-.
  destruct (is_it_take (moves n)) as [T|T].
  - exists n. repeat split; [lia | exact T | lia].
  - destruct (Q n) as (L & E).
    assert (W := work_gets_less law (races n) (moves n) F L T). rewrite <- E in W.
    destruct (IH _ W (S n) eq_refl) as (m & A & B & C).
    exists m. repeat split; [lia | exact B|]. intros i I.
    destruct (Nat.eq_dec i n) as [->|]; [exact T | apply C; lia].
Qed.

Theorem endless_play_takes_again_and_again : forall law races moves, end_passes law = 4 ->
  is_endless law races moves -> forall n, exists m, n <= m /\ moves m = take.
Proof.
  intros law races moves F Q n. destruct (takes_come law races moves F Q n) as (m & A & B & _).
  exists m. split; assumption.
Qed.

Print Assumptions endless_play_takes_again_and_again.
