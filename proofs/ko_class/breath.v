(* Ko positions: the groups that are locked in kos with each other, and the kinds of their breaths.

   (ING96-R4 "Life and death", "Breath type", "Breath shape", G404 to G416; ING91-1 "Ohne Freiheiten"; ZH-G20, G22.) As
   spec/ko/breath.h, with its names:

     group        chains of one colour that surround a ko together, at the mouth its holder's, around the ko stones
                  the other's; or an enclosed space that is no mouth (eye.v); joined as far as that goes
     ko position  groups that share a ko, as far as that goes
     internal     breaths in an enclosed space; ko: at the mouth of an own ko; shared: beside stones of the ko
                  position of the other colour; external: any other

   Eyes of a group: `least_eyes` counts what its spaces are worth whoever plays first, of a space with several chains around it
   only if these are one group without it; `most_eyes` is their sum at best. Its parts are what hangs together by spaces
   alone. It is alive if each part has two eyes for certain, or nothing but chains alive without condition. *)
From Hotstone.board Require Import board.
From Hotstone.rules Require Import kos.
From Hotstone.ko_class Require Import chart eye.

Record ko_group := {
  group_color : color;
  group_chains : list nat;    (* their names, in index order *)
  group_stones : list nat;    (* of all of them, in index order *)
  internal_breaths : list nat;
  ko_breaths : list nat;
  shared_breaths : list nat;
  external_breaths : list nat;
  least_eyes : nat;
  most_eyes : nat;
  alive : bool;
  holds_stones : bool         (* an external breath lies in a space that may be an eye with dead stones in it *)
}.

(* A ko with the groups that it locks together, named by their first stones; none if there is no chain of that side
   around it. *)
Record ko_between := {
  the_ko : ko;
  holders : option nat;
  takers : option nat
}.

Record ko_position := {
  kos_between : list ko_between;  (* at least one *)
  groups_in : list ko_group       (* in the order of their first stones *)
}.

(* A ko with the names of the chains around it. *)
Record ko_around := {
  ko_there : ko;
  holding : list nat;
  taking : list nat
}.

Section Breaths.
Context {B : board}.

(* Sets of names that hang together, each in index order, so that it is named by its first. *)
Definition join_names (together : list nat) (groups : list (list nat)) : list (list nat) :=
  let '(met, others) := partition (fun g => in_common g together) groups in
  match met with [] => others | _ :: _ => in_order (concat met) :: others end.

Definition group_named (groups : list (list nat)) (n : nat) : list nat :=
  match find (mem n) groups with Some g => g | None => [] end.

Definition group_name (groups : list (list nat)) (n : nat) : nat := hd n (group_named groups n).

Definition are_together (groups : list (list nat)) (names : list nat) : bool :=
  match names with [] => true | n :: _ => all_in names (group_named groups n) end.

Variable ch : chart.

Definition around_ko (k : ko) : ko_around :=
  {| ko_there := k;
     holding := filter (fun n => negb (n =? first_stone k)) (names_beside ch (holder k) (mouth k));
     taking := flat_map (names_beside ch (opponent (holder k))) (ko_stones k) |}.

Definition is_mouth (arounds : list ko_around) (s : enclosed_space) : bool :=
  existsb (fun a => match space_points s with
                    | [p] => (p =? mouth (ko_there a)) && color_eqb (owner s) (holder (ko_there a))
                    | _ => false
                    end) arounds.

(* The chains joined by kos and spaces. *)
Definition joined_by (arounds : list ko_around) (spaces : list enclosed_space) : list (list nat) :=
  let by_kos := fold_left (fun g a => join_names (taking a) (join_names (holding a) g)) arounds
    (map (fun n => [n]) (all_names ch)) in
  fold_left (fun g s => join_names (around_space s) g) spaces by_kos.

Section Found.
Variables (arounds : list ko_around) (spaces : list enclosed_space) (groups parts : list (list nat)).

Definition group_of (names : list nat) : option nat :=
  match names with [] => None | n :: _ => Some (group_name groups n) end.

Definition between (a : ko_around) : ko_between :=
  {| the_ko := ko_there a; holders := group_of (holding a); takers := group_of (taking a) |}.

(* The names of the groups of a ko. *)
Definition sides (b : ko_between) : list nat :=
  match holders b with Some g => [g] | None => [] end ++ match takers b with Some g => [g] | None => [] end.

(* What a space makes for certain. *)
Definition certain_worth (s : enclosed_space) : nat :=
  let others := filter (fun t => negb (hd 0 (space_points t) =? hd 0 (space_points s))) spaces in
  match around_space s with
  | [_] => least_worth s
  | several => if are_together (joined_by arounds others) several then least_worth s else 0
  end.

