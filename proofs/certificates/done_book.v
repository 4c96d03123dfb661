(* Books that go on from where the owner is done.

   When he is done, and what is said there, is up to `done_right`: it has to depend on his stones alone, and they have to live.
   What is said elsewhere is up to `rest`; both make one book (`over_base`). There may be a stone with which he is done next: then
   the play is right (`next_is_right`), and no single hot stone bans it (`next_is_open`), for it would restore a position where he
   is done already, and where no answer takes anything. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality variation hot_is_recapture symmetry.
From Hotstone.rules Require Import situation hot_single hot_kinds.
From Hotstone.certificates Require Import robust_list living settled.

Definition over_base {B : board} (base rest : book) : book := fun pos =>
  if (length pos =? points) && is_legal pos then match base pos with Some a => Some a | None => rest pos end else base pos.

Definition plays_with_rank (r : nat) (plays : list nat) : option answer :=
  match plays with
  | [] => None
  | k :: others => Some {| rank := r; first_reply := play_on k; other_replies := map play_on others |}
  end.

Lemma with_rank : forall r plays a, plays_with_rank r plays = Some a ->
  rank a = r /\ forall m, In m (replies a) <-> exists k, In k plays /\ m = play_on k.
Proof.
  intros r [|k plays] a H; [discriminate|]. injection H as <-. split; [reflexivity|]. intro m. unfold replies. simpl.
  rewrite in_map_iff. split; [intros [<-|(j & <- & I)] | intros (j & [->|I] & ->)]; eauto.
Qed.

Lemma with_rank_some : forall r plays k, In k plays -> exists a, plays_with_rank r plays = Some a.
Proof. intros r [|j plays] k I; [destruct I|]. simpl. eauto. Qed.

Lemma plays_are_no_pass : forall r plays a, plays_with_rank r plays = Some a -> pass_is_alone a.
Proof. intros r plays a H I. apply with_rank in H as (_ & H). apply H in I as (k & _ & D). discriminate. Qed.

(* Single hot stones are all that a list looks at, if not at every kind. *)
Lemma hot_is_single : forall {B : board} with_ko pl q, In q (hot_stones_of (kinds_met false with_ko) pl) ->
  In q (single_hot_stone pl).
Proof.
  intros B with_ko pl q I. apply filter_In in I as (_ & I). apply mem_In in I. simpl in I. rewrite app_nil_r in I. exact I.
Qed.

(* Where the owner is done: what the program sees, what decides it, and what is said there, with ranks below a number. *)
Record ending := {
  is_done : position -> bool;
  done_now : position -> bool;
  done : position -> Prop;
  base : book;
  above_base : nat
}.

Class done_right {B : board} (every with_ko : bool) (x : color) (at_least : Z) (e : ending) : Prop := {
  done_if_so : forall pos, well_formed pos -> (is_done e pos = true <-> done e pos);
  done_now_iff : forall pos, well_formed pos -> (done_now e pos = true <-> done e pos);
  done_is_carried : forall m : board_map B B, (forall c, recolor m c = c) -> forall pos, well_formed pos -> done e pos ->
    done e (carry m pos);
  done_same : forall pos pos', (forall q, cell_at pos' q = Some x <-> cell_at pos q = Some x) -> done e pos -> done e pos';
  done_live : forall pos, done e pos -> all_live x pos;
  done_said : forall pos, well_formed pos -> legal pos -> done e pos -> exists a, base e pos = Some a;
  base_rank : forall pos a, base e pos = Some a -> rank a < above_base e;
  base_robust : robust_book every with_ko x at_least (base e);
  base_open : forall pos k a, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
    base e (after (play_at pos (opponent x) k)) = Some a ->
    opens (base e) (after (play_at pos (opponent x) k)) (hot_stones_of (kinds_met every with_ko) (play_at pos (opponent x) k))
}.

Section Book.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z) (e : ending).
Context {ends : done_right every with_ko x at_least e}.

Notation o := (opponent x).
Notation own_at pos p := (cell_at pos p = Some x).
Notation hot pl := (hot_stones_of (kinds_met every with_ko) pl).
Notation opens_after := (opens_after every with_ko x).
Notation right_answer := (right_answer every with_ko x at_least).
Notation base := (base e).
Notation above_base := (above_base e).
Notation done := (done e).
Notation done_now := (done_now e).

