(* A settled whole board: every point will be its owner's, whatever the opponent does.

   All stones of a player settle the board if every other point touches one of them, and each of their chains lives (living.v).
   That holds where groups may remove themselves, and it is taken to the end of the game; certify/solution/settled_board.h says
   the same in words.

   An answer of the opponent takes nothing (`answer_keeps_settled`). The owner plays at liberties of the opponent: that removes
   no own stone, and leaves the board settled with one stone more (`own_play_keeps_settled`). If no opposing stone is left, all
   points are his (`settled_area`). settled_program.v finds out whether a board is settled. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts reach chains play.
From Hotstone.counting Require Import area fill_in.
From Hotstone.plays Require Import play_facts legality variation.
From Hotstone.certificates Require Export living.
From Hotstone.certificates Require Import quick settled robust_list.

Section SettledBoard.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).

Definition settles (pos : position) : Prop :=
  (forall q, q < points -> cell_at pos q <> Some x -> exists s, own pos s /\ adjacent q s = true) /\ all_live x pos.

(* Only the owner's stones matter. *)
Lemma settles_same : forall pos pos', (forall q, own pos' q <-> own pos q) -> settles pos -> settles pos'.
Proof.
  intros pos pos' Same (Touch & Eyes). split.
  - intros q Hq N. destruct (Touch q Hq) as (s & S & A); [rewrite <- Same; exact N|]. exists s. rewrite Same. auto.
  - intros c C. apply Same in C. apply (lives_same x pos); auto.
Qed.

Section Play.
Variable pos : position.
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis is_settled : settles pos.

Lemma answer_takes_nothing : forall z, z < points -> cell_at pos z = None ->
  captured (play_at pos o z) = [] /\ forall q, own (after (play_at pos o z)) q <-> own pos q.
Proof. intros z Hz Z. apply nothing_living_is_taken; try assumption. apply is_settled. Qed.

Theorem answer_keeps_settled : forall z, z < points -> cell_at pos z = None -> settles (after (play_at pos o z)).
Proof. intros z Hz Z. apply (settles_same pos); [apply (answer_takes_nothing z Hz Z) | exact is_settled]. Qed.

(* A play of the owner at a liberty of the opponent. *)
Variables k t : nat.
Hypothesis on_board : k < points.
Hypothesis empty : cell_at pos k = None.
Hypothesis beside : adjacent k t = true.
Hypothesis opposing : cell_at pos t = Some o.

Notation result := (play_at pos x k).

Lemma own_play_removes_none : self_removed result = [].
Proof.
  destruct (proj1 is_settled k on_board) as (s & S & A); [congruence|].
  apply (play_beside_living x pos k s); auto. exact (proj2 is_settled s S).
Qed.

Lemma own_after_play : forall q, own (after result) q <-> own pos q \/ q = k.
Proof. apply own_after_own_play; auto. exact own_play_removes_none. Qed.

Theorem own_play_keeps_settled : settles (after result).
Proof.
  assert (More : forall q, own pos q -> own (after result) q) by (intros q C; apply own_after_play; auto).
  assert (Eyes : forall c d, own pos c -> (forall s, joined (after result) c s -> joined (after result) d s) ->
    lives x (after result) d).
  { intros c d C Link. destruct (proj2 is_settled c C) as (a & b & Va & Vb & Apart).
    set (less := filter (fun q => negb (q =? k))).
    assert (InLess : forall q r, In q (less r) <-> In q r /\ q <> k).
    { intros q r. unfold less. rewrite filter_In, negb_true_iff, Nat.eqb_neq. reflexivity. }
    assert (V : forall r, vital x pos c r -> vital x (after result) d (less r)).
    { intros r (N & Cl & T). split; [|split].
      - assert (Some_left : exists q, In q (less r)).
        { destruct (in_dec Nat.eq_dec k r) as [I|Out].
          - exists t. apply InLess. destruct (proj2 (proj2 (Cl k I)) t beside) as [J|J].
            + split; [exact J|]. intros ->. congruence.
            + rewrite opposing in J. injection J as J. destruct (opponent_differs x J).
          - destruct r as [|q r]; [congruence|]. exists q. apply InLess. split; [left; reflexivity|]. intros ->. apply Out. left.
            reflexivity. }
        destruct Some_left as (q & I). intro E. rewrite E in I. destruct I.
      - intros q I. apply InLess in I as (I & Nk). destruct (Cl q I) as (Hq & Out & Near). split; [exact Hq|]. split.
        + intro C'. apply own_after_play in C'. tauto.
        + intros s A. rewrite InLess, own_after_play. destruct (Nat.eq_dec s k) as [->|Ns]; [auto|]. destruct (Near s A); auto.
      - intros q I. apply InLess in I as (I & _). destruct (T q I) as (s & J & A). exists s. split; [|exact A].
        apply Link. apply (own_joined x pos); assumption. }
    exists (less a), (less b). split; [exact (V a Va)|]. split; [exact (V b Vb)|].
    intros q I J. apply InLess in I, J. apply (Apart q); tauto. }
  split.
  - intros q Hq N. destruct (proj1 is_settled q Hq) as (s & S & A); [intro C; apply N; apply More; exact C|]. exists s. auto.
  - intros c C. apply own_after_play in C as [C| ->]; [apply (Eyes c c C); auto|].
    destruct (proj1 is_settled k on_board) as (s & S & A); [congruence|]. apply (Eyes s k S). intros r J.
    apply joined_trans with s; [|exact J]. apply joined_step; [exact A|].
    rewrite (More s S). apply own_after_play. auto.
