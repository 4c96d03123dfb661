(* A fight: two sides move, and one of them may win, or neither ever does.

   A side *forces* its win if it has a choice of moves with which every line of play ends, and ends with its
   win. It *prevents* the other side's win if it has a choice with which no line ends with that; play may then
   go on for ever. Once a side has won nothing more happens. In the fight over a stone the attacker wins when
   the stone is removed, the owner when the game ends with the stone on the board (fates/stone.v). Where a ko
   is taken and retaken for ever, both sides prevent and neither forces.

   Nobody forces what the other side prevents (`nobody_forces_what_is_prevented`), so at most one side forces
   its win (`one_side_forces`). To force within so many plies, and to prevent, mean what they say against
   every choice of the other side (`forced_is_reached`, `prevented_is_never_reached`). *)
From Hotstone.board Require Import board board_facts.

Record fight := {
  node : Type;
  act : Type;
  turn : node -> color;
  may : node -> act -> bool;
  behind : node -> act -> node;
  winner : node -> option color;     (* none while the fight goes on *)
  every_act : list act;
  passing : act;
  every_act_is_listed : forall g a, may g a = true -> In a every_act;
  passing_is_allowed : forall g, winner g = None -> may g passing = true
}.

Arguments turn {f}.
Arguments may {f}.
Arguments behind {f}.
Arguments winner {f}.
Arguments every_act {f}.
Arguments passing {f}.

Section Sides.
Context {f : fight}.

Definition choice : Type := node f -> act f.

(* One more ply of an undecided fight in which x keeps to the choice. *)
Definition ply_with (x : color) (chosen : choice) (g h : node f) : Prop :=
  winner g = None /\ exists a, may g a = true /\ (turn g = x -> a = chosen g) /\ h = behind g a.

(* So many plies lead from g to h. *)
Inductive line (x : color) (chosen : choice) (g : node f) : nat -> node f -> Prop :=
  | no_ply : line x chosen g 0 g
  | one_ply_more : forall k h i, line x chosen g k h -> ply_with x chosen h i -> line x chosen g (S k) i.

(* No line is won by the other side, and the choice is always a move that may be made. *)
Definition is_safe (x : color) (chosen : choice) (g : node f) : Prop :=
  forall k h, line x chosen g k h -> winner h <> Some (opponent x) /\
    (winner h = None -> turn h = x -> may h (chosen h) = true).

Definition never_endless (x : color) (chosen : choice) (g : node f) : Prop :=
  forall nodes, nodes 0 = g -> ~ forall n, ply_with x chosen (nodes n) (nodes (S n)).

Definition prevents (x : color) (g : node f) : Prop := exists chosen, is_safe x chosen g.

Definition forces (x : color) (g : node f) : Prop :=
  exists chosen, is_safe x chosen g /\ never_endless x chosen g.

Definition forces_within (x : color) (n : nat) (g : node f) : Prop :=
  exists chosen, is_safe x chosen g /\ forall k h, line x chosen g k h -> k <= n.

Lemma forces_is_prevents : forall x g, forces x g -> prevents x g.
Proof. intros x g (chosen & S & _). exists chosen. exact S. Qed.

Lemma within_is_forces : forall x n g, forces_within x n g -> forces x g.
Proof.
  intros x n g (chosen & Safe & Short). exists chosen. split; [exact Safe|]. intros nodes Z Endless.
  assert (L : forall k, line x chosen g k (nodes k)).
  { induction k as [|k IH]; [rewrite Z; apply no_ply | apply one_ply_more with (nodes k); auto]. }
  specialize (Short (S n) _ (L (S n))). lia.
Qed.

(* Both sides keep to a choice. Where a side has won, play stops. *)
Definition move_of (x : color) (chosen reply : choice) (h : node f) : act f :=
  if color_eqb (turn h) x then chosen h else reply h.

Fixpoint play_both (x : color) (chosen reply : choice) (g : node f) (n : nat) : node f :=
  match n with
  | 0 => g
  | S n => let h := play_both x chosen reply g n in
           match winner h with Some _ => h | None => behind h (move_of x chosen reply h) end
  end.

Definition is_allowed (y : color) (reply : choice) : Prop :=
  forall h, winner h = None -> turn h = y -> may h (reply h) = true.

Lemma both_keep_to_it : forall x chosen reply h, winner h = None ->
  (turn h = x -> may h (chosen h) = true) -> (turn h = opponent x -> may h (reply h) = true) ->
  ply_with x chosen h (behind h (move_of x chosen reply h)) /\
  ply_with (opponent x) reply h (behind h (move_of x chosen reply h)).
Proof.
  intros x chosen reply h W Own Other.
  assert (M : may h (move_of x chosen reply h) = true /\ (turn h = x -> move_of x chosen reply h = chosen h) /\
              (turn h = opponent x -> move_of x chosen reply h = reply h)).
  { unfold move_of. destruct (color_eqb (turn h) x) eqn:T.
    - apply color_eqb_eq in T. split; [auto|]. split; [reflexivity|]. intro E. exfalso.
      apply (opponent_differs x). congruence.
    - assert (N : turn h <> x) by (intro E; apply color_eqb_eq in E; congruence).
      split; [destruct (color_cases x (turn h)); [contradiction | auto]|]. split; [contradiction | reflexivity]. }
  destruct M as (M & C & R). split; (split; [exact W|]); eexists; (split; [exact M|]); (split; [|reflexivity]); assumption.
Qed.

Lemma undecided_play_is_a_line : forall x chosen reply g n, is_safe x chosen g ->
  (forall k, k < n -> let h := play_both x chosen reply g k in
     winner h = None /\ (turn h = opponent x -> may h (reply h) = true)) ->
  line x chosen g n (play_both x chosen reply g n).
