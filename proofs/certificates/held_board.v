(* A held whole board: every point will be its owner's, though some are not near any of his stones.

   As certify/solution/held_board.h, with insides of one point. All stones of the owner live. An *inside* is a point that touches
   none of them; among what is joined to it over points that are not his there is no other inside, and it has two neighbours.
   Without insides the board is settled (settled_board.v).

   No answer takes anything. A stone more that touches one of his, and is joined to an inside, leaves the board held
   (`add_is_held`). If there is no room for one, all that is joined to an empty inside are stones of the opponent, and a play there
   takes them all (`fill_takes_all`): now his stone rests, alone in an empty region (resting_stone.v). So held_book.v has a move
   for the owner on each held board. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.
From Hotstone.certificates Require Import quick settled settled_board settled_program.

Section Held.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).
Notation bare := (bare x).
Notation vital := (vital x).
Notation lives := (lives x).

Definition inside (pos : position) (q : nat) : Prop :=
  q < points /\ cell_at pos q <> Some x /\ forall s, adjacent q s = true -> cell_at pos s <> Some x.

Definition held (pos : position) : Prop := all_live x pos /\ forall q, inside pos q ->
  (exists s t, s <> t /\ adjacent q s = true /\ adjacent q t = true) /\
  forall r, inside pos r -> joined (bare pos) q r -> r = q.

(* The program, and deciding it. *)

Definition is_inside (near : list (list nat)) (pos : position) (q : nat) : bool :=
  negb (holds pos x q) && negb (existsb (holds pos x) (neighbours_in near q)).

Definition insides_are_alone (near : list (list nat)) (pos : position) : bool :=
  forallb (fun q => negb (is_inside near pos q) ||
                    (2 <=? length (neighbours_in near q)) &&
                    forallb (fun r => (r =? q) || negb (is_inside near pos r)) (quick_chain near (bare pos) q)) all_points.

Definition holds_board (near : list (list nat)) (pos : position) : bool := chains_live x near pos && insides_are_alone near pos.

Definition held_now (pos : position) : bool := all_live_now x pos && insides_are_alone neighbour_table pos.

Notation near := neighbour_table.

Lemma is_inside_iff : forall pos q, q < points -> (is_inside near pos q = true <-> inside pos q).
Proof.
  intros pos q Hq. unfold is_inside, inside. rewrite andb_true_iff, !negb_true_iff, (holds_not x pos q). split.
  - intros (N & T). split; [exact Hq|]. split; [exact N|]. intros s A C. apply not_true_iff_false in T. apply T.
  apply existsb_exists.
    exists s. split; [apply in_neighbours; assumption | apply holds_iff; exact C].
  - intros (_ & N & T). split; [exact N|]. apply not_true_iff_false. intro E. apply existsb_exists in E as (s & I & H).
    apply in_neighbours in I; [|exact Hq]. apply holds_iff in H. exact (T s I H).
Qed.

Lemma two_neighbours : forall q, q < points ->
  (2 <= length (neighbours_in near q) <-> exists s t, s <> t /\ adjacent q s = true /\ adjacent q t = true).
Proof.
  intros q Hq. assert (D : NoDup (neighbours_in near q)).
  { rewrite neighbours_are by exact Hq. apply NoDup_filter, NoDup_all_points. }
  assert (In_iff : forall s, In s (neighbours_in near q) <-> adjacent q s = true) by (intro s; apply in_neighbours; exact Hq).
  destruct (neighbours_in near q) as [|s [|t l]]; simpl; split; intro H; try lia.
  - destruct H as (s & t & _ & A & _). destruct (proj2 (In_iff s) A).
  - destruct H as (u & v & N & A & C). apply In_iff in A as [<-|[]]. apply In_iff in C as [<-|[]]. congruence.
  - exists s, t. split; [intros ->; inversion D as [|? ? Out _]; apply Out; left; reflexivity|].
    split; apply In_iff; simpl; auto.
Qed.

Lemma alone_iff : forall pos, (insides_are_alone near pos = true <-> forall q, inside pos q ->
  (exists s t, s <> t /\ adjacent q s = true /\ adjacent q t = true) /\ forall r, inside pos r -> joined (bare pos) q r -> r = q).
