(* The theorem about robust lists: whoever follows an accepted one forces its area difference. It is a theorem about books, of
   which a list is one (`robust_book_forces`).

   robust_list.v has the checker, robust_game.v the reason, and robust_rules.v what the rules have to be. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick listing forcing robust_list robust_rules robust_game.

(* From the start that the certificate names, under every rule set that the theorem speaks of. *)
Section Accepted.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z) (setup : position) (first : color).

Definition has_robust_book : Prop := exists said above,
  right_start every with_ko x said setup first above /\ robust_book every with_ko x at_least said.

Section Rules.
Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every with_ko rules cycle}.

Lemma all_is_whole : true = false -> refuses_returns_only rules cycle.
Proof. discriminate. Qed.

Lemma robust_start : forall said above, right_start every with_ko x said setup first above ->
  exists r, robust_game every with_ko x at_least said true rules (start_of rules setup first) r.
Proof.
  intros said above (W & L & Own & Other). assert (Two := two_passes_at_least (rules := rules)).
  assert (Common : forall r, (first = x -> exists a, said setup = Some a /\ rank a = r) -> (first <> x -> r = above) ->
    robust_game every with_ko x at_least said true rules (start_of rules setup first) r).
  { intros r Hx Ho. constructor; simpl.
    - apply lawful_start; assumption.
    - exact no_handicap.
    - reflexivity.
    - exists [], []. split; [reflexivity|]. split; [intros y []|]. split; [intros y [] | reflexivity].
    - intros _. split; [intros _ y [] | intros _; exact Logic.I].
    - reflexivity.
    - intros [H|(_ & H)]; [apply Nat.leb_le in H; simpl in H|]; lia.
    - intro C. right. destruct (Hx C) as (a & Sa & _). exists a, (first_reply a). split; [exact Sa|]. split; [left; reflexivity|].
      unfold looked_at. simpl. destruct with_ko, (first_reply a); reflexivity.
    - exact Hx.
    - intro C. assert (N : first <> x) by (rewrite C; apply opponent_differs). rewrite (Ho N).
      destruct (Other N) as (H1 & H2 & H3). split; [intros q Lq _; right; exact (H2 q Lq)|]. split; [left; exact H1 | exact H3]. }
  destruct (color_eq_dec first x) as [E|N].
  - destruct (Own E) as (a & Sa). exists (rank a). apply Common; [intros _; exists a; auto | contradiction].
  - exists above. apply Common; [contradiction | reflexivity].
Qed.

(* x does not do worse, whatever rule that refuses only returns, or what is like a play of a completed cycle, is in force ... *)
Theorem robust_book_holds : has_robust_book ->
  can_hold rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof.
  intros (said & above & S & R). destruct (robust_start said above S) as (r & G). exists (follow every with_ko said).
  exact (robust_holds every with_ko x at_least said true rules cycle (fun _ => eq_refl) all_is_whole _ r G).
Qed.

(* ... and the game ends where no play may leave the position as it is, or where every game does, as with superko. *)
Theorem robust_book_forces : has_robust_book -> it_ends rules cycle (start_of rules setup first) ->
  can_force rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof.
  intros (said & above & S & R) Ends. destruct (robust_start said above S) as (r & G). exists (follow every with_ko said).
  exact (robust_forces every with_ko x at_least said true rules cycle (fun _ => eq_refl) all_is_whole _ _ r Ends (no_move _ _ _) G).
Qed.

End Rules.

(* Of a list. *)
Variable entries : list (position * answer).
Hypothesis accepted : check_robust every with_ko x at_least setup first entries = true.

Notation said := (book_of entries).
Notation near := neighbour_table.

Lemma what_was_checked : right_start every with_ko x said setup first (above_all entries) /\
  robust_book every with_ko x at_least said.
Proof.
  unfold check_robust in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (S & R).
  rewrite all_of_is, forallb_forall in R.
  assert (Below : forall r pos, well_formed pos -> legal pos -> is_below (said pos) r = true -> below said r pos)
    by (intros r pos _ _; apply is_below_right).
  assert (Listed : forall pos a, said pos = Some a -> answer_is_right every with_ko x at_least near said pos a = true)
    by (intros pos a E; exact (R _ (book_lists _ _ _ E))).
  split; [|split].
  - apply (start_is_right_right every with_ko x said said Below); [|exact S | eauto]. intros pos k _ _ _ _. apply some_open_right.
  - intros pos a E. apply (answer_is_right_right every with_ko x at_least said said Below); [|exact (Listed pos a E)].
    intros q k _ _ _ _. apply some_open_right.
  - intros K pos a E. exact (answer_passes_alone every with_ko x at_least said _ _ (Listed pos a E) K).
Qed.

Lemma accepted_book : has_robust_book.
Proof. exists said, (above_all entries). exact what_was_checked. Qed.

Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every with_ko rules cycle}.

Theorem accepted_robust_holds : can_hold rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_holds rules cycle accepted_book). Qed.

Theorem accepted_robust : it_ends rules cycle (start_of rules setup first) ->
  can_force rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_forces rules cycle accepted_book). Qed.

End Accepted.

Print Assumptions robust_book_holds.
Print Assumptions robust_book_forces.
Print Assumptions accepted_robust_holds.
Print Assumptions accepted_robust.