Proof.
  intros x chosen reply g n Safe. induction n as [|n IH]; intro H; [apply no_ply|].
  assert (L := IH (fun k K => H k (Nat.lt_lt_succ_r _ _ K))). destruct (H n (Nat.lt_succ_diag_r n)) as (W & R).
  apply one_ply_more with (play_both x chosen reply g n); [exact L|]. simpl. rewrite W.
  apply both_keep_to_it; [exact W | apply (Safe n); assumption | exact R].
Qed.

Lemma not_the_other : forall x (h : node f), winner h <> Some (opponent x) -> winner h = None \/ winner h = Some x.
Proof.
  intros x h N. destruct (winner h) as [y|]; [right | left; reflexivity].
  destruct (color_cases x y) as [-> | ->]; congruence.
Qed.

(* Where the play stops, it stays. *)
Lemma undecided_before : forall x chosen reply g k n, k <= n ->
  winner (play_both x chosen reply g n) = None -> winner (play_both x chosen reply g k) = None.
Proof.
  intros x chosen reply g k n L. induction L as [|n L IH]; intro W; [exact W|]. apply IH. simpl in W.
  destruct (winner (play_both x chosen reply g n)) eqn:E; [congruence | reflexivity].
Qed.

Theorem forced_is_reached : forall x n g, forces_within x n g -> exists chosen, forall reply,
  is_allowed (opponent x) reply -> winner (play_both x chosen reply g n) = Some x.
Proof.
  intros x n g (chosen & Safe & Short). exists chosen. intros reply Allowed.
  assert (Decided : forall k, winner (play_both x chosen reply g k) = None \/
                              winner (play_both x chosen reply g k) = Some x).
  { induction k as [|k IH].
    - apply not_the_other. apply (Safe 0). apply no_ply.
    - destruct IH as [W|W]; [|right; simpl; rewrite W; exact W].
      apply not_the_other. apply (Safe (S k)). apply undecided_play_is_a_line; [exact Safe|].
      intros j J h. assert (Wj := undecided_before x chosen reply g j k (le_S_n _ _ J) W).
      split; [exact Wj | apply Allowed; exact Wj]. }
  destruct (Decided n) as [W|W]; [|exact W]. exfalso.
  assert (L : line x chosen g (S n) (play_both x chosen reply g (S n))).
  { apply undecided_play_is_a_line; [exact Safe|]. intros j J h.
    assert (Wj := undecided_before x chosen reply g j n (le_S_n _ _ J) W).
    split; [exact Wj | apply Allowed; exact Wj]. }
  specialize (Short _ _ L). lia.
Qed.

Theorem prevented_is_never_reached : forall x g, prevents x g -> exists chosen, forall reply,
  is_allowed (opponent x) reply -> forall n, winner (play_both x chosen reply g n) <> Some (opponent x).
Proof.
  intros x g (chosen & Safe). exists chosen. intros reply Allowed n. induction n as [|n IH].
  - apply (Safe 0). apply no_ply.
  - destruct (winner (play_both x chosen reply g n)) as [y|] eqn:W; [simpl; rewrite W; congruence|].
    apply (Safe (S n)). apply undecided_play_is_a_line; [exact Safe|]. intros j J h.
    assert (Wj := undecided_before x chosen reply g j n (le_S_n _ _ J) W).
    split; [exact Wj | apply Allowed; exact Wj].
Qed.

(* Let both keep to their choices: neither wins, so play does not end. *)
Theorem nobody_forces_what_is_prevented : forall x g, prevents (opponent x) g -> ~ forces x g.
Proof.
  intros x g (reply & SafeReply) (chosen & Safe & Ends). set (play := play_both x chosen reply g).
  assert (Open : forall n h, line x chosen g n h -> line (opponent x) reply g n h -> winner h = None).
  { intros n h L M. destruct (Safe n h L) as (N & _). destruct (SafeReply n h M) as (N' & _).
    rewrite opponent_opponent in N'. destruct (not_the_other x h N) as [W|W]; [exact W | contradiction]. }
  assert (Ply : forall n, line x chosen g n (play n) -> line (opponent x) reply g n (play n) ->
            ply_with x chosen (play n) (play (S n)) /\ ply_with (opponent x) reply (play n) (play (S n))).
  { intros n L M. assert (W := Open n _ L M). unfold play at 2 4. simpl. fold (play n). rewrite W.
    apply both_keep_to_it; [exact W | apply (Safe n); assumption | apply (SafeReply n); assumption]. }
  assert (Lines : forall n, line x chosen g n (play n) /\ line (opponent x) reply g n (play n)).
  { induction n as [|n (L & M)]; [split; apply no_ply|]. destruct (Ply n L M) as (P & Q).
    split; [apply one_ply_more with (play n); assumption | apply one_ply_more with (play n); assumption]. }
  apply (Ends play eq_refl). intro n. apply Ply; apply Lines.
Qed.

Theorem one_side_forces : forall x y g, forces x g -> forces y g -> x = y.
Proof.
  intros x y g F G. destruct (color_cases x y) as [E|E]; [congruence|]. subst y. exfalso.
  apply (nobody_forces_what_is_prevented x g); [apply forces_is_prevents; exact G | exact F].
Qed.

End Sides.

Arguments choice f : clear implicits.

Print Assumptions forced_is_reached.
Print Assumptions prevented_is_never_reached.
Print Assumptions nobody_forces_what_is_prevented.
Print Assumptions one_side_forces.
