(* R5: the play that goes on for ever in disturbing races, and the races in which no play does (ING96-R5,
   G512, G517).

   A ko that can be taken without removing anybody can be taken and taken back for ever, with two passes after
   each take: take, pass, pass, retake, pass, pass. The first pass lifts the ban, whatever was hot. So it goes
   on under twin hot stones, too. In a disturbing race one of the sides can always begin, unless the only ko
   is the last liberty of its holder; then every play ends. *)
From Hotstone.ko_race Require Import race strategies plies classes takes.

(* The turn of the round that comes n plies after its beginning. *)
Fixpoint turn (n : nat) : nat :=
  match n with
  | 0 => 0
  | S n' => match turn n' with 5 => 0 | t => S t end
  end.

Definition round_move (t : nat) : race_move := match t with 0 | 3 => take | _ => pass end.

(* A race in turn t of the round that `s` begins. *)
Definition in_round (s : race_side) (t : nat) (r : ko_race) : Prop :=
  let own := of_side r s in let other := of_side r (other_side s) in
  let taken := 1 <= kos own /\ 2 <= race_liberties r s /\ 1 <= race_liberties r (other_side s) in
  let taken_back := 1 <= kos other /\ 2 <= race_liberties r (other_side s) /\ 1 <= race_liberties r s in
  removed r = None /\
  match t with
  | 0 => to_move r = s /\ hot r = 0 /\ passes r < 4 /\ taken_back
  | 1 => to_move r = other_side s /\ passes r = 0 /\ taken
  | 2 => to_move r = s /\ passes r = 1 /\ taken
  | 3 => to_move r = other_side s /\ hot r = 0 /\ passes r = 2 /\ taken
  | 4 => to_move r = s /\ passes r = 0 /\ taken_back
  | 5 => to_move r = other_side s /\ passes r = 1 /\ taken_back
  | _ => False
  end.

(* Nobody is barred; whatever is hot. *)
Definition bars_nobody (law : race_law) : Prop := barred law = None /\ end_passes law = 4.

Lemma a_turn : forall law s n r, bars_nobody law -> in_round s (turn n) r ->
  is_legal_race_move law r (round_move (turn n)) /\
  in_round s (turn (S n)) (after_race_move law r (round_move (turn n))).
Proof.
  intros [stones side ending] s n r (B & F) I. cbn in B, F. subst side ending. cbn [turn].
  destruct (turn n) as [|[|[|[|[|[|t]]]]]]; unfold in_round, is_legal_race_move, race_liberties in *;
    destruct s; name_numbers r; try (exfalso; apply I);
    repeat match goal with H : _ /\ _ |- _ => destruct H end; try discriminate; by_numbers.
Qed.

(* After `wait` passes the round comes again and again. *)
Definition goes_round (law : race_law) (r : ko_race) : Prop :=
  exists wait races moves, wait <= 1 /\ races 0 = r /\ is_endless law races moves /\
    (forall n, n < wait -> moves n = pass) /\ forall n, moves (wait + n) = round_move (turn n).

Fixpoint race_after (law : race_law) (r : ko_race) (moves : nat -> race_move) (n : nat) : ko_race :=
  match n with
  | 0 => r
  | S n' => after_race_move law (race_after law r moves n') (moves n')
  end.

Definition can_begin (r : ko_race) (s : race_side) : Prop :=
  1 <= kos (of_side r (other_side s)) /\ 2 <= race_liberties r (other_side s).

Theorem who_can_begin_goes_round : forall law r s, bars_nobody law -> is_race r -> is_quiet r ->
  can_begin r s -> goes_round law r.
Proof.
  intros law r s Nobody R Q C. destruct (same_side_or_not (to_move r) s) as [E|E].
  - exists 0, (race_after law r (fun n => round_move (turn n))), (fun n => round_move (turn n)).
    assert (I : forall n, in_round s (turn n) (race_after law r (fun n => round_move (turn n)) n)).
    { induction n as [|n IH]; [|apply a_turn; assumption].
      unfold is_race, is_quiet, can_begin, in_round in *. destruct s; cbn in *; intuition lia. }
    split; [lia|]. split; [reflexivity|]. split; [|split; [lia | reflexivity]].
    intro n. split; [|reflexivity]. apply (a_turn law s n); [exact Nobody | apply I].
  - set (moves := fun n => match n with 0 => pass | S n' => round_move (turn n') end).
    assert (I : forall n, in_round s (turn n) (race_after law r moves (S n))).
    { induction n as [|n IH].
      - unfold is_race, is_quiet, can_begin, in_round in *. subst moves.
        destruct s; name_numbers r; by_numbers.
      - apply (a_turn law s n _ Nobody) in IH as (_ & IH). exact IH. }
    exists 1, (race_after law r moves), moves.
    split; [lia|]. split; [reflexivity|]. split; [|split; [|reflexivity]].
    + intros [|n]; (split; [|reflexivity]).
      * destruct Nobody as (_ & F). unfold is_race, is_quiet, is_legal_race_move in *.
        cbn. rewrite F. intuition lia.
      * apply (a_turn law s n); [exact Nobody | apply I].
    + intros n L. assert (n = 0) as -> by lia. reflexivity.
