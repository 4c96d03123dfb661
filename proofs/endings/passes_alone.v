(* Passes alone end the game, from wherever it is: the promise that an end can always be reached (ING96-R3
   "Pass play", G305, G307).

   In every game that is not over a pass is legal, whatever was played before and whatever the rule about
   cycles, and leaves one pass less to come: of those that end the game, or of those that White owes for his
   handicap. So an end is at most `passes_to_come` plies away. *)
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation game game_facts passes_end.

Section Passes.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).

Definition passes_to_come (g : game) : nat := end_passes rules - passes (now g) + handicap_owed (now g).

Definition is_over (g : game) : Prop := is_finished rules (now g) = true.

Theorem a_pass_is_always_legal : forall g, ~ is_over g -> is_legal_move rules cycle g pass = true.
Proof.
  intros g O. unfold is_legal_move, judge_in_game, judge, is_over in *.
  destruct (is_finished rules (now g)); [destruct (O eq_refl) | reflexivity].
Qed.

Theorem a_pass_brings_the_end_nearer : forall g, ~ is_over g ->
  passes_to_come (next rules g pass) < passes_to_come g.
Proof.
  intros g O. unfold is_over, is_finished in O. rewrite Nat.leb_le in O. unfold passes_to_come.
  rewrite owed_next.
  assert (A : handicap_owed (after_move rules (now g) pass) <= handicap_owed (now g) /\
    end_passes rules - passes (after_move rules (now g) pass) + handicap_owed (after_move rules (now g) pass)
    < end_passes rules - passes (now g) + handicap_owed (now g)).
  { simpl. destruct (must_pass (now g)) eqn:M; simpl; [|lia].
    unfold must_pass in M. apply andb_true_iff in M as (M & _). apply Nat.ltb_lt in M. lia. }
  destruct (passes_next rules g pass) as [E|E]; rewrite E; lia.
Qed.

Fixpoint after_passes (n : nat) (g : game) : game :=
  match n with
  | 0 => g
  | S n' => after_passes n' (next rules g pass)
  end.

(* Not before, and each pass on the way is legal. *)
Definition passes_end_it (n : nat) (g : game) : Prop :=
  is_over (after_passes n g) /\ forall i, i < n -> is_legal_move rules cycle (after_passes i g) pass = true.

Theorem passes_alone_end_the_game : forall g, exists n, n <= passes_to_come g /\ passes_end_it n g.
Proof.
  intro g. remember (passes_to_come g) as most eqn:E. revert g E.
  induction most as [most IH] using lt_wf_ind. intros g ->.
  destruct (is_finished rules (now g)) eqn:F.
  - exists 0. split; [lia|]. split; [exact F | lia].
  - assert (O : ~ is_over g) by (unfold is_over; congruence).
    assert (N := a_pass_brings_the_end_nearer g O).
    destruct (IH _ N _ eq_refl) as (n & Le & Over & Legal). exists (S n). split; [lia|]. split; [exact Over|].
    intros [|i] I; [apply a_pass_is_always_legal; exact O | apply Legal; lia].
Qed.

End Passes.

Print Assumptions a_pass_is_always_legal.
Print Assumptions a_pass_brings_the_end_nearer.
Print Assumptions passes_alone_end_the_game.
