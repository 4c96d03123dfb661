(* The class of a ko found faster, hot stones in fighting kos only, and who disturbs; all equal to those of the law.

   The definitions of ko_class/ look up what hangs together in a chart of the position, and are themselves fast. Here
   the chart is made, kos are found and plays are made as quick.v and quick_kos.v do. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.ko_class Require Import chart breath ko_class hot_scope ko_cycle.
From Hotstone.certificates Require Import quick quick_kos quick_hot.

Section QuickKoClass.
Context {B : board}.

Definition quick_chart (near : list (list nat)) (pos : position) : chart :=
  {| on_position := pos; parts_there := each_part (quick_chain near pos) all_points [];
     not_black := each_part (quick_chain near (only black pos)) (without black pos) [];
     not_white := each_part (quick_chain near (only white pos)) (without white pos) [] |}.

Definition quick_ko_positions (near : list (list nat)) (pos : position) : list ko_position :=
  match quick_find_kos near pos with [] => [] | found => positions_with (quick_chart near pos) found end.

Definition quick_takes_of (near : list (list nat)) (pos : position) (k : ko_position) : list position :=
  flat_map (fun b => let m := mouth (the_ko b) in
                     let c := opponent (holder (the_ko b)) in
                     let taken := if m <? points then quick_play near pos c m else play_at pos c m in
                     if same_stones (captured taken) (ko_stones (the_ko b)) then [after taken] else [])
           (kos_between k).

Definition quick_classify (near : list (list nat)) (reading : settled_by) (pos : position) (k : ko_position) : verdict :=
  classify_given reading k
    (if is_settled_by_breaths k then flat_map (quick_ko_positions near) (quick_takes_of near pos k) else []).

Definition quick_hot_kos (near : list (list nat)) (pl : play) (kind : hot_kind) : list ko :=
  match kind with
  | twin => match single_hot_stone pl with
            | [] => [] | _ :: _ => other_kos pl (fun _ => true) (quick_fights_at near (after pl) (point pl)) end
  | twin_triple => match single_hot_stone pl with
                   | [] => []
                   | _ :: _ => other_kos pl (fun f => length (kos f) =? 3) (quick_fights_at near (after pl) (point pl))
                   end
  | any_ko_stone => flat_map (fun f => own_kos (player pl) (kos f)) (quick_fights_at near (after pl) (point pl))
  | other => hot_kos pl other
  end.

Definition quick_class_of_hot_ko (near : list (list nat)) (law : hot_law) (settled : settled_by) (pl : play)
    (after_it : list ko_position) (k : ko) : ko_class :=
  let its := its_position after_it k in
  match class_taken law with
  | class_after => match its with
                   | Some p => class_of (quick_classify near settled (after pl) p)
                   | None => is_unclassified
                   end
  | class_before => one_class (map (quick_classify near settled (before pl))
                                   (earlier_positions pl (quick_ko_positions near (before pl)) its))
  end.

(* The ko positions are found only where something may be hot. *)
Definition quick_hot_in_scope (near : list (list nat)) (law : hot_law) (pl : play) (kind : hot_kind) : list ko :=
  match quick_hot_kos near pl kind with
  | [] => []
  | hot => if in_fighting_kos_only law kind
           then let after_it := quick_ko_positions near (after pl) in
                filter (fun k => is_hot_by_class law (quick_class_of_hot_ko near law (settled_for law kind) pl after_it k)) hot
           else hot
  end.

Definition quick_hot_stones_by (near : list (list nat)) (law : hot_law) (pl : play) : list nat :=
  if existsb looks_at_all_kos (kinds_in_force law) || may_be_hot near pl
  then in_order (map mouth (flat_map (quick_hot_in_scope near law pl) (kinds_in_force law)))
  else [].

(* What disturber_by_kos of ko_cycle.v goes by. *)
Definition quick_kos_with_classes (near : list (list nat)) (reading : cycle_reading) (pos : position) :
    list (ko_position * verdict) :=
  map (fun k => (k, quick_classify near (settled_in_cycles reading) pos k)) (quick_ko_positions near pos).

Notation near := neighbour_table.

Lemma same_parts : forall f g l found, (forall p, In p l -> f p = g p) -> each_part f l found = each_part g l found.
Proof.
  intros f g. induction l as [|p l IH]; intros found H; [reflexivity|]. simpl. rewrite (H p) by (left; reflexivity).
  apply IH. intros q I. apply H. right. exact I.
Qed.

Theorem quick_chart_is_chart : forall pos, quick_chart near pos = chart_of pos.
Proof.
  intro pos. unfold quick_chart, chart_of.
  assert (W : forall c p, In p (without c pos) -> p < points).
  { intros c p I. apply filter_In in I. apply in_all_points. exact (proj1 I). }
  rewrite (same_parts (quick_chain near pos) (chain pos)) by
    (intros p I; apply quick_chain_is_chain; apply in_all_points; exact I).
  rewrite (same_parts (quick_chain near (only black pos)) (chain (only black pos))) by
    (intros p I; apply quick_chain_is_chain; eapply W; exact I).
  rewrite (same_parts (quick_chain near (only white pos)) (chain (only white pos))) by
    (intros p I; apply quick_chain_is_chain; eapply W; exact I).
  reflexivity.
Qed.

Theorem quick_ko_positions_are : forall pos, quick_ko_positions near pos = ko_positions pos.
Proof. intro pos. unfold quick_ko_positions, ko_positions. rewrite quick_kos_are_kos, quick_chart_is_chart. reflexivity. Qed.

Lemma quick_takes_are : forall pos k, quick_takes_of near pos k = takes_of pos k.
Proof.
  intros pos k. unfold quick_takes_of, takes_of. apply flat_map_ext. intro b. cbv zeta.
  destruct (mouth (the_ko b) <? points) eqn:H; [|reflexivity]. apply Nat.ltb_lt in H.
  rewrite quick_play_is_play by exact H. reflexivity.
Qed.

Theorem quick_classify_is : forall reading pos k, quick_classify near reading pos k = classify reading pos k.
Proof.
  intros reading pos k. unfold quick_classify, classify. rewrite quick_takes_are.
  rewrite (flat_map_ext _ _ quick_ko_positions_are). reflexivity.
Qed.

Lemma quick_hot_kos_are : forall pl kind, quick_hot_kos near pl kind = hot_kos pl kind.
Proof. intros pl kind. destruct kind; try reflexivity; simpl; rewrite quick_fights_are_fights; reflexivity. Qed.

Lemma quick_class_is : forall law settled pl after_it k,
  quick_class_of_hot_ko near law settled pl after_it k = class_of_hot_ko law settled pl after_it k.
Proof.
  intros law settled pl after_it k. unfold quick_class_of_hot_ko, class_of_hot_ko. cbv zeta.
  rewrite (map_ext _ _ (quick_classify_is settled (before pl))), quick_ko_positions_are.
  destruct (class_taken law); [|reflexivity]. destruct (its_position after_it k); [|reflexivity].
  rewrite quick_classify_is. reflexivity.
Qed.

Lemma quick_hot_in_scope_is : forall law pl kind,
  quick_hot_in_scope near law pl kind = hot_in_scope law pl (ko_positions (after pl)) kind.
Proof.
  intros law pl kind. unfold quick_hot_in_scope, hot_in_scope. cbv zeta. rewrite quick_hot_kos_are, quick_ko_positions_are.
  rewrite <- (filter_ext _ _ (fun k => f_equal (is_hot_by_class law) (quick_class_is law (settled_for law kind) pl (ko_positions (after pl)) k))).
  destruct (hot_kos pl kind); [|reflexivity]. destruct (in_fighting_kos_only law kind); reflexivity.
Qed.

Theorem quick_hot_stones_by_are : forall law pl, point pl < points ->
  quick_hot_stones_by near law pl = hot_stones_by law pl.
Proof.
  intros law pl Hp. unfold quick_hot_stones_by. rewrite (flat_map_ext _ _ (quick_hot_in_scope_is law pl)).
  destruct (existsb looks_at_all_kos (kinds_in_force law)) eqn:K; [reflexivity|]. simpl orb.
  destruct (may_be_hot near pl) eqn:H; [reflexivity|]. unfold hot_stones_by.
  assert (E : flat_map (hot_in_scope law pl (ko_positions (after pl))) (kinds_in_force law) = []).
  { induction (kinds_in_force law) as [|kind kinds IH]; [reflexivity|]. simpl in K |- *. apply orb_false_iff in K as (K1 & K2).
    rewrite (IH K2), app_nil_r. assert (N := not_hot pl kind Hp H K1). rewrite <- hot_kos_have_the_bans in N.
    apply map_eq_nil in N. unfold hot_in_scope. rewrite N. destruct (in_fighting_kos_only law kind); reflexivity. }
  rewrite E. symmetry. exact selects_nothing.
Qed.

Theorem quick_disturber_is : forall reading c,
  disturber_by_kos reading (quick_kos_with_classes near reading) c = disturber_of reading c.
Proof.
  intros reading c. apply same_kos_same_disturber. intro pos. unfold quick_kos_with_classes, kos_with_classes.
  rewrite quick_ko_positions_are. apply map_ext. intro k. rewrite quick_classify_is. reflexivity.
Qed.

End QuickKoClass.

Print Assumptions quick_chart_is_chart.
Print Assumptions quick_ko_positions_are.
Print Assumptions quick_classify_is.
Print Assumptions quick_hot_stones_by_are.
Print Assumptions quick_disturber_is.
