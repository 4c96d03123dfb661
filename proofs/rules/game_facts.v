(* What is true of every game that was played by the law, whatever the rule about cycles.

   Each ply leads on from where the one before led to; every position is legal; each board play is the play
   of its player at its point, changes the position where variation is in force, and removes no own stone
   where that is forbidden. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality variation.
From Hotstone.rules Require Import situation game.

Lemma entry_eqb_eq : forall v w, entry_eqb v w = true <-> v = w.
Proof.
  intros [p c] [q d]. unfold entry_eqb. simpl. rewrite andb_true_iff, position_eqb_eq, color_eqb_eq.
  split; [intros (-> & ->); reflexivity | intro H; injection H; auto].
Qed.

Lemma entry_eq_dec : forall v w : entry, {v = w} + {v <> w}.
Proof. decide equality; [apply color_eq_dec | apply position_eq_dec]. Defined.

(* The plies, the latest first, are a row, and lead to this entry. *)
Fixpoint row (h : list ply) (v : entry) : Prop :=
  match h with
  | [] => True
  | x :: r => to x = v /\ row r (from x)
  end.

Section Lawful.
Context {B : board}.

Definition lawful_play (rules : rule_set) (pl : play) : Prop :=
  pl = play_at (before pl) (player pl) (point pl) /\
  well_formed (before pl) /\ legal (before pl) /\ point pl < points /\ cell_at (before pl) (point pl) = None
    /\
  (variation_in_force (self_removal rules) = true -> changes_position pl = true) /\
  (self_removal rules = no_self_removal -> self_removed pl = []).

Definition lawful_ply (rules : rule_set) (x : ply) : Prop :=
  match x with
  | played pl => lawful_play rules pl
  | passed pos _ => well_formed pos /\ legal pos
  end.

(* A history that the law allows, with or without a rule about cycles. *)
Record lawful_game (rules : rule_set) (g : game) : Prop := {
  position_formed : well_formed (stones (now g));
  position_legal : legal (stones (now g));
  plies_in_a_row : row (past g) (stones (now g), to_move (now g));
  plies_lawful : Forall (lawful_ply rules) (past g)
}.

Lemma lawful_after : forall rules pl, lawful_play rules pl -> well_formed (after pl) /\ legal (after pl).
Proof.
  intros rules pl (E & W & L & Hp & Em & _). rewrite E. split; [apply after_formed|].
  apply legality_is_kept; assumption.
Qed.

Lemma judged_play_is_lawful : forall rules s p, well_formed (stones s) -> legal (stones s) ->
  judge rules s (play_on p) = None -> lawful_play rules (play_at (stones s) (to_move s) p).
Proof.
  intros rules s p W L J. unfold judge in J.
  destruct (is_finished rules s); [discriminate|].
  destruct (p <? points) eqn:Hp; simpl in J; [|discriminate]. apply Nat.ltb_lt in Hp.
  destruct (is_empty (stones s) p) eqn:Em; simpl in J; [|discriminate]. apply is_empty_iff in Em.
  destruct (must_pass s); [discriminate|].
  destruct (forbids_self_removal (self_removal rules) (play_at (stones s) (to_move s) p)) eqn:F;
    [discriminate|].
  destruct (variation_in_force (self_removal rules) && negb (changes_position (play_at (stones s) (to_move s)
    p)))
    eqn:V; [discriminate|].
  unfold lawful_play. split; [reflexivity|]. split; [exact W|]. split; [exact L|]. split; [exact Hp|].
  split; [exact Em|]. split.
  - intro E. rewrite E in V. simpl in V. apply negb_false_iff in V. exact V.
  - intro E. rewrite E in F. unfold forbids_self_removal in F.
    destruct (self_removed (play_at (stones s) (to_move s) p)); [reflexivity | discriminate].
Qed.

Section OfARuleSet.
Variables (rules : rule_set) (cycle : cycle_rule).

Lemma lawful_start : forall setup c, well_formed setup -> legal setup -> lawful_game rules (start_of rules
  setup c).
Proof. intros setup c W L. constructor; simpl; auto. Qed.

Lemma legal_move_is_judged : forall g m, is_legal_move rules cycle g m = true -> judge rules (now g) m = None.
Proof.
  intros g m H. unfold is_legal_move, judge_in_game in H. destruct (judge rules (now g) m);
    [discriminate|reflexivity].
Qed.

Lemma legal_play_is_free : forall g p, is_legal_move rules cycle g (play_on p) = true ->
  cycle (past g) (play_at (stones (now g)) (to_move (now g)) p) = false.
Proof.
  intros g p H. unfold is_legal_move, judge_in_game in H. destruct (judge rules (now g) (play_on p));
    [discriminate|].
  destruct (cycle (past g) (play_at (stones (now g)) (to_move (now g)) p)); [discriminate|reflexivity].
Qed.

Lemma now_next : forall g m, stones (now (next rules g m)) = stones (after_move rules (now g) m) /\
  to_move (now (next rules g m)) = to_move (after_move rules (now g) m).
Proof.
  intros g m. unfold next. simpl. destruct (_ && _); simpl; auto.
Qed.

Lemma to_ply_of : forall s m, to (ply_of s m) = (stones (after_move rules s m), to_move (after_move rules s
  m)).
Proof. intros s [p|]; simpl; [reflexivity|]. destruct (must_pass s); reflexivity. Qed.

Lemma from_ply_of : forall s m, from (ply_of s m) = (stones s, to_move s).
Proof. intros s [p|]; reflexivity. Qed.

Lemma judged_unfinished : forall s m, judge rules s m = None -> is_finished rules s = false.
Proof. intros s m H. unfold judge in H. destruct (is_finished rules s); [discriminate | reflexivity]. Qed.

(* After a ply: the situation, but that a dispute may have ended the game. *)
Lemma next_passes : forall g m, passes (now (next rules g m)) = passes (after_move rules (now g) m) \/
  (passes (now g) = 1 /\ passes (after_move rules (now g) m) = 2).
Proof.
  intros g m. unfold next. simpl.
  destruct (resume_dispute rules && pause_begins rules (now g) (after_move rules (now g) m) &&
            existsb (position_eqb (stones (after_move rules (now g) m))) (paused_at g)) eqn:D; [|left; reflexivity].
  right. apply andb_true_iff in D as (D & _). apply andb_true_iff in D as (_ & D). unfold pause_begins in D.
  apply andb_true_iff in D as (D & _). apply andb_true_iff in D as (D1 & D2). apply Nat.eqb_eq in D1, D2. auto.
Qed.

Lemma owed_next : forall g m, handicap_owed (now (next rules g m)) = handicap_owed (after_move rules (now g) m).
Proof. intros g m. unfold next. simpl. destruct (_ && _); reflexivity. Qed.

Lemma bans_next : forall g m, bans (now (next rules g m)) = bans (after_move rules (now g) m).
Proof. intros g m. unfold next. simpl. destruct (_ && _); reflexivity. Qed.

Lemma none_owed_after : forall s m, handicap_owed s = 0 -> handicap_owed (after_move rules s m) = 0.
Proof. intros s [p|] H; simpl; [exact H|]. unfold must_pass. rewrite H. reflexivity. Qed.

Lemma owes_nothing_next : forall g m, handicap_owed (now g) = 0 -> handicap_owed (now (next rules g m)) = 0.
Proof. intros g m H. rewrite owed_next. apply none_owed_after. exact H. Qed.

Lemma after_pass : forall s, handicap_owed s = 0 -> after_move rules s pass =
  {| stones := stones s; to_move := opponent (to_move s); passes := S (passes s); bans := []; handicap_owed := 0 |}.
Proof. intros s H. unfold after_move, must_pass. rewrite H. reflexivity. Qed.

Lemma after_play : capture_ends rules = false -> forall s p, after_move rules s (play_on p) =
  {| stones := after (play_at (stones s) (to_move s) p); to_move := opponent (to_move s); passes := 0;
     bans := hot_stones rules (play_at (stones s) (to_move s) p); handicap_owed := handicap_owed s |}.
Proof. intros No s p. unfold after_move. rewrite No. reflexivity. Qed.

Lemma play_passes : capture_ends rules = false -> forall g p, passes (now (next rules g (play_on p))) = 0.
Proof.
  intros No g p. destruct (next_passes g (play_on p)) as [E|(_ & E)]; rewrite (after_play No) in E; [exact E | discriminate].
Qed.

Lemma lawful_next : forall g m, lawful_game rules g -> is_legal_move rules cycle g m = true ->
  lawful_game rules (next rules g m).
Proof.
  intros g m [W L R F] H. apply legal_move_is_judged in H.
  assert (X : lawful_ply rules (ply_of (now g) m)).
  { destruct m as [p|]; [apply judged_play_is_lawful; assumption | simpl; auto]. }
  destruct (now_next g m) as (E1 & E2).
  assert (Y : well_formed (stones (after_move rules (now g) m)) /\ legal (stones (after_move rules (now g)
    m))).
  { destruct m as [p|]; [apply (lawful_after rules _ X)|]. simpl. destruct (must_pass (now g)); auto. }
  constructor.
  - rewrite E1. apply Y.
  - rewrite E1. apply Y.
  - rewrite E1, E2, <- to_ply_of. simpl. split; [reflexivity|]. rewrite from_ply_of. exact R.
  - simpl. constructor; assumption.
Qed.

Theorem games_are_lawful : forall setup c g, well_formed setup -> legal setup ->
  leads_to rules cycle (start_of rules setup c) g -> lawful_game rules g.
Proof.
  intros setup c g W L P. induction P as [|h m P IH H]; [apply lawful_start; assumption|].
  apply lawful_next; assumption.
Qed.

End OfARuleSet.
End Lawful.

Print Assumptions games_are_lawful.
