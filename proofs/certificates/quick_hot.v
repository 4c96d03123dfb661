(* Hot stones found faster, and equal to those of the law.

   All kinds but `any-ko-stone` hang on the chain of the stone just played: it has one stone or two, and one liberty
   (rules/hot_kinds.v). Most plays leave no such chain; that is seen by quick.v. Where kos have to be found, only such
   chains are asked whether they are one. *)
From Coq Require Import List Arith Bool Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.certificates Require Import quick.
Import ListNotations.

Section QuickHot.
Context {B : board}.

Definition quick_liberties (near : list (list nat)) (pos : position) (stones : list nat) : list nat :=
  filter (fun l => is_empty pos l && existsb (fun s => mem l (neighbours_in near s)) stones) all_points.

(* One stone or two with one liberty, where the play was made. *)
Definition may_be_hot (near : list (list nat)) (pl : play) : bool :=
  let stones := quick_chain near (after pl) (point pl) in
  match stones with
  | [_] | [_; _] => match quick_liberties near (after pl) stones with [_] => true | _ => false end
  | _ => false
  end.

Definition looks_at_all_kos (kind : hot_kind) : bool := match kind with any_ko_stone => true | _ => false end.

(* Kos are looked for only where a chain of one stone or two begins that has one liberty. *)
Definition quick_kos_at (near : list (list nat)) (pos : position) (p : nat) : list ko :=
  match cell_at pos p with
  | None => []
  | Some c =>
      let own := quick_chain near pos p in
      if hd p own =? p
      then match own with
        | [_] | [_; _] => match quick_liberties near pos own with
                          | [_] => match ko_of pos p c with Some k => [k] | None => [] end
                          | _ => []
                          end
        | _ => []
        end
      else []
  end.

Definition quick_fights_at (near : list (list nat)) (pos : position) (p : nat) : list fight :=
  let each := map (fight_of_one pos) (flat_map (quick_kos_at near pos) all_points) in
  filter (fun f => existsb (fun k => mem p (ko_stones k)) (kos f)) (join_all (length each) each).

Definition quick_twin_bans (near : list (list nat)) (pl : play) (in_force : fight -> bool) : list nat :=
  match single_hot_stone pl with
  | [] => []
  | _ :: _ => flat_map (fun f => if in_force f
                                 then mouths (player pl) (filter (fun k => negb (mem (point pl) (ko_stones k))) (kos f))
                                 else []) (quick_fights_at near (after pl) (point pl))
  end.

Definition quick_bans_of (near : list (list nat)) (pl : play) (kind : hot_kind) : list nat :=
  match kind with
  | twin => quick_twin_bans near pl (fun _ => true)
  | twin_triple => quick_twin_bans near pl (fun f => length (kos f) =? 3)
  | any_ko_stone => flat_map (fun f => mouths (player pl) (kos f)) (quick_fights_at near (after pl) (point pl))
  | other => bans_of pl other
  end.

Definition quick_hot_stones (near : list (list nat)) (kinds : list hot_kind) (pl : play) : list nat :=
  if existsb looks_at_all_kos kinds || may_be_hot near pl
  then let banned := flat_map (quick_bans_of near pl) kinds in filter (fun q => mem q banned) all_points
  else [].

Notation near := neighbour_table.

Lemma quick_liberties_are : forall pos p, p < points -> quick_liberties near pos (chain pos p) = liberties pos p.
Proof.
  intros pos p Hp. unfold quick_liberties, liberties. apply filter_ext_in. intros l _. f_equal. apply eq_true_iff_eq.
  rewrite !existsb_exists. split; intros (s & I & H); exists s; (split; [exact I|]);
    assert (Hs : s < points) by (eapply joined_on_board; [exact Hp | apply chain_iff in I; eassumption]).
  - apply mem_In in H. apply in_neighbours in H; assumption.
  - apply mem_In. apply in_neighbours; assumption.
Qed.

