(* A cycle in which one player only passes cannot close without self-removal.

   Where no own stone is removed, a board play adds a stone of its player and takes none of them off. A row
   of plies in which all board plays are by one player therefore ends with as many more of his stones as
   there were plays; so it does not lead back. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.plays Require Import play_facts.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.endings Require Import bans_grow.

Section OwnStones.
Context {B : board}.
Variable rules : rule_set.
Hypothesis none : self_removal rules = no_self_removal.

Definition number_of_stones (x : color) (pos : position) : nat :=
  length (filter (fun q => cell_eqb (cell_at pos q) (Some x)) all_points).

Lemma play_adds_a_stone : forall pl, lawful_play rules pl ->
  number_of_stones (player pl) (before pl) < number_of_stones (player pl) (after pl).
Proof.
  intros pl (E & W & G & Hp & Em & _ & SR). specialize (SR none).
  assert (Ea : after pl = after (play_at (before pl) (player pl) (point pl))) by (f_equal; exact E).
  rewrite E in SR. rewrite Ea. clear E Ea.
  generalize dependent (before pl). generalize dependent (point pl). generalize (player pl).
  intros c p Hp pos W G Em SR.
  assert (Out : forall q, cell_at (put pos p c) q = Some c -> ~ In q (captured (play_at pos c p))).
  { intros q C I. apply captured_color in I. rewrite C in I. injection I as I. symmetry in I.
    apply opponent_differs in I. exact I. }
  apply filter_lt with p.
  - intros q C. apply cell_eqb_eq in C. apply cell_eqb_eq.
    assert (C' := placed_stone pos c p W Em q c C).
    rewrite after_kept; [exact C' | apply Out; exact C' | rewrite SR; intros []].
  - apply in_all_points. exact Hp.
  - rewrite Em. reflexivity.
  - apply cell_eqb_eq. assert (C := placed_here pos c p Hp).
    rewrite after_kept; [exact C | apply Out; exact C | rewrite SR; intros []].
Qed.

Lemma row_adds_stones : forall x a z b v, row (a ++ z :: b) v -> Forall (lawful_ply rules) (a ++ z :: b) ->
  (forall q, In (played q) (a ++ [z]) -> player q = x) ->
  number_of_stones x (fst (from z)) + length (filter is_board_play (a ++ [z])) <= number_of_stones x (fst v).
Proof.
  intros x a. induction a as [|y a IH]; intros z b v R Law Own; simpl in R; destruct R as (Ev & R).
  - simpl in Law. inversion Law as [|z' b' Lz _]. subst. destruct z as [q|pos c]; simpl.
    + rewrite <- (Own q) by (left; reflexivity). assert (A := play_adds_a_stone q Lz). lia.
    + lia.
  - simpl in Law. inversion Law as [|y' r' Ly Lr]. subst y' r'.
    assert (IH' := IH z b (from y) R Lr (fun q I => Own q (or_intror I))).
    subst v. destruct y as [q|pos c]; simpl in *; [|lia].
    assert (A := play_adds_a_stone q Ly). rewrite (Own q) in A by (left; reflexivity). lia.
Qed.

Theorem one_player_cannot_return : forall x a z b v, row (a ++ z :: b) v ->
  Forall (lawful_ply rules) (a ++ z :: b) -> from z = v -> is_board_play z = true ->
  ~ (forall q, In (played q) (a ++ [z]) -> player q = x).
Proof.
  intros x a z b v R Law E Z Own. assert (S := row_adds_stones x a z b v R Law Own). rewrite E in S.
  rewrite filter_app, app_length in S. simpl in S. rewrite Z in S. simpl in S. lia.
Qed.

End OwnStones.

Print Assumptions one_player_cannot_return.
