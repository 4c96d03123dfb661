(* Why a point may be banned after a play of the opponent, in words that maps of the board keep.

   Hot stones of all kinds but `any-ko-stone` (rules/hot_kinds.v) need one of three reasons (`hot_has_reason`):
     - a single hot stone bans the point;
     - the play has formed a pair whose last liberty is the point; and the play has taken two stones, or the owner's stone there has
       one liberty once it has taken the pair (`pair_reason`);
     - the play has left a single hot stone, and a stone of the owner at the point would have no liberty if it took nothing: the
       mouth of a ko is such a point (`twin_reason`).
   The converse is not so: the reasons say no more than known_answers.v needs. If the image of a point has a reason in the image of
   a position, the point has one in the position (`reason_here`). *)
From Coq Require Import Permutation.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts hot_is_recapture symmetry.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.certificates Require Import robust_list carried_lines settled_hot done_book.

Section Reasons.
Context {B : board}.
(* Whether all kinds but `any-ko-stone` are looked at, or single stones. *)
Variables (every : bool) (x : color).

Notation o := (opponent x).

Definition is_liberty (pos : position) (p q : nat) : Prop :=
  cell_at pos q = None /\ exists s, joined pos p s /\ adjacent s q = true.

Section Answer.
Variables (pos : position) (p : nat).

Notation result := (play_at pos o p).
Notation removal v := (play_at (after result) x v).

Definition pair_reason (v : nat) : Prop := cell_at (after result) p = Some o /\ is_liberty (after result) p v /\
  (forall q, is_liberty (after result) p q -> q = v) /\
  (exists b, b <> p /\ (forall r, joined (after result) p r <-> r = p \/ r = b) /\
             In p (captured (removal v)) /\ In b (captured (removal v))) /\
  (length (captured result) = 2 \/
   forall q r, is_liberty (after (removal v)) v q -> is_liberty (after (removal v)) v r -> q = r).

Definition twin_reason (v : nat) : Prop := single_hot_stone result <> [] /\ ~ breathes (put (after result) v x) v.

Definition ban_reason (v : nat) : Prop := In v (single_hot_stone result) \/
  (every = true /\ v < points /\ cell_at (after result) v = None /\ (pair_reason v \/ twin_reason v)).

Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.

Lemma ko_is_twin : forall v, has_ko_at result v -> ~ breathes (put (after result) v x) v.
Proof.
  intros v (q & k & Hq & Here & K & M) (s & l & J & A & El). change (player result) with o in *.
  destruct (ko_shape _ _ _ _ K) as (_ & Li & u & Lv). rewrite M, ?opponent_opponent in *.
  set (Q := after result) in *. assert (W : well_formed Q) by apply after_formed.
  destruct (beside_liberty _ _ _ Hq Li) as (Hv & Ev & t & I & At). set (taken := remove (put Q v x) (chain Q q)) in *.
  assert (Kept : forall r, cell_at (put Q v x) r = Some x -> cell_at taken r = Some x).
  { intros r C. unfold taken. rewrite cell_at_kept; [exact C | apply well_formed_put|]. intro Ir.
    apply chain_iff in Ir; [|exact Hq]. apply joined_cell in Ir. rewrite Here in Ir.
    destruct (Nat.eq_dec r v) as [->|Nv]; [congruence|]. rewrite cell_at_put_other in C by assumption.
    rewrite Ir in C. injection C as C. destruct (opponent_differs x C). }
  assert (Jt : joined taken v s /\ cell_at (put Q v x) s = Some x).
  { clear A. induction J as [|r y J (IH & C) Ay Same]; [split; [apply joined_here | apply cell_at_put_same; exact Hv]|].
    rewrite C in Same. symmetry in Same. split; [|exact Same]. apply joined_on with r; [exact IH | exact Ay|].
    rewrite (Kept r C), (Kept y Same). reflexivity. }
  assert (Only : forall y, is_liberty taken v y -> y = u).
  { intros y Y. assert (Iy : In y (liberties taken v)) by (apply liberties_iff; [exact Hv | exact Y]). rewrite Lv in Iy.
    destruct Iy as [Iy|[]]. auto. }
  assert (Nl : l <> v) by (intros ->; rewrite cell_at_put_same in El by exact Hv; discriminate).
  assert (Ql : cell_at Q l = None) by (rewrite cell_at_put_other in El; assumption).
  assert (Ll : l = u).
  { apply Only. split; [|exists s; tauto]. unfold taken. destruct (in_dec Nat.eq_dec l (chain Q q)) as [J'|J'];
      [apply cell_at_removed; exact J'|]. rewrite cell_at_kept; [exact El | apply well_formed_put | exact J']. }
  assert (Lt : t = u).
  { apply Only. split; [apply cell_at_removed; exact I | exists v; split; [apply joined_here | exact At]]. }
  apply chain_iff in I; [|exact Hq]. apply joined_cell in I. congruence.
