(* What the theorems of this folder say: what a side forces from the empty board.

   `forces board x n rules cycle`: Black begins on the empty board, and x has a strategy that names only legal moves, with which
   every game ends, and ends with an area difference of at least n as x sees it. `can_force` (certificates/forcing.v) has the
   words; the rest is the law of board/, rules/, cycle/ and counting/. Play that goes on for ever counts against x.

   `by_lines`, `list_with_ko`, `leaves_with_ko` and `by_tree` prove it from a list, or a tree with a list, that a checker accepts.
   The checker runs in Coq's kernel; no reader of files, no extraction and no OCaml program stands between. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains.
From Hotstone.counting Require Import fill_in.
From Hotstone.rules Require Import situation hot_single game passes_end.
From Hotstone.cycle Require Import superko returns rounds_with_plays stated_cycles.
From Hotstone.endings Require Import superko_ends.
From Hotstone.certificates Require Import listing settled forcing robust_list robust_rules robust settled_leaves take_back
  basic_ko_game basic_ko area.
Import ListNotations.

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
  assert (Allowed : basic_ko_rules (basic_ko self passes B)).
  { constructor; try reflexivity; [exact Two | destruct self; [reflexivity | reflexivity | contradiction]]. }
  exact (accepted_basic_ko x at_least (basic_ko self passes B) empty_board black lines H).
Qed.

Lemma variation_holds : forall self, self <> any -> variation_in_force self = true.
Proof. intros [| |] N; [reflexivity | reflexivity | contradiction]. Qed.

(* What the theorem about robust lists says of one with basic ko. *)
Definition forces_with_ko (B : board) (x : color) (at_least : Z) : Prop := forall rules cycle,
  robust_rules false true rules cycle -> it_ends rules cycle (start_of rules empty_board black) ->
  can_force rules cycle x (fun s => (at_least <= as_seen_by x (area_difference (stones s)))%Z) (start_of rules empty_board black).

Lemma list_with_ko : forall B x at_least entries, check_robust false true x at_least empty_board black entries = true ->
  forces_with_ko B x at_least.
Proof.
  intros B x at_least entries H rules cycle Allowed. exact (accepted_robust false true x at_least _ _ entries H rules cycle).
Qed.

(* Of a list that ends where the next play of x settles the board: all plays are tried. *)
Lemma leaves_with_ko : forall B x at_least entries,
  check_to_leaves false true x at_least (fun _ => all_points) empty_board black entries = true -> forces_with_ko B x at_least.
Proof.
  intros B x at_least entries H rules cycle Allowed. exact (accepted_leaves false true x at_least _ _ _ entries H rules cycle).
Qed.

(* It holds with any rules of repetition besides basic ko; *)
Lemma with_basic_ko : forall B x at_least, forces_with_ko B x at_least ->
  forall self passes cycles, self <> any -> 2 <= passes -> Forall has_its_rule cycles ->
  forces B x at_least (basic_ko self passes) (rule_of_all cycles).
Proof.
  intros B x at_least H self passes cycles N Two Each. assert (V := variation_holds self N).
  apply H; [constructor; try reflexivity | left; exact V].
  - exact Two.
  - left. intros pos c p q _ I. exact I.
  - apply stated_rules_are_allowed; assumption.
  - intros _. apply basic_ko_refuses_to_take_back; [exact V | auto].
Qed.

(* and under superko without it, whatever may be removed. *)
Lemma with_superko : forall B x at_least, forces_with_ko B x at_least -> forall self passes, 2 <= passes ->
  forces B x at_least (no_hot self passes) psk /\ forces B x at_least (no_hot self passes) ssk.
Proof.
  intros B x at_least H self passes Two.
  assert (None_hot : bans_are_single (hot_stones (no_hot self passes B))) by (intros pos c p q _ []).
  assert (Bounded : forall cycle most, plies_at_most (no_hot self passes B) cycle most ->
    it_ends (no_hot self passes B) cycle (start_of (no_hot self passes B) empty_board black)).
  { intros cycle most P. right. exists most. intros h Led. refine (P empty_board black h _ _ Led).
    - apply well_formed_tabulate.
    - intros p c E. destruct (le_lt_dec points p) as [F|F]; [rewrite cell_off_board in E; [discriminate | apply well_formed_tabulate | exact F]|].
      unfold empty_board in E. rewrite cell_at_tabulate in E by exact F. discriminate. }
  split; (apply H; [constructor; try reflexivity; try exact Two; [left; exact None_hot | |] |]).
  - apply returns_are_allowed, psk_returns.
  - intros _. apply psk_refuses_to_take_back.
  - eapply Bounded, psk_ends.
  - apply returns_are_allowed, ssk_returns.
  - intros _. apply ssk_refuses_to_take_back.
  - eapply Bounded, ssk_ends.
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
  refine (proj2 (proj2 (accepted_area (no_hot self 2 B) psk (fun _ => true) _ _ H))). intros every _ Hc Ends.
  split; [constructor; try assumption | split; [apply psk_returns | right; eexists; apply psk_ends]].
  - apply Nat.le_refl.
  - left. intros pos c p q _ [].
  - apply returns_are_allowed, psk_returns.
  - discriminate.
Qed.
