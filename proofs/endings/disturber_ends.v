(* What disturber comes to.

   The classification of cycles is any function here. Asked of it is only that whoever it names has a play in
   the cycle, whatever plies it is shown. The law's own does not meet that (ko_class/names_without_a_play.v),
   but does of the cycles that games complete: self_disturbance.v has the same of it.
   Then

   - with `unnamed=both` or `starter` every play ends: a cycle that begins with a board play binds somebody
     who has a play in it (`disturber_ends`);
   - under each `unnamed`, `nobody` included, a game completes few cycles for which anybody is named: at most
     2 L (2 P L + 1). So a play that does not end completes, from some time on, no cycle for which anybody is
     named (`disturber_names_rarely`). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting first_return no_play_twice bans_grow.

(* What was made since a situation begins in it, and is a part of the game. *)
Lemma since_cut : forall v h d, since v h = Some d ->
  exists a z b, d = a ++ [z] /\ h = a ++ z :: b /\ from z = v.
Proof.
  intros v. induction h as [|x h IH]; intros d S; simpl in S; [discriminate|].
  destruct (entry_eqb (from x) v) eqn:E.
  - injection S as <-. exists [], x, h. apply entry_eqb_eq in E. auto.
  - destruct (since v h) as [c|] eqn:F; [|discriminate]. injection S as <-.
    destruct (IH c eq_refl) as (a & z & b & -> & -> & Z). exists (x :: a), z, b. auto.
Qed.

Section Named.
Context {B : board}.
Variable rules : rule_set.
Variable classify : completed_cycle -> option color.
Variable colour : cycle_colour.

(* Whoever is named for a cycle of a game has a play in it. *)
Definition names_who_plays : Prop := forall x a z b v, row (a ++ z :: b) v -> from z = v ->
  Forall (lawful_ply rules) (a ++ z :: b) -> has_board_play {| entered := v; plies := a ++ [z] |} = true ->
  classify {| entered := v; plies := a ++ [z] |} = Some x -> exists n, In n (names_in (a ++ [z])) /\ by_player x n = true.

Hypothesis named_plays : names_who_plays.

(* A cycle forbids all its plays; or, under start=first, to who started it, and is named for that, his first. *)
Variable which : starter_plays.
Hypothesis all_or_starter : forall c, (forall x, bound_plays which x c = names_in (plies c)) \/
  classify c = Some (starter_of c).

Lemma named_bites : forall otherwise, otherwise <> binds_nobody ->
  each_return_bites rules which colour (binds_disturber classify otherwise).
Proof.
  intros otherwise O a q b v earlier R E Law C. rewrite C. set (c := {| entered := v; plies := a ++ [played q] |}).
  assert (H : has_board_play c = true).
  { unfold has_board_play. apply existsb_exists. exists (played q). split; [apply in_elt | reflexivity]. }
  assert (Q : In (name_of q) (names_in (plies c))) by (unfold c; simpl; rewrite names_in_last; left; reflexivity).
  assert (Starts : color_eqb (player q) (starter_of c) = true).
  { apply color_eqb_eq. unfold starter_of, c. simpl. rewrite <- E. reflexivity. }
  destruct (all_or_starter c) as [All|K].
  - destruct (classify c) as [x|] eqn:K.
    + destruct (named_plays x a (played q) b v R E Law H K) as (n & I & Y). exists n. split; [exact I|].
      apply bound_is_forbidden; [|rewrite All; exact I]. unfold binds_disturber. rewrite H, K. exact Y.
    + exists (name_of q). split; [exact Q|]. apply bound_is_forbidden; [|rewrite All; exact Q].
      unfold binds_disturber. rewrite H, K. destruct otherwise; [congruence | reflexivity | exact Starts].
  - exists (name_of q). split; [exact Q|]. apply bound_is_forbidden; [|apply (first_play_is_bound which v a q)].
    unfold binds_disturber. rewrite H, K. exact Starts.
Qed.

Lemma named_ends : forall otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber_who which classify otherwise colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules) /\
  every_play_ends rules (disturber_who which classify otherwise colour).
Proof. intros otherwise O. apply plays_end, bites_end, named_bites. exact O. Qed.

