(* The rules about cycles as certificates name them (cycle=, cycle_colour=, start=, same=, square_of=, square_gap=, unnamed=).

   A certificate names none, one or several. The classification, for disturber, is any function here; that of the law is
   in ko_class/ko_cycle.v. *)
From Hotstone.board Require Import board.
From Hotstone.rules Require Import game.
From Hotstone.cycle Require Import superko square completed_cycles cycle_list.

Inductive stated_cycle :=
  | under_psk | under_ssk | under_nssk | under_fixed
  | under_square (what : square_of) | under_square_anywhere (what : square_of)
  | under_second_cycle (colour : cycle_colour)
  | under_starter (which : starter_plays) (colour : cycle_colour)
  | under_starter_first (which : starter_plays) (colour : cycle_colour)
  | under_disturber (classify : completed_cycle -> option color) (otherwise : unnamed) (colour : cycle_colour)
  | under_disturber_who (which : starter_plays) (classify : completed_cycle -> option color) (otherwise : unnamed)
      (colour : cycle_colour)
  | under_place (colour : cycle_colour) (rule : cycle_rule).   (* in_its_place of in_fight.v, on a board *)

Definition rule_of (c : stated_cycle) : cycle_rule :=
  match c with
  | under_psk => psk | under_ssk => ssk | under_nssk => nssk | under_fixed => fixed
  | under_square what => square what | under_square_anywhere what => square_anywhere what
  | under_second_cycle colour => second_cycle colour
  | under_starter which colour => starter which colour
  | under_starter_first which colour => starter_first which colour
  | under_disturber classify otherwise colour => disturber classify otherwise colour
  | under_disturber_who which classify otherwise colour => disturber_who which classify otherwise colour
  | under_place _ rule => rule
  end.

(* No member: cycle=none. *)
Definition rule_of_all (l : list stated_cycle) : cycle_rule := several (map rule_of l).

Definition tells_colours_apart (c : stated_cycle) : bool :=
  match c with
  | under_second_cycle either_colour | under_starter _ either_colour | under_starter_first _ either_colour
  | under_disturber _ _ either_colour | under_disturber_who _ _ _ either_colour | under_place _ _ => false
  | _ => true
  end.
