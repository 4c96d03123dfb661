(* R2, who starts: the side that keeps the balance takes only to answer a take, or to remove.

   So in a play that goes on for ever the first take is the other side's, and every take of the side is the
   answer to one: it is the other side that endless play counts against. *)
From Hotstone.ko_race Require Import race strategies takes balanced.

(* When the strategy takes at all. *)
Lemma keeps_takes_when : forall s r, keeps s r = take ->
  (breaths (of_side r (other_side s)) (shared r) = 1 /\ external (of_side r (other_side s)) = 0 /\
   shared r = 0 /\ eyes (of_side r (other_side s)) = 0) \/
  kos (of_side r s) < kos (of_side r (other_side s)).
Proof.
  intros s r. unfold keeps, levels.
  destruct (Nat.eq_dec (breaths (of_side r (other_side s)) (shared r)) 1) as [B|B].
  - destruct (Nat.eq_dec (external (of_side r (other_side s))) 1); [discriminate|].
    destruct (Nat.eq_dec (shared r) 1); [discriminate|].
    destruct (Nat.eq_dec (eyes (of_side r (other_side s))) 1); [discriminate|].
    intros _. left. unfold breaths in *. lia.
  - destruct (lt_dec (kos (of_side r s)) (kos (of_side r (other_side s)))) as [K|K]; [right; exact K|].
    repeat match goal with |- context [if ?b then _ else _] => destruct b end; discriminate.
Qed.

Lemma never_threatens : forall s r, keeps s r <> threat.
Proof.
  intros s r. unfold keeps, levels.
  repeat match goal with |- context [if ?b then _ else _] => destruct b end; discriminate.
Qed.

(* A take that leaves the other side without a liberty. *)
Definition take_removes (s : race_side) (r : ko_race) : Prop :=
  removed (after_race_move single_law r take) = Some (other_side s).

Lemma last_ko_removes : forall s r, to_move r = s -> is_legal_race_move single_law r take ->
  breaths (of_side r (other_side s)) (shared r) = 1 -> take_removes s r.
Proof.
  intros s r E L B. unfold take_removes, is_legal_race_move in *.
  destruct s; name_numbers r; by_numbers.
Qed.

(* The race before any move of the other side but a take and a threat leaves it no more kos. *)
Lemma no_more_kos : forall s r m, living s keeps_own_turn keeps_others_turn r -> to_move r <> s ->
  is_legal_race_move single_law r m -> m <> take -> m <> threat ->
  to_move (after_race_move single_law r m) = s /\
  kos (of_side (after_race_move single_law r m) (other_side s)) <=
    kos (of_side (after_race_move single_law r m) s).
Proof.
  intros s r m I O L T H. unfold living, keeps_others_turn, is_kept, is_legal_race_move in *.
  destruct s; name_numbers r; (destruct I as [I|I]; [lia|]); destruct m; by_numbers.
Qed.

Lemma takes_answer : forall s r l r', balanced r -> is_race r -> is_quiet r ->
  race_play single_law s (keeps s) r l r' -> ~ is_race_over single_law r' -> to_move r' = s ->
  keeps s r' = take -> (exists l', l = take :: l') \/ take_removes s r'.
