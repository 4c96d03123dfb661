(* Endless play that counts against a side, and a rule with memory that bars this side instead.

   The circle of the definition (enumerate/circle) reckons with endless play: it counts against the side that the
   takes in it name, if they name one side alone. The text has a rule with memory: after a complete cycle the
   disturber may not go on (ING96-R5). Here a rule with memory is anything that, knowing the whole play, may forbid
   moves, but

     - it bars a side only after a cycle that does not name the other side alone,
     - it never forbids a pass,
     - it lets no play go on for ever.

   Suppose a side has a choice of moves, the same whenever a node comes again, with which it never loses, and with
   which every cycle names the other side alone. That is what it means to win by the reckoning. Then it forces its
   win under any such rule as well (`memory_agrees`): it is never barred, play ends, and it does not end with a
   loss. So where the reckoning says removed or kept, every such rule says the same. Of what hangs by
   the reckoning nothing is said.

   Example: in a ko that is taken and retaken for ever, let the cycle name Black. White retakes whenever he can. By the
   reckoning White wins; with memory Black is barred after one cycle, and White wins, too. *)
From Hotstone.board Require Import board.
From Hotstone.fates Require Import fight.

Section Memory.
Context {f : fight}.

(* What was played, with the node in which it was, the latest first. *)
Definition play := list (node f * act f).

(* A play from g to h in which each move is as wished. *)
Inductive went (wished : node f -> act f -> Prop) (g : node f) : play -> node f -> Prop :=
  | nowhere : went wished g [] g
  | further : forall played h a, went wished g played h -> winner h = None -> may h a = true -> wished h a ->
      went wished g ((h, a) :: played) (behind h a).

Definition whatever (h : node f) (a : act f) : Prop := True.
Definition kept_to (x : color) (chosen : choice f) (h : node f) (a : act f) : Prop := turn h = x -> a = chosen h.

Definition is_cycle (cycle : play) : Prop := cycle <> [] /\ exists h, went whatever h cycle h.

(* The side that a cycle names alone. *)
Variable names : play -> option color.

(* By the reckoning x wins: with this choice it never loses, and every cycle names the other side. *)
Definition wins_by_reckoning (x : color) (chosen : choice f) (g : node f) : Prop :=
  is_safe x chosen g /\
  forall before h cycle, went (kept_to x chosen) g before h -> went (kept_to x chosen) h cycle h -> cycle <> [] ->
    names cycle = Some (opponent x).

(* Whether a move is forbidden after what was played. *)
Variable bars : play -> node f -> act f -> bool.

Hypothesis passing_is_free : forall played g, bars played g passing = false.

Hypothesis bars_for_a_cycle : forall played g a, bars played g a = true ->
  exists after cycle before, (g, a) :: played = after ++ cycle ++ before /\ is_cycle cycle /\
    names cycle <> Some (opponent (turn g)).

Lemma pass_with_memory : forall n : play * node f, winner (snd n) = None ->
  may (snd n) passing && negb (bars (fst n) (snd n) passing) = true.
Proof. intros (played, g) W. simpl in *. rewrite passing_is_free, (passing_is_allowed f g W). reflexivity. Qed.

Lemma listed_with_memory : forall (n : play * node f) a,
  may (snd n) a && negb (bars (fst n) (snd n) a) = true -> In a every_act.
Proof. intros (played, g) a M. apply andb_true_iff in M as (M & _). exact (every_act_is_listed f g a M). Qed.

Definition with_memory : fight := {|
  node := play * node f;
  act := act f;
  turn := fun n => turn (snd n);
  may := fun n a => may (snd n) a && negb (bars (fst n) (snd n) a);
  behind := fun n a => ((snd n, a) :: fst n, behind (snd n) a);
  winner := fun n => winner (snd n);
  every_act := every_act;
  passing := passing;
  every_act_is_listed := listed_with_memory;
  passing_is_allowed := pass_with_memory
|}.

Definition start (g : node f) : node with_memory := ([], g).

(* No play under the rule goes on for ever. *)
Definition always_ends (g : node f) : Prop := forall nodes : nat -> node with_memory, nodes 0 = start g ->
  ~ forall n, winner (nodes n) = None /\ exists a, may (nodes n) a = true /\ nodes (S n) = behind (nodes n) a.

(* A part of a play is a play. *)
Lemma parts_of_a_play : forall wished g after before i, went wished g (after ++ before) i ->
  exists h, went wished g before h /\ went wished h after i.
