(* The cycle rule `square`: the ban on recycling, read word for word.

   ING96-R3 forbids "recycling (repetition of the same sequence of board positions)", ING96-G517 from the
   second cycle on. Kept is the sequence of entries (position, player to move), passes included; a board play
   is forbidden if the sequence with the entry that it leads to would end in XX, X not empty. Passes are
   never forbidden, and may make a square. As spec/rules/square.h with square_gap=in-a-row, by the plain
   definition. *)
From Hotstone.board Require Import board.
From Hotstone.rules Require Import game.
From Hotstone.cycle Require Import superko.

Fixpoint entries_eqb (v w : list entry) : bool :=
  match v, w with
  | [], [] => true
  | x :: v, y :: w => entry_eqb x y && entries_eqb v w
  | _, _ => false
  end.

(* Whether the sequence, the latest entry first, ends in the same k entries twice, for some k that is not 0.
   *)
Definition ends_in_square (s : list entry) : bool :=
  existsb (fun k => entries_eqb (firstn k s) (firstn k (skipn k s))) (seq 1 (Nat.div2 (length s))).

Definition square (what : square_of) : cycle_rule := fun h pl =>
  ends_in_square (map (part_of what) (to (played pl) :: entries h pl)).
