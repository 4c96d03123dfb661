(* What the checker of lrat.v accepts has no model: `accepted_has_no_model`.

   Take an assignment that satisfies the formula. It satisfies every clause at hand after each step: a lemma
   that it did not satisfy would have all its literals false under it, and so would be, hint by hint, all that
   is known to be false; the last hint would then be a clause at hand of which it satisfies no literal. So it
   would satisfy the empty clause, too, when that is added, and nothing does. *)
From Coq Require Import List Bool PArith FMapPositive.
From Hotstone.sat Require Import cnf lrat.
Import ListNotations.

Section Assignment.
Variable a : assignment.

Definition satisfies_all (cs : clauses_at_hand) : Prop :=
  forall n c, PositiveMap.find n cs = Some c -> satisfies_clause a c.

Definition are_false (fs : falsehoods) : Prop := forall l, known_false fs l = true -> is_true a l = false.

Lemma key_tells : forall l l', key l = key l' -> l = l'.
Proof. intros [v|v] [w|w] E; simpl in E; congruence. Qed.

Lemma known_after : forall fs l l', known_false (learn_false fs l) l' = true -> l' = l \/ known_false fs l' = true.
Proof.
  intros fs l l'. unfold known_false, learn_false. rewrite !PositiveMap.mem_find.
  destruct (Pos.eq_dec (key l') (key l)) as [E|E].
  - intros _. left. now apply key_tells.
  - rewrite PositiveMap.gso by exact E. auto.
Qed.

Lemma learned : forall fs l, are_false fs -> is_true a l = false -> are_false (learn_false fs l).
Proof. intros fs l F L l' K. destruct (known_after _ _ _ K) as [->|K']; auto. Qed.

Lemma all_learned : forall c fs, are_false fs -> (forall l, In l c -> is_true a l = false) ->
  are_false (fold_left learn_false c fs).
Proof.
  induction c as [|l c IH]; intros fs F A; simpl; [exact F|].
  apply IH; [|intros; apply A; now right]. apply learned; [exact F | apply A; now left].
Qed.

Lemma all_false_are_false : forall c, (forall l, In l c -> is_true a l = false) -> are_false (all_false c).
Proof.
  intros c A. apply all_learned; [|exact A].
  intros l K. unfold known_false in K. rewrite PositiveMap.mem_find, PositiveMap.gempty in K. discriminate.
Qed.

Lemma conflict_remains : forall fs c left, what_remains fs c left = Conflict ->
  left = None /\ forall l, In l c -> known_false fs l = true.
Proof.
  intros fs c. induction c as [|l c IH]; intros left E; simpl in E.
  - destruct left; [discriminate|]. split; [reflexivity | intros l []].
  - destruct (known_false fs l) eqn:K.
    + destruct (IH _ E) as (N & A). split; [exact N|]. intros l' [<-|I]; auto.
    + destruct left as [l'|].
      * destruct (Pos.eqb (key l) (key l')); [|discriminate]. now destruct (IH _ E).
      * now destruct (IH _ E).
Qed.

Lemma forced_remains : forall fs c left l, what_remains fs c left = Forces l ->
  (left = None \/ left = Some l) /\ forall l', In l' c -> known_false fs l' = true \/ l' = l.
Proof.
  intros fs c. induction c as [|l1 c IH]; intros left l E; simpl in E.
  - destruct left; [|discriminate]. injection E as ->. split; [now right | intros l' []].
  - destruct (known_false fs l1) eqn:K.
    + destruct (IH _ _ E) as (N & A). split; [exact N|]. intros l' [<-|I]; auto.
    + destruct left as [l2|].
      * destruct (Pos.eqb (key l1) (key l2)) eqn:S; [|discriminate].
        apply Pos.eqb_eq, key_tells in S. subst l2.
        destruct (IH _ _ E) as (N & A). split; [exact N|].
        intros l' [<-|I]; auto. destruct N as [N|N]; [discriminate|]. injection N as ->. now right.
      * destruct (IH _ _ E) as (N & A). split; [now left|].
        intros l' [<-|I]; auto. destruct N as [N|N]; [discriminate|]. injection N as ->. now right.
Qed.

Lemma no_conflict : forall cs, satisfies_all cs -> forall hints fs, are_false fs ->
  leads_to_conflict cs fs hints = false.
Proof.
  intros cs S. induction hints as [|hint hints IH]; intros fs F; simpl; [reflexivity|].
  destruct (PositiveMap.find hint cs) as [c|] eqn:At; [|reflexivity].
  destruct (S _ _ At) as (l & I & T).
  destruct (what_remains fs c None) as [|l'|] eqn:R; [| |reflexivity].
  - destruct (conflict_remains _ _ _ R) as (_ & A). rewrite (F l (A l I)) in T. discriminate.
  - apply IH. apply learned; [exact F|].
    destruct (forced_remains _ _ _ _ R) as (_ & A). destruct (A l I) as [K| ->].
    + rewrite (F l K) in T. discriminate.
    + rewrite negation_is_true, T. reflexivity.
Qed.

Lemma lemma_holds : forall cs c hints, satisfies_all cs -> leads_to_conflict cs (all_false c) hints = true ->
  satisfies_clause a c.
Proof.
  intros cs c hints S E. destruct (satisfies_or_all_false a c) as [Y|N]; [exact Y|].
  rewrite (no_conflict cs S hints _ (all_false_are_false c N)) in E. discriminate.
Qed.

Lemma add_keeps : forall cs n c, satisfies_all cs -> satisfies_clause a c ->
  satisfies_all (PositiveMap.add n c cs).
Proof.
  intros cs n c S C m d At. destruct (Pos.eq_dec m n) as [->|E].
  - rewrite PositiveMap.gss in At. injection At as <-. exact C.
  - rewrite PositiveMap.gso in At by exact E. exact (S _ _ At).
Qed.

Lemma without_keeps : forall numbers cs cs', satisfies_all cs -> without cs numbers = Some cs' ->
  satisfies_all cs'.
Proof.
  induction numbers as [|n numbers IH]; intros cs cs' S E; simpl in E.
  - injection E as <-. exact S.
  - destruct (PositiveMap.mem n cs); [|discriminate]. apply (IH _ _ ) in E; [exact E|].
    intros m c At. destruct (Pos.eq_dec m n) as [->|D].
    + rewrite PositiveMap.grs in At. discriminate.
    + rewrite PositiveMap.gro in At by exact D. exact (S _ _ At).
Qed.

Lemma numbered_keeps : forall f n cs, satisfies_all cs -> satisfies a f -> satisfies_all (numbered f n cs).
Proof.
  induction f as [|c f IH]; intros n cs S F; simpl; [exact S|].
  apply IH; [apply add_keeps|]; auto; [apply F; now left | intros d I; apply F; now right].
Qed.

Lemma never_refuted : forall steps cs n, satisfies_all cs -> check_steps cs n steps <> NoModel.
Proof.
  induction steps as [|s steps IH]; intros cs n S; simpl; [discriminate|].
  destruct s as [number c hints | numbers].
  - destruct (PositiveMap.mem number cs); [discriminate|].
    destruct (leads_to_conflict cs (all_false c) hints) eqn:E; [|discriminate].
    pose proof (lemma_holds cs c hints S E) as C.
    destruct c as [|l c]; [destruct C as (l & [] & _)|].
    apply IH. apply add_keeps; assumption.
  - destruct (without cs numbers) as [cs'|] eqn:E; [|discriminate].
    apply IH. exact (without_keeps _ _ _ S E).
Qed.

End Assignment.

Theorem accepted_has_no_model : forall f steps, check f steps = NoModel -> has_no_model f.
Proof.
  intros f steps E a S. apply (never_refuted a steps _ 1%positive) in E; [exact E|].
  apply numbered_keeps; [|exact S]. intros n c At. rewrite PositiveMap.gempty in At. discriminate.
Qed.
Print Assumptions accepted_has_no_model.
