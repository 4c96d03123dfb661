(* Thue's word: three letters make words of any length without a square.

   Begin with a and replace again and again a by abc, b by ac, c by b (docs/explanation/termination.md). `thue n` is the word
   after n rounds; each is the beginning of the next, and they grow. They have no square (`thue_square_free`).

   The proof goes round by round. Let w have no square, nor aba, nor cbc. Its image has neither aba nor cbc:
   look at how blocks meet. Suppose that the image has a square XX. Without an a in X it is short, and has
   bb, cc or cbc. With an a, cut X = p s before its first a. Blocks can be told from the left, and an a
   begins a block; so p s p s shows letters of w: some z twice, a letter or two between the two, and before
   and behind them what p and the rest of s belong to. In each case w has a square, or it has Z twice with b
   between and an a on both ends, and that is aba or contains cbc. *)
From Hotstone.endless Require Import square_free.

Inductive letter := a | b | c.

Definition block (x : letter) : list letter := match x with a => [a; b; c] | b => [a; c] | c => [b] end.

Definition image (w : list letter) : list letter := flat_map block w.

Fixpoint thue (n : nat) : list letter := match n with 0 => [a] | S n => image (thue n) end.

Lemma image_app : forall v w, image (v ++ w) = image v ++ image w.
Proof. intros. unfold image. apply flat_map_app. Qed.

(* No block begins with c. *)
Lemma image_not_c : forall w r, image w <> c :: r.
Proof. intros [|[| |] w] r; simpl; discriminate. Qed.

(* A cut of an image runs between two blocks or through one. *)
Lemma cut_image : forall w u v, image w = u ++ v ->
  (exists w1 w2, w = w1 ++ w2 /\ image w1 = u /\ image w2 = v) \/
  (exists w1 x w2 s t, w = w1 ++ x :: w2 /\ block x = s ++ t /\ s <> [] /\ t <> [] /\
     u = image w1 ++ s /\ v = t ++ image w2).
Proof.
  induction w as [|x w IH]; intros u v E.
  - simpl in E. symmetry in E. apply app_eq_nil in E as (-> & ->). left. exists [], []. auto.
  - change (image (x :: w)) with (block x ++ image w) in E.
    apply cut_twice in E as (m & [(-> & E)|(E & ->)]).
    + apply IH in E as [(w1 & w2 & -> & <- & <-)|(w1 & y & w2 & s & t & -> & Eb & Hs & Ht & -> & ->)].
      * left. exists (x :: w1), w2. auto.
      * right. exists (x :: w1), y, w2, s, t. split; [reflexivity|]. repeat split; auto.
        simpl. rewrite <- app_assoc. reflexivity.
    + destruct m as [|y m].
      * rewrite app_nil_r in E. left. exists [x], w. split; [reflexivity|]. simpl. rewrite app_nil_r. auto.
      * destruct u as [|z u].
        -- left. exists [], (x :: w). simpl. rewrite E. auto.
        -- right. exists [], x, w, (z :: u), (y :: m). repeat split; auto; discriminate.
Qed.

(* The parts of a block that a cut leaves on the right. *)
Lemma block_rest : forall x s t, block x = s ++ t -> s <> [] -> t <> [] ->
  (x = a /\ s = [a] /\ t = [b; c]) \/ (x = a /\ s = [a; b] /\ t = [c]) \/ (x = b /\ s = [a] /\ t = [c]).
Proof.
  intros x s t E Hs Ht. destruct s as [|s1 [|s2 [|s3 s]]]; [congruence| | |];
    destruct x; simpl in E; injection E; intros; subst; auto; try congruence;
    try (destruct s; simpl in *; subst; simpl in *; congruence).
Qed.

Ltac cut E := apply cut_image in E as
  [(?w1 & ?w2 & -> & ?Hu & ?Hv)|(?w1 & ?x & ?w2 & ?s & ?t & -> & ?Hb & ?Hs & ?Ht & ?Hu & ?Hv)];
  [|apply block_rest in Hb; [|assumption|assumption];
    destruct Hb as [(-> & -> & ->)|[(-> & -> & ->)|(-> & -> & ->)]]].

Lemma image_no_aba : forall w, ~ occurs [a; b; a] (image w).
Proof.
  intros w (l & r & E). cut E; simpl in Hv; try discriminate.
  destruct w2 as [|[| |] w2]; simpl in Hv; discriminate.
Qed.