Qed.

End Play.

(* Where to play, if there is an opposing stone; and how often at most. *)

Definition meets_opponent (pos : position) (k : nat) : bool :=
  is_empty pos k && existsb (fun t => adjacent k t && cell_eqb (cell_at pos t) (Some o)) all_points.

Definition settled_move (pos : position) : option nat := find (meets_opponent pos) all_points.

Lemma settled_move_meets : forall pos k, settled_move pos = Some k ->
  k < points /\ cell_at pos k = None /\ exists t, adjacent k t = true /\ cell_at pos t = Some o.
Proof.
  intros pos k H. apply find_some in H as (I & H). apply in_all_points in I. unfold meets_opponent in H.
  apply andb_true_iff in H as (E & H). apply existsb_exists in H as (t & _ & H). apply andb_true_iff in H as (A & C).
  apply is_empty_iff in E. apply cell_eqb_eq in C. split; [exact I|]. split; [exact E|]. exists t. auto.
Qed.

Definition alone (pos : position) : Prop := forall q, cell_at pos q <> Some o.

Lemma no_settled_move : forall pos, legal pos -> settled_move pos = None -> alone pos.
Proof.
  intros pos L H q C. destruct (L q o C) as (s & l & J & A & E).
  assert (Hl := adjacent_right_on_board _ _ A). assert (F := find_none _ _ H l (proj2 (in_all_points l) Hl)).
  unfold meets_opponent in F. rewrite (proj2 (is_empty_iff pos l) E) in F. simpl in F.
  assert (T : existsb (fun t => adjacent l t && cell_eqb (cell_at pos t) (Some o)) all_points = true); [|congruence].
  apply existsb_exists. exists s. split; [apply in_all_points; exact (adjacent_on_board _ _ A)|].
  rewrite adjacent_sym, A. simpl. apply cell_eqb_eq. rewrite (joined_cell _ _ _ J). exact C.
Qed.

(* An answer that changes the position is a stone, beside which there is a liberty. *)
Lemma answer_gives_a_move : forall pos k, well_formed pos -> legal pos -> settles pos -> k < points -> cell_at pos k = None ->
  changes_position (play_at pos o k) = true -> settled_move pos = None -> settled_move (after (play_at pos o k)) <> None.
Proof.
  intros pos k W L St Hk Em C None_there None_then. assert (Alone := no_settled_move _ L None_there).
  destruct (answer_takes_nothing pos W L St k Hk Em) as (None_taken & _).
  assert (Lone := no_settled_move _ (legality_is_kept _ _ _ W Hk Em L) None_then).
  assert (G : changes_position (play_at pos o k) = false); [|congruence].
  apply unchanged_iff_lone; try assumption.
  assert (Only : forall q, In q (self_removed (play_at pos o k)) -> q = k).
  { intros q I. destruct (Nat.eq_dec q k) as [E|N]; [exact E|]. exfalso. apply self_removed_color in I; try assumption.
    rewrite cell_at_put_other in I by assumption. exact (Alone q I). }
  assert (Gone : In k (self_removed (play_at pos o k))).
  { destruct (in_dec Nat.eq_dec k (self_removed (play_at pos o k))) as [I|N]; [exact I|]. exfalso. apply (Lone k).
    rewrite after_kept; [apply cell_at_put_same; exact Hk | rewrite None_taken; intros [] | exact N]. }
  intro q. split; [apply Only | intros ->; exact Gone].
