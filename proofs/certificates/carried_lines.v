(* What is right of a list under basic ko is right of its images, as turning and mirroring the board make them.

   A map of the board onto itself that keeps neighbours (plays/symmetry.v) and colours carries settled boards to settled
   boards, what can be settled with n plays to what can, a single hot stone to the hot stone, and so right lines to right
   lines, if the list says of each image at least what it says of the position (`right_line_is_carried`). *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import area fill_in.
From Hotstone.plays Require Import play_facts variation symmetry.
From Hotstone.rules Require Import situation hot_single.
From Hotstone.certificates Require Import robust_list settled_board settled_program settled_search basic_ko_list.

Section Hot.
Context {B : board}.

Lemma single_is : forall pl q, single_hot_stone pl = [q] <->
  captured pl = [q] /\ (exists s, chain (after pl) (point pl) = [s]) /\ liberties (after pl) (point pl) = [q].
Proof.
  intros pl q. unfold single_hot_stone. split.
  - destruct (captured pl) as [|p [|]]; try discriminate. destruct (chain (after pl) (point pl)) as [|s [|]]; try discriminate.
    destruct (liberties (after pl) (point pl)) as [|l [|]]; try discriminate.
    destruct (Nat.eqb_spec l p) as [->|]; [|discriminate]. intro H. injection H as ->. eauto.
  - intros (-> & (s & ->) & ->). rewrite Nat.eqb_refl. reflexivity.
Qed.

Lemma single_or_none : forall pl, single_hot_stone pl = [] \/ exists q, single_hot_stone pl = [q].
Proof.
  intro pl. unfold single_hot_stone. destruct (captured pl) as [|p [|]]; auto.
  destruct (chain (after pl) (point pl)) as [|s [|]]; auto. destruct (liberties (after pl) (point pl)) as [|l [|]]; auto.
  destruct (l =? p); eauto.
Qed.

Lemma single_on_board : forall pos c p q, In q (single_hot_stone (play_at pos c p)) -> q < points.
Proof.
  intros pos c p q I. destruct (single_or_none (play_at pos c p)) as [E|(y & E)]; rewrite E in I; [destruct I|].
  destruct I as [<-|[]]. apply single_is in E as (E & _). assert (I : In y (captured (play_at pos c p))) by (rewrite E; left;
    reflexivity).
  simpl in I. unfold captured_by in I. apply filter_In in I as (I & _). apply in_all_points. exact I.
Qed.

End Hot.

Section Carried.
Context {B : board}.
Variable m : board_map B B.
Hypothesis same_colours : forall c, recolor m c = c.

Notation f := (to_point m).

Lemma cell_there : forall pos p, p < points -> cell_at (carry m pos) (f p) = cell_at pos p.
Proof.
  intros pos p Hp. rewrite cell_carried by exact Hp. destruct (cell_at pos p) as [c|]; simpl; [rewrite same_colours|];
    reflexivity.
Qed.

Lemma one_to_one : forall p q, p < points -> q < points -> f p = f q -> p = q.
Proof. intros p q Hp Hq E. rewrite <- (from_to _ _ m p Hp), <- (from_to _ _ m q Hq), E. reflexivity. Qed.

Lemma mem_there : forall l p, p < points -> (forall q, In q l -> q < points) -> mem (f p) (map f l) = mem p l.
Proof.
  intros l p Hp On. apply eq_true_iff_eq. rewrite !mem_In, in_map_iff. split.
  - intros (q & E & I). apply one_to_one in E; [subst; exact I | auto | exact Hp].
  - intro I. exists p. auto.
Qed.

(* Plays of a colour, with the colour kept. *)
Section Play.
Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.

Notation here := (play_at pos c p).
Notation there := (play_at (carry m pos) c (f p)).

Lemma after_there : after there = carry m (after here).
Proof. assert (H := plays_are_carried m pos c p formed on_board). rewrite same_colours in H. exact H. Qed.

Lemma captured_there : forall q, q < points -> (In (f q) (captured there) <-> In q (captured here)).
Proof. assert (H := captures_are_carried m pos c p formed on_board). rewrite same_colours in H. exact H. Qed.

Lemma none_removed_there : self_removed here = [] -> self_removed there = [].
Proof.
  intro N. apply no_member. intros y I.
  assert (Hy : y < points).
  { apply (stone_on_board (put (carry m pos) (f p) c) y c); [apply well_formed_put|].
    apply (self_removed_color (carry m pos) c (f p)); [apply to_on_board; exact on_board | exact I]. }
  assert (H := self_removals_are_carried m pos c p formed on_board (from_point m y) (from_on_board _ _ m y Hy)).
  rewrite same_colours, to_from in H by exact Hy. apply H in I. rewrite N in I. destruct I.
Qed.

Lemma changes_there : changes_position there = changes_position here.
Proof. assert (H := variation_is_carried m pos c p formed on_board empty). rewrite same_colours in H. exact H. Qed.

Lemma single_there_if : forall q, single_hot_stone here = [q] -> single_hot_stone there = [f q].
Proof.
  intros q H. apply single_is in H as (Cap & (s & Ch) & Lib). change (point here) with p in *.
  assert (Wa := after_formed pos c p). assert (Hf := to_on_board _ _ m p on_board).
  apply single_is. change (point there) with (f p). rewrite after_there.
  assert (On : q < points).
  { assert (I : In q (captured here)) by (rewrite Cap; left; reflexivity). simpl in I. unfold captured_by in I.
    apply filter_In in I as (I & _). apply in_all_points. exact I. }
  assert (Point : s = p).
  { assert (I : In p (chain (after here) p)) by (apply chain_iff; [exact on_board | apply joined_here]).
    rewrite Ch in I. destruct I as [I|[]]. exact I. }
  split; [|split].
  - apply only_member; [apply captured_NoDup|]. intro y. split.
    + intro I. assert (Hy : y < points) by (simpl in I; unfold captured_by in I; apply filter_In in I as (I & _); apply
        in_all_points; exact I).
      rewrite <- (to_from _ _ m y Hy) in I. apply captured_there in I; [|apply from_on_board; exact Hy].
      rewrite Cap in I. destruct I as [->|[]]. symmetry. apply to_from. exact Hy.
    + intros ->. apply captured_there; [exact On|]. rewrite Cap. left. reflexivity.
  - exists (f p). apply only_member; [apply chain_NoDup|]. intro y. rewrite chain_iff by exact Hf. split.
    + intro J. assert (Hy := joined_on_board _ _ _ Hf J). rewrite <- (to_from _ _ m y Hy) in J.
      apply joined_carried_iff in J; try assumption; [|apply from_on_board; exact Hy].
      apply chain_iff in J; [|exact on_board]. rewrite Ch, Point in J. destruct J as [J|[]].
      rewrite J. symmetry. apply to_from. exact Hy.
    + intros ->. apply joined_here.
  - apply only_member; [apply liberties_NoDup|]. intro y. rewrite liberties_iff by exact Hf. split.
    + intros (E & r & J & A). assert (Hr := joined_on_board _ _ _ Hf J). assert (Hy := adjacent_right_on_board _ _ A).
      assert (Hr' := from_on_board _ _ m r Hr). assert (Hy' := from_on_board _ _ m y Hy).
      rewrite <- (to_from _ _ m r Hr) in J, A. rewrite <- (to_from _ _ m y Hy) in E, A.
      rewrite cell_there in E by exact Hy'. apply joined_carried_iff in J; try assumption.
      rewrite keeps_neighbours in A by assumption.
      assert (I : In (from_point m y) (liberties (after here) p)) by (apply liberties_iff; eauto).
      rewrite Lib in I. destruct I as [->|[]]. symmetry. apply to_from. exact Hy.
    + intros ->. assert (I : In q (liberties (after here) p)) by (rewrite Lib; left; reflexivity).
      apply liberties_iff in I as (E & r & J & A); [|exact on_board]. rewrite cell_there by exact On. split; [exact E|].
      assert (Hr := joined_on_board _ _ _ on_board J). exists (f r). split; [apply joined_carried; assumption|].
      rewrite keeps_neighbours by assumption. exact A.
Qed.

End Play.
End Carried.

Section Lines.
Context {B : board}.
Variable m : board_map B B.
Hypothesis same_colours : forall c, recolor m c = c.

Notation f := (to_point m).

Lemma single_there : forall pos c p, well_formed pos -> p < points ->
  single_hot_stone (play_at (carry m pos) c (f p)) = map f (single_hot_stone (play_at pos c p)).
Proof.
  intros pos c p W Hp. destruct (single_or_none (play_at pos c p)) as [N|(q & S)].
  - rewrite N. simpl. destruct (single_or_none (play_at (carry m pos) c (f p))) as [N'|(q & S)]; [exact N'|]. exfalso.
    assert (T := single_there_if (backwards m) same_colours _ c (f p) (carry_formed m pos) (to_on_board _ _ m p Hp) q S).
    rewrite carry_back in T by exact W. simpl in T. rewrite from_to in T by exact Hp. rewrite N in T. discriminate.
  - rewrite S. exact (single_there_if m same_colours pos c p W Hp q S).
Qed.

Variable x : color.
Notation o := (opponent x).

Lemma from_there : forall q, q < points -> exists p, p < points /\ q = f p.
Proof. intros q Hq. exists (from_point m q). split; [apply from_on_board; exact Hq | symmetry; apply to_from; exact Hq]. Qed.

Lemma all_live_is_carried : forall pos, well_formed pos -> all_live x pos -> all_live x (carry m pos).
Proof.
  intros pos W Eyes y C. assert (Cell := cell_there m same_colours pos).
  assert (Hy := stone_on_board _ _ _ (carry_formed m pos) C). destruct (from_there y Hy) as (c & Hc & ->).
  rewrite Cell in C by exact Hc. destruct (Eyes c C) as (a & b & Va & Vb & Apart).
  assert (V : forall r, vital x pos c r -> vital x (carry m pos) (f c) (map f r)).
  { intros r (N & Cl & T). split; [destruct r; [congruence | discriminate]|]. split.
    - intros y I. apply in_map_iff in I as (q & <- & I). destruct (Cl q I) as (Hq & Out & Near).
      split; [apply to_on_board; exact Hq|]. split; [rewrite Cell by exact Hq; exact Out|].
      intros t A. destruct (from_there t (adjacent_right_on_board _ _ A)) as (s & Hs & ->).
      rewrite keeps_neighbours in A by assumption.
      rewrite Cell by exact Hs. destruct (Near s A) as [J|J]; [left; apply in_map; exact J | right; exact J].
    - intros y I. apply in_map_iff in I as (q & <- & I). destruct (Cl q I) as (Hq & _ & _). destruct (T q I) as (s & J & A).
      assert (Hs := adjacent_right_on_board _ _ A). exists (f s). split; [apply joined_carried; assumption|].
      rewrite keeps_neighbours by assumption. exact A. }
  exists (map f a), (map f b). split; [exact (V a Va)|]. split; [exact (V b Vb)|].
  intros y I J. apply in_map_iff in I as (p & <- & I). apply in_map_iff in J as (q & E & J).
  assert (Hp : p < points) by apply (proj1 (proj2 Va) p I). assert (Hq : q < points) by apply (proj1 (proj2 Vb) q J).
  apply (one_to_one m) in E; try assumption. subst q. exact (Apart p I J).
Qed.

Theorem settles_is_carried : forall pos, well_formed pos -> settles x pos -> settles x (carry m pos).
Proof.
  intros pos W (Touch & Eyes). split; [|apply all_live_is_carried; assumption].
  intros y Hy N. destruct (from_there y Hy) as (q & Hq & ->). rewrite (cell_there m same_colours) in N by exact Hq.
  destruct (Touch q Hq N) as (s & S & A). assert (Hs := adjacent_right_on_board _ _ A). exists (f s).
  rewrite (cell_there m same_colours) by exact Hs. split; [exact S|]. rewrite keeps_neighbours by assumption. exact A.
Qed.

Lemma settles_now_there : forall pos, well_formed pos -> settles_now x pos = true -> settles_now x (carry m pos) = true.
Proof.
  intros pos W H. apply settles_now_iff; [apply carry_formed|]. apply settles_is_carried; [exact W|].
  apply settles_now_iff; assumption.
Qed.

(* The answers at an image are the images of answers. *)
Lemma answers_there : forall (holds_of : position -> list nat -> Prop) pos banned, well_formed pos -> (forall q, In q banned -> q
  < points) ->
  (forall q b, well_formed q -> (forall r, In r b -> r < points) -> holds_of q b -> holds_of (carry m q) (map f b)) ->
  (forall k, k < points -> cell_at pos k = None -> mem k banned = false -> changes_position (play_at pos o k) = true ->
     holds_of (after (play_at pos o k)) (single_hot_stone (play_at pos o k))) ->
  forall k, k < points -> cell_at (carry m pos) k = None -> mem k (map f banned) = false ->
     changes_position (play_at (carry m pos) o k) = true ->
     holds_of (after (play_at (carry m pos) o k)) (single_hot_stone (play_at (carry m pos) o k)).
Proof.
  intros holds_of pos banned W On Carry H k Hk E Free C.
  assert (From : exists j, j < points /\ f j = k) by (exists (from_point m k); split; [apply from_on_board | apply to_from];
    exact Hk).
  destruct From as (j & Hj & <-). rewrite (cell_there m same_colours) in E by exact Hj.
  rewrite mem_there in Free by assumption. rewrite (changes_there m same_colours) in C by assumption.
  rewrite (after_there m same_colours) by assumption. rewrite single_there by assumption.
  apply Carry; [apply after_formed | intro r; apply single_on_board | apply H; assumption].
Qed.

Lemma can_is_carried : forall n pos banned, well_formed pos -> (forall q, In q banned -> q < points) ->
  can x n pos banned = true -> can x n (carry m pos) (map f banned) = true.
Proof.
  induction n as [|n IH]; intros pos banned W On H; simpl in *.
  - apply andb_true_iff in H as (N & S). apply none_there_iff in N. subst banned. simpl. apply settles_now_there; assumption.
  - apply orb_true_iff. apply orb_true_iff in H as [H|H]; [left; apply IH; assumption|]. right.
    apply existsb_exists in H as (k & Ik & H). apply in_all_points in Ik. apply good_play_iff in H as (E & Free & Own & C & G).
    apply existsb_exists. exists (f k). split; [apply in_all_points; apply to_on_board; exact Ik|]. apply good_play_iff.
    split; [rewrite (cell_there m same_colours) by exact Ik; exact E|]. split; [rewrite mem_there by assumption; exact Free|].
    split; [apply none_removed_there; assumption|]. split; [rewrite (changes_there m same_colours) by assumption; exact C|].
    rewrite (after_there m same_colours), single_there by assumption. set (q := after (play_at pos x k)) in *.
    assert (Wq : well_formed q) by apply after_formed.
    apply good_after_iff. apply good_after_iff in G as [S|(P & A)]; [left; apply settles_now_there; assumption|].
    right. split; [apply (IH q []); [exact Wq | intros y [] | exact P]|].
    apply (answers_there (fun p b => can x n p b = true)); auto. intro r. apply single_on_board.
Qed.

Variables (at_least : Z) (said : index) (fuel : nat).

Hypothesis images_are_said : forall pos banned e, said pos banned = Some e ->
  exists e', said (carry m pos) (map f banned) = Some e' /\ line_rank e' <= line_rank e.

Notation fine := (fine x said fuel).

Lemma fine_is_carried : forall r pos banned, well_formed pos -> (forall q, In q banned -> q < points) ->
  fine r pos banned -> fine r (carry m pos) (map f banned).
Proof.
  intros r pos banned W On [(e & S & L)|C].
  - destruct (images_are_said _ _ _ S) as (e' & S' & L'). left. exists e'. split; [exact S' | lia].
  - right. apply can_is_carried; assumption.
Qed.

Lemma worth_there : forall pos p, well_formed pos -> p < points -> kind_at (carry m pos) (f p) = kind_at pos p.
Proof.
  intros pos p W Hp. unfold kind_at. rewrite (cell_there m same_colours) by exact Hp. destruct (cell_at pos p); [reflexivity|].
  assert (T : forall c, touches (carry m pos) c (f p) = touches pos c p).
  { intro c. apply eq_true_iff_eq. rewrite !touches_iff by (try apply to_on_board; exact Hp). split.
    - intros (q & r & J & A & C). assert (Hq := adjacent_on_board _ _ A). assert (Hr := adjacent_right_on_board _ _ A).
      rewrite <- (to_from _ _ m q Hq) in J, A. rewrite <- (to_from _ _ m r Hr) in A, C.
      assert (Hq' := from_on_board _ _ m q Hq). assert (Hr' := from_on_board _ _ m r Hr).
      rewrite (cell_there m same_colours) in C by exact Hr'. apply joined_carried_iff in J; try assumption.
      rewrite keeps_neighbours in A by assumption. eauto.
    - intros (q & r & J & A & C). assert (Hq := adjacent_on_board _ _ A). assert (Hr := adjacent_right_on_board _ _ A).
      exists (f q), (f r). split; [apply joined_carried; assumption|]. split; [rewrite keeps_neighbours by assumption; exact A|].
      rewrite (cell_there m same_colours) by exact Hr. exact C. }
  rewrite !T. reflexivity.
Qed.

Lemma NoDup_images : forall (g : nat -> nat) l, NoDup l -> (forall p q, In p l -> In q l -> g p = g q -> p = q) -> NoDup (map g
  l).
Proof.
  intros g l N. induction N as [|p l Out N IH]; intro One; simpl; constructor.
  - intro I. apply in_map_iff in I as (q & E & I). apply Out. rewrite (One p q); simpl; auto.
  - apply IH. intros q r Iq Ir. apply One; right; assumption.
Qed.

Lemma number_there : forall pos k, well_formed pos -> number_of (carry m pos) k = number_of pos k.
Proof.
  assert (Le : forall (n : board_map B B) pos k, (forall c, recolor n c = c) -> well_formed pos ->
    (forall p, p < points -> kind_at (carry n pos) (to_point n p) = kind_at pos p) ->
    number_of pos k <= number_of (carry n pos) k).
  { intros n pos k Same W Kind. unfold number_of. rewrite <- (map_length (to_point n)). apply NoDup_incl_length.
    - apply NoDup_images; [apply NoDup_filter, NoDup_all_points|].
      intros p q Ip Iq E. apply filter_In in Ip as (Ip & _). apply filter_In in Iq as (Iq & _). apply in_all_points in Ip, Iq.
      exact (one_to_one n p q Ip Iq E).
    - intros y I. apply in_map_iff in I as (p & <- & I). apply filter_In in I as (I & K). apply in_all_points in I.
      apply filter_In. split; [apply in_all_points; apply to_on_board; exact I|]. rewrite Kind by exact I. exact K. }
  intros pos k W. apply Nat.le_antisymm.
  - rewrite <- (carry_back m pos W) at 2. apply (Le (backwards m)); [exact same_colours | apply carry_formed|].
    intros q Hq. rewrite carry_back by exact W. simpl. rewrite <- (worth_there pos) by (try apply from_on_board; assumption).
    rewrite to_from by exact Hq. reflexivity.
  - apply Le; auto. intros p Hp. apply worth_there; assumption.
Qed.

Definition move_there (mv : move) : move := match mv with play_on k => play_on (f k) | pass => pass end.

Theorem right_line_is_carried : forall pos banned r mv, well_formed pos -> (forall q, In q banned -> q < points) ->
  right_line x at_least said fuel pos banned r mv ->
  right_line x at_least said fuel (carry m pos) (map f banned) r (move_there mv).
Proof.
  intros pos banned r mv W On H. unfold right_line in *. destruct mv as [k|]; simpl move_there; cbv iota.
  - destruct H as (Hk & E & Free & Own & C & Left). split; [apply to_on_board; exact Hk|].
    split; [rewrite (cell_there m same_colours) by exact Hk; exact E|]. split; [rewrite mem_there by assumption; exact Free|].
    split; [apply none_removed_there; assumption|]. split; [rewrite (changes_there m same_colours) by assumption; exact C|].
    rewrite (after_there m same_colours), single_there by assumption. set (q := after (play_at pos x k)) in *.
    assert (Wq : well_formed q) by apply after_formed. destruct Left as [S|(P & A)]; [left; apply settles_is_carried;
      assumption|].
    right. split; [apply (fine_is_carried r q []); [exact Wq | intros y [] | exact P]|].
    refine (answers_there (fine r) q _ Wq _ (fine_is_carried r) A). intro y. apply single_on_board.
  - destruct H as (En & A). split.
    + unfold enough, area_difference, count in *. rewrite !number_there by exact W. exact En.
    + refine (answers_there (fine r) pos [] W _ (fine_is_carried r) A). intros y [].
Qed.

End Lines.

Print Assumptions settles_is_carried.
Print Assumptions right_line_is_carried.
