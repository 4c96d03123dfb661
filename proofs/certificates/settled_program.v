(* Whether a board is settled (settled_board.v).

   `settles_board` is the program; what it says yes to is settled (`settles_board_right`), and nothing else is
   (`settles_board_iff`). `settles_now` decides the same, slowly: no program asks it, but strategies do, of which it need only be
   said that there are some. *)
From Hotstone.board Require Import board board_facts chains.
From Hotstone.certificates Require Import quick settled settled_board.

Section Program.
Context {B : board}.
Variable x : color.

Notation own pos p := (cell_at pos p = Some x).
Notation closed := (closed x).
Notation vital := (vital x).
Notation settles := (settles x).

(* The program. *)

Definition chains_live (near : list (list nat)) (pos : position) : bool :=
  let regions := parts near (bare x pos) (filter (fun p => negb (holds pos x p)) all_points) [] in
  forallb (has_two near regions) (parts near pos (filter (holds pos x) all_points) []).

Definition settles_board (near : list (list nat)) (pos : position) : bool :=
  forallb (fun q => holds pos x q || existsb (holds pos x) (neighbours_in near q)) all_points && chains_live near pos.

(* Deciding it. *)

Definition space (pos : position) (q : nat) : list nat := chain (bare x pos) q.

Definition is_vital (pos : position) (c q : nat) : bool :=
  negb (holds pos x q) &&
  forallb (fun r => existsb (fun s => adjacent r s && mem s (chain pos c)) all_points) (space pos q).

Definition all_live_now (pos : position) : bool :=
  forallb (fun c => negb (holds pos x c) ||
                    existsb (fun a => is_vital pos c a &&
                                      existsb (fun b => is_vital pos c b && negb (mem b (space pos a))) all_points) all_points)
                                        all_points.

Definition settles_now (pos : position) : bool :=
  forallb (fun q => holds pos x q || existsb (fun s => adjacent q s && holds pos x s) all_points) all_points && all_live_now pos.

Lemma space_is_closed : forall pos q, q < points -> cell_at pos q <> Some x -> closed pos (space pos q).
Proof.
  intros pos q Hq N r I. apply chain_iff in I; [|exact Hq]. apply holds_not in N.
  assert (Cell := joined_cell _ _ _ I). rewrite !bare_cell, N in Cell.
  split; [exact (joined_on_board _ _ _ Hq I)|]. split; [apply holds_not; destruct (holds pos x r); congruence|].
  intros s A. destruct (holds pos x s) eqn:E; [right; apply holds_iff; exact E|]. left. apply chain_iff; [exact Hq|].
  apply joined_on with r; [exact I | exact A|]. rewrite !bare_cell, E. destruct (holds pos x r); congruence.
Qed.

Lemma space_stays : forall pos a q r, closed pos a -> In q a -> In r (space pos q) -> In r a.
Proof.
  intros pos a q r Cl Iq I. apply chain_iff in I; [|apply (Cl q Iq)]. induction I as [|r s J IH A E]; [exact Iq|].
  destruct (Cl r IH) as (_ & N & Near). destruct (Near s A) as [I|C]; [exact I|]. exfalso.
  rewrite !bare_cell in E. apply holds_iff in C. apply holds_not in N. rewrite C, N in E. discriminate.
Qed.

