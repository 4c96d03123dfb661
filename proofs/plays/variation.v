(* Variation fails exactly for the removal of one's own single stone.

   (ING96-R3 "Board play", G304, G311; ING91-1 "Zug"; ZH-G3, G8.) A play that leaves every point as it was is
   forbidden. The texts draw the consequence themselves, and here it is proved: the position after a play is
   the one before if and only if the play removes the stone just played and no other. No legality is needed.
   *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.plays Require Import play_facts.

Definition changes_position (pl : play) : bool := negb (position_eqb (before pl) (after pl)).

Lemma changes_iff : forall pl, changes_position pl = true <-> before pl <> after pl.
Proof. intro pl. unfold changes_position. rewrite <- position_eqb_eq, negb_true_iff. symmetry. apply not_true_iff_false. Qed.

Section Variation.
Context {B : board}.
Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.

Notation placed := (put pos p c).
Notation result := (play_at pos c p).

Lemma unchanged_iff_lone :
  changes_position result = false <-> (forall q, In q (self_removed result) <-> q = p).
Proof.
  unfold changes_position. rewrite negb_false_iff, position_eqb_eq. change (before result) with pos. split.
  - intros Same. assert (P : In p (self_removed result)).
    { destruct (in_dec Nat.eq_dec p (self_removed result)) as [I|I]; [exact I|]. exfalso.
      assert (H : cell_at (after result) p = Some c).
      { rewrite after_kept; [apply placed_here; exact on_board| |exact I].
        intro G. apply captured_color in G; try assumption. rewrite placed_here in G by exact on_board.
        injection G as G. symmetry in G. apply opponent_differs in G. exact G. }
      rewrite <- Same in H. congruence. }
    intro q. split; [|intros ->; exact P]. intro I. destruct (Nat.eq_dec q p) as [|N]; [assumption|]. exfalso.
    assert (C := self_removed_color pos c p on_board q I). rewrite placed_there in C; try assumption.
    apply after_self_removed in I. rewrite <- Same in I. congruence.
  - intros Lone. assert (P : In p (self_removed result)) by (apply Lone; reflexivity).
    apply position_ext; [exact formed | apply after_formed|]. intros q _.
    destruct (Nat.eq_dec q p) as [->|N]; [rewrite after_self_removed; auto|].
    rewrite after_kept.
    + symmetry. apply placed_there; assumption.
    + apply self_removed_iff in P as (K & _); [|exact on_board]. rewrite K. intros [].
    + intro I. apply N. apply Lone. exact I.
Qed.

Theorem variation_fails_exactly : changes_position result = false <-> self_removed result = [p].
Proof.
  rewrite unchanged_iff_lone. split.
  - intro H. apply only_member; [apply self_removed_NoDup | exact H].
  - intros -> q. simpl. intuition.
Qed.

End Variation.

Print Assumptions variation_fails_exactly.
