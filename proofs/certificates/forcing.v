(* What a player can bring about in a game, whatever the other one does.

   A strategy names a move in each game; the other player moves as he likes. `can_force`: the strategy never
   names a move that the law forbids, play with it always ends, and ends well. `can_hold`: the same, but play
   may go on for ever. These are the values of docs/determinacy.md: where an endless game counts as the worst
   for a player he must force, where it counts as the best he need only hold.

   `hold_by` and `force_by` are how it is shown, for rule sets without a rule about cycles: by a property of
   situations that the strategy keeps, and for the second one a weight besides, which each ply lowers. *)
From Coq Require Import List Arith Bool Lia.
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game.
From Hotstone.endless Require Import walks.

Definition strategy := game -> move.

Section Forcing.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x : color).

(* One more ply of a game in which x keeps to the strategy. *)
Definition one_ply (chosen : strategy) (g h : game) : Prop :=
  exists m, is_legal_move rules cycle g m = true /\ (to_move (now g) = x -> m = chosen g) /\
            h = next rules g m.

(* The games that may come of g. *)
Inductive comes_of (chosen : strategy) (g : game) : game -> Prop :=
  | nothing_more : comes_of chosen g g
  | one_ply_more : forall h k, comes_of chosen g h -> one_ply chosen h k -> comes_of chosen g k.

Definition names_legal_moves (chosen : strategy) (g : game) : Prop :=
  forall h, comes_of chosen g h -> is_finished rules (now h) = false -> to_move (now h) = x ->
    is_legal_move rules cycle h (chosen h) = true.

Definition always_ends (chosen : strategy) (g : game) : Prop :=
  forall games, games 0 = g -> ~ forall n, one_ply chosen (games n) (games (S n)).

Definition ends_well (good : situation -> Prop) (chosen : strategy) (g : game) : Prop :=
  forall h, comes_of chosen g h -> is_finished rules (now h) = true -> good (now h).

Definition can_hold (good : situation -> Prop) (g : game) : Prop :=
  exists chosen, names_legal_moves chosen g /\ ends_well good chosen g.

Definition can_force (good : situation -> Prop) (g : game) : Prop :=
  exists chosen, names_legal_moves chosen g /\ ends_well good chosen g /\ always_ends chosen g.

End Forcing.

Section ByAnInvariant.
Context {B : board}.
Variable rules : rule_set.
Hypothesis no_dispute : resume_dispute rules = false.
Variables (x : color) (good : situation -> Prop) (choice : situation -> move) (inv : situation -> Prop).

Hypothesis good_ends : forall s, inv s -> is_finished rules s = true -> good s.
Hypothesis own_moves : forall s, inv s -> is_finished rules s = false -> to_move s = x ->
  judge rules s (choice s) = None /\ inv (after_move rules s (choice s)).
Hypothesis other_moves : forall s m, inv s -> to_move s <> x -> judge rules s m = None ->
  inv (after_move rules s m).

Notation chosen := (fun g : game => choice (now g)).

(* Without a rule about cycles the situation says what is legal. *)
Lemma legal_is_judged : forall g m, is_legal_move rules no_cycle_rule g m = true <-> judge rules (now g) m = None.
Proof.
  intros g m. unfold is_legal_move, judge_in_game, no_cycle_rule.
  destruct (judge rules (now g) m); [split; discriminate|]. destruct m; split; reflexivity.
Qed.

Lemma judged_unfinished : forall s m, judge rules s m = None -> is_finished rules s = false.
Proof. intros s m H. unfold judge in H. destruct (is_finished rules s); [discriminate | reflexivity]. Qed.

Lemma none_owed_after : forall s m, handicap_owed s = 0 -> handicap_owed (after_move rules s m) = 0.
Proof. intros s [p|] H; simpl; [exact H|]. unfold must_pass. rewrite H. reflexivity. Qed.

(* A ply leads to the situation after a legal move, which is the strategy's where it is x's turn. *)
Lemma ply_moves : forall g h, one_ply rules no_cycle_rule x chosen g h ->
  exists m, judge rules (now g) m = None /\ now h = after_move rules (now g) m /\
            (to_move (now g) = x -> m = choice (now g)).
