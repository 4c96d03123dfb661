(* Plays that are the same wherever the fight is the same: the key same=fight.

   (ING96-R5 "Disturbing ko": the disturber may never go on; ING91-1 "Störungs-Ko": "niemals".) As
   spec/ko/cycle_place.h and spec/rules/forbidden_plays.h. The place of a cycle is the points that change in it, and the chains of stones
   that stay all the way and touch one of these. A play of the cycle is made again, wherever it is, by the same point, if it removes the
   same stones and every point of the place is as it was.

   The rule of this file is put beside that of completed_cycles.v, which compares the whole board: together (cycle_list.v) they forbid what
   either does, so every play ends that ends under the other alone. Under disturber it is asked only of the cycles for which somebody is
   named. *)
From Hotstone.board Require Import board chains play.
From Hotstone.rules Require Import game.
From Hotstone.cycle Require Import completed_cycles.

Section InFight.
Context {B : board}.

Definition place_before (x : ply) : position := fst (from x).

Definition changing_points (c : completed_cycle) : list nat :=
  filter (fun p => existsb (fun x => negb (cell_eqb (cell_at (place_before x) p) (cell_at (fst (entered c)) p))) (plies c))
         all_points.

(* The position of the stones that stay. *)
Definition what_stays (c : completed_cycle) : position := remove (fst (entered c)) (changing_points c).

Definition place_of (c : completed_cycle) : list nat :=
  let changing := changing_points c in
  let stay := what_stays c in
  let beside := filter (fun q => negb (is_empty stay q) && existsb (adjacent q) changing) all_points in
  let chains_beside := flat_map (chain stay) beside in
  filter (fun p => mem p changing || mem p chains_beside) all_points.

Fixpoint plays_in (h : list ply) : list play :=
  match h with
  | [] => []
  | played pl :: r => plays_in r ++ [pl]
  | passed _ _ :: r => plays_in r
  end.

Definition same_removed (v w : list nat) : bool := forallb (fun p => mem p w) v && forallb (fun p => mem p v) w.

(* Whether `again` is the play `pl` of a cycle with this place. *)
Definition same_in_place (colour : cycle_colour) (place : list nat) (pl again : play) : bool :=
  (point pl =? point again) &&
  match colour with same_colour => color_eqb (player pl) (player again) | either_colour => true end &&
  same_removed (captured pl) (captured again) && same_removed (self_removed pl) (self_removed again) &&
  forallb (fun p => cell_eqb (cell_at (before pl) p) (cell_at (before again) p)) place.

(* The plays of the cycle that the bound player may not make again. *)
Definition bound_in_place (which : starter_plays) (x : color) (c : completed_cycle) : list play :=
  let own := firstn 1 (filter (fun pl => color_eqb (player pl) x) (plays_in (plies c))) in
  match which with
  | all_plays => plays_in (plies c)
  | first_own_play => own
  | first_if started => if started c then own else plays_in (plies c)
  end.

Fixpoint forbidden_in_place (which : starter_plays) (colour : cycle_colour) (binds : binding)
    (cycles : list completed_cycle) (again : play) : bool :=
  match cycles with
  | [] => false
  | c :: earlier =>
      (binds earlier c (player again) &&
       existsb (fun pl => same_in_place colour (place_of c) pl again) (bound_in_place which (player again) c))
      || forbidden_in_place which colour binds earlier again
  end.

Definition in_its_place (which : starter_plays) (colour : cycle_colour) (binds : binding) : cycle_rule :=
  fun h pl => forbidden_in_place which colour binds (completed_cycles h) pl.

(* Whom a cycle names; where it names nobody, nobody is bound by its place. *)
Definition binds_named (classify : completed_cycle -> option color) : binding :=
  fun _ c x => has_board_play c && match classify c with Some d => color_eqb x d | None => false end.

End InFight.
