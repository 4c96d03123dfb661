(* What the rules about cycles refuse leads back: each of them forbids a play only if the position behind it was
   on the board before.

   So it is with psk, ssk, nssk and fixed, with square in a row and anywhere, with every rule about completed
   cycles that compares plays with their colour (second-cycle, starter, starter-first, disturber, whatever the
   classification says), and with lists of such rules. With cycle_colour=either it is not so: there a player
   may be refused what the other one played (rounds_with_plays.v). A strategy that never leads back is never refused anything
   (certificates/robust_game.v; docs/explanation/determinacy.md). *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import superko square completed_cycles cycle_list.
From Hotstone.endings Require Import superko_ends three_rules.
From Hotstone.endless Require Import walks.

Section Returns.
Context {B : board}.
Variable rules : rule_set.

(* The position was on the board when the play was made, or before. *)
Definition was_there (h : list ply) (pl : play) (pos : position) : Prop :=
  exists v, In v (entries h pl) /\ fst v = pos.

Definition refuses_returns_only (cycle : cycle_rule) : Prop :=
  forall h pl, row h (from (played pl)) -> Forall (lawful_ply rules) h -> lawful_play rules pl ->
    cycle h pl = true -> was_there h pl (after pl).

(* A ply that led to the position. *)
Lemma led_there : forall h pl x, row h (from (played pl)) -> In x h -> was_there h pl (fst (to x)).
Proof.
  intros h pl x R I. destruct (to_is_entry h _ x R I) as [E|J].
  - exists (to x). split; [left; symmetry; exact E | reflexivity].
  - exists (to x). split; [right; exact J | reflexivity].
Qed.

Theorem no_rule_returns : refuses_returns_only no_cycle_rule.
Proof. intros h pl _ _ _ H. discriminate. Qed.

Theorem psk_returns : refuses_returns_only psk.
Proof.
  intros h pl _ _ _ H. apply existsb_exists in H as (v & I & E). apply position_eqb_eq in E. exists v. auto.
Qed.

Theorem ssk_returns : refuses_returns_only ssk.
Proof.
  intros h pl _ _ _ H. apply existsb_exists in H as (v & I & E). apply entry_eqb_eq in E. exists v.
  split; [exact I|]. rewrite <- E. reflexivity.
Qed.

Theorem nssk_returns : refuses_returns_only nssk.
Proof.
  intros h pl R _ _ H. apply existsb_exists in H as ([q|pos c] & I & E); [|discriminate].
  apply andb_true_iff in E as (E & _). apply position_eqb_eq in E. rewrite <- E.
  exact (led_there h pl (played q) R I).
Qed.

Theorem fixed_returns : refuses_returns_only fixed.
Proof.
  intros h pl R _ _ H. apply existsb_exists in H as ([q|pos c] & I & E); [|discriminate].
  apply andb_true_iff in E as (_ & E). apply position_eqb_eq in E. rewrite <- E.
  exact (led_there h pl (played q) R I).
Qed.

Lemma same_part : forall what v w, part_of what v = part_of what w -> fst v = fst w.
Proof. intros [|] v w E; simpl in E; [congruence|]. injection E as E. exact E. Qed.

Theorem square_returns : forall what, refuses_returns_only (square what).
Proof.
  intros what h pl _ _ _ H. unfold square in H. apply ends_in_square_iff in H as (x & r & Ne & E).
  destruct x as [|v x]; [congruence|].
  assert (Ev : part_of what (to (played pl)) = v) by exact (f_equal (hd v) E).
  assert (Er : map (part_of what) (entries h pl) = x ++ v :: x ++ r) by exact (f_equal (@tl entry) E).
  assert (I : In v (map (part_of what) (entries h pl))) by (rewrite Er; apply in_elt).
  apply in_map_iff in I as (w & Ew & I). exists w. split; [exact I|].
  apply (same_part what w (to (played pl))). rewrite Ew, Ev. reflexivity.
Qed.

Theorem square_anywhere_returns : forall what, refuses_returns_only (square_anywhere what).
Proof.
  intros what h pl R _ _ H. apply existsb_exists in H as (x & I & E).
  apply andb_true_iff in E as (_ & E). apply entry_eqb_eq in E. apply same_part in E.
  change (after pl) with (fst (to (played pl))). rewrite <- E. exact (led_there h pl x R I).
Qed.

(* second-cycle, starter, starter-first, disturber: what was made before leads where it led. *)
Theorem completed_cycles_return : forall which binds,
  refuses_returns_only (completed_cycle_rule which same_colour binds).
Proof.
  intros which binds h pl R Law LawP H. apply forbidden_was_made in H.
  apply made_before_iff in H as (a & q & b & -> & E).
  assert (I : In (played q) (a ++ played q :: b)) by apply in_elt.
  assert (LawQ : lawful_play rules q) by exact (proj1 (Forall_forall _ _) Law (played q) I).
  assert (Same : after q = after pl).
  { destruct LawQ as (Eq & _), LawP as (Ep & _). unfold name_of in E. injection E as E1 E2 E3.
    rewrite Eq, Ep, E1, E2, E3. reflexivity. }
  rewrite <- Same. exact (led_there _ pl (played q) R I).
Qed.

Theorem lists_return : forall members, (forall r, In r members -> refuses_returns_only r) ->
  refuses_returns_only (several members).
Proof.
  intros members All h pl R Law LawP H. apply existsb_exists in H as (r & I & H). exact (All r I h pl R Law LawP H).
Qed.

End Returns.

Print Assumptions no_rule_returns.
Print Assumptions psk_returns.
Print Assumptions ssk_returns.
Print Assumptions nssk_returns.
Print Assumptions fixed_returns.
Print Assumptions square_returns.
Print Assumptions square_anywhere_returns.
Print Assumptions completed_cycles_return.
Print Assumptions lists_return.
