(* Records with free points and their images, as statements.

   `are_all_maps` of free_records.v has checked that the maps are maps of the board, that two of them in a row are one of them,
     and so
   is what leads from what one makes to what another makes (`map_between`). So images of images are images (`image_in_all`). *)
From Hotstone.board Require Import board board_facts.
From Hotstone.plays Require Import symmetry.
From Hotstone.certificates Require Import recorded_lines carried_lines quick_known free_records.

Section Images.
Context {B : board}.
Variable maps : list table.
Hypothesis are_maps : are_all_maps maps = true.
Variables (count : nat) (record : nat -> free_record).
Hypothesis on_the_board : forall i, i < count -> free_play (record i) < points.

Notation all := (all_images maps record count).

Definition is_map (m : board_map B B) : Prop := exists t, In t maps /\ maps_as t m.

Lemma keeps_colours : forall m, is_map m -> forall c, recolor m c = c.
Proof. intros m (t & _ & M). apply M. Qed.

Lemma table_is_map : forall t, In t maps -> exists m, maps_as t m.
Proof.
  intros t I. assert (C := are_maps). unfold are_all_maps, are_closed in C. apply andb_true_iff in C as (C & _).
  apply andb_true_iff in C as (C & _). rewrite forallb_forall in C. apply symmetry_maps. apply C. exact I.
Qed.

(* One that leads from what one map makes to what another makes. *)
Lemma map_between : forall m u, is_map m -> is_map u ->
  exists v, is_map v /\ forall p, p < points -> to_point v (to_point m p) = to_point u p.
Proof.
  intros m u (b & Ib & Mb) (a & Ia & Ma). assert (C := are_maps). unfold are_all_maps in C. apply andb_true_iff in C as (_ & C).
  rewrite forallb_forall in C. specialize (C a Ia). rewrite forallb_forall in C. specialize (C b Ib).
  apply existsb_exists in C as (c & Ic & C). unfold leads_on in C. rewrite forallb_forall in C.
  destruct (table_is_map c Ic) as (v & Mv). exists v. split; [exists c; auto|]. intros p Hp.
  destruct Ma as (_ & Ga & _), Mb as (_ & Gb & _), Mv as (_ & Gv & _). rewrite Ga, Gb, Gv. apply Nat.eqb_eq. apply C.
  apply in_all_points. exact Hp.
Qed.

Definition is_image (m : board_map B B) (r i : free_record) : Prop :=
  (forall p, p < points -> known_of (free_known i) (to_point m p) = known_of (free_known r) p) /\
  free_rank i = free_rank r /\ free_play i = to_point m (free_play r).

Lemma comes_of_all : forall t, In t maps -> length (comes t) = points.
Proof.
  intros t I. assert (C := are_maps). unfold are_all_maps, are_closed in C. apply andb_true_iff in C as (C & _).
  apply andb_true_iff in C as (C & _). rewrite forallb_forall in C. specialize (C t I). unfold is_symmetry in C.
  apply andb_true_iff in C as (Len & _). apply Nat.eqb_eq. exact Len.
Qed.

Lemma comes_back : forall t p, In t maps -> p < points -> at_place (comes t) (at_place (goes t) p) = p.
Proof.
  intros t p I Hp. assert (C := are_maps). unfold are_all_maps, are_closed in C. apply andb_true_iff in C as (C & _).
  apply andb_true_iff in C as (C & _). rewrite forallb_forall in C. specialize (C t I). unfold is_symmetry in C.
  apply andb_true_iff in C as (_ & C). rewrite forallb_forall in C. specialize (C p (proj2 (in_all_points p) Hp)).
  rewrite !andb_true_iff in C. apply Nat.eqb_eq. apply C.
Qed.

Lemma image_cells : forall t m k p, maps_as t m -> In t maps -> p < points -> known_of (map k (comes t)) (to_point m p) = k p.
Proof.
  intros t m k p (_ & Goes & _) I Hp. assert (C := are_maps). unfold are_all_maps, are_closed in C.
  apply andb_true_iff in C as (C & _).
  apply andb_true_iff in C as (C & _). rewrite forallb_forall in C. specialize (C t I). unfold is_symmetry in C.
  apply andb_true_iff in C as (Len & C). apply Nat.eqb_eq in Len. rewrite forallb_forall in C.
  specialize (C p (proj2 (in_all_points p) Hp)). apply andb_true_iff in C as (C & _). apply andb_true_iff in C as (C & _).
  apply andb_true_iff in C as (C & Back). apply andb_true_iff in C as (On & _). apply Nat.ltb_lt in On. apply Nat.eqb_eq in Back.
  rewrite Goes. unfold known_of. rewrite item_is_nth, nth_indep with (d' := k 0) by (rewrite map_length, Len; exact On).
  rewrite map_nth. f_equal. exact Back.
Qed.

Lemma all_iff_image : forall r, In r all -> exists i m, i < count /\ is_map m /\ is_image m (record i) r.
Proof.
  intros r I. unfold all_images in I. apply in_flat_map in I as (i & Hi & I). apply in_seq in Hi.
  apply in_map_iff in I as (t & <- & I).
  destruct (table_is_map t I) as (m & M). exists i, m. split; [lia|]. split; [exists t; auto|]. split; [|split; [reflexivity|]].
  - intros p Hp. apply image_cells; assumption.
  - simpl. destruct M as (_ & Goes & _). symmetry. apply Goes.
Qed.

Lemma play_on_board : forall r, In r all -> free_play r < points.
Proof.
  intros r I. destruct (all_iff_image r I) as (i & m & Hi & _ & (_ & _ & ->)). apply to_on_board. apply on_the_board. exact Hi.
Qed.

Lemma image_in_all : forall r m, In r all -> is_map m -> exists i, In i all /\ is_image m r i.
Proof.
  intros r m I (a & Ia & Ma). unfold all_images in I. apply in_flat_map in I as (i & Hi & I).
  apply in_map_iff in I as (b & <- & Ib).
  assert (C := are_maps). unfold are_all_maps, are_closed in C. apply andb_true_iff in C as (C & _).
  apply andb_true_iff in C as (_ & C). rewrite forallb_forall in C. specialize (C a Ia). rewrite forallb_forall in C.
  specialize (C b Ib).
  apply existsb_exists in C as (c & Ic & C). unfold is_both in C. rewrite forallb_forall in C.
  assert (Both : forall p, p < points -> at_place (goes c) p = at_place (goes a) (at_place (goes b) p)).
  { intros p Hp. apply Nat.eqb_eq. apply C. apply in_all_points. exact Hp. }
  destruct (table_is_map b Ib) as (mb & Mb). destruct (table_is_map c Ic) as (mc & Mc).
  assert (Hp := on_the_board i). exists (record_image c (record i)). split.
  - unfold all_images. apply in_flat_map. exists i. split; [exact Hi|]. apply in_map_iff. eauto.
  - assert (To : forall p, p < points -> to_point m (to_point mb p) = to_point mc p).
    { intros p P. destruct Ma as (_ & -> & _), Mb as (_ & -> & _), Mc as (_ & -> & _). symmetry. apply Both. exact P. }
    split; [|split; [reflexivity|]]; simpl.
    + intros q Hq. destruct (from_there mb q Hq) as (p & P & ->). rewrite To, !image_cells by assumption. reflexivity.
    + assert (P : free_play (record i) < points) by (apply Hp; apply in_seq in Hi; lia).
      destruct Ma as (_ & -> & _). apply Both. exact P.
Qed.

End Images.
