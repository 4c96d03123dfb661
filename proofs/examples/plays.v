(* Single plays on small boards, computed by the definitions: what the words come to.

   Each example is a diagram before and after. Rows are written from below, as points are numbered. *)
From Hotstone.board Require Import board chains play rectangle.
From Hotstone.plays Require Import variation one_result.

Local Notation X := (Some black).
Local Notation O := (Some white).
Local Notation "'__'" := (@None color).

(* White takes a stone in the corner of 2x1. *)
Example capture_of_one :
  let pl := @play_at (rectangle 2 1) [X; __] white 1 in
  after pl = [__; O] /\ captured pl = [0] /\ self_removed pl = [].
Proof. vm_compute. auto. Qed.

(* Both sides would be without a liberty: the opponent's stones go (ING96-R4 "Removal"). *)
Example opponent_first :
  let pl := @play_at (rectangle 3 1) [__; O; X] black 0 in
  after pl = [X; __; X] /\ captured pl = [1] /\ self_removed pl = [].
Proof. vm_compute. auto. Qed.

(* A group of two removes itself on 3x1, and the position has changed. *)
Example self_removal_of_two :
  let pl := @play_at (rectangle 3 1) [O; __; X] white 1 in
  (after pl, captured pl, self_removed pl) = ([O; O; __], [2], []) /\
  let pl := @play_at (rectangle 2 1) [X; __] black 1 in
  (after pl, captured pl, self_removed pl) = ([__; __], [], [0; 1]) /\ changes_position pl = true.
Proof. vm_compute. auto. Qed.

(* A lone stone removes itself: nothing changes. *)
Example self_removal_of_one :
  let pl := @play_at (rectangle 3 1) [__; O; __] black 0 in
  let pl' := @play_at (rectangle 2 2) [__; O; O; __] black 0 in
  (self_removed pl, changes_position pl) = ([0], false) /\ (self_removed pl', changes_position pl') = ([0],
    false).
Proof. vm_compute. auto. Qed.

(* A snapback on 4x3: Black throws in at A1, White takes it at A2, Black takes five at A1. *)
Definition snapback : position :=
  [__; O; X; __;
   __; O; X; __;
   O;  O; X; __].

Example snapback_plays :
  let B := rectangle 4 3 in
  let first := play_at snapback black 0 in
  let second := play_at (after first) white 4 in
  let third := play_at (after second) black 0 in
  is_legal snapback = true /\ captured first = [] /\ captured second = [0] /\
  captured third = [1; 4; 5; 8; 9] /\
  after third = [X; __; X; __;
                 __; __; X; __;
                 __; __; X; __].
Proof. vm_compute. auto 10. Qed.

(* A chain, its liberties, and a position that is not legal. *)
Example chains :
  let B := rectangle 4 3 in
  chain snapback 1 = [1; 5; 8; 9] /\ liberties snapback 1 = [0; 4] /\ liberties snapback 2 = [3; 7; 11] /\
  @is_legal (rectangle 2 1) [X; O] = false.
Proof. vm_compute. auto. Qed.

(* The two descriptions of the removal agree on every play of every legal position of 2x2 (and everywhere:
   removal_order). *)
Example two_sweeps_on_2x2 :
  let B := rectangle 2 2 in
  two_sweeps [X; O; X; __] white 3 = after (play_at [X; O; X; __] white 3) /\
  two_sweeps [X; X; X; __] black 3 = [__; __; __; __].
Proof. vm_compute. auto. Qed.
