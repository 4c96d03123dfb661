(* Several rules about cycles side by side: cycle=disturber+square and the like.

   Each looks at the whole game by itself, and a play is forbidden if any of them forbids it
   (spec/rules/cycle_list.h, cycle_layer.h). So what the list permits each member permits: a game under a
   list is a game under each of its members. *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import situation game passes_end.

Definition several (members : list cycle_rule) : cycle_rule := fun h pl => existsb (fun r => r h pl) members.

Section Several.
Context {B : board}.
Variables (rules : rule_set) (members : list cycle_rule) (member : cycle_rule).
Hypothesis is_member : In member members.

Lemma list_permits_less : forall g m, is_legal_move rules (several members) g m = true ->
  is_legal_move rules member g m = true.
Proof.
  intros g m. unfold is_legal_move, judge_in_game. destruct (judge rules (now g) m); [auto|].
  destruct m as [p|]; [|auto]. unfold several at 1.
  destruct (member (past g) (play_at (stones (now g)) (to_move (now g)) p)) eqn:E; [|auto].
  intro H. assert (T : existsb (fun r => r (past g) (play_at (stones (now g)) (to_move (now g)) p)) members =
    true).
  { apply existsb_exists. exists member. auto. }
  rewrite T in H. discriminate.
Qed.

Theorem games_under_a_list : forall g h, leads_to rules (several members) g h -> leads_to rules member g h.
Proof. intros g h P. induction P; [apply no_move | apply one_more; auto using list_permits_less]. Qed.

(* A list ends every play as soon as one member does, with its bound. *)
Theorem list_keeps_bound : forall most, board_plays_at_most rules member most ->
  board_plays_at_most rules (several members) most.
Proof. intros most H setup c g W L P. apply (H setup c g W L). apply games_under_a_list. exact P. Qed.

(* So what is proved of a member, that it ends every play within so many plies, holds of the list. *)
Theorem list_ends : forall most, plies_at_most rules member most ->
  plies_at_most rules (several members) most /\ every_play_ends rules (several members).
Proof.
  intros most H. assert (Q : plies_at_most rules (several members) most).
  { intros setup c g W L P. apply (H setup c g W L). apply games_under_a_list. exact P. }
  split; [exact Q | eapply no_endless_play; exact Q].
Qed.

End Several.

Print Assumptions games_under_a_list.
Print Assumptions list_keeps_bound.
Print Assumptions list_ends.
