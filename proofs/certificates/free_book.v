(* Records with free points make a robust book, and so a strategy.

   What is said of a position (`free_book`): where the owner is done, what is said there anyway (`base`); else, where a stone more
   makes him so, all plays that do; else the plays of the records of least rank among those that have the position. If the program
   of free_records.v says yes, all of this is right (`free_book_is_right`), by the theorems on plays in known positions.

   That the owner is done has to depend on his stones alone, and they have to live. Then no single hot stone bans a play that gets
   him there: it would restore a position where he is done already, and where no answer takes anything (`next_is_open`). *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality variation hot_is_recapture symmetry.
From Hotstone.rules Require Import situation hot_single hot_kinds.
From Hotstone.certificates Require Import quick listing robust_list living settled known_positions quick_known free_records.
Import ListNotations.
Open Scope nat_scope.

Section Book.
Context {B : board}.
Variables (x : color) (at_least : Z).

Notation o := (opponent x).
Notation own_at pos p := (cell_at pos p = Some x).
Notation hot pl := (hot_stones_of (kinds_met false) pl).

(* Whether a record has a position; plays with a rank. *)

Definition has (pos : position) (r : free_record) : bool :=
  forallb (fun q => match known_of (free_known r) q, cell_at pos q with
                    | own, Some c => color_eqb c x
                    | opp, Some c => negb (color_eqb c x)
                    | known_empty, None => true
                    | free, c => negb (cell_eqb c (Some x))
                    | _, _ => false
                    end) all_points.

Lemma has_iff : forall pos r, well_formed pos -> legal pos -> (has pos r = true <-> stands_for x (known_of (free_known r)) pos).
Proof.
  intros pos r W L. unfold has. rewrite forallb_forall.
  assert (Cell : forall q, (match known_of (free_known r) q, cell_at pos q with
                    | own, Some c => color_eqb c x
                    | opp, Some c => negb (color_eqb c x)
                    | known_empty, None => true
                    | free, c => negb (cell_eqb c (Some x))
                    | _, _ => false
                    end = true) <-> allows x (known_of (free_known r) q) (cell_at pos q)).
  { intro q. destruct (known_of (free_known r) q), (cell_at pos q) as [c|]; simpl; try destruct c; destruct x; simpl;
      split; congruence. }
  split.
  - intro H. split; [exact W|]. split; [exact L|]. intros q Hq. apply Cell. apply H. apply in_all_points. exact Hq.
  - intros (_ & _ & H) q I. apply in_all_points in I. apply Cell. exact (H q I).
Qed.

Definition plays_with_rank (r : nat) (plays : list nat) : option answer :=
  match plays with
  | [] => None
  | k :: others => Some {| rank := r; first_reply := play_on k; other_replies := map play_on others |}
  end.

Lemma with_rank : forall r plays a, plays_with_rank r plays = Some a ->
  rank a = r /\ forall m, In m (replies a) <-> exists k, In k plays /\ m = play_on k.
Proof.
  intros r [|k plays] a H; [discriminate|]. injection H as <-. split; [reflexivity|]. intro m. unfold replies. simpl.
  rewrite in_map_iff.
  split.
  - intros [<-|(j & <- & I)]; eauto.
  - intros (j & [->|I] & ->); [left; reflexivity | right; eauto].
Qed.

Lemma with_rank_some : forall r plays k, In k plays -> exists a, plays_with_rank r plays = Some a.
Proof. intros r [|j plays] k I; [destruct I|]. simpl. eauto. Qed.

(* Single hot stones are all that is looked at. *)
Lemma hot_is_single : forall pl q, In q (hot pl) -> In q (single_hot_stone pl).
Proof.
  intros pl q I. unfold hot_stones_of in I. apply filter_In in I as (_ & I). apply mem_In in I. simpl in I.
  rewrite app_nil_r in I. exact I.
Qed.

(* Where the owner is done, and what is said there. *)
Record done_right (is_done done_now : position -> bool) (done : position -> Prop) (base : book) (above_base : nat) : Prop := {
  done_if_so : forall pos, well_formed pos -> is_done pos = true -> done pos;
  done_now_iff : forall pos, well_formed pos -> (done_now pos = true <-> done pos);
  done_is_carried : forall m : board_map B B, (forall c, recolor m c = c) -> forall pos, well_formed pos -> done pos -> done
    (carry m pos);
  done_same : forall pos pos', (forall q, own_at pos' q <-> own_at pos q) -> done pos -> done pos';
  done_live : forall pos, done pos -> all_live x pos;
  done_said : forall pos, well_formed pos -> legal pos -> done pos -> exists a, base pos = Some a;
  base_rank : forall pos a, base pos = Some a -> rank a < above_base;
  base_right : forall pos a, base pos = Some a -> right_answer false true x at_least base pos a;
  base_alone : forall pos a, base pos = Some a -> pass_is_alone a;
  base_open : forall pos k a, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
    base (after (play_at pos o k)) = Some a -> opens base (after (play_at pos o k)) (single_hot_stone (play_at pos o k))
}.

