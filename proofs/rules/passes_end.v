(* Passes alone end the game; only board plays can make it long.

   The second half of the measure of docs/explanation/termination.md. Let R be the passes that are left in a row, and
   those that White still owes. Every pass lowers R by one, every board play raises it by `end_passes` at
   most. So a game with n board plays has at most e (n + 1) + h plies, e = end_passes and h the handicap
   (`plies_are_bounded`); and if the board plays of all games are at most K, no play goes on for ever
   (`no_endless_play`). This is said of any rule set: four passes or two, with handicap or without,
   `capture_ends`, pauses that end the game. *)
From Hotstone.board Require Import board chains play.
From Hotstone.rules Require Import situation game game_facts.

Section PassesEnd.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).
Notation e := (end_passes rules).

Lemma not_finished : forall g m, is_legal_move rules cycle g m = true -> passes (now g) < e.
Proof.
  intros g m H. apply legal_move_is_judged in H. unfold judge, is_finished in H.
  destruct (e <=? passes (now g)) eqn:E; [discriminate|]. apply Nat.leb_gt in E. exact E.
Qed.

Lemma board_plays_next : forall g m, board_plays (past (next rules g m)) =
  match m with play_on _ => S (board_plays (past g)) | pass => board_plays (past g) end.
Proof. intros g [p|]; reflexivity. Qed.

Lemma passes_next : forall g m, passes (now (next rules g m)) = passes (after_move rules (now g) m) \/
  passes (now (next rules g m)) = e.
Proof.
  intros g m. unfold next. simpl. destruct (_ && _); simpl; auto.
Qed.

(* The plies made, and the passes left and owed, weighed against the board plays. *)
Lemma measure : forall setup c g, leads_to rules cycle (start_of rules setup c) g ->
  passes (now g) <= e /\
  length (past g) + (e - passes (now g)) + handicap_owed (now g) <=
    e * (board_plays (past g) + 1) + handicap rules.
Proof.
  intros setup c g P. induction P as [|g m P (IH1 & IH2) H]; [simpl; lia|].
  assert (F := not_finished g m H).
  rewrite board_plays_next, (owed_next rules). destruct (passes_next g m) as [E|E]; rewrite E; clear E.
  - destruct m as [p|].
    + change (length (past (next rules g (play_on p)))) with (S (length (past g))). simpl.
      destruct (capture_ends rules && removes_stones (play_at (stones (now g)) (to_move (now g)) p)); lia.
    + change (length (past (next rules g pass))) with (S (length (past g))). simpl.
      destruct (must_pass (now g)) eqn:M; simpl; [|lia].
      unfold must_pass in M. apply andb_true_iff in M as (M & _). apply Nat.ltb_lt in M. lia.
  - destruct m as [p|].
    + change (length (past (next rules g (play_on p)))) with (S (length (past g))). simpl. lia.
    + change (length (past (next rules g pass))) with (S (length (past g))). simpl.
      destruct (must_pass (now g)) eqn:M; simpl; lia.
Qed.

Theorem plies_are_bounded : forall setup c g, leads_to rules cycle (start_of rules setup c) g ->
  length (past g) <= e * (board_plays (past g) + 1) + handicap rules.
Proof. intros setup c g P. apply measure in P. lia. Qed.

(* From legal setups, whoever begins, games have at most that many board plays. *)
Definition board_plays_at_most (most : nat) : Prop :=
  forall setup c g, well_formed setup -> legal setup ->
    leads_to rules cycle (start_of rules setup c) g -> board_plays (past g) <= most.

(* ... at most that many plies. *)
Definition plies_at_most (most : nat) : Prop :=
  forall setup c g, well_formed setup -> legal setup ->
    leads_to rules cycle (start_of rules setup c) g -> length (past g) <= most.

(* A play that does not end: a game after each number of plies, each by a legal move from the one before. *)
Definition endless (games : nat -> game) : Prop :=
  forall n, exists m, is_legal_move rules cycle (games n) m = true /\ games (S n) = next rules (games n) m.

Definition every_play_ends : Prop :=
  forall setup c games, well_formed setup -> legal setup -> games 0 = start_of rules setup c -> ~ endless
    games.

Theorem plays_bound_plies : forall most, board_plays_at_most most ->
  plies_at_most (e * (most + 1) + handicap rules).
Proof.
  intros most H setup c g W L P. assert (Q := plies_are_bounded setup c g P).
  specialize (H setup c g W L P). apply Nat.le_trans with (1 := Q).
  apply Nat.add_le_mono_r, Nat.mul_le_mono_l. lia.
Qed.

Theorem no_endless_play : forall most, plies_at_most most -> every_play_ends.
Proof.
  intros most H setup c games W L Start Endless.
  assert (P : forall n, leads_to rules cycle (start_of rules setup c) (games n) /\ length (past (games n)) =
    n).
  { induction n as [|n (IH1 & IH2)].
    - rewrite Start. split; [apply no_move | reflexivity].
    - destruct (Endless n) as (m & Hm & E). rewrite E. split; [apply one_more; assumption|].
      unfold next. simpl. rewrite IH2. reflexivity. }
  destruct (P (S most)) as (Q & E). specialize (H setup c _ W L Q). lia.
Qed.

Lemma plays_end : forall most, board_plays_at_most most ->
  plies_at_most (e * (most + 1) + handicap rules) /\ every_play_ends.
Proof. intros most H. apply plays_bound_plies in H. split; [exact H | exact (no_endless_play _ H)]. Qed.

End PassesEnd.

Print Assumptions plies_are_bounded.
Print Assumptions plays_bound_plies.
Print Assumptions no_endless_play.
