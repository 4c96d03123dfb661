(* What disturber comes to, with the clause about self-disturbance.

   disturber_ends.v asks of a classification that whoever it names has a play in the cycle. Here it is shown
   of every classification that first looks for self-removals, as ClassifyCycle of spec/ko/ko_cycle.h does
   (ING96-G514, Q12): if own stones are removed by one player only, and nothing is captured, it names that
   one; if own stones are removed otherwise it names nobody; and only if none are removed it goes on, in any
   way whatever. Somebody who only passes in a cycle is then never named: without self-removals the other's
   stones would grow in number, and the cycle would not close. It does not say so of plies that no game has
   (ko_class/names_without_a_play.v). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import variation.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting first_return no_play_twice bans_grow own_stones disturber_ends.

Definition removes_own (x : color) (y : ply) : bool :=
  match y with
  | played pl => color_eqb (player pl) x && match self_removed pl with [] => false | _ => true end
  | passed _ _ => false
  end.

Definition captures (y : ply) : bool :=
  match y with played pl => match captured pl with [] => false | _ => true end | passed _ _ => false end.

Definition by_self_removals (rest : completed_cycle -> option color) (c : completed_cycle) : option color :=
  let by_black := existsb (removes_own black) (plies c) in
  let by_white := existsb (removes_own white) (plies c) in
  if by_black || by_white then
    if existsb captures (plies c) || (by_black && by_white) then None
    else Some (if by_black then black else white)
  else rest c.

Section SelfDisturbance.
Context {B : board}.
Variable rules : rule_set.
Variable colour : cycle_colour.
Variable rest : completed_cycle -> option color.

Definition without_self_removal : rule_set :=
  {| self_removal := no_self_removal; end_passes := end_passes rules; capture_ends := capture_ends rules;
     handicap := handicap rules; resume_dispute := resume_dispute rules; hot_stones := hot_stones rules |}.

Lemma lawful_without : forall y, lawful_ply rules y -> removes_own black y = false ->
  removes_own white y = false -> lawful_ply without_self_removal y.
Proof.
  intros [pl|pos c] L Nb Nw; [|exact L]. destruct L as (E & W & G & Hp & Em & _ & _).
  assert (S : self_removed pl = []).
  { simpl in Nb, Nw. destruct (self_removed pl); [reflexivity|].
    destruct (player pl); simpl in Nb, Nw; discriminate. }
  assert (V : changes_position pl = true).
  { destruct (changes_position pl) eqn:V; [reflexivity | exfalso]. rewrite E in V.
    apply variation_fails_exactly in V; try assumption. rewrite <- E in V. congruence. }
  repeat (split; [assumption|]). split; [intros _; exact V | intros _; exact S].
Qed.

Lemma row_cut : forall a z b v, row (a ++ z :: b) v -> row (a ++ [z]) v.
Proof.
  induction a as [|y a IH]; intros z b v (E & R); (split; [exact E|]); [exact I | eapply IH; exact R].
Qed.

(* The cycle may begin with a pass. *)
Lemma named_has_a_play : names_who_plays rules (by_self_removals rest).
Proof.
  intros x a z b v R E Law Some_play C.
  destruct (filter (by_player x) (names_in (a ++ [z]))) as [|n l] eqn:K.
  2: { exists n. apply filter_In. rewrite K. left. reflexivity. }
  exfalso.
  assert (Others : forall r, In (played r) (a ++ [z]) -> player r = opponent x).
  { intros r I. destruct (color_cases x (player r)) as [Y|Y]; [|exact Y]. exfalso.
    assert (J : In (name_of r) (filter (by_player x) (names_in (a ++ [z])))).
    { apply filter_In. split; [apply in_names_in; exists r; auto|].
      unfold by_player. apply color_eqb_eq. exact Y. }
    rewrite K in J. destruct J. }
  assert (NotX : existsb (removes_own x) (a ++ [z]) = false).
  { apply not_true_is_false. intro H. apply existsb_exists in H as ([r|pos c] & I & H); [|discriminate].
    simpl in H. apply andb_true_iff in H as (H & _). apply color_eqb_eq in H. rewrite (Others r I) in H.
    destruct (opponent_differs x H). }
  unfold by_self_removals in C. simpl plies in C.
  destruct (existsb (removes_own black) (a ++ [z]) || existsb (removes_own white) (a ++ [z])) eqn:Own.
  - destruct (existsb captures (a ++ [z]) || (existsb (removes_own black) (a ++ [z]) &&
      existsb (removes_own white) (a ++ [z]))); [discriminate|].
    destruct (existsb (removes_own black) (a ++ [z])) eqn:Eb; injection C as <-; [congruence|].
    simpl in Own. congruence.
  - apply orb_false_iff in Own as (Nb & Nw).
    assert (Law' : Forall (lawful_ply without_self_removal) (a ++ [z])).
    { apply Forall_forall. intros y I.
      assert (Each : forall c, existsb (removes_own c) (a ++ [z]) = false -> removes_own c y = false).
      { intros c N. apply not_true_is_false. intro T. rewrite <- not_true_iff_false in N. apply N.
        apply existsb_exists. exists y. auto. }
      apply lawful_without; [|apply Each; exact Nb | apply Each; exact Nw].
      apply (proj1 (Forall_forall _ _) Law). apply in_app_iff in I as [I|[<-|[]]]; apply in_app_iff;
        [left; exact I | right; left; reflexivity]. }
    assert (R' : row (a ++ [z]) v) by (eapply row_cut; exact R).
    assert (S := row_adds_stones without_self_removal eq_refl (opponent x) a z [] v R' Law' Others).
    rewrite E in S. unfold has_board_play in Some_play. simpl in Some_play.
    apply existsb_exists in Some_play as (y & I & Y).
    assert (J : In y (filter is_board_play (a ++ [z]))) by (apply filter_In; auto).
    destruct (filter is_board_play (a ++ [z])); [destruct J | simpl in S; lia].
Qed.

Theorem self_disturbance_names_rarely : forall otherwise setup c g, well_formed setup -> legal setup ->
  leads_to rules (disturber (by_self_removals rest) otherwise colour) (start_of rules setup c) g ->
  length (named_completions (by_self_removals rest) (past g)) <= 2 * L * (2 * P * L + 1).
Proof. exact (named_rarely rules _ colour named_has_a_play). Qed.

(* Under start=first a player who is named because he started may not repeat his first play alone. *)
Variable started : completed_cycle -> bool.
Hypothesis who_starts_is_named : forall c, started c = true -> by_self_removals rest c = Some (starter_of c).

Theorem disturber_who_starts_ends : forall otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber_who (first_if started) (by_self_removals rest) otherwise colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules).
Proof.
  intros otherwise O. apply named_ends; [exact named_has_a_play | | exact O].
  intro c. destruct (started c) eqn:S; [right; auto | left]. intro x. simpl. rewrite S. reflexivity.
Qed.

Theorem disturber_with_self_disturbance_ends : forall otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber (by_self_removals rest) otherwise colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules) /\
  every_play_ends rules (disturber (by_self_removals rest) otherwise colour).
Proof. apply (named_ends rules _ colour named_has_a_play all_plays). left. reflexivity. Qed.

End SelfDisturbance.

Print Assumptions self_disturbance_names_rarely.
Print Assumptions disturber_who_starts_ends.
Print Assumptions disturber_with_self_disturbance_ends.
