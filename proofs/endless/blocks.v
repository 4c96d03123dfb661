(* Blocks in the order of a square-free word have no square.

   The theorem of docs/explanation/termination.md. A sequence is a head, then blocks; each block is the mark m and a body
   without m. Suppose that

     1. neither the head nor a body has a square;
     2. no block K is a beginning of another block N, at least its m, followed by an end of a block other
     than K, or of the
        head, that does not reach a mark. The beginning may be all of N, the end may be empty.

   Then, if the blocks come in the order of a word without a square, the sequence has none. *)
From Hotstone.endless Require Import square_free.

Section Blocks.
Variables (E I : Type) (m : E) (head : list E) (body : I -> list E).

Definition marked (w : list I) : list E := flat_map (fun i => m :: body i) w.

(* p is an end of the word w. *)
Definition is_end (p w : list E) : Prop := exists f, w = f ++ p.

(* No block K is put together from a beginning of N and an end of L, or of the head. *)
Definition told_apart : Prop := forall K N q rest, N <> K -> body N = q ++ rest ->
  body K <> q /\
  (forall p, is_end p head -> body K <> q ++ p) /\
  (forall L p, L <> K -> is_end p (body L) -> body K <> q ++ p).

Hypothesis head_unmarked : ~ In m head.
Hypothesis bodies_unmarked : forall i, ~ In m (body i).
Hypothesis head_free : square_free head.
Hypothesis bodies_free : forall i, square_free (body i).
Hypothesis apart : told_apart.
Hypothesis I_eq_dec : forall i j : I, {i = j} + {i <> j}.

Lemma marked_app : forall v w, marked (v ++ w) = marked v ++ marked w.
Proof. intros. apply flat_map_app. Qed.

Lemma body_injective : forall K N, body K = body N -> K = N.
Proof.
  intros K N H. destruct (I_eq_dec N K) as [->|Ne]; [reflexivity|]. exfalso.
  destruct (apart K N (body N) [] Ne) as (F & _); [rewrite app_nil_r; reflexivity|]. apply F. exact H.
Qed.

(* What has no mark and lies somewhere lies in the head or in a body. *)
Lemma unmarked_factor : forall f, ~ In m f -> f <> [] -> forall w h l r, h ++ marked w = l ++ f ++ r ->
  occurs f h \/ exists i, occurs f (body i).
Proof.
  intros f N Ne. induction w as [|i w IH]; intros h l r H.
  - simpl in H. rewrite app_nil_r in H. left. exists l, r. exact H.
  - simpl in H. apply cut_twice in H as (k & [(-> & H)|(-> & H)]).
    + (* the factor begins in this body or behind it *)
      destruct k as [|k1 k].
      * destruct f as [|f1 f]; [congruence|]. simpl in H. injection H as H1 _. exfalso. apply N. left.
        congruence.
      * simpl in H. injection H as <- H. right.
        destruct (IH (body i) k r H) as [O|O]; [exists i; exact O | exact O].
    + (* it begins in the head, and does not reach the mark *)
      apply cut_twice in H as (n & [(-> & H)|(-> & H)]).
      * left. exists l, n. reflexivity.
      * destruct n as [|n1 n]; [left; exists l, []; rewrite !app_nil_r; reflexivity|].
        simpl in H. injection H as <- _. exfalso. apply N. rewrite in_app_iff. right. left. reflexivity.
Qed.

(* Before a mark the sequence can be cut between blocks. *)
Lemma cut_before_mark : forall w h u v, ~ In m h -> h ++ marked w = u ++ m :: v ->
  exists w1 w2, w = w1 ++ w2 /\ u = h ++ marked w1 /\ m :: v = marked w2.
