(* Rectangles are connected: from the corner A1 each point is reached along its column and then its row.

   So what counting/fill_in.v asks of a board holds on every rectangle. *)
From Hotstone.board Require Import board rectangle reach.

Lemma column_and_row : forall columns a b, b < columns ->
  (columns * a + b) / columns = a /\ (columns * a + b) mod columns = b.
Proof.
  intros columns a b H. split; symmetry.
  - apply (Nat.div_unique _ columns a b); [exact H | reflexivity].
  - apply (Nat.mod_unique _ columns a b); [exact H | reflexivity].
Qed.

Section Rectangle.
Variables columns rows : nat.
Notation board_of := (rectangle columns rows).

Lemma neighbours_are_adjacent : forall p q, p < columns * rows -> q < columns * rows ->
  neighbours_on_grid columns p q = true -> @adjacent board_of p q = true.
Proof.
  intros p q P Q N.
  change ((p <? columns * rows) && (q <? columns * rows) && neighbours_on_grid columns p q = true).
  rewrite (proj2 (Nat.ltb_lt _ _) P), (proj2 (Nat.ltb_lt _ _) Q), N. reflexivity.
Qed.

Lemma to_the_right : forall a b, S b < columns -> columns * a + S b < columns * rows ->
  @adjacent board_of (columns * a + b) (columns * a + S b) = true.
Proof.
  intros a b H P. apply neighbours_are_adjacent; [lia | exact P|]. unfold neighbours_on_grid.
  destruct (column_and_row columns a b) as (-> & ->); [lia|].
  destruct (column_and_row columns a (S b)) as (-> & ->); [lia|].
  unfold next_to_each_other. rewrite !Nat.eqb_refl, orb_true_r. reflexivity.
Qed.

Lemma upwards : forall a b, b < columns -> columns * S a + b < columns * rows ->
  @adjacent board_of (columns * a + b) (columns * S a + b) = true.
Proof.
  intros a b H P. apply neighbours_are_adjacent; [lia | exact P|]. unfold neighbours_on_grid.
  destruct (column_and_row columns a b) as (-> & ->); [lia|].
  destruct (column_and_row columns (S a) b) as (-> & ->); [lia|].
  unfold next_to_each_other. rewrite !Nat.eqb_refl, !orb_true_r. reflexivity.
Qed.

Lemma way_up : forall a, columns * a < columns * rows -> @way board_of (@adjacent board_of) 0 (columns * a).
Proof.
  induction a as [|a IH]; intro P.
  - rewrite Nat.mul_0_r. constructor.
  - apply way_on with (columns * a); [apply IH; lia | | exact P].
    replace (columns * a) with (columns * a + 0) by lia.
    replace (columns * S a) with (columns * S a + 0) by lia. apply upwards; lia.
Qed.

Lemma way_from_corner : forall a b, b < columns -> columns * a + b < columns * rows ->
  @way board_of (@adjacent board_of) 0 (columns * a + b).
Proof.
  intros a. induction b as [|b IH]; intros H P.
  - rewrite Nat.add_0_r. apply way_up. lia.
  - apply way_on with (columns * a + b); [apply IH; lia | | exact P]. apply to_the_right; assumption.
Qed.
End Rectangle.

Section Ways.
Context {B : board}.
Variable step : nat -> nat -> bool.
Hypothesis step_sym : forall p q, step p q = step q p.

Lemma way_then_way : forall p q r, way step p q -> way step q r -> way step p r.
Proof. intros p q r P Q. induction Q as [|q' r Q IH S H]; [exact P | apply way_on with q'; assumption]. Qed.

Lemma way_back : forall p q, p < points -> way step p q -> way step q p.
Proof.
  intros p q H W. induction W as [|q r W IH S R]; [constructor|].
  assert (Q : q < points) by (destruct W; assumption).
  apply way_then_way with q; [|exact IH]. apply way_on with r; [constructor | rewrite step_sym; exact S|].
  exact Q.
Qed.
End Ways.

Theorem rectangles_are_connected : forall columns rows p q, p < columns * rows -> q < columns * rows ->
  @way (rectangle columns rows) (@adjacent (rectangle columns rows)) p q.
Proof.
  intros columns rows p q P Q.
  assert (Corner : forall r, r < columns * rows ->
    @way (rectangle columns rows) (@adjacent (rectangle columns rows)) 0 r).
  { intros r R. assert (C : columns <> 0) by (intros ->; simpl in R; lia).
    rewrite (Nat.div_mod r columns C) in R |- *.
    apply way_from_corner; [apply Nat.mod_upper_bound; exact C | exact R]. }
  apply way_then_way with 0; [|apply Corner; exact Q].
  apply way_back; [intros; apply adjacent_sym | simpl; lia | apply Corner; exact P].
Qed.

Print Assumptions rectangles_are_connected.
