(* A table of answers, and why a checked one is the only one.

   A table says of some undecided nodes which side forces its win, with a stage, or that the node hangs: neither
   side does. It is checked node by node, by the answers behind the moves (`agrees`):

     won by x at stage n   a move of x leads to a lower stage of x; of the other side, every move does
     hangs                 no move leads to what the mover wins, and some move leads to what hangs

   What is won has stage 0. A table need not have all nodes: where one move is enough, the others may lead
   anywhere.

   The nodes that x wins have stages; those that hang, or that the other side wins, are a trap for x. So the
   table is right (`checked_table_is_right`), decides who forces what (`checked_table_decides`), and no
   other checked table says anything else (`checked_tables_agree`), but for stages. *)
From Hotstone.board Require Import board board_facts.
From Hotstone.fates Require Import fight stages.

Inductive answer := won_by (x : color) (stage : nat) | hangs.

(* The side that forces its win. *)
Definition side_of (a : answer) : option color := match a with won_by x _ => Some x | hangs => None end.

(* Of what is behind a move; nothing where the table is silent. *)

Definition falls_to (x : color) (n : nat) (behind : option answer) : bool :=
  match behind with Some (won_by y k) => color_eqb y x && (k <? n) | _ => false end.

Definition is_not_won_by (x : color) (behind : option answer) : bool :=
  match behind with Some a => negb (cell_eqb (side_of a) (Some x)) | None => false end.

Definition still_hangs (behind : option answer) : bool := match behind with Some hangs => true | _ => false end.

Definition agrees (mover : color) (here : answer) (behind : list (option answer)) : bool :=
  match here with
  | won_by x n => if color_eqb mover x then existsb (falls_to x n) behind else forallb (falls_to x n) behind
  | hangs => forallb (is_not_won_by mover) behind && existsb still_hangs behind
  end.

Section Table.
Context {f : fight}.
Variable table : node f -> option answer.

Definition answer_at (h : node f) : option answer :=
  match winner h with Some x => Some (won_by x 0) | None => table h end.

Definition is_checked_at (g : node f) (a : answer) : Prop :=
  winner g = None /\ exists answers,
    (forall v, In v answers <-> exists m, may g m = true /\ answer_at (behind g m) = v) /\
    agrees (turn g) a answers = true.

Definition is_checked : Prop := forall g a, table g = Some a -> is_checked_at g a.

Definition stage_for (x : color) (h : node f) : option nat :=
  match table h with Some (won_by y n) => if color_eqb y x then Some n else None | _ => None end.

Definition trap_for (x : color) (h : node f) : bool := is_not_won_by x (table h).

Lemma falling_is_lower : forall x n h, falls_to x n (answer_at h) = true -> is_lower x (stage_for x) n h = true.
Proof.
  intros x n h H. unfold is_lower, won_by_side, stage_for. unfold answer_at in H.
  destruct (winner h) as [y|]; simpl in *.
  - apply andb_true_iff in H as (E & L). rewrite E. exact L.
  - destruct (table h) as [[y k|]|]; simpl in H; try discriminate. apply andb_true_iff in H as (E & L).
    rewrite E. exact L.
Qed.

Lemma not_won_is_held : forall x h, is_not_won_by x (answer_at h) = true -> is_held x (trap_for x) h = true.
Proof.
  intros x h H. unfold is_held, won_by_side, trap_for. unfold answer_at in H.
  destruct (winner h) as [y|]; simpl in *; [|exact H].
  apply negb_true_iff in H. destruct x, y; simpl in *; congruence.
Qed.

Lemma falling_is_not_won : forall x n v, falls_to (opponent x) n v = true -> is_not_won_by x v = true.
Proof.
  intros x n [[y k|]|] H; simpl in *; try discriminate. apply andb_true_iff in H as (E & _).
  apply color_eqb_eq in E. subst y. destruct x; reflexivity.
Qed.

Lemma hanging_is_not_won : forall x v, still_hangs v = true -> is_not_won_by x v = true.
Proof. intros x [[y k|]|] H; simpl in *; congruence. Qed.

Hypothesis checked : is_checked.

