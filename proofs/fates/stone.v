(* The fate of one stone, by the law.

   ING96-R4: "Stones that can be removed are dead; stones that cannot be removed are alive. Any disputed shape should be
   verified for life and death by removal." The stone stands at the point p and is the owner's; the other
   player is its attacker. The attacker has won as soon as p no longer carries a stone of the owner, whoever took it
   off and whatever comes there later. The owner has won if the game ends before. So there are three answers:

     removed   the attacker forces that, and play ends
     kept      the owner forces the end of the game, and play ends
     hanging   neither: it takes a rule about long cycles to decide

   This is spec/fates/board_fates.h, said of any rule set, any rule about cycles and any game. For rule sets
   without a rule about cycles the theorems of fates/stages.v are said of situations: `stages_remove`,
   `stages_keep`, `trap_against_removal`, `trap_against_keeping`. On 2x1 with White to move, the black stone A1
   of X. is removed within one ply: White takes it at B1. *)
From Hotstone.board Require Import board board_facts.
From Hotstone.rules Require Import situation game.
From Hotstone.endless Require Import walks.
From Hotstone.certificates Require Import listing forcing.
From Hotstone.fates Require Import fight stages.

Section Stone.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (p : nat) (owner : color).

Definition still_stands (s : situation) : bool := cell_eqb (cell_at (stones s) p) (Some owner).

Definition has_won (s : situation) : option color :=
  if still_stands s then if is_finished rules s then Some owner else None else Some (opponent owner).

Definition every_move : list move := pass :: map play_on all_points.

Lemma every_judged_move_is_listed : forall s m, judge rules s m = None -> In m every_move.
Proof.
  intros s [q|] J; [|left; reflexivity]. right. apply in_map. apply in_all_points. eapply judged_on_board. exact J.
Qed.

Lemma every_legal_move_is_listed : forall g m, is_legal_move rules cycle g m = true -> In m every_move.
Proof.
  intros g m L. apply every_judged_move_is_listed with (now g). unfold is_legal_move, judge_in_game in L.
  destruct (judge rules (now g) m); [discriminate | reflexivity].
Qed.

Lemma open_is_unfinished : forall s, has_won s = None -> is_finished rules s = false.
Proof. intros s. unfold has_won. destruct (still_stands s), (is_finished rules s); congruence. Qed.

Lemma a_pass_is_legal : forall g, has_won (now g) = None -> is_legal_move rules cycle g pass = true.
Proof.
  intros g W. apply open_is_unfinished in W. unfold is_legal_move, judge_in_game, judge. rewrite W. reflexivity.
Qed.

Definition fight_over : fight :=
  {| node := game; act := move; turn := fun g => to_move (now g); may := is_legal_move rules cycle;
     behind := next rules; winner := fun g => has_won (now g); every_act := every_move; passing := pass;
     every_act_is_listed := every_legal_move_is_listed; passing_is_allowed := a_pass_is_legal |}.

Definition is_removed (g : game) : Prop := @forces fight_over (opponent owner) g.
Definition is_removed_within (n : nat) (g : game) : Prop := @forces_within fight_over (opponent owner) n g.
Definition is_kept (g : game) : Prop := @forces fight_over owner g.
Definition is_kept_within (n : nat) (g : game) : Prop := @forces_within fight_over owner n g.
Definition is_hanging (g : game) : Prop := ~ is_removed g /\ ~ is_kept g.

Theorem removed_is_not_kept : forall g, is_removed g -> ~ is_kept g.
Proof. intros g R K. apply (opponent_differs owner). exact (@one_side_forces fight_over _ _ g R K). Qed.

Lemma gone_is_won : forall s, has_won s = Some (opponent owner) <-> cell_at (stones s) p <> Some owner.
Proof.
  intro s. unfold has_won, still_stands. destruct (cell_eqb (cell_at (stones s) p) (Some owner)) eqn:E.
  - apply cell_eqb_eq in E. split; [|congruence].
    destruct (is_finished rules s), owner; simpl; congruence.
  - split; [|reflexivity]. intros _ C. apply cell_eqb_eq in C. congruence.
Qed.

Lemma ended_is_won : forall s,
  has_won s = Some owner <-> cell_at (stones s) p = Some owner /\ is_finished rules s = true.
