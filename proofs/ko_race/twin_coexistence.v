(* R3, two inner liberties or more: under twin hot stones nobody is removed (ING96-H4, G412).

   Nobody can fill the last inner liberty but one, since it would be his own last but one as well. So it is
   enough to keep level outside and to pass otherwise. If the opponent gives up a shared liberty or an eye too
   many, the race is one of those that the kos do not count in, and is won. *)
From Hotstone.ko_race Require Import race strategies settled plies twins level.

Definition many_inside (own other : race_group) (sh : nat) : Prop :=
  eyes other <= eyes own /\ 2 <= eyes own + sh /\ threats other = 0.

Definition are_many_inside (s : race_side) (r : ko_race) : bool :=
  let own := of_side r s in
  if le_lt_dec (eyes (of_side r (other_side s))) (eyes own)
  then (if le_lt_dec 2 (eyes own + shared r) then true else false) else false.

Definition keeps_level (s : race_side) (r : ko_race) : race_move :=
  if are_many_inside s r then
    if lt_dec (external (of_side r s)) (external (of_side r (other_side s))) then fill_external else pass
  else fills_and_takes s r.

Definition waits_or_kos (s : race_side) (r : ko_race) : nat :=
  if are_many_inside s r then kos (of_side r s) else waits s r.
Definition kos_or_passes (s : race_side) (r : ko_race) : nat :=
  if are_many_inside s r then 4 - passes r else kos_to_go s r.
Definition turn_or_none (s : race_side) (r : ko_race) : nat :=
  if are_many_inside s r then 0 else whose_turn s r.

(* Level with many inside; a liberty fewer outside when it is one's turn. *)
Definition many_own_turn : about := fun own other sh h p =>
  many_inside own other sh /\ external other <= external own + 1 /\ all_or_none h other.
Definition many_others_turn : about := fun own other sh h p =>
  many_inside own other sh /\ external other <= external own /\ all_or_none h own.

Definition is_level_or_won (s : race_side) (r : ko_race) : Prop :=
  living s many_own_turn many_others_turn r \/ is_won s r.

Definition coexistence_lowers (s : race_side) : ko_race -> ko_race -> Prop :=
  lowers (can_go s) (waits_or_kos s) (kos_or_passes s) (turn_or_none s).

(* What is won has few inside, and stays won. *)
Lemma won_has_few_inside : forall s r, is_won s r -> removed r = None -> are_many_inside s r = false.
Proof.
  intros s r I N. unfold is_won, winning, level_own_turn, level_others_turn, few_inside, are_many_inside in *.
  destruct s; name_numbers r; possible_cases; facts; try reflexivity; lia.
Qed.

Lemma won_is_lowered : forall s r r', is_won s r -> removed r = None -> is_won s r' ->
  level_lowers s r r' -> coexistence_lowers s r r'.
Proof.
  intros s r r' W N W' D N'. specialize (D N').
  unfold coexistence_lowers, waits_or_kos, kos_or_passes, turn_or_none.
  rewrite (won_has_few_inside s r W N), (won_has_few_inside s r' W' N'). exact D.
Qed.

Ltac many_ply :=
  unfold many_own_turn, many_others_turn, many_inside, level_own_turn, few_inside, level_wins, not_by_kos,
    all_or_none, can_go, waits_or_kos, kos_or_passes, turn_or_none, are_many_inside, kos_to_go, whose_turn,
    waits, all_that_can_go in *; by_picking.

Lemma many_own_ply : forall s r, living s many_own_turn many_others_turn r -> removed r = None ->
  passes r < 4 -> to_move r = s -> is_legal_race_move twin_law r (keeps_level s r) /\
  living s many_own_turn many_others_turn (after_race_move twin_law r (keeps_level s r)) /\
  coexistence_lowers s r (after_race_move twin_law r (keeps_level s r)).
Proof.
  intros s r I N P E.
  assert (M : are_many_inside s r = true).
  { unfold living, many_own_turn, many_inside, are_many_inside in *.
    destruct s; name_numbers r; possible_cases; facts; try reflexivity; lia. }
  unfold keeps_level. rewrite M. clear M. unfold is_legal_race_move, living, coexistence_lowers in *.
  destruct s; name_numbers r; (destruct I as [I|I]; [lia|]); many_ply.
Qed.

Lemma many_others_ply : forall s r m, living s many_own_turn many_others_turn r -> to_move r <> s ->
  is_legal_race_move twin_law r m -> is_level_or_won s (after_race_move twin_law r m) /\
  coexistence_lowers s r (after_race_move twin_law r m).
Proof.
  intros s r m I O L. unfold is_level_or_won, is_won, living, winning, coexistence_lowers,
    is_legal_race_move in *.
  destruct s; name_numbers r; (destruct I as [I|I]; [exfalso; lia|]); destruct m; many_ply.
Qed.

Theorem nobody_wins_under_twins : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r ->
  eyes (of_first r) = eyes (of_second r) -> external (of_first r) = external (of_second r) ->
  2 <= eyes (of_first r) + shared r -> threats (of_first r) = 0 -> threats (of_second r) = 0 ->
  exists chosen, brings_about twin_law s chosen (fun r' => removed r' <> Some s) r /\
    ~ has_endless_play twin_law s chosen r.
Proof.
  intros s r R Q E X I T0 T1. exists (keeps_level s).
  apply strategy_ends with (inv := is_level_or_won s)
    (f := can_go s) (g := waits_or_kos s) (h := kos_or_passes s) (k := turn_or_none s).
  - clear. intros r [I|I] N P E.
    + destruct (many_own_ply s r I N P E) as (L & J & D). split; [exact L|]. split; [left; exact J | exact D].
    + destruct (level_own_ply s r I N P E) as (L & J & D). unfold keeps_level.
      rewrite (won_has_few_inside s r I N). split; [exact L|]. split; [right; exact J|].
      apply won_is_lowered; assumption.
  - clear. intros r m [I|I] O L; [apply many_others_ply; assumption|].
    destruct (level_others_ply s r m I O L) as (J & D). split; [right; exact J|].
    apply won_is_lowered; try assumption. apply L.
  - clear. intros r [I|I] _; unfold is_won, winning, living in *; destruct s; name_numbers r; discriminate.
  - left. unfold is_race, is_quiet, living in *. destruct s; name_numbers r; many_ply.
Qed.

Print Assumptions nobody_wins_under_twins.
