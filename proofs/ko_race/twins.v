(* R3: under twin hot stones, with nothing but eyes and kos, who moves and the threats decide (ING96-H4,
   G510).

   After a take the opponent may take nothing, so a side that always takes is never taken from, until a threat
   lifts the ban. Without threats the mover takes all. With threats each take costs the opponent one, and the
   mover one to go on. So the mover wins if he has at least as many, or if the opponent is down to one
   liberty. A side that may not take at the moment first needs a threat of its own. *)
From Hotstone.ko_race Require Import race strategies plies.

(* An eye at most on either side. *)
Definition eyes_and_kos_only (own other : race_group) (sh : nat) : Prop :=
  eyes own <= 1 /\ eyes other <= 1 /\ external own = 0 /\ external other = 0 /\ sh = 0.

(* Whether a side that is to move with so many threats, and free to take, removes the other. *)
Definition wins_free (own_threats : nat) (other : race_group) (sh : nat) : Prop :=
  threats other <= own_threats \/ breaths other sh = 1.

(* The same with `h` of the opponent's kos hot. *)
Definition wins_to_move (own other : race_group) (sh h : nat) : Prop :=
  (h = 0 /\ wins_free (threats own) other sh) \/
  (0 < h /\ 1 <= threats own /\ wins_free (threats own - 1) other sh).

(* Twin hot stones are all kos of a side, or none. *)
Definition all_or_none (h : nat) (holder : race_group) : Prop := h = 0 \/ h = kos holder.

Definition twins_own_turn : about := fun own other sh h p =>
  eyes_and_kos_only own other sh /\ all_or_none h other /\ wins_to_move own other sh h.
Definition twins_others_turn : about := fun own other sh h p =>
  eyes_and_kos_only own other sh /\ all_or_none h own /\ ~ wins_to_move other own sh h /\ p <= 2.

Definition lifts_and_takes (s : race_side) (r : ko_race) : race_move :=
  if lt_dec 0 (hot r) then threat
  else if lt_dec 0 (kos (of_side r (other_side s))) then take
  else fill_eye.

(* What the second number of the measure counts: how far the winner is from taking freely. *)
Definition from_taking (s : race_side) (r : ko_race) : nat :=
  if same_side (to_move r) s then (if lt_dec 0 (hot r) then 1 else 0) else (if lt_dec 0 (hot r) then 0 else
    2).

Ltac twins_ply :=
  unfold twins_own_turn, twins_others_turn, eyes_and_kos_only, all_or_none, wins_to_move, wins_free,
    from_taking in *; by_cases.

Lemma twins_settle : forall (s : race_side) (r : ko_race),
  winning s twins_own_turn twins_others_turn r -> removes_in_the_end twin_law s r.
Proof.
  intros s r I. exists (lifts_and_takes s).
  apply strategy_ends with (inv := winning s twins_own_turn twins_others_turn)
    (f := fun r => threats (of_first r) + threats (of_second r)) (g := from_taking s)
    (h := fun r => race_liberties r (other_side s)) (k := fun r => if same_side (to_move r) s then 0 else 1);
    [..|exact I]; race_ply lifts_and_takes twins_ply.
Qed.

(* Who is to move wins with as many threats, or if the other has one liberty; else the other wins. *)
Theorem twins_decide : forall r, is_race r -> is_quiet r ->
  eyes_and_kos_only (of_first r) (of_second r) (shared r) ->
  let mover := to_move r in let other := other_side mover in
  let mover_wins := threats (of_side r other) <= threats (of_side r mover) \/ race_liberties r other = 1 in
  (mover_wins -> removes_in_the_end twin_law mover r) /\
  (~ mover_wins -> removes_in_the_end twin_law other r).
Proof.
  intros r R Q G mover other mover_wins. subst mover other mover_wins.
  split; intro W; apply twins_settle; unfold is_race, is_quiet, winning in *; name_numbers r; twins_ply.
Qed.

(* "Who moves first and the number of threats alone decide": not quite. *)
Definition three_kos (own others : nat) : ko_race :=
  {| of_first := {| eyes := 0; external := 0; kos := own; threats := 0 |};
     of_second := {| eyes := 0; external := 0; kos := others; threats := 1 |};
     shared := 0; to_move := first; hot := 0; passes := 0; removed := None |}.

Theorem holders_matter_once : removes_in_the_end twin_law first (three_kos 2 1) /\
  removes_in_the_end twin_law second (three_kos 1 2).
Proof.
  split; apply twins_settle; unfold winning, three_kos; cbn; twins_ply.
Qed.

(* ING96-H5 under twin hot stones: the eyeless side, to move, removes the eyed one. *)
Definition false_triple_ko : ko_race :=
  {| of_first := {| eyes := 1; external := 0; kos := 2; threats := 0 |};
     of_second := {| eyes := 0; external := 0; kos := 1; threats := 0 |};
     shared := 0; to_move := second; hot := 0; passes := 0; removed := None |}.

Theorem twins_revive_h5 : is_race false_triple_ko /\ is_quiet false_triple_ko /\
  removes_in_the_end twin_law second false_triple_ko.
Proof.
  split; [|split].
  - can_stand.
  - split; reflexivity.
  - apply twins_settle. unfold winning, false_triple_ko. cbn. twins_ply.
Qed.

Print Assumptions twins_decide.
Print Assumptions holders_matter_once.
Print Assumptions twins_revive_h5.
