(* Hot stones found faster, and equal to those of the law.

   All kinds but `any-ko-stone` hang on the chain of the stone just played: it has one stone or two, and one liberty
   (rules/hot_kinds.v). Most plays leave no such chain; that is seen by quick.v. Kos are found as quick_kos.v finds
   them. *)
From Hotstone.board Require Import board chains play.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.certificates Require Import quick quick_kos.

Section QuickHot.
Context {B : board}.

(* One stone or two with one liberty, where the play was made. *)
Definition may_be_hot (near : list (list nat)) (pl : play) : bool :=
  let stones := quick_chain near (after pl) (point pl) in
  match stones with
  | [_] | [_; _] => match quick_liberties near (after pl) stones with [_] => true | _ => false end
  | _ => false
  end.

Definition looks_at_all_kos (kind : hot_kind) : bool := match kind with any_ko_stone => true | _ => false end.

Definition quick_twin_bans (near : list (list nat)) (pl : play) (in_force : fight -> bool) : list nat :=
  match single_hot_stone pl with
  | [] => []
  | _ :: _ => flat_map (fun f => if in_force f
                                 then mouths (player pl) (filter (may_be_twin (point pl)) (kos f))
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

Lemma quick_bans_are_bans : forall pl kind, quick_bans_of near pl kind = bans_of pl kind.
Proof.
  intros pl kind. destruct kind; try reflexivity; simpl; unfold quick_twin_bans, twin_bans;
    rewrite quick_fights_are_fights; reflexivity.
Qed.

Lemma selects_nothing : filter (fun q => mem q []) all_points = [].
Proof. induction all_points as [|q l IH]; [reflexivity | exact IH]. Qed.

Theorem quick_hot_stones_are_hot_stones : forall kinds pl, point pl < points ->
  quick_hot_stones near kinds pl = hot_stones_of kinds pl.
Proof.
  intros kinds pl Hp. unfold quick_hot_stones. cbv zeta. rewrite (flat_map_ext _ _ (quick_bans_are_bans pl)).
  destruct (existsb looks_at_all_kos kinds) eqn:K; [reflexivity|]. simpl orb.
  destruct (may_be_hot near pl) eqn:H; [reflexivity|]. unfold hot_stones_of.
  assert (E : flat_map (bans_of pl) kinds = []).
  { induction kinds as [|kind kinds IH]; [reflexivity|]. simpl in K |- *. apply orb_false_iff in K as (K1 & K2).
    rewrite (not_hot pl kind Hp H K1), (IH K2). reflexivity. }
  rewrite E. symmetry. exact selects_nothing.
Qed.

End QuickHot.

Print Assumptions quick_hot_stones_are_hot_stones.