Variables (is_done done_now : position -> bool) (done : position -> Prop) (base : book) (above_base : nat).
Hypothesis ends : done_right is_done done_now done base above_base.

Variable records : list free_record.

(* The book. *)

Definition has_least_rank (pos : position) (r : free_record) : bool :=
  has pos r && forallb (fun s => negb (has pos s) || (free_rank r <=? free_rank s)) records.

Definition next_plays (pos : position) : list nat :=
  filter (fun p => is_empty pos p && done_now (put (bare x pos) p x)) all_points.

Definition record_answer (pos : position) : option answer :=
  match filter (has_least_rank pos) records with
  | [] => None
  | r :: others => plays_with_rank (S above_base + free_rank r) (map free_play (r :: others))
  end.

Definition free_book : book := fun pos =>
  if (length pos =? points) && is_legal pos then
    match base pos with
    | Some a => Some a
    | None => match plays_with_rank above_base (next_plays pos) with
              | Some a => Some a
              | None => record_answer pos
              end
    end
  else base pos.

Lemma least_there : forall n pos r, In r records -> has pos r = true -> free_rank r < n ->
  exists s, In s records /\ has_least_rank pos s = true /\ free_rank s <= free_rank r.
Proof.
  induction n as [|n IH]; intros pos r I H Hn; [lia|].
  destruct (forallb (fun s => negb (has pos s) || (free_rank r <=? free_rank s)) records) eqn:E.
  - exists r. split; [exact I|]. split; [unfold has_least_rank; rewrite H, E; reflexivity | lia].
  - assert (Ex : exists s, In s records /\ has pos s = true /\ free_rank s < free_rank r).
    { apply not_true_iff_false in E. rewrite forallb_forall in E.
      destruct (existsb (fun s => has pos s && (free_rank s <? free_rank r)) records) eqn:F.
      - apply existsb_exists in F as (s & J & F). apply andb_true_iff in F as (F & G). apply Nat.ltb_lt in G. exists s. auto.
      - exfalso. apply E. intros s J. destruct (has pos s) eqn:Hs; [|reflexivity]. simpl. apply Nat.leb_le.
        destruct (le_lt_dec (free_rank r) (free_rank s)) as [Le|Lt]; [exact Le|]. exfalso. apply not_true_iff_false in F. apply F.
        apply existsb_exists. exists s. split; [exact J|]. rewrite Hs. apply Nat.ltb_lt. exact Lt. }
    destruct Ex as (s & J & Hs & Lt). destruct (IH pos s J Hs) as (t & It & Ht & Le); [lia|]. exists t. split; [exact It|].
    split; [exact Ht | lia].
Qed.

(* What is said where a record has the position: a rank no higher, and the plays of all records that have it and the same rank. *)
Lemma answer_there : forall pos r, In r records -> has pos r = true -> exists a s, record_answer pos = Some a /\
  In s records /\ has pos s = true /\ rank a = S above_base + free_rank s /\ free_rank s <= free_rank r /\
  In (play_on (free_play s)) (replies a) /\ (free_rank s = free_rank r -> In (play_on (free_play r)) (replies a)).
Proof.
  intros pos r I H. destruct (least_there (S (free_rank r)) pos r I H) as (s & J & Least & Le); [lia|].
  assert (In_filter : In s (filter (has_least_rank pos) records)) by (apply filter_In; auto).
  unfold record_answer. destruct (filter (has_least_rank pos) records) as [|t l] eqn:E; [destruct In_filter|].
  assert (Same : forall u, In u (t :: l) -> In u records /\ has pos u = true /\ free_rank u = free_rank s).
  { intros u K. rewrite <- E in K. apply filter_In in K as (Ku & Lu). unfold has_least_rank in Lu, Least.
    apply andb_true_iff in Lu as (Hu & Lu). apply andb_true_iff in Least as (Hs & Ls). rewrite forallb_forall in Lu, Ls.
    specialize (Lu s J). specialize (Ls u Ku). rewrite Hs in Lu. rewrite Hu in Ls. simpl in Lu, Ls.
    apply Nat.leb_le in Lu, Ls. split; [exact Ku|]. split; [exact Hu | lia]. }
  destruct (with_rank_some (S above_base + free_rank t) (map free_play (t :: l)) (free_play t)) as (a & A); [left; reflexivity|].
  destruct (with_rank _ _ _ A) as (Ra & Replies). exists a, s. split; [exact A|]. split; [exact J|].
  destruct (Same s In_filter) as (_ & Hs & _). split; [exact Hs|].
  split; [rewrite Ra; f_equal; apply (Same t); left; reflexivity|]. split; [exact Le|].
  split; [apply Replies; exists (free_play s); split; [apply in_map; exact In_filter | reflexivity]|].
  intro Eq. apply Replies. exists (free_play r). split; [|reflexivity]. apply in_map. rewrite <- E. apply filter_In.
  split; [exact I|]. unfold has_least_rank in *. apply andb_true_iff in Least as (_ & Ls). rewrite H. simpl.
  rewrite forallb_forall in *. intros u K. rewrite <- Eq. exact (Ls u K).
