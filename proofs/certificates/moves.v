(* Moves of a game made faster, and equal to those of the law.

   As in quick.v: a play is made once, judged, and kept. `play_if_legal` is `judge` and the play in one,
   `moves_of` has all that may be done in a contest with what is behind it. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.plays Require Import variation.
From Hotstone.rules Require Import situation game.
From Hotstone.certificates Require Import quick threats.

Section Moves.
Context {B : board}.
Variable rules : rule_set.

Definition play_if_legal (near : list (list nat)) (pos : position) (c : color) (banned : list nat) (p : nat) : option play :=
  if negb (p <? points) then None
  else if negb (is_empty pos p) then None
  else let pl := quick_play near pos c p in
    if forbids_self_removal (self_removal rules) pl then None
    else if variation_in_force (self_removal rules) && negb (changes_position pl) then None
    else if mem p banned then None else Some pl.

Notation near := neighbour_table.

Lemma play_if_legal_is : forall s p, is_finished rules s = false -> handicap_owed s = 0 ->
  play_if_legal near (stones s) (to_move s) (bans s) p =
  match judge rules s (play_on p) with None => Some (play_at (stones s) (to_move s) p) | Some _ => None end.
Proof.
  intros s p F O. unfold play_if_legal, judge. rewrite F. destruct (p <? points) eqn:Hp; simpl; [|reflexivity].
  apply Nat.ltb_lt in Hp. destruct (is_empty (stones s) p); simpl; [|reflexivity].
  unfold must_pass. rewrite O. simpl. rewrite quick_play_is_play by exact Hp.
  destruct (forbids_self_removal (self_removal rules) (play_at (stones s) (to_move s) p)); [reflexivity|].
  destruct (variation_in_force (self_removal rules) && negb (changes_position (play_at (stones s) (to_move s) p)));
    [reflexivity|]. destruct (mem p (bans s)); reflexivity.
Qed.

Lemma without_bans : forall pos c banned p pl, play_if_legal near pos c banned p = Some pl ->
  play_if_legal near pos c [] p = Some pl.
Proof.
  intros pos c banned p pl H. unfold play_if_legal in *.
  destruct (negb (p <? points)); [discriminate|]. destruct (negb (is_empty pos p)); [discriminate|].
  destruct (forbids_self_removal (self_removal rules) (quick_play near pos c p)); [discriminate|].
  destruct (variation_in_force (self_removal rules) && negb (changes_position (quick_play near pos c p))); [discriminate|].
  destruct (mem p banned); [discriminate | exact H].
Qed.

Variable cycle : cycle_rule.

(* The game after a legal play that has been made. *)
Definition game_with (g : game) (pl : play) : game :=
  let s := now g in
  let ends := capture_ends rules && removes_stones pl in
  let t := {| stones := after pl; to_move := opponent (to_move s); passes := if ends then end_passes rules else 0;
              bans := if ends then [] else hot_stones rules pl; handicap_owed := handicap_owed s |} in
  let disputed := resume_dispute rules && pause_begins rules s t in
  let again := existsb (position_eqb (stones t)) (paused_at g) in
  {| now := if disputed && again then ended rules t else t; past := played pl :: past g;
     paused_at := if disputed then stones t :: paused_at g else paused_at g |}.

Definition move_if_legal (near : list (list nat)) (g : game) (m : move) : option game :=
  if is_finished rules (now g) then None
  else match m with
    | pass => Some (next rules g pass)
    | play_on p =>
        match play_if_legal near (stones (now g)) (to_move (now g)) (bans (now g)) p with
        | None => None
        | Some pl => if cycle (past g) pl then None else Some (game_with g pl)
        end
    end.

Lemma move_if_legal_is : forall g m, handicap_owed (now g) = 0 ->
  move_if_legal near g m = if is_legal_move rules cycle g m then Some (next rules g m) else None.
Proof.
  intros g m O. unfold move_if_legal, is_legal_move, judge_in_game.
  destruct (is_finished rules (now g)) eqn:F.
  - assert (J : judge rules (now g) m = Some game_over) by (unfold judge; rewrite F; reflexivity). rewrite J. reflexivity.
  - destruct m as [p|].
    + rewrite play_if_legal_is by assumption. destruct (judge rules (now g) (play_on p)); [reflexivity|].
      destruct (cycle (past g) (play_at (stones (now g)) (to_move (now g)) p)); reflexivity.
    + unfold judge. rewrite F. reflexivity.
Qed.

Definition with_game (k : contest) (g : game) : contest :=
  {| game_of := g; black_threats := black_threats k; white_threats := white_threats k |}.

Definition action_if_legal (near : list (list nat)) (k : contest) (a : action) : option contest :=
  match a with
  | makes m => match move_if_legal near (game_of k) m with Some g => Some (with_game k g) | None => None end
  | threatens => if may rules cycle k threatens then Some (behind rules k threatens) else None
  end.

Lemma action_if_legal_is : forall k a, handicap_owed (now (game_of k)) = 0 ->
  action_if_legal near k a = if may rules cycle k a then Some (behind rules k a) else None.
Proof.
  intros k [m|] O; [|reflexivity]. simpl. rewrite move_if_legal_is by exact O.
  destruct (is_legal_move rules cycle (game_of k) m); reflexivity.
Qed.

(* Plays in the order of the points, the pass, the threat. *)
Definition all_actions : list action := map (fun p => makes (play_on p)) all_points ++ [makes pass; threatens].

Definition moves_of (near : list (list nat)) (k : contest) : list (action * contest) :=
  flat_map (fun a => match action_if_legal near k a with Some l => [(a, l)] | None => [] end) all_actions.

Lemma moves_lead_behind : forall k a l, handicap_owed (now (game_of k)) = 0 -> In (a, l) (moves_of near k) ->
  may rules cycle k a = true /\ l = behind rules k a.
Proof.
  intros k a l O I. apply in_flat_map in I as (b & _ & I). rewrite action_if_legal_is in I by exact O.
  destruct (may rules cycle k b) eqn:M; [|destruct I]. destruct I as [I|[]]. injection I as -> <-. auto.
Qed.

Lemma all_moves_are_there : forall k a, handicap_owed (now (game_of k)) = 0 -> may rules cycle k a = true ->
  In a (map fst (moves_of near k)).
Proof.
  intros k a O M. apply in_map_iff. exists (a, behind rules k a). split; [reflexivity|]. apply in_flat_map. exists a. split.
  - unfold all_actions. apply in_or_app. destruct a as [[p|]|]; [left | right; left; reflexivity | right; right; left; reflexivity].
    apply in_map_iff. exists p. split; [reflexivity|]. apply in_all_points. simpl in M.
    unfold is_legal_move, judge_in_game, judge in M. destruct (is_finished rules (now (game_of k))); [discriminate|].
    destruct (p <? points) eqn:Hp; [apply Nat.ltb_lt; exact Hp | discriminate].
  - rewrite action_if_legal_is by exact O. rewrite M. left. reflexivity.
Qed.

End Moves.
