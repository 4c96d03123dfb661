(* Symmetry and colours: what maps a board onto another and keeps neighbours maps plays to plays.

   A `board_map` takes the points of one board to those of another, one to one, so that neighbours go to
   neighbours, and the colours to colours, unchanged or exchanged. Rotations and mirrorings of a square, the
   turning of a rectangle into one that stands on its side, and the swap of the colours are of this kind.
   Carrying a position over and playing there comes to the same as playing first and carrying the result
   over, and what is captured or removed is carried over with it. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts variation.

Record board_map (B C : board) := {
  to_point : nat -> nat;
  from_point : nat -> nat;
  recolor : color -> color;
  to_on_board : forall p, p < @points B -> to_point p < @points C;
  from_on_board : forall q, q < @points C -> from_point q < @points B;
  from_to : forall p, p < @points B -> from_point (to_point p) = p;
  to_from : forall q, q < @points C -> to_point (from_point q) = q;
  keeps_neighbours : forall p q, p < @points B -> q < @points B ->
    @adjacent C (to_point p) (to_point q) = @adjacent B p q;
  recolor_opponent : forall c, recolor (opponent c) = opponent (recolor c)
}.
Arguments to_point {B C}.
Arguments from_point {B C}.
Arguments recolor {B C}.

Lemma recolor_twice : forall B C (m : board_map B C) c, recolor m (recolor m c) = c.
Proof.
  intros B C m c. assert (H := recolor_opponent _ _ m).
  destruct (recolor m black) eqn:E; assert (H' := H black); simpl in H'; rewrite E in H'; simpl in H';
    destruct c; congruence.
Qed.

(* The same map read backwards. *)
Definition backwards {B C : board} (m : board_map B C) : board_map C B.
Proof.
  refine {| to_point := from_point m; from_point := to_point m; recolor := recolor m |}.
  - apply from_on_board.
  - apply to_on_board.
  - apply to_from.
  - apply from_to.
  - intros p q Hp Hq. rewrite <- (keeps_neighbours _ _ m) by (apply from_on_board; assumption).
    rewrite !to_from by assumption. reflexivity.
  - apply recolor_opponent.
Defined.

Definition carry {B C : board} (m : board_map B C) (pos : position) : position :=
  @tabulate C (fun q => option_map (recolor m) (cell_at pos (from_point m q))).

Section Forth.
Context {B C : board}.
Variable m : board_map B C.
Notation f := (to_point m).
Notation h := (recolor m).

Lemma carry_formed : forall pos, @well_formed C (carry m pos).
Proof. intro. apply (@well_formed_tabulate C). Qed.

Lemma cell_carried : forall pos p, p < @points B -> cell_at (carry m pos) (f p) = option_map h (cell_at pos
  p).
Proof.
  intros pos p Hp. unfold carry. rewrite (@cell_at_tabulate C) by (apply to_on_board; exact Hp).
  rewrite from_to by exact Hp. reflexivity.
Qed.

Lemma carry_back : forall pos, @well_formed B pos -> carry (backwards m) (carry m pos) = pos.
Proof.
  intros pos W. apply (@position_ext B); [apply (@well_formed_tabulate B) | exact W|]. intros p Hp.
  unfold carry at 1. rewrite (@cell_at_tabulate B) by exact Hp. simpl. rewrite cell_carried by exact Hp.
  destruct (cell_at pos p) as [c|]; simpl; [rewrite recolor_twice|]; reflexivity.
Qed.

Lemma joined_carried : forall pos p q, p < @points B -> @joined B pos p q ->
  @joined C (carry m pos) (f p) (f q).
Proof.
  intros pos p q Hp J. induction J as [|q r J IH A E]; [apply joined_here|].
  assert (Hq := joined_on_board _ _ _ Hp J). assert (Hr := adjacent_right_on_board _ _ A).
  apply joined_on with (f q); [exact IH| |].
  - rewrite keeps_neighbours by assumption. exact A.
  - rewrite !cell_carried by assumption. congruence.
Qed.

Lemma breathes_carried : forall pos p, p < @points B -> @breathes B pos p -> @breathes C (carry m pos) (f p).
Proof.
  intros pos p Hp (s & l & J & A & E). exists (f s), (f l).
  assert (Hs := joined_on_board _ _ _ Hp J). assert (Hl := adjacent_right_on_board _ _ A).
  split; [apply joined_carried; assumption|]. split; [rewrite keeps_neighbours by assumption; exact A|].
  rewrite cell_carried by exact Hl. rewrite E. reflexivity.
Qed.

Lemma carry_put : forall pos p c, @well_formed B pos -> p < @points B ->
  carry m (@put B pos p c) = @put C (carry m pos) (f p) (h c).
Proof.
  intros pos p c W Hp. apply (@position_ext C); [apply carry_formed | apply (@well_formed_put C)|].
  intros q Hq. rewrite <- (to_from _ _ m q Hq). assert (Hf := from_on_board _ _ m q Hq).
  set (r := from_point m q) in *. rewrite cell_carried by exact Hf.
  destruct (Nat.eq_dec r p) as [->|N].
  - rewrite !cell_at_put_same by (try apply to_on_board; assumption). reflexivity.
  - rewrite (@cell_at_put_other B) by assumption. rewrite (@cell_at_put_other C).
    + symmetry. apply cell_carried. exact Hf.
    + apply carry_formed.
    + intro E. apply N. rewrite <- (from_to _ _ m r Hf), <- (from_to _ _ m p Hp), E. reflexivity.
Qed.

End Forth.

Section ThereAndBack.
Context {B C : board}.
Variable m : board_map B C.
Notation f := (to_point m).
Notation h := (recolor m).

Lemma joined_carried_iff : forall pos p q, @well_formed B pos -> p < @points B -> q < @points B ->
  (@joined C (carry m pos) (f p) (f q) <-> @joined B pos p q).
Proof.
  intros pos p q W Hp Hq. split; [|apply joined_carried; exact Hp]. intro J.
  apply (joined_carried (backwards m)) in J; [|apply to_on_board; exact Hp].
  rewrite carry_back in J by exact W. simpl in J. rewrite !from_to in J by assumption. exact J.
Qed.

Lemma breathes_carried_iff : forall pos p, @well_formed B pos -> p < @points B ->
  (@breathes C (carry m pos) (f p) <-> @breathes B pos p).
Proof.
  intros pos p W Hp. split; [|apply breathes_carried; exact Hp]. intro J.
  apply (breathes_carried (backwards m)) in J; [|apply to_on_board; exact Hp].
  rewrite carry_back in J by exact W. simpl in J. rewrite from_to in J by assumption. exact J.
Qed.

Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : @well_formed B pos.
Hypothesis on_board : p < @points B.
Hypothesis empty : cell_at pos p = None.

Notation here := (@play_at B pos c p).
Notation there := (@play_at C (carry m pos) (h c) (f p)).

Lemma cell_is_carried : forall q d, q < @points B ->
  (cell_at (@put C (carry m pos) (f p) (h c)) (f q) = Some (h d) <-> cell_at (@put B pos p c) q = Some d).
Proof.
  intros q d Hq. rewrite <- carry_put, cell_carried by assumption.
  destruct (cell_at (@put B pos p c) q) as [e|]; simpl; [|split; discriminate].
  split; [|congruence]. intro E. injection E as E.
  rewrite <- (recolor_twice _ _ m e), E, recolor_twice. reflexivity.
Qed.

Lemma empty_there : cell_at (carry m pos) (f p) = None.
Proof. rewrite cell_carried by exact on_board. rewrite empty. reflexivity. Qed.

Theorem captures_are_carried : forall q, q < @points B -> (In (f q) (captured there) <-> In q (captured
  here)).
Proof.
  intros q Hq. assert (Wp : @well_formed B (@put B pos p c)) by apply (@well_formed_put B).
  rewrite (@captured_iff C) by (auto using carry_formed, to_on_board, empty_there).
  rewrite (@captured_iff B) by assumption.
  rewrite <- recolor_opponent, cell_is_carried by exact Hq.
  rewrite <- carry_put, breathes_carried_iff by assumption. split.
  - intros (E & Br & r & J & A). split; [exact E|]. split; [exact Br|]. exists (from_point m r).
    assert (Hr := adjacent_right_on_board _ _ A). rewrite <- (to_from _ _ m r Hr) in J, A.
    assert (Hr' := from_on_board _ _ m r Hr).
    rewrite joined_carried_iff in J by assumption. rewrite keeps_neighbours in A by assumption. auto.
  - intros (E & Br & r & J & A). split; [exact E|]. split; [exact Br|]. exists (f r).
    assert (Hr := adjacent_right_on_board _ _ A).
    split; [apply joined_carried; assumption|].
    rewrite keeps_neighbours by assumption. exact A.
Qed.

Lemma captured_none_iff : captured there = [] <-> captured here = [].
Proof.
  split; intro K; apply no_member; intros q I.
  - assert (Hq := stone_on_board _ _ _ (@placed_formed B pos c p) (@captured_color B pos c p q I)).
    apply captures_are_carried in I; [|exact Hq]. rewrite K in I. destruct I.
  - assert (Hq := stone_on_board _ _ _ (@placed_formed C (carry m pos) (h c) (f p))
      (@captured_color C _ (h c) (f p) q I)).
    rewrite <- (to_from _ _ m q Hq) in I.
    apply captures_are_carried in I; [|apply from_on_board; exact Hq]. rewrite K in I. destruct I.
Qed.

Theorem self_removals_are_carried : forall q, q < @points B ->
  (In (f q) (self_removed there) <-> In q (self_removed here)).
Proof.
  intros q Hq. assert (Wp : @well_formed B (@put B pos p c)) by apply (@well_formed_put B).
  rewrite (@self_removed_iff C) by (apply to_on_board; assumption).
  rewrite (@self_removed_iff B) by assumption. rewrite captured_none_iff.
  rewrite <- carry_put, breathes_carried_iff, joined_carried_iff by assumption. tauto.
Qed.

Theorem plays_are_carried : after there = carry m (after here).
Proof.
  apply (@position_ext C); [apply (@after_formed C) | apply carry_formed|]. intros q Hq.
  rewrite <- (to_from _ _ m q Hq). assert (Hf := from_on_board _ _ m q Hq).
  set (r := from_point m q) in *. rewrite cell_carried by exact Hf.
  destruct (in_dec Nat.eq_dec r (captured here)) as [I|I].
  { rewrite (@after_captured B) by exact I. rewrite (@after_captured C); [reflexivity|].
    apply captures_are_carried; assumption. }
  destruct (in_dec Nat.eq_dec r (self_removed here)) as [J|J].
  { rewrite (@after_self_removed B) by exact J. rewrite (@after_self_removed C); [reflexivity|].
    apply self_removals_are_carried; assumption. }
  rewrite (@after_kept B) by assumption. rewrite (@after_kept C).
  - rewrite <- carry_put, cell_carried by assumption. reflexivity.
  - intro K. apply I. apply captures_are_carried; assumption.
  - intro K. apply J. apply self_removals_are_carried; assumption.
Qed.

(* So a legal position is carried to a legal one, and a play that changes something to one that does. *)
Theorem legality_is_carried : @legal B pos <-> @legal C (carry m pos).
Proof.
  split.
  - intros L q d E. assert (Hq := stone_on_board _ _ _ (carry_formed m pos) E).
    rewrite <- (to_from _ _ m q Hq) in *. assert (Hf := from_on_board _ _ m q Hq).
    rewrite cell_carried in E by exact Hf. apply breathes_carried; [exact Hf|].
    destruct (cell_at pos (from_point m q)) as [e|] eqn:Ee; [|discriminate]. exact (L _ _ Ee).
  - intros L q d E. assert (Hq := stone_on_board _ _ _ formed E).
    apply breathes_carried_iff; [exact formed | exact Hq|]. apply (L _ (h d)).
    rewrite cell_carried by exact Hq. rewrite E. reflexivity.
Qed.

Theorem variation_is_carried : changes_position there = changes_position here.
Proof.
  destruct (changes_position here) eqn:E; destruct (changes_position there) eqn:F; try reflexivity; exfalso.
  - assert (F' := proj1 (@unchanged_iff_lone C (carry m pos) (h c) (f p) (carry_formed m pos)
      (to_on_board _ _ m p on_board) empty_there) F).
    assert (G : changes_position here = false); [|congruence].
    apply (@unchanged_iff_lone B); try assumption. intro q. split.
    + intro I. assert (Hq := stone_on_board _ _ _ (@placed_formed B pos c p) (@self_removed_color B pos c p
      on_board q I)).
      apply self_removals_are_carried in I; [|exact Hq]. apply F' in I.
      rewrite <- (from_to _ _ m q Hq), I. apply from_to. exact on_board.
    + intros ->. apply self_removals_are_carried; [exact on_board|]. apply F'. reflexivity.
  - assert (E' := proj1 (@unchanged_iff_lone B pos c p formed on_board empty) E).
    assert (G : changes_position there = false); [|congruence].
    apply (@unchanged_iff_lone C); [apply carry_formed | apply to_on_board; exact on_board | exact
      empty_there|].
    intro q. split.
    + intro I.
      assert (Hq := stone_on_board _ _ _ (@placed_formed C (carry m pos) (h c) (f p))
        (@self_removed_color C _ (h c) (f p) (to_on_board _ _ m p on_board) q I)).
      rewrite <- (to_from _ _ m q Hq) in I |- *. apply self_removals_are_carried in I.
      * apply E' in I. congruence.
      * apply from_on_board. exact Hq.
    + intros ->. apply self_removals_are_carried; [exact on_board|]. apply E'. reflexivity.
Qed.

End ThereAndBack.

Print Assumptions plays_are_carried.
Print Assumptions captures_are_carried.
Print Assumptions self_removals_are_carried.
Print Assumptions legality_is_carried.
Print Assumptions variation_is_carried.