Proof.
  intro pos. unfold insides_are_alone. rewrite forallb_forall. split.
  - intros H q In_q. assert (Hq := proj1 In_q). specialize (H q (proj2 (in_all_points q) Hq)).
    rewrite (proj2 (is_inside_iff pos q Hq) In_q) in H. cbn [negb orb] in H. apply andb_true_iff in H as (Two & H).
    split; [apply two_neighbours; [exact Hq | apply Nat.leb_le; exact Two]|]. intros r In_r J. rewrite forallb_forall in H.
    rewrite quick_chain_is_chain in H by exact Hq. specialize (H r (proj2 (chain_iff _ q r Hq) J)).
    rewrite (proj2 (is_inside_iff pos r (proj1 In_r)) In_r) in H. rewrite orb_false_r in H. apply Nat.eqb_eq. exact H.
  - intros H q I. apply in_all_points in I. destruct (is_inside near pos q) eqn:E; [|reflexivity]. cbn [negb orb].
    apply is_inside_iff in E; [|exact I]. destruct (H q E) as (Two & Only).
    rewrite (proj2 (Nat.leb_le _ _) (proj2 (two_neighbours q I) Two)). cbn [andb]. apply forallb_forall. intros r J.
    rewrite quick_chain_is_chain in J by exact I. apply chain_iff in J; [|exact I].
    destruct (is_inside near pos r) eqn:R; [|rewrite orb_true_r; reflexivity].
    apply is_inside_iff in R; [|exact (joined_on_board _ _ _ I J)]. rewrite (Only r R J), Nat.eqb_refl. reflexivity.
Qed.

Lemma holds_board_iff : forall pos, well_formed pos -> (holds_board near pos = true <-> held pos).
Proof. intros pos W. unfold holds_board, held. rewrite andb_true_iff, chains_live_iff, alone_iff by exact W. reflexivity. Qed.

Lemma held_now_iff : forall pos, well_formed pos -> (held_now pos = true <-> held pos).
Proof. intros pos W. unfold held_now, held. rewrite andb_true_iff, all_live_now_iff, alone_iff by exact W. reflexivity. Qed.

(* Regions. *)

Lemma region_stays : forall pos q r, cell_at pos q <> Some x -> joined (bare pos) q r -> cell_at pos r <> Some x.
Proof.
  intros pos q r N J. apply holds_not. apply holds_not in N. apply joined_cell in J. rewrite !bare_cell, N in J.
  destruct (holds pos x r); congruence.
Qed.

Lemma region_step : forall pos q r s, cell_at pos q <> Some x -> joined (bare pos) q r -> adjacent r s = true ->
  cell_at pos s <> Some x -> joined (bare pos) q s.
Proof.
  intros pos q r s N J A Ns. assert (Nr := region_stays pos q r N J). apply joined_on with r; [exact J | exact A|].
  apply holds_not in Nr, Ns. rewrite !bare_cell, Nr, Ns. reflexivity.
Qed.

(* Of a chain of the opponent all is in one region. *)
Lemma region_has_chain : forall pos q r s, cell_at pos q <> Some x -> joined (bare pos) q r -> joined pos r s ->
  joined (bare pos) q s.
Proof.
  intros pos q r s N J K. assert (Nr := region_stays pos q r N J). induction K as [|s t K IH A E]; [exact J|].
  apply region_step with s; [exact N | exact IH | exact A|]. rewrite <- E, (joined_cell _ _ _ K). exact Nr.
Qed.

Lemma same_bare : forall pos pos' q r, (forall p, own pos' p <-> own pos p) -> joined (bare pos) q r -> joined (bare pos') q r.
Proof.
  intros pos pos' q r Same J. assert (Cell : forall p, cell_at (bare pos') p = cell_at (bare pos) p).
  { intro p. rewrite !bare_cell. assert (H := Same p). rewrite <- !holds_iff in H. destruct (holds pos x p), (holds pos' x p);
    intuition congruence. }
  induction J as [|r s J IH A E]; [apply joined_here|]. apply joined_on with r; [exact IH | exact A|]. rewrite !Cell. exact E.
Qed.

Lemma inside_same : forall pos pos' q, (forall p, own pos' p <-> own pos p) -> inside pos q -> inside pos' q.
Proof. intros pos pos' q Same (Hq & N & T). split; [exact Hq|]. split; [rewrite Same; exact N|]. intros s A. rewrite Same.
  auto. Qed.

