(* R5: endless play in races, and its end once a side is barred from taking (ING96-R5, G512, G515, G517). *)
From Hotstone.ko_race Require Import race strategies settled.

(* With a side barred each ply lowers what can be filled, connected or threatened; then the kos that the other
   side can still take; then the passes that are left. Nobody keeps to a strategy here: all plays end,
   whatever is hot. *)
Definition bars (law : race_law) (s : race_side) : Prop := barred law = Some s /\ end_passes law = 4.

Theorem barred_races_end : forall (law : race_law) (s : race_side) (r : ko_race), bars law s ->
  ~ exists (races : nat -> ko_race) (moves : nat -> race_move), races 0 = r /\ forall n,
    is_legal_race_move law (races n) (moves n) /\ races (S n) = after_race_move law (races n) (moves n).
Proof.
  intros law s r (B & P) (races & moves & _ & Q).
  apply (no_endless_descent
    (fun n => all_that_can_go (races n) + threats (of_first (races n)) + threats (of_second (races n)))
    (fun n => kos (of_side (races n) s)) (fun n => 4 - passes (races n)) (fun _ => 0)).
  intro n. cbv beta. destruct (Q n) as (L & E). rewrite E. clear E Q. revert L. generalize (moves n).
  generalize (races n). clear - B P. intros r m L. destruct law as [stones side ending].
  cbn in B, P. subst side ending.
  unfold is_legal_race_move, all_that_can_go in *. destruct s; name_numbers r; destruct m; by_numbers.
Qed.

(* Three kos or more, an eye against none, and nothing else: the eyeless side takes another ko whenever one is
   taken from it, and cannot be removed if endless play counts for it. *)
Definition kos_against_an_eye (own other : race_group) (sh : nat) : Prop :=
  eyes own = 0 /\ eyes other <= 1 /\ external own = 0 /\ external other = 0 /\ sh = 0.

Definition takes_or_waits (s : race_side) (r : ko_race) : race_move :=
  let theirs := kos (of_side r (other_side s)) in
  if Nat.eq_dec theirs 0 then fill_eye else if lt_dec (hot r) theirs then take else pass.

Definition triple_own_turn : about := fun own other sh h p =>
  kos_against_an_eye own other sh /\ h <= 1 /\ 1 <= kos own /\ (3 <= kos own + kos other \/ kos other = 0).
Definition triple_others_turn : about := fun own other sh h p =>
  kos_against_an_eye own other sh /\ h <= 1 /\ 2 <= kos own /\ 3 <= kos own + kos other.

Ltac triple_ply := unfold triple_own_turn, triple_others_turn, kos_against_an_eye in *; by_numbers.

Theorem triple_stays_open : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  kos_against_an_eye (of_side r s) (of_side r (other_side s)) (shared r) ->
  eyes (of_side r (other_side s)) = 1 -> 3 <= kos (of_first r) + kos (of_second r) ->
  to_move r = s \/ 2 <= kos (of_side r s) ->
  exists chosen, brings_about single_law s chosen (fun r' => removed r' <> Some s) r.
Proof.
  intros s r R Q G E K T. exists (takes_or_waits s).
  apply invariant_brings_about with (inv := living s triple_own_turn triple_others_turn); [| | |destruct T];
    race_ply takes_or_waits triple_ply.
Qed.

Print Assumptions barred_races_end.
Print Assumptions triple_stays_open.
