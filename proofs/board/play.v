(* A board play: a stone is placed, then stones without a liberty are removed.

   The opponent's chains first, and only if there was none, the player's own chain at the point (ING96-R4
   "Removal", G417; ING91-1 "Entfernen"; ZH-G27; TT-MOVE). `play_at` is PlayAt of spec/board/board_play.h,
   step by step: place; of each opposing neighbour look whether its chain has a liberty; take off those that
   have none; if nothing was taken off, look at the own chain. It does not judge whether the play is
   permitted (rules/).

   The play is meant for an empty point of the board. *)
From Hotstone.board Require Import board chains.

Record play := {
  before : position;
  player : color;
  point : nat;
  after : position;
  captured : list nat;      (* opposing stones removed, in index order *)
  self_removed : list nat   (* own stones removed, the stone just placed among them, in index order *)
}.

Section Play.
Context {B : board}.

(* The opposing chains next to the stone just placed that have no liberty. *)
Definition breathless_neighbours (placed : position) (c : color) (p : nat) : list nat :=
  flat_map (fun r => if adjacent p r && cell_eqb (cell_at placed r) (Some (opponent c)) &&
                        negb (has_liberty placed r)
                     then chain placed r else []) all_points.

Definition captured_by (placed : position) (c : color) (p : nat) : list nat :=
  let breathless := breathless_neighbours placed c p in
  filter (fun q => mem q breathless) all_points.

Definition self_removed_by (placed : position) (taken : list nat) (p : nat) : list nat :=
  match taken with
  | _ :: _ => []
  | [] => if has_liberty placed p then [] else chain placed p
  end.

Definition play_at (pos : position) (c : color) (p : nat) : play :=
  let placed := put pos p c in
  let taken := captured_by placed c p in
  let lost := self_removed_by placed taken p in
  {| before := pos; player := c; point := p;
     after := remove (remove placed taken) lost;
     captured := taken; self_removed := lost |}.

End Play.