Lemma image_no_cbc : forall w, ~ occurs [c; b; c] (image w).
Proof.
  assert (H : forall w r, image w <> b :: c :: r).
  { intros [|[| |] w] r E; simpl in E; try discriminate. injection E as E. apply image_not_c in E. exact E. }
  intros w (l & r & E). cut E; simpl in Hv; try discriminate.
  - apply image_not_c in Hv. exact Hv.
  - injection Hv as Hv. symmetry in Hv. apply H in Hv. exact Hv.
  - injection Hv as Hv. symmetry in Hv. apply H in Hv. exact Hv.
Qed.

Lemma image_no_cc : forall w, ~ occurs [c; c] (image w).
Proof.
  intros w (l & r & E). cut E; simpl in Hv; try discriminate.
  - apply image_not_c in Hv. exact Hv.
  - injection Hv as Hv. symmetry in Hv. apply image_not_c in Hv. exact Hv.
  - injection Hv as Hv. symmetry in Hv. apply image_not_c in Hv. exact Hv.
Qed.

Lemma image_no_bb : forall w, square_free w -> ~ occurs [b; b] (image w).
Proof.
  intros w S (l & r & E). cut E; simpl in Hv; try discriminate.
  destruct w2 as [|[| |] w2]; simpl in Hv; try discriminate. injection Hv as Hv.
  destruct w2 as [|[| |] w2]; simpl in Hv; try discriminate.
  assert (F : [c] = []); [|discriminate]. apply (S w1 [c] w2). reflexivity.
Qed.

(* Two images with a common beginning s: whole letters z, and less than a block. *)
Lemma common_beginning : forall s y v p r, image y = s ++ p -> image v = s ++ r ->
  exists z y' v' k, y = z ++ y' /\ v = z ++ v' /\ s = image z ++ k /\ image y' = k ++ p /\ image v' = k ++ r
    /\
    (k = [] \/ k = [a] \/ k = [a; b]).
Proof.
  intro s. remember (length s) as n eqn:Hn. revert s Hn.
  induction n as [n IH] using lt_wf_ind. intros s Hn y v p r Ey Ev.
  destruct s as [|s1 s]; [exists [], y, v, []; auto 10|].
  destruct y as [|y1 y]; [discriminate|]. destruct v as [|v1 v]; [discriminate|].
  assert (Go : forall t, block y1 ++ t = s1 :: s -> block v1 = block y1 -> y1 = v1 ->
    exists z y' v' k, y1 :: y = z ++ y' /\ v1 :: v = z ++ v' /\ s1 :: s = image z ++ k /\
      image y' = k ++ p /\ image v' = k ++ r /\ (k = [] \/ k = [a] \/ k = [a; b])).
  { intros t Et _ <-. rewrite <- Et in Ey, Ev, Hn.
    change (image (y1 :: y)) with (block y1 ++ image y) in Ey.
    change (image (y1 :: v)) with (block y1 ++ image v) in Ev.
    rewrite <- app_assoc in Ey, Ev. apply app_inv_head in Ey, Ev.
    assert (Lt : length t < n) by (rewrite Hn, app_length; destruct y1; simpl; lia).
    destruct (IH (length t) Lt t eq_refl y v p r Ey Ev) as (z & y' & v' & k & -> & -> & -> & F).
    exists (y1 :: z), y', v', k. split; [reflexivity|]. split; [reflexivity|]. split; [|exact F].
    rewrite <- Et. simpl. rewrite <- app_assoc. reflexivity. }
  destruct y1, v1; simpl in Ey, Ev; injection Ey as Ey1 Ey; injection Ev as Ev1 Ev; subst s1; try
    discriminate;
    destruct s as [|s2 s]; simpl in Ey, Ev;
    try (eexists [], _, _, [a]; repeat split; simpl; try rewrite Ey; try rewrite Ev; auto; fail).
  - injection Ey as <- Ey. injection Ev as Ev. destruct s as [|s3 s]; simpl in Ey, Ev.
    + exists [], (a :: y), (a :: v), [a; b]. simpl. rewrite Ey, Ev. auto 10.
    + injection Ey as <- Ey. injection Ev as Ev. apply (Go s); reflexivity.
  - injection Ey as <- Ey. injection Ev as Ev. discriminate.
  - injection Ey as <- Ey. injection Ev as Ev. discriminate.
  - injection Ey as <- Ey. injection Ev as Ev. apply (Go s); reflexivity.
  - apply (Go []); reflexivity.
  - apply (Go (s2 :: s)); reflexivity.
Qed.
