(* A resting stone: alone on the inside of a region that is otherwise empty, once it has taken all that was there.

   Without it the board is held (held_board.v). With no stone of the opponent in the region (`rests_alone`) no answer takes
   anything, and leaves one stone there at most (`answer_to_rest`). Then a point beside the resting stone is empty, and a stone
   there joins it to the others: the board is held again (`join_is_held`). That point touches a living stone besides
   (`joins_living`). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.
From Hotstone.certificates Require Import quick settled settled_board held_board.

Section Resting.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).
Notation bare := (bare x).
Notation held := (held x).
Notation inside := (inside x).

Definition without (pos : position) (i : nat) : position := remove pos [i].

Definition in_region (pos : position) (i q : nat) : Prop := joined (bare (without pos i)) i q.

Definition is_resting (pos : position) (i : nat) : Prop := own pos i /\ held (without pos i) /\ inside (without pos i) i.

Definition rests_alone (pos : position) (i : nat) : Prop := is_resting pos i /\ forall q, in_region pos i q -> cell_at pos q <>
  Some o.

Definition rests (pos : position) (i : nat) : Prop := is_resting pos i /\
  forall q r, in_region pos i q -> in_region pos i r -> cell_at pos q = Some o -> cell_at pos r = Some o -> q = r.

Definition rests_now (pos : position) (i : nat) : bool :=
  let region := chain (bare (without pos i)) i in
  let is_opp q := cell_eqb (cell_at pos q) (Some o) in
  holds pos x i && held_now x (without pos i) && is_inside x neighbour_table (without pos i) i &&
  forallb (fun q => forallb (fun r => negb (is_opp q) || negb (is_opp r) || (q =? r)) region) region.

Lemma own_without : forall pos i q, well_formed pos -> (own (without pos i) q <-> own pos q /\ q <> i).
Proof.
  intros pos i q W. unfold without. destruct (Nat.eq_dec q i) as [->|N].
  - rewrite cell_at_removed by (left; reflexivity). split; [discriminate | intros (_ & D); congruence].
  - rewrite cell_at_kept; [tauto | exact W | intros [D|[]]; congruence].
Qed.

Lemma rests_now_iff : forall pos i, well_formed pos -> i < points -> (rests_now pos i = true <-> rests pos i).
Proof.
  intros pos i W Hi. unfold rests_now, rests, is_resting. cbv zeta.
  rewrite !andb_true_iff, holds_iff, held_now_iff, is_inside_iff, forallb_forall
    by (exact Hi || apply well_formed_remove).
  assert (In_region : forall q, In q (chain (bare (without pos i)) i) <-> in_region pos i q) by (intro q; apply chain_iff;
    exact Hi).
  assert (Few : (forall q, In q (chain (bare (without pos i)) i) ->
      forallb (fun r => negb (cell_eqb (cell_at pos q) (Some o)) || negb (cell_eqb (cell_at pos r) (Some o)) || (q =? r))
        (chain (bare (without pos i)) i) = true) <->
    forall q r, in_region pos i q -> in_region pos i r -> cell_at pos q = Some o -> cell_at pos r = Some o -> q = r).
  { split.
    - intros H q r Q R Cq Cr. apply In_region in Q, R. specialize (H q Q). rewrite forallb_forall in H. specialize (H r R).
      rewrite (proj2 (cell_eqb_eq _ _) Cq), (proj2 (cell_eqb_eq _ _) Cr) in H. apply Nat.eqb_eq. exact H.
    - intros H q Q. apply forallb_forall. intros r R. apply In_region in Q, R.
      destruct (cell_eqb (cell_at pos q) (Some o)) eqn:Cq; [|reflexivity].
      destruct (cell_eqb (cell_at pos r) (Some o)) eqn:Cr; [|reflexivity]. apply cell_eqb_eq in Cq, Cr.
      rewrite (H q r Q R Cq Cr). apply Nat.eqb_refl. }
  rewrite Few. tauto.
Qed.

Lemma rests_if_alone : forall pos i, rests_alone pos i -> rests pos i.
Proof. intros pos i (R & N). split; [exact R|]. intros q r Q _ Cq _. destruct (N q Q Cq). Qed.

(* What takes everything in the region of an inside rests there. *)
Lemma fill_rests : forall pos i, well_formed pos -> legal pos -> held pos -> inside pos i -> (forall p, ~ adds x pos p) ->
  rests_alone (after (play_at pos x i)) i.