Qed.

(* The exception. *)
Definition only_ko_is_last_liberty (r : ko_race) (holder : race_side) : Prop :=
  kos (of_side r holder) = 1 /\ kos (of_side r (other_side holder)) = 0 /\ race_liberties r holder = 1.

Lemma somebody_can_begin : forall r, is_race r -> is_disturbing (classify_race r) = true ->
  (forall s, ~ only_ko_is_last_liberty r s) -> can_begin r first \/ can_begin r second.
Proof.
  intros r R D N. assert (C := classify_is_of_class r).
  assert (A := N first). assert (B := N second). clear N.
  unfold is_race, can_begin, only_ko_is_last_liberty, race_liberties, breaths in *. cbn in *.
  destruct (classify_race r) as [| |[|]| | |]; try discriminate;
    unfold is_of_class, settled_against, unsettled_against, eyeless_against_an_eye, balanced_outside,
      few_eyes, lives, pair_up, inner, all_kos in *; cbn in *; lia.
Qed.

Theorem disturbing_races_go_round : forall law r, bars_nobody law -> is_race r -> is_quiet r ->
  is_disturbing (classify_race r) = true -> (forall s, ~ only_ko_is_last_liberty r s) -> goes_round law r.
Proof.
  intros law r Nobody R Q D N. destruct (somebody_can_begin r R D N) as [C|C];
    eapply who_can_begin_goes_round; eassumption.
Qed.

(* Where the only ko is the last liberty of its holder, who takes it or connects it ends the race. *)
Lemma it_stays_the_last_liberty : forall law r m s, is_legal_race_move law r m ->
  only_ko_is_last_liberty r s -> removed (after_race_move law r m) = None ->
  only_ko_is_last_liberty (after_race_move law r m) s /\ m <> take.
Proof.
  intros law r m s L O. unfold only_ko_is_last_liberty, is_legal_race_move, race_liberties in *.
  destruct s; name_numbers r; destruct m; by_numbers.
Qed.

Theorem excepted_races_end : forall law r s, end_passes law = 4 -> only_ko_is_last_liberty r s ->
  ~ has_an_endless_play law r.
Proof.
  intros law r s F O (races & moves & E & Q).
  assert (Alive : forall n, removed (after_race_move law (races n) (moves n)) = None).
  { intro n. destruct (Q n) as (_ & <-). apply (Q (S n)). }
  assert (I : forall n, only_ko_is_last_liberty (races n) s).
  { induction n as [|n IH]; [rewrite E; exact O|]. destruct (Q n) as (L & ->).
    apply (it_stays_the_last_liberty law (races n) (moves n) s L IH (Alive n)). }
  destruct (takes_come law races moves F Q 0) as (m & _ & T & _). destruct (Q m) as (L & _).
  apply (it_stays_the_last_liberty law (races m) (moves m) s L (I m) (Alive m)). exact T.
Qed.

(* There are such races: two eyes and a liberty outside against nothing but a ko. *)
Definition one_ko_against_two_eyes : ko_race :=
  {| of_first := {| eyes := 2; external := 1; kos := 0; threats := 0 |};
     of_second := {| eyes := 0; external := 0; kos := 1; threats := 0 |};
     shared := 0; to_move := first; hot := 0; passes := 0; removed := None |}.

Theorem not_every_disturbing_race_is_endless : is_race one_ko_against_two_eyes /\
  is_quiet one_ko_against_two_eyes /\ is_disturbing (classify_race one_ko_against_two_eyes) = true /\
  ~ has_an_endless_play single_law one_ko_against_two_eyes.
Proof.
  split; [|split; [|split]].
  - can_stand.
  - split; reflexivity.
  - reflexivity.
  - apply excepted_races_end with (s := second); [reflexivity|]. repeat split; reflexivity.
Qed.

(* R3, "the race ends": not under twin hot stones either, three kos, no eyes. *)
Definition triple_ko : ko_race :=
  {| of_first := {| eyes := 0; external := 0; kos := 1; threats := 0 |};
     of_second := {| eyes := 0; external := 0; kos := 2; threats := 0 |};
     shared := 0; to_move := first; hot := 0; passes := 0; removed := None |}.

Theorem twins_do_not_end_it : is_race triple_ko /\ is_quiet triple_ko /\ goes_round twin_law triple_ko.
Proof.
  assert (R : is_race triple_ko).
  { can_stand. }
  split; [exact R|]. split; [split; reflexivity|].
  apply who_can_begin_goes_round with (s := first); [split; reflexivity | exact R | split; reflexivity|].
  unfold can_begin, triple_ko, race_liberties, breaths. cbn. lia.
Qed.

Print Assumptions who_can_begin_goes_round.
Print Assumptions disturbing_races_go_round.
Print Assumptions excepted_races_end.
Print Assumptions not_every_disturbing_race_is_endless.
Print Assumptions twins_do_not_end_it.