Proof.
  induction w as [|i w IH]; intros h u v N H.
  - simpl in H. rewrite app_nil_r in H. exfalso. apply N. rewrite H. apply in_elt.
  - simpl in H. apply cut_twice in H as (k & [(-> & H)|(-> & H)]).
    + destruct k as [|k1 k].
      * exists [], (i :: w). simpl in H. rewrite !app_nil_r. simpl. auto.
      * simpl in H. injection H as <- H.
        destruct (IH (body i) k v (bodies_unmarked i) H) as (w1 & w2 & -> & -> & ->).
        exists (i :: w1), w2. split; [reflexivity|]. split; reflexivity.
    + destruct k as [|k1 k].
      * exists [], (i :: w). rewrite app_nil_r. simpl in *. split; [reflexivity|].
        rewrite app_nil_r. auto.
      * simpl in H. injection H as <- _. exfalso. apply N. rewrite in_app_iff. right. left. reflexivity.
Qed.

(* Up to the next mark two sequences with a common beginning have the same body. *)
Lemma until_mark : forall s t x y : list E, ~ In m s -> ~ In m t -> s ++ m :: x = t ++ m :: y -> s = t /\ x =
  y.
Proof.
  induction s as [|s1 s IH]; intros [|t1 t] x y Ns Nt H; simpl in H; inversion H; subst.
  - auto.
  - exfalso. apply Nt. left. reflexivity.
  - exfalso. apply Ns. left. reflexivity.
  - destruct (IH t x y) as (-> & ->); auto; [intro F; apply Ns | intro F; apply Nt]; right; exact F.
Qed.

(* Marked sequences with the common beginning x, of which one ends without another mark. *)
Lemma common_blocks : forall y v p x r, ~ In m p -> marked y = (m :: x) ++ p -> marked v = (m :: x) ++ r ->
  exists z K N v' q rest, y = z ++ [K] /\ v = z ++ N :: v' /\ body K = q ++ p /\ body N = q ++ rest.
