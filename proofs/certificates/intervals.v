(* A checker of intervals, with the theorem that it is right.

   A certificate of intervals says of situations what each player can force (docs/reference/certificates.md): `hi` is the
   difference that best play leads to if an endless game counts as the best for Black, `lo` the same if it
   counts as the worst. The ranks show that whoever must bring the game to its end does so: without them any
   value handed round a cycle would pass. `check_intervals` asks the four rows of that page; the theorem says
   what a yes is worth:

     Black can hold hi, and White can hold lo (play ends no worse for them, or never);
     where lo is not the least value Black can force it, and where hi is not the greatest White can force it
     (play ends, and no worse for them).

   A finished game is worth what `worth` says: the area difference; for a certificate of endings nothing,
   whoever ends it and however, and then to force is to make the game end. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts.
From Hotstone.counting Require Import fill_in.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.certificates Require Import quick listing forcing.
Local Open Scope Z_scope.

Record bounds := { lo : Z; lo_rank : nat; hi : Z; hi_rank : nat }.

Definition exactly (v : Z) : bounds := {| lo := v; lo_rank := 0; hi := v; hi_rank := 0 |}.

(* One end of the interval, as a gain of the player who must finish play for it: Black's lo, White's hi. *)
Definition gain_of (x : color) (b : bounds) : Z := match x with black => lo b | white => - hi b end.

Definition rank_of (x : color) (b : bounds) : nat := match x with black => lo_rank b | white => hi_rank b end.

Definition holds (x : color) (here behind : bounds) : bool := gain_of x behind <=? gain_of x here.

Definition finishes (x : color) (here behind : bounds) : bool :=
  (gain_of x here <? gain_of x behind) ||
  ((gain_of x behind =? gain_of x here) && (rank_of x behind <? rank_of x here)%nat).

Section Intervals.
Context {B : board}.
Variable rules : rule_set.
Variable worth : list (list nat) -> position -> Z.

Notation P := (Z.of_nat points).

Definition end_is_right (mover x : color) (here : bounds) (behind : list bounds) : bool :=
  (if color_eqb mover x then forallb (holds x here) behind else existsb (holds x here) behind) &&
  ((gain_of x here <=? - P) ||
   (if color_eqb mover x then existsb (finishes x here) behind else forallb (finishes x here) behind)).

Definition is_interval (most : Z) (here : bounds) : bool :=
  (- most <=? lo here) && (lo here <=? hi here) && (hi here <=? most).

Definition interval_agrees (mover : color) (here : bounds) (behind : list bounds) : bool :=
  is_interval P here && end_is_right mover black here behind && end_is_right mover white here behind.

Definition worth_exactly (near : list (list nat)) (pos : position) : bounds := exactly (worth near pos).

Definition check_intervals (pages : list (page bounds)) : bool :=
  check_listing rules bounds worth_exactly interval_agrees pages.

Definition interval_of (pages : list (page bounds)) (s : situation) : option bounds := says bounds pages s.

(* Why it is right, for a side x that must finish play, and the other one, who need only hold. *)

Hypothesis no_dispute : resume_dispute rules = false.
Variable pages : list (page bounds).
Hypothesis accepted : check_intervals pages = true.

Notation near := neighbour_table.
Notation bounds_behind := (value_behind rules bounds worth_exactly near (tree_of bounds pages)).
Notation worth_now := (fun s => worth near (stones s)).

(* As a gain of x. *)
Definition worth_to (x : color) (s : situation) : Z := match x with black => worth_now s | white => - worth_now s end.

Definition all_moves : list move := pass :: map play_on all_points.

(* A legal move behind which the bounds are as wished. *)
Definition pick (wished : bounds -> bounds -> bool) (s : situation) : move :=
  match find (fun m => match judge rules s m, bounds_behind s, bounds_behind (after_move rules s m) with
                       | None, Some b, Some b' => wished b b'
                       | _, _, _ => false
                       end) all_moves with
  | Some m => m
  | None => pass
  end.

Lemma pick_is : forall wished s m b b', judge rules s m = None -> bounds_behind s = Some b ->
  bounds_behind (after_move rules s m) = Some b' -> wished b b' = true ->
  judge rules s (pick wished s) = None /\
  exists c, bounds_behind (after_move rules s (pick wished s)) = Some c /\ wished b c = true.
Proof.
  intros wished s m b b' J E E' W. unfold pick.
  destruct (find _ all_moves) as [k|] eqn:F.
  - apply find_some in F as (_ & F). rewrite E in F. destruct (judge rules s k); [discriminate|].
    split; [reflexivity|]. destruct (bounds_behind (after_move rules s k)) as [c|]; [|discriminate].
    exists c. auto.
  - exfalso. assert (I : In m all_moves).
    { destruct m as [p|]; [|left; reflexivity]. right. apply in_map. apply in_all_points.
      eapply judged_on_board. exact J. }
    apply (find_none _ _ F) in I. cbv beta in I. rewrite J, E, E', W in I. discriminate.
Qed.

Definition at_hand (s : situation) (b : bounds) : Prop := handicap_owed s = 0%nat /\ bounds_behind s = Some b.

Lemma at_hand_unfinished : forall s b, at_hand s b -> is_finished rules s = false ->
  closed_at rules bounds worth_exactly interval_agrees (tree_of bounds pages) s b.
Proof.
  intros s b (Owed & E) F. unfold value_behind in E. rewrite F in E.
  apply (listing_is_closed rules bounds worth_exactly interval_agrees pages accepted s b Owed E).
Qed.

Lemma at_hand_finished : forall s b, at_hand s b -> is_finished rules s = true -> b = exactly (worth_now s).
Proof. intros s b (Owed & E) F. unfold value_behind in E. rewrite F in E. injection E as <-. reflexivity. Qed.

Lemma gain_at_end : forall x s b, at_hand s b -> is_finished rules s = true -> gain_of x b = worth_to x s.
Proof. intros x s b H F. rewrite (at_hand_finished s b H F). destruct x; reflexivity. Qed.

(* Of the values behind the moves. *)
Lemma some_move : forall s b test, at_hand s b -> is_finished rules s = false ->
  (forall behind, interval_agrees (to_move s) b behind = true -> existsb (test b) behind = true) ->
  judge rules s (pick test s) = None /\
  exists c, at_hand (after_move rules s (pick test s)) c /\ test b c = true.
Proof.
  intros s b test H F E. destruct (at_hand_unfinished s b H F) as (_ & Owed & behind & Moves & Values & Agree).
  apply E in Agree. apply existsb_exists in Agree as (b' & I & T). apply in_map_iff in I as ((m & b'') & Eb & I).
  simpl in Eb. subst b''.
  destruct (pick_is test s m b b') as (J & c & Ec & Tc); auto.
  - apply Moves. apply in_map_iff. exists (m, b'). auto.
  - apply H.
  - split; [exact J|]. exists c. split; [|exact Tc]. split; [apply none_owed_after; exact Owed | exact Ec].
Qed.

Lemma each_move : forall s b test m, at_hand s b -> is_finished rules s = false ->
  (forall behind, interval_agrees (to_move s) b behind = true -> forallb (test b) behind = true) ->
  judge rules s m = None -> exists c, at_hand (after_move rules s m) c /\ test b c = true.
Proof.
  intros s b test m H F E J. destruct (at_hand_unfinished s b H F) as (_ & Owed & behind & Moves & Values & Agree).
  apply E in Agree. rewrite forallb_forall in Agree. apply Moves in J. apply in_map_iff in J as ((k & c) & Ek & I).
  simpl in Ek. subst k. exists c. split; [split; [apply none_owed_after; exact Owed | apply Values; exact I]|].
  apply Agree. apply in_map_iff. exists (m, c). auto.
Qed.

(* The parts of `interval_agrees`. *)
Lemma end_agrees : forall x mover b behind, interval_agrees mover b behind = true ->
  end_is_right mover x b behind = true.
Proof.
  intros x mover b behind H. unfold interval_agrees in H. apply andb_true_iff in H as (H & Hw).
  apply andb_true_iff in H as (_ & Hb). destruct x; assumption.
Qed.

Lemma within : forall x mover b behind, interval_agrees mover b behind = true -> gain_of x b <= P.
Proof.
  intros x mover b behind H. unfold interval_agrees in H. apply andb_true_iff in H as (H & _).
  apply andb_true_iff in H as (H & _). unfold is_interval in H. apply andb_true_iff in H as (H & H3).
  apply andb_true_iff in H as (H1 & H2). apply Z.leb_le in H1, H2, H3. destruct x; simpl; lia.
Qed.

Lemma own_turn : forall x s b behind, to_move s = x -> interval_agrees (to_move s) b behind = true ->
  forallb (holds x b) behind = true /\ (- P < gain_of x b -> existsb (finishes x b) behind = true).
Proof.
  intros x s b behind E H. apply (end_agrees x) in H. unfold end_is_right in H.
  rewrite (proj2 (color_eqb_eq (to_move s) x) E) in H. apply andb_true_iff in H as (H1 & H2).
  split; [exact H1|]. intro G. apply orb_true_iff in H2 as [H2|H2]; [apply Z.leb_le in H2; lia | exact H2].
Qed.

Lemma others_turn : forall x s b behind, to_move s <> x -> interval_agrees (to_move s) b behind = true ->
  existsb (holds x b) behind = true /\ (- P < gain_of x b -> forallb (finishes x b) behind = true).
Proof.
  intros x s b behind N H. apply (end_agrees x) in H. unfold end_is_right in H.
  destruct (color_eqb (to_move s) x) eqn:C; [apply color_eqb_eq in C; contradiction|].
  apply andb_true_iff in H as (H1 & H2).
  split; [exact H1|]. intro G. apply orb_true_iff in H2 as [H2|H2]; [apply Z.leb_le in H2; lia | exact H2].
Qed.

Lemma finishes_gains : forall x b c, finishes x b c = true -> gain_of x b <= gain_of x c.
Proof.
  intros x b c H. unfold finishes in H. apply orb_true_iff in H as [H|H]; [apply Z.ltb_lt in H; lia|].
  apply andb_true_iff in H as (H & _). apply Z.eqb_eq in H. lia.
Qed.

(* The other player holds: x gains no more than this. *)
Lemma x_is_held : forall x v g b, at_hand (now g) b -> gain_of x b <= v ->
  can_hold rules no_cycle_rule (opponent x) (fun s => worth_to x s <= v) g.
Proof.
  intros x v g b H L.
  apply (hold_by rules no_dispute (opponent x) (fun s => worth_to x s <= v) (pick (holds x))
           (fun s => exists b, at_hand s b /\ gain_of x b <= v)).
  - intros s (c & Hc & Lc) F. rewrite <- (gain_at_end x s c Hc F). exact Lc.
  - intros s (c & Hc & Lc) F E.
    destruct (some_move s c (holds x) Hc F) as (J & d & Hd & T).
    + intros behind A. apply (others_turn x s); [|exact A]. rewrite E. apply opponent_differs.
    + split; [exact J|]. exists d. split; [exact Hd|]. unfold holds in T. apply Z.leb_le in T. lia.
  - intros s m (c & Hc & Lc) N J.
    destruct (each_move s c (holds x) m Hc (judged_unfinished rules s m J)) as (d & Hd & T).
    + intros behind A. apply (own_turn x s); [|exact A].
      destruct (color_cases x (to_move s)) as [E|E]; [exact E | contradiction].
    + exact J.
    + exists d. split; [exact Hd|]. unfold holds in T. apply Z.leb_le in T. lia.
  - exists b. auto.
Qed.

(* x finishes, and gains this at least. Each ply gains more, or as much with a lower rank. *)
Definition gain_left (x : color) (s : situation) : nat * nat :=
  if is_finished rules s then (0, 0)%nat
  else match bounds_behind s with
       | None => (0, 0)%nat
       | Some b => (S (Z.to_nat (P - gain_of x b)), rank_of x b)
       end.

Lemma gain_falls : forall x s b t c, at_hand s b -> is_finished rules s = false -> at_hand t c ->
  finishes x b c = true -> falls (gain_left x t) (gain_left x s).
Proof.
  intros x s b t c Hs F Ht T. unfold gain_left. rewrite F, (proj2 Hs).
  destruct (is_finished rules t) eqn:G; [left; simpl; lia|]. rewrite (proj2 Ht).
  destruct (at_hand_unfinished t c Ht G) as (_ & _ & behind & _ & _ & A). apply (within x) in A.
  unfold finishes in T. apply orb_true_iff in T as [T|T].
  - apply Z.ltb_lt in T. left. simpl. lia.
  - apply andb_true_iff in T as (T & R). apply Z.eqb_eq in T. apply Nat.ltb_lt in R. right. simpl.
    split; [rewrite T; reflexivity | exact R].
Qed.

Lemma x_finishes : forall x v g b, at_hand (now g) b -> - P < v -> v <= gain_of x b ->
  can_force rules no_cycle_rule x (fun s => v <= worth_to x s) g.
Proof.
  intros x v g b H Most L.
  assert (Own : forall s c, at_hand s c -> v <= gain_of x c -> is_finished rules s = false -> to_move s = x ->
    judge rules s (pick (finishes x) s) = None /\
    exists d, at_hand (after_move rules s (pick (finishes x) s)) d /\ finishes x c d = true).
  { intros s c Hc Lc F E. apply (some_move s c (finishes x) Hc F). intros behind A.
    apply (own_turn x s c behind E A). lia. }
  assert (Other : forall s c m, at_hand s c -> v <= gain_of x c -> to_move s <> x -> judge rules s m = None ->
    exists d, at_hand (after_move rules s m) d /\ finishes x c d = true).
  { intros s c m Hc Lc N J. apply (each_move s c (finishes x) m Hc (judged_unfinished rules s m J)); [|exact J].
    intros behind A. apply (others_turn x s c behind N A). lia. }
  apply (force_by rules no_dispute x (fun s => v <= worth_to x s) (pick (finishes x))
           (fun s => exists b, at_hand s b /\ v <= gain_of x b)) with (lower := falls) (weight_of := gain_left x).
  - intros s (c & Hc & Lc) F. rewrite <- (gain_at_end x s c Hc F). exact Lc.
  - intros s (c & Hc & Lc) F E. destruct (Own s c Hc Lc F E) as (J & d & Hd & T).
    split; [exact J|]. exists d. split; [exact Hd|]. apply finishes_gains in T. lia.
  - intros s m (c & Hc & Lc) N J. destruct (Other s c m Hc Lc N J) as (d & Hd & T).
    exists d. split; [exact Hd|]. apply finishes_gains in T. lia.
  - exact falls_ends.
  - intros s (c & Hc & Lc) F E. destruct (Own s c Hc Lc F E) as (J & d & Hd & T).
    apply (gain_falls x s c _ d); assumption.
  - intros s m (c & Hc & Lc) N J. destruct (Other s c m Hc Lc N J) as (d & Hd & T).
    apply (gain_falls x s c _ d); try assumption. eapply judged_unfinished. exact J.
  - exists b. auto.
Qed.

(* What the certificate says of a situation, in every game that stands there. *)
Theorem intervals_are_right : forall g b, handicap_owed (now g) = 0%nat -> is_finished rules (now g) = false ->
  interval_of pages (now g) = Some b ->
  (- P < lo b -> can_force rules no_cycle_rule black (fun s => lo b <= worth_now s) g) /\
  can_hold rules no_cycle_rule white (fun s => worth_now s <= lo b) g /\
  (hi b < P -> can_force rules no_cycle_rule white (fun s => worth_now s <= hi b) g) /\
  can_hold rules no_cycle_rule black (fun s => hi b <= worth_now s) g.
Proof.
  intros g b Owed F E.
  assert (H : at_hand (now g) b).
  { split; [exact Owed|]. unfold value_behind. rewrite F. exact E. }
  split; [|split; [|split]].
  - intro L. apply (x_finishes black (lo b) g b H L). simpl. lia.
  - apply (x_is_held black (lo b) g b H). simpl. lia.
  - intro L. apply can_force_more with (fun s => - hi b <= worth_to white s); [|intro s; simpl; lia].
    apply (x_finishes white (- hi b) g b H); simpl; lia.
  - apply can_hold_more with (fun s => worth_to white s <= - hi b); [|intro s; simpl; lia].
    apply (x_is_held white (- hi b) g b H). simpl. lia.
Qed.

End Intervals.

(* The two kinds: what the board counts, and nothing. *)
Definition check_areas {B : board} (rules : rule_set) (pages : list (page bounds)) : bool :=
  negb (resume_dispute rules) && check_intervals rules quick_difference pages.

Definition check_endings {B : board} (rules : rule_set) (pages : list (page bounds)) : bool :=
  negb (resume_dispute rules) && check_intervals rules (fun _ _ => 0) pages.

Section Kinds.
Context {B : board}.
Variables (rules : rule_set) (pages : list (page bounds)) (g : game) (b : bounds).
Hypothesis none_owed : handicap_owed (now g) = 0%nat.
Hypothesis not_over : is_finished rules (now g) = false.
Hypothesis said : interval_of pages (now g) = Some b.

Notation P := (Z.of_nat points).
Notation difference := (fun s => area_difference (stones s)).

(* The kind `intervals`. *)
Theorem accepted_intervals : check_areas rules pages = true ->
  (- P < lo b -> can_force rules no_cycle_rule black (fun s => lo b <= difference s) g) /\
  can_hold rules no_cycle_rule white (fun s => difference s <= lo b) g /\
  (hi b < P -> can_force rules no_cycle_rule white (fun s => difference s <= hi b) g) /\
  can_hold rules no_cycle_rule black (fun s => hi b <= difference s) g.
Proof.
  intro A. apply andb_true_iff in A as (D & A). apply negb_true_iff in D.
  destruct (intervals_are_right rules _ D pages A g b none_owed not_over said) as (H1 & H2 & H3 & H4).
  assert (Same : forall s, quick_difference neighbour_table (stones s) = difference s)
    by (intro s; apply quick_difference_is_difference).
  split; [|split; [|split]]; [intro L; specialize (H1 L) | | intro L; specialize (H3 L) |];
    (eapply can_force_more || eapply can_hold_more); try eassumption; intro s; cbv beta; rewrite Same; auto.
Qed.

(* The kind `endings`: Black can make the game end, or White can make it endless; and the other way round. *)
Theorem accepted_endings : check_endings rules pages = true ->
  (- P < lo b -> can_force rules no_cycle_rule black (fun _ => True) g) /\
  (lo b < 0 -> can_hold rules no_cycle_rule white (fun _ => False) g) /\
  (hi b < P -> can_force rules no_cycle_rule white (fun _ => True) g) /\
  (0 < hi b -> can_hold rules no_cycle_rule black (fun _ => False) g).
Proof.
  intro A. apply andb_true_iff in A as (D & A). apply negb_true_iff in D.
  destruct (intervals_are_right rules _ D pages A g b none_owed not_over said) as (H1 & H2 & H3 & H4).
  split; [|split; [|split]]; intro L; [specialize (H1 L) | | specialize (H3 L) |];
    (eapply can_force_more || eapply can_hold_more); try eassumption; intro s; cbv beta; auto; lia.
Qed.

End Kinds.

Print Assumptions intervals_are_right.
Print Assumptions accepted_intervals.
Print Assumptions accepted_endings.
