(* Who only passes ends the game, where no own stones may be removed.

   From any game on, let one player only pass. The other's board plays add stones of his, and nothing takes
   them off; so he makes as many as there are points at most, whatever the rule about cycles. Between them
   and after them passes come in rows that end the game: there are at most e (P + 1) plies more, and the
   handicap passes that are owed. The promise that each player can force an end rests on this where play need
   not end (docs/explanation/termination.md). *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.endings Require Import own_stones.

Section OnlyPasses.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis none : self_removal rules = no_self_removal.
Notation e := (end_passes rules).

(* The board plays among these plies are by this player. *)
Definition all_by (x : color) (h : list ply) : Prop := forall pl, In (played pl) h -> player pl = x.

Lemma stones_are_on_points : forall x pos, number_of_stones x pos <= points.
Proof.
  intros x pos. unfold number_of_stones. rewrite <- (seq_length points 0) at 1.
  unfold all_points. induction (seq 0 points) as [|p l IH]; [reflexivity|].
  simpl. destruct (cell_eqb (cell_at pos p) (Some x)); simpl; lia.
Qed.

Lemma what_is_added : forall x g0 g, lawful_game rules g0 -> leads_to rules cycle g0 g ->
  exists more, past g = more ++ past g0 /\ lawful_game rules g /\
    (all_by x more ->
     number_of_stones x (stones (now g0)) + board_plays more <= number_of_stones x (stones (now g))) /\
    length more + (e - passes (now g)) + handicap_owed (now g) <=
      e - passes (now g0) + handicap_owed (now g0) + e * board_plays more.
Proof.
  intros x g0 g Law P. induction P as [|g m P IH H].
  - exists []. unfold board_plays. simpl. split; [reflexivity|]. split; [exact Law|]. split; [intros _|]; lia.
  - destruct IH as (more & E & Lg & Stones & Plies). exists (ply_of (now g) m :: more).
    split; [simpl; rewrite E; reflexivity|]. split; [apply lawful_next with cycle; assumption|].
    assert (F := not_finished rules cycle g m H). split.
    + intro Own. assert (Before : all_by x more) by (intros pl I; apply Own; right; exact I).
      specialize (Stones Before). destruct (now_next rules g m) as (-> & _). destruct m as [p|].
      * assert (L : lawful_play rules (play_at (stones (now g)) (to_move (now g)) p)).
        { apply judged_play_is_lawful; [apply Lg | apply Lg|].
          apply legal_move_is_judged with cycle. exact H. }
        assert (A := play_adds_a_stone rules none _ L).
        rewrite (Own _ (or_introl eq_refl)) in A. cbn in A |- *. unfold board_plays in *. cbn. lia.
      * cbn. destruct (must_pass (now g)); exact Stones.
    + rewrite owed_next. destruct (passes_next rules g m) as [Q|Q]; rewrite Q; clear Q.
      * destruct m as [p|]; cbn.
        -- unfold board_plays in *. cbn.
           destruct (capture_ends rules && removes_stones (play_at (stones (now g)) (to_move (now g)) p));
             lia.
        -- unfold board_plays in *. cbn. destruct (must_pass (now g)) eqn:M; cbn; [|lia].
           unfold must_pass in M. apply andb_true_iff in M as (M & _). apply Nat.ltb_lt in M. lia.
      * destruct m as [p|]; cbn; unfold board_plays in *; cbn; [lia|].
        destruct (must_pass (now g)) eqn:M; cbn; [|lia].
        unfold must_pass in M. apply andb_true_iff in M as (M & _). apply Nat.ltb_lt in M. lia.
Qed.

Theorem who_only_passes_ends_the_game : forall x g0 g, lawful_game rules g0 -> leads_to rules cycle g0 g ->
  exists more, past g = more ++ past g0 /\
    (all_by (opponent x) more ->
     board_plays more <= points /\ length more <= e * (points + 1) + handicap_owed (now g0)).
Proof.
  intros x g0 g Law P. destruct (what_is_added (opponent x) g0 g Law P) as (more & E & _ & Stones & Plies).
  exists more. split; [exact E|]. intro Own. specialize (Stones Own).
  assert (S := stones_are_on_points (opponent x) (stones (now g))).
  assert (K : board_plays more <= points) by lia. split; [exact K|].
  assert (M : e * board_plays more <= e * points) by (apply Nat.mul_le_mono_l; exact K). lia.
Qed.

End OnlyPasses.

Print Assumptions who_only_passes_ends_the_game.