Proof.
  intros s r l r' B R Q P O E T.
  assert (Start := balanced_is_kept s r R Q B).
  assert (L : is_legal_race_move single_law r' take).
  { apply not_over in O as (N & W). rewrite <- T.
    apply keeps_own_ply; try assumption.
    apply (kept single_law s (keeps s) (living s keeps_own_turn keeps_others_turn)
      (keeps_own_ply s) (keeps_others_ply s) r l r' Start P). }
  destruct (keeps_takes_when s r' T) as [(W & _)|K]; [right; apply last_ko_removes; assumption|].
  destruct P as [|l r0 m P (L0 & C)].
  - exfalso. unfold balanced in B. destruct s; cbn in K; lia.
  - destruct (is_it_take m) as [->|M]; [left; eexists; reflexivity|]. exfalso.
    assert (I : living s keeps_own_turn keeps_others_turn r0).
    { apply (kept single_law s (keeps s) (living s keeps_own_turn keeps_others_turn)
      (keeps_own_ply s) (keeps_others_ply s) r l r0 Start P). }
    destruct (same_side_or_not (to_move r0) s) as [E0|E0].
    + assert (m <> threat) by (rewrite (C E0); apply never_threatens).
      clear - E E0 M H. destruct r0 as [g0 g1 sh mover h p gone]. cbn in E0. subst mover.
      destruct m; try congruence; destruct s; cbn in E; discriminate.
    + assert (m <> threat) as H.
      { intros ->. apply E0. clear - E. destruct r0 as [g0 g1 sh mover h p gone]. exact E. }
      destruct (no_more_kos s r0 m I E0 L0 M H) as (_ & K'). lia.
Qed.

(* The moves before the n-th, the last one first. *)
Fixpoint moves_before (moves : nat -> race_move) (n : nat) : list race_move :=
  match n with
  | 0 => []
  | S n' => moves n' :: moves_before moves n'
  end.

Lemma play_before : forall law s chosen races moves,
  (forall n, may_come law s chosen (races n) (moves n) /\
    races (S n) = after_race_move law (races n) (moves n)) ->
  forall n, race_play law s chosen (races 0) (moves_before moves n) (races n).
Proof.
  intros law s chosen races moves Q n. induction n as [|n IH]; cbn; [constructor|].
  destruct (Q n) as (C & ->). constructor; assumption.
Qed.

(* Either side can see to it that it is not removed; in every play with that strategy it takes only to answer
   a take, or to remove; and in one that goes on for ever the other side is the first to take. *)
Theorem balanced_groups_live : forall (s : race_side) (r : ko_race), is_race r -> is_quiet r -> balanced r ->
  exists chosen, brings_about single_law s chosen (fun r' => removed r' <> Some s) r /\
    (forall l r', race_play single_law s chosen r l r' -> ~ is_race_over single_law r' -> to_move r' = s ->
      chosen r' = take -> (exists l', l = take :: l') \/ take_removes s r') /\
    (forall races moves, races 0 = r ->
      (forall n, may_come single_law s chosen (races n) (moves n) /\
        races (S n) = after_race_move single_law (races n) (moves n)) ->
      exists n, moves n = take /\ to_move (races n) = other_side s /\ forall i, i < n -> moves i <> take).
Proof.
  intros s r R Q B. exists (keeps s). split; [|split].
  - apply invariant_brings_about with (inv := living s keeps_own_turn keeps_others_turn).
    + apply keeps_own_ply.
    + apply keeps_others_ply.
    + clear. intros r I _. unfold living in *. destruct s; name_numbers r; discriminate.
    + apply balanced_is_kept; assumption.
  - intros l r' P. apply (takes_answer s r l r' B R Q P).
  - intros races moves E P.
    assert (Endless : is_endless single_law races moves).
    { intro n. destruct (P n) as ((L & _) & A). split; assumption. }
    destruct (takes_come single_law races moves eq_refl Endless 0) as (n & _ & T & First).
    exists n. split; [exact T|]. split; [|intros i I; apply First; lia].
    destruct (same_side_or_not (to_move (races n)) (other_side s)) as [O|O]; [exact O | exfalso].
    assert (E' : to_move (races n) = s) by (destruct s, (to_move (races n)); cbn in *; congruence).
    destruct (P n) as ((L & C) & A). specialize (C E'). rewrite T in C.
    assert (Before := play_before single_law s (keeps s) races moves P n). rewrite E in Before.
    destruct (takes_answer s r _ _ B R Q Before) as [(l' & F)|F].
    + intros [H|H]; [apply H; apply L | cbn in H; destruct L as (_ & L & _); cbn in L; lia].
    + exact E'.
    + symmetry. exact C.
    + destruct n as [|n]; [discriminate|]. cbn in F. apply (First n); [lia | congruence].
    + unfold take_removes in F. rewrite <- T, <- A in F. destruct (P (S n)) as (((N & _) & _) & _).
      congruence.
Qed.

(* Without the proviso: a ko each and nothing else, and the first take removes. *)
Definition a_ko_each : ko_race :=
  {| of_first := {| eyes := 0; external := 0; kos := 1; threats := 0 |};
     of_second := {| eyes := 0; external := 0; kos := 1; threats := 0 |};
     shared := 0; to_move := first; hot := 0; passes := 0; removed := None |}.

Theorem a_ko_each_is_not_enough : is_race a_ko_each /\ is_quiet a_ko_each /\
  is_legal_race_move single_law a_ko_each take /\ take_removes first a_ko_each.
Proof.
  unfold is_race, is_quiet, is_legal_race_move, race_liberties, breaths, a_ko_each. cbn.
  repeat split; try discriminate; lia.
Qed.

Print Assumptions balanced_groups_live.
Print Assumptions a_ko_each_is_not_enough.