(* Whether the region around p of points that are not of this colour holds stones, none of the opposing ones, and no
   empty points but these liberties. *)
Definition is_closed_off (c : color) (opposing liberties : list nat) (p : nat) : bool :=
  let region := match find (mem p) (regions_of ch c) with Some r => r | None => [] end in
  forallb (fun q => negb (mem q opposing) && (negb (is_free ch q) || mem q liberties)) region &&
  existsb (fun q => negb (is_free ch q)) region.

Definition sum (l : list nat) : nat := fold_right Nat.add 0 l.

Definition stones_named (names : list nat) : list nat := in_order (flat_map (part_at ch) names).

(* The group of this name in the ko position of these kos and groups. *)
Definition group_in (kos : list ko_between) (names : list nat) (name : nat) : ko_group :=
  let c := if has ch black name then black else white in
  let chains := group_named groups name in
  let stones := stones_named chains in
  let own := filter (fun s => mem (hd 0 (around_space s)) chains) spaces in
  let eyes_of n := sum (map (fun s => if group_name parts (hd 0 (around_space s)) =? group_name parts n
                                      then certain_worth s else 0) own) in
  let in_question := filter (fun n => eyes_of n <? 2) chains in
  let liberties := free_beside ch stones in
  let opposing :=
    flat_map (fun n => if has ch (opponent c) n then stones_named (group_named groups n) else []) names ++
    flat_map (fun b => if color_eqb (holder (the_ko b)) (opponent c) then ko_stones (the_ko b) else []) kos in
  let is_own_mouth p := existsb (fun b => (mouth (the_ko b) =? p) && color_eqb (holder (the_ko b)) c) kos in
  let is_internal p := existsb (fun s => mem p (space_points s)) spaces in
  let is_shared p := existsb (fun q => mem q opposing) (neighbours p) in
  let external := filter (fun p => negb (is_own_mouth p || is_internal p || is_shared p)) liberties in
  {| group_color := c; group_chains := chains; group_stones := stones;
     internal_breaths := filter (fun p => negb (is_own_mouth p) && is_internal p) liberties;
     ko_breaths := filter is_own_mouth liberties;
     shared_breaths := filter (fun p => negb (is_own_mouth p || is_internal p) && is_shared p) liberties;
     external_breaths := external;
     least_eyes := sum (map certain_worth own);
     most_eyes := sum (map most_worth own);
     alive := match in_question with [] => true | _ :: _ => all_in in_question (unconditionally_alive ch c) end;
     holds_stones := existsb (is_closed_off c opposing liberties) external |}.

Definition position_of (kos : list ko_between) : ko_position :=
  let names := in_order (flat_map sides kos) in
  {| kos_between := kos; groups_in := map (group_in kos names) names |}.

(* Groups joined by the kos that they share. *)
Definition blocks (all : list ko_between) : list (list nat) :=
  fold_left (fun g b => join_names (sides b) g) all (map (fun n => [n]) (in_order (flat_map sides all))).

Definition share_a_block (joined : list (list nat)) (a b : ko_between) : bool :=
  match sides a, sides b with
  | n :: _, m :: _ => group_name joined n =? group_name joined m
  | _, _ => false
  end.

(* The first ko with those that hang together with it, and so on. *)
Fixpoint positions_from (joined : list (list nat)) (rounds : nat) (all : list ko_between) : list ko_position :=
  match rounds, all with
  | S left_over, b :: rest =>
      position_of (b :: filter (share_a_block joined b) rest) ::
      positions_from joined left_over (filter (fun d => negb (share_a_block joined b d)) rest)
  | _, _ => []
  end.

End Found.

(* The ko positions that these kos make, in the order of their first kos. *)
Definition positions_with (found : list ko) : list ko_position :=
  match found with
  | [] => []
  | _ :: _ =>
      let arounds := map around_ko found in
      let spaces := filter (fun s => negb (is_mouth arounds s)) (enclosed_spaces ch) in
      let groups := joined_by arounds spaces in
      let all := map (between groups) arounds in
      positions_from arounds spaces groups (joined_by [] spaces) (blocks all) (length all) all
  end.

End Breaths.

(* The ko positions of a legal position; each of its kos lies in exactly one. *)
Definition ko_positions {B : board} (pos : position) : list ko_position :=
  match find_kos pos with [] => [] | found => positions_with (chart_of pos) found end.

(* The mouths of its kos, each once. *)
Definition mouths_of {B : board} (k : ko_position) : list nat :=
  in_order (map (fun b => mouth (the_ko b)) (kos_between k)).