Lemma not_hot : forall pl kind, point pl < points -> may_be_hot near pl = false -> looks_at_all_kos kind = false ->
  bans_of pl kind = [].
Proof.
  intros pl kind Hp H K. unfold may_be_hot in H. rewrite quick_chain_is_chain in H by exact Hp.
  rewrite quick_liberties_are in H by exact Hp.
  assert (Single : single_hot_stone pl = []).
  { unfold single_hot_stone. destruct (captured pl) as [|q [|]]; try reflexivity.
    destruct (chain (after pl) (point pl)) as [|s [|]]; try reflexivity.
    destruct (liberties (after pl) (point pl)) as [|l [|]]; [reflexivity | discriminate | reflexivity]. }
  assert (Pair : removable_pair pl = None).
  { unfold removable_pair. destruct (self_removed pl); [|reflexivity].
    destruct (chain (after pl) (point pl)) as [|s [|t [|]]]; try reflexivity.
    destruct (liberties (after pl) (point pl)) as [|l [|]]; [reflexivity | discriminate | reflexivity]. }
  destruct kind; simpl; unfold pair_bans, twin_bans; rewrite ?Single, ?Pair; try reflexivity; try discriminate.
  destruct (captured pl) as [|a [|b [|]]]; reflexivity.
Qed.

Lemma same_flat_map : forall (A : Type) (f g : nat -> list A) l, (forall q, In q l -> f q = g q) -> flat_map f l = flat_map g l.
Proof.
  intros A f g. induction l as [|q l IH]; intro H; [reflexivity|]. simpl. rewrite (H q) by (left; reflexivity).
  rewrite IH; [reflexivity|]. intros r I. apply H. right. exact I.
Qed.

Lemma quick_kos_are_kos : forall pos, flat_map (quick_kos_at near pos) all_points = find_kos pos.
Proof.
  intro pos. unfold find_kos. apply same_flat_map. intros p I. apply in_all_points in I. unfold quick_kos_at, chain_name.
  destruct (cell_at pos p) as [c|]; [|reflexivity]. rewrite quick_chain_is_chain by exact I. cbv zeta.
  rewrite quick_liberties_are by exact I. destruct (hd p (chain pos p) =? p); [|reflexivity].
  unfold ko_of. destruct (chain pos p) as [|a [|b [|e l]]]; destruct (liberties pos p) as [|v [|w m]]; try reflexivity;
    cbn [length]; destruct (liberties _ v) as [|u [|u' m]]; reflexivity.
Qed.

Lemma quick_bans_are_bans : forall pl kind, quick_bans_of near pl kind = bans_of pl kind.
Proof.
  intros pl kind.
  assert (F : quick_fights_at near (after pl) (point pl) = fights_at (after pl) (point pl)).
  { unfold quick_fights_at, fights_at, fights_of. rewrite quick_kos_are_kos. reflexivity. }
  destruct kind; try reflexivity; simpl; unfold quick_twin_bans, twin_bans; rewrite F; reflexivity.
Qed.

Theorem quick_hot_stones_are_hot_stones : forall kinds pl, point pl < points ->
  quick_hot_stones near kinds pl = hot_stones_of kinds pl.
Proof.
  intros kinds pl Hp. unfold quick_hot_stones. cbv zeta. rewrite (flat_map_ext _ _ (quick_bans_are_bans pl)).
  destruct (existsb looks_at_all_kos kinds) eqn:K; [reflexivity|]. simpl orb.
  destruct (may_be_hot near pl) eqn:H; [reflexivity|]. unfold hot_stones_of.
  assert (E : flat_map (bans_of pl) kinds = []).
  { induction kinds as [|kind kinds IH]; [reflexivity|]. simpl in K |- *. apply orb_false_iff in K as (K1 & K2).
    rewrite (not_hot pl kind Hp H K1), (IH K2). reflexivity. }
  rewrite E. induction all_points as [|q l IH]; [reflexivity | exact IH].
Qed.

End QuickHot.

Print Assumptions quick_hot_stones_are_hot_stones.
