(* Eyes: the spaces that one colour encloses, and how many breaths apart they are worth.

   (ING96-G404, G410, G413, G414.) As spec/ko/eye.h, with its names. An enclosed space is a maximal connected set of
   empty points that stones of one colour touch, and no others. By its shape alone it is worth

     one eye      one point, two points, four in a square
     one or two   three points; four, one of them touching the other three; five with a square among them or one
                  touching four; six with both
     two          every other space of four points or more (G413)

   and perhaps none if a chain around it has no other breath and is not the only one there. On a board that is any
   graph a square is four points that touch each other in a ring.

   Chains that are alive without condition are those of D. B. Benson (1976): each has two regions vital to it. *)
From Hotstone.board Require Import board.
From Hotstone.ko_class Require Import chart.

Record enclosed_space := {
  owner : color;
  space_points : list nat;      (* in index order *)
  around_space : list nat;     (* their names, in index order *)
  least_worth : nat;            (* eyes: 0, 1 or 2 *)
  most_worth : nat              (* 1 or 2 *)
}.

Definition all_in (l m : list nat) : bool := forallb (fun p => mem p m) l.

Section Eyes.
Context {B : board}.

(* The neighbours of p in the space. *)
Definition inside (space : list nat) (p : nat) : list nat := filter (fun q => mem q space) (neighbours p).

Definition touches_many (n : nat) (space : list nat) : bool := existsb (fun p => n <=? length (inside space p)) space.

(* p, two neighbours of p, and another point that touches both. *)
Definition has_square (space : list nat) : bool :=
  existsb (fun p => existsb (fun q => existsb (fun r =>
    (q <? r) && existsb (fun s => negb (s =? p) && adjacent q s && adjacent r s) space)
    (inside space p)) (inside space p)) space.

(* The least and the most by the shape. *)
Definition worth (space : list nat) : nat * nat :=
  let square := has_square space in
  match length space with
  | 0 | 1 | 2 => (1, 1)
  | 3 => (1, 2)
  | 4 => if square then (1, 1) else if touches_many 3 space then (1, 2) else (2, 2)
  | 5 => if square || touches_many 4 space then (1, 2) else (2, 2)
  | 6 => if square && touches_many 4 space then (1, 2) else (2, 2)
  | _ => (2, 2)
  end.

Variable ch : chart.

(* The space is false if one of several chains around it has no breath but one. *)
Definition is_doubtful (around : list nat) : bool :=
  (1 <? length around) && existsb (fun n => length (liberties_of ch n) =? 1) around.

Definition space_of (c : color) (space around : list nat) : enclosed_space :=
  let '(least, most) := worth space in
  {| owner := c; space_points := space; around_space := around;
     least_worth := if is_doubtful around then 0 else least; most_worth := most |}.

(* In the order of their first points. *)
Definition enclosed_spaces : list enclosed_space :=
  flat_map (fun part =>
    if match part with p :: _ => is_free ch p | [] => false end then
      let around c := in_order (flat_map (names_beside ch c) part) in
      match around black, around white with
      | _ :: _, [] => [space_of black part (around black)]
      | [], _ :: _ => [space_of white part (around white)]
      | _, _ => []
      end
    else []) (parts_there ch).

(* The chains around a region, and those of them to which it is vital: each empty point of it is a liberty of them. *)
Record region := { around_it : list nat; vital_to : list nat }.

Definition region_of (c : color) (part : list nat) : region :=
  let around := in_order (flat_map (names_beside ch c) part) in
  let free := filter (is_free ch) part in
  {| around_it := around; vital_to := filter (fun n => all_in free (liberties_of ch n)) around |}.

(* Whatever lacks two vital regions goes, and the regions beside it, until nothing more goes. *)
Fixpoint spared (rounds : nat) (names : list nat) (regions : list region) : list nat :=
  match rounds with
  | 0 => names
  | S left_over =>
      let lives n := 2 <=? length (filter (fun r => mem n (vital_to r)) regions) in
      let alive := filter lives names in
      spared left_over alive (filter (fun r => forallb (fun n => mem n alive) (around_it r)) regions)
  end.

Definition unconditionally_alive (c : color) : list nat :=
  let names := names_of ch c in
  spared (S (length names)) names (map (region_of c) (regions_of ch c)).

End Eyes.
