(* Who goes round alone disturbs himself, and where that is refused, who only passes ends the game.

   From any game on, let one player only pass. The other can bring back a position only by removing stones of
   his own, and captures nothing on the way, for nobody puts captured stones back. That is self-disturbance
   (ING96-G514), and by_self_removals names him. If a rule forbids him some play of each such cycle, he makes
   2 L (2 P L + 1) board plays more at most: at the same entry, more is forbidden each time. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting first_return bans_grow own_stones only_passes self_disturbance.

Section OneGoesRound.
Context {B : board}.
Variable rules : rule_set.
Variable x : color.

Lemma play_puts_no_other_stone : forall pl, lawful_play rules pl -> player pl = x ->
  number_of_stones (opponent x) (after pl) + (if captures (played pl) then 1 else 0) <=
  number_of_stones (opponent x) (before pl).
Proof.
  intros pl (E & W & _ & Hp & Em & _ & _) Own.
  assert (Ea : after pl = after (play_at (before pl) (player pl) (point pl))) by (f_equal; exact E).
  assert (Ec : captured pl = captured (play_at (before pl) (player pl) (point pl))) by (f_equal; exact E).
  unfold captures. rewrite Ec, Ea, Own. clear Ea Ec E Own.
  generalize dependent (before pl). generalize dependent (point pl). intros p Hp pos W Em.
  assert (Less : forall q, cell_eqb (cell_at (after (play_at pos x p)) q) (Some (opponent x)) = true ->
                 cell_eqb (cell_at pos q) (Some (opponent x)) = true).
  { intros q C. apply cell_eqb_eq in C. apply cell_eqb_eq.
    destruct (after_stone pos x p _ _ C) as (_ & _ & C').
    destruct (Nat.eq_dec q p) as [->|N]; [|rewrite placed_there in C' by assumption; exact C'].
    rewrite placed_here in C' by assumption.
    injection C' as C'. symmetry in C'. destruct (opponent_differs x C'). }
  unfold number_of_stones. destruct (captured (play_at pos x p)) as [|q l] eqn:K.
  - rewrite Nat.add_0_r. apply filter_le. exact Less.
  - rewrite Nat.add_1_r.
    assert (I : In q (captured (play_at pos x p))) by (rewrite K; left; reflexivity).
    assert (Cq : cell_at pos q = Some (opponent x)) by (apply captured_before with p; assumption).
    apply filter_lt with q; [exact Less | | |].
    + apply in_all_points. apply stone_on_board with pos (opponent x); assumption.
    + rewrite after_captured by exact I. reflexivity.
    + apply cell_eqb_eq. exact Cq.
Qed.

Definition of_one (h : list ply) : Prop := all_by x h.

(* Round a cycle nobody's stones become fewer, so none of the passing player's are captured. *)
Lemma others_become_fewer : forall a z b v, row (a ++ z :: b) v -> Forall (lawful_ply rules) (a ++ z :: b) ->
  of_one (a ++ [z]) ->
  number_of_stones (opponent x) (fst v) + length (filter captures (a ++ [z])) <=
  number_of_stones (opponent x) (fst (from z)).
Proof.
  induction a as [|y a IH]; intros z b v R Law Own; simpl in R; destruct R as (Ev & R).
  - simpl in Law. inversion Law as [|z' b' Lz _]. subst. destruct z as [q|pos c].
    + assert (A := play_puts_no_other_stone q Lz (Own q (or_introl eq_refl))).
      simpl in *. destruct (captured q); simpl in *; lia.
    + simpl. lia.
  - simpl in Law. inversion Law as [|y' r' Ly Lr]. subst y' r'.
    assert (IH' := IH z b (from y) R Lr (fun q I => Own q (or_intror I))). subst v.
    destruct y as [q|pos c]; [|exact IH'].
    assert (A := play_puts_no_other_stone q Ly (Own q (or_introl eq_refl))).
    simpl in *. destruct (captured q); simpl in *; lia.
Qed.

Lemma alone_is_self_disturbance : forall rest a q b v, row (a ++ played q :: b) v -> from (played q) = v ->
  Forall (lawful_ply rules) (a ++ played q :: b) -> of_one (a ++ [played q]) ->
  existsb (removes_own x) (a ++ [played q]) = true /\
  by_self_removals rest {| entered := v; plies := a ++ [played q] |} = Some x.
Proof.
  intros rest a q b v R E Law Own.
  assert (Other : existsb (removes_own (opponent x)) (a ++ [played q]) = false).
  { apply not_true_is_false. intro H. apply existsb_exists in H as ([r|pos c] & I & H); [|discriminate].
    simpl in H. apply andb_true_iff in H as (H & _). apply color_eqb_eq in H. rewrite (Own r I) in H.
    symmetry in H. destruct (opponent_differs x H). }
  assert (Mine : existsb (removes_own x) (a ++ [played q]) = true).
  { apply not_false_is_true. intro F.
    assert (None_of : forall c y, In y (a ++ [played q]) -> removes_own c y = false).
    { intros c y I. apply not_true_is_false. intro T.
      assert (Ex : existsb (removes_own c) (a ++ [played q]) = true) by (apply existsb_exists; exists y; auto).
      destruct (color_cases x c) as [->| ->]; congruence. }
    assert (Law' : Forall (lawful_ply (without_self_removal rules)) (a ++ [played q])).
    { apply Forall_forall. intros y I. apply lawful_without; [|apply None_of; exact I..].
      apply (proj1 (Forall_forall _ _) Law). apply in_app_iff in I as [I|[<-|[]]]; apply in_app_iff;
        [left; exact I | right; left; reflexivity]. }
    assert (R' : row (a ++ [played q]) v) by (eapply row_cut; exact R).
    exact (one_player_cannot_return (without_self_removal rules) eq_refl x a (played q) [] v R' Law' E eq_refl Own). }
  assert (NoCapture : existsb captures (a ++ [played q]) = false).
  { assert (S := others_become_fewer a (played q) b v R Law Own). rewrite E in S.
    apply not_true_is_false. intro H. apply existsb_exists in H as (y & I & Y).
    assert (J : In y (filter captures (a ++ [played q]))) by (apply filter_In; auto).
    destruct (filter captures (a ++ [played q])); [destruct J | simpl in S; lia]. }
  split; [exact Mine|]. unfold by_self_removals. simpl plies. rewrite NoCapture.
  destruct x; simpl opponent in Other; rewrite Mine, Other; reflexivity.
Qed.

Section Rule.
Variables (which : starter_plays) (colour : cycle_colour) (binds : binding).
Notation rule := (completed_cycle_rule which colour binds).
Notation forbids := (forbidden_by which colour binds).

(* What has to be shown of a rule: a cycle that one player closes alone forbids him some play of it. *)
Definition each_round_alone_bites : Prop := forall a q b v earlier,
  row (a ++ played q :: b) v -> from (played q) = v -> Forall (lawful_ply rules) (a ++ played q :: b) ->
  of_one (a ++ [played q]) ->
  exists n, In n (names_in (a ++ [played q])) /\
    forbids ({| entered := v; plies := a ++ [played q] |} :: earlier) n = true.

Lemma part_of_one : forall a b c, of_one (a ++ b ++ c) -> of_one b.
Proof. intros a b c Own q I. apply Own. apply in_app_iff. right. apply in_app_iff. left. exact I. Qed.

Lemma round_alone_grows : each_round_alone_bites -> forall a q b v,
  row (a ++ played q :: b) v -> from (played q) = v ->
  Forall (lawful_ply rules) (a ++ played q :: b) ->
  permitted which colour binds (a ++ played q :: b) -> of_one (a ++ [played q]) ->
  bans_after which colour binds b < bans_after which colour binds (a ++ played q :: b).
Proof.
  intros Bite a q b v R E Law Pm Own.
  destruct (first_return (length a) a (played q) b v (le_n _) R E) as (a0 & a' & earlier & -> & R' & C & _).
  assert (Own' : of_one (a' ++ [played q])).
  { apply part_of_one with a0 []. rewrite app_nil_r, app_assoc. exact Own. }
  rewrite <- app_assoc in Law, Pm |- *.
  assert (Law' : Forall (lawful_ply rules) (a' ++ played q :: b)) by (apply Forall_app in Law; tauto).
  assert (Pm' := permitted_behind _ _ _ _ _ Pm).
  destruct (Bite a' q b v earlier R' E Law' Own') as (n & I & F). rewrite <- C in F.
  apply Nat.lt_le_trans with (bans_after which colour binds (a' ++ played q :: b)).
  - replace (a' ++ played q :: b) with ((a' ++ [played q]) ++ b) in * by (rewrite <- app_assoc; reflexivity).
    eapply newly_forbidden; eassumption.
  - apply filter_le. intro m. apply forbidden_stays_in_game.
Qed.

(* Each board play of the later plies with where it is made and how much was forbidden before it. *)
Fixpoint later_items (more h : list ply) : list (entry * nat) :=
  match more with
  | [] => []
  | played pl :: r => (from (played pl), bans_after which colour binds (r ++ h)) :: later_items r h
  | passed _ _ :: r => later_items r h
  end.

Lemma length_later_items : forall more h, length (later_items more h) = board_plays more.
Proof. induction more as [|[pl|pos c] more IH]; intro h; simpl; unfold board_plays in *; simpl; auto. Qed.

Lemma in_later_items : forall more h i, In i (later_items more h) ->
  exists a pl b, more = a ++ played pl :: b /\ (from (played pl), bans_after which colour binds (b ++ h)) = i.
Proof.
  induction more as [|[pl|pos c] more IH]; intros h i I; simpl in I; [destruct I| |].
  - destruct I as [E|I]; [exists [], pl, more; auto|]. destruct (IH h i I) as (a & q & b & -> & E).
    exists (played pl :: a), q, b. auto.
  - destruct (IH h i I) as (a & q & b & -> & E). exists (passed pos c :: a), q, b. auto.
Qed.

Notation most := (2 * L * (2 * P * L + 1)).

Lemma no_round_alone_twice : each_round_alone_bites -> forall more h v, row (more ++ h) v ->
  Forall (lawful_ply rules) (more ++ h) -> permitted which colour binds (more ++ h) -> of_one more ->
  NoDup (later_items more h) /\ incl (later_items more h) (list_prod all_entries (seq 0 (2 * P * L + 1))).
Proof.
  intros Bite more h. induction more as [|y more IH]; intros v R Law Pm Own;
    [split; [constructor | intros i []]|].
  assert (Row := R). simpl in R. destruct R as (Ev & R). simpl in Law. inversion Law as [|y' h' Ly Lh]. subst y' h'.
  destruct (IH _ R Lh (permitted_behind _ _ _ [y] _ Pm) (fun q I => Own q (or_intror I))) as (Nd & In_u).
  destruct y as [pl|pos c]; [|split; assumption]. split.
  - simpl. constructor; [|exact Nd]. intro I. apply in_later_items in I as (a & q & b & -> & E).
    injection E as E1 E2 E3. assert (E : from (played q) = from (played pl)) by (unfold from; congruence).
    rewrite <- app_assoc in *. simpl app in *.
    assert (Gr : bans_after which colour binds (b ++ h) < bans_after which colour binds (a ++ played q :: b ++ h)).
    { apply round_alone_grows with (from (played pl)); auto.
      - assert (Pm' := permitted_behind _ _ _ [played pl] _ Pm). rewrite <- app_assoc in Pm'. exact Pm'.
      - intros r I. apply Own. right. apply in_app_iff in I as [I|[I|[]]]; apply in_app_iff;
          [left; exact I | right; left; exact I]. }
    lia.
  - simpl. intros i [<-|I]; [|apply In_u; exact I]. apply in_prod.
    + apply in_all_entries; apply Ly.
    + apply in_seq. assert (Le := bans_after_at_most which colour binds (more ++ h)). lia.
Qed.

Theorem round_alone_is_refused : each_round_alone_bites -> forall setup c g0 g, well_formed setup -> legal setup ->
  leads_to rules rule (start_of rules setup c) g0 -> leads_to rules rule g0 g ->
  exists more, past g = more ++ past g0 /\
    (of_one more -> board_plays more <= most /\
     length (past g) <= end_passes rules * (board_plays (past g0) + most + 1) + handicap rules).
Proof.
  intros Bite setup c g0 g W G Q0 Q.
  assert (All : leads_to rules rule (start_of rules setup c) g).
  { clear Bite. induction Q; [exact Q0 | eapply one_more; eassumption]. }
  assert (More : exists more, past g = more ++ past g0).
  { clear -Q. induction Q as [|g m Q (more & E) H]; [exists []; reflexivity|].
    exists (ply_of (now g) m :: more). simpl. rewrite E. reflexivity. }
  destruct More as (more & E). exists more. split; [exact E|]. intro Own.
  assert (Law := games_are_lawful rules _ setup c g W G All).
  assert (R := plies_in_a_row _ _ Law). assert (Lw := plies_lawful _ _ Law).
  assert (Pm := games_are_permitted rules which colour binds setup c g All). rewrite E in R, Lw, Pm.
  destruct (no_round_alone_twice Bite more (past g0) _ R Lw Pm Own) as (Nd & In_u).
  assert (Le := NoDup_incl_length Nd In_u). rewrite length_later_items in Le.
  replace (length (list_prod all_entries (seq 0 (2 * P * L + 1)))) with most in Le.
  2: { symmetry. transitivity (length all_entries * length (seq 0 (2 * P * L + 1))); [apply prod_length|].
       rewrite length_all_entries, seq_length. reflexivity. }
  split; [exact Le|]. assert (Plies := plies_are_bounded rules rule setup c g All).
  assert (Count : board_plays (past g) = board_plays more + board_plays (past g0)).
  { rewrite E. unfold board_plays. rewrite filter_app, app_length. reflexivity. }
  eapply Nat.le_trans; [exact Plies|]. apply Nat.add_le_mono_r, Nat.mul_le_mono_l. lia.
Qed.

End Rule.
End OneGoesRound.

Print Assumptions round_alone_is_refused.