Proof.
  intro s. rewrite <- (cell_eqb_eq (cell_at (stones s) p)). unfold has_won, still_stands.
  destruct (cell_eqb (cell_at (stones s) p) (Some owner)), (is_finished rules s), owner; simpl;
    split; try tauto; try congruence; intros (H & H'); congruence.
Qed.

Lemma open_is_not_won : forall s,
  cell_at (stones s) p = Some owner -> is_finished rules s = false -> has_won s = None.
Proof.
  intros s C F. unfold has_won, still_stands. rewrite (proj2 (cell_eqb_eq _ _) C), F. reflexivity.
Qed.

End Stone.

(* Without a rule about cycles the situation says what is legal, so stages and traps are of situations. *)
Section OfSituations.
Context {B : board}.
Variable rules : rule_set.
Hypothesis no_dispute : resume_dispute rules = false.
Variables (p : nat) (owner : color).

Notation attacker := (opponent owner).
Notation stands s := (cell_at (stones s) p = Some owner).
Notation may_make m s := (judge rules s m = None).

(* The conditions for either side x; `won t` says that x has won in t. *)

Definition leads_lower (won : situation -> Prop) (stage : situation -> option nat) (n : nat) (t : situation) : Prop :=
  (won t /\ 0 < n) \/ exists k, stage t = Some k /\ k < n.

Definition is_staged (x : color) (won : situation -> Prop) (stage : situation -> option nat) : Prop :=
  forall s n, stage s = Some n -> stands s /\ is_finished rules s = false /\
    (to_move s = x -> exists m, may_make m s /\ leads_lower won stage n (after_move rules s m)) /\
    (to_move s <> x -> forall m, may_make m s -> leads_lower won stage n (after_move rules s m)).

(* Of a trap for x; `lost t` says that the other side has won in t. *)
Definition is_trap (x : color) (lost : situation -> Prop) (trap : situation -> bool) : Prop :=
  forall s, trap s = true -> stands s /\ is_finished rules s = false /\
    (to_move s = x -> forall m, may_make m s ->
       lost (after_move rules s m) \/ trap (after_move rules s m) = true) /\
    (to_move s <> x -> exists m, may_make m s /\
       (lost (after_move rules s m) \/ trap (after_move rules s m) = true)).

Definition gone (s : situation) : Prop := cell_at (stones s) p <> Some owner.
Definition ended_there (s : situation) : Prop := stands s /\ is_finished rules s = true.

Notation the_fight := (fight_over rules no_cycle_rule p owner).

Lemma winner_behind : forall g m, @winner the_fight (next rules g m) = has_won rules p owner (after_move rules (now g) m).
Proof. intros g m. rewrite <- (now_is_after rules no_dispute g m). reflexivity. Qed.

Lemma staged_falls : forall x won stage, (forall s, won s <-> has_won rules p owner s = Some x) ->
  is_staged x won stage -> @stages_fall the_fight x (fun g => stage (now g)).
Proof.
  intros x won stage Won Staged g n S. destruct (Staged (now g) n S) as (C & F & Own & Other).
  assert (Lower : forall m, leads_lower won stage n (after_move rules (now g) m) ->
            @is_lower the_fight x (fun g => stage (now g)) n (next rules g m) = true).
  { intros m L. unfold is_lower, won_by_side. rewrite winner_behind, (now_is_after rules no_dispute g m).
    destruct L as [(W & L)|(k & E & L)].
    - apply Won in W. rewrite W, (proj2 (cell_eqb_eq _ _) eq_refl). apply Nat.ltb_lt. exact L.
    - destruct (Staged _ k E) as (C' & F' & _). rewrite (open_is_not_won rules p owner _ C' F'). simpl.
      rewrite E. apply Nat.ltb_lt. exact L. }
  split; [apply open_is_not_won; assumption|]. split.
  - intro T. destruct (Own T) as (m & J & L). exists m. split; [apply legal_is_judged; exact J | apply Lower; exact L].
  - intros T m J. apply Lower. apply Other; [exact T|]. apply legal_is_judged in J. exact J.
Qed.

Lemma trap_closes : forall x lost trap, (forall s, lost s <-> has_won rules p owner s = Some (opponent x)) ->
  is_trap x lost trap -> @trap_is_closed the_fight x (fun g => trap (now g)).
Proof.
  intros x lost trap Lost Trap g G. destruct (Trap (now g) G) as (C & F & Own & Other).
  assert (Held : forall m, lost (after_move rules (now g) m) \/ trap (after_move rules (now g) m) = true ->
            @is_held the_fight x (fun g => trap (now g)) (next rules g m) = true).
  { intros m H. unfold is_held, won_by_side. rewrite winner_behind, (now_is_after rules no_dispute g m).
    apply orb_true_iff. destruct H as [W|E]; [left | right; exact E]. apply cell_eqb_eq. apply Lost. exact W. }
  split; [apply open_is_not_won; assumption|]. split.
  - intros T m J. apply Held. apply Own; [exact T|]. apply legal_is_judged in J. exact J.
  - intro T. destruct (Other T) as (m & J & L). exists m. split; [apply legal_is_judged; exact J | apply Held; exact L].
Qed.

Lemma gone_is : forall s, gone s <-> has_won rules p owner s = Some attacker.
Proof. intro s. symmetry. apply gone_is_won. Qed.

Lemma ended_is : forall s, ended_there s <-> has_won rules p owner s = Some owner.
Proof. intro s. symmetry. apply ended_is_won. Qed.

Theorem stages_remove : forall stage, is_staged attacker gone stage ->
  forall g n, stage (now g) = Some n -> is_removed_within rules no_cycle_rule p owner n g.
Proof.
  intros stage Staged g n S. apply (@stages_force the_fight attacker (fun g => stage (now g)));
    [apply (staged_falls attacker gone); [apply gone_is | exact Staged] | exact S].
Qed.

Theorem stages_keep : forall stage, is_staged owner ended_there stage ->
  forall g n, stage (now g) = Some n -> is_kept_within rules no_cycle_rule p owner n g.
Proof.
  intros stage Staged g n S. apply (@stages_force the_fight owner (fun g => stage (now g)));
    [apply (staged_falls owner ended_there); [apply ended_is | exact Staged] | exact S].
Qed.

Theorem trap_against_removal : forall trap, is_trap attacker ended_there trap ->
  forall g, trap (now g) = true -> ~ is_removed rules no_cycle_rule p owner g.
Proof.
  intros trap Trap g G. apply (@trap_refutes the_fight attacker (fun g => trap (now g))); [|exact G].
  apply (trap_closes attacker ended_there); [|exact Trap]. rewrite opponent_opponent. apply ended_is.
Qed.

Theorem trap_against_keeping : forall trap, is_trap owner gone trap ->
  forall g, trap (now g) = true -> ~ is_kept rules no_cycle_rule p owner g.
Proof.
  intros trap Trap g G. apply (@trap_refutes the_fight owner (fun g => trap (now g))); [|exact G].
  apply (trap_closes owner gone); [apply gone_is | exact Trap].
Qed.

End OfSituations.

Print Assumptions removed_is_not_kept.
Print Assumptions stages_remove.
Print Assumptions stages_keep.
Print Assumptions trap_against_removal.
Print Assumptions trap_against_keeping.
