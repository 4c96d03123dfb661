(* What the rules about completed cycles refuse beside what leads back: nothing, as long as no completed cycle has a board play.

   With `cycle_colour=either` a player may be refused what the other one played, and with `same=fight` what was played
   elsewhere; neither need lead back (returns.v). But both refuse only plays that are like one of a completed cycle. So they
   refuse nothing where all completed cycles consist of passes; and so it is, for a start, where whatever was done in the position
   that came back was a pass (`only_passes_since`). *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.plays Require Import variation.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import superko completed_cycles in_fight cycle_list stated_cycles returns.

Definition no_round_has_a_play (h : list ply) : Prop := existsb has_board_play (completed_cycles h) = false.

Lemma since_begins : forall v h c, since v h = Some c -> exists y, In y h /\ from y = v.
Proof.
  intro v. induction h as [|y h IH]; intros c H; simpl in H; [discriminate|]. destruct (entry_eqb (from y) v) eqn:E.
  - apply entry_eqb_eq in E. exists y. split; [left; reflexivity | exact E].
  - destruct (since v h) as [d|]; [|discriminate]. destruct (IH d eq_refl) as (z & I & F). exists z. split; [right|]; assumption.
Qed.

(* Where only passes were made in a position, it stayed on the board once it was there. *)
Lemma position_stays : forall pos h y z v, (forall w, In w (z :: h) -> fst (from w) = pos -> is_board_play w = false) ->
  row (z :: h) v -> In y (z :: h) -> fst (from y) = pos -> fst (from z) = pos.
Proof.
  intros pos. induction h as [|t h IH]; intros y z v Passes (_ & R) [->|I] E; try exact E; [destruct I|].
  assert (F : fst (from t) = pos) by (apply (IH y t (from z)); [intros w J; apply Passes; right; exact J | exact R | exact I | exact E]).
  assert (P := Passes t (or_intror (or_introl eq_refl)) F). destruct R as (T & _). rewrite <- T.
  destruct t as [pl|q c]; [discriminate | exact F].
Qed.

Lemma only_passes_since : forall v h u c, (forall w, In w h -> fst (from w) = fst v -> is_board_play w = false) ->
  row h u -> since v h = Some c -> existsb is_board_play c = false.
Proof.
  intro v. induction h as [|z h IH]; intros u c Passes R H; [discriminate|].
  assert (P : is_board_play z = false).
  { destruct (since_begins v (z :: h) c H) as (y & I & E). apply Passes; [left; reflexivity|].
    apply (position_stays (fst v) h y z u Passes R I). rewrite E. reflexivity. }
  simpl in H. destruct (entry_eqb (from z) v); [injection H as <-; simpl; rewrite P; reflexivity|].
  destruct (since v h) as [d|] eqn:S; [|discriminate]. injection H as <-. simpl. rewrite P.
  apply (IH (from z) d); [intros w J; apply Passes; right; exact J | apply R | reflexivity].
Qed.

(* One more ply. *)
Lemma no_round_next : forall y h, no_round_has_a_play h ->
  (forall c, since (to y) (y :: h) = Some c -> existsb is_board_play c = false) -> no_round_has_a_play (y :: h).
Proof.
  intros y h No New. unfold no_round_has_a_play. cbn [completed_cycles].
  destruct (since (to y) (y :: h)) as [c|]; [|exact No]. cbn [existsb]. unfold has_board_play at 1. cbn [plies].
  rewrite (New c eq_refl). exact No.
Qed.

Section Refusals.
Context {B : board}.
Variable rules : rule_set.

Definition refuses_rounds (cycle : cycle_rule) : Prop := forall h pl, no_round_has_a_play h -> cycle h pl = false.

Theorem completed_cycles_refuse_rounds : forall which colour binds, refuses_rounds (completed_cycle_rule which colour binds).
Proof.
  intros which colour binds h pl. unfold no_round_has_a_play, completed_cycle_rule.
  induction (completed_cycles h) as [|c cycles IH]; intro No; [reflexivity|]. simpl in No |- *.
  apply orb_false_iff in No as (Nc & No). rewrite (IH No), orb_false_r.
  assert (Names : names_in (plies c) = []).
  { unfold has_board_play in Nc. induction (plies c) as [|[q|q d] l IHl]; [reflexivity | discriminate | exact (IHl Nc)]. }
  unfold bound_plays. rewrite Names. destruct which as [| |started]; [| |destruct (started c)]; apply andb_false_r.
Qed.

Theorem in_its_place_refuses_rounds : forall which colour binds, refuses_rounds (in_its_place which colour binds).
Proof.
  intros which colour binds h pl. unfold no_round_has_a_play, in_its_place.
  induction (completed_cycles h) as [|c cycles IH]; intro No; [reflexivity|]. simpl in No |- *.
  apply orb_false_iff in No as (Nc & No). rewrite (IH No), orb_false_r.
  assert (Plays : plays_in (plies c) = []).
  { unfold has_board_play in Nc. induction (plies c) as [|[q|q d] l IHl]; [reflexivity | discriminate | exact (IHl Nc)]. }
  unfold bound_in_place. rewrite Plays. destruct which as [| |started]; [| |destruct (started c)]; apply andb_false_r.
Qed.

(* A refusal leads back; or, where no play may leave the position as it is, some completed cycle has a board play. *)
Definition refuses_returns_or_rounds (cycle : cycle_rule) : Prop :=
  forall h pl, row h (from (played pl)) -> Forall (lawful_ply rules) h -> lawful_play rules pl -> cycle h pl = true ->
    was_there h pl (after pl) \/ (variation_in_force (self_removal rules) = true /\ ~ no_round_has_a_play h).

Theorem returns_are_allowed : forall cycle, refuses_returns_only rules cycle -> refuses_returns_or_rounds cycle.
Proof. intros cycle H h pl R Law LawP C. left. exact (H h pl R Law LawP C). Qed.

Theorem rounds_are_allowed : forall cycle, variation_in_force (self_removal rules) = true -> refuses_rounds cycle ->
  refuses_returns_or_rounds cycle.
Proof. intros cycle V H h pl _ _ _ C. right. split; [exact V|]. intro No. rewrite (H h pl No) in C. discriminate. Qed.

Theorem lists_are_allowed : forall members, (forall r, In r members -> refuses_returns_or_rounds r) ->
  refuses_returns_or_rounds (several members).
Proof.
  intros members All h pl R Law LawP H. apply existsb_exists in H as (r & I & H). exact (All r I h pl R Law LawP H).
Qed.

(* The rules that certificates name; `under_place` has no other rule than that of in_fight.v. *)
Definition has_its_rule (c : stated_cycle) : Prop :=
  match c with under_place colour rule => exists which binds, rule = in_its_place which colour binds | _ => True end.

Theorem stated_rules_are_allowed : variation_in_force (self_removal rules) = true -> forall cycles, Forall has_its_rule cycles ->
  refuses_returns_or_rounds (rule_of_all cycles).
Proof.
  intros V cycles Each. rewrite Forall_forall in Each. apply lists_are_allowed. intros r I. apply in_map_iff in I as (c & <- & I).
  specialize (Each c I).
  destruct c; simpl; try (apply rounds_are_allowed; [exact V | apply completed_cycles_refuse_rounds]);
    try (apply returns_are_allowed; solve [apply psk_returns | apply ssk_returns | apply nssk_returns | apply fixed_returns
                                          | apply square_returns | apply square_anywhere_returns]).
  destruct Each as (which & binds & ->). apply rounds_are_allowed; [exact V | apply in_its_place_refuses_rounds].
Qed.

End Refusals.

Print Assumptions completed_cycles_refuse_rounds.
Print Assumptions in_its_place_refuses_rounds.
Print Assumptions returns_are_allowed.
Print Assumptions rounds_are_allowed.
Print Assumptions lists_are_allowed.
Print Assumptions stated_rules_are_allowed.
