(* The readings under which nothing may come twice: psk, ssk, nssk, fixed; and square with
   square_gap=anywhere.

     psk    a play must not recreate a position of the game                                     (TT-MOVE)
     ssk    nor a position with the same player to move, after passes too                       (COMP-SSK)
     nssk   a player must not make a position again that he has made by a board play            (COMP-NSSK)
     fixed  no step (position before, position after) of a play may be made again               (COMP-FIXED)
     steps  no step from one entry of the game to the next may come again, made by a pass or not: ING96-R3
            without G517, "repetition of the same sequence", the shortest sequence being a step

   The start is seen. Passes are never forbidden. As spec/rules/superko.h, and `anywhere` of
   spec/rules/square.h. *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import game.

(* The entries of the game so far, the latest first: the one that the play is made from, and those before. *)
Definition entries (h : list ply) (pl : play) : list entry := (before pl, player pl) :: map from h.

Definition psk : cycle_rule := fun h pl =>
  existsb (fun v => position_eqb (fst v) (after pl)) (entries h pl).

Definition ssk : cycle_rule := fun h pl =>
  existsb (entry_eqb (after pl, opponent (player pl))) (entries h pl).

Definition nssk : cycle_rule := fun h pl =>
  existsb (fun x => match x with
                    | played q => position_eqb (after q) (after pl) && color_eqb (player q) (player pl)
                    | passed _ _ => false
                    end) h.

Definition fixed : cycle_rule := fun h pl =>
  existsb (fun x => match x with
                    | played q => position_eqb (before q) (before pl) && position_eqb (after q) (after pl)
                    | passed _ _ => false
                    end) h.

(* Whether the player to move is part of an entry: the key square_of. *)
Inductive square_of := of_situation | of_position.

Definition part_of (what : square_of) (v : entry) : entry :=
  match what with of_situation => v | of_position => (fst v, black) end.

Definition square_anywhere (what : square_of) : cycle_rule := fun h pl =>
  existsb (fun x => entry_eqb (part_of what (from x)) (part_of what (from (played pl))) &&
                    entry_eqb (part_of what (to x)) (part_of what (to (played pl)))) h.