(* Where a stone more does it. *)
Definition next_plays (pos : position) : list nat :=
  filter (fun p => is_empty pos p && done_now (put (bare x pos) p x)) all_points.

Variable rest : book.

Notation said := (over_base base rest).

Lemma base_is_said : forall pos a, base pos = Some a -> said pos = Some a.
Proof. intros pos a H. unfold over_base. rewrite H. destruct ((length pos =? points) && is_legal pos); reflexivity. Qed.

Lemma base_below : forall r pos, below base r pos -> below said r pos.
Proof. intros r pos (a & H & L). exists a. split; [apply base_is_said; exact H | exact L]. Qed.

Lemma base_opens : forall pos banned, opens base pos banned -> opens said pos banned.
Proof. intros pos banned (a & m & H & I & Op). exists a, m. split; [apply base_is_said; exact H | auto]. Qed.

Lemma base_is_right : forall pos a, base pos = Some a -> right_answer said pos a.
Proof.
  intros pos a H m I. assert (R := answers_are_right (robust_book := base_robust) pos a H m I). unfold right_reply in *.
  assert (After : forall back p, opens_after base back p -> opens_after said back p).
  { intros back p Op E k Hk Ek N. apply base_opens. exact (Op E k Hk Ek N). }
  destruct m as [k|].
  - destruct R as (Hk & E & Own & Bel & Left & Op). repeat (split; [auto using base_below|]); [|apply After; exact Op].
    intros q Lq. destruct (Left q Lq); auto using base_below.
  - destruct R as (T & Left & Op). split; [exact T|]. split; [|apply After; exact Op]. intros q Lq N. apply base_below. auto.
Qed.

Lemma said_where_legal : forall pos, well_formed pos -> legal pos -> base pos = None -> said pos = rest pos.
Proof.
  intros pos W L N. unfold over_base. rewrite (proj2 (Nat.eqb_eq _ _) W), (proj2 (is_legal_iff pos W) L), N. reflexivity.
Qed.

Lemma over_base_is_robust : (forall pos a, well_formed pos -> legal pos -> base pos = None -> rest pos = Some a ->
  right_answer said pos a /\ (with_ko = true -> pass_is_alone a)) -> robust_book every with_ko x at_least said.
Proof.
  intro Rest. assert (Cases : forall pos a, said pos = Some a -> base pos = Some a \/
    (right_answer said pos a /\ (with_ko = true -> pass_is_alone a))).
  { intros pos a H. unfold over_base in H. destruct ((length pos =? points) && is_legal pos) eqn:F; [|auto].
    apply formed_legal_iff in F as (W & L).
    destruct (base pos) eqn:A; auto. }
  split; [intros pos a H | intros K pos a H]; destruct (Cases pos a H) as [A|(R & P)]; auto.
  - exact (base_is_right pos a A).
  - exact (passes_are_alone (robust_book := base_robust) K pos a A).
Qed.

(* A stone more. *)

Section Next.
Variables (pos : position) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis is_next : In p (next_plays pos).

Lemma next_empty : p < points /\ cell_at pos p = None.
Proof.
  unfold next_plays in is_next. apply filter_In in is_next as (I & H). apply in_all_points in I.
  apply andb_true_iff in H as (E & _). apply is_empty_iff in E. auto.
Qed.

Lemma own_bare : forall q, own_at (bare x pos) q <-> own_at pos q.
Proof. intro q. rewrite bare_cell, <- holds_iff. destruct (holds pos x q); split; congruence. Qed.

Lemma next_when_placed : done (put pos p x).
Proof.
  destruct next_empty as (Hp & E). unfold next_plays in is_next. apply filter_In in is_next as (_ & H).
  apply andb_true_iff in H as (_ & H). apply done_now_iff in H; [|apply well_formed_put].
  apply (done_same (put (bare x pos) p x)); [|exact H]. intro q. destruct (Nat.eq_dec q p) as [->|N].
  - rewrite !cell_at_put_same by exact Hp. reflexivity.
  - rewrite !cell_at_put_other; [symmetry; apply own_bare | apply bare_formed; exact formed | exact N | exact formed | exact N].
Qed.

Lemma next_removes_none : self_removed (play_at pos x p) = [].
Proof.
  destruct next_empty as (Hp & E). apply play_that_lives; try assumption.
  apply (done_live _ next_when_placed). apply cell_at_put_same. exact Hp.
