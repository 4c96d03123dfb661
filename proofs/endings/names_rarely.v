(* Under disturber a game completes few cycles for which anybody is named.

   disturber_ends.v has this of a classification that names only who has a play in the cycle, whatever plies
   it is shown. One made as spec/ko/ko_cycle.h makes it does not say so of plies that no game has (ko_class/
   names_without_a_play.v). Of the cycles that games complete it does, whatever it does where nobody removes
   own stones (self_disturbance.v): so the bound is the same, under each `unnamed`, without that premise. *)
From Hotstone.board Require Import board chains.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting first_return bans_grow.
From Hotstone.endings Require Import disturber_ends self_disturbance.

Section NamesRarely.
Context {B : board}.
Variable rules : rule_set.
Variable colour : cycle_colour.
Variable rest : completed_cycle -> option color.

Notation named := (by_self_removals rest).
Notation biting otherwise := (biting_completions all_plays colour (binds_disturber named otherwise)).

(* What was made since a situation begins in it, and is a part of the game. *)
Lemma since_cut : forall v h d, since v h = Some d ->
  exists a z b, d = a ++ [z] /\ h = a ++ z :: b /\ from z = v.
Proof.
  intros v. induction h as [|x h IH]; intros d S; simpl in S; [discriminate|].
  destruct (entry_eqb (from x) v) eqn:E.
  - injection S as <-. exists [], x, h. apply entry_eqb_eq in E. auto.
  - destruct (since v h) as [c|] eqn:F; [|discriminate]. injection S as <-.
    destruct (IH c eq_refl) as (a & z & b & -> & -> & Z). exists (x :: a), z, b. auto.
Qed.

Lemma named_completions_bite_here : forall otherwise h v, row h v -> Forall (lawful_ply rules) h ->
  length (named_completions named h) <= length (biting otherwise h).
Proof.
  intros otherwise h. induction h as [|x h IH]; intros v R Law; [simpl; lia|].
  assert (Row := R). simpl in R. destruct R as (Ev & R). inversion Law as [|x' h' Lx Lh]. subst x' h'.
  specialize (IH _ R Lh).
  change (named_completions named (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => let c := {| entered := to x; plies := d |} in
                 match has_board_play c, named c with true, Some _ => [c] | _, _ => [] end
     end ++ named_completions named h).
  change (biting_completions all_plays colour (binds_disturber named otherwise) (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => if forbids_what_was_made all_plays colour (binds_disturber named otherwise)
                      (completed_cycles h) {| entered := to x; plies := d |}
                 then [(to x, bans_after all_plays colour (binds_disturber named otherwise) (x :: h))]
                 else []
     end ++ biting_completions all_plays colour (binds_disturber named otherwise) h).
  rewrite !app_length. destruct (since (to x) (x :: h)) as [d|] eqn:S; [|simpl; lia].
  destruct (since_cut _ _ _ S) as (a & z & b & -> & Eh & Ez).
  cbv zeta. set (c := {| entered := to x; plies := a ++ [z] |}).
  destruct (has_board_play c) eqn:H; [|simpl; lia]. destruct (named c) as [y|] eqn:K; [|simpl; lia].
  assert (Bite : forbids_what_was_made all_plays colour (binds_disturber named otherwise)
                   (completed_cycles h) c = true).
  { rewrite Eh in Row, Law. rewrite <- Ev in Row.
    destruct (named_has_a_play rules rest y a z b (to x) Row Ez Law H K) as (n & I & Y).
    apply existsb_exists. exists n. split; [exact I|]. apply bound_is_forbidden; [|exact I].
    unfold binds_disturber. rewrite H, K. exact Y. }
  rewrite Bite. simpl. lia.
Qed.

Theorem self_disturbance_names_rarely : forall otherwise setup c g, well_formed setup -> legal setup ->
  leads_to rules (disturber named otherwise colour) (start_of rules setup c) g ->
  length (named_completions named (past g)) <= 2 * L * (2 * P * L + 1).
Proof.
  intros otherwise setup c g W G Q. assert (Law := games_are_lawful rules _ setup c g W G Q).
  eapply Nat.le_trans; [eapply (named_completions_bite_here otherwise)|].
  - apply (plies_in_a_row _ _ Law).
  - apply Law.
  - eapply biting_completions_are_few; eassumption.
Qed.
End NamesRarely.

Print Assumptions self_disturbance_names_rarely.