Proof.
  intros wished g after before. induction after as [|(n, a) after IH]; intros i W; simpl in W.
  - exists i. split; [exact W | apply nowhere].
  - inversion W as [|played h b W' Open M Wish E1 E2]. subst. destruct (IH n W') as (h & B & A).
    exists h. split; [exact B | apply further; assumption].
Qed.

(* A play that is not empty tells where it begins and ends. *)
Lemma same_places : forall wished other played g h g' h', played <> [] ->
  went wished g played h -> went other g' played h' -> g = g' /\ h = h'.
Proof.
  intros wished other played. induction played as [|(n, a) played IH]; intros g h g' h' N W W'; [contradiction|].
  inversion W as [|p k b P Open M Wish E1 E2]. inversion W' as [|p' k' b' P' Open' M' Wish' E1' E2']. subst.
  split; [|reflexivity]. destruct played as [|m played].
  - inversion P. inversion P'. congruence.
  - apply (IH g n g' n); [discriminate | exact P | exact P'].
Qed.

Section Kept.
Variables (x : color) (chosen : choice f) (g : node f).
Hypothesis wins : wins_by_reckoning x chosen g.
Definition chosen_with_memory : choice with_memory := fun n => chosen (snd n).

Lemma line_is_a_play : forall k n, line x chosen_with_memory (start g) k n ->
  went (kept_to x chosen) g (fst n) (snd n) /\ line x chosen g k (snd n).
Proof.
  intros k n L. induction L as [|k h n L (W & IH) (Open & a & M & C & ->)]; [split; constructor|].
  simpl in *. apply andb_true_iff in M as (M & _). split.
  - apply further; assumption.
  - apply one_ply_more with (snd h); [exact IH|]. split; [exact Open|]. exists a. auto.
Qed.

Lemma never_barred : forall played h, went (kept_to x chosen) g played h -> winner h = None -> turn h = x ->
  may h (chosen h) = true -> bars played h (chosen h) = false.
Proof.
  intros played h W Open T M. destruct (bars played h (chosen h)) eqn:B; [|reflexivity]. exfalso.
  destruct (bars_for_a_cycle played h _ B) as (after & cycle & before & E & (N & i & C) & Not). apply Not. rewrite T.
  assert (Whole : went (kept_to x chosen) g ((h, chosen h) :: played) (behind h (chosen h))).
  { apply further; try assumption. intros _. reflexivity. }
  rewrite E in Whole. apply parts_of_a_play in Whole as (j & Early & _).
  apply parts_of_a_play in Early as (l & Before & Cycle).
  destruct (same_places _ _ cycle l j i i N Cycle C) as (-> & ->). apply (proj2 wins before i cycle Before Cycle N).
Qed.

Lemma safe_with_memory : is_safe x chosen_with_memory (start g).
Proof.
  intros k n L. destruct (line_is_a_play k n L) as (W & L'). destruct (proj1 wins k (snd n) L') as (NotLost & May).
  split; [exact NotLost|]. intros Open T. simpl in *. unfold chosen_with_memory. specialize (May Open T).
  rewrite May, (never_barred (fst n) (snd n) W Open T May). reflexivity.
Qed.

Lemma ends_with_memory : always_ends g -> never_endless x chosen_with_memory (start g).
Proof.
  intros Ends nodes Z Endless. apply (Ends nodes Z). intro n. destruct (Endless n) as (Open & a & M & _ & E).
  split; [exact Open|]. exists a. auto.
Qed.

End Kept.

Theorem memory_agrees : forall x chosen g, wins_by_reckoning x chosen g -> always_ends g -> forces x (start g).
Proof.
  intros x chosen g W Ends. exists (chosen_with_memory chosen).
  split; [apply safe_with_memory; exact W | apply ends_with_memory; exact Ends].
Qed.

(* So the rule with memory gives the win to nobody else. *)
Theorem memory_decides_no_otherwise : forall x y chosen g, wins_by_reckoning x chosen g -> always_ends g ->
  forces y (start g) -> y = x.
Proof.
  intros x y chosen g W Ends F. apply (one_side_forces y x (start g)); [exact F|].
  apply (memory_agrees x chosen g W Ends).
Qed.

End Memory.

Print Assumptions memory_agrees.
Print Assumptions memory_decides_no_otherwise.