Qed.

Lemma pair_has_reason : forall v, removable_pair result = Some v ->
  (removed_in_turn result v <> None \/ length (captured result) = 2) -> pair_reason v.
Proof.
  intros v R T. destruct (pair_shape result v R) as (Own & Li & Cap). change (player result) with o in *.
  change (point result) with p in *. rewrite opponent_opponent in Cap.
  assert (Stays : cell_at (after result) p = Some o).
  { rewrite after_kept; [apply placed_here; exact on_board | | rewrite Own; intros []]. intro J. apply captured_color in J.
    rewrite placed_here in J by exact on_board. injection J as J. destruct (opponent_differs o). auto. }
  assert (Lib : forall q, is_liberty (after result) p q <-> q = v).
  { intro q. unfold is_liberty. rewrite <- (liberties_iff _ _ q on_board), Li. simpl. split; [intros [E|[]]; auto | auto]. }
  split; [exact Stays|]. split; [apply Lib; reflexivity|]. split; [intros q; apply Lib|]. split.
  - assert (Two : exists a b, chain (after result) p = [a; b]).
    { unfold removable_pair in R. change (point result) with p in R. destruct (self_removed result); [|discriminate].
      destruct (chain (after result) p) as [|a [|b [|]]]; try discriminate. eauto. }
    destruct Two as (a & b & Ch). assert (D := chain_NoDup (after result) p). rewrite Ch in D.
    assert (In_chain : forall r, joined (after result) p r <-> r = a \/ r = b).
    { intro r. rewrite <- (chain_iff _ _ r on_board), Ch. simpl. split; [intros [E|[E|[]]]; auto | intros [E|E]; auto]. }
    assert (Np : a <> b) by (inversion D as [|? ? Out _]; intros ->; apply Out; left; reflexivity).
    assert (Ia : In a (captured (removal v))) by (rewrite Cap, Ch; left; reflexivity).
    assert (Ib : In b (captured (removal v))) by (rewrite Cap, Ch; right; left; reflexivity).
    destruct (proj1 (In_chain p) (joined_here _ _)) as [E|E]; [subst a; exists b | subst b; exists a].
    + split; [auto|]. split; [exact In_chain | auto].
    + split; [exact Np|]. split; [intro r; rewrite In_chain; tauto | auto].
  - destruct T as [T|T]; [right | left; exact T]. unfold removed_in_turn in T. change (player result) with o in T.
    rewrite opponent_opponent in T. assert (Hv := proj1 (beside_liberty _ _ _ on_board Li)).
    destruct (liberties (after (removal v)) v) as [|u [|]] eqn:Lv; try (destruct T; reflexivity).
    assert (Each : forall q, is_liberty (after (removal v)) v q -> q = u).
    { intros q Q. assert (I : In q (liberties (after (removal v)) v)) by (apply liberties_iff; assumption). rewrite Lv in I.
      destruct I as [I|[]]. auto. }
    intros q r Q Q'. rewrite (Each q Q), (Each r Q'). reflexivity.
Qed.

Theorem hot_has_reason : forall v, In v (hot_stones_of (kinds_met every true) result) -> ban_reason v.
Proof.
  intros v I. unfold ban_reason. destruct every eqn:E; [|left; exact (hot_is_single true result v I)].
  destruct (banned_is_empty _ _ _ _ v on_board I) as (Hv & Ev).
  assert (No : ~ In any_ko_stone (kinds_met true true)) by (simpl; intuition discriminate).
  apply ban_cases in I as [I|[(R & T)|(K & [D|S])]]; [auto | | destruct (No D) |]; right; repeat (split; [auto|]).
  - left. apply pair_has_reason; assumption.
  - right. split; [exact S | apply ko_is_twin; exact K].
Qed.

End Answer.

(* In an image. *)

Variable m : board_map B B.
Hypothesis same_colours : forall c, recolor m c = c.

Notation f := (to_point m).

Lemma liberty_there : forall pos p q, well_formed pos -> p < points -> q < points ->
  (is_liberty (carry m pos) (f p) (f q) <-> is_liberty pos p q).
Proof.
  intros pos p q W Hp Hq. unfold is_liberty. rewrite (cell_there m same_colours) by exact Hq. split; intros (E & s & J & A);
    (split; [exact E|]).
  - assert (Hs := adjacent_on_board _ _ A). destruct (from_there m s Hs) as (r & Hr & ->). exists r.
    rewrite keeps_neighbours in A by assumption. split; [|exact A]. apply joined_carried_iff in J; assumption.
  - assert (Hs := adjacent_on_board _ _ A). exists (f s). rewrite keeps_neighbours by assumption. split; [|exact A].
    apply joined_carried; assumption.
Qed.

Lemma liberty_on_board : forall pos p q, is_liberty pos p q -> q < points.
Proof. intros pos p q (_ & s & _ & A). exact (adjacent_right_on_board _ _ A). Qed.