Qed.

Definition still_open (pos : position) : nat := length (filter (fun p => negb (holds pos x p)) all_points).

Lemma still_open_at_most : forall pos, still_open pos <= points.
Proof.
  intro pos. unfold still_open. assert (H := filter_length_le (fun p => negb (holds pos x p)) (fun _ => true) all_points).
  assert (T : forall l : list nat, filter (fun _ => true) l = l) by (induction l; simpl; congruence).
  rewrite T in H. unfold all_points in H at 3. rewrite seq_length in H. apply H. auto.
Qed.

Lemma fewer : forall (f g : nat -> bool) k l, (forall y, f y = true -> g y = true) -> In k l -> f k = false -> g k = true ->
  length (filter f l) < length (filter g l).
Proof.
  intros f g k l Le. induction l as [|y l IH]; intros I F G; [destruct I|].
  assert (Rest := filter_length_le f g l (fun z _ => Le z)). simpl. destruct I as [->|I].
  - rewrite F, G. simpl. lia.
  - specialize (IH I F G). destruct (f y) eqn:E; [rewrite (Le y E); simpl; lia|]. destruct (g y); simpl; lia.
Qed.

Lemma same_still_open : forall pos pos', (forall q, own pos' q <-> own pos q) -> still_open pos' = still_open pos.
Proof.
  intros pos pos' Same. unfold still_open. f_equal. apply filter_ext. intro p. f_equal.
  apply eq_true_iff_eq. rewrite !holds_iff. apply Same.
Qed.

Lemma fewer_still_open : forall pos pos' k, (forall q, own pos q -> own pos' q) -> k < points -> cell_at pos k <> Some x -> own
  pos' k ->
  still_open pos' < still_open pos.
Proof.
  intros pos pos' k More Hk N C. unfold still_open. apply fewer with k.
  - intros y H. apply negb_true_iff, holds_not in H. apply negb_true_iff, holds_not. intro D. apply H. apply More. exact D.
  - apply in_all_points. exact Hk.
  - apply negb_false_iff, holds_iff. exact C.
  - apply negb_true_iff, holds_not. exact N.
Qed.

(* The area. *)
Theorem settled_area : forall pos, settles pos -> alone pos -> as_seen_by x (area_difference pos) = Z.of_nat points.
Proof.
  intros pos (Touch & _) Alone. rewrite <- quick_difference_is_difference. unfold quick_difference.
  set (one := match x with black => 1 | white => -1 end%Z).
  assert (Each : forall p, p < points -> worth_at neighbour_table pos p = one).
  { intros p Hp. rewrite worth_at_is by exact Hp. unfold kind_at. destruct (cell_at pos p) as [c|] eqn:E.
    - destruct (color_cases x c) as [->| ->]; [|destruct (Alone p E)]. unfold one. destruct x; reflexivity.
    - assert (Tx : touches pos x p = true).
      { apply touches_iff; [exact Hp|]. destruct (Touch p Hp) as (s & S & A); [congruence|]. exists p, s.
        split; [apply joined_here | auto]. }
      assert (To : touches pos o p = false).
      { destruct (touches pos o p) eqn:T; [|reflexivity]. apply touches_iff in T as (q & r & _ & _ & C); [|exact Hp].
        destruct (Alone r C). }
      unfold one. destruct x; simpl in To; rewrite Tx, To; reflexivity. }
  assert (Sum : forall l, (forall p, In p l -> p < points) ->
    fold_right (fun p sum => (worth_at neighbour_table pos p + sum)%Z) 0%Z l = (Z.of_nat (length l) * one)%Z).
  { induction l as [|p l IH]; intro On; [reflexivity|]. simpl fold_right. rewrite IH by (intros q I; apply On; right; exact I).
    rewrite Each by (apply On; left; reflexivity). cbn [length]. rewrite Nat2Z.inj_succ. lia. }
  rewrite Sum by (intros p I; apply in_all_points; exact I). unfold all_points. rewrite seq_length. unfold one.
  destruct x; simpl as_seen_by; lia.
Qed.

End SettledBoard.

Print Assumptions answer_keeps_settled.
Print Assumptions own_play_keeps_settled.
Print Assumptions settled_area.
