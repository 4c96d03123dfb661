(* The board, colours and positions.

   A board is here any finite graph: points are the numbers below `points`, and `adjacent` says which of them
   are neighbours. That covers every rectangle of columns and rows, and whatever else has points and lines
   (ING96-R2; ING91-1 "Brett"; ZH-G1; TT-BOARD). A position says of each point whether it is empty, black or
   white (ING96-R3 "Position"; TT-BOARD); it is a list of cells, one for each point, so that two positions are
   equal exactly if they agree at each point, and a program can compare them.

   spec/board/position.h has the same words: `cell_at` is At, `put` is Put, `remove` is Remove of a list. *)
From Coq Require Export List Arith Bool Lia.
Export ListNotations.

Inductive color := black | white.

Definition opponent (c : color) : color := match c with black => white | white => black end.

(* Nothing, or a stone of a colour. *)
Definition cell := option color.

Class board := {
  points : nat;
  adjacent : nat -> nat -> bool;
  adjacent_sym : forall p q, adjacent p q = adjacent q p;
  adjacent_irreflexive : forall p, adjacent p p = false;
  adjacent_on_board : forall p q, adjacent p q = true -> p < points
}.

Definition position := list cell.

(* Off the board there is nothing. *)
Definition cell_at (pos : position) (p : nat) : cell := nth p pos None.

Definition color_eqb (a b : color) : bool :=
  match a, b with black, black => true | white, white => true | _, _ => false end.

Definition cell_eqb (a b : cell) : bool :=
  match a, b with
  | None, None => true
  | Some x, Some y => color_eqb x y
  | _, _ => false
  end.

Definition is_empty (pos : position) (p : nat) : bool := cell_eqb (cell_at pos p) None.

Fixpoint position_eqb (a b : position) : bool :=
  match a, b with
  | [], [] => true
  | x :: a, y :: b => cell_eqb x y && position_eqb a b
  | _, _ => false
  end.

(* Whether the point is in the list. *)
Definition mem (p : nat) (l : list nat) : bool := existsb (Nat.eqb p) l.

Section OnABoard.
Context {B : board}.

(* In index order, as everywhere in spec/. *)
Definition all_points : list nat := seq 0 points.

(* The position that has these cells. *)
Definition tabulate (f : nat -> cell) : position := map f all_points.

(* One cell for each point of the board. *)
Definition well_formed (pos : position) : Prop := length pos = points.

Definition empty_board : position := tabulate (fun _ => None).

Definition put (pos : position) (p : nat) (c : color) : position :=
  tabulate (fun q => if q =? p then Some c else cell_at pos q).

Definition remove (pos : position) (stones : list nat) : position :=
  tabulate (fun q => if mem q stones then None else cell_at pos q).

End OnABoard.
