(* Hot stones of any kind but `any-ko-stone`, found faster, and equal to those of the law.

   They all hang on the chain of the stone just played: it has one stone or two, and one liberty
   (rules/hot_kinds.v). Most plays leave no such chain. That is seen by quick.v, and the law's own way is gone only where there is one. *)
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

Definition quick_hot_stones (near : list (list nat)) (kinds : list hot_kind) (pl : play) : list nat :=
  if existsb looks_at_all_kos kinds || may_be_hot near pl then hot_stones_of kinds pl else [].

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

Theorem quick_hot_stones_are_hot_stones : forall kinds pl, point pl < points ->
  quick_hot_stones near kinds pl = hot_stones_of kinds pl.
Proof.
  intros kinds pl Hp. unfold quick_hot_stones.
  destruct (existsb looks_at_all_kos kinds) eqn:K; [reflexivity|]. simpl.
  destruct (may_be_hot near pl) eqn:H; [reflexivity|]. unfold hot_stones_of.
  assert (E : flat_map (bans_of pl) kinds = []).
  { induction kinds as [|kind kinds IH]; [reflexivity|]. simpl in K |- *. apply orb_false_iff in K as (K1 & K2).
    rewrite (not_hot pl kind Hp H K1), (IH K2). reflexivity. }
  rewrite E. induction all_points as [|q l IH]; [reflexivity | exact IH].
Qed.

End QuickHot.

Print Assumptions quick_hot_stones_are_hot_stones.
