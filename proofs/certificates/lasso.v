(* A checker of lassos, with the theorem that it is right.

   A lasso is a play from a start, the stem, and moves that lead from the situation behind it back to it, the
   cycle (docs/reference/certificates.md). Without a rule about cycles the situation says what is legal; so the cycle can
   be played again and again, and play need not end. *)
From Hotstone.board Require Import board chains.
From Hotstone.rules Require Import situation game passes_end.
From Hotstone.endless Require Import walks certificate.

Record lasso := {
  lasso_setup : position;
  lasso_first : color;
  lasso_stem : list move;
  lasso_cycle : list move
}.

Section Lasso.
Context {B : board}.
Variable rules : rule_set.

Definition check_lasso (l : lasso) : bool :=
  negb (resume_dispute rules) && (length (lasso_setup l) =? points) && is_legal (lasso_setup l) &&
  match walk rules (start_situation rules (lasso_setup l) (lasso_first l)) (lasso_stem l) with
  | None => false
  | Some s => returns rules s (lasso_cycle l)
  end.

(* The stem, and so many rounds. *)
Definition rounds (l : lasso) (n : nat) : list move := lasso_stem l ++ concat (repeat (lasso_cycle l) n).

Lemma one_round_more : forall l n, rounds l (S n) = rounds l n ++ lasso_cycle l.
Proof.
  intros l n. unfold rounds. rewrite <- app_assoc. f_equal.
  induction n as [|n IH]; simpl in *; [apply app_nil_r|]. rewrite IH at 1. rewrite app_assoc. reflexivity.
Qed.

Lemma rounds_are_long : forall l n, lasso_cycle l <> [] -> n <= length (rounds l n).
Proof.
  intros l n Moves. induction n as [|n IH]; [lia|]. rewrite one_round_more, app_length.
  destruct (lasso_cycle l); [congruence | simpl; lia].
Qed.

Lemma returning_is : forall s moves, returns rules s moves = true -> moves <> [] /\ walk rules s moves = Some s.
Proof.
  intros s moves R. unfold returns in R. destruct moves as [|m moves]; [discriminate|]. split; [discriminate|].
  destruct (walk rules s (m :: moves)) as [t|]; [|discriminate]. f_equal. apply situation_eqb_eq. exact R.
Qed.

Lemma rounds_return : forall s moves n, walk rules s moves = Some s -> walk rules s (concat (repeat moves n)) = Some s.
Proof.
  intros s moves n R. induction n as [|n IH]; [reflexivity|]. simpl. rewrite walk_app, R. exact IH.
Qed.

Theorem accepted_lasso : forall l, check_lasso l = true ->
  well_formed (lasso_setup l) /\ legal (lasso_setup l) /\
  exists games, games 0 = start_of rules (lasso_setup l) (lasso_first l) /\ endless rules no_cycle_rule games.
Proof.
  intros l H. unfold check_lasso in H. apply andb_true_iff in H as (H & R). apply andb_true_iff in H as (H & Lg).
  apply andb_true_iff in H as (D & W). apply negb_true_iff in D. apply Nat.eqb_eq in W.
  apply is_legal_iff in Lg; [|exact W]. split; [exact W|]. split; [exact Lg|].
  destruct (walk rules (start_situation rules (lasso_setup l) (lasso_first l)) (lasso_stem l)) as [s|] eqn:Stem;
    [|discriminate].
  apply returning_is in R as (Moves & R).
  exists (game_after rules (start_of rules (lasso_setup l) (lasso_first l)) (rounds l)).
  apply growing_moves_are_endless.
  - intro n. eexists. apply one_round_more.
  - intro n. apply rounds_are_long. exact Moves.
  - intro n. apply (walk_is_legal rules D) with s. unfold rounds. rewrite walk_app.
    change (now (start_of rules (lasso_setup l) (lasso_first l)))
      with (start_situation rules (lasso_setup l) (lasso_first l)).
    rewrite Stem. apply rounds_return. exact R.
Qed.

End Lasso.

Print Assumptions accepted_lasso.
