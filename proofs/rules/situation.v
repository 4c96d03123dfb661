(* A situation: everything that a rule set without history looks at, and the one ply that follows from it.

     position, player to move, passes in a row, hot-stone bans, handicap passes still owed

   The same as spec/rules/situation.h, with the same order of reasons. A move is a board play or a pass, one
   at a time (ING96-R3 "Move", G302; ING91-1 "Zug"; ZH-G2; TT-TURN). `end_passes` passes in a row end the game
   (ING96-R3, G305, G307; ZH-G18, G19; TT-END). White's mandatory handicap passes neither count towards a
   pause nor interrupt a row of passes (ING96-R3, G313; TT-HANDICAP). Under `capture_ends`
   (COMP-CAPTURE-ENDS) the first removal ends the game.

   The hot layer is any function from a play to the points that it bans for one ply. So whatever is proved
   here holds for every kind and scope of hot stones (ING96-R5), and for none. *)
From Hotstone.board Require Import board play.
From Hotstone.plays Require Import variation.

(* ING96-R3, R4, G311 (groups); TT-MOVE (any); COMP-SELF (none). *)
Inductive self_removal_option := no_self_removal | groups | any.

Record rule_set := {
  self_removal : self_removal_option;
  end_passes : nat;
  capture_ends : bool;
  handicap : nat;
  resume_dispute : bool;              (* the key resume: dispute or free; see rules/game.v *)
  hot_stones : play -> list nat       (* the points that are banned after a play *)
}.

Record situation := {
  stones : position;
  to_move : color;
  passes : nat;           (* in a row; end_passes means that the game is over *)
  bans : list nat;        (* the player to move may not play here; any ply lifts them *)
  handicap_owed : nat     (* mandatory passes of White still to come *)
}.

Inductive move := play_on (p : nat) | pass.

Inductive illegality :=
  game_over | off_board | occupied | handicap_pass_owed | removes_own_stones | no_variation | hot_stone |
    cycle_ban.

Definition forbids_self_removal (option : self_removal_option) (pl : play) : bool :=
  match option, self_removed pl with no_self_removal, _ :: _ => true | _, _ => false end.

Definition variation_in_force (option : self_removal_option) : bool :=
  match option with any => false | _ => true end.

Section Situation.
Context {B : board}.

Definition start_situation (rules : rule_set) (setup : position) (first : color) : situation :=
  {| stones := setup; to_move := first; passes := 0; bans := []; handicap_owed := handicap rules |}.

Definition is_finished (rules : rule_set) (s : situation) : bool := end_passes rules <=? passes s.

Definition must_pass (s : situation) : bool := (0 <? handicap_owed s) && color_eqb (to_move s) white.

(* Why the player to move may not make this move, as far as rules without history can tell; nothing if he
   may. *)
Definition judge (rules : rule_set) (s : situation) (m : move) : option illegality :=
  if is_finished rules s then Some game_over
  else match m with
    | pass => None
    | play_on p =>
        if negb (p <? points) then Some off_board
        else if negb (is_empty (stones s) p) then Some occupied
        else if must_pass s then Some handicap_pass_owed
        else let pl := play_at (stones s) (to_move s) p in
          if forbids_self_removal (self_removal rules) pl then Some removes_own_stones
          else if variation_in_force (self_removal rules) && negb (changes_position pl) then Some no_variation
          else if mem p (bans s) then Some hot_stone
          else None
    end.

Definition removes_stones (pl : play) : bool :=
  match captured pl, self_removed pl with [], [] => false | _, _ => true end.

(* The situation after a legal move. *)
Definition after_move (rules : rule_set) (s : situation) (m : move) : situation :=
  match m with
  | pass =>
      if must_pass s
      then {| stones := stones s; to_move := opponent (to_move s); passes := passes s; bans := [];
              handicap_owed := handicap_owed s - 1 |}
      else {| stones := stones s; to_move := opponent (to_move s); passes := S (passes s); bans := [];
              handicap_owed := handicap_owed s |}
  | play_on p =>
      let pl := play_at (stones s) (to_move s) p in
      let ends := capture_ends rules && removes_stones pl in
      {| stones := after pl; to_move := opponent (to_move s);
         passes := if ends then end_passes rules else 0;
         bans := if ends then [] else hot_stones rules pl;
         handicap_owed := handicap_owed s |}
  end.

End Situation.
