(* The class of a ko whose stones a play makes hot: hot_scope=fighting, or some of the kinds.

   (ING96-R5-fighting-ko, ING91-1-stoerungs-ko, ZH-G41; ING96-Q5, P1.) As spec/rules/hot_scope.h and hot_stone.h. A play has two
   positions of which the class may be taken, the key hot_class:

     after    the ko of the position after the play that has exactly these stones, this holder and this mouth, and
              the ko position in which it lies
     before   the ko positions of the position before the play that have a stone in common with that one, in a group of
              the same colour; and the one whose ko the play took. They must be of one class

   Where there is no such ko or ko position, or two classes, there is no class; hot_unclassified says what holds there.

   `hot_kos` says of each kind of hot_kinds.v not only where the opponent may not play, but which stones are hot;
   the two agree (`hot_kos_have_the_bans`), and where every ko counts they ban the same (`every_ko_bans`).
   Single hot stones in some kos only ban nothing that they do not ban in every ko
   (`single_in_scope_is_single`). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.ko_class Require Import chart breath ko_class.

Inductive hot_class := class_after | class_before.

Record hot_law := {
  kinds_in_force : list hot_kind;
  in_fighting_kos_only : hot_kind -> bool;
  class_taken : hot_class;
  hot_if_unclassified : bool;
  by_what_settled : settled_by;
  settled_beyond_single : settled_by   (* for all kinds but the single one: the key hot_fights *)
}.

Definition settled_for (law : hot_law) (kind : hot_kind) : settled_by :=
  match kind with single => by_what_settled law | _ => settled_beyond_single law end.

Definition same_ko (k l : ko) : bool :=
  color_eqb (holder k) (holder l) && same_stones (ko_stones k) (ko_stones l) && (mouth k =? mouth l).

Definition has_ko (p : ko_position) (k : ko) : bool := existsb (fun b => same_ko (the_ko b) k) (kos_between p).

Definition same_class (a b : ko_class) : bool :=
  match a, b with
  | is_fighting, is_fighting | is_disturbing, is_disturbing | is_unclassified, is_unclassified => true
  | _, _ => false
  end.

(* The only class of these verdicts. *)
Definition one_class (l : list verdict) : ko_class :=
  match map class_of l with
  | [] => is_unclassified
  | c :: rest => if forallb (same_class c) rest then c else is_unclassified
  end.

Definition own_kos (c : color) (l : list ko) : list ko := filter (fun k => color_eqb (holder k) c) l.

(* Whether a ko of this class is hot where fighting kos alone are. *)
Definition is_hot_by_class (law : hot_law) (c : ko_class) : bool :=
  match c with is_fighting => true | is_disturbing => false | is_unclassified => hot_if_unclassified law end.

Section HotScope.
Context {B : board}.

(* The stones that the play made hot, each with its only liberty: a ko, or two stones that are like one. *)
Definition hot_pair (pl : play) (v : nat) : ko :=
  {| holder := player pl; ko_stones := chain (after pl) (point pl); mouth := v |}.

Definition other_kos (pl : play) (in_force : fight -> bool) (fights : list fight) : list ko :=
  flat_map (fun f => if in_force f
                     then own_kos (player pl) (filter (may_be_twin (point pl)) (kos f))
                     else []) fights.

Definition hot_kos (pl : play) (kind : hot_kind) : list ko :=
  match kind with
  | single => map (fun q => {| holder := player pl; ko_stones := [point pl]; mouth := q |}) (single_hot_stone pl)
  | double_add => map (hot_pair pl) (pair_bans pl (fun n => n =? 2))
  | double_add_any => map (hot_pair pl) (pair_bans pl (fun _ => true))
  | double_capture => match captured pl, removable_pair pl with [_; _], Some v => [hot_pair pl v] | _, _ => [] end
  | twin => match single_hot_stone pl with
            | [] => [] | _ :: _ => other_kos pl (fun _ => true) (fights_at (after pl) (point pl)) end
  | twin_triple => match single_hot_stone pl with
                   | [] => [] | _ :: _ => other_kos pl (fun f => length (kos f) =? 3) (fights_at (after pl) (point pl)) end
  | any_ko_stone => flat_map (fun f => own_kos (player pl) (kos f)) (fights_at (after pl) (point pl))
  end.

(* The ko position of this ko among those. *)
Definition its_position (there : list ko_position) (k : ko) : option ko_position := find (fun p => has_ko p k) there.

(* Those before the play to which the one afterwards goes back. *)
Definition earlier_positions (pl : play) (before_it : list ko_position) (its : option ko_position) : list ko_position :=
  let taken := {| holder := opponent (player pl); ko_stones := captured pl; mouth := point pl |} in
  filter (fun p => has_ko p taken || match its with Some q => have_a_stone_in_common p q | None => false end) before_it.

(* By the ko positions after the play. *)
Definition class_of_hot_ko (law : hot_law) (settled : settled_by) (pl : play) (after_it : list ko_position) (k : ko) : ko_class :=
  let its := its_position after_it k in
  match class_taken law with
  | class_after => match its with
                   | Some p => class_of (classify settled (after pl) p)
                   | None => is_unclassified
                   end
  | class_before => one_class (map (classify settled (before pl))
                                   (earlier_positions pl (ko_positions (before pl)) its))
  end.

Definition hot_in_scope (law : hot_law) (pl : play) (after_it : list ko_position) (kind : hot_kind) : list ko :=
  if in_fighting_kos_only law kind
  then filter (fun k => is_hot_by_class law (class_of_hot_ko law (settled_for law kind) pl after_it k)) (hot_kos pl kind)
  else hot_kos pl kind.

(* What is banned after a play, each point once, in index order. *)
Definition hot_stones_by (law : hot_law) (pl : play) : list nat :=
  in_order (map mouth (flat_map (hot_in_scope law pl (ko_positions (after pl))) (kinds_in_force law))).

Lemma map_flat_map : forall (X Y Z : Type) (f : Y -> Z) (g : X -> list Y) l,
  map f (flat_map g l) = flat_map (fun x => map f (g x)) l.
Proof. intros X Y Z f g. induction l as [|x l IH]; [reflexivity|]. simpl. rewrite map_app, IH. reflexivity. Qed.

Lemma other_kos_mouths : forall pl in_force fights, map mouth (other_kos pl in_force fights) =
  flat_map (fun f => if in_force f
                     then mouths (player pl) (filter (may_be_twin (point pl)) (kos f))
                     else []) fights.
Proof.
  intros pl in_force fights. unfold other_kos. rewrite map_flat_map. apply flat_map_ext. intro f.
  destruct (in_force f); reflexivity.
Qed.

Theorem hot_kos_have_the_bans : forall pl kind, map mouth (hot_kos pl kind) = bans_of pl kind.
Proof.
  intros pl kind. destruct kind; simpl.
  - rewrite map_map. apply map_id.
  - rewrite map_map. apply map_id.
  - rewrite map_map. apply map_id.
  - destruct (captured pl) as [|a [|b [|d l]]], (removable_pair pl); reflexivity.
  - unfold twin_bans. destruct (single_hot_stone pl); [reflexivity | apply other_kos_mouths].
  - unfold twin_bans. destruct (single_hot_stone pl); [reflexivity | apply other_kos_mouths].
  - apply map_flat_map.
Qed.

Theorem every_ko_bans : forall law pl, (forall kind, in_fighting_kos_only law kind = false) ->
  hot_stones_by law pl = hot_stones_of (kinds_in_force law) pl.
Proof.
  intros law pl H. unfold hot_stones_by, hot_stones_of, in_order. rewrite map_flat_map.
  rewrite (flat_map_ext _ (bans_of pl)); [reflexivity|]. intro kind. unfold hot_in_scope. rewrite H.
  apply hot_kos_have_the_bans.
Qed.

(* Where the single hot stone is the only kind, no scope bans more than it does. *)
Theorem single_in_scope_is_single : forall law pl q,
  (forall kind, In kind (kinds_in_force law) -> kind = single) ->
  In q (hot_stones_by law pl) -> In q (single_hot_stone pl).
Proof.
  intros law pl q Only I. unfold hot_stones_by, in_order in I. apply filter_In in I as (_ & I).
  apply mem_In in I. apply in_map_iff in I as (k & <- & I). apply in_flat_map in I as (kind & J & I).
  rewrite (Only kind J) in I. unfold hot_in_scope in I.
  assert (K : In k (hot_kos pl single)).
  { destruct (in_fighting_kos_only law single); [apply filter_In in I as (I & _)|]; exact I. }
  simpl in K. apply in_map_iff in K as (p & <- & K). exact K.
Qed.

End HotScope.

Print Assumptions hot_kos_have_the_bans.
Print Assumptions every_ko_bans.
Print Assumptions single_in_scope_is_single.
