(* Shown plies that no game has, the classification names who has no play among them.

   A "cycle" of one play, by White, entered with Black to move, that does not come back. No own stone is
   removed, and its ko position is one of disturbed life, where whoever starts disturbs: Black. So the
   premise of `disturber_ends` and `disturber_names_rarely` (endings/disturber_ends.v) is not met by
   `disturber_of`; self_disturbance.v does without it. *)
From Hotstone.board Require Import board rectangle play.
From Hotstone.rules Require Import game.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.certificates Require Import quick_ko_class.
From Hotstone.ko_class Require Import ko_class ko_cycle.

Definition six_by_three : board := rectangle 6 3.
#[local] Existing Instance six_by_three.

(* The lowest row first. *)
Definition before_the_takes : position :=
  let X := Some black in let O := Some white in let e : cell := None in
  [X;X;O;e;O;O;
   e;X;X;O;O;e;
   X;X;e;X;O;O].

(* As ing-1996 reads it. *)
Definition of_ing_1996 : cycle_reading :=
  {| settled_in_cycles := settled_by_outcome; disturbs_by := by_eyeless; cyclic_are := cyclic_disturbs |}.

Definition one_play : completed_cycle :=
  {| entered := (before_the_takes, black);
     plies := [played (play_at (after (play_at before_the_takes black 3)) white 2)] |}.

Theorem names_without_a_play :
  has_board_play one_play = true /\ disturber_of of_ing_1996 one_play = Some black /\
  ~ exists n, In n (names_in (plies one_play)) /\ by_player black n = true.
Proof.
  split; [reflexivity|]. split.
  - rewrite <- quick_disturber_is. vm_compute. reflexivity.
  - intros (n & I & E). unfold one_play in I. cbn [plies names_in app] in I. destruct I as [<-|[]].
    discriminate E.
Qed.

Print Assumptions names_without_a_play.
