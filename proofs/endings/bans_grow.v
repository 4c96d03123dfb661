(* Where every completed cycle forbids something that was made in it, every play ends.

   Count the plays that the completed cycles forbid; the number never falls, and is 2 P L at most. Suppose
   that each cycle that begins with a board play, when the game first returns, forbids some play that was
   made in it. That play was permitted when it was made, so it was not forbidden when the cycle began: the
   number has risen. So in a game the same entry with the same number comes before two board plays never, and
   there are 2 L entries and 2 P L + 1 numbers: 2 L (2 P L + 1) board plays at most. Where nothing is
   assumed, at least the completions that forbid something made in their cycle are no more than that
   (`biting_completions_are_few`): from some time on there are none.

   docs/explanation/termination.md says "from some time on only such plays are made as are made infinitely often". This
   is the same argument with numbers in place of that time. *)
From Hotstone.board Require Import board chains.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting items first_return.

Lemma filter_le : forall (A : Type) (f g : A -> bool) l, (forall x, f x = true -> g x = true) ->
  length (filter f l) <= length (filter g l).
Proof.
  induction l as [|x l IH]; simpl; intro H; [lia|]. specialize (IH H).
  destruct (f x) eqn:F; [rewrite (H x F); simpl; lia|]. destruct (g x); simpl; lia.
Qed.

Lemma filter_lt : forall (A : Type) (f g : A -> bool) l y, (forall x, f x = true -> g x = true) ->
  In y l -> f y = false -> g y = true -> length (filter f l) < length (filter g l).
Proof.
  induction l as [|x l IH]; simpl; intros y H I F G; [destruct I|].
  assert (Le := filter_le A f g l H). destruct I as [->|I].
  - rewrite F, G. simpl. lia.
  - specialize (IH y H I F G). destruct (f x) eqn:Fx; [rewrite (H x Fx); simpl; lia|].
    destruct (g x); simpl; lia.
Qed.

Section BansGrow.
Context {B : board}.
Variable rules : rule_set.
Variables (which : starter_plays) (colour : cycle_colour) (binds : binding).
Notation rule := (completed_cycle_rule which colour binds).
Notation forbids := (forbidden_by which colour binds).

(* The number of plays that are forbidden after these plies. *)
Definition bans_after (h : list ply) : nat := length (filter (forbids (completed_cycles h)) all_names).

Lemma bans_after_at_most : forall h, bans_after h <= 2 * P * L.
Proof. intro h. unfold bans_after. rewrite <- length_all_names. apply filter_shorter. Qed.

Lemma bans_grow : forall a h n, In n all_names -> forbids (completed_cycles h) n = false ->
  forbids (completed_cycles (a ++ h)) n = true -> bans_after h < bans_after (a ++ h).
Proof.
  intros a h n I F G. apply filter_lt with n; auto. intros m. apply forbidden_stays_in_game.
Qed.

(* Each play was permitted when it was made. *)
Definition permitted (h : list ply) : Prop :=
  forall a q b, h = a ++ played q :: b -> forbids (completed_cycles b) (name_of q) = false.

Lemma games_are_permitted : forall setup c g, leads_to rules rule (start_of rules setup c) g -> permitted
  (past g).
Proof.
  intros setup c g Q. induction Q as [|g m Q IH H]; intros a q b E; simpl in E.
  - destruct a; discriminate.
  - destruct a as [|x a]; simpl in E.
    + destruct m as [p|]; simpl in E; [|discriminate]. injection E as <- <-.
      apply legal_play_is_free in H. exact H.
    + injection E as _ E. eapply IH. exact E.
Qed.

Lemma permitted_behind : forall a h, permitted (a ++ h) -> permitted h.
Proof. intros a h H x q b E. apply (H (a ++ x) q b). rewrite E, app_assoc. reflexivity. Qed.

(* A play that was made after b, and is forbidden by now, was not forbidden at b. *)
Lemma newly_forbidden : forall a b n, permitted (a ++ b) -> Forall (lawful_ply rules) (a ++ b) ->
  In n (names_in a) -> forbids (completed_cycles (a ++ b)) n = true -> bans_after b < bans_after (a ++ b).
Proof.
  intros a b n Pm Law I F. apply in_names_in in I as (q & I & En). apply in_split in I as (a1 & a2 & ->).
  assert (Free : forbids (completed_cycles (a2 ++ b)) n = false).
  { rewrite <- En. apply (Pm a1). rewrite <- app_assoc. reflexivity. }
  apply bans_grow with n; [|destruct (forbids (completed_cycles b) n) eqn:G; [|reflexivity]|exact F].
  - rewrite <- En. apply name_in_all_names with (rules := rules).
    rewrite <- app_assoc in Law. apply Forall_app in Law as (_ & Law). inversion Law. assumption.
  - apply (forbidden_stays_in_game _ _ _ a2) in G. congruence.
Qed.

(* What has to be shown of a rule: when the game first returns to where q was made, some play of the cycle
   that this completes is forbidden. *)
