(* Plain facts about cells, points and positions, which all other proofs use.

   Comparing with == tells equality; a position is known if its cells are; putting and removing change the
   cells that they name and no others. Nothing here is about Go. *)
From Hotstone.board Require Import board.

Lemma color_eqb_eq : forall a b, color_eqb a b = true <-> a = b.
Proof. destruct a, b; simpl; split; congruence. Qed.

Lemma color_eqb_refl : forall c, color_eqb c c = true.
Proof. destruct c; reflexivity. Qed.

Lemma cell_eqb_eq : forall a b, cell_eqb a b = true <-> a = b.
Proof.
  destruct a as [a|], b as [b|]; simpl; split; try congruence.
  - intro H. apply color_eqb_eq in H. congruence.
  - intro H. apply color_eqb_eq. congruence.
Qed.

Lemma position_eqb_eq : forall a b, position_eqb a b = true <-> a = b.
Proof.
  induction a as [|x a IH]; destruct b as [|y b]; simpl; split; try congruence.
  - intro H. apply andb_true_iff in H as [H1 H2]. apply cell_eqb_eq in H1. apply IH in H2. congruence.
  - intro H. injection H as -> ->. apply andb_true_iff; split; [apply cell_eqb_eq | apply IH]; reflexivity.
Qed.

Lemma position_eqb_refl : forall a, position_eqb a a = true.
Proof. intro a. apply position_eqb_eq. reflexivity. Qed.

Lemma color_eq_dec : forall a b : color, {a = b} + {a <> b}.
Proof. decide equality. Defined.

Lemma cell_eq_dec : forall a b : cell, {a = b} + {a <> b}.
Proof. decide equality. apply color_eq_dec. Defined.

Lemma position_eq_dec : forall a b : position, {a = b} + {a <> b}.
Proof. apply list_eq_dec. apply cell_eq_dec. Defined.

Lemma opponent_opponent : forall c, opponent (opponent c) = c.
Proof. destruct c; reflexivity. Qed.

Lemma opponent_differs : forall c, opponent c <> c.
Proof. destruct c; discriminate. Qed.

Lemma opponent_eqb : forall c, color_eqb (opponent c) c = false.
Proof. destruct c; reflexivity. Qed.

Lemma eqb_opponent : forall c, color_eqb c (opponent c) = false.
Proof. destruct c; reflexivity. Qed.

Lemma color_cases : forall c d, d = c \/ d = opponent c.
Proof. destruct c, d; auto. Qed.

Lemma other_color : forall c d, d <> c -> d = opponent c.
Proof. destruct c, d; simpl; congruence. Qed.

Lemma is_empty_iff : forall pos p, is_empty pos p = true <-> cell_at pos p = None.
Proof. intros. apply cell_eqb_eq. Qed.

Lemma mem_In : forall p l, mem p l = true <-> In p l.
Proof.
  intros p l. unfold mem. rewrite existsb_exists. split.
  - intros (x & Hx & E). apply Nat.eqb_eq in E. subst. exact Hx.
  - intro H. exists p. split; [exact H | apply Nat.eqb_refl].
Qed.

Lemma mem_not_In : forall p l, mem p l = false <-> ~ In p l.
Proof.
  intros p l. rewrite <- mem_In. destruct (mem p l); split; congruence.
Qed.