Proof.
  intros g h (m & Lm & C & ->). exists m. split; [apply legal_is_judged; exact Lm|].
  split; [apply now_is_after; exact no_dispute | exact C].
Qed.

Lemma ply_keeps : forall g h, inv (now g) -> one_ply rules no_cycle_rule x chosen g h -> inv (now h).
Proof.
  intros g h I P. apply ply_moves in P as (m & J & -> & C).
  destruct (color_eq_dec (to_move (now g)) x) as [E|N].
  - rewrite (C E). apply own_moves; [exact I | eapply judged_unfinished; exact J | exact E].
  - apply other_moves; assumption.
Qed.

Lemma all_keep : forall g h, inv (now g) -> comes_of rules no_cycle_rule x chosen g h -> inv (now h).
Proof. intros g h I P. induction P as [|h k P IH O]; [exact I|]. apply ply_keeps with h; assumption. Qed.

Theorem hold_by : forall g, inv (now g) -> can_hold rules no_cycle_rule x good g.
Proof.
  intros g I. exists chosen. split.
  - intros h P F E. apply legal_is_judged. apply own_moves; [|exact F | exact E].
    apply all_keep with g; assumption.
  - intros h P F. apply good_ends; [|exact F]. apply all_keep with g; assumption.
Qed.

Variables (weight : Type) (lower : weight -> weight -> Prop) (weight_of : situation -> weight).
Hypothesis no_endless_fall : well_founded lower.
Hypothesis own_fall : forall s, inv s -> is_finished rules s = false -> to_move s = x ->
  lower (weight_of (after_move rules s (choice s))) (weight_of s).
Hypothesis other_fall : forall s m, inv s -> to_move s <> x -> judge rules s m = None ->
  lower (weight_of (after_move rules s m)) (weight_of s).

Lemma ply_falls : forall g h, inv (now g) -> one_ply rules no_cycle_rule x chosen g h ->
  lower (weight_of (now h)) (weight_of (now g)).
Proof.
  intros g h I P. apply ply_moves in P as (m & J & -> & C).
  destruct (color_eq_dec (to_move (now g)) x) as [E|N].
  - rewrite (C E). apply own_fall; [exact I | eapply judged_unfinished; exact J | exact E].
  - apply other_fall; assumption.
Qed.

Lemma no_endless_line : forall w g, w = weight_of (now g) -> inv (now g) -> forall games, games 0 = g ->
  ~ forall n, one_ply rules no_cycle_rule x chosen (games n) (games (S n)).
Proof.
  intro w. induction (no_endless_fall w) as [w _ IH]. intros g -> I games Z Endless.
  assert (P := Endless 0). rewrite Z in P.
  apply (IH (weight_of (now (games 1)))) with (g := games 1) (games := fun n => games (S n)).
  - apply ply_falls; assumption.
  - reflexivity.
  - apply ply_keeps with g; assumption.
  - reflexivity.
  - intro n. apply Endless.
Qed.

Theorem force_by : forall g, inv (now g) -> can_force rules no_cycle_rule x good g.
Proof.
  intros g I. exists chosen. split; [|split].
  - intros h P F E. apply legal_is_judged. apply own_moves; [|exact F | exact E].
    apply all_keep with g; assumption.
  - intros h P F. apply good_ends; [|exact F]. apply all_keep with g; assumption.
  - intros games Z. apply (no_endless_line (weight_of (now g)) g); auto.
Qed.

End ByAnInvariant.

(* Two natural numbers, of which the first counts more. *)
Definition falls (v w : nat * nat) : Prop := fst v < fst w \/ (fst v = fst w /\ snd v < snd w).

Lemma falls_ends : well_founded falls.
Proof.
  assert (H : forall a b, Acc falls (a, b)).
  { intro a. induction a as [a IHa] using (well_founded_induction lt_wf). intro b.
    induction b as [b IHb] using (well_founded_induction lt_wf). constructor. intros (c, d) [L|(E & L)]; simpl in *.
    - apply IHa. exact L.
    - subst c. apply IHb. exact L. }
  intros (a, b). apply H.
Qed.

Print Assumptions hold_by.
Print Assumptions force_by.
