(* No board play is made twice under second-cycle and under starter, so every play ends.

   Let a play be made at the entry v, and let the game come back to v. The first return completed the cycle
   that begins with this play (first_return.v). second-cycle binds both players by it, starter the one who
   was to move at v: in either case whoever made the play may not make it again, whenever v is there again.
   With `start=first` the first of the starter's own plays is just this one. With `cycle_colour=either` more
   is forbidden. There are at most 2 P L plays. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting items first_return.

Lemma names_in_last : forall a q, names_in (a ++ [played q]) = name_of q :: names_in a.
Proof.
  induction a as [|[pl|pos c] a IH]; intro q; simpl; [reflexivity| |apply IH].
  rewrite IH. reflexivity.
Qed.

Lemma first_play_is_bound : forall which v a q,
  In (name_of q) (bound_plays which (player q) {| entered := v; plies := a ++ [played q] |}).
Proof.
  assert (First : forall v a q, In (name_of q)
    (firstn 1 (filter (by_player (player q)) (names_in (plies {| entered := v; plies := a ++ [played q] |}))))).
  { intros v a q. simpl. rewrite names_in_last. simpl. unfold by_player, name_of. simpl.
    rewrite color_eqb_refl. left. reflexivity. }
  intros [| |started] v a q; [simpl; rewrite names_in_last; left; reflexivity | apply First |].
  unfold bound_plays. destruct (started _); [apply First | simpl; rewrite names_in_last; left; reflexivity].
Qed.

(* A rule that binds who started each completed cycle, or more, forbids a play where it was made before. *)
Lemma play_made_is_forbidden : forall which colour (binds : binding),
  (forall earlier c x, x = starter_of c -> binds earlier c x = true) ->
  forall a q b v, row (a ++ played q :: b) v -> from (played q) = v ->
  forbidden_by which colour binds (completed_cycles (a ++ played q :: b)) (name_of q) = true.
Proof.
  intros which colour binds Hb a q b v R E.
  destruct (first_return (length a) a (played q) b v (le_n _) R E) as (a0 & a' & earlier & -> & R' & C & _).
  rewrite <- app_assoc. apply forbidden_stays_in_game. rewrite C. apply bound_is_forbidden.
  - apply Hb. unfold starter_of. simpl. rewrite <- E. reflexivity.
  - apply (first_play_is_bound which v a' q).
Qed.

Section NoPlayTwice.
Context {B : board}.
Variable rules : rule_set.
Variables (which : starter_plays) (colour : cycle_colour) (binds : binding).
Hypothesis binds_the_starter : forall earlier c x, x = starter_of c -> binds earlier c x = true.

Theorem no_play_twice : board_plays_at_most rules (completed_cycle_rule which colour binds) (2 * P * L).
Proof.
  replace (2 * P * L) with (length all_names - 0) by (rewrite length_all_names; lia).
  apply items_bound_plays with (item := fun _ pl => name_of pl) (used_at_start := fun _ _ => []);
    [intros; constructor | intros setup c W G x [] | | reflexivity].
  intros setup c g p W G Q Law Hm pl LawP. apply legal_play_is_free in Hm. fold pl in Hm.
  split; [eapply name_in_all_names; exact LawP|]. split; [|intros []].
  intro I. apply in_items in I as (a & q & b & E & Eq).
  assert (R := plies_in_a_row _ _ Law). rewrite E in R.
  assert (V : from (played q) = (stones (now g), to_move (now g))).
  { unfold name_of in Eq. simpl. injection Eq as E1 E2 _. rewrite E1, E2. reflexivity. }
  assert (F := play_made_is_forbidden which colour binds binds_the_starter a q b _ R V).
  unfold completed_cycle_rule in Hm. rewrite E, <- Eq, F in Hm. discriminate.
Qed.

End NoPlayTwice.

Section Endings.
Context {B : board}.
Variable rules : rule_set.
Notation e := (end_passes rules).
Notation h := (handicap rules).

Theorem second_cycle_ends : forall colour,
  plies_at_most rules (second_cycle colour) (e * (2 * P * L + 1) + h) /\ every_play_ends rules (second_cycle
    colour).
Proof. intro colour. apply plays_end, no_play_twice. reflexivity. Qed.

Theorem starter_ends : forall which colour,
  plies_at_most rules (starter which colour) (e * (2 * P * L + 1) + h) /\
  every_play_ends rules (starter which colour).
Proof. intros which colour. apply plays_end, no_play_twice. intros earlier c x ->. apply color_eqb_refl. Qed.

End Endings.

Print Assumptions no_play_twice.
Print Assumptions second_cycle_ends.
Print Assumptions starter_ends.