Qed.

(* And whatever is said comes from records. *)
Lemma answers_are_records : forall pos a m, record_answer pos = Some a -> In m (replies a) ->
  exists r, In r records /\ has pos r = true /\ m = play_on (free_play r) /\ rank a = S above_base + free_rank r.
Proof.
  intros pos a m H I. unfold record_answer in H. destruct (filter (has_least_rank pos) records) as [|t l] eqn:E; [discriminate|].
  destruct (with_rank _ _ _ H) as (Ra & Replies). apply Replies in I as (k & I & ->). apply in_map_iff in I as (r & <- & I).
  assert (T : In t (t :: l)) by (left; reflexivity). rewrite <- E in I, T.
  apply filter_In in I as (I & Lr). apply filter_In in T as (It & Lt). unfold has_least_rank in Lr, Lt.
  apply andb_true_iff in Lr as (Hr & Lr). apply andb_true_iff in Lt as (Ht & Lt). rewrite forallb_forall in Lr, Lt.
  specialize (Lr t It). specialize (Lt r I). rewrite Ht in Lr. rewrite Hr in Lt. simpl in Lr, Lt. apply Nat.leb_le in Lr, Lt.
  exists r. split; [exact I|]. split; [exact Hr|]. split; [reflexivity | lia].
Qed.

(* The base is part of the book. *)

Notation said := free_book.

Lemma base_is_said : forall pos a, base pos = Some a -> said pos = Some a.
Proof. intros pos a H. unfold free_book. rewrite H. destruct ((length pos =? points) && is_legal pos); reflexivity. Qed.

Lemma base_below : forall r pos, below base r pos -> below said r pos.
Proof. intros r pos (a & H & L). exists a. split; [apply base_is_said; exact H | exact L]. Qed.

Lemma base_opens : forall pos banned, opens base pos banned -> opens said pos banned.
Proof. intros pos banned (a & m & H & I & Op). exists a, m. split; [apply base_is_said; exact H | auto]. Qed.

Lemma base_is_right : forall pos a, base pos = Some a -> right_answer false true x at_least said pos a.
Proof.
  intros pos a H m I. assert (R := base_right _ _ _ _ _ ends pos a H m I). unfold right_reply in *.
  assert (After : forall back p, opens_after false true x base back p -> opens_after false true x said back p).
  { intros back p Op E k Hk Ek N. apply base_opens. exact (Op E k Hk Ek N). }
  destruct m as [k|].
  - destruct R as (Hk & E & Own & Bel & Left & Op). repeat (split; [auto using base_below|]); [|apply After; exact Op].
    intros q Lq. destruct (Left q Lq); auto using base_below.
  - destruct R as (T & Left & Op). split; [exact T|]. split; [|apply After; exact Op]. intros q Lq N. apply base_below. auto.
Qed.

Lemma said_where_legal : forall pos, well_formed pos -> legal pos -> base pos = None ->
  said pos = match plays_with_rank above_base (next_plays pos) with Some a => Some a | None => record_answer pos end.
Proof.
  intros pos W L N. unfold free_book. rewrite (proj2 (Nat.eqb_eq _ _) W), (proj2 (is_legal_iff pos W) L), N. reflexivity.
Qed.

Lemma opens_fewer : forall pos banned fewer, (forall q, In q fewer -> In q banned) -> opens said pos banned -> opens said pos fewer.
Proof.
  intros pos banned fewer Sub (a & m & S & I & Op). exists a, m. split; [exact S|]. split; [exact I|].
  destruct m as [k|]; [|reflexivity]. simpl in *. apply negb_true_iff, mem_not_In in Op. apply negb_true_iff, mem_not_In. auto.
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
  apply andb_true_iff in H as (_ & H). apply (done_now_iff _ _ _ _ _ ends) in H; [|apply well_formed_put].
  apply (done_same _ _ _ _ _ ends (put (bare x pos) p x)); [|exact H]. intro q. destruct (Nat.eq_dec q p) as [->|N].
  - rewrite !cell_at_put_same by exact Hp. reflexivity.
  - rewrite !cell_at_put_other; [symmetry; apply own_bare | | exact N | exact formed | exact N].
    unfold well_formed, bare. rewrite map_length. exact formed.
