(* The ko race: two groups that fight over kos, reduced to numbers of breaths.

   The same law as spec/ko_race/ko_race.h, which says why each rule is that of the board (ING96-R4 "Breath
   shape", G406 to G416; ING96-R5). Numbers are natural ones of any size, so a theorem about races is about
   any number of kos, eyes, liberties and threats. *)
From Coq Require Export List Arith Bool Lia.
Export ListNotations.

Inductive race_side := first | second.

Definition other_side (s : race_side) : race_side := match s with first => second | second => first end.

Definition same_side (a b : race_side) : bool :=
  match a, b with first, first | second, second => true | _, _ => false end.

Inductive race_hot := hot_none | hot_single | hot_twin | hot_twin_triple.

Record race_law := { hot_stones : race_hot; barred : option race_side; end_passes : nat }.

Record race_group := { eyes : nat; external : nat; kos : nat; threats : nat }.

(* `hot` so many of the kos of the side that is not to move are hot. *)
Record ko_race := {
  of_first : race_group; of_second : race_group; shared : nat; to_move : race_side; hot : nat; passes : nat;
  removed : option race_side }.

Definition of_side (r : ko_race) (s : race_side) : race_group :=
  match s with first => of_first r | second => of_second r end.

Definition breaths (g : race_group) (shared : nat) : nat := eyes g + external g + shared + kos g.

Definition race_liberties (r : ko_race) (s : race_side) : nat := breaths (of_side r s) (shared r).

(* It can stand on a board, and nobody is removed. *)
Definition is_race (r : ko_race) : Prop :=
  removed r = None /\ hot r <= kos (of_side r (other_side (to_move r))) /\
  0 < race_liberties r first /\ 0 < race_liberties r second.

(* Nothing is hot, nobody has passed. *)
Definition is_quiet (r : ko_race) : Prop := hot r = 0 /\ passes r = 0.

Inductive race_move := take | connect | fill_external | fill_own_external | fill_shared | fill_eye
  | fill_own_eye | threat | pass.

Definition is_race_over (law : race_law) (r : ko_race) : Prop :=
  removed r <> None \/ end_passes law <= passes r.

Definition race_winner (r : ko_race) : option race_side :=
  match removed r with Some s => Some (other_side s) | None => None end.

(* A play in the opponent's one-point eye removes only itself, which variation forbids (ING96-R3), unless it
   takes the last liberty. *)
Definition is_legal_race_move (law : race_law) (r : ko_race) (m : race_move) : Prop :=
  let own := of_side r (to_move r) in
  let other := of_side r (other_side (to_move r)) in
  removed r = None /\ passes r < end_passes law /\
  match m with
  | take => hot r < kos other /\ barred law <> Some (to_move r)
  | connect => 0 < kos own
  | fill_external => 0 < external other
  | fill_own_external => 0 < external own
  | fill_shared => 0 < shared r
  | fill_eye => eyes other = 1 /\ breaths other (shared r) = 1
  | fill_own_eye => 0 < eyes own
  | threat => 0 < threats own
  | pass => True
  end.

(* Of the taker, who holds `own` kos now, the other `others`. *)
Definition hot_after_take (h : race_hot) (own others : nat) : nat :=
  match h with
  | hot_none => 0
  | hot_single => 1
  | hot_twin => own
  | hot_twin_triple => if Nat.eq_dec (own + others) 3 then own else 1
  end.

(* The opponent's group goes first (ING96-R4 "Removal"). *)
Definition removed_after (mover : race_side) (own other : race_group) (shared : nat) : option race_side :=
  if Nat.eq_dec (breaths other shared) 0 then Some (other_side mover)
  else if Nat.eq_dec (breaths own shared) 0 then Some mover
  else None.

(* The race after a play of `mover` has made it `own`, `other` and `shared`. *)
Definition after_play (mover : race_side) (own other : race_group) (shared hot : nat) : ko_race :=
  let gone := removed_after mover own other shared in
  {| of_first := match mover with first => own | second => other end;
     of_second := match mover with first => other | second => own end;
     shared := shared; to_move := other_side mover;
     hot := match gone with Some _ => 0 | None => hot end; passes := 0; removed := gone |}.

Definition with_eyes (n : nat) (g : race_group) : race_group :=
  {| eyes := n; external := external g; kos := kos g; threats := threats g |}.
Definition with_external (n : nat) (g : race_group) : race_group :=
  {| eyes := eyes g; external := n; kos := kos g; threats := threats g |}.
Definition with_kos (n : nat) (g : race_group) : race_group :=
  {| eyes := eyes g; external := external g; kos := n; threats := threats g |}.
Definition with_threats (n : nat) (g : race_group) : race_group :=
  {| eyes := eyes g; external := external g; kos := kos g; threats := n |}.

Definition after_race_move (law : race_law) (r : ko_race) (m : race_move) : ko_race :=
  let mover := to_move r in
  let own := of_side r mover in
  let other := of_side r (other_side mover) in
  match m with
  | take => after_play mover (with_kos (kos own + 1) own) (with_kos (kos other - 1) other) (shared r)
              (hot_after_take (hot_stones law) (kos own + 1) (kos other - 1))
  | connect => after_play mover (with_kos (kos own - 1) own) other (shared r) 0
  | fill_external => after_play mover own (with_external (external other - 1) other) (shared r) 0
  | fill_own_external => after_play mover (with_external (external own - 1) own) other (shared r) 0
  | fill_shared => after_play mover own other (shared r - 1) 0
  | fill_eye => after_play mover own (with_eyes (eyes other - 1) other) (shared r) 0
  | fill_own_eye => after_play mover (with_eyes (eyes own - 1) own) other (shared r) 0
  | threat =>
      let fewer := with_threats (threats own - 1) own in
      {| of_first := match mover with first => fewer | second => of_first r end;
         of_second := match mover with first => of_second r | second => fewer end;
         shared := shared r; to_move := mover; hot := 0; passes := 0; removed := None |}
  | pass =>
      {| of_first := of_first r; of_second := of_second r; shared := shared r; to_move := other_side mover;
         hot := 0; passes := passes r + 1; removed := None |}
  end.

(* The laws that the theorems are about: four passes end a race (ING96-R3, G307). *)
Definition single_law : race_law := {| hot_stones := hot_single; barred := None; end_passes := 4 |}.
Definition twin_law : race_law := {| hot_stones := hot_twin; barred := None; end_passes := 4 |}.
Definition barring_law (s : race_side) : race_law :=
  {| hot_stones := hot_single; barred := Some s; end_passes := 4 |}.
