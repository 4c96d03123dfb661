(* Who only passes ends the game under each rule that stops the disturber, and under each that forbids
   recycling in kos that do not fight.

   The promise that each player can force an end needs no more. Whoever goes round alone is the disturber of a
   cycle that is no fight (endings/round_alone.v). So it is enough that whoever is named is bound, whatever is
   done where nobody is named (`disturber_alone_is_refused`), or that whoever starts a cycle is bound unless
   its ko fights (`recycler_alone_is_refused`). docs/explanation/ing.md *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import situation game.
From Hotstone.cycle Require Import completed_cycles cycle_list.
From Hotstone.endings Require Import counting first_return no_play_twice only_passes self_disturbance round_alone.
From Hotstone.ko_class Require Import ko_cycle.

Section Stated.
Context {B : board}.
Variables (rules : rule_set) (colour : cycle_colour) (which : starter_plays).
Notation most := (2 * L * (2 * P * L + 1)).

(* From g0 on only x has made board plays. *)
Definition ends_if_alone (x : color) (rule : cycle_rule) : Prop :=
  forall setup c g0 g, well_formed setup -> legal setup ->
  leads_to rules rule (start_of rules setup c) g0 -> leads_to rules rule g0 g ->
  exists more, past g = more ++ past g0 /\
    (all_by x more -> board_plays more <= most /\
     length (past g) <= end_passes rules * (board_plays (past g0) + most + 1) + handicap rules).

Lemma members_end_if_alone : forall x member members, In member members -> ends_if_alone x member ->
  ends_if_alone x (several members).
Proof.
  intros x member members I H setup c g0 g W G Q0 Q.
  apply (H setup c g0 g W G); eapply games_under_a_list; eassumption.
Qed.

(* Whoever is named is bound: under each `unnamed`. *)
Definition binds_whom_it_names (classify : completed_cycle -> option color) (binds : binding) : Prop :=
  forall earlier c x, has_board_play c = true -> classify c = Some x -> binds earlier c x = true.

Lemma each_unnamed_does : forall classify otherwise, binds_whom_it_names classify (binds_disturber classify otherwise).
Proof.
  intros classify otherwise earlier c x H K. unfold binds_disturber. rewrite H, K. apply color_eqb_eq. reflexivity.
Qed.

Lemma both_if_unclassified_does : forall classify fights,
  binds_whom_it_names classify (binds_unless_fighting classify fights).
Proof.
  intros classify fights earlier c x H K. unfold binds_unless_fighting. rewrite H, K. apply color_eqb_eq. reflexivity.
Qed.

(* Whoever starts a cycle that is no fight is bound: recycling=disturbing. *)
Definition binds_who_starts_no_fight (fights : completed_cycle -> bool) (binds : binding) : Prop :=
  forall earlier c, fights c = false -> binds earlier c (starter_of c) = true.

Lemma second_cycle_does : forall fights, binds_who_starts_no_fight fights (binds_without fights binds_both).
Proof. intros fights earlier c F. unfold binds_without. rewrite F. reflexivity. Qed.

Lemma starter_does : forall fights, binds_who_starts_no_fight fights (binds_without fights binds_starter).
Proof.
  intros fights earlier c F. unfold binds_without, binds_starter. rewrite F. apply color_eqb_eq. reflexivity.
Qed.

(* The play with which the cycle begins is forbidden to its player, as soon as he is bound. *)
Lemma beginning_is_forbidden : forall binds a q v earlier,
  from (played q) = v ->
  binds earlier {| entered := v; plies := a ++ [played q] |} (player q) = true ->
  exists n, In n (names_in (a ++ [played q])) /\
    forbidden_by which colour binds ({| entered := v; plies := a ++ [played q] |} :: earlier) n = true.
Proof.
  intros binds a q v earlier E Hb. exists (name_of q). split.
  - rewrite names_in_last. left. reflexivity.
  - apply bound_is_forbidden; [exact Hb | apply (first_play_is_bound which v a q)].
Qed.

Theorem disturber_alone_is_refused : forall reading binds members,
  binds_whom_it_names (disturber_of reading) binds ->
  In (completed_cycle_rule which colour binds) members -> forall x, ends_if_alone x (several members).
Proof.
  intros reading binds members Names I x. apply members_end_if_alone with (1 := I).
  intros setup c g0 g. apply round_alone_is_refused. clear setup c g0 g.
  intros a q b v earlier R E Law Own. apply beginning_is_forbidden; [exact E|]. apply Names.
  - unfold has_board_play. apply existsb_exists. exists (played q). split; [apply in_elt | reflexivity].
  - assert (Q : player q = x) by (apply Own; apply in_elt). rewrite Q.
    eapply alone_is_self_disturbance; eassumption.
Qed.

Theorem recycler_alone_is_refused : forall reading find_kos binds members,
  binds_who_starts_no_fight (fights_by_kos reading find_kos) binds ->
  In (completed_cycle_rule which colour binds) members -> forall x, ends_if_alone x (several members).
Proof.
  intros reading find_kos binds members Starts I x. apply members_end_if_alone with (1 := I).
  intros setup c g0 g. apply round_alone_is_refused. clear setup c g0 g.
  intros a q b v earlier R E Law Own. apply beginning_is_forbidden; [exact E|].
  assert (Q : player q = x) by (apply Own; apply in_elt).
  set (d := {| entered := v; plies := a ++ [played q] |}).
  replace (player q) with (starter_of d) by (unfold starter_of, d; simpl; rewrite <- E; reflexivity).
  apply Starts. unfold fights_by_kos, class_by_kos.
  edestruct alone_is_self_disturbance as (Mine & Named); [exact R | exact E | exact Law | exact Own|].
  assert (Some_own : existsb (removes_own black) (plies d) || existsb (removes_own white) (plies d) = true).
  { apply orb_true_iff. unfold d. simpl plies. destruct x; [left | right]; exact Mine. }
  rewrite Some_own. unfold disturber_by_kos. unfold d. rewrite Named. reflexivity.
Qed.

End Stated.

Print Assumptions disturber_alone_is_refused.
Print Assumptions recycler_alone_is_refused.
