(* What the theorems of this folder say: what a side forces from the empty board.

   `forces board x n rules cycle`: Black begins on the empty board, and x has a strategy that names only legal moves, with which
   every game ends, and ends with an area difference of at least n as x sees it. `can_force` (certificates/forcing.v) has the
   words; the rest is the law of board/, rules/, cycle/ and counting/. Play that goes on for ever counts against x.

   `by_lines`, `by_list` and `by_tree` prove it from a list, or a tree with a list, that a checker accepts. The checker runs in Coq's kernel;
   no reader of files, no extraction and no OCaml program stands between. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains.
From Hotstone.counting Require Import fill_in.
From Hotstone.rules Require Import situation hot_single game.
From Hotstone.cycle Require Import superko returns stated_cycles.
From Hotstone.endings Require Import superko_ends.
From Hotstone.certificates Require Import forcing robust_list robust_game robust take_back strategy basic_ko area.
Import ListNotations.
Open Scope nat_scope.

(* Basic ko and no other rule of repetition: nobody takes back at once a stone that has just taken one (rules/hot_single.v).
   `basic_ko groups 4` is basic-only. *)
Definition basic_ko (self : self_removal_option) (passes : nat) (B : board) : rule_set :=
  {| self_removal := self; end_passes := passes; capture_ends := false; handicap := 0; resume_dispute := false;
     hot_stones := single_hot_stone |}.

(* What must not be repeated is up to a rule about cycles. With psk, `no_hot any 2` is tromp-taylor, `no_hot groups 2` is
   simplified-ing. *)
Definition no_hot (self : self_removal_option) (passes : nat) (B : board) : rule_set :=
  {| self_removal := self; end_passes := passes; capture_ends := false; handicap := 0; resume_dispute := false;
     hot_stones := fun _ => [] |}.

Definition forces (B : board) (x : color) (at_least : Z) (rules : board -> rule_set) (cycle : cycle_rule) : Prop :=
  can_force (rules B) cycle x (fun s => (at_least <= as_seen_by x (area_difference (stones s)))%Z)
    (start_of (rules B) empty_board black).

Lemma by_lines : forall B x at_least lines, check_basic_ko x at_least empty_board black lines = true ->
  forall self passes, self <> any -> 2 <= passes -> forces B x at_least (basic_ko self passes) no_cycle_rule.
Proof.
  intros B x at_least lines H self passes N Two.
  refine (accepted_basic_ko x at_least (basic_ko self passes B) _ _ Two _ _ _ empty_board black lines H); try reflexivity.
  destruct self; [reflexivity | reflexivity | contradiction].
Qed.

Lemma variation_holds : forall self, self <> any -> variation_in_force self = true.
Proof. intros [| |] N; [reflexivity | reflexivity | contradiction]. Qed.

(* A robust list with basic ko proves it with any rules of repetition besides; *)
Lemma by_list : forall B x at_least entries, check_robust false true x at_least empty_board black entries = true ->
  forall self passes cycles, self <> any -> 2 <= passes -> forallb tells_colours_apart cycles = true ->
  forces B x at_least (basic_ko self passes) (rule_of_all cycles).
Proof.
  intros B x at_least entries H self passes cycles N Two Apart. assert (V := variation_holds self N).
  apply (accepted_robust false true x at_least empty_board black entries H (basic_ko self passes B)); try reflexivity; try exact V.
  - exact Two.
  - left. intros pos c p q _ I. exact I.
  - apply stated_refusals_return. exact Apart.
  - intros _. apply basic_ko_refuses_to_take_back; [exact V | auto].
Qed.

(* and under superko without it. *)
Lemma by_list_alone : forall B x at_least entries, check_robust false true x at_least empty_board black entries = true ->
  forall self passes, self <> any -> 2 <= passes ->
  forces B x at_least (no_hot self passes) psk /\ forces B x at_least (no_hot self passes) ssk.
Proof.
  intros B x at_least entries H self passes N Two. assert (V := variation_holds self N).
  assert (Any : forall cycle, refuses_returns_only (no_hot self passes B) cycle -> refuses_to_take_back (no_hot self passes B) cycle ->
    forces B x at_least (no_hot self passes) cycle).
  { intros cycle Returns Back.
    apply (accepted_robust false true x at_least empty_board black entries H (no_hot self passes B)); try reflexivity; auto.
    left. intros pos c p q _ []. }
  split; apply Any.
  - apply psk_returns.
  - apply psk_refuses_to_take_back.
  - apply ssk_returns.
  - apply ssk_refuses_to_take_back.
Qed.

(* A tree whose lines end where a robust list takes over; the list begins in `setup`, with its own side to move. *)
Definition tree_of (B : board) (x : color) (at_least : Z) (steps : list area_step) (setup : position)
    (entries : list (position * answer)) : area_certificate :=
  {| area_side := x; area_at_least := at_least; area_setup := empty_board; area_first := black; area_steps := steps;
     area_robust := Some {| list_every := false; list_side := x; list_at_least := at_least; list_setup := setup; list_first := x;
                            list_entries := entries |} |}.

Definition check_tree (B : board) (x : color) (at_least : Z) (self : self_removal_option) (steps : list area_step)
    (setup : position) (entries : list (position * answer)) : bool :=
  check_area (no_hot self 2 B) psk (fun _ => true) (tree_of B x at_least steps setup entries).

Lemma by_tree : forall B x at_least self steps setup entries, check_tree B x at_least self steps setup entries = true ->
  forces B x at_least (no_hot self 2) psk.
Proof.
  intros B x at_least self steps setup entries H.
  refine (proj2 (proj2 (accepted_area (no_hot self 2 B) psk (fun _ => true) _ _ H))). intros every _.
  split; [simpl; lia|]. split; [left; intros pos c p q _ []|]. split; [apply psk_returns|]. right. eexists. apply psk_ends.
Qed.
