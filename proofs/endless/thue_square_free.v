(* Thue's word has no square.

   The argument of thue.v carried out: `image_square_free` is one round, `thue_square_free` all of them. *)
From Hotstone.endless Require Import square_free thue.

(* Words are put into the form that brackets to the right. *)
Ltac bracket := repeat (rewrite <- app_assoc || rewrite <- app_comm_cons); simpl;
                repeat (rewrite <- app_assoc || rewrite <- app_comm_cons); simpl; reflexivity.

Lemma split_at_a : forall x, ~ In a x \/ exists p s, x = p ++ a :: s /\ ~ In a p.
Proof.
  induction x as [|y x IH]; [left; intros []|]. destruct y.
  - right. exists [], x. auto.
  - destruct IH as [N|(p & s & -> & N)]; [left | right; exists (b :: p), s; split; [reflexivity|]];
      intros [F|F]; try discriminate; auto.
  - destruct IH as [N|(p & s & -> & N)]; [left | right; exists (c :: p), s; split; [reflexivity|]];
      intros [F|F]; try discriminate; auto.
Qed.

(* A square without an a shows in a few letters. *)
Lemma square_without_a : forall x u, x <> [] -> ~ In a x -> occurs (x ++ x) u ->
  occurs [b; b] u \/ occurs [c; c] u \/ occurs [c; b; c] u.
Proof.
  intros x u Ne N (l & r & ->).
  assert (Na : forall y t1 t2, x = t1 ++ y :: t2 -> y = b \/ y = c).
  { intros y t1 t2 ->. destruct y; auto. exfalso. apply N. apply in_elt. }
  destruct x as [|x1 x]; [congruence|].
  destruct (Na x1 [] x eq_refl) as [->| ->].
  - destruct x as [|x2 x]; [left; exists l, r; bracket|].
    destruct (Na x2 [b] x eq_refl) as [->| ->]; [left; exists l, (x ++ b :: b :: x ++ r); bracket|].
    destruct x as [|x3 x]; [right; right; exists (l ++ [b]), r; bracket|].
    destruct (Na x3 [b; c] x eq_refl) as [->| ->];
      [|right; left; exists (l ++ [b]), (x ++ b :: c :: c :: x ++ r); bracket].
    destruct x as [|x4 x]; [left; exists (l ++ [b; c]), (c :: b :: r); bracket|].
    destruct (Na x4 [b; c; b] x eq_refl) as [->| ->].
    + left. exists (l ++ [b; c]), (x ++ b :: c :: b :: b :: x ++ r). bracket.
    + right. right. exists (l ++ [b]), (x ++ b :: c :: b :: c :: x ++ r). bracket.
  - destruct x as [|x2 x]; [right; left; exists l, r; bracket|].
    destruct (Na x2 [c] x eq_refl) as [->| ->];
      [|right; left; exists l, (x ++ c :: c :: x ++ r); bracket].
    destruct x as [|x3 x]; [right; right; exists l, (b :: r); bracket|].
    destruct (Na x3 [c; b] x eq_refl) as [->| ->].
    + left. exists (l ++ [c]), (x ++ c :: b :: b :: x ++ r). bracket.
    + right. right. exists l, (x ++ c :: b :: c :: x ++ r). bracket.
Qed.

Lemma cut_before_a : forall w u v, image w = u ++ a :: v ->
  exists w1 w2, w = w1 ++ w2 /\ image w1 = u /\ image w2 = a :: v.
Proof. intros w u v E. cut E; try discriminate. exists w1, w2. auto. Qed.

Lemma last_block : forall w l y, image w = l ++ [y] ->
  exists w0 x s, w = w0 ++ [x] /\ block x = s ++ [y] /\ image w0 ++ s = l.
