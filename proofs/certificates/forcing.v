(* What a player can bring about in a game, whatever the other one does.

   A strategy names a move in each game; the other player moves as he likes. `can_force`: the strategy never
   names a move that the law forbids, play with it always ends, and ends well. `can_hold`: the same, but play
   may go on for ever. These are the values of docs/explanation/determinacy.md: where an endless game counts as the worst
   for a player he must force, where it counts as the best he need only hold.

   How it is shown: by a property of games that the strategy keeps, and with a weight besides that each ply
   lowers if play has to end (`holds_by`, `forces_by`); for rule sets without a rule about cycles by one of
   situations (`hold_by`, `force_by`). *)
From Hotstone.board Require Import board board_facts.
From Hotstone.rules Require Import situation game game_facts.
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

(* What is better is good. *)
Lemma ends_well_more : forall (better good : situation -> Prop) chosen g, (forall s, better s -> good s) ->
  ends_well better chosen g -> ends_well good chosen g.
Proof. intros better good chosen g More W h C F. apply More. exact (W h C F). Qed.

Lemma can_hold_more : forall (better good : situation -> Prop) g, can_hold better g -> (forall s, better s -> good s) ->
  can_hold good g.
Proof. intros better good g (chosen & N & W) More. exists chosen. split; [exact N | exact (ends_well_more _ _ _ _ More W)]. Qed.

Lemma can_force_more : forall (better good : situation -> Prop) g, can_force better g -> (forall s, better s -> good s) ->
  can_force good g.
Proof.
  intros better good g (chosen & N & W & E) More. exists chosen. split; [exact N|].
  split; [exact (ends_well_more _ _ _ _ More W) | exact E].
Qed.

End Forcing.

Section ByAnInvariantOfGames.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x : color) (good : situation -> Prop) (chosen : strategy).
Variables (weight : Type) (lower : weight -> weight -> Prop) (inv : game -> weight -> Prop).

Hypothesis good_ends : forall g w, inv g w -> is_finished rules (now g) = true -> good (now g).
Hypothesis own_moves : forall g w, inv g w -> is_finished rules (now g) = false -> to_move (now g) = x ->
  is_legal_move rules cycle g (chosen g) = true /\ exists v, inv (next rules g (chosen g)) v /\ lower v w.
Hypothesis other_moves : forall g w m, inv g w -> to_move (now g) <> x -> is_legal_move rules cycle g m = true ->
  exists v, inv (next rules g m) v /\ lower v w.

Lemma legal_unfinished : forall g m, is_legal_move rules cycle g m = true -> is_finished rules (now g) = false.
Proof.
  intros g m H. apply judged_unfinished with m. unfold is_legal_move, judge_in_game in H.
  destruct (judge rules (now g) m); [discriminate | reflexivity].
Qed.

Lemma ply_keeps : forall g h w, inv g w -> one_ply rules cycle x chosen g h -> exists v, inv h v /\ lower v w.
Proof.
  intros g h w I (m & Lm & C & ->). destruct (color_eq_dec (to_move (now g)) x) as [E|N].
  - rewrite (C E). apply own_moves; [exact I | eapply legal_unfinished; exact Lm | exact E].
  - apply other_moves; assumption.
Qed.

Lemma all_keep : forall g h w, inv g w -> comes_of rules cycle x chosen g h -> exists v, inv h v.
Proof.
  intros g h w I P. induction P as [|h k P (v & IH) O]; [exists w; exact I|].
  destruct (ply_keeps h k v IH O) as (u & J & _). exists u. exact J.
Qed.

Lemma holds_with : forall g w, inv g w -> names_legal_moves rules cycle x chosen g /\ ends_well rules cycle x good chosen g.
Proof.
  intros g w I. split; intros h P F; destruct (all_keep g h w I P) as (v & J).
  - intro E. apply (own_moves h v); assumption.
  - apply (good_ends h v); assumption.
Qed.

Theorem holds_by : forall g w, inv g w -> can_hold rules cycle x good g.
Proof. intros g w I. exists chosen. exact (holds_with g w I). Qed.

Hypothesis no_endless_fall : well_founded lower.

Lemma no_endless_line : forall w g, inv g w -> always_ends rules cycle x chosen g.
Proof.
  intro w. induction (no_endless_fall w) as [w _ IH]. intros g I games Z Endless.
  assert (P := Endless 0). rewrite Z in P. destruct (ply_keeps g (games 1) w I P) as (v & J & L).
  apply (IH v L (games 1) J (fun n => games (S n))); [reflexivity|]. intro n. apply Endless.
Qed.

Theorem forces_by : forall g w, inv g w -> can_force rules cycle x good g.
Proof.
  intros g w I. exists chosen. destruct (holds_with g w I) as (Names & Well).
  split; [exact Names|]. split; [exact Well | exact (no_endless_line w g I)].
Qed.

End ByAnInvariantOfGames.

(* Without a rule about cycles the situation says what is legal. *)
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

Lemma legal_is_judged : forall g m, is_legal_move rules no_cycle_rule g m = true <-> judge rules (now g) m = None.
Proof.
  intros g m. unfold is_legal_move, judge_in_game, no_cycle_rule.
  destruct (judge rules (now g) m); [split; discriminate|]. destruct m; split; reflexivity.
Qed.

Theorem hold_by : forall g, inv (now g) -> can_hold rules no_cycle_rule x good g.
Proof.
  intros g I. refine (holds_by rules no_cycle_rule x good (fun g => choice (now g)) unit (fun _ _ => True)
                       (fun g _ => inv (now g)) _ _ _ g tt I).
  - intros h _ J F. apply good_ends; assumption.
  - intros h _ J F E. destruct (own_moves (now h) J F E) as (Lm & K). split; [apply legal_is_judged; exact Lm|].
    exists tt. split; [rewrite (now_is_after rules no_dispute); exact K | exact Logic.I].
  - intros h _ m J N Lm. exists tt. split; [|exact Logic.I]. rewrite (now_is_after rules no_dispute).
    apply other_moves; [exact J | exact N | apply legal_is_judged; exact Lm].
Qed.

Variables (weight : Type) (lower : weight -> weight -> Prop) (weight_of : situation -> weight).
Hypothesis no_endless_fall : well_founded lower.
Hypothesis own_fall : forall s, inv s -> is_finished rules s = false -> to_move s = x ->
  lower (weight_of (after_move rules s (choice s))) (weight_of s).
Hypothesis other_fall : forall s m, inv s -> to_move s <> x -> judge rules s m = None ->
  lower (weight_of (after_move rules s m)) (weight_of s).

Theorem force_by : forall g, inv (now g) -> can_force rules no_cycle_rule x good g.
Proof.
  intros g I. apply (forces_by rules no_cycle_rule x good (fun g => choice (now g)) weight lower
                       (fun g w => inv (now g) /\ w = weight_of (now g))) with (weight_of (now g));
    [| | |exact no_endless_fall | auto].
  - intros h w (J & _) F. apply good_ends; assumption.
  - intros h w (J & ->) F E. destruct (own_moves (now h) J F E) as (Lm & K).
    split; [apply legal_is_judged; exact Lm|]. rewrite (now_is_after rules no_dispute).
    eexists. split; [split; [exact K | reflexivity] | apply own_fall; assumption].
  - intros h w m (J & ->) N Lm. apply legal_is_judged in Lm. rewrite (now_is_after rules no_dispute).
    eexists. split; [split; [apply other_moves; assumption | reflexivity] | apply other_fall; assumption].
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

Print Assumptions holds_by.
Print Assumptions forces_by.
Print Assumptions hold_by.
Print Assumptions force_by.
