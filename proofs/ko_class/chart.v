(* The chart of a position: which points hang together.

   The classification of kos asks over and over for chains, for the spaces between stones, and for the regions that
   one colour closes off. All three are sets of points that hang together, and each is found once for a position and
   then looked up. A chain of a position that lacks one colour, `without`, is a region of points that do not have the other.

   What is looked up is data. So whoever makes the same chart in a faster way has the same answers
   (certificates/quick_ko_class.v). spec/ko/eye.cc has ChainTable and Component for it. *)
From Hotstone.board Require Import board chains.

Record chart := {
  on_position : position;
  parts_there : list (list nat);    (* chains, and empty points that hang together; by their first points *)
  not_black : list (list nat);      (* points without a black stone that hang together *)
  not_white : list (list nat)
}.

(* Each set of points that hang together once, `part` being the one around a point. *)
Fixpoint each_part (part : nat -> list nat) (points_left : list nat) (found : list (list nat)) : list (list nat) :=
  match points_left with
  | [] => found
  | p :: rest => each_part part rest (if existsb (mem p) found then found else found ++ [part p])
  end.

(* The position with the stones of one colour only. *)
Definition only (c : color) (pos : position) : position := map (fun x => if cell_eqb x (Some c) then x else None) pos.

Section Chart.
Context {B : board}.

Definition without (c : color) (pos : position) : list nat :=
  filter (fun p => negb (cell_eqb (cell_at pos p) (Some c))) all_points.

Definition chart_of (pos : position) : chart :=
  {| on_position := pos; parts_there := each_part (chain pos) all_points [];
     not_black := each_part (chain (only black pos)) (without black pos) [];
     not_white := each_part (chain (only white pos)) (without white pos) [] |}.

Definition neighbours (p : nat) : list nat := filter (adjacent p) all_points.

(* What hangs together with p. *)
Definition part_at (ch : chart) (p : nat) : list nat :=
  match find (mem p) (parts_there ch) with Some part => part | None => [] end.

Definition regions_of (ch : chart) (c : color) : list (list nat) :=
  match c with black => not_black ch | white => not_white ch end.

(* A chain is named by its first stone. *)
Definition name_at (ch : chart) (p : nat) : nat := hd p (part_at ch p).

Definition has (ch : chart) (c : color) (p : nat) : bool := cell_eqb (cell_at (on_position ch) p) (Some c).

Definition is_free (ch : chart) (p : nat) : bool := is_empty (on_position ch) p.

(* The names of all chains, in order; of those of one colour; of those of a colour beside a point. *)
Definition names_of (ch : chart) (c : color) : list nat :=
  flat_map (fun part => match part with p :: _ => if has ch c p then [p] else [] | [] => [] end) (parts_there ch).

Definition all_names (ch : chart) : list nat :=
  flat_map (fun part => match part with p :: _ => if is_free ch p then [] else [p] | [] => [] end) (parts_there ch).

Definition names_beside (ch : chart) (c : color) (p : nat) : list nat :=
  map (name_at ch) (filter (has ch c) (neighbours p)).

(* Numbers of points in index order, each once. *)
Definition in_order (l : list nat) : list nat := filter (fun p => mem p l) all_points.

(* The empty points beside some stones. *)
Definition free_beside (ch : chart) (stones : list nat) : list nat :=
  in_order (filter (is_free ch) (flat_map neighbours stones)).

Definition liberties_of (ch : chart) (name : nat) : list nat := free_beside ch (part_at ch name).

End Chart.
