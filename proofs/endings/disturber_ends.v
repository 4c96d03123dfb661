(* What disturber comes to.

   The classification of cycles is any function here. Asked of it is only that whoever it names has a play in
   the cycle, whatever plies it is shown. The law's own does not meet that (ko_class/names_without_a_play.v),
   but does of the cycles that games complete: self_disturbance.v and names_rarely.v have the same of it.
   Then

   - with `unnamed=both` or `starter` every play ends: a cycle that begins with a board play binds somebody
   who has a
     play in it (`disturber_ends`);
   - under each `unnamed`, `nobody` included, a game completes few cycles for which anybody is named: at most
     2 L (2 P L + 1). So a play that does not end completes, from some time on, no cycle for which anybody is
     named (`disturber_names_rarely`). *)
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import situation game passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting first_return no_play_twice bans_grow.

Section Disturber.
Context {B : board}.
Variable rules : rule_set.
Variable classify : completed_cycle -> option color.
Variable colour : cycle_colour.

(* Whoever is named has a play in the cycle. *)
Hypothesis named_has_a_play : forall c x, has_board_play c = true -> classify c = Some x ->
  exists n, In n (names_in (plies c)) /\ by_player x n = true.

Lemma disturber_bites : forall otherwise, otherwise <> binds_nobody ->
  each_return_bites rules all_plays colour (binds_disturber classify otherwise).
Proof.
  intros otherwise O a q b v earlier R E Law C. rewrite C. set (c := {| entered := v; plies := a ++ [played
    q] |}).
  assert (H : has_board_play c = true).
  { unfold has_board_play. apply existsb_exists. exists (played q). split; [apply in_elt | reflexivity]. }
  assert (Q : In (name_of q) (names_in (plies c))) by (unfold c; simpl; rewrite names_in_last; left;
    reflexivity).
  destruct (classify c) as [x|] eqn:K.
  - destruct (named_has_a_play c x H K) as (n & I & Y). exists n. split; [exact I|].
    apply bound_is_forbidden; [|exact I]. unfold binds_disturber. rewrite H, K. exact Y.
  - exists (name_of q). split; [exact Q|]. apply bound_is_forbidden; [|exact Q].
    unfold binds_disturber. rewrite H, K. destruct otherwise; [congruence | reflexivity |].
    simpl. apply color_eqb_eq. unfold starter_of, c. simpl. rewrite <- E. reflexivity.
Qed.

Theorem disturber_ends : forall otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber classify otherwise colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules) /\
  every_play_ends rules (disturber classify otherwise colour).
Proof.
  intros otherwise O.
  assert (H : plies_at_most rules (disturber classify otherwise colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules)).
  { apply plays_bound_plies. apply bites_end. apply disturber_bites. exact O. }
  split; [exact H | eapply no_endless_play; exact H].
Qed.

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

Lemma named_completions_bite : forall otherwise h,
  length (named_completions h) <=
  length (biting_completions all_plays colour (binds_disturber classify otherwise) h).
Proof.
  intros otherwise h. induction h as [|x h IH]; [simpl; lia|].
  change (named_completions (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => let c := {| entered := to x; plies := d |} in
                 match has_board_play c, classify c with true, Some _ => [c] | _, _ => [] end
     end ++ named_completions h).
  change (biting_completions all_plays colour (binds_disturber classify otherwise) (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => if forbids_what_was_made all_plays colour (binds_disturber classify otherwise)
                      (completed_cycles h) {| entered := to x; plies := d |}
                 then [(to x, bans_after all_plays colour (binds_disturber classify otherwise) (x :: h))]
                   else []
     end ++ biting_completions all_plays colour (binds_disturber classify otherwise) h).
  rewrite !app_length. destruct (since (to x) (x :: h)) as [d|]; [|simpl; lia].
  cbv zeta. set (c := {| entered := to x; plies := d |}).
  destruct (has_board_play c) eqn:H; [|simpl; lia]. destruct (classify c) as [y|] eqn:K; [|simpl; lia].
  assert (Bite : forbids_what_was_made all_plays colour (binds_disturber classify otherwise)
                   (completed_cycles h) c = true).
  { destruct (named_has_a_play c y H K) as (n & I & Y). apply existsb_exists. exists n. split; [exact I|].
    apply bound_is_forbidden; [|exact I]. unfold binds_disturber. rewrite H, K. exact Y. }
  rewrite Bite. simpl. lia.
Qed.

Theorem disturber_names_rarely : forall otherwise setup c g, well_formed setup -> legal setup ->
  leads_to rules (disturber classify otherwise colour) (start_of rules setup c) g ->
  length (named_completions (past g)) <= 2 * L * (2 * P * L + 1).
Proof.
  intros otherwise setup c g W G Q.
  eapply Nat.le_trans; [apply (named_completions_bite otherwise)|].
  eapply biting_completions_are_few; eassumption.
Qed.

End Disturber.

Print Assumptions disturber_ends.
Print Assumptions disturber_names_rarely.
