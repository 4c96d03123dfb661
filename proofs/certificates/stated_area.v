(* The checker of area.v for the rules that certificates name: rules about cycles, and hot stones.

   A tree without robust ends needs nothing of them. Where there are robust ends the theorem of robust.v has to speak of the
   rules (`robust_is_covered`): two passes at least that end the game; a rule about cycles that refuses only what leads back;
   no hot stones, single ones, or any if the list looks at every kind; and the game has to end, since no play may leave the
   position as it is, or since some rule about cycles ends every game, as superko does.

   Hot stones are found as quick_hot.v and quick_ko_class.v find them, which are those of the law. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import situation hot_single hot_kinds game passes_end.
From Hotstone.cycle Require Import cycle_list stated_cycles rounds_with_plays.
From Hotstone.endings Require Import superko_ends no_play_twice.
From Hotstone.ko_class Require Import chart hot_scope.
From Hotstone.certificates Require Import quick quick_hot quick_ko_class forcing robust_rules strategy area.

Section Stated.
Context {B : board}.

(* None; single ones in every ko; these kinds; or by a law with a scope (ko_class/hot_scope.v). *)
Inductive stated_hot :=
  no_hot_stones | single_hot_stones | hot_stones_of_kinds (kinds : list hot_kind) | hot_stones_in_scope (law : hot_law).

Definition hot_of (near : list (list nat)) (h : stated_hot) : play -> list nat :=
  match h with
  | no_hot_stones => fun _ => []
  | single_hot_stones => single_hot_stone
  | hot_stones_of_kinds kinds => quick_hot_stones near kinds
  | hot_stones_in_scope law => quick_hot_stones_by near law
  end.

Definition is_single (kind : hot_kind) : bool := match kind with single => true | _ => false end.

Definition none_or_single (h : stated_hot) : bool :=
  match h with
  | no_hot_stones | single_hot_stones => true
  | hot_stones_of_kinds kinds => forallb is_single kinds
  | hot_stones_in_scope law => forallb is_single (kinds_in_force law)
  end.

Definition with_hot (near : list (list nat)) (rules : rule_set) (h : stated_hot) : rule_set :=
  {| self_removal := self_removal rules; end_passes := end_passes rules; capture_ends := capture_ends rules;
     handicap := handicap rules; resume_dispute := resume_dispute rules; hot_stones := hot_of near h |}.

Notation near := neighbour_table.

Lemma in_some_order : forall kinds pl q, In q (hot_stones_of kinds pl) -> exists kind, In kind kinds /\ In q (bans_of pl kind).
Proof.
  intros kinds pl q I. unfold hot_stones_of in I. apply filter_In in I as (_ & I). apply mem_In in I. apply in_flat_map in I. exact I.
Qed.

Lemma banned_by_a_kind : forall h pos c p q, p < points -> In q (hot_of near h (play_at pos c p)) ->
  exists kind, In q (bans_of (play_at pos c p) kind) /\ (none_or_single h = true -> kind = single).
Proof.
  intros h pos c p q Hp I.
  assert (Only : forall kinds kind, In kind kinds -> forallb is_single kinds = true -> kind = single).
  { intros kinds kind J A. rewrite forallb_forall in A. specialize (A kind J). destruct kind; [reflexivity | discriminate..]. }
  destruct h as [| |kinds|law]; simpl in I.
  - destruct I.
  - exists single. split; [exact I | reflexivity].
  - rewrite quick_hot_stones_are_hot_stones in I by exact Hp. apply in_some_order in I as (kind & J & I).
    exists kind. split; [exact I | apply Only; exact J].
  - rewrite quick_hot_stones_by_are in I by exact Hp. unfold hot_stones_by, in_order in I. apply filter_In in I as (_ & I).
    apply mem_In in I. apply in_map_iff in I as (k & <- & I). apply in_flat_map in I as (kind & J & I).
    exists kind. split; [|apply Only; exact J]. rewrite <- hot_kos_have_the_bans. apply in_map.
    unfold hot_in_scope in I. destruct (in_fighting_kos_only law kind); [apply filter_In in I as (I & _)|]; exact I.
Qed.

Lemma hot_is_stated : forall h every, none_or_single h || every = true -> hot_is_covered every false (hot_of near h).
Proof.
  intros h every H. destruct (none_or_single h) eqn:N.
  - left. intros pos c p q Hp I. destruct (banned_by_a_kind h pos c p q Hp I) as (kind & J & E). rewrite (E N) in J. exact J.
  - right. change (every = true) in H. subst every. split; [reflexivity|]. intros pos c p q Hp I. destruct (banned_by_a_kind h pos c p q Hp I) as (kind & J & _).
    unfold hot_stones_of. cbv zeta. apply filter_In. split.
    + destruct h as [| |kinds|law]; try discriminate; simpl in I;
        [rewrite quick_hot_stones_are_hot_stones in I by exact Hp | rewrite quick_hot_stones_by_are in I by exact Hp];
        apply filter_In in I; apply I.
    + apply mem_In. apply in_flat_map. exists kind. split; [|exact J]. destruct kind; simpl; tauto.
Qed.

Variables (rules_but_hot : rule_set) (hot : stated_hot) (cycles : list stated_cycle).
Notation rules := (with_hot near rules_but_hot hot).

(* Rules under which every game ends, whatever else is in force. *)
Definition ends_each_game (c : stated_cycle) : bool :=
  match c with
  | under_psk | under_ssk | under_nssk | under_fixed | under_square_anywhere _ | under_second_cycle _ | under_starter _ _ => true
  | _ => false
  end.

Definition robust_is_covered (every : bool) : bool :=
  (2 <=? end_passes rules_but_hot) && (none_or_single hot || every) && forallb tells_colours_apart cycles &&
  (variation_in_force (self_removal rules_but_hot) || existsb ends_each_game cycles).

Definition check_stated_area (s : area_certificate) : bool :=
  let table := near in check_area (with_hot table rules_but_hot hot) (rule_of_all cycles) robust_is_covered s.

Lemma games_are_bounded : forall c, In c cycles -> ends_each_game c = true -> exists most, plies_at_most rules (rule_of_all cycles) most.
Proof.
  intros c I E. assert (One : exists most, plies_at_most rules (rule_of c) most).
  { destruct c; try discriminate; simpl; eexists.
    - apply psk_ends.
    - apply ssk_ends.
    - apply nssk_ends.
    - apply fixed_ends.
    - apply square_anywhere_ends.
    - apply second_cycle_ends.
    - apply starter_ends. }
  destruct One as (most & H). exists most.
  apply (list_ends rules (map rule_of cycles) (rule_of c) (in_map rule_of cycles c I) most H).
Qed.

Theorem accepted_stated_area : forall s, check_stated_area s = true ->
  well_formed (area_setup s) /\ legal (area_setup s) /\
  can_force rules (rule_of_all cycles) (area_side s) (is_claimed s) (start_of rules (area_setup s) (area_first s)).
Proof.
  intros s H. apply (accepted_area rules (rule_of_all cycles) robust_is_covered); [|exact H]. intros every C Hc Ends.
  unfold robust_is_covered in C. apply andb_true_iff in C as (C & End). apply andb_true_iff in C as (C & Colours).
  apply andb_true_iff in C as (Two & Hot). apply Nat.leb_le in Two. assert (Return := stated_refusals_return rules cycles Colours).
  split; [constructor; try assumption|].
  - apply hot_is_stated. exact Hot.
  - apply returns_are_allowed. exact Return.
  - discriminate.
  - split; [exact Return|]. apply orb_true_iff in End as [V|E]; [left; exact V | right]. apply existsb_exists in E as (c & I & E).
    exact (games_are_bounded c I E).
Qed.

End Stated.

Print Assumptions accepted_stated_area.