Lemma held_same : forall pos pos', (forall p, own pos' p <-> own pos p) -> held pos -> held pos'.
Proof.
  intros pos pos' Same (Live & Alone). assert (Back : forall p, own pos p <-> own pos' p) by (intro p; symmetry; apply Same). split.
  - intros c C. apply Same in C. apply (lives_same x pos); auto.
  - intros q I. destruct (Alone q (inside_same pos' pos q Back I)) as (Two & Only). split; [exact Two|].
    intros r R J. apply Only; [apply (inside_same pos'); assumption | apply (same_bare pos'); assumption].
Qed.

(* No vital region has an inside. *)
Lemma vital_is_elsewhere : forall pos c r i p, own pos c -> vital pos c r -> inside pos i -> joined (bare pos) i p -> ~ In p r.
Proof.
  intros pos c r i p C (_ & Cl & T) In_i J I. assert (Ii : In i r).
  { apply (space_stays x pos r p i Cl I). apply chain_iff; [apply (Cl p I) | apply joined_sym; exact J]. }
  destruct (T i Ii) as (s & Js & A). apply (proj2 (proj2 In_i) s A). rewrite (joined_cell _ _ _ Js). exact C.
Qed.

Lemma inside_or_touches : forall pos q, q < points -> cell_at pos q <> Some x -> inside pos q \/ exists s, own pos s /\
  adjacent q s = true.
Proof.
  intros pos q Hq N. destruct (is_inside near pos q) eqn:E; [left; apply is_inside_iff; assumption | right].
  unfold is_inside in E. apply holds_not in N. rewrite N in E. simpl in E. apply negb_false_iff, existsb_exists in E as (s & I & H).
  apply in_neighbours in I; [|exact Hq]. apply holds_iff in H. exists s. auto.
Qed.

(* More stones, joined to those there, where an inside is. *)
Lemma more_is_held : forall pos pos' (new : nat -> Prop), held pos -> (forall q, own pos' q <-> own pos q \/ new q) ->
  (forall s, new s -> exists i, inside pos i /\ joined (bare pos) i s) -> (forall s, new s -> exists c, own pos c /\ joined
    pos' s c) ->
  held pos'.
Proof.
  intros pos pos' new (Live & Alone) Own Region Link. assert (More : forall q, own pos q -> own pos' q) by (intros q C;
    apply Own; auto).
  assert (V : forall c r, own pos c -> vital pos c r -> forall d, joined pos' d c -> vital pos' d r).
  { intros c r C V d J. assert (V' := V). destruct V as (N & Cl & T). split; [exact N|]. split.
    - intros q I. destruct (Cl q I) as (Hq & Out & Near). split; [exact Hq|]. split.
      + intro C'. apply Own in C' as [C'|New]; [contradiction|]. destruct (Region q New) as (i & In_i & Ji).
        exact (vital_is_elsewhere pos c r i q C V' In_i Ji I).
      + intros s A. destruct (Near s A); auto.
    - intros q I. destruct (T q I) as (s & Js & A). exists s. split; [|exact A]. apply joined_trans with c; [exact J|].
      apply (own_joined x pos); auto. }
  split.
  - intros d D. assert (Old : exists c, own pos c /\ joined pos' d c).
    { apply Own in D as [D|New]; [exists d; split; [exact D | apply joined_here] | exact (Link d New)]. }
    destruct Old as (c & C & J). destruct (Live c C) as (a & b & Va & Vb & Apart). exists a, b. eauto.
  - intros q I. assert (Fewer : forall r, inside pos' r -> inside pos r).
    { intros r (Hr & N & T). split; [exact Hr|]. split; [auto|]. intros s A C. apply (T s A). auto. }
    destruct (Alone q (Fewer q I)) as (Two & Only). split; [exact Two|]. intros r R J. apply Only; [auto|]. clear R.
    induction J as [|s t J IH A E]; [apply joined_here|]. apply region_step with s;
      [exact (proj1 (proj2 (Fewer q I))) | exact IH | exact A|].
    intro C. apply (region_stays pos' q t); [exact (proj1 (proj2 I)) | exact (joined_on _ _ _ _ J A E) | auto].
Qed.

(* The owner's moves on a held board. *)

Definition adds (pos : position) (p : nat) : Prop := p < points /\ cell_at pos p = None /\
  (exists s, own pos s /\ adjacent p s = true) /\ exists i, inside pos i /\ joined (bare pos) i p.

Theorem add_is_held : forall pos p, well_formed pos -> legal pos -> held pos -> adds pos p ->
  self_removed (play_at pos x p) = [] /\ held (after (play_at pos x p)).
Proof.
  intros pos p W L H (Hp & E & (s & S & A) & i & In_i & J). assert (Keeps : self_removed (play_at pos x p) = []).
  { apply (play_beside_living x pos p s); auto. apply H. exact S. }
  assert (Own := own_after_own_play x pos p W Hp E Keeps). split; [exact Keeps|].
  apply (more_is_held pos _ (fun q => q = p) H Own).
  - intros q ->. exists i. auto.
  - intros q ->. exists s. split; [exact S|]. apply joined_step; [exact A|]. rewrite (proj2 (Own p)), (proj2 (Own s)); auto.
Qed.

Section Full.
Variables (pos : position) (i : nat).
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis is_held : held pos.
Hypothesis is_inside_there : inside pos i.
Hypothesis no_room : forall p, ~ adds pos p.

Lemma region_is_full : forall q, joined (bare pos) i q -> q <> i -> cell_at pos q = Some o.
Proof.
  intros q J N. assert (Nq := region_stays pos i q (proj1 (proj2 is_inside_there)) J).
  assert (Hq := joined_on_board _ _ _ (proj1 is_inside_there) J). destruct (cell_at pos q) as [c|] eqn:E.
  - destruct (color_cases x c) as [->| ->]; congruence.
  - exfalso. rewrite <- E in Nq. destruct (inside_or_touches pos q Hq Nq) as [In_q|(s & S & A)].
    + apply N. apply (proj2 is_held i is_inside_there); assumption.
    + apply (no_room q). split; [exact Hq|]. split; [exact E|]. split; [exists s; auto | exists i; auto].
Qed.

Lemma inside_is_empty : cell_at pos i = None.
Proof.
  destruct is_inside_there as (Hi & Ni & _). destruct (cell_at pos i) as [c|] eqn:E; [|reflexivity]. exfalso.
  destruct (all_breathe i c E) as (s & l & J & A & El).
  assert (Js : joined (bare pos) i s) by (apply (region_has_chain pos i i s); [congruence | apply joined_here | exact J]).
  assert (F : cell_at pos l = Some o); [|congruence]. apply region_is_full; [|intros ->; congruence].
  apply region_step with s; [congruence | exact Js | exact A | congruence].
Qed.

Notation result := (play_at pos x i).

Theorem fill_takes_all : self_removed result = [] /\
  (forall q, joined (bare pos) i q -> q <> i -> cell_at (after result) q = None) /\
  forall q, own (after result) q <-> own pos q \/ q = i.
Proof.
  destruct is_inside_there as (Hi & Ni & Out). assert (E := inside_is_empty).
  assert (Cap : forall q, joined (bare pos) i q -> q <> i -> In q (captured result)).
  { intros q J N. assert (C := region_is_full q J N). apply captured_iff; [assumption..|].
    split; [rewrite cell_at_put_other; assumption|]. split.
    - intros (s & l & K & A & El).
      assert (Stays : joined (bare pos) i s /\ s <> i).
      { clear A El. induction K as [|s t K (IH & Ns) A Same]; [auto|].
        rewrite (cell_at_put_other pos i x s formed Ns), (region_is_full s IH Ns) in Same.
        assert (Nt : t <> i).
        { intros ->. rewrite cell_at_put_same in Same by exact Hi. injection Same as D. destruct (opponent_differs x D). }
        rewrite cell_at_put_other in Same by assumption. split; [|exact Nt].
        apply region_step with s; [exact Ni | exact IH | exact A|]. rewrite <- Same. intro D. injection D as D.
        destruct (opponent_differs x D). }
      destruct Stays as (Js & Ns). assert (Nl : l <> i) by (intros ->; rewrite cell_at_put_same in El by exact Hi; discriminate).
      rewrite cell_at_put_other in El by assumption.
      assert (F : cell_at pos l = Some o); [|congruence]. apply region_is_full; [|exact Nl].
      apply region_step with s; [exact Ni | exact Js | exact A | congruence].
    - destruct (all_breathe q o C) as (s & l & K & A & El).
      assert (Js := region_has_chain pos i q s Ni J K). exists s. split; [apply (joined_placed pos x i formed E q s o);
        assumption|].
      rewrite adjacent_sym. destruct (Nat.eq_dec l i) as [->|Nl]; [exact A|]. exfalso.
      assert (F : cell_at pos l = Some o); [|congruence]. apply region_is_full; [|exact Nl].
      apply region_step with s; [exact Ni | exact Js | exact A | congruence]. }
  destruct (proj2 is_held i is_inside_there) as ((s & _ & _ & A & _) & _).
  assert (Is : In s (captured result)).
  { apply Cap; [|intros ->; rewrite adjacent_irreflexive in A; discriminate].
    apply region_step with i; [exact Ni | apply joined_here | exact A | exact (Out s A)]. }
  assert (Keeps : self_removed result = []).
  { destruct (captures_or_not pos x i) as [(F & _)|(_ & F & _)]; [rewrite F in Is; destruct Is | exact F]. }
  split; [exact Keeps|]. split; [|apply own_after_own_play; assumption].
  intros q J N. apply after_captured. apply Cap; assumption.
Qed.

End Full.

End Held.

Print Assumptions add_is_held.
Print Assumptions fill_takes_all.
