(* What a side of a ko race can bring about: a strategy names its move in each race, the other side moves as
   it likes.

   `brings_about`: no play ends otherwise than as it should, and the strategy never names a move that is not
   legal. So if endless play counts for that side, it has what it wants. `has_endless_play`: whether there is
   one. The proofs go by an invariant, kept by the strategy and by any move of the opponent, and, where play
   must end, by four natural numbers that each ply lowers, the first that changes being the one that counts.
   *)
From Hotstone.ko_race Require Import race.

Definition strategy := ko_race -> race_move.

Section Strategies.
Variable law : race_law.
Variable s : race_side.
Variable chosen : strategy.

(* A move that may come in a play in which `s` keeps to the strategy. *)
Definition may_come (r : ko_race) (m : race_move) : Prop :=
  is_legal_race_move law r m /\ (to_move r = s -> m = chosen r).

(* The plays from `r` and where they lead, the last move first. *)
Inductive race_play (r : ko_race) : list race_move -> ko_race -> Prop :=
| nothing_played : race_play r [] r
| one_more : forall l r' m, race_play r l r' -> may_come r' m ->
    race_play r (m :: l) (after_race_move law r' m).

Definition brings_about (goal : ko_race -> Prop) (r : ko_race) : Prop :=
  forall l r', race_play r l r' ->
    (is_race_over law r' -> goal r') /\
    (~ is_race_over law r' -> to_move r' = s -> is_legal_race_move law r' (chosen r')).

Definition has_endless_play (r : ko_race) : Prop :=
  exists (races : nat -> ko_race) (moves : nat -> race_move), races 0 = r /\
    forall n, may_come (races n) (moves n) /\ races (S n) = after_race_move law (races n) (moves n).

Section Invariant.
Variable inv : ko_race -> Prop.
Hypothesis own_move : forall r, inv r -> removed r = None -> passes r < end_passes law -> to_move r = s ->
  is_legal_race_move law r (chosen r) /\ inv (after_race_move law r (chosen r)).
Hypothesis opponents_move : forall r m, inv r -> to_move r <> s -> is_legal_race_move law r m ->
  inv (after_race_move law r m).

Lemma same_side_or_not : forall a b : race_side, a = b \/ a <> b.
Proof. intros [] []; auto; right; discriminate. Qed.

Lemma not_over : forall r, ~ is_race_over law r -> removed r = None /\ passes r < end_passes law.
Proof.
  intros r O. unfold is_race_over in O. destruct (removed r).
  - exfalso. apply O. left. discriminate.
  - split; [reflexivity | lia].
Qed.

Lemma step_kept : forall r m, inv r -> may_come r m -> inv (after_race_move law r m).
Proof.
  intros r m I (L & C). destruct (same_side_or_not (to_move r) s) as [E|E].
  - rewrite (C E). apply own_move; [exact I | apply L | apply L | exact E].
  - apply opponents_move; assumption.
Qed.

Lemma kept : forall r l r', inv r -> race_play r l r' -> inv r'.
Proof. intros r l r' I Q. induction Q; [exact I | apply step_kept; assumption]. Qed.

Lemma invariant_brings_about : forall goal : ko_race -> Prop,
  (forall r, inv r -> is_race_over law r -> goal r) ->
  forall r, inv r -> brings_about goal r.
Proof.
  intros goal G r I l r' Q. assert (I' := kept r l r' I Q). split.
  - apply G. exact I'.
  - intros O E. apply not_over in O as (N & P). apply own_move; assumption.
Qed.