Proof.
  induction y as [|K y IH]; intros v p x r Np Hy Hv; [discriminate|].
  destruct v as [|N v]; [discriminate|]. simpl in Hy, Hv. injection Hy as Hy. injection Hv as Hv.
  destruct y as [|K' y].
  - simpl in Hy. rewrite app_nil_r in Hy.
    assert (Nx : ~ In m x) by (intro F; apply (bodies_unmarked K); rewrite Hy; apply in_app_iff; auto).
    exists [], K, N, v. apply cut_twice in Hv as (k & [(-> & Hv)|(Hv & _)]).
    + destruct k as [|k1 k].
      * exists (body N), []. rewrite !app_nil_r in *. auto.
      * destruct v as [|N' v]; simpl in Hv; [discriminate|]. injection Hv as <- _. exfalso. apply Nx.
        apply in_app_iff. right. left. reflexivity.
    + exists x, k. auto.
  - assert (Hx : exists x', x = body K ++ m :: x').
    { change (marked (K' :: y)) with (m :: body K' ++ marked y) in Hy.
      apply cut_twice in Hy as (k & [(-> & Hy)|(Hy & Hp)]).
      - destruct k as [|k1 k].
        + simpl in Hy. exfalso. apply Np. rewrite <- Hy. left. reflexivity.
        + simpl in Hy. injection Hy as <- _. exists k. reflexivity.
      - destruct k as [|k1 k].
        + exfalso. apply Np. rewrite Hp. left. reflexivity.
        + exfalso. apply Np. rewrite Hp. right. rewrite in_app_iff. right. left. reflexivity. }
    destruct Hx as (x' & ->). rewrite <- app_assoc in Hy, Hv. apply app_inv_head in Hy.
    change (marked (K' :: y) = (m :: x') ++ p) in Hy.
    destruct v as [|N' v].
    { simpl in Hv. rewrite app_nil_r in Hv. exfalso. apply (bodies_unmarked N). rewrite Hv. apply in_elt. }
    change (marked (N' :: v)) with (m :: (body N' ++ marked v)) in Hv. simpl in Hv.
    apply until_mark in Hv as (Eb & Hv); [|apply bodies_unmarked | apply bodies_unmarked].
    apply body_injective in Eb. subst N.
    destruct (IH (N' :: v) p x' r Np Hy) as (z & K2 & N2 & v' & q & rest & -> & Ev & F).
    { simpl. rewrite Hv. reflexivity. }
    exists (K :: z), K2, N2, v', q, rest. rewrite Ev. auto.
Qed.

Hypothesis is_mark : forall e : E, {e = m} + {e <> m}.

Lemma split_at_mark : forall x, ~ In m x \/ exists p s, x = p ++ m :: s /\ ~ In m p.
Proof.
  induction x as [|y x IH]; [left; intros []|]. destruct (is_mark y) as [->|Ny].
  - right. exists [], x. auto.
  - destruct IH as [N|(p & s & -> & N)].
    + left. intros [F|F]; auto.
    + right. exists (y :: p), s. split; [reflexivity|]. intros [F|F]; auto.
Qed.

Theorem blocks_square_free : forall w, square_free w -> square_free (head ++ marked w).
Proof.
  intros w Free l x r H. destruct (split_at_mark x) as [N|(p & s & -> & N)].
  - destruct x as [|x1 x]; [reflexivity|].
    assert (H' : head ++ marked w = l ++ ((x1 :: x) ++ x1 :: x) ++ r) by (rewrite H, <- app_assoc;
      reflexivity).
    apply unmarked_factor in H' as [O|(i & O)]; [| | |discriminate].
    + apply (no_square _ _ _ head_free O).
    + apply (no_square _ _ _ (bodies_free i) O).
    + rewrite in_app_iff. tauto.
  - exfalso.
    assert (H1 : head ++ marked w = (l ++ p) ++ m :: (s ++ p ++ m :: s ++ r)).
    { rewrite H. repeat (rewrite <- app_assoc || rewrite <- app_comm_cons). reflexivity. }
    apply cut_before_mark in H1 as (w1 & w2 & -> & Hp & H2); [|exact head_unmarked].
    assert (H3 : [] ++ marked w2 = ((m :: s) ++ p) ++ m :: (s ++ r)).
    { simpl. rewrite <- H2. repeat (rewrite <- app_assoc || rewrite <- app_comm_cons). reflexivity. }
    apply cut_before_mark in H3 as (y & v & -> & Hy & Hv); [|intros []]. simpl in Hy. symmetry in Hy.
    destruct (common_blocks y v p s r N Hy (eq_sym Hv)) as (z & K & N0 & v' & q & rest & -> & -> & EK & EN).
    assert (NK : N0 <> K).
    { intros ->. assert (F : z ++ [K] = []); [|destruct z; discriminate].
      apply (Free w1 (z ++ [K]) v'). repeat (rewrite <- app_assoc || rewrite <- app_comm_cons). reflexivity. }
    destruct (apart K N0 q rest NK EN) as (A0 & A1 & A2).
    destruct w1 as [|i w1].
    + simpl in Hp. rewrite app_nil_r in Hp. apply (A1 p); [exists l; symmetry; exact Hp | exact EK].
    + destruct (exists_last (l := i :: w1)) as (w0 & L & Ew); [discriminate|]. rewrite Ew in *. clear Ew i w1.
      assert (EL : is_end p (body L)).
      { rewrite marked_app, app_assoc in Hp. simpl in Hp. rewrite app_nil_r in Hp.
        apply cut_twice in Hp as (k & [(Hk & Hp)|(_ & Hp)]).
        - rewrite Hp in N. exfalso. apply N. apply in_app_iff. right. left. reflexivity.
        - destruct k as [|k1 k]; simpl in Hp.
          + exfalso. apply N. rewrite <- Hp. left. reflexivity.
          + injection Hp as _ Hp. exists k. exact Hp. }
      destruct p as [|p1 p]; [apply A0; rewrite EK, app_nil_r; reflexivity|].
      apply (A2 L (p1 :: p)); [|exact EL | exact EK]. intros ->.
      assert (F : K :: z = []); [|discriminate].
      apply (Free w0 (K :: z) (N0 :: v')). repeat (rewrite <- app_assoc || rewrite <- app_comm_cons). simpl.
      repeat (rewrite <- app_assoc || rewrite <- app_comm_cons). reflexivity.
Qed.

End Blocks.

Print Assumptions blocks_square_free.
