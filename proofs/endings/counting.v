(* How many positions and plays there are.

   L is the number of legal positions of the board, P that of its points. There are 2 L entries (position,
   player to move) and 2 P L names of plays (position, player, point). L is at most 3^P; `legal_positions` is
   the list itself, the one that `hotstone count` counts by a faster method. *)
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import game game_facts.
From Hotstone.cycle Require Import completed_cycles.

Fixpoint rows_of_cells (n : nat) : list position :=
  match n with
  | 0 => [[]]
  | S n => flat_map (fun r => [None :: r; Some black :: r; Some white :: r]) (rows_of_cells n)
  end.

Lemma in_rows_of_cells : forall n r, In r (rows_of_cells n) <-> length r = n.
Proof.
  induction n as [|n IH]; intro r; simpl.
  - split; [intros [<-|[]]; reflexivity|]. destruct r; [auto | discriminate].
  - rewrite in_flat_map. split.
    + intros (x & Hx & H). apply IH in Hx. simpl in H.
      destruct H as [<-|[<-|[<-|[]]]]; simpl; congruence.
    + destruct r as [|a r]; [discriminate|]. simpl. intro H. injection H as H.
      exists r. split; [apply IH; exact H|]. destruct a as [[|]|]; simpl; auto.
Qed.

Lemma length_rows_of_cells : forall n, length (rows_of_cells n) = 3 ^ n.
Proof.
  induction n as [|n IH]; [reflexivity|]. simpl rows_of_cells.
  assert (H : forall l : list position,
    length (flat_map (fun r => [None :: r; Some black :: r; Some white :: r]) l) = 3 * length l).
  { induction l as [|x l IHl]; [reflexivity|]. simpl. rewrite IHl. lia. }
  rewrite H, IH. reflexivity.
Qed.

Lemma filter_shorter : forall (A : Type) (f : A -> bool) l, length (filter f l) <= length l.
Proof. induction l as [|x l IH]; simpl; [lia|]. destruct (f x); simpl; lia. Qed.

Section Counting.
Context {B : board}.

Definition legal_positions : list position := filter is_legal (rows_of_cells points).

(* L and P of docs/explanation/termination.md. *)
Definition L : nat := length legal_positions.
Definition P : nat := points.

Theorem legal_positions_at_most : L <= 3 ^ P.
Proof. unfold L, P. rewrite <- length_rows_of_cells. apply filter_shorter. Qed.

Lemma in_legal_positions : forall pos, In pos legal_positions <-> well_formed pos /\ legal pos.
Proof.
  intro pos. unfold legal_positions. rewrite filter_In, in_rows_of_cells. split.
  - intros (W & E). split; [exact W | apply is_legal_iff; assumption].
  - intros (W & E). split; [exact W | apply is_legal_iff; assumption].
Qed.

Definition colors : list color := [black; white].

Lemma in_colors : forall c, In c colors.
Proof. destruct c; simpl; auto. Qed.

Definition all_entries : list entry := list_prod legal_positions colors.

Lemma length_all_entries : length all_entries = 2 * L.
Proof.
  transitivity (length legal_positions * length colors); [apply prod_length|]. unfold L. simpl. lia.
Qed.

Lemma in_all_entries : forall pos c, well_formed pos -> legal pos -> In (pos, c) all_entries.
Proof. intros. apply in_prod; [apply in_legal_positions; auto | apply in_colors]. Qed.

Definition all_names : list play_name := list_prod all_entries all_points.

Lemma length_all_names : length all_names = 2 * P * L.
Proof.
  transitivity (length all_entries * length all_points); [apply prod_length|].
  rewrite length_all_entries. unfold P, all_points. rewrite seq_length. lia.
Qed.

Lemma name_in_all_names : forall rules pl, lawful_play rules pl -> In (name_of pl) all_names.
Proof.
  intros rules pl (_ & W & G & H & _). apply in_prod; [apply in_all_entries; assumption|].
  apply in_all_points. exact H.
Qed.

End Counting.

Print Assumptions legal_positions_at_most.
