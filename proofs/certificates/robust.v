(* The theorem about robust lists: whoever follows an accepted one forces its area difference. It is a theorem about books, of
   which a list is one (`robust_book_forces`).

   robust_list.v has the checker, robust_game.v the reason. Here is what the rules have to be: no handicap, no `capture_ends`, two
   passes at least that end the game, and a rule about cycles that refuses only what leads back. Hot stones are none or single ones, in
   every ko or in some; or any, where the list looks at hot stones of every kind. For a list with basic ko nobody may take back
   at once (take_back.v says under which rules that is so). *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import fill_in.
From Hotstone.plays Require Import play_facts legality variation hot_is_recapture.
From Hotstone.rules Require Import situation hot_single hot_kinds game game_facts passes_end.
From Hotstone.cycle Require Import superko returns.
From Hotstone.certificates Require Import quick listing forcing forcing_steps robust_list robust_game.
Import ListNotations.
Open Scope nat_scope.

(* From the start that the certificate names, under every rule set that the theorem speaks of. *)
Section Accepted.
Context {B : board}.

Variables (every with_ko : bool) (x : color) (at_least : Z) (setup : position) (first : color).

Definition it_ends (rules : rule_set) (cycle : cycle_rule) : Prop := variation_in_force (self_removal rules) = true \/
  exists most, forall h, leads_to rules cycle (start_of rules setup first) h -> length (past h) <= most.

(* Of a book. *)
Section Book.
Variables (said : book) (above : nat).
Hypothesis starts : right_start every with_ko x said setup first above.
Hypothesis book_is_right : forall pos a, said pos = Some a -> right_answer every with_ko x at_least said pos a.
Hypothesis pass_alone : with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a.

Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
(* No hot stones, single ones, or single ones in some kos only (ko_class/hot_scope.v); or any, where the list looks at all. *)
Hypothesis covered : hot_is_covered every (hot_stones rules).
Hypothesis refusals_return : refuses_returns_only rules cycle.
(* With basic ko nobody takes back at once, be it for a hot stone or for the rule about cycles. *)
Hypothesis ko_is_refused : with_ko = true -> refuses_to_take_back rules cycle.

Lemma robust_start : exists r, robust_game every with_ko x at_least said rules (start_of rules setup first) r.
Proof.
  destruct starts as (W & L & Own & Other).
  assert (Common : forall r, (first = x -> exists a, said setup = Some a /\ rank a = r) -> (first <> x -> r = above) ->
    robust_game every with_ko x at_least said rules (start_of rules setup first) r).
  { intros r Hx Ho. constructor; simpl.
    - apply lawful_start; assumption.
    - exact no_handicap.
    - reflexivity.
    - exists [], []. split; [reflexivity|]. split; intros y [].
    - intros _. split; [intros _ y [] | intros _; exact Logic.I].
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

Notation well s := (at_least <= as_seen_by x (area_difference (stones s)))%Z.

(* x does not do worse, whatever rule that refuses only returns is in force ... *)
Theorem robust_book_holds : can_hold rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  destruct robust_start as (r & G). exists (follow every with_ko said).
  apply (robust_holds every with_ko x at_least said rules cycle no_handicap no_capture_ends two_passes_at_least refusals_return
           covered book_is_right pass_alone ko_is_refused (start_of rules setup first) r G).
Qed.

(* ... and the game ends where no play may leave the position as it is, or where every game does, as with superko. *)
Theorem robust_book_forces : it_ends rules cycle -> can_force rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  intro Ends. destruct robust_start as (r & G). exists (follow every with_ko said).
  destruct (robust_holds every with_ko x at_least said rules cycle no_handicap no_capture_ends two_passes_at_least refusals_return
              covered book_is_right pass_alone ko_is_refused (start_of rules setup first) r G) as (Names & Well).
  destruct Ends as [V|(most & Bounded)].
  - split; [exact Names|]. split; [exact Well|].
    apply (robust_ends every with_ko x at_least said rules cycle no_handicap no_capture_ends two_passes_at_least refusals_return
             covered book_is_right pass_alone ko_is_refused V (start_of rules setup first) r G).
  - apply (forces_if_play_ends rules cycle x _ _ most Bounded); [apply no_move | exact Names | exact Well].
Qed.

End Book.

(* Of a list. *)
Variable entries : list (position * answer).
Hypothesis accepted : check_robust every with_ko x at_least setup first entries = true.

Notation said := (book_of entries).

Lemma listed_right : forall pos a, said pos = Some a ->
  answer_is_right every with_ko x at_least neighbour_table said pos a = true.
Proof.
  intros pos a E. unfold check_robust in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (_ & R).
  rewrite all_of_is, forallb_forall in R. apply book_lists in E. exact (R _ E).
Qed.

Lemma listed_below : forall r pos, well_formed pos -> legal pos -> is_below (said pos) r = true -> below said r pos.
Proof. intros r pos _ _. apply is_below_right. Qed.

Lemma listed_open : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  some_open (said (after (play_at pos (opponent x) k))) (hot_stones_of (kinds_met every) (play_at pos (opponent x) k)) = true ->
  opens said (after (play_at pos (opponent x) k)) (hot_stones_of (kinds_met every) (play_at pos (opponent x) k)).
Proof. intros pos k _ _ _ _. apply some_open_right. Qed.

Lemma accepted_start : right_start every with_ko x said setup first (above_all entries).
Proof.
  unfold check_robust in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (S & _).
  apply (start_is_right_right every with_ko x said said listed_below listed_open _ _ _ S). eauto.
Qed.

Lemma accepted_book : forall pos a, said pos = Some a -> right_answer every with_ko x at_least said pos a.
Proof.
  intros pos a E. exact (answer_is_right_right every with_ko x at_least said said listed_below listed_open _ _ (listed_right pos a E)).
Qed.

Lemma accepted_passes : with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a.
Proof. intros K pos a E. exact (answer_passes_alone every with_ko x at_least said _ _ (listed_right pos a E) K). Qed.

Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
Hypothesis covered : hot_is_covered every (hot_stones rules).
Hypothesis refusals_return : refuses_returns_only rules cycle.
Hypothesis ko_is_refused : with_ko = true -> refuses_to_take_back rules cycle.

Notation well s := (at_least <= as_seen_by x (area_difference (stones s)))%Z.

Theorem accepted_robust_holds : can_hold rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  exact (robust_book_holds said _ accepted_start accepted_book accepted_passes rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return ko_is_refused).
Qed.

Theorem accepted_robust : it_ends rules cycle -> can_force rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  exact (robust_book_forces said _ accepted_start accepted_book accepted_passes rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return ko_is_refused).
Qed.

End Accepted.

Print Assumptions robust_book_holds.
Print Assumptions robust_book_forces.
Print Assumptions accepted_robust_holds.
Print Assumptions accepted_robust.