(* The program's parts. *)

Lemma parts_from : forall near pos some found c, In c (parts near pos some found) ->
  In c found \/ exists p, In p some /\ c = quick_chain near pos p.
Proof.
  intros near pos. induction some as [|p some IH]; intros found c I; simpl in I; [auto|].
  destruct (existsb (mem p) found); apply IH in I as [I|(q & I & E)]; try (right; exists q; simpl; auto); [auto|].
  destruct I as [<-|I]; [|auto]. right. exists p. simpl. auto.
Qed.

Lemma parts_cover : forall pos some found q, (forall p, In p some -> p < points) ->
  In q some \/ (exists c, In c found /\ In q c) -> exists c, In c (parts neighbour_table pos some found) /\ In q c.
Proof.
  intros pos. induction some as [|p some IH]; intros found q On H; simpl.
  { destruct H as [[]|H]. exact H. }
  assert (On' : forall r, In r some -> r < points) by (intros r I; apply On; right; exact I).
  destruct (existsb (mem p) found) eqn:E; apply IH; try exact On'; destruct H as [[->|I]|(c & I & J)]; auto.
  - apply existsb_exists in E as (c & I & M). apply mem_In in M. right. eauto.
  - right. eauto.
  - right. exists (quick_chain neighbour_table pos q). split; [left; reflexivity|]. assert (Hq := On q (or_introl eq_refl)).
    rewrite quick_chain_is_chain by exact Hq. apply chain_iff; [exact Hq | apply joined_here].
  - right. exists c. simpl. auto.
Qed.

Lemma chains_live_right : forall pos, well_formed pos -> chains_live neighbour_table pos = true -> all_live x pos.
Proof.
  intros pos W H. unfold chains_live in H. cbv zeta in H. set (regions := parts _ (bare x pos) _ _) in H.
  intros c C. assert (Hc := stone_on_board _ _ _ W C).
  destruct (parts_cover pos (filter (holds pos x) all_points) [] c) as (part & Ip & Ic).
  { intros p I. apply filter_In in I as (I & _). apply in_all_points. exact I. }
  { left. apply filter_In. split; [apply in_all_points; exact Hc | apply holds_iff; exact C]. }
  rewrite forallb_forall in H. specialize (H part Ip). apply parts_from in Ip as [[]|(p & Ip & ->)].
  apply filter_In in Ip as (Hp & _). apply in_all_points in Hp. rewrite quick_chain_is_chain in * by exact Hp.
  apply chain_iff in Ic; [|exact Hp]. unfold has_two in H.
  destruct (filter (touches_all neighbour_table (chain pos p)) regions) as [|a [|b rest]] eqn:F; [discriminate..|].
  assert (V : forall r, In r (a :: b :: rest) -> vital pos c r).
  { intros r I. rewrite <- F in I. apply filter_In in I as (I & T). unfold regions in I.
    apply parts_from in I as [[]|(q & I & ->)].
    apply filter_In in I as (Hq & N). apply in_all_points in Hq. apply negb_true_iff, holds_not in N.
    rewrite quick_chain_is_chain in * by exact Hq. change (chain (bare x pos) q) with (space pos q) in *.
    assert (Cl := space_is_closed pos q Hq N). split; [|split; [exact Cl|]].
    - assert (I : In q (space pos q)) by (apply chain_iff; [exact Hq | apply joined_here]). intro E. rewrite E in I. destruct I.
    - intros r I. unfold touches_all in T. rewrite forallb_forall in T. specialize (T r I).
      apply existsb_exists in T as (s & Is & M).
      apply in_neighbours in Is; [|apply (Cl r I)]. apply mem_In, chain_iff in M; [|exact Hp].
      exists s. split; [|exact Is]. apply joined_trans with p; [apply joined_sym; exact Ic | exact M]. }
  exists a, b. split; [apply V; simpl; auto|]. split; [apply V; simpl; auto|]. intros q I J. unfold apart in H.
  rewrite forallb_forall in H. specialize (H q I). apply negb_true_iff, mem_not_In in H. contradiction.
Qed.

(* It misses none: parts have no point in common, and so two of them that are vital are the two that it looks at. *)

Definition disjoint (a b : list nat) : Prop := forall q, In q a -> ~ In q b.

Lemma parts_are_disjoint : forall pos some found, (forall p, In p some -> p < points) ->
  (forall c, In c found -> exists p, p < points /\ c = quick_chain neighbour_table pos p) -> ForallOrdPairs disjoint found ->
  ForallOrdPairs disjoint (parts neighbour_table pos some found).
Proof.
  intros pos. induction some as [|p some IH]; intros found On Chains D; simpl; [exact D|].
  assert (On' : forall r, In r some -> r < points) by (intros r I; apply On; right; exact I).
  assert (Hp : p < points) by (apply On; left; reflexivity).
  destruct (existsb (mem p) found) eqn:E; apply IH; try assumption; [intros c [<-|I]; eauto|].
  constructor; [|exact D]. apply Forall_forall. intros c I q J K. destruct (Chains c I) as (r & Hr & ->).
  rewrite quick_chain_is_chain in J, K by assumption. apply chain_iff in J; [|exact Hp]. apply chain_iff in K; [|exact Hr].
  apply not_true_iff_false in E. apply E. apply existsb_exists. exists (quick_chain neighbour_table pos r). split; [exact I|].
  apply mem_In. rewrite quick_chain_is_chain by exact Hr. apply chain_iff; [exact Hr|]. apply joined_trans with q; [exact K|].
  apply joined_sym. exact J.
Qed.

Lemma disjoint_filter : forall f l, ForallOrdPairs disjoint l -> ForallOrdPairs disjoint (filter f l).
Proof.
  intros f l D. induction D as [|a l A D IH]; simpl; [constructor|]. destruct (f a); [|exact IH]. constructor; [|exact IH].
  rewrite Forall_forall in *. intros b I. apply filter_In in I as (I & _). exact (A b I).
Qed.

Lemma chains_live_all : forall pos, well_formed pos -> all_live x pos -> chains_live neighbour_table pos = true.
Proof.
  intros pos W H. unfold chains_live. cbv zeta. set (regions := parts _ (bare x pos) _ _).
  apply forallb_forall. intros part Ip. apply parts_from in Ip as [[]|(p & Ip & ->)].
  apply filter_In in Ip as (Hp & Own). apply in_all_points in Hp. apply holds_iff in Own. rewrite quick_chain_is_chain by exact Hp.
  assert (On : forall q, In q (filter (fun r => negb (holds pos x r)) all_points) -> q < points).
  { intros q I. apply filter_In in I as (I & _). apply in_all_points. exact I. }
  assert (V : forall r, vital pos p r -> exists q c, In q r /\ In c (filter (touches_all neighbour_table (chain pos p)) regions) /\
    In q c /\ forall s, In s c -> In s r).
  { intros r (N & Cl & T). destruct r as [|q r]; [congruence|]. assert (Iq : In q (q :: r)) by (left; reflexivity).
    destruct (Cl q Iq) as (Hq & Out & _). destruct (parts_cover (bare x pos) _ [] q On) as (c & Ic & Jc).
    { left. apply filter_In. split; [apply in_all_points; exact Hq | apply negb_true_iff, holds_not; exact Out]. }
    exists q, c. split; [exact Iq|].
    assert (Sub : forall s, In s c -> In s (q :: r)).
    { intros s Is. apply (space_stays pos _ q); [exact Cl | exact Iq|]. apply chain_iff; [exact Hq|].
      apply parts_from in Ic as [[]|(t & It & ->)]. apply On in It. rewrite quick_chain_is_chain in Is, Jc by exact It.
      apply chain_iff in Is; [|exact It]. apply chain_iff in Jc; [|exact It]. apply joined_trans with t; [|exact Is].
      apply joined_sym. exact Jc. }
    split; [|auto]. apply filter_In. split; [exact Ic|]. apply forallb_forall. intros s Is.
    destruct (T s (Sub s Is)) as (t & J & A). apply existsb_exists. exists t.
    split; [apply in_neighbours; [exact (adjacent_on_board _ _ A) | exact A]|]. apply mem_In, chain_iff; assumption. }
  destruct (H p Own) as (a & b & Va & Vb & Apart). destruct (V a Va) as (q & ca & Iq & Fq & Here & _).
  destruct (V b Vb) as (r & cb & _ & Fr & _ & Sub). unfold has_two.
  assert (D := disjoint_filter (touches_all neighbour_table (chain pos p)) regions
    (parts_are_disjoint (bare x pos) _ [] On ltac:(intros c []) ltac:(constructor))).
  destruct (filter _ regions) as [|c [|d rest]]; [destruct Fq | |].
  - destruct Fq as [Fq|[]], Fr as [Fr|[]]. exfalso. apply (Apart q Iq). apply Sub. congruence.
  - inversion D as [|? ? All _]; subst. rewrite Forall_forall in All. apply forallb_forall. intros s Is.
    apply negb_true_iff, mem_not_In. exact (All d (or_introl eq_refl) s Is).
Qed.

Lemma chains_live_iff : forall pos, well_formed pos -> (chains_live neighbour_table pos = true <-> all_live x pos).
Proof. intros pos W. split; [apply chains_live_right | apply chains_live_all]; exact W. Qed.

Theorem settles_board_right : forall pos, well_formed pos -> settles_board neighbour_table pos = true -> settles pos.
Proof.
  intros pos W H. unfold settles_board in H. apply andb_true_iff in H as (Touch & H).
  split; [|apply chains_live_right; assumption].
  intros q Hq N. rewrite forallb_forall in Touch. specialize (Touch q (proj2 (in_all_points q) Hq)).
  apply holds_not in N. rewrite N in Touch. apply existsb_exists in Touch as (s & I & O).
  apply in_neighbours in I; [|exact Hq]. apply holds_iff in O. exists s. auto.
Qed.

Lemma settles_board_iff : forall pos, well_formed pos -> (settles_board neighbour_table pos = true <-> settles pos).
Proof.
  intros pos W. split; [apply settles_board_right; exact W|]. intros (Touch & Live). unfold settles_board.
  rewrite (proj2 (chains_live_iff pos W) Live), andb_true_r. apply forallb_forall. intros q I. apply in_all_points in I.
  destruct (holds pos x q) eqn:E; [reflexivity|]. apply holds_not in E. destruct (Touch q I E) as (s & O & A).
  apply existsb_exists. exists s. split; [apply in_neighbours; assumption | apply holds_iff; exact O].
Qed.

Lemma is_vital_iff : forall pos c q, c < points -> q < points -> (is_vital pos c q = true <->
  cell_at pos q <> Some x /\ forall r, In r (space pos q) -> exists s, joined pos c s /\ adjacent r s = true).
Proof.
  intros pos c q Hc Hq. unfold is_vital. rewrite andb_true_iff, negb_true_iff, holds_not, forallb_forall.
  assert (E : forall r, existsb (fun s => adjacent r s && mem s (chain pos c)) all_points = true <->
    exists s, joined pos c s /\ adjacent r s = true).
  { intro r. rewrite existsb_exists. split.
    - intros (s & _ & H). apply andb_true_iff in H as (A & M). apply mem_In, chain_iff in M; [|exact Hc]. exists s. auto.
    - intros (s & J & A). exists s. split; [apply in_all_points; exact (adjacent_right_on_board _ _ A)|].
      rewrite A. simpl. apply mem_In, chain_iff; assumption. }
  split; intros (N & H); (split; [exact N|]); intros r I; apply E; apply H; exact I.
Qed.

Lemma all_live_now_iff : forall pos, well_formed pos -> (all_live_now pos = true <-> all_live x pos).
Proof.
  intros pos W. unfold all_live_now. rewrite forallb_forall. split.
  - intros Eyes c C. assert (Hc := stone_on_board _ _ _ W C). specialize (Eyes c (proj2 (in_all_points c) Hc)).
    apply holds_iff in C. rewrite C in Eyes. apply existsb_exists in Eyes as (a & Ia & H). apply andb_true_iff in H as (Va & H).
    apply existsb_exists in H as (b & Ib & H). apply andb_true_iff in H as (Vb & Apart). apply in_all_points in Ia, Ib.
    assert (V : forall q, q < points -> is_vital pos c q = true -> vital pos c (space pos q)).
    { intros q Hq V. apply is_vital_iff in V as (N & T); try assumption.
      split; [|split; [apply space_is_closed; assumption | exact T]].
      assert (I : In q (space pos q)) by (apply chain_iff; [exact Hq | apply joined_here]). intro E. rewrite E in I.
      destruct I. }
    exists (space pos a), (space pos b). split; [auto|]. split; [auto|]. intros q J K. apply negb_true_iff, mem_not_In in Apart.
    apply Apart. apply chain_iff in J; [|exact Ia]. apply chain_iff in K; [|exact Ib]. apply chain_iff; [exact Ia|].
    apply joined_trans with q; [exact J | apply joined_sym; exact K].
  - intros Eyes q I. apply in_all_points in I. destruct (holds pos x q) eqn:E; [|reflexivity]. apply holds_iff in E.
  destruct (Eyes q E) as (a & b & Va & Vb & Apart).
    simpl.
    assert (V : forall r, vital pos q r -> exists p, In p r /\ p < points /\ is_vital pos q p = true).
    { intros r (N & Cl & T). destruct r as [|p r]; [congruence|]. exists p. assert (Ip : In p (p :: r)) by (left; reflexivity).
      destruct (Cl p Ip) as (Hp & Out & _). split; [exact Ip|]. split; [exact Hp|]. apply is_vital_iff; try assumption.
      split; [exact Out|]. intros s J. apply T. apply (space_stays pos _ p); assumption. }
    destruct (V a Va) as (p & Ip & Hp & Vp). destruct (V b Vb) as (p' & Ip' & Hp' & Vp').
    apply existsb_exists. exists p. split; [apply in_all_points; exact Hp|]. rewrite Vp. simpl.
    apply existsb_exists. exists p'. split; [apply in_all_points; exact Hp'|]. rewrite Vp'. simpl.
    apply negb_true_iff, mem_not_In. intro J. apply (Apart p'); [|exact Ip'].
    apply (space_stays pos a p); [apply Va | exact Ip | exact J].
Qed.

Theorem settles_now_iff : forall pos, well_formed pos -> (settles_now pos = true <-> settles pos).
Proof.
  intros pos W. unfold settles_now. rewrite andb_true_iff, all_live_now_iff, forallb_forall by exact W. split;
    intros (Touch & Eyes); (split; [|exact Eyes]).
  - intros q Hq N. specialize (Touch q (proj2 (in_all_points q) Hq)). apply holds_not in N. rewrite N in Touch.
    apply existsb_exists in Touch as (s & _ & H). apply andb_true_iff in H as (A & H). apply holds_iff in H. exists s. auto.
  - intros q I. apply in_all_points in I. destruct (holds pos x q) eqn:E; [reflexivity|]. apply holds_not in E.
  destruct (Touch q I E) as (s & S & A). simpl.
    apply existsb_exists. exists s. split; [apply in_all_points; exact (adjacent_right_on_board _ _ A)|].
    rewrite A. apply holds_iff. exact S.
Qed.

End Program.

Print Assumptions settles_board_right.
Print Assumptions settles_now_iff.
