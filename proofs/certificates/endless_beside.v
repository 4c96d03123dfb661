(* A checker of certificates of endless plays under `square` beside `disturber` (cycle=disturber+square), where a cycle for
   which nobody is named binds nobody (unnamed=nobody).

   `disturber` forbids nothing as long as nobody is named for any cycle that was completed (`nobody_forbids`). A completed
   cycle is what was played since the latest time that its entry was there. Behind the stem an entry is met in a cycle of the
   certificate, and it was met where this cycle was played before. Of any five letters in a row the last is among the first
   four (`last_comes_back`), as there is no square. So the completed cycle lies within five letters, and it suffices to look
   at all words of five letters without a square (`window`), and at what the stem and the first four letters complete.
   Each of two rules about cycles looks at the game by itself: what both permit the list permits (`legal_under_both`). *)
From Hotstone.board Require Import board chains play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import superko completed_cycles cycle_list stated_cycles.
From Hotstone.endless Require Import square_free thue thue_square_free walks endless_play certificate.
From Hotstone.certificates Require Import memory_lasso.

(* Words of five letters. *)
Fixpoint words (n : nat) : list (list letter) :=
  match n with 0 => [[]] | S n => flat_map (fun w => map (fun x => x :: w) letters) (words n) end.

(* No letter and no two letters twice in a row: a word of five letters has no other squares. *)
Fixpoint no_short_square (w : list letter) : bool :=
  match w with
  | x :: rest =>
      match rest with
      | y :: behind => negb (same_letter x y) &&
          match behind with z :: u :: _ => negb (same_letter x z && same_letter y u) | _ => true end
      | [] => true
      end && no_short_square rest
  | [] => true
  end.

Definition five_words : list (list letter) := filter no_short_square (words 5).

Lemma in_words : forall w, In w (words (length w)).
Proof.
  induction w as [|x w IH]; [left; reflexivity|]. simpl length. cbn [words]. apply in_flat_map. exists w. split; [exact IH|].
  apply in_map_iff. exists x. split; [reflexivity | apply in_letters].
Qed.

Lemma square_free_words : forall w, square_free w -> no_short_square w = true.
Proof.
  induction w as [|x w IH]; intro S; [reflexivity|].
  assert (Sw : square_free w) by (apply (square_free_part letter (x :: w) w S); exists [x], []; rewrite app_nil_r; reflexivity).
  cbn [no_short_square]. rewrite (IH Sw), andb_true_r. destruct w as [|y w]; [reflexivity|]. apply andb_true_iff. split.
  - apply negb_true_iff. destruct (same_letter x y) eqn:E; [|reflexivity]. apply same_letter_eq in E. subst y.
    discriminate (S [] [x] w eq_refl).
  - destruct w as [|z [|u w]]; [reflexivity | reflexivity|]. apply negb_true_iff.
    destruct (same_letter x z && same_letter y u) eqn:E; [|reflexivity]. apply andb_true_iff in E as (E1 & E2).
    apply same_letter_eq in E1, E2. subst z u. discriminate (S [] [x; y] w eq_refl).
Qed.

Lemma last_comes_back : forall k l m n x, no_short_square [k; l; m; n; x] = true -> In x [k; l; m; n].
Proof. intros [] [] [] [] [] H; simpl in *; try discriminate; auto 6. Qed.