Qed.

Lemma next_removes_none : self_removed (play_at pos x p) = [].
Proof.
  destruct next_empty as (Hp & E). apply play_that_lives; try assumption.
  apply (done_live _ _ _ _ _ ends _ next_when_placed). apply cell_at_put_same. exact Hp.
Qed.

Lemma next_is_done : done (after (play_at pos x p)).
Proof.
  destruct next_empty as (Hp & E). apply (done_same _ _ _ _ _ ends (put pos p x)); [|exact next_when_placed]. intro q.
  rewrite (own_after_own_play x pos p formed Hp E next_removes_none), (own_when_placed x pos p formed Hp). reflexivity.
Qed.

End Next.

Lemma done_stays : forall pos k, well_formed pos -> legal pos -> done pos -> k < points -> cell_at pos k = None ->
  captured (play_at pos o k) = [] /\ done (after (play_at pos o k)).
Proof.
  intros pos k W L D Hk E. destruct (nothing_living_is_taken x pos W L k Hk E (done_live _ _ _ _ _ ends pos D)) as (T & Same).
  split; [exact T|]. apply (done_same _ _ _ _ _ ends pos); assumption.
Qed.

Lemma done_is_below : forall pos r, well_formed pos -> legal pos -> done pos -> above_base <= r -> below said r pos.
Proof.
  intros pos r W L D Hr. destruct (done_said _ _ _ _ _ ends pos W L D) as (a & A). exists a.
  split; [apply base_is_said; exact A|]. assert (R := base_rank _ _ _ _ _ ends pos a A). lia.
Qed.

Lemma done_opens : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  done (after (play_at pos o k)) -> opens said (after (play_at pos o k)) (single_hot_stone (play_at pos o k)).
Proof.
  intros pos k W L Hk E D. destruct (done_said _ _ _ _ _ ends (after (play_at pos o k))) as (a & A);
    [apply after_formed | | exact D|].
  - apply legality_is_kept; assumption.
  - apply base_opens. exact (base_open _ _ _ _ _ ends pos k a W L Hk E A).
Qed.

(* What the opponent leaves where the owner is done. *)
Lemma done_is_answered : forall pos back, well_formed pos -> legal pos -> done pos ->
  (forall q, leaves x pos q -> below said above_base q) /\ opens_after false true x said back pos.
Proof.
  intros pos back W L D. split.
  - intros q (k & Hk & E & ->). destruct (done_stays pos k W L D Hk E) as (_ & D').
    apply done_is_below; [apply after_formed | apply legality_is_kept; assumption | exact D' | lia].
  - intros _ k Hk E _. destruct (done_stays pos k W L D Hk E) as (_ & D').
    apply opens_fewer with (single_hot_stone (play_at pos o k)); [intros q; apply hot_is_single | apply done_opens; assumption].
Qed.

Lemma next_is_right : forall pos a, well_formed pos -> legal pos -> plays_with_rank above_base (next_plays pos) = Some a ->
  right_answer false true x at_least said pos a.
Proof.
  intros pos a W L H m I. destruct (with_rank _ _ _ H) as (Ra & Replies). apply Replies in I as (p & I & ->). rewrite Ra.
  destruct (next_empty pos p I) as (Hp & E). assert (Own := next_removes_none pos p W L I). assert (D := next_is_done pos p W L I).
  assert (Wa := after_formed pos x p). assert (La := legality_is_kept pos x p W Hp E L).
  destruct (done_is_answered (after (play_at pos x p)) (back_to true pos) Wa La D) as (Left & Op).
  split; [exact Hp|]. split; [exact E|]. split; [exact Own|]. split; [apply done_is_below; auto with arith|].
  split; [auto | exact Op].
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
  { unfold changes_position. apply negb_true_iff. destruct (position_eqb (before pl) (after pl)) eqn:Q; [|reflexivity].
    apply position_eqb_eq in Q. assert (Ip : In p (captured pl)) by (rewrite Cap; left; reflexivity).
    assert (C := captured_before pos o k W Hk p Ip). assert (A := after_captured pos o k p Ip). fold pl in A. rewrite <- Q in A.
    simpl in A. congruence. }
  apply (hot_stone_is_recapture pos o k W Hk E L Change) in J as (_ & _ & Back).
  rewrite opponent_opponent in Back. fold pl in Back. rewrite Back in D.
  destruct (done_stays pos k W L D Hk E) as (T & _). fold pl in T. congruence.
Qed.

End Book.