Definition each_return_bites : Prop := forall a q b v earlier,
  row (a ++ played q :: b) v -> from (played q) = v -> Forall (lawful_ply rules) (a ++ played q :: b) ->
  completed_cycles (a ++ played q :: b) = {| entered := v; plies := a ++ [played q] |} :: earlier ->
  exists n, In n (names_in (a ++ [played q])) /\ forbids (completed_cycles (a ++ played q :: b)) n = true.

Lemma return_grows : each_return_bites -> forall a q b v, row (a ++ played q :: b) v -> from (played q) = v ->
  Forall (lawful_ply rules) (a ++ played q :: b) -> permitted (a ++ played q :: b) ->
  bans_after b < bans_after (a ++ played q :: b).
Proof.
  intros Bite a q b v R E Law Pm.
  destruct (first_return (length a) a (played q) b v (le_n _) R E) as (a0 & a' & earlier & -> & R' & C & _).
  rewrite <- app_assoc in Law, Pm |- *.
  assert (Law' : Forall (lawful_ply rules) (a' ++ played q :: b)) by (apply Forall_app in Law; tauto).
  assert (Pm' := permitted_behind _ _ Pm).
  destruct (Bite a' q b v earlier R' E Law' C) as (n & I & F).
  apply Nat.lt_le_trans with (bans_after (a' ++ played q :: b)).
  - replace (a' ++ played q :: b) with ((a' ++ [played q]) ++ b) in * by (rewrite <- app_assoc; reflexivity).
    eapply newly_forbidden; eassumption.
  - apply filter_le. intro m. apply forbidden_stays_in_game.
Qed.

Theorem bites_end : each_return_bites -> board_plays_at_most rules rule (2 * L * (2 * P * L + 1)).
Proof.
  intro Bite. set (universe := list_prod all_entries (seq 0 (2 * P * L + 1))).
  replace (2 * L * (2 * P * L + 1)) with (length universe - 0).
  2: { rewrite Nat.sub_0_r. transitivity (length all_entries * length (seq 0 (2 * P * L + 1))); [apply
    prod_length|].
       rewrite length_all_entries, seq_length. reflexivity. }
  apply items_bound_plays with (item := fun h pl => (from (played pl), bans_after h)) (used_at_start := fun _
    _ => []);
    [intros; constructor | intros setup c W G x [] | | reflexivity].
  intros setup c g p W G Q Law Hm pl LawP. split; [|split; [|intros []]].
  - apply in_prod; [apply in_all_entries; apply LawP|]. apply in_seq.
    assert (Le := bans_after_at_most (past g)). lia.
  - intro I. apply in_items in I as (a & q & b & E & Eq). apply pair_equal_spec in Eq as (E1 & E2).
    assert (Pm := games_are_permitted setup c g Q).
    assert (R := plies_in_a_row _ _ Law). assert (Lw := plies_lawful _ _ Law). rewrite E in *.
    assert (Gr := return_grows Bite a q b _ R E1 Lw Pm). lia.
Qed.

(* Whether some play of the cycle is forbidden when it has been completed. *)
Definition forbids_what_was_made (earlier : list completed_cycle) (c : completed_cycle) : bool :=
  existsb (forbids (c :: earlier)) (names_in (plies c)).

(* Of each such completion, the latest first, where it happened and how many plays are forbidden from then
   on. *)
Fixpoint biting_completions (h : list ply) : list (entry * nat) :=
  match h with
  | [] => []
  | x :: r =>
      match since (to x) h with
      | None => []
      | Some c => if forbids_what_was_made (completed_cycles r) {| entered := to x; plies := c |}
                  then [(to x, bans_after h)] else []
      end ++ biting_completions r
  end.

Lemma in_biting_completions : forall h v k, In (v, k) (biting_completions h) ->
  exists a y r, h = a ++ y :: r /\ to y = v /\ k = bans_after (y :: r).
Proof.
  induction h as [|x h IH]; intros v k I; [destruct I|].
  change (biting_completions (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some c => if forbids_what_was_made (completed_cycles h) {| entered := to x; plies := c |}
                 then [(to x, bans_after (x :: h))] else []
     end ++ biting_completions h) in I.
  apply in_app_iff in I as [I|I].
  - destruct (since (to x) (x :: h)) as [c|]; [|destruct I].
    destruct (forbids_what_was_made (completed_cycles h) {| entered := to x; plies := c |}); [|destruct I].
    destruct I as [E|[]]. injection E as <- <-. exists [], x, h. auto.
  - destruct (IH v k I) as (a & y & r & -> & E). exists (x :: a), y, r. auto.
Qed.

Lemma since_within : forall v p b, from p = v -> forall a c, since v (a ++ p :: b) = Some c ->
  exists d, a ++ [p] = c ++ d.
Proof.
  intros v p b E. induction a as [|x a IH]; intros c S; simpl in S.
  - rewrite (proj2 (entry_eqb_eq _ _) E) in S. injection S as <-. exists []. reflexivity.
  - destruct (entry_eqb (from x) v).
    + injection S as <-. exists (a ++ [p]). reflexivity.
    + destruct (since v (a ++ p :: b)) as [c'|]; [|discriminate]. injection S as <-.
      destruct (IH c' eq_refl) as (d & Ed). exists d. simpl. rewrite Ed. reflexivity.
Qed.

Lemma names_in_app : forall a b, names_in (a ++ b) = names_in b ++ names_in a.
Proof.
  induction a as [|[pl|pos c] a IH]; intro b; simpl; [rewrite app_nil_r; reflexivity| |apply IH].
  rewrite IH, app_assoc. reflexivity.
Qed.

(* A completion of this kind at an entry where there was one before leaves more plays forbidden. *)
Lemma bite_again : forall x a y r c, row (x :: a ++ y :: r) (to y) ->
  Forall (lawful_ply rules) (x :: a ++ y :: r) -> permitted (x :: a ++ y :: r) ->
  since (to x) (x :: a ++ y :: r) = Some c ->
  forbids_what_was_made (completed_cycles (a ++ y :: r)) {| entered := to x; plies := c |} = true ->
  bans_after (y :: r) < bans_after (x :: a ++ y :: r).
Proof.
  intros x a y r c R Law Pm S F. assert (Ex : to x = to y) by (simpl in R; tauto).
  unfold forbids_what_was_made in F. apply existsb_exists in F as (n & I & F). simpl plies in I.
  assert (C : completed_cycles (x :: a ++ y :: r) =
              {| entered := to x; plies := c |} :: completed_cycles (a ++ y :: r)).
  { change (completed_cycles (x :: a ++ y :: r)) with
      (match since (to x) (x :: a ++ y :: r) with
       | None => completed_cycles (a ++ y :: r)
       | Some d => {| entered := to x; plies := d |} :: completed_cycles (a ++ y :: r)
       end). rewrite S. reflexivity. }
  rewrite <- C in F. change (x :: a ++ y :: r) with ((x :: a) ++ y :: r) in *.
  destruct (exists_last (l := x :: a)) as (a' & z & Ez); [discriminate|]. rewrite Ez in *. clear Ez.
  rewrite <- app_assoc in R, S. simpl in R, S. rewrite Ex in S.
  assert (Z : from z = to y) by (apply row_behind in R; simpl in R; symmetry; tauto).
  destruct (since_within _ _ _ Z _ _ S) as (d & Ed).
  eapply newly_forbidden; [exact Pm | exact Law | | exact F].
  rewrite Ed, names_in_app, in_app_iff. right. exact I.
Qed.

Theorem biting_completions_are_few : forall setup c g, well_formed setup -> legal setup ->
  leads_to rules rule (start_of rules setup c) g ->
  length (biting_completions (past g)) <= 2 * L * (2 * P * L + 1).
Proof.
  intros setup c g W G Q. set (universe := list_prod all_entries (seq 0 (2 * P * L + 1))).
  replace (2 * L * (2 * P * L + 1)) with (length universe).
  2: { transitivity (length all_entries * length (seq 0 (2 * P * L + 1))); [apply prod_length|].
       rewrite length_all_entries, seq_length. reflexivity. }
  assert (Law := games_are_lawful rules rule setup c g W G Q).
  assert (Pm := games_are_permitted setup c g Q).
  destruct Law as [_ _ R Law]. revert R Law Pm. generalize (stones (now g), to_move (now g)) as v.
  generalize (past g) as h. clear Q g. intros h v R Law Pm.
  assert (Inc : incl (biting_completions h) universe).
  { intros (w & k) I. apply in_biting_completions in I as (a & y & r & -> & <- & ->).
    apply in_prod.
    - apply Forall_app in Law as (_ & Law). inversion Law as [|y' r' Ly _]. subst.
      destruct y as [pl|pos d]; simpl in *; apply in_all_entries; try tauto;
        eapply lawful_after; exact Ly.
    - apply in_seq. assert (Le := bans_after_at_most (y :: r)). lia. }
  apply NoDup_incl_length; [|exact Inc]. clear Inc. revert v R Law Pm.
  induction h as [|x h IH]; intros v R Law Pm; [constructor|].
  assert (IHh : NoDup (biting_completions h)).
  { simpl in R. destruct R as (_ & R). apply (IH (from x)); auto.
    - inversion Law; assumption.
    - apply (permitted_behind [x]). exact Pm. }
  change (biting_completions (x :: h)) with
    (match since (to x) (x :: h) with
     | None => []
     | Some d => if forbids_what_was_made (completed_cycles h) {| entered := to x; plies := d |}
                 then [(to x, bans_after (x :: h))] else []
     end ++ biting_completions h).
  destruct (since (to x) (x :: h)) as [d|] eqn:S; [|exact IHh].
  destruct (forbids_what_was_made (completed_cycles h) {| entered := to x; plies := d |}) eqn:F; [|exact IHh].
  simpl. constructor; [|exact IHh]. intro I.
  apply in_biting_completions in I as (a & y & r & -> & Ey & Ek).
  assert (Gr : bans_after (y :: r) < bans_after (x :: a ++ y :: r)); [|lia].
  apply bite_again with d; auto. rewrite Ey. simpl in R |- *. split; [reflexivity | tauto].
Qed.

End BansGrow.

Print Assumptions bites_end.
Print Assumptions biting_completions_are_few.