(* Thue's word from its second step on. *)
Lemma thue_begins : forall n, exists rest, thue (S (S n)) = [a; b; c; a] ++ rest.
Proof.
  induction n as [|n (rest & IH)]; [exists [c; b]; reflexivity|].
  destruct (thue_grows (S (S n))) as ((r & _ & E) & _). exists (rest ++ r). rewrite E, IH, <- app_assoc. reflexivity.
Qed.

Section Named.
Variables (classify : completed_cycle -> option color) (colour : cycle_colour).

Definition nobody_is_named_for (c : completed_cycle) : bool :=
  negb (has_board_play c) || match classify c with Some _ => false | None => true end.

Definition nobody_named (h : list ply) : bool := forallb nobody_is_named_for (completed_cycles h).

Lemma nobody_forbids : forall h pl, nobody_named h = true -> disturber classify binds_nobody colour h pl = false.
Proof.
  intros h pl N. unfold disturber, completed_cycle_rule, nobody_named in *.
  induction (completed_cycles h) as [|d rest IH]; [reflexivity|]. simpl in N |- *. apply andb_true_iff in N as (N1 & N2).
  rewrite (IH N2), orb_false_r. apply andb_false_iff. left. unfold binds_disturber. unfold nobody_is_named_for in N1.
  destruct (has_board_play d); [|reflexivity]. simpl in *. destruct (classify d); [discriminate | reflexivity].
Qed.

Lemma fewer_are_named : forall later h, nobody_named (later ++ h) = true -> nobody_named h = true.
Proof.
  intros later h N. unfold nobody_named in *. rewrite forallb_forall in *. intros d I. apply N. apply cycles_stay. exact I.
Qed.

(* What comes back to where a stretch of plies was makes no cycle that is longer than the stretch. *)
Lemma cycles_of_window : forall new window r, (forall x, In x new -> exists y, In y window /\ from y = to x) ->
  forall d, In d (completed_cycles (new ++ window ++ r)) ->
  In d (completed_cycles (new ++ window)) \/ In d (completed_cycles (window ++ r)).
Proof.
  induction new as [|x new IH]; intros window r Back d I; [right; exact I|].
  assert (Rest : In d (completed_cycles (new ++ window ++ r)) ->
                 In d (completed_cycles ((x :: new) ++ window)) \/ In d (completed_cycles (window ++ r))).
  { intro J. apply IH in J as [J|J]; [left | right; exact J | intros z K; apply Back; right; exact K].
    apply (cycles_stay [x]). exact J. }
  destruct (Back x (or_introl eq_refl)) as (y & Iy & E).
  destruct (since_is_there (to x) (x :: new ++ window) y) as (p & S); [right; apply in_or_app; right; exact Iy | exact E|].
  assert (S' := since_begins _ _ r _ S). simpl app in S', I |- *. rewrite <- app_assoc in S'. rewrite cycles_of_ply, S' in I.
  destruct I as [<-|I]; [|exact (Rest I)]. left. rewrite cycles_of_ply, S. left. reflexivity.
Qed.

Section Play.
Context {B : board}.
Variable rules : rule_set.
Hypothesis no_dispute : resume_dispute rules = false.
Notation plies_on := (plies_on rules).
Notation end_of := (end_of rules).

Lemma walk_ends : forall v t u, walk rules t v = Some u -> end_of t v = u.
Proof.
  induction v as [|m v IH]; intros t u H; simpl in *; [congruence|]. destruct (judge rules t m); [discriminate | apply IH; exact H].
Qed.

(* A ply leads to where the next one is made, and the last to the end. *)
Lemma where_plies_lead : forall v t x, In x (plies_on t v) ->
  (exists y, In y (plies_on t v) /\ from y = to x) \/ to x = entry_of (end_of t v).
Proof.
  induction v as [|m v IH]; intros t x I; [destruct I|]. destruct I as [<-|I].
  - destruct v as [|m' v]; [right; apply to_ply_of|].
    destruct (first_ply_is_from rules (after_move rules t m) (m' :: v)) as (y & Iy & E); [discriminate|].
    left. exists y. split; [right; exact Iy|]. rewrite E. symmetry. apply to_ply_of.
  - destruct (IH _ x I) as [(y & Iy & E)|E]; [left; exists y; split; [right; exact Iy | exact E] | right; exact E].
Qed.

(* What nobody is named for is forbidden to nobody. *)
Lemma walk_without_names : forall moves g t, walk rules (now g) moves = Some t ->
  nobody_named (rev (plies_on (now g) moves) ++ past g) = true -> all_legal rules (disturber classify binds_nobody colour) g moves.
Proof.
  induction moves as [|m moves IH]; intros g t W N; [exact Logic.I|]. simpl in W. destruct (judge rules (now g) m) eqn:J; [discriminate|].
  split.
  - unfold is_legal_move, judge_in_game. rewrite J. destruct m as [p|]; [|reflexivity].
    apply fewer_are_named in N. rewrite (nobody_forbids _ _ N). reflexivity.
  - apply (IH (next rules g m) t); rewrite (now_is_after rules no_dispute); [exact W|].
    simpl in N |- *. rewrite <- app_assoc in N. exact N.
Qed.

Lemma legal_under_both : forall r1 r2 moves g, all_legal rules r1 g moves -> all_legal rules r2 g moves ->
  all_legal rules (several [r1; r2]) g moves.
Proof.
  intros r1 r2. induction moves as [|m moves IH]; intros g H1 H2; [exact Logic.I|]. simpl in H1, H2.
  destruct H1 as (M1 & H1). destruct H2 as (M2 & H2). split; [|apply IH; assumption].
  unfold is_legal_move, judge_in_game in *. destruct (judge rules (now g) m); [discriminate|]. destruct m as [p|]; [|reflexivity].
  unfold several. simpl.
  destruct (r1 (past g) (play_at (stones (now g)) (to_move (now g)) p)); [discriminate|].
  destruct (r2 (past g) (play_at (stones (now g)) (to_move (now g)) p)); [discriminate | reflexivity].
Qed.

Variables (start s : situation) (stem : list move) (cycle_of : letter -> list move).
Hypothesis stem_leads : end_of start stem = s.
Hypothesis cycles_return : forall x, end_of s (cycle_of x) = s.
Hypothesis cycles_move : forall x, cycle_of x <> [].

Definition history (w : list letter) : list ply := rev (plies_on start (stem ++ flat_map cycle_of w)).
Definition window (w : list letter) : list ply := rev (plies_on s (flat_map cycle_of w)).

Hypothesis windows : forall w, In w five_words -> nobody_named (window w) = true.
Hypothesis beginning : nobody_named (history [a; b; c; a]) = true.

Lemma words_return : forall w, end_of s (flat_map cycle_of w) = s.
Proof. induction w as [|x w IH]; [reflexivity|]. simpl. rewrite end_of_app, cycles_return. exact IH. Qed.

Lemma history_app : forall v w, history (v ++ w) = window w ++ history v.
Proof.
  intros v w. unfold history, window. rewrite flat_map_app, app_assoc, plies_on_app, rev_app_distr.
  rewrite end_of_app, stem_leads, words_return. reflexivity.
Qed.

Lemma window_app : forall v w, window (v ++ w) = window w ++ window v.
Proof. intros v w. unfold window. rewrite flat_map_app, plies_on_app, rev_app_distr, words_return. reflexivity. Qed.

Lemma in_window : forall x w y, In x w -> In y (plies_on s (cycle_of x)) -> In y (window w).
Proof.
  intros x w y I J. apply in_split in I as (u & v & ->). change (x :: v) with ([x] ++ v). rewrite !window_app.
  apply in_or_app. left. apply in_or_app. right. unfold window. simpl. rewrite app_nil_r. apply in_rev. rewrite rev_involutive. exact J.
Qed.

Lemma letter_comes_back : forall x w, In x w -> forall y, In y (window [x]) -> exists z, In z (window w) /\ from z = to y.
Proof.
  intros x w I y J. unfold window in J. apply in_rev in J. simpl in J. rewrite app_nil_r in J.
  destruct (where_plies_lead _ _ _ J) as [(z & K & E)|E].
  - exists z. split; [apply (in_window x); assumption | exact E].
  - rewrite cycles_return in E. destruct (first_ply_is_from rules s (cycle_of x) (cycles_move x)) as (z & K & F).
    exists z. split; [apply (in_window x); assumption|]. rewrite E. exact F.
Qed.

Lemma nobody_named_in : forall rest, square_free ([a; b; c; a] ++ rest) -> nobody_named (history ([a; b; c; a] ++ rest)) = true.
Proof.
  intro rest. induction rest as [|x rest IH] using rev_ind; intro Free; [exact beginning|].
  rewrite app_assoc in Free |- *. assert (Before := square_free_prefix _ _ _ Free).
  specialize (IH Before). remember ([a; b; c; a] ++ rest) as u eqn:U.
  assert (Four : exists v k l m n, u = v ++ [k; l; m; n]).
  { assert (Len : 4 <= length u) by (rewrite U, app_length; simpl; lia). clear -Len.
    exists (firstn (length u - 4) u). assert (E := firstn_skipn (length u - 4) u).
    assert (L : length (skipn (length u - 4) u) = 4) by (rewrite skipn_length; lia).
    destruct (skipn (length u - 4) u) as [|k [|l [|m [|n [|o r]]]]]; try discriminate L. exists k, l, m, n. auto. }
  destruct Four as (v & k & l & m & n & ->). clear U.
  assert (Free5 : square_free [k; l; m; n; x]).
  { apply (square_free_part _ _ _ Free). exists v, []. rewrite app_nil_r, <- app_assoc. reflexivity. }
  assert (No := square_free_words _ Free5).
  assert (Here : nobody_named (window [k; l; m; n; x]) = true).
  { apply windows. apply filter_In. split; [exact (in_words [k; l; m; n; x]) | exact No]. }
  assert (Back := letter_comes_back x [k; l; m; n] (last_comes_back _ _ _ _ _ No)).
  rewrite history_app in IH |- *. rewrite history_app. change [k; l; m; n; x] with ([k; l; m; n] ++ [x]) in Here. rewrite window_app in Here.
  unfold nobody_named in *. rewrite forallb_forall in *. intros d I.
  destruct (cycles_of_window _ _ _ Back d I) as [J|J]; [apply Here; exact J | apply IH; exact J].
Qed.

Lemma nobody_named_in_thue : forall n, nobody_named (history (thue n)) = true.
Proof.
  assert (Later : forall n, nobody_named (history (thue (S (S n)))) = true).
  { intro n. destruct (thue_begins n) as (rest & E). assert (F := thue_square_free (S (S n))). rewrite E in F |- *.
    apply nobody_named_in. exact F. }
  assert (Step : forall n, nobody_named (history (thue (S n))) = true -> nobody_named (history (thue n)) = true).
  { intros n H. destruct (thue_grows n) as ((r & _ & E) & _). rewrite E, history_app in H. apply fewer_are_named in H. exact H. }
  intros [|[|n]]; [apply Step, Step, Later | apply Step, Later | apply Later].
Qed.

End Play.
End Named.

Section Check.
Context {B : board}.
Variables (rules : rule_set) (classify : completed_cycle -> option color) (colour : cycle_colour).

Definition check_nobody_named (cert : certificate) : bool :=
  let start := start_situation rules (setup cert) (first cert) in
  match walk rules start (stem cert) with
  | None => false
  | Some s =>
      forallb (fun w => nobody_named classify (window rules s (cycle_of cert) w)) five_words &&
      nobody_named classify (history rules start (stem cert) (cycle_of cert) [a; b; c; a])
  end.

Definition check_endless_beside_disturber (cert : certificate) : bool := check rules cert && check_nobody_named cert.

(* The list in either order. *)
Theorem accepted_endless_beside_disturber : forall cert cycles, check_endless_beside_disturber cert = true ->
  cycles = [under_disturber classify binds_nobody colour; under_square of_situation] \/
  cycles = [under_square of_situation; under_disturber classify binds_nobody colour] ->
  well_formed (setup cert) /\ legal (setup cert) /\
  exists games, games 0 = start_of rules (setup cert) (first cert) /\ endless rules (rule_of_all cycles) games.
Proof.
  intros cert cycles H Order. unfold check_endless_beside_disturber in H. apply andb_true_iff in H as (H & N).
  destruct (check_says rules cert H) as (W & L & D & s & Stem & Ret & Legal). split; [exact W|]. split; [exact L|].
  set (start := start_of rules (setup cert) (first cert)) in *.
  assert (N' : forallb (fun w => nobody_named classify (window rules s (cycle_of cert) w)) five_words &&
               nobody_named classify (history rules (now start) (stem cert) (cycle_of cert) [a; b; c; a]) = true).
  { unfold check_nobody_named in N. change (start_situation rules (setup cert) (first cert)) with (now start) in N.
    rewrite Stem in N. exact N. }
  clear N. apply andb_true_iff in N' as (Windows & Beginning). rewrite forallb_forall in Windows.
  assert (Unbound : forall n, all_legal rules (disturber classify binds_nobody colour) start (moves_in (stem cert) (cycle_of cert) (thue n))).
  { intro n. apply (walk_without_names classify colour rules D _ start s).
    - unfold moves_in. rewrite walk_app, Stem. apply cycles_walk. intro x. apply (proj1 (Ret x)).
    - change (past start) with (@nil ply). rewrite app_nil_r.
      apply (nobody_named_in_thue classify rules (now start) s (stem cert) (cycle_of cert)).
      + apply walk_ends. exact Stem.
      + intro x. apply walk_ends. apply (proj1 (Ret x)).
      + intro x. apply (proj2 (Ret x)).
      + exact Windows.
      + exact Beginning. }
  exists (endless_game rules start (stem cert) (cycle_of cert)).
  apply endless_if_legal; [intro x; apply Ret|].
  intro n. destruct Order as [-> | ->]; apply legal_under_both; auto.
Qed.

End Check.

Print Assumptions accepted_endless_beside_disturber.
