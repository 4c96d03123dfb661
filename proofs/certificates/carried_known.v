(* What a map of the board onto itself makes of held boards and of known positions.

   As carried_lines.v has it of settled boards. A record with free points stands for its images, too (free_records.v). *)
From Hotstone.board Require Import board board_facts.
From Hotstone.plays Require Import symmetry.
From Hotstone.certificates Require Import settled settled_board carried_lines held_board known_positions.

Section Carried.
Context {B : board}.
Variable m : board_map B B.
Hypothesis same_colours : forall c, recolor m c = c.
Variable x : color.

Notation f := (to_point m).
Notation own pos p := (cell_at pos p = Some x).

Lemma bare_there : forall pos, well_formed pos -> bare x (carry m pos) = carry m (bare x pos).
Proof.
  intros pos W. apply position_ext; [apply bare_formed; apply carry_formed | apply carry_formed|].
  intros q Hq. destruct (from_there m q Hq) as (p & Hp & ->). rewrite bare_cell, (cell_there m same_colours _ p Hp), bare_cell.
  unfold holds. rewrite (cell_there m same_colours _ p Hp). reflexivity.
Qed.

Lemma inside_there : forall pos q, q < points -> (inside x (carry m pos) (f q) <-> inside x pos q).
Proof.
  intros pos q Hq. unfold inside. rewrite (cell_there m same_colours _ q Hq). split; intros (_ & N & T).
  - split; [exact Hq|]. split; [exact N|]. intros s A. assert (Hs := adjacent_right_on_board _ _ A).
    rewrite <- (cell_there m same_colours) by exact Hs. apply T. rewrite keeps_neighbours by assumption. exact A.
  - split; [apply to_on_board; exact Hq|]. split; [exact N|]. intros t A.
    destruct (from_there m t (adjacent_right_on_board _ _ A)) as (s & Hs & ->). rewrite keeps_neighbours in A by assumption.
    rewrite (cell_there m same_colours) by exact Hs. exact (T s A).
Qed.

Theorem held_is_carried : forall pos, well_formed pos -> held x pos -> held x (carry m pos).
Proof.
  intros pos W (Live & Alone). split; [apply all_live_is_carried; assumption|]. intros y I.
  destruct (from_there m y (proj1 I)) as (q & Hq & ->). apply (proj1 (inside_there pos q Hq)) in I.
  destruct (Alone q I) as ((s & t & N & As & At) & Only). split.
  - assert (Hs := adjacent_right_on_board _ _ As). assert (Ht := adjacent_right_on_board _ _ At). exists (f s), (f t).
    rewrite !keeps_neighbours by assumption. split; [|auto]. intro E. apply N. exact (one_to_one m s t Hs Ht E).
  - intros z R J. destruct (from_there m z (proj1 R)) as (r & Hr & ->). apply (proj1 (inside_there pos r Hr)) in R.
    rewrite bare_there in J by exact W. apply joined_carried_iff in J; [|apply bare_formed; exact W |
      assumption..]. rewrite (Only r R J). reflexivity.
Qed.

(* A known position there, read here. *)
Lemma stands_there : forall k k' pos, stands_for x k pos -> (forall p, p < points -> k' (f p) = k p) -> stands_for x k' (carry
  m pos).
Proof.
  intros k k' pos (W & L & H) Same. split; [apply carry_formed|]. split; [apply legality_is_carried; assumption|]. intros q Hq.
  destruct (from_there m q Hq) as (p & Hp & ->). rewrite Same, (cell_there m same_colours) by exact Hp. exact (H p Hp).
Qed.

Lemma stands_here : forall k k' pos, well_formed pos -> stands_for x k' (carry m pos) -> (forall p, p < points -> k' (f p) = k p) ->
  stands_for x k pos.
Proof.
  intros k k' pos W (_ & L & H) Same. split; [exact W|]. split; [apply (legality_is_carried m); assumption|]. intros p Hp.
  rewrite <- Same, <- (cell_there m same_colours) by exact Hp. apply H. apply to_on_board. exact Hp.
Qed.

End Carried.

Print Assumptions held_is_carried.