Proof.
  intros w l y E. destruct w as [|w1 w]; [destruct l; discriminate|].
  destruct (exists_last (l := w1 :: w)) as (w0 & x & Ew); [discriminate|]. rewrite Ew in *.
  rewrite image_app in E. unfold image at 2 in E. simpl in E. rewrite app_nil_r in E.
  exists w0, x. destruct x; simpl in E |- *.
  - exists [a; b]. change [a; b; c] with ([a; b] ++ [c]) in E. rewrite app_assoc in E.
    apply app_inj_tail in E as (E & ->). auto.
  - exists [a]. change [a; c] with ([a] ++ [c]) in E. rewrite app_assoc in E.
    apply app_inj_tail in E as (E & ->). auto.
  - exists []. apply app_inj_tail in E as (E & ->). rewrite app_nil_r. auto.
Qed.

Lemma ends_in_b : forall w l, image w = l ++ [b] -> exists w0, w = w0 ++ [c] /\ image w0 = l.
Proof.
  intros w l E. apply last_block in E as (w0 & x & s & -> & Eb & El).
  destruct x; destruct s as [|s1 [|s2 [|s3 s]]]; simpl in Eb; try discriminate;
    try (injection Eb; intros; subst; try discriminate; try (destruct s; discriminate)).
  exists w0. rewrite app_nil_r in El. auto.
Qed.

Lemma ends_in_c : forall w l, image w = l ++ [c] -> exists w0 x, w = w0 ++ [x] /\ (x = a \/ x = b).
Proof.
  intros w l E. apply last_block in E as (w0 & x & s & -> & Eb & El). exists w0, x. split; [reflexivity|].
  destruct x; auto. destruct s as [|s1 s]; simpl in Eb; [discriminate|]. destruct s; discriminate.
Qed.

