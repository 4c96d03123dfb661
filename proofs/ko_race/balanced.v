(* R2: balanced groups live, if endless play counts against the starter (ING96-G412, P1, H1 to H3).

   The side lets the other move, and keeps at least what the other has of everything: it removes if it can,
   answers a take by taking another ko and a liberty filled by filling one, and passes otherwise. Where two
   kos or none are left, and few inner liberties, that is not enough: there it must be a liberty ahead
   outside. *)
From Hotstone.ko_race Require Import race strategies plies mirror.

(* What the side has after its own move. *)
Definition ahead (own other : race_group) (sh : nat) : Prop :=
  eyes other < eyes own \/ external other < external own \/ 2 <= eyes other + sh.

Definition is_kept (own other : race_group) (sh : nat) : Prop :=
  eyes other <= eyes own /\ external other <= external own /\ kos other <= kos own /\
  (3 <= kos own + kos other \/
   (kos own = 2 /\ kos other = 0) \/
   (kos own = 1 /\ kos other = 1 /\ (ahead own other sh \/ (eyes other + sh = 1 /\ external other = 0))) \/
   (kos own = 0 /\ kos other = 0 /\ ahead own other sh)).

(* What it finds after the other's move. Who has taken a ko had a liberty before. *)
Definition was_kept (m : race_move) (own other : race_group) (sh h : nat) : Prop :=
  match m with
  | take =>
      h = 1 /\ 1 <= kos other /\ 2 <= breaths other sh /\
      is_kept (with_kos (kos own + 1) own) (with_kos (kos other - 1) other) sh
  | connect => h = 0 /\ is_kept own (with_kos (kos other + 1) other) sh
  | fill_external => h = 0 /\ is_kept (with_external (external own + 1) own) other sh
  | fill_own_external => h = 0 /\ is_kept own (with_external (external other + 1) other) sh
  | fill_shared => h = 0 /\ is_kept own other (sh + 1)
  | fill_own_eye => h = 0 /\ is_kept own (with_eyes (eyes other + 1) other) sh
  | pass => h = 0 /\ is_kept own other sh
  | fill_eye | threat => False
  end.

Definition keeps_own_turn : about := fun own other sh h p => exists m, was_kept m own other sh h.
Definition keeps_others_turn : about := fun own other sh h p => is_kept own other sh.

Definition levels (own other : race_group) (sh h : nat) : race_move :=
  if lt_dec (kos own) (kos other) then take
  else if Nat.eq_dec (kos own + 2 * kos other) 1 then connect
  else if lt_dec (external own) (external other) then fill_external
  else if lt_dec 0 (kos own - kos other) then pass
  else if lt_dec 1 (kos own) then pass
  else if lt_dec (eyes other) (eyes own) then pass
  else if lt_dec (external other) (external own) then pass
  else if lt_dec 1 (eyes other + sh) then pass
  else if Nat.eq_dec (external other) 0 then pass
  else fill_external.

Definition keeps (s : race_side) (r : ko_race) : race_move :=
  let own := of_side r s in let other := of_side r (other_side s) in
  if Nat.eq_dec (breaths other (shared r)) 1 then
    if Nat.eq_dec (external other) 1 then fill_external
    else if Nat.eq_dec (shared r) 1 then fill_shared
    else if Nat.eq_dec (eyes other) 1 then fill_eye
    else if Nat.eq_dec (hot r) 0 then take
    else levels own other (shared r) (hot r)
  else levels own other (shared r) (hot r).

(* As `pick`; where a move is asked for, this one. *)
Ltac pick_after m := lazymatch goal with
  | |- _ /\ _ => split; pick_after m
  | |- 4 <= ?n \/ _ => destruct (le_lt_dec 4 n); [left; assumption | right; pick_after m]
  | |- _ \/ _ => first [left; pick_after m | right; pick_after m | lia]
  | |- ex _ => exists m; cbn; unfold is_kept, ahead, breaths; cbn; pick_after m
  | |- _ => first [reflexivity | discriminate | lia]
  end.

(* The ways in which the race was kept are told apart first, and `ahead` last. *)
Ltac keeping_ply m :=
  unfold keeps_own_turn, keeps_others_turn, is_kept, race_liberties, breaths in *; cbn in *; facts;
  try (exfalso; lia); open_cases; unfold ahead in *; cbn in *; try (exfalso; lia); pick_after m.

Lemma first_keeps : forall r, living first keeps_own_turn keeps_others_turn r -> removed r = None ->
  passes r < 4 -> to_move r = first -> is_legal_race_move single_law r (keeps first r) /\
  living first keeps_own_turn keeps_others_turn (after_race_move single_law r (keeps first r)).
Proof.
  intros r I N P E. unfold is_legal_race_move, living, keeps in *.
  name_numbers r. destruct I as [I|((A0 & A1 & A2 & A3 & _) & m & I)]; [lia|].
  destruct m; cbn in I; try contradiction; unfold race_liberties, breaths in *; cbn in *; facts;
    possible_cases; try solve [open_cases; pick_after pass]; unfold levels; keeping_ply pass.
Qed.

Lemma second_leaves_it_kept : forall r m, living first keeps_own_turn keeps_others_turn r ->
  to_move r <> first -> is_legal_race_move single_law r m ->
  living first keeps_own_turn keeps_others_turn (after_race_move single_law r m).
Proof.
  intros r m I O L. unfold living, is_legal_race_move in *.
  name_numbers r. destruct I as [I|((A0 & A1 & A2 & A3 & _) & I)]; [lia|].
  destruct m; [keeping_ply take | keeping_ply connect | keeping_ply fill_external
    | keeping_ply fill_own_external | keeping_ply fill_shared | keeping_ply fill_eye
    | keeping_ply fill_own_eye | keeping_ply threat | keeping_ply pass].
Qed.

(* Either side. *)
Lemma keeps_in_mirror : forall r, keeps first (mirror r) = keeps second r.
Proof. intros [g0 g1 sh mover h p gone]. reflexivity. Qed.

Lemma keeps_own_ply : forall s r, living s keeps_own_turn keeps_others_turn r -> removed r = None ->
  passes r < 4 -> to_move r = s -> is_legal_race_move single_law r (keeps s r) /\
  living s keeps_own_turn keeps_others_turn (after_race_move single_law r (keeps s r)).
Proof.
  intros [|] r I N P E; [apply first_keeps; assumption|]. rewrite <- keeps_in_mirror.
  destruct (first_keeps (mirror r)) as (L & J).
  - apply living_in_mirror. exact I.
  - unfold mirror. cbn. rewrite N. reflexivity.
  - exact P.
  - unfold mirror. cbn. rewrite E. reflexivity.
  - split.
    + rewrite <- (mirror_twice r). apply legal_in_mirror; [reflexivity | rewrite mirror_twice; exact L].
    + apply living_in_mirror. rewrite <- after_in_mirror. exact J.
Qed.

Lemma keeps_others_ply : forall s r m, living s keeps_own_turn keeps_others_turn r -> to_move r <> s ->
  is_legal_race_move single_law r m ->
  living s keeps_own_turn keeps_others_turn (after_race_move single_law r m).
Proof.
  intros [|] r m I O L; [apply second_leaves_it_kept; assumption|].
  apply living_in_mirror. rewrite <- after_in_mirror. apply second_leaves_it_kept.
  - apply living_in_mirror. exact I.
  - unfold mirror. cbn. destruct (to_move r); [discriminate | congruence].
  - apply legal_in_mirror; [reflexivity | exact L].
Qed.

(* The class of coexistence, with as many kos on either side. *)
Definition balanced (r : ko_race) : Prop :=
  eyes (of_first r) = eyes (of_second r) /\ external (of_first r) = external (of_second r) /\
  kos (of_first r) = kos (of_second r) /\
  (2 <= kos (of_first r) \/
   (kos (of_first r) = 1 /\ (2 <= eyes (of_first r) + shared r \/
                             (eyes (of_first r) + shared r = 1 /\ external (of_first r) = 0)))).

Lemma balanced_is_kept : forall s r, is_race r -> is_quiet r -> balanced r ->
  living s keeps_own_turn keeps_others_turn r.
Proof.
  intros s r R Q B. unfold is_race, is_quiet, balanced, living in *.
  destruct s; name_numbers r; right; keeping_ply pass.
Qed.