Variables (pos : position) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.

Lemma as_many_captured : length (captured (play_at (carry m pos) o (f p))) = length (captured (play_at pos o p)).
Proof.
  rewrite <- (map_length f (captured (play_at pos o p))). apply Permutation_length.
  apply NoDup_Permutation; [apply captured_NoDup | |].
  - assert (D := captured_NoDup pos o p).
    assert (On : forall q, In q (captured (play_at pos o p)) -> q < points) by (intros q I; apply filter_In in I as (I & _);
      apply in_all_points; exact I).
    induction (captured (play_at pos o p)) as [|a l IH]; [constructor|]. inversion D as [|? ? Out D']; subst. simpl. constructor.
    + intro I. apply in_map_iff in I as (b & E & I). apply one_to_one in E; [subst; contradiction | |]; apply On; simpl; auto.
    + apply IH; [exact D' | intros q I; apply On; right; exact I].
  - intro q. rewrite in_map_iff. split.
    + intro I. assert (Hq : q < points) by (apply filter_In in I as (I & _); apply in_all_points; exact I).
      destruct (from_there m q Hq) as (r & Hr & ->). exists r. split; [reflexivity|].
      exact (proj1 (captured_there m same_colours pos o p formed on_board r Hr) I).
    + intros (r & <- & I). assert (Hr : r < points) by (apply filter_In in I as (J & _); apply in_all_points; exact J).
      exact (proj2 (captured_there m same_colours pos o p formed on_board r Hr) I).
Qed.

Theorem reason_here : forall v, ban_reason (carry m pos) (f p) v -> exists w, v = f w /\ w < points /\ ban_reason pos p w.
Proof.
  intros v R. unfold ban_reason in R. destruct R as [I|(E & Hv & Ev & R)].
  { rewrite (single_there m same_colours) in I by assumption. apply in_map_iff in I as (w & <- & I).
    exists w. split; [reflexivity|]. split; [exact (single_on_board _ _ _ _ I) | left; exact I]. }
  destruct (from_there m v Hv) as (w & Hw & ->). exists w. split; [reflexivity|]. split; [exact Hw|]. right. split; [exact E|].
  split; [exact Hw|]. set (Q := after (play_at pos o p)) in *. assert (W : well_formed Q) by apply after_formed.
  rewrite (after_there m same_colours) in Ev by assumption. fold Q in Ev. rewrite (cell_there m same_colours) in Ev by exact Hw.
  split; [exact Ev|]. destruct R as [R|(S & N)].
  - left. unfold pair_reason in *. rewrite (after_there m same_colours) in R by assumption. fold Q in R |- *.
    rewrite (cell_there m same_colours) in R by exact on_board.
    rewrite (after_there m same_colours), as_many_captured in R by assumption.
    destruct R as (Stays & L & Only & (b & Nb & Ch & Cp & Cb) & Few).
    split; [exact Stays|]. split; [exact (proj1 (liberty_there Q p w W on_board Hw) L)|]. split.
    { intros q L'. assert (Hq := liberty_on_board _ _ _ L'). apply (one_to_one m q w Hq Hw). apply Only.
      exact (proj2 (liberty_there Q p q W on_board Hq) L'). }
    split.
    + assert (Hb : b < points) by (apply filter_In in Cb as (Cb & _); apply in_all_points; exact Cb).
      destruct (from_there m b Hb) as (a & Ha & ->). exists a. split; [intros ->; apply Nb; reflexivity|].
      rewrite (captured_there m same_colours) in Cp by assumption. rewrite (captured_there m same_colours) in Cb by assumption.
      split; [|auto]. intro r. split.
      * intro J. assert (Hr := joined_on_board _ _ _ on_board J).
        destruct (proj1 (Ch (f r)) (joined_carried m _ _ _ on_board J)) as [D|D]; apply one_to_one in D; auto.
      * intro D. assert (Hr : r < points) by (destruct D as [->| ->]; assumption).
        apply (joined_carried_iff m Q p r W on_board Hr). apply Ch. destruct D as [->| ->]; auto.
    + destruct Few as [Few|Few]; [left; exact Few | right]. intros q r Lq Lr.
      assert (Hq := liberty_on_board _ _ _ Lq). assert (Hr := liberty_on_board _ _ _ Lr).
      apply (one_to_one m q r Hq Hr). apply Few; refine (proj2 (liberty_there _ _ _ _ Hw _) _); try assumption;
      apply after_formed.
  - right. split.
    + intro D. apply S. rewrite (single_there m same_colours), D by assumption. reflexivity.
    + intro Br. apply N. rewrite (after_there m same_colours) by assumption. fold Q.
      apply (breathes_carried m _ w Hw) in Br. rewrite carry_put, same_colours in Br by assumption. exact Br.
Qed.

End Reasons.

Print Assumptions hot_has_reason.
Print Assumptions reason_here.