Lemma ends_in_bc : forall w l, image w = l ++ [b; c] -> exists w0, w = w0 ++ [a].
Proof.
  intros w l E. change [b; c] with ([b] ++ [c]) in E. rewrite app_assoc in E.
  assert (E' := E). apply ends_in_c in E as (w0 & x & -> & [->| ->]); [exists w0; reflexivity|].
  rewrite image_app in E'. unfold image at 2 in E'. simpl in E'. change [a; c] with ([a] ++ [c]) in E'.
  rewrite app_assoc in E'. apply app_inj_tail in E' as (E' & _). apply app_inj_tail in E' as (_ & E').
    discriminate.
Qed.

(* An image without an a: at most one c was there. *)
Lemma image_without_a : forall w y, square_free w -> occurs y w -> ~ In a (image y) -> y = [] \/ y = [c].
Proof.
  intros w y S O N. apply square_free_part with (f := y) in S; [|exact O].
  destruct y as [|[| |] y]; [left; reflexivity | | | right]; try (exfalso; apply N; simpl; auto; fail).
  destruct y as [|[| |] y]; [reflexivity| | |]; exfalso; try (apply N; simpl; auto; fail).
  assert (F : [c] = []); [|discriminate]. apply (S [] [c] y). reflexivity.
Qed.

Section Round.
Variable w : list letter.
Hypothesis free : square_free w.
Hypothesis no_aba : ~ occurs [a; b; a] w.
Hypothesis no_cbc : ~ occurs [c; b; c] w.

Lemma not_a_z_b_z_a : forall l z r, w <> l ++ [a] ++ z ++ [b] ++ z ++ [a] ++ r.
Proof.
  intros l z r E. destruct z as [|z1 z].
  - apply no_aba. exists l, r. rewrite E. reflexivity.
  - assert (z1 = c) as ->.
    { destruct z1; [exfalso|exfalso|reflexivity].
      - assert (F : [a] = []); [|discriminate]. apply (free l [a] (z ++ [b] ++ (a :: z) ++ [a] ++ r)).
        rewrite E. bracket.
      - assert (F : [b] = []); [|discriminate].
        apply (free (l ++ [a] ++ b :: z) [b] (z ++ [a] ++ r)). rewrite E. bracket. }
    destruct (exists_last (l := c :: z)) as (z' & y & Ez); [discriminate|].
    assert (y = c) as ->.
    { destruct y; [exfalso|exfalso|reflexivity]; rewrite Ez in E.
      - assert (F : [a] = []); [|discriminate].
        apply (free (l ++ [a] ++ (z' ++ [a]) ++ [b] ++ z') [a] r). rewrite E. bracket.
      - assert (F : [b] = []); [|discriminate].
        apply (free (l ++ [a] ++ z') [b] ((z' ++ [b]) ++ [a] ++ r)). rewrite E. bracket. }
    apply no_cbc. exists (l ++ [a] ++ z'), (z ++ [a] ++ r). rewrite E.
    rewrite Ez at 1. bracket.
Qed.

(* The shapes in which the letters of w can lie, and the square, or the forbidden factor, that each of them
   has. *)
Theorem image_square_free : square_free (image w).
Proof.
  intros l x r E. destruct x as [|x1 x]; [reflexivity|]. exfalso. set (X := x1 :: x) in *.
  assert (Ne : X <> []) by discriminate. destruct (split_at_a X) as [N|(p & s & EX & N)].
  { destruct (square_without_a X (image w) Ne N) as [O|[O|O]].
    - exists l, r. rewrite E. bracket.
    - exact (image_no_bb w free O).
    - exact (image_no_cc w O).
    - exact (image_no_cbc w O). }
  rewrite EX in E. clear EX Ne X x1 x.
  assert (E1 : image w = (l ++ p) ++ a :: (s ++ p ++ a :: s ++ r)) by (rewrite E; bracket).
  apply cut_before_a in E1 as (w1 & w2 & Ew & Hl & H2).
  assert (E2 : image w2 = ((a :: s) ++ p) ++ a :: (s ++ r)) by (rewrite H2; bracket).
  apply cut_before_a in E2 as (y & v & -> & Hy & Hv).
  destruct (common_beginning (a :: s) y v p r Hy Hv) as (z & y' & v' & k & -> & -> & Es & Hy' & Hv' & K).
  assert (Oy : forall t f, y' = t ++ f -> occurs f w).
  { intros t f ->. exists (w1 ++ z ++ t), (z ++ v'). rewrite Ew. bracket. }
  assert (Np : forall f, ~ In a (f ++ p) -> ~ In a p) by (intros f H I; apply H; apply in_app_iff; auto).
  clear E Hy Hv H2 Np.
  (* A square in w, with its halves and what lies before. *)
  assert (Sq : forall t u f, w = t ++ u ++ u ++ f -> u <> [] -> False).
  { intros t u f Eq Ne. apply Ne. apply (free t u f Eq). }
  destruct K as [->|[->| ->]]; simpl in Hy', Hv'.
  - destruct (image_without_a w y' free (Oy [] y' eq_refl)) as [->| ->]; [rewrite Hy'; exact N| |].
    + destruct z as [|z1 z]; [discriminate|]. apply (Sq w1 (z1 :: z) v'); [|discriminate]. rewrite Ew.
      bracket.
    + simpl in Hy'. subst p. apply ends_in_b in Hl as (w0 & -> & _).
      apply (Sq w0 (c :: z) v'); [|discriminate]. rewrite Ew. bracket.
  - destruct y' as [|[| |] y']; simpl in Hy'; try discriminate.
    + injection Hy' as Ep.
      destruct (image_without_a w y' free (Oy [a] y' eq_refl)) as [->| ->].
      { intro I. apply N. rewrite <- Ep. simpl. auto. }
      * simpl in Ep. subst p. apply ends_in_bc in Hl as (w0 & ->).
        apply (Sq w0 (a :: z) v'); [|discriminate]. rewrite Ew. bracket.
      * simpl in Ep. subst p. change [b; c; b] with ([b; c] ++ [b]) in Hl. rewrite app_assoc in Hl.
        apply ends_in_b in Hl as (w0 & -> & Hl). apply ends_in_bc in Hl as (w3 & ->).
        apply (Sq w3 (a :: c :: z) v'); [|discriminate]. rewrite Ew. bracket.
    + injection Hy' as Ep.
      assert (V : exists x' v'', v' = x' :: v'' /\ (x' = a \/ x' = b)).
      { destruct v' as [|[| |] v'']; simpl in Hv'; try discriminate; eauto. }
      destruct V as (x' & v'' & -> & V).
      destruct (image_without_a w y' free (Oy [b] y' eq_refl)) as [->| ->].
      { intro I. apply N. rewrite <- Ep. simpl. auto. }
      * simpl in Ep. subst p. apply ends_in_c in Hl as (w0 & x & -> & [->| ->]).
        -- destruct V as [->| ->].
           ++ apply (not_a_z_b_z_a w0 z v''). rewrite Ew. bracket.
           ++ apply (Sq (w0 ++ [a]) (z ++ [b]) v''); [|destruct z; discriminate]. rewrite Ew. bracket.
        -- apply (Sq w0 (b :: z) (x' :: v'')); [|discriminate]. rewrite Ew. bracket.
      * simpl in Ep. subst p. change [c; b] with ([c] ++ [b]) in Hl. rewrite app_assoc in Hl.
        apply ends_in_b in Hl as (w3 & -> & Hl). apply ends_in_c in Hl as (w0 & x & -> & [->| ->]).
        -- destruct V as [->| ->].
           ++ apply (not_a_z_b_z_a w0 (c :: z) v''). rewrite Ew. bracket.
           ++ apply (Sq (w0 ++ [a]) (c :: z ++ [b]) v''); [|discriminate]. rewrite Ew. bracket.
        -- apply (Sq w0 (b :: c :: z) (x' :: v'')); [|discriminate]. rewrite Ew. bracket.
  - destruct y' as [|[| |] y']; simpl in Hy'; try discriminate.
    injection Hy' as Ep.
    assert (V : exists v'', v' = a :: v'').
    { destruct v' as [|[| |] v'']; simpl in Hv'; try discriminate; eauto. }
    destruct V as (v'' & ->).
    destruct (image_without_a w y' free (Oy [a] y' eq_refl)) as [->| ->].
    { intro I. apply N. rewrite <- Ep. simpl. auto. }
    + apply (Sq w1 (z ++ [a]) v''); [|destruct z; discriminate]. rewrite Ew. bracket.
    + simpl in Ep. subst p. change [c; b] with ([c] ++ [b]) in Hl. rewrite app_assoc in Hl.
      apply ends_in_b in Hl as (w0 & -> & _).
      apply (Sq w0 (c :: z ++ [a]) v''); [|discriminate]. rewrite Ew. bracket.
Qed.

End Round.

Lemma one_letter_square_free : forall x : letter, square_free [x].
Proof.
  intros x l y r E. destruct y as [|y1 y]; [reflexivity|]. exfalso.
  assert (Len : length [x] = length (l ++ (y1 :: y) ++ (y1 :: y) ++ r)) by (rewrite <- E; reflexivity).
  repeat rewrite app_length in Len. simpl in Len. lia.
Qed.

Lemma short_word : forall (f : list letter) x, 1 < length f -> ~ occurs f [x].
Proof.
  intros f x H (l & r & E). assert (Len : length [x] = length (l ++ f ++ r)) by (rewrite <- E; reflexivity).
  rewrite !app_length in Len. simpl in Len. lia.
Qed.

Theorem thue_square_free : forall n, square_free (thue n).
Proof.
  assert (H : forall n, square_free (thue n) /\ ~ occurs [a; b; a] (thue n) /\ ~ occurs [c; b; c] (thue n)).
  { induction n as [|n (S & Na & Nc)].
    - split; [apply one_letter_square_free|]. split; apply short_word; simpl; lia.
    - split; [apply image_square_free; assumption|]. split; [apply image_no_aba | apply image_no_cbc]. }
  intro n. apply H.
Qed.

(* Each word is the beginning of the next, and longer than the number of rounds. *)
Theorem thue_grows : forall n, (exists r, r <> [] /\ thue (S n) = thue n ++ r) /\ n < length (thue n).
Proof.
  induction n as [|n ((r & Ne & E) & Len)].
  - split; [exists [b; c]; split; [discriminate | reflexivity] | simpl; lia].
  - split.
    + exists (image r). split.
      * destruct r as [|[| |] r]; [congruence | discriminate | discriminate | discriminate].
      * change (thue (S (S n))) with (image (thue (S n))). rewrite E at 1. rewrite image_app. reflexivity.
    + rewrite E, app_length. destruct r; [congruence|]. simpl. lia.
Qed.

Print Assumptions image_square_free.
Print Assumptions thue_square_free.
Print Assumptions thue_grows.