(* Four natural numbers in lexicographic order. *)
Definition lower (a b c d a' b' c' d' : nat) : Prop :=
  a < a' \/ (a = a' /\ (b < b' \/ (b = b' /\ (c < c' \/ (c = c' /\ d < d'))))).

Lemma no_endless_descent : forall f g h k : nat -> nat,
  (forall n, lower (f (S n)) (g (S n)) (h (S n)) (k (S n)) (f n) (g n) (h n) (k n)) -> False.
Proof.
  intros f g h k Down.
  assert (H : forall a b c d n, f n = a -> g n = b -> h n = c -> k n = d -> False);
    [|eapply (H _ _ _ _ 0); eauto].
  intro a. induction a as [a IHa] using lt_wf_ind. intro b. induction b as [b IHb] using lt_wf_ind.
  intro c. induction c as [c IHc] using lt_wf_ind. intro d. induction d as [d IHd] using lt_wf_ind.
  intros n Ea Eb Ec Ed. specialize (Down n). unfold lower in Down. subst.
  destruct Down as [D|(Ea & [D|(Eb & [D|(Ec & D)])])].
  - eapply (IHa _ D); reflexivity.
  - eapply (IHb _ D (h (S n)) (k (S n)) (S n)); congruence.
  - eapply (IHc _ D (k (S n)) (S n)); congruence.
  - eapply (IHd _ D (S n)); congruence.
Qed.

Lemma measure_ends_play : forall f g h k : ko_race -> nat,
  (forall r m, inv r -> may_come r m -> removed (after_race_move law r m) = None ->
    lower (f (after_race_move law r m)) (g (after_race_move law r m)) (h (after_race_move law r m))
      (k (after_race_move law r m)) (f r) (g r) (h r) (k r)) ->
  forall r, inv r -> ~ has_endless_play r.
Proof.
  intros f g h k Down r I (races & moves & E & Q).
  assert (J : forall n, inv (races n)).
  { induction n as [|n IH]; [rewrite E; exact I|]. destruct (Q n) as (C & ->). apply step_kept; assumption. }
  apply (no_endless_descent (fun n => f (races n)) (fun n => g (races n)) (fun n => h (races n))
    (fun n => k (races n))).
  intro n. cbv beta. destruct (Q n) as (C & E'). rewrite E'. apply Down; [apply J | exact C|].
  rewrite <- E'. destruct (Q (S n)) as ((L & _) & _). apply L.
Qed.

End Invariant.
End Strategies.

(* Every end is the removal of the other side; endless play would count for `s`. *)
Definition removes_or_plays_on (law : race_law) (s : race_side) (r : ko_race) : Prop :=
  exists chosen, brings_about law s chosen (fun r' => race_winner r' = Some s) r.

(* The other side is removed after finitely many plies. *)
Definition removes_in_the_end (law : race_law) (s : race_side) (r : ko_race) : Prop :=
  exists chosen, brings_about law s chosen (fun r' => race_winner r' = Some s) r /\
    ~ has_endless_play law s chosen r.

(* An invariant in the numbers of both sides: of `s` to move, and of the other side to move. *)
Definition about := race_group -> race_group -> nat -> nat -> nat -> Prop.

Definition goes_on (r : ko_race) : Prop :=
  0 < race_liberties r first /\ 0 < race_liberties r second /\ passes r < 4 /\
  hot r <= kos (of_side r (other_side (to_move r))) /\ (hot r = 0 \/ passes r = 0).

(* Either the other side is removed, or the race goes on in one of the two states. *)
Definition winning (s : race_side) (own_turn others_turn : about) (r : ko_race) : Prop :=
  match removed r with
  | Some gone => gone = other_side s
  | None => goes_on r /\
      (if same_side (to_move r) s then own_turn else others_turn)
        (of_side r s) (of_side r (other_side s)) (shared r) (hot r) (passes r)
  end.

(* The same, and the race may have ended by passes. *)
Definition living (s : race_side) (own_turn others_turn : about) (r : ko_race) : Prop :=
  match removed r with
  | Some gone => gone = other_side s
  | None => 4 <= passes r \/ (goes_on r /\
      (if same_side (to_move r) s then own_turn else others_turn)
        (of_side r s) (of_side r (other_side s)) (shared r) (hot r) (passes r))
  end.

(* Each question about one ply of a race: all numbers are named, each condition gets its two cases, and what
   is left is linear arithmetic. *)
Ltac name_numbers r :=
  let gone := fresh "gone" in let mover := fresh "mover" in
  destruct r as [[e0 x0 k0 t0] [e1 x1 k1 t1] sh mover h p gone]; destruct mover; destruct gone as [[|]|];
  cbn in *; try discriminate; try congruence;
  try match goal with H : Some _ = None /\ _ |- _ => destruct H; discriminate end.

Ltac both_cases :=
  repeat match goal with
  | |- context [if ?b then _ else _] => match type of b with {_} + {_} => destruct b; cbn in * end
  end.

Ltac by_numbers :=
  cbn in *; both_cases; unfold goes_on, race_liberties, lower in *; cbn in *;
  unfold removed_after, breaths in *; cbn in *; both_cases; unfold breaths in *; cbn in *;
  intros; repeat match goal with H : _ /\ _ |- _ => destruct H end; try congruence;
  repeat match goal with |- _ /\ _ => split end;
  try reflexivity; try discriminate; try congruence; lia.

(* What an invariant is asked of one ply, of the end or of the start, if `ply` does the numbers. *)
Ltac race_ply strategy ply :=
  match goal with |- forall _, _ => clear; intros | _ => idtac end;
  repeat match goal with O : is_race_over _ _ |- _ => destruct O end;
  unfold is_legal_race_move, is_race, is_quiet, winning, living, race_winner, strategy in *;
  match goal with s : race_side |- _ => destruct s end;
  match goal with r : ko_race |- _ => name_numbers r end;
  try match goal with m : race_move |- _ => destruct m end; ply.

Arguments Nat.eq_dec : simpl never.
Arguments lt_dec : simpl never.
Arguments Nat.add : simpl never.
Arguments Nat.sub : simpl never.