(* The completions of cycles for which the classification names somebody, the latest first. *)
Fixpoint named_completions (h : list ply) : list completed_cycle :=
  match h with
  | [] => []
  | x :: r =>
      match since (to x) h with
      | None => []
      | Some d => let c := {| entered := to x; plies := d |} in
                  match has_board_play c, classify c with true, Some _ => [c] | _, _ => [] end
      end ++ named_completions r
  end.

Notation biting otherwise := (biting_completions all_plays colour (binds_disturber classify otherwise)).

Lemma named_completions_bite : forall otherwise h v, row h v -> Forall (lawful_ply rules) h ->
  length (named_completions h) <= length (biting otherwise h).
Proof.
  intros otherwise h. induction h as [|x h IH]; intros v R Law; [simpl; lia|].
  assert (Row := R). simpl in R. destruct R as (Ev & R). inversion Law as [|x' h' Lx Lh]. subst x' h'.
  specialize (IH _ R Lh).
  change (named_completions (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => let c := {| entered := to x; plies := d |} in
                 match has_board_play c, classify c with true, Some _ => [c] | _, _ => [] end
     end ++ named_completions h).
  change (biting otherwise (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => if forbids_what_was_made all_plays colour (binds_disturber classify otherwise)
                      (completed_cycles h) {| entered := to x; plies := d |}
                 then [(to x, bans_after all_plays colour (binds_disturber classify otherwise) (x :: h))]
                 else []
     end ++ biting otherwise h).
  rewrite !app_length. destruct (since (to x) (x :: h)) as [d|] eqn:S; [|simpl; lia].
  destruct (since_cut _ _ _ S) as (a & z & b & -> & Eh & Ez).
  cbv zeta. set (c := {| entered := to x; plies := a ++ [z] |}).
  destruct (has_board_play c) eqn:H; [|simpl; lia]. destruct (classify c) as [y|] eqn:K; [|simpl; lia].
  assert (Bite : forbids_what_was_made all_plays colour (binds_disturber classify otherwise)
                   (completed_cycles h) c = true).
  { rewrite Eh in Row, Law. rewrite <- Ev in Row.
    destruct (named_plays y a z b (to x) Row Ez Law H K) as (n & I & Y).
    apply existsb_exists. exists n. split; [exact I|]. apply bound_is_forbidden; [|exact I].
    unfold binds_disturber. rewrite H, K. exact Y. }
  rewrite Bite. simpl. lia.
Qed.

Lemma named_rarely : forall otherwise setup c g, well_formed setup -> legal setup ->
  leads_to rules (disturber classify otherwise colour) (start_of rules setup c) g ->
  length (named_completions (past g)) <= 2 * L * (2 * P * L + 1).
Proof.
  intros otherwise setup c g W G Q. destruct (games_are_lawful rules _ setup c g W G Q) as [_ _ Row Law].
  eapply Nat.le_trans; [exact (named_completions_bite otherwise _ _ Row Law) | eapply biting_completions_are_few; eassumption].
Qed.

End Named.

Section Disturber.
Context {B : board}.
Variable rules : rule_set.
Variable classify : completed_cycle -> option color.
Variable colour : cycle_colour.

(* Whoever is named has a play in the cycle. *)
Hypothesis named_has_a_play : forall c x, has_board_play c = true -> classify c = Some x ->
  exists n, In n (names_in (plies c)) /\ by_player x n = true.

Lemma named_play_here : names_who_plays rules classify.
Proof. intros x a z b v _ _ _. apply named_has_a_play. Qed.

Theorem disturber_ends : forall otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber classify otherwise colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules) /\
  every_play_ends rules (disturber classify otherwise colour).
Proof. apply (named_ends rules classify colour named_play_here all_plays). left. reflexivity. Qed.

Theorem disturber_names_rarely : forall otherwise setup c g, well_formed setup -> legal setup ->
  leads_to rules (disturber classify otherwise colour) (start_of rules setup c) g ->
  length (named_completions classify (past g)) <= 2 * L * (2 * P * L + 1).
Proof. exact (named_rarely rules classify colour named_play_here). Qed.

End Disturber.

Print Assumptions disturber_ends.
Print Assumptions disturber_names_rarely.