Qed.

Lemma next_is_done : done (after (play_at pos x p)).
Proof.
  destruct next_empty as (Hp & E). apply (done_same (put pos p x)); [|exact next_when_placed]. intro q.
  rewrite (own_after_own_play x pos p formed Hp E next_removes_none), (own_when_placed x pos p formed Hp). reflexivity.
Qed.

End Next.

Lemma done_stays : forall pos k, well_formed pos -> legal pos -> done pos -> k < points -> cell_at pos k = None ->
  captured (play_at pos o k) = [] /\ done (after (play_at pos o k)).
Proof.
  intros pos k W L D Hk E. destruct (nothing_living_is_taken x pos W L k Hk E (done_live pos D)) as (T & Same).
  split; [exact T|]. apply (done_same pos); assumption.
Qed.

Lemma done_is_below : forall pos r, well_formed pos -> legal pos -> done pos -> above_base <= r -> below said r pos.
Proof.
  intros pos r W L D Hr. destruct (done_said pos W L D) as (a & A). exists a.
  split; [apply base_is_said; exact A|]. assert (R := base_rank pos a A). lia.
Qed.

Lemma done_opens : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  done (after (play_at pos o k)) -> opens said (after (play_at pos o k)) (hot (play_at pos o k)).
Proof.
  intros pos k W L Hk E D.
  destruct (done_said _ (after_formed pos o k) (legality_is_kept pos o k W Hk E L) D) as (a & A).
  apply base_opens. exact (base_open pos k a W L Hk E A).
Qed.

(* What the opponent leaves where the owner is done. *)
Lemma done_is_answered : forall pos back, well_formed pos -> legal pos -> done pos ->
  (forall q, leaves x pos q -> below said above_base q) /\ opens_after said back pos.
Proof.
  intros pos back W L D. split.
  - intros q (k & Hk & E & ->). destruct (done_stays pos k W L D Hk E) as (_ & D').
    apply done_is_below; [apply after_formed | apply legality_is_kept; assumption | exact D' | lia].
  - intros _ k Hk E _. destruct (done_stays pos k W L D Hk E) as (_ & D'). apply done_opens; assumption.
Qed.

Lemma next_is_right : forall pos p r, well_formed pos -> legal pos -> In p (next_plays pos) -> above_base <= r ->
  right_reply every with_ko x at_least said pos r (play_on p).
Proof.
  intros pos p r W L I Hr. destruct (next_empty pos p I) as (Hp & E). assert (Own := next_removes_none pos p W L I).
  assert (D := next_is_done pos p W L I). assert (Wa := after_formed pos x p). assert (La := legality_is_kept pos x p W Hp E L).
  destruct (done_is_answered (after (play_at pos x p)) (back_to with_ko pos) Wa La D) as (Left & Op).
  split; [exact Hp|]. split; [exact E|]. split; [exact Own|]. split; [apply done_is_below; assumption|].
  split; [|exact Op]. intros q Lq. right. destruct (Left q Lq) as (a & A & R). exists a. split; [exact A | lia].
Qed.

(* No single hot stone bans it. *)
Lemma next_is_open : forall pos k p, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  In p (next_plays (after (play_at pos o k))) -> ~ In p (single_hot_stone (play_at pos o k)).
Proof.
  intros pos k p W L Hk E I J. set (pl := play_at pos o k) in *.
  assert (Wa : well_formed (after pl)) by apply after_formed. assert (La : legal (after pl)) by (apply legality_is_kept;
    assumption).
  assert (D := next_is_done (after pl) p Wa La I).
  assert (Cap : captured pl = [p]) by (apply (banned_shape pos o k Hk p J)).
  assert (Change : changes_position pl = true).
  { apply changes_iff. intro Q. assert (Ip : In p (captured pl)) by (rewrite Cap; left; reflexivity).
    assert (C := captured_before pos o k W Hk p Ip). assert (A := after_captured pos o k p Ip). fold pl in A. rewrite <- Q in A.
    simpl in A. congruence. }
  apply (hot_stone_is_recapture pos o k W Hk E L Change) in J as (_ & _ & Back).
  rewrite opponent_opponent in Back. fold pl in Back. rewrite Back in D.
  destruct (done_stays pos k W L D Hk E) as (T & _). fold pl in T. congruence.
Qed.

End Book.