Lemma checked_stages_fall : forall x, stages_fall x (stage_for x).
Proof.
  intros x g n S. unfold stage_for in S. destruct (table g) as [[y m|]|] eqn:T; try discriminate.
  destruct (color_eqb y x) eqn:E; [|discriminate]. injection S as ->. apply color_eqb_eq in E. subst y.
  destruct (checked g _ T) as (W & answers & Behind & A). split; [exact W|]. simpl in A. split.
  - intro M. apply color_eqb_eq in M. rewrite M in A. apply existsb_exists in A as (v & I & F).
    apply Behind in I as (a & L & <-). exists a. split; [exact L | apply falling_is_lower; exact F].
  - intros M a L. destruct (color_eqb (turn g) x) eqn:M'; [apply color_eqb_eq in M'; contradiction|].
    rewrite forallb_forall in A. apply falling_is_lower. apply A. apply Behind. exists a. auto.
Qed.

Lemma checked_trap_is_closed : forall x, trap_is_closed x (trap_for x).
Proof.
  intros x g G. unfold trap_for in G. destruct (table g) as [a|] eqn:T; [|discriminate].
  destruct (checked g a T) as (W & answers & Behind & A). split; [exact W|]. destruct a as [y n|]; simpl in G, A.
  - assert (E : y = opponent x) by (destruct x, y; simpl in *; congruence). subst y.
    assert (Held : forall v, falls_to (opponent x) n v = true -> is_not_won_by x v = true).
    { intro v. apply falling_is_not_won. }
    split; intro M.
    + rewrite M in A. replace (color_eqb x (opponent x)) with false in A by (destruct x; reflexivity).
      intros b L. rewrite forallb_forall in A. apply not_won_is_held. apply Held. apply A. apply Behind. exists b. auto.
    + assert (M' : turn g = opponent x) by (destruct (color_cases x (turn g)); [contradiction | assumption]).
      rewrite M', color_eqb_refl in A. apply existsb_exists in A as (v & I & F).
      apply Behind in I as (b & L & <-). exists b. split; [exact L|]. apply not_won_is_held. apply Held. exact F.
  - apply andb_true_iff in A as (Never & One). split; intro M.
    + rewrite M in Never. intros b L. rewrite forallb_forall in Never. apply not_won_is_held. apply Never.
      apply Behind. exists b. auto.
    + apply existsb_exists in One as (v & I & F). apply Behind in I as (b & L & <-). exists b.
      split; [exact L|]. apply not_won_is_held. apply hanging_is_not_won. exact F.
Qed.

Theorem checked_table_is_right : forall g a, table g = Some a ->
  match a with
  | won_by x n => forces_within x n g
  | hangs => forall x, prevents x g
  end.
Proof.
  intros g [x n|] T.
  - apply (stages_force x (stage_for x) (checked_stages_fall x)). unfold stage_for. rewrite T.
    rewrite color_eqb_refl. reflexivity.
  - intro x. rewrite <- (opponent_opponent x).
    apply (trap_prevents (opponent x) (trap_for (opponent x)) (checked_trap_is_closed _)).
    unfold trap_for. rewrite T. reflexivity.
Qed.

Theorem checked_table_decides : forall g a, table g = Some a -> forall x, forces x g <-> side_of a = Some x.
Proof.
  intros g a T x. assert (R := checked_table_is_right g a T). destruct a as [y n|]; simpl; split; intro H.
  - f_equal. apply (one_side_forces y x g); [|exact H]. apply (within_is_forces y n). exact R.
  - injection H as ->. apply (within_is_forces x n). exact R.
  - exfalso. apply (nobody_forces_what_is_prevented x g); [apply R | exact H].
  - discriminate.
Qed.

End Table.

Theorem checked_tables_agree : forall (f : fight) (table other : node f -> option answer),
  is_checked table -> is_checked other ->
  forall g a b, table g = Some a -> other g = Some b -> side_of a = side_of b.
Proof.
  intros f table other T O g a b A B. assert (Same : forall x, side_of a = Some x <-> side_of b = Some x).
  { intro x. rewrite <- (checked_table_decides table T g a A), <- (checked_table_decides other O g b B). reflexivity. }
  destruct (side_of a) as [x|].
  - symmetry. apply Same. reflexivity.
  - destruct (side_of b) as [y|]; [|reflexivity]. apply Same. reflexivity.
Qed.

Print Assumptions checked_table_is_right.
Print Assumptions checked_table_decides.
Print Assumptions checked_tables_agree.
