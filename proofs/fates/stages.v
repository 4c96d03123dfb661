(* How to show that a side forces its win, and that it cannot: by stages, and by a trap.

   Stages. Some undecided nodes have a number, their stage; what x has won counts as stage 0. Where x is to move,
   some move leads to a lower stage; where the other side is to move, every move does. Then x forces its win
   within as many plies as the stage says (`stages_force`). A stone in atari has stage 1 if its attacker is to move.

   A trap for x needs no number. It is a set of undecided nodes. Where x is to move, every move stays in the set or
   wins for the other side; where the other side is to move, some move does. So x never wins, though play
   may go on for ever (`trap_prevents`), and x cannot force its win (`trap_refutes`). A stone in a seki is
   in a trap for its attacker: its owner passes. *)
From Hotstone.board Require Import board board_facts.
From Hotstone.fates Require Import fight.

Section FindingAMove.
Context {f : fight}.

(* A move that leads where it is wished to lead, if there is one. *)
Definition find_act (wished : node f -> bool) (g : node f) : act f :=
  match find (fun a => may g a && wished (behind g a)) every_act with Some a => a | None => passing end.

Lemma find_act_finds : forall wished g a, may g a = true -> wished (behind g a) = true ->
  may g (find_act wished g) = true /\ wished (behind g (find_act wished g)) = true.
Proof.
  intros wished g a M W. unfold find_act. destruct (find _ every_act) as [b|] eqn:F.
  - apply find_some in F as (_ & F). apply andb_true_iff in F. exact F.
  - assert (I := every_act_is_listed f g a M). apply (find_none _ _ F) in I. cbv beta in I.
    rewrite M, W in I. discriminate.
Qed.

Definition won_by_side (x : color) (g : node f) : bool := cell_eqb (winner g) (Some x).

End FindingAMove.

Section Shown.
Context {f : fight}.
Variable x : color.

Variable stage : node f -> option nat.

Definition is_lower (n : nat) (h : node f) : bool :=
  if won_by_side x h then 0 <? n else match stage h with Some k => k <? n | None => false end.

Definition stages_fall : Prop := forall g n, stage g = Some n -> winner g = None /\
  (turn g = x -> exists a, may g a = true /\ is_lower n (behind g a) = true) /\
  (turn g <> x -> forall a, may g a = true -> is_lower n (behind g a) = true).

Theorem stages_force : stages_fall -> forall g n, stage g = Some n -> forces_within x n g.
Proof.
  intros Fall g n S.
  set (chosen := fun h => find_act (is_lower (match stage h with Some k => k | None => 0 end)) h).
  assert (Own : forall h k, stage h = Some k -> turn h = x ->
            may h (chosen h) = true /\ is_lower k (behind h (chosen h)) = true).
  { intros h k E T. destruct (Fall h k E) as (_ & One & _). destruct (One T) as (a & M & L).
    unfold chosen. rewrite E. apply (find_act_finds (is_lower k) h a); assumption. }
  assert (On : forall k h, line x chosen g k h ->
            (winner h = Some x /\ k <= n) \/ exists m, stage h = Some m /\ k + m <= n).
  { intros k h L. induction L as [|k h i L IH (W & a & M & C & ->)]; [right; exists n; split; [exact S | lia]|].
    destruct IH as [(W' & _)|(m & E & Le)]; [congruence|].
    assert (N : is_lower m (behind h a) = true).
    { destruct (color_eq_dec (turn h) x) as [T|T].
      - rewrite (C T). apply (Own h m); assumption.
      - destruct (Fall h m E) as (_ & _ & All). apply All; assumption. }
    unfold is_lower in N. destruct (won_by_side x (behind h a)) eqn:Won.
    - left. apply Nat.ltb_lt in N. split; [apply cell_eqb_eq; exact Won | lia].
    - right. destruct (stage (behind h a)) as [j|]; [|discriminate]. apply Nat.ltb_lt in N.
      exists j. split; [reflexivity | lia]. }
  exists chosen. split; intros k h L; destruct (On k h L) as [(W & Le)|(m & E & Le)]; try lia.
  - split; [|congruence]. rewrite W. intro H. injection H as H. apply (opponent_differs x). congruence.
  - destruct (Fall h m E) as (W & _). split; [congruence|]. intros _ T. apply (Own h m); assumption.
Qed.

Variable trap : node f -> bool.

Definition is_held (h : node f) : bool := won_by_side (opponent x) h || trap h.

Definition trap_is_closed : Prop := forall g, trap g = true -> winner g = None /\
  (turn g = x -> forall a, may g a = true -> is_held (behind g a) = true) /\
  (turn g <> x -> exists a, may g a = true /\ is_held (behind g a) = true).

Theorem trap_prevents : trap_is_closed -> forall g, trap g = true -> prevents (opponent x) g.
Proof.
  intros Closed g G. exists (find_act is_held).
  assert (Own : forall h, trap h = true -> turn h <> x ->
            may h (find_act is_held h) = true /\ is_held (behind h (find_act is_held h)) = true).
  { intros h E T. destruct (Closed h E) as (_ & _ & One). destruct (One T) as (a & M & K).
    apply (find_act_finds is_held h a); assumption. }
  assert (On : forall k h, line (opponent x) (find_act is_held) g k h -> is_held h = true).
  { intros k h L. induction L as [|k h i L IH (W & a & M & C & ->)].
    - unfold is_held. rewrite G. apply orb_true_r.
    - unfold is_held in IH. apply orb_true_iff in IH as [W'|E]; [apply cell_eqb_eq in W'; congruence|].
      destruct (color_cases x (turn h)) as [T|T].
      + destruct (Closed h E) as (_ & All & _). apply All; assumption.
      + rewrite (C T). apply Own; [exact E|]. rewrite T. apply opponent_differs. }
  intros k h L. apply On in L. unfold is_held in L. rewrite opponent_opponent. apply orb_true_iff in L as [W|E].
  - apply cell_eqb_eq in W. rewrite W. split; [|discriminate]. intro H. injection H as H.
    apply (opponent_differs x). exact H.
  - destruct (Closed h E) as (W & _). split; [congruence|]. intros _ T. apply Own; [exact E|].
    rewrite T. apply opponent_differs.
Qed.

Theorem trap_refutes : trap_is_closed -> forall g, trap g = true -> ~ forces x g.
Proof.
  intros Closed g G. apply nobody_forces_what_is_prevented. apply (trap_prevents Closed). exact G.
Qed.

End Shown.

Print Assumptions stages_force.
Print Assumptions trap_prevents.
Print Assumptions trap_refutes.
