(* Formulas in clauses, and what it means that one has no model: the statement that certify/drat/ checks proofs
   of, and docs/reference/certificates.md tells of.

   Variables are the positive numbers, as in a DIMACS file; `Plus v` is written v there, `Minus v` -v. An
   assignment says of every variable whether it is true. *)
From Coq Require Import List Bool PArith.
Import ListNotations.

Inductive literal := Plus (v : positive) | Minus (v : positive).

Definition clause := list literal.
Definition formula := list clause.
Definition assignment := positive -> bool.

Definition negation (l : literal) : literal := match l with Plus v => Minus v | Minus v => Plus v end.

Definition is_true (a : assignment) (l : literal) : bool :=
  match l with Plus v => a v | Minus v => negb (a v) end.

Definition satisfies_clause (a : assignment) (c : clause) : Prop := exists l, In l c /\ is_true a l = true.
Definition satisfies (a : assignment) (f : formula) : Prop := forall c, In c f -> satisfies_clause a c.
Definition has_no_model (f : formula) : Prop := forall a, ~ satisfies a f.

Lemma negation_is_true : forall a l, is_true a (negation l) = negb (is_true a l).
Proof. intros a [v|v]; simpl; [reflexivity | now rewrite negb_involutive]. Qed.

(* Whether an assignment satisfies a clause is decided by looking. *)
Lemma satisfies_or_all_false : forall a c, satisfies_clause a c \/ forall l, In l c -> is_true a l = false.
Proof.
  intros a c. destruct (existsb (is_true a) c) eqn:E.
  - left. apply existsb_exists in E. exact E.
  - right. intros l I. destruct (is_true a l) eqn:T; [|reflexivity].
    rewrite <- E. symmetry. apply existsb_exists. now exists l.
Qed.