Proof.
  intros pos i W L H I N. destruct (fill_takes_all x pos i W L H I N) as (Keeps & Gone & Own).
  assert (Same : forall q, own (without (after (play_at pos x i)) i) q <-> own pos q).
  { intro q. rewrite own_without by apply after_formed. rewrite Own. assert (D := proj1 (proj2 I)). split.
    - intros ([C|C] & Nq); [exact C | contradiction].
    - intro C. split; [auto|]. intros ->. contradiction. }
  assert (Back : forall q, own pos q <-> own (without (after (play_at pos x i)) i) q) by (intro q; symmetry; apply Same).
  split.
  - split; [apply Own; auto|]. split; [apply (held_same x pos); assumption | apply (inside_same x pos); assumption].
  - intros q J C. assert (J' : joined (bare pos) i q) by (apply (same_bare x (without (after (play_at pos x i)) i)); assumption).
    destruct (Nat.eq_dec q i) as [->|Nq]; [|rewrite (Gone q J' Nq) in C; discriminate].
    rewrite (proj2 (Own i)) in C by auto. injection C as C. destruct (opponent_differs x). auto.
Qed.

Section Resting.
Variables (pos : position) (i : nat).
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis resting : is_resting pos i.

Lemma rest_inside : inside (without pos i) i.
Proof. apply resting. Qed.

Lemma beside_rest : forall s, adjacent i s = true -> in_region pos i s /\ cell_at pos s <> Some x.
Proof.
  intros s A. destruct rest_inside as (Hi & Ni & Out). split.
  - apply region_step with i; [exact Ni | apply joined_here | exact A | exact (Out s A)].
  - intro C. apply (Out s A). apply own_without; [exact formed|]. split; [exact C|]. intros ->.
  rewrite adjacent_irreflexive in A. discriminate.
Qed.

Lemma others_live : forall c, own pos c -> c <> i -> lives x pos c.
Proof.
  intros c C N. assert (C' : own (without pos i) c) by (apply own_without; auto).
  assert (More : forall q, own (without pos i) q -> own pos q) by (intros q Q; apply own_without in Q; tauto).
  destruct (proj1 (proj1 (proj2 resting)) c C') as (a & b & Va & Vb & Apart).
  assert (V : forall r, vital x (without pos i) c r -> vital x pos c r).
  { intros r V. assert (V' := V). destruct V as (Ne & Cl & T). split; [exact Ne|]. split.
    - intros q I. destruct (Cl q I) as (Hq & Out & Near). split; [exact Hq|]. split.
      + intro Q. apply Out. apply own_without; [exact formed|]. split; [exact Q|]. intros ->.
        exact (vital_is_elsewhere x _ c r i i C' V' rest_inside (joined_here _ _) I).
      + intros s A. destruct (Near s A); auto.
    - intros q I. destruct (T q I) as (s & J & A). exists s. split; [|exact A]. apply (own_joined x (without pos i)); assumption. }
  exists a, b. auto.
Qed.

Theorem answer_to_rest : forall k, (forall q, in_region pos i q -> cell_at pos q <> Some o) -> k < points -> cell_at pos k = None ->
  captured (play_at pos o k) = [] /\ (forall q, own (after (play_at pos o k)) q <-> own pos q) /\ rests (after (play_at pos o k)) i.
Proof.
  intros k None_there Hk E. assert (Taken : captured (play_at pos o k) = []).
  { apply no_member. intros q I. assert (C := captured_before pos o k formed Hk q I). rewrite opponent_opponent in C.
    destruct (Nat.eq_dec q i) as [->|N]; [|apply (living_is_not_taken x pos formed all_breathe k Hk E q); [apply others_live;
      assumption | exact I]].
    apply captured_iff in I as (_ & NoBreath & _); try assumption. apply NoBreath.
    destruct (proj2 (proj1 (proj2 resting)) i rest_inside) as ((s & t & Nst & As & At) & _).
    assert (Free : forall u, adjacent i u = true -> u <> k -> breathes (put pos k o) i).
    { intros u A N. exists i, u. split; [apply joined_here|]. split; [exact A|]. rewrite cell_at_put_other by assumption.
      destruct (beside_rest u A) as (R & Nu). specialize (None_there u R). destruct (cell_at pos u) as [c|]; [|reflexivity].
      destruct (color_cases x c) as [->| ->]; congruence. }
    destruct (Nat.eq_dec s k) as [->|Ns]; [apply (Free t At); congruence | apply (Free s As Ns)]. }
  assert (Same : forall q, own (after (play_at pos o k)) q <-> own pos q).
  { intro q. apply own_if_not_taken; try assumption. rewrite Taken. intros []. }
  split; [exact Taken|]. split; [exact Same|].
  assert (Fewer : forall q, own (without (after (play_at pos o k)) i) q <-> own (without pos i) q).
  { intro q. rewrite !own_without by (exact formed || apply after_formed). rewrite Same. reflexivity. }
  split.
  - split; [apply Same; apply resting|]. split; [apply (held_same x (without pos i)); [exact Fewer | apply resting] |
      apply (inside_same x (without pos i)); [exact Fewer | exact rest_inside]].
  - assert (Is_k : forall q, in_region (after (play_at pos o k)) i q -> cell_at (after (play_at pos o k)) q = Some o -> q = k).
    { intros q R C. destruct (Nat.eq_dec q k) as [D|N]; [exact D|]. exfalso. apply after_stone in C as (_ & _ & C).
      rewrite cell_at_put_other in C by assumption. apply (None_there q); [|exact C].
      apply (same_bare x (without (after (play_at pos o k)) i)); [intro p; symmetry; apply Fewer | exact R]. }
    intros q r Q R Cq Cr. rewrite (Is_k q Q Cq), (Is_k r R Cr). reflexivity.
Qed.

Lemma joins_living : forall p, adjacent i p = true -> exists s, own pos s /\ adjacent p s = true /\ lives x pos s /\ s <> i.
Proof.
  intros p A. destruct (beside_rest p A) as (R & Np). destruct resting as (Ci & H & In_i).
  destruct (inside_or_touches x (without pos i) p (adjacent_right_on_board _ _ A)) as [I|(s & S & As)].
  - intro C. apply own_without in C as (C & _); [congruence | exact formed].
  - exfalso. assert (D := proj2 (proj2 H i In_i) p I R). subst p. rewrite adjacent_irreflexive in A. discriminate.
  - apply own_without in S as (S & N); [|exact formed]. exists s. auto using others_live.
Qed.

Theorem join_is_held : forall p, adjacent i p = true -> cell_at pos p = None ->
  self_removed (play_at pos x p) = [] /\ held (after (play_at pos x p)).
Proof.
  intros p A E. destruct (beside_rest p A) as (R & Np). assert (Hp := adjacent_right_on_board _ _ A).
  destruct resting as (Ci & H & In_i). destruct (joins_living p A) as (s & S' & As & Li & Ns).
  assert (S : own (without pos i) s) by (apply own_without; auto).
  assert (Keeps : self_removed (play_at pos x p) = []) by (apply (play_beside_living x pos p s); assumption).
  split; [exact Keeps|]. assert (Own := own_after_own_play x pos p formed Hp E Keeps).
  assert (All : forall q, own (after (play_at pos x p)) q <-> own (without pos i) q \/ (q = i \/ q = p)).
  { intro q. rewrite Own, own_without by exact formed. destruct (Nat.eq_dec q i) as [->|N]; intuition congruence. }
  assert (Link : forall q r, adjacent q r = true -> own (after (play_at pos x p)) q -> own (after (play_at pos x p)) r ->
    joined (after (play_at pos x p)) q r).
  { intros q r Aq Q Rr. apply joined_step; [exact Aq | congruence]. }
  apply (more_is_held x (without pos i) _ (fun q => q = i \/ q = p) H All).
  - intros q [->| ->]; exists i; split; try exact In_i; [apply joined_here | exact R].
  - assert (Jp : joined (after (play_at pos x p)) p s) by (apply Link; [exact As | apply All; auto | apply All; auto]).
    intros q [->| ->]; exists s; (split; [exact S|]); [|exact Jp].
    apply joined_trans with p; [|exact Jp]. apply Link; [exact A | apply All; auto | apply All; auto].
Qed.

Lemma rest_has_room : rests pos i -> exists p, adjacent i p = true /\ cell_at pos p = None.
Proof.
  intros (_ & Few). destruct (proj2 (proj1 (proj2 resting)) i rest_inside) as ((s & t & N & As & At) & _).
  destruct (beside_rest s As) as (Rs & Ns), (beside_rest t At) as (Rt & Nt).
  destruct (cell_at pos s) as [c|] eqn:Cs; [|eauto]. destruct (cell_at pos t) as [d|] eqn:Ct; [|eauto]. exfalso. apply N.
  destruct (color_cases x c) as [->| ->]; [congruence|]. destruct (color_cases x d) as [->| ->]; [congruence|]. auto.
Qed.

End Resting.

End Resting.

Print Assumptions answer_to_rest.
Print Assumptions join_is_held.
