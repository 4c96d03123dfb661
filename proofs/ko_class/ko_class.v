(* Fighting or disturbing: the class of a ko position, by the breaths of its groups.

   (ING96-G402, G405 to G407, G412, G503, G507, G512, G513, G515; ING91-1 "Ko-Position"; ZH-G23 to G26, G30, G31.) As
   spec/ko/ko_class.h, with its names. What is settled is disturbing: every group is alive; or one side has eyes and
   the other none and no external breaths, and so is dead; or the breaths balance. Where the take of a ko makes
   another side dead, or nobody, it is not settled. What is not settled is fighting. `settled_by_outcome` has every ko
   between groups that are all alive decide a point, and so be fighting (ING96-HISTORY-3).

   What the texts do not cover is unclassified, with the reason; the first four reasons are about positions, the others
   about cycles (ko_cycle.v). *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import hot_kinds kos.
From Hotstone.ko_class Require Import breath.

Inductive fighting_kind := fights_single | fights_double | fights_twin.

Inductive disturbing_kind := disturbed_death | disturbed_life | self_disturbance | recycled_threats | cyclic.

Inductive unclear :=
  no_group | doubtful_eye | stones_held | several_groups |
  no_ko | outside_play | no_lasting_stone | changes_class | self_removal_too | several_sides | threats_not_named.

(* With the one that is dead, and the only one whose life is open. *)
Inductive verdict :=
  | fighting (how : fighting_kind) (balanced : bool) (at_stake : option color) (score_open : bool)
  | disturbing (how : disturbing_kind) (balanced : bool) (dead : option color)
  | unclassified (why : unclear).

Inductive ko_class := is_fighting | is_disturbing | is_unclassified.

Definition class_of (v : verdict) : ko_class :=
  match v with fighting _ _ _ _ => is_fighting | disturbing _ _ _ => is_disturbing | unclassified _ => is_unclassified end.

(* The key settled: what the kos of a settled position cannot alter. *)
Inductive settled_by := settled_by_life | settled_by_outcome.

Definition same_side (a b : option color) : bool := cell_eqb a b.

Section Classes.
Context {B : board}.

Definition has_several_stones (k : ko_position) : bool :=
  existsb (fun b => 2 <=? length (ko_stones (the_ko b))) (kos_between k).

Definition how_it_fights (k : ko_position) : fighting_kind :=
  if has_several_stones k then fights_double
  else match mouths_of k with [_] => fights_single | _ => fights_twin end.

Definition is_balanced (k : ko_position) : bool :=
  match groups_in k with
  | [a; b] => negb (color_eqb (group_color a) (group_color b)) && (least_eyes a =? least_eyes b) &&
              (length (external_breaths a) =? length (external_breaths b)) && Nat.even (length (mouths_of k))
  | _ => false
  end.

(* Eyes on the other side only, and no external breaths. *)
Definition is_dead (g : ko_group) (opposing_eyes : nat) : bool :=
  (least_eyes g =? 0) && (0 <? opposing_eyes) && match external_breaths g with [] => true | _ => false end.

Definition settled (k : ko_position) (dead : option color) : verdict :=
  disturbing (match dead with Some _ => disturbed_death | None => disturbed_life end) (is_balanced k) dead.

Definition open_fight (k : ko_position) (at_stake : option color) : verdict :=
  fighting (how_it_fights k) false at_stake false.

(* Why a group that is not alive leaves the position without a class. *)
Definition doubts (g : ko_group) : option unclear :=
  if (least_eyes g <? 2) && negb (least_eyes g =? most_eyes g) then Some doubtful_eye
  else if holds_stones g then Some stones_held
  else None.

(* By the breaths alone, without asking what a take would alter. *)
Definition classify_by_breaths (k : ko_position) : verdict :=
  if existsb (fun b => match holders b, takers b with Some _, Some _ => false | _, _ => true end) (kos_between k)
  then unclassified no_group
  else
    let not_alive := filter (fun g => negb (alive g)) (groups_in k) in
    match flat_map (fun g => match doubts g with Some why => [why] | None => [] end) not_alive with
    | why :: _ => unclassified why
    | [] =>
        match not_alive with
        | [] => settled k None
        | [g] => if is_dead g 2 then settled k (Some (group_color g)) else open_fight k (Some (group_color g))
        | [a; b] =>
            if color_eqb (group_color a) (group_color b) || (2 <? length (groups_in k)) then unclassified several_groups
            else if is_dead a (least_eyes b) then settled k (Some (group_color a))
            else if is_dead b (least_eyes a) then settled k (Some (group_color b))
            else if is_balanced k then settled k None
            else open_fight k None
        | _ => unclassified several_groups
        end
    end.

(* Whether a stone stands in a group of both, of the same colour. *)
Definition have_a_stone_in_common (k l : ko_position) : bool :=
  existsb (fun g => existsb (fun h => color_eqb (group_color g) (group_color h) &&
                                      in_common (group_stones g) (group_stones h)) (groups_in l)) (groups_in k).

(* What stands after each take that removes just the stones of the ko. *)
Definition takes_of (pos : position) (k : ko_position) : list position :=
  flat_map (fun b => let taken := play_at pos (opponent (holder (the_ko b))) (mouth (the_ko b)) in
                     if same_stones (captured taken) (ko_stones (the_ko b)) then [after taken] else [])
           (kos_between k).

(* Whether in one of these ko positions the same one is settled otherwise. *)
Definition is_turned_over (k : ko_position) (dead : option color) (later : list ko_position) : bool :=
  existsb (fun l => have_a_stone_in_common k l &&
                    match classify_by_breaths l with
                    | disturbing _ _ then_dead => negb (same_side then_dead dead)
                    | _ => false
                    end) later.

(* Life and death being the question, given the ko positions after each take. *)
Definition classify_given (reading : settled_by) (k : ko_position) (later : list ko_position) : verdict :=
  match classify_by_breaths k with
  | disturbing how balanced dead =>
      if is_turned_over k dead later then open_fight k None
      else match reading with
        | settled_by_life => disturbing how balanced dead
        | settled_by_outcome => if forallb alive (groups_in k) then fighting (how_it_fights k) (is_balanced k) None true
                                else disturbing how balanced dead
        end
  | other => other
  end.

Definition is_settled_by_breaths (k : ko_position) : bool :=
  match classify_by_breaths k with disturbing _ _ _ => true | _ => false end.

(* The class of a ko position of this board. *)
Definition classify (reading : settled_by) (pos : position) (k : ko_position) : verdict :=
  classify_given reading k (if is_settled_by_breaths k then flat_map ko_positions (takes_of pos k) else []).

End Classes.
