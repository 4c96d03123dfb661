(* Words without a square.

   A square is a word XX with X not empty: the same twice in a row. A word is square-free if no square lies
   anywhere in it. (A. Thue, Über unendliche Zeichenreihen, 1906.) The letters may be anything. *)
From Coq Require Export List Arith Bool Lia.
Export ListNotations.

Section Words.
Variable A : Type.

Definition square_free (w : list A) : Prop := forall l x r, w = l ++ x ++ x ++ r -> x = [].

(* The word f lies somewhere in w. *)
Definition occurs (f w : list A) : Prop := exists l r, w = l ++ f ++ r.

Lemma square_free_part : forall w f, square_free w -> occurs f w -> square_free f.
Proof.
  intros w f S (a & b & ->) l x r E. apply (S (a ++ l) x (r ++ b)). rewrite E, <- !app_assoc. reflexivity.
Qed.

Lemma square_free_prefix : forall a b, square_free (a ++ b) -> square_free a.
Proof. intros a b S. apply square_free_part with (a ++ b); [exact S|]. exists [], b. reflexivity. Qed.

Lemma no_square : forall w x, square_free w -> occurs (x ++ x) w -> x = [].
Proof. intros w x S (l & r & E). apply (S l x r). rewrite E, <- app_assoc. reflexivity. Qed.

(* Where one word is cut in two ways. *)
Lemma cut_twice : forall a b c d : list A, a ++ b = c ++ d ->
  exists m, (c = a ++ m /\ b = m ++ d) \/ (a = c ++ m /\ d = m ++ b).
Proof.
  induction a as [|x a IH]; intros b c d E.
  - exists c. left. auto.
  - destruct c as [|y c]; simpl in E.
    + exists (x :: a). right. auto.
    + injection E as -> E. destruct (IH b c d E) as (m & [(-> & ->)|(-> & ->)]); exists m; auto.
Qed.

End Words.
Arguments square_free {A}.
Arguments occurs {A}.
