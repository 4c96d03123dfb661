(* What can be reached from a point, step by step.

   `reach step p` collects the points that steps lead to from p, by adding the next ones as often as the
   board has points, like a flood fill that is run long enough. It stops growing before that: as long as it
   grows, each round adds a point, and there are no more than `points` of them. So the program's answer is
   the mathematical one: `reach_iff` says that a point is collected exactly if some way leads to it. Chains
   (chains.v) are reached by steps between neighbours of one colour. Cost: O(points^3) steps. *)
From Hotstone.board Require Import board board_facts.

Section Reach.
Context {B : board}.
Variable step : nat -> nat -> bool.

(* The points collected so far, and those one step further; in index order. *)
Definition grow (found : list nat) : list nat :=
  filter (fun q => mem q found || existsb (fun r => step r q) found) all_points.

Fixpoint reach_in (rounds : nat) (p : nat) : list nat :=
  match rounds with
  | 0 => filter (Nat.eqb p) all_points
  | S k => grow (reach_in k p)
  end.

Definition reach (p : nat) : list nat := reach_in points p.

(* A way from p to q. *)
Inductive way (p : nat) : nat -> Prop :=
  | way_here : way p p
  | way_on : forall q r, way p q -> step q r = true -> r < points -> way p r.

Lemma reach_in_on_board : forall k p q, In q (reach_in k p) -> q < points.
Proof.
  intros [|k] p q H; simpl in H; unfold grow in H; apply filter_In in H as [H _]; apply in_all_points; exact
    H.
Qed.

Lemma reach_in_sound : forall k p q, In q (reach_in k p) -> way p q.
Proof.
  induction k as [|k IH]; intros p q H.
  - simpl in H. apply filter_In in H as [_ E]. apply Nat.eqb_eq in E. subst. constructor.
  - assert (Hq := reach_in_on_board _ _ _ H). simpl in H. unfold grow in H. apply filter_In in H as [_ E].
    apply orb_true_iff in E as [E|E].
    + apply IH. apply mem_In. exact E.
    + apply existsb_exists in E as (r & Hr & E). apply way_on with r; auto.
Qed.

Lemma reach_in_grows : forall k p q, In q (reach_in k p) -> In q (reach_in (S k) p).
Proof.
  intros k p q H. assert (Hq := reach_in_on_board _ _ _ H). simpl. unfold grow. apply filter_In. split.
  - apply in_all_points. exact Hq.
  - apply orb_true_iff. left. apply mem_In. exact H.
Qed.

(* Of two selections from one list, the smaller one is the other if it is as long. *)
Lemma filter_length_le : forall (f g : nat -> bool) l, (forall x, In x l -> f x = true -> g x = true) ->
  length (filter f l) <= length (filter g l).
Proof.
  induction l as [|x l IH]; simpl; intro H; [lia|].
  assert (IH' := IH (fun y Hy => H y (or_intror Hy))).
  destruct (f x) eqn:F; [rewrite (H x) by auto; simpl; lia|].
  destruct (g x); simpl; lia.
Qed.

Lemma filter_length_eq : forall (f g : nat -> bool) l, (forall x, In x l -> f x = true -> g x = true) ->
  length (filter f l) = length (filter g l) -> filter f l = filter g l.
Proof.
  induction l as [|x l IH]; simpl; intros H E; [reflexivity|].
  assert (L := filter_length_le f g l (fun y Hy => H y (or_intror Hy))).
  destruct (f x) eqn:F.
  - rewrite (H x) in * by auto. simpl in E. f_equal. apply IH; auto; lia.
  - destruct (g x) eqn:G; simpl in E; [lia|]. apply IH; auto.
Qed.

(* Each round of a search is a selection from all points. *)
Lemma reach_in_selects : forall k p, exists f, reach_in k p = filter f all_points.
Proof. intros [|k] p; simpl; unfold grow; eauto. Qed.

Lemma reach_in_stops : forall k p, p < points -> reach_in (S k) p = reach_in k p \/ k < length (reach_in k p).
Proof.
  induction k as [|k IH]; intros p Hp.
  - right. assert (H : In p (reach_in 0 p)).
    { simpl. apply filter_In. split; [apply in_all_points; exact Hp | apply Nat.eqb_refl]. }
    destruct (reach_in 0 p); [destruct H | simpl; lia].
  - destruct (IH p Hp) as [E|L].
    + left. change (reach_in (S (S k)) p) with (grow (reach_in (S k) p)). rewrite E. exact E.
    + destruct (reach_in_selects k p) as [f Ef]. destruct (reach_in_selects (S k) p) as [g Eg].
      assert (I : forall x, In x all_points -> f x = true -> g x = true).
      { intros x Hx Fx. assert (H : In x (reach_in k p)) by (rewrite Ef; apply filter_In; auto).
        apply reach_in_grows in H. rewrite Eg in H. apply filter_In in H. tauto. }
      assert (Le := filter_length_le f g all_points I). rewrite <- Ef, <- Eg in Le.
      destruct (Nat.eq_dec (length (reach_in k p)) (length (reach_in (S k) p))) as [E|N].
      * left. assert (E' : reach_in k p = reach_in (S k) p).
        { rewrite Ef, Eg in E. rewrite Ef, Eg. apply filter_length_eq; assumption. }
        change (reach_in (S (S k)) p) with (grow (reach_in (S k) p)). rewrite <- E'. symmetry. exact E'.
      * right. lia.
Qed.

Lemma reach_closed : forall p, p < points -> grow (reach p) = reach p.
Proof.
  intros p Hp. unfold reach. destruct (reach_in_stops points p Hp) as [E|L]; [exact E|].
  exfalso. destruct (reach_in_selects points p) as [f Ef]. rewrite Ef in L.
  assert (G := filter_length_le f (fun _ => true) all_points (fun _ _ _ => eq_refl)).
  assert (T : forall l : list nat, filter (fun _ => true) l = l).
  { induction l as [|x l IHl]; simpl; [reflexivity | rewrite IHl; reflexivity]. }
  rewrite T in G. unfold all_points in G at 2. rewrite seq_length in G. lia.
Qed.

Lemma reach_start : forall k p, p < points -> In p (reach_in k p).
Proof.
  induction k as [|k IH]; intros p Hp; [|apply reach_in_grows; auto].
  simpl. apply filter_In. split; [apply in_all_points; exact Hp | apply Nat.eqb_refl].
Qed.

(* The program collects exactly what a way leads to. *)
Theorem reach_iff : forall p q, p < points -> (In q (reach p) <-> way p q).
Proof.
  intros p q Hp. split; [apply reach_in_sound|].
  induction 1 as [|q r W IH S R]; [apply reach_start; exact Hp|].
  rewrite <- reach_closed by exact Hp. unfold grow. apply filter_In. split; [apply in_all_points; exact R|].
  apply orb_true_iff. right. apply existsb_exists. exists q. auto.
Qed.

End Reach.

Print Assumptions reach_iff.
