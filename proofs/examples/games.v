(* Games on small boards, played by the definitions: passes, bans, and each rule about cycles. *)
From Hotstone.board Require Import board chains rectangle.
From Hotstone.rules Require Import situation hot_single game.
From Hotstone.cycle Require Import superko square completed_cycles cycle_list.
From Hotstone.endings Require Import counting.

Local Notation X := (Some black).
Local Notation O := (Some white).
Local Notation "'__'" := (@None color).

(* Four passes end the game, groups may remove themselves, no hot stones. *)
Definition plain : rule_set :=
  {| self_removal := groups; end_passes := 4; capture_ends := false; handicap := 0; resume_dispute := false;
     hot_stones := fun _ => [] |}.

Definition with_single {B : board} : rule_set :=
  {| self_removal := groups; end_passes := 4; capture_ends := false; handicap := 0; resume_dispute := false;
     hot_stones := single_hot_stone |}.

Section Playing.
Context {B : board}.

(* The game after these moves, or the first reason against one. *)
Fixpoint after_moves (rules : rule_set) (cycle : cycle_rule) (g : game) (moves : list move) : game +
  illegality :=
  match moves with
  | [] => inl g
  | m :: rest => match judge_in_game rules cycle g m with
                 | Some why => inr why
                 | None => after_moves rules cycle (next rules g m) rest
                 end
  end.

Definition verdict (rules : rule_set) (cycle : cycle_rule) (moves : list move) : position + illegality :=
  match after_moves rules cycle (start_of rules empty_board black) moves with
  | inl g => inl (stones (now g))
  | inr why => inr why
  end.

End Playing.

(* 2x1: Black A1, White B1 takes, Black A1 takes back, White may not retake under `square`; nor Black under
   psk. *)
Definition ko_on_two_points : list move := [play_on 0; play_on 1; play_on 0].

Example two_points :
  let B := rectangle 2 1 in
  verdict plain no_cycle_rule ko_on_two_points = inl [X; __] /\
  verdict plain psk ko_on_two_points = inr cycle_ban /\
  verdict plain ssk ko_on_two_points = inr cycle_ban /\
  verdict plain nssk ko_on_two_points = inr cycle_ban /\
  verdict plain fixed ko_on_two_points = inl [X; __] /\
  verdict plain fixed (ko_on_two_points ++ [play_on 1]) = inr cycle_ban /\
  verdict plain (square of_situation) (ko_on_two_points ++ [play_on 1]) = inr cycle_ban /\
  verdict plain (second_cycle same_colour) (ko_on_two_points ++ [play_on 1]) = inr cycle_ban /\
  verdict plain (starter all_plays same_colour) (ko_on_two_points ++ [play_on 1]) = inr cycle_ban /\
  verdict plain (several [no_cycle_rule; psk]) ko_on_two_points = inr cycle_ban /\
  verdict with_single no_cycle_rule ko_on_two_points = inr hot_stone.
Proof. vm_compute. repeat split. Qed.

(* The six plies of 2x2 without a ko (docs/explanation/termination.md): they lead back, and without a rule about cycles
   they may be made again. Under psk the sixth is forbidden, since it brings back the first position; under
   the others the seventh, which was made before, or, under `square`, the eleventh, which would complete the
   second round of six entries. *)
Definition six_plies : list move := [play_on 3; play_on 0; play_on 1; play_on 2; play_on 3; play_on 1].

Example six_plies_without_a_ko :
  let B := rectangle 2 2 in
  let start := {| now := {| stones := [O; O; O; __]; to_move := black; passes := 0; bans := []; handicap_owed
    := 0 |};
                  past := []; paused_at := [] |} in
  let outcome cycle moves := match after_moves plain cycle start moves with
                             | inl g => inl (stones (now g), to_move (now g))
                             | inr why => inr why
                             end in
  let once := six_plies in
  let twice := six_plies ++ six_plies in
  is_legal [O; O; O; __] = true /\
  outcome no_cycle_rule once = inl ([O; O; O; __], black) /\
  outcome no_cycle_rule twice = inl ([O; O; O; __], black) /\
  outcome psk once = inr cycle_ban /\
  outcome psk (firstn 5 once) = inl ([O; __; O; X], white) /\
  outcome (starter all_plays same_colour) once = inl ([O; O; O; __], black) /\
  outcome (starter all_plays same_colour) (firstn 7 twice) = inr cycle_ban /\
  outcome (second_cycle same_colour) (firstn 7 twice) = inr cycle_ban /\
  outcome (starter_first all_plays same_colour) (firstn 7 twice) = inr cycle_ban /\
  outcome fixed (firstn 7 twice) = inr cycle_ban /\
  outcome (square of_situation) (firstn 10 twice) = inl ([O; __; O; __], black) /\
  outcome (square of_situation) (firstn 11 twice) = inr cycle_ban /\
  outcome (disturber (fun _ => None) binds_nobody same_colour) twice = inl ([O; O; O; __], black) /\
  outcome (disturber (fun _ => None) binds_both_players same_colour) (firstn 7 twice) = inr cycle_ban.
Proof. vm_compute. repeat split. Qed.

(* Four passes end the game; with two, two. Handicap: White's first ply is a pass that does not count. *)
Example passes_end_the_game :
  let B := rectangle 3 3 in
  verdict plain no_cycle_rule [pass; pass; pass; pass] = inl empty_board /\
  verdict plain no_cycle_rule [pass; pass; pass; pass; pass] = inr game_over /\
  let handicapped := {| self_removal := groups; end_passes := 2; capture_ends := false; handicap := 1;
                        resume_dispute := false; hot_stones := fun _ => [] |} in
  verdict handicapped no_cycle_rule [play_on 0; play_on 1] = inr handicap_pass_owed /\
  verdict handicapped no_cycle_rule [pass; pass; pass; pass] = inr game_over /\
  verdict handicapped no_cycle_rule [pass; pass; pass] = inl empty_board.
Proof. vm_compute. repeat split. Qed.

(* The bounds are numbers: 5 legal positions on 2x1, 57 on 2x2. *)
Example legal_positions_counted :
  @L (rectangle 1 1) = 1 /\ @L (rectangle 2 1) = 5 /\ @L (rectangle 3 1) = 15 /\ @L (rectangle 2 2) = 57.
Proof. vm_compute. auto. Qed.
