(* The readings that forbid going round again: second-cycle, starter, starter-first, disturber.

   A ply that brings back an earlier entry (position, player to move) completes a cycle: the plies since the
   latest earlier time that it was there. Who is to move in it started the cycle. A completed cycle binds a
   player or both, and whoever is bound may not make the board plays of the cycle again.

     second-cycle   binds both (ING96-R5 "Disturbing ko", G511, G517; ZH-G42)
     starter        binds who started it; each completion counts anew (ING91-1 "Störungs-Ko", ING91-0)
     starter-first  the same, but a cycle is one cycle wherever it is entered, and binds at its first
                    completion only
     disturber      binds whom a classification names (ING96-R5, G511); where it names nobody: nobody, both,
                    or who started it (the key unnamed; ING96-R3, G310, ZH-G30). The classification is any
                    function here.

   Under `start=first` only the first of his own plays is forbidden to the starter (ING91-0 "may not start
   another cycle"). "Again" is the same point in the same position by the same colour; with
   `cycle_colour=either` by the player whom the rule binds, whoever played there before. As
   spec/rules/completed_cycles.h. *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import game.

(* A board play as these rules compare it: position before, player, point. *)
Definition play_name : Type := position * color * nat.

Definition name_of (pl : play) : play_name := (before pl, player pl, point pl).

Inductive cycle_colour := same_colour | either_colour.

Definition same_play (colour : cycle_colour) (m n : play_name) : bool :=
  match m, n with
  | (pos, c, p), (pos', c', p') =>
      position_eqb pos pos' && (p =? p') && match colour with same_colour => color_eqb c c' | either_colour
        => true end
  end.

Record completed_cycle := {
  entered : entry;      (* where it begins and ends *)
  plies : list ply      (* the latest first *)
}.

(* The plies since the latest time that the game was at v. *)
Fixpoint since (v : entry) (h : list ply) : option (list ply) :=
  match h with
  | [] => None
  | x :: r => if entry_eqb (from x) v then Some [x]
              else match since v r with None => None | Some c => Some (x :: c) end
  end.

(* All cycles that were completed in the game, the latest first. *)
Fixpoint completed_cycles (h : list ply) : list completed_cycle :=
  match h with
  | [] => []
  | x :: r => match since (to x) h with
              | None => completed_cycles r
              | Some c => {| entered := to x; plies := c |} :: completed_cycles r
              end
  end.

(* Who was to move where the cycle was entered. *)
Definition starter_of (c : completed_cycle) : color := snd (entered c).

(* The board plays of some plies, the earliest first. *)
Fixpoint names_in (h : list ply) : list play_name :=
  match h with
  | [] => []
  | played pl :: r => names_in r ++ [name_of pl]
  | passed _ _ :: r => names_in r
  end.

Definition by_player (x : color) (n : play_name) : bool := color_eqb (snd (fst n)) x.

(* Which of its plays a cycle forbids to whom it binds: the key start. `first_if`: the first of his own where
   he is bound because he started, otherwise all. *)
Inductive starter_plays := all_plays | first_own_play | first_if (started : completed_cycle -> bool).

Definition bound_plays (which : starter_plays) (x : color) (c : completed_cycle) : list play_name :=
  match which with
  | all_plays => names_in (plies c)
  | first_own_play => firstn 1 (filter (by_player x) (names_in (plies c)))
  | first_if started => if started c then firstn 1 (filter (by_player x) (names_in (plies c))) else names_in (plies c)
  end.

(* Whom a cycle binds, given the cycles that were completed before it. *)
Definition binding : Type := list completed_cycle -> completed_cycle -> color -> bool.

(* Whether one of these cycles forbids the play, by whom it binds. *)
Fixpoint forbidden_by (which : starter_plays) (colour : cycle_colour) (binds : binding)
    (cycles : list completed_cycle) (n : play_name) : bool :=
  match cycles with
  | [] => false
  | c :: earlier =>
      (let x := snd (fst n) in
       binds earlier c x && existsb (fun m => same_play colour m n) (bound_plays which x c))
      || forbidden_by which colour binds earlier n
  end.

Definition completed_cycle_rule (which : starter_plays) (colour : cycle_colour) (binds : binding) :
  cycle_rule :=
  fun h pl => forbidden_by which colour binds (completed_cycles h) (name_of pl).

Definition binds_both : binding := fun _ _ _ => true.

Definition binds_starter : binding := fun _ c x => color_eqb x (starter_of c).

(* A ply as cycles compare it: where it was made, and the point, or nothing for a pass. *)
Definition letter : Type := entry * option nat.

Definition letter_of (x : ply) : letter :=
  (from x, match x with played pl => Some (point pl) | passed _ _ => None end).

Definition letter_eqb (a b : letter) : bool :=
  entry_eqb (fst a) (fst b) &&
  match snd a, snd b with Some p, Some q => p =? q | None, None => true | _, _ => false end.

Fixpoint word_eqb (v w : list letter) : bool :=
  match v, w with
  | [], [] => true
  | a :: v, b :: w => letter_eqb a b && word_eqb v w
  | _, _ => false
  end.

Definition word_of (c : completed_cycle) : list letter := map letter_of (plies c).

(* One cycle, wherever it was entered: one word is the other, turned round. *)
Definition same_cycle (c d : completed_cycle) : bool :=
  existsb (fun k => word_eqb (skipn k (word_of c) ++ firstn k (word_of c)) (word_of d)) (seq 0 (length
    (word_of c))).

Definition binds_first_starter : binding := fun earlier c x =>
  binds_starter earlier c x && negb (existsb (same_cycle c) earlier).

Definition has_board_play (c : completed_cycle) : bool := existsb is_board_play (plies c).

(* Whom a cycle binds for which nobody is named: the key unnamed. *)
Inductive unnamed := binds_nobody | binds_both_players | binds_who_started.

Definition binds_disturber (classify : completed_cycle -> option color) (otherwise : unnamed) : binding :=
  fun _ c x => has_board_play c &&
    match classify c, otherwise with
    | Some d, _ => color_eqb x d
    | None, binds_nobody => false
    | None, binds_both_players => true
    | None, binds_who_started => color_eqb x (starter_of c)
    end.

(* The same with unnamed=both-if-unclassified: nobody is bound in a fight. *)
Definition binds_unless_fighting (classify : completed_cycle -> option color) (fights : completed_cycle -> bool) : binding :=
  fun _ c x => has_board_play c && match classify c with Some d => color_eqb x d | None => negb (fights c) end.

(* Without the cycles in which this holds: recycling=disturbing. *)
Definition binds_without (exempt : completed_cycle -> bool) (binds : binding) : binding :=
  fun earlier c x => negb (exempt c) && binds earlier c x.

Definition second_cycle (colour : cycle_colour) : cycle_rule := completed_cycle_rule all_plays colour
  binds_both.

Definition starter (which : starter_plays) (colour : cycle_colour) : cycle_rule :=
  completed_cycle_rule which colour binds_starter.

Definition starter_first (which : starter_plays) (colour : cycle_colour) : cycle_rule :=
  completed_cycle_rule which colour binds_first_starter.

Definition disturber (classify : completed_cycle -> option color) (otherwise : unnamed) (colour :
  cycle_colour) :
    cycle_rule :=
  completed_cycle_rule all_plays colour (binds_disturber classify otherwise).

(* Where a named player may not make all his plays of the cycle again, but some of them. *)
Definition disturber_who (which : starter_plays) (classify : completed_cycle -> option color) (otherwise : unnamed)
    (colour : cycle_colour) : cycle_rule :=
  completed_cycle_rule which colour (binds_disturber classify otherwise).