(* A list without repetitions that has one member is that member. *)
Lemma only_member : forall (l : list nat) q, NoDup l -> (forall x, In x l <-> x = q) -> l = [q].
Proof.
  intros [|x l] q D H; [exfalso; apply (proj2 (H q) eq_refl)|].
  assert (x = q) by (apply H; left; reflexivity). subst x. f_equal.
  destruct l as [|y l]; [reflexivity|]. exfalso.
  assert (y = q) by (apply H; right; left; reflexivity). subst y.
  inversion D as [|a b N D']. apply N. left. reflexivity.
Qed.

Lemma no_member : forall l : list nat, (forall x, ~ In x l) -> l = [].
Proof. intros [|x l] H; [reflexivity|]. exfalso. apply (H x). left. reflexivity. Qed.

Section OnABoard.
Context {B : board}.

Lemma NoDup_all_points : NoDup all_points.
Proof. apply seq_NoDup. Qed.

Lemma in_all_points : forall p, In p all_points <-> p < points.
Proof. intro p. unfold all_points. rewrite in_seq. lia. Qed.

Lemma cell_at_tabulate : forall f p, p < points -> cell_at (tabulate f) p = f p.
Proof.
  intros f p H. unfold cell_at, tabulate, all_points.
  rewrite nth_indep with (d' := f 0) by (rewrite map_length, seq_length; exact H).
  rewrite map_nth, seq_nth by exact H. reflexivity.
Qed.

Lemma well_formed_tabulate : forall f, well_formed (tabulate f).
Proof. intro f. unfold well_formed, tabulate, all_points. rewrite map_length, seq_length. reflexivity. Qed.

Lemma cell_off_board : forall pos p, well_formed pos -> points <= p -> cell_at pos p = None.
Proof. intros pos p W H. apply nth_overflow. unfold well_formed in W. lia. Qed.

Lemma stone_on_board : forall pos p c, well_formed pos -> cell_at pos p = Some c -> p < points.
Proof.
  intros pos p c W H. destruct (le_lt_dec points p) as [G|G]; [|exact G].
  rewrite (cell_off_board pos p W G) in H. discriminate.
Qed.

Lemma position_ext : forall a b, well_formed a -> well_formed b ->
  (forall p, p < points -> cell_at a p = cell_at b p) -> a = b.
Proof.
  intros a b Wa Wb H. apply nth_ext with (d := None) (d' := None).
  - unfold well_formed in *. congruence.
  - intros n Hn. apply H. unfold well_formed in Wa. lia.
Qed.

Lemma well_formed_put : forall pos p c, well_formed (put pos p c).
Proof. intros. apply well_formed_tabulate. Qed.

Lemma well_formed_remove : forall pos l, well_formed (remove pos l).
Proof. intros. apply well_formed_tabulate. Qed.

Lemma cell_at_put_same : forall pos p c, p < points -> cell_at (put pos p c) p = Some c.
Proof. intros. unfold put. rewrite cell_at_tabulate by assumption. rewrite Nat.eqb_refl. reflexivity. Qed.

Lemma cell_at_put_other : forall pos p c q, well_formed pos -> q <> p -> cell_at (put pos p c) q = cell_at
  pos q.
Proof.
  intros pos p c q W H. destruct (le_lt_dec points q) as [G|G].
  - rewrite cell_off_board by (try apply well_formed_put; exact G).
    symmetry. apply cell_off_board; assumption.
  - unfold put. rewrite cell_at_tabulate by exact G. destruct (Nat.eqb_spec q p); congruence.
Qed.

Lemma cell_at_removed : forall pos l q, In q l -> cell_at (remove pos l) q = None.
Proof.
  intros pos l q H. destruct (le_lt_dec points q) as [G|G].
  - apply cell_off_board; [apply well_formed_remove | exact G].
  - unfold remove. rewrite cell_at_tabulate by exact G.
    apply mem_In in H. rewrite H. reflexivity.
Qed.

Lemma cell_at_kept : forall pos l q, well_formed pos -> ~ In q l -> cell_at (remove pos l) q = cell_at pos q.
Proof.
  intros pos l q W H. destruct (le_lt_dec points q) as [G|G].
  - rewrite cell_off_board by (try apply well_formed_remove; exact G).
    symmetry. apply cell_off_board; assumption.
  - unfold remove. rewrite cell_at_tabulate by exact G.
    apply mem_not_In in H. rewrite H. reflexivity.
Qed.

Lemma remove_nothing : forall pos, well_formed pos -> remove pos [] = pos.
Proof.
  intros pos W. apply position_ext; auto using well_formed_remove.
  intros p _. apply cell_at_kept; auto.
Qed.

Lemma adjacent_right_on_board : forall p q, adjacent p q = true -> q < points.
Proof. intros p q H. rewrite adjacent_sym in H. eapply adjacent_on_board; eassumption. Qed.

End OnABoard.
