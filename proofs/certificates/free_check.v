(* The check of solutions with free points, and its theorem: if it says yes, the owner forces the whole board.

   Lines end where the next play of the owner holds the board (held_book.v). That his records and these ends make a robust book is
   proved in free_solution.v, and what follows from such a book in robust.v. `remember` is how the program keeps what it found out
   about the stones of the owner, and `turn` how it turns them before it looks for a record; both are from outside. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts.
From Hotstone.counting Require Import fill_in.
From Hotstone.rules Require Import situation hot_single game.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick forcing robust_list robust_game robust settled_leaves recorded_lines held_board
  held_book free_records free_solution.
Import ListNotations.
Open Scope nat_scope.

Section Accepts.
Context {B : board}.
Variables (x : color) (at_least : Z) (remember : (position -> bool * list nat) -> position -> bool * list nat).
Variables (maps : list table) (turn : position -> nat).

Definition free_accepts (setup : position) (first : color) (count : nat) (record : nat -> free_record) (above : nat) : bool :=
  (at_least <=? Z.of_nat points)%Z &&
  records_are_right x maps turn (remember (done_with x (holds_board x neighbour_table))) setup first count record above.

Hypothesis remembers : forall f stones, remember f stones = f stones.
Variables (setup : position) (first : color) (count : nat) (record : nat -> free_record) (above : nat).
Hypothesis accepted : free_accepts setup first count record above = true.

(* The rules, as in robust.v: single hot stones or none, and nobody takes back at once. *)
Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
Hypothesis covered : hot_is_covered false (hot_stones rules).
Hypothesis refusals_return : refuses_returns_only rules cycle.
Hypothesis ko_is_refused : refuses_to_take_back rules cycle.

Notation well s := (at_least <= as_seen_by x (area_difference (stones s)))%Z.
Notation done_there := (done_with x (holds_board x neighbour_table)).

Theorem free_accepts_holds : can_hold rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  unfold free_accepts in accepted. apply andb_true_iff in accepted as (A & R). apply Z.leb_le in A.
  destruct (free_book_is_robust x at_least _ _ _ _ _ (held_is_done true x at_least A) (remember done_there) (remembers done_there)
    maps turn setup first count record above R) as (book & most & S & Right & Alone).
  exact (robust_book_holds false true x at_least setup first book most S Right (fun _ => Alone) rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return (fun _ => ko_is_refused)).
Qed.

Theorem free_accepts_forces : it_ends setup first rules cycle ->
  can_force rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  unfold free_accepts in accepted. apply andb_true_iff in accepted as (A & R). apply Z.leb_le in A.
  destruct (free_book_is_robust x at_least _ _ _ _ _ (held_is_done true x at_least A) (remember done_there) (remembers done_there)
    maps turn setup first count record above R) as (book & most & S & Right & Alone).
  exact (robust_book_forces false true x at_least setup first book most S Right (fun _ => Alone) rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return (fun _ => ko_is_refused)).
Qed.

End Accepts.

Print Assumptions free_accepts_holds.
Print Assumptions free_accepts_forces.
