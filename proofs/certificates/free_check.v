(* The check of solutions with free points, and its theorem: if it says yes, the owner forces the whole board.

   `every` says which rules are spoken of: under `any-with-basic-ko` hot stones of all kinds but `any-ko-stone` are looked at, under
   `any-single-hot-with-basic-ko` single ones. Lines end where the next play of the owner holds the board (held_book.v). That his
   records and these ends make a robust book is proved in free_solution.v, and what follows from such a book in robust.v. `remember`
   is how the program keeps what it found out about the stones of the owner, and `turn` how it turns them before it looks for a
   record; both are from outside. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation game.
From Hotstone.certificates Require Import quick forcing robust_list robust_rules robust recorded_lines held_board held_book
  free_records free_solution.

Section Accepts.
Context {B : board}.
Variables (every : bool) (x : color) (at_least : Z) (remember : (position -> bool * list nat) -> position -> bool * list nat).
Variables (maps : list table) (turn : position -> nat).

Definition free_accepts (setup : position) (first : color) (count : nat) (record : nat -> free_record) (above : nat) : bool :=
  (at_least <=? Z.of_nat points)%Z &&
  records_are_right every x maps turn (remember (done_with x (holds_board x neighbour_table))) setup first count record above.

Hypothesis remembers : forall f stones, remember f stones = f stones.
Variables (setup : position) (first : color) (count : nat) (record : nat -> free_record) (above : nat).
Hypothesis accepted : free_accepts setup first count record above = true.

Lemma free_is_robust : has_robust_book every true x at_least setup first.
Proof.
  unfold free_accepts in accepted. apply andb_true_iff in accepted as (A & R). apply Z.leb_le in A.
  assert (Held := held_is_done every true x at_least A ltac:(destruct every; simpl; intuition discriminate)).
  exact (free_book_is_robust every x at_least (held_ending x) _ (remembers _) maps turn setup first count record above R).
Qed.

Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every true rules cycle}.

Theorem free_accepts_holds : can_hold rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_holds every true x at_least setup first rules cycle free_is_robust). Qed.

Theorem free_accepts_forces : it_ends rules cycle (start_of rules setup first) ->
  can_force rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_forces every true x at_least setup first rules cycle free_is_robust). Qed.

End Accepts.

Print Assumptions free_accepts_holds.
Print Assumptions free_accepts_forces.
