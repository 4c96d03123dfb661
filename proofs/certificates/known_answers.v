(* The opponent's answers in positions in which some points do not matter.

   As certify/solution/known_position.h. The answer is a legal play of the opponent at a point that may be empty, in any of the
   positions that a known position stands for (known_positions.v). `answer_at` works out what is known after it: that it is not
   known which stones it takes; that each position after it is one that is known without it, as after a pass; or a known position
   with the stones taken, and where the owner may be barred from taking back. `answer_is_known` says that this is right.

   Single hot stones are known. Where more kinds are looked at, more points are named than are banned: each that has a reason
   (hot_reasons.v) in one of the positions. *)
From Hotstone.board Require Import board board_facts reach chains play.
From Hotstone.plays Require Import play_facts legality.
From Hotstone.rules Require Import hot_single.
From Hotstone.certificates Require Import known_positions hot_reasons.

Inductive known_answer := unknown | as_pass | leads_to (after : known_position) (taken banned : list nat).

Section Answers.
Context {B : board}.
(* Whether all kinds of hot stones but `any-ko-stone` are looked at, or single ones. *)
Variable every : bool.

(* A stone of the owner beside p whose chain has no point beside it that is known to be empty, but p. *)
Definition may_fall (k : known_position) (p q : nat) : bool :=
  is_own k q && beside (is_own k) (Nat.eqb p) q && negb (beside (is_own k) (but p (is_known_empty k)) q).

(* If it has no free point beside it either, it is taken. *)
Definition is_unsure (k : known_position) (p : nat) : bool :=
  existsb (fun q => may_fall k p q && beside (is_own k) (but p (is_free k)) q) all_points.

(* Where it is empty once the stones taken are gone. *)
Definition cleared (k : known_position) (p q : nat) : bool := but p (is_known_empty k) q || may_fall k p q.

Definition with_stone (k : known_position) (p q : nat) : bool := is_opp k q || (q =? p).
Definition with_free (k : known_position) (p q : nat) : bool := with_stone k p q || is_free k q.

(* A stone of the opponent that may go if his chain at p is removed. *)
Definition may_go (k : known_position) (p q : nat) : bool :=
  is_opp k q && mem q (linked (with_free k p) p) && negb (beside (is_opp k) (cleared k p) q).

(* Nothing if only the stone played is removed. *)
Definition after_answer (k : known_position) (p : nat) : option known_position :=
  if beside (with_stone k p) (cleared k p) p
  then Some (fun q => if q =? p then opp else if may_fall k p q then known_empty else k q)
  else if beside (with_stone k p) (but p (is_free k)) p
  then Some (fun q => if q =? p then free else if may_go k p q then free else k q)
  else if is_alone (is_opp k) p then None
  else Some (fun q => if mem q (linked (with_stone k p) p) then known_empty else k q).

(* It fills a free point, takes nothing, and no stone becomes unknown. *)
Definition only_fills (k : known_position) (p : nat) (after : known_position) : bool :=
  is_free k p && forallb (fun q => negb (may_fall k p q) && (negb (is_opp k q) || is_opp after q)) all_points.

Definition answer_bans (k : known_position) (p : nat) : list nat :=
  match filter (may_fall k p) all_points, filter (fun q => adjacent p q && cleared k p q) all_points with
  | [b], [l] => if is_alone (is_opp k) p && (l =? b) then [b] else []
  | _, _ => []
  end.

(* What more may be hot if all kinds but `any-ko-stone` are looked at; hot_reasons.v says why. `touches` is `beside`, or a faster
   way to see the same. *)

Definition sight := (nat -> bool) -> (nat -> bool) -> nat -> bool.

Definition own_or (k : known_position) (m q : nat) : bool := is_own k q || (q =? m).

(* Where a stone of the owner may have no liberty. *)
Definition mouths_at (touches : sight) (after : known_position) : list nat :=
  filter (fun m => (is_known_empty after m || is_free after m) && negb (touches (own_or after m) (but m (is_known_empty after)) m))
         all_points.

(* Where the owner's stone at v has a liberty once the pair is gone, as far as that is known. *)
Definition left_beside (touches : sight) (after : known_position) (v p b : nat) : list nat :=
  filter (fun q => (but v (is_known_empty after) q || (q =? p) || (q =? b)) && touches (own_or after v) (Nat.eqb q) v) all_points.

(* The last liberty of a pair, if it may have one; and if the answer took two stones, or the owner's stone may have one liberty. *)
Definition pair_bans_at (touches : sight) (after : known_position) (two : bool) (p b : nat) : list nat :=
  let around q := (adjacent p q || adjacent b q) && but p (but b (fun _ => true)) q in
  match filter (fun q => around q && is_known_empty after q) all_points with
  | [] => filter (fun q => around q && is_free after q) all_points
  | [v] => match two, left_beside touches after v p b with false, _ :: _ :: _ => [] | _, _ => [v] end
  | _ => []
  end.

(* What may be the other stone of a pair, where the chain that is known is this one. *)
Definition partners (k : known_position) (p : nat) (stones : list nat) : list nat :=
  match filter (but p (fun b => mem b stones)) all_points with
  | [] => filter (fun b => adjacent p b && is_free k b) all_points
  | [b] => [b]
  | _ => []
  end.

Definition more_bans (touches : sight) (k : known_position) (p : nat) (stones : list nat) (after : known_position)
    (taken banned : list nat) : list nat :=
  match banned with [] => [] | _ :: _ => mouths_at touches after end ++
  if is_known_empty after p then [] else flat_map (pair_bans_at touches after (length taken =? 2) p) (partners k p stones).

(* All of them. *)
Definition all_bans (k : known_position) (p : nat) (after : known_position) : list nat :=
  let banned := answer_bans k p in
  if every then banned ++ more_bans beside k p (linked (with_stone k p) p) after (filter (may_fall k p) all_points) banned
  else banned.

Definition answer_at (k : known_position) (p : nat) : known_answer :=
  if is_unsure k p then unknown
  else match after_answer k p with
       | None => as_pass
       | Some after =>
           match only_fills k p after, all_bans k p after with
           | true, [] => as_pass
           | _, banned => leads_to after (filter (may_fall k p) all_points) banned
           end
       end.

Variables (owner : color) (k : known_position) (pos : position) (p : nat).
Hypothesis stands : stands_for owner k pos.
Hypothesis on_board : p < points.
Hypothesis vacant : cell_at pos p = None.

Notation other := (opponent owner).
Notation placed := (put pos p other).
Notation result := (play_at pos other p).

Lemma answer_formed : well_formed pos.
Proof. apply stands. Qed.

Lemma as_is_known : forall q, q < points -> allows owner (k q) (cell_at pos q).
Proof. apply stands. Qed.

Hint Resolve answer_formed : core.

Lemma owner_differs : Some owner <> Some other.
Proof. destruct owner; discriminate. Qed.

Ltac known_at q Hq := let H := fresh "Known" in assert (H := as_is_known q Hq); unfold allows in H;
  unfold with_stone, is_opp, is_free, is_own, is_known_empty, but in *; destruct (k q) eqn:?.

Lemma vacant_is_known : is_known_empty k p = true \/ is_free k p = true.
Proof. known_at p on_board; auto; exfalso; rewrite vacant in *; discriminate. Qed.

Lemma owner_placed : forall q, q < points -> (cell_at placed q = Some owner <-> is_own k q = true).
Proof.
  intros q Hq. destruct (Nat.eq_dec q p) as [->|N].
  - rewrite placed_here by auto. split; [intro E; exfalso; apply owner_differs; congruence|].
    intro E. exfalso. destruct vacant_is_known as [H|H]; unfold is_own, is_known_empty, is_free in *;
      destruct (k p); discriminate.
  - rewrite placed_there by auto. known_at q Hq; split; try discriminate; try congruence; intro E; exfalso;
      apply owner_differs; congruence.
Qed.

Lemma stone_placed : forall q, q < points -> with_stone k p q = true -> cell_at placed q = Some other.
Proof.
  intros q Hq H. destruct (Nat.eq_dec q p) as [->|N]; [apply placed_here; auto|].
  rewrite placed_there by auto. apply Nat.eqb_neq in N. known_at q Hq; rewrite ?N in H; try discriminate. exact Known.
Qed.

Lemma placed_stone_known : forall q, q < points -> cell_at placed q = Some other ->
  with_stone k p q = true \/ but p (is_free k) q = true.
Proof.
  intros q Hq H. destruct (Nat.eq_dec q p) as [->|N].
  - left. unfold with_stone. rewrite Nat.eqb_refl. apply orb_true_r.
  - rewrite placed_there in H by auto. apply Nat.eqb_neq in N. known_at q Hq; rewrite ?N; auto; exfalso.
    + apply owner_differs. congruence.
    + congruence.
Qed.

Lemma known_empty_placed : forall q, q < points -> but p (is_known_empty k) q = true -> cell_at placed q = None.
Proof.
  intros q Hq H. unfold but in H. apply andb_true_iff in H as (N & H). apply negb_true_iff, Nat.eqb_neq in N.
  rewrite placed_there by auto. known_at q Hq; try discriminate. exact Known.
Qed.

Lemma placed_empty_is_known : forall q, q < points -> cell_at placed q = None ->
  but p (is_known_empty k) q = true \/ but p (is_free k) q = true.
Proof.
  intros q Hq H. destruct (Nat.eq_dec q p) as [->|N].
  - rewrite placed_here in H by auto. discriminate.
  - rewrite placed_there in H by auto. apply Nat.eqb_neq in N. known_at q Hq; rewrite ?N; auto; congruence.
Qed.

Lemma joined_owner : forall q r, q < points -> is_own k q = true -> joined placed q r -> way (within (is_own k)) q r.
Proof.
  intros q r Hq O J. apply (joined_are_linked (is_own k) (fun _ => false) placed owner); auto.
  - apply owner_placed; assumption.
  - intros x Hx C. left. apply owner_placed; assumption.
Qed.

Lemma captured_owner : forall q, In q (captured result) <->
  cell_at placed q = Some owner /\ ~ breathes placed q /\ exists r, joined placed q r /\ adjacent p r = true.
Proof. intro q. rewrite captured_iff by auto. rewrite opponent_opponent. reflexivity. Qed.

Lemma captured_may_fall : forall q, In q (captured result) -> may_fall k p q = true.
Proof.
  intros q I. apply captured_owner in I as (C & Br & r & J & A).
  assert (Hq := stone_on_board _ _ _ (placed_formed pos other p) C). apply owner_placed in C; [|exact Hq].
  unfold may_fall. rewrite C. assert (N : beside (is_own k) (Nat.eqb p) q = true).
  { apply beside_iff; [exact Hq|]. exists r, p. split; [apply joined_owner; assumption|].
    split; [rewrite adjacent_sym; exact A | apply Nat.eqb_refl]. }
  rewrite N. simpl. apply negb_true_iff, not_true_iff_false. intro H.
  apply beside_iff in H as (s & x & W & At & E); [|exact Hq]. apply Br. exists s, x. split; [|split; [exact At|]].
  - apply (linked_are_joined (is_own k) placed owner); [|exact W]. intros y Hy. apply owner_placed. exact Hy.
  - apply known_empty_placed; [eapply adjacent_right_on_board; exact At | exact E].
Qed.

Hypothesis sure : is_unsure k p = false.

Lemma may_fall_is_captured : forall q, q < points -> may_fall k p q = true -> In q (captured result).
Proof.
  intros q Hq F. assert (F' := F). unfold may_fall in F'. apply andb_true_iff in F' as (F' & E).
  apply andb_true_iff in F' as (O & N). apply negb_true_iff in E. apply captured_owner. split; [|split].
  - apply owner_placed; assumption.
  - intros (s & l & J & A & C). assert (W := joined_owner q s Hq O J). assert (Hl := adjacent_right_on_board _ _ A).
    destruct (placed_empty_is_known l Hl C) as [G|G].
    + rewrite (beside_false _ _ _ _ _ Hq E W A) in G. discriminate.
    + unfold is_unsure in sure. apply not_true_iff_false in sure. apply sure. apply existsb_exists. exists q.
      split; [apply in_all_points; exact Hq|]. rewrite F. simpl. apply beside_iff; [exact Hq|]. exists s, l. auto.
  - apply beside_iff in N as (s & x & W & A & X); [|exact Hq]. apply Nat.eqb_eq in X. subst x. exists s.
    split; [|rewrite adjacent_sym; exact A]. apply (linked_are_joined (is_own k) placed owner); [|exact W].
    intros y Hy. apply owner_placed. exact Hy.
Qed.

Lemma captured_are_known : captured result = filter (may_fall k p) all_points.
Proof.
  change (captured result) with (captured_by placed other p). unfold captured_by. apply filter_ext_in. intros q Hq.
  assert (G : In q (captured result) <-> may_fall k p q = true).
  { split; [apply captured_may_fall|]. apply may_fall_is_captured. apply in_all_points. exact Hq. }
  change (captured result) with (captured_by placed other p) in G. unfold captured_by in G. rewrite filter_In in G.
  apply eq_true_iff_eq. tauto.
Qed.

Lemma cleared_beside : forall s x, adjacent s x = true -> joined placed p s -> cleared k p x = true ->
  breathes placed p \/ captured result <> [].
Proof.
  intros s x A J C. assert (Hx := adjacent_right_on_board _ _ A). unfold cleared in C. apply orb_true_iff in C as [C|C].
  - left. exists s, x. split; [exact J|]. split; [exact A | apply known_empty_placed; assumption].
  - right. intro E. apply may_fall_is_captured in C; [|exact Hx]. rewrite E in C. destruct C.
Qed.

Lemma linked_stones : forall s, way (within (with_stone k p)) p s -> joined placed p s.
Proof. intros s W. apply (linked_are_joined (with_stone k p) placed other); [exact stone_placed | exact W]. Qed.

Lemma with_stone_there : with_stone k p p = true.
Proof. unfold with_stone. rewrite Nat.eqb_refl. apply orb_true_r. Qed.

Lemma chain_stays : beside (with_stone k p) (cleared k p) p = true -> self_removed result = [].
Proof.
  intro H. apply beside_iff in H as (s & x & W & A & C); [|exact on_board]. apply nothing_lost; auto.
  apply (cleared_beside s x); auto. apply linked_stones. exact W.
Qed.

Lemma nothing_taken : beside (with_stone k p) (cleared k p) p = false -> captured result = [].
Proof.
  intro H. destruct (captured result) as [|q l] eqn:E; [reflexivity|]. exfalso.
  destruct (capture_beside pos other p) as (r & I & A); auto; [rewrite E; discriminate|].
  apply captured_may_fall in I. apply not_true_iff_false in H. apply H. apply beside_iff; [exact on_board|].
  exists p, r. split; [constructor|]. split; [exact A|]. unfold cleared. rewrite I. apply orb_true_r.
Qed.

(* All that is left where p is not: nothing of the owner that is known goes, but what is captured. *)
Lemma after_there : forall q, q <> p -> ~ In q (captured result) -> ~ In q (self_removed result) ->
  cell_at (after result) q = cell_at pos q.
Proof. intros q N C S. rewrite after_kept by auto. apply placed_there; auto. Qed.

Lemma self_removed_other : forall q, In q (self_removed result) -> cell_at placed q = Some other.
Proof. intros q I. apply self_removed_color in I; auto. Qed.

Definition right_after (next : known_position) : Prop := forall q, q < points -> allows owner (next q) (cell_at (after result) q).

(* The chain has a liberty that is known. *)
Lemma right_if_stays : beside (with_stone k p) (cleared k p) p = true ->
  right_after (fun q => if q =? p then opp else if may_fall k p q then known_empty else k q).
Proof.
  intros H q Hq. assert (S := chain_stays H). assert (NS : ~ In q (self_removed result)) by (rewrite S; intros []).
  destruct (Nat.eqb_spec q p) as [->|N]; cbv [allows].
  - rewrite after_kept; auto; [apply placed_here; auto|]. intro I. apply captured_owner in I as (C & _).
    rewrite placed_here in C by auto. apply owner_differs. congruence.
  - destruct (may_fall k p q) eqn:F; [apply after_captured, may_fall_is_captured; auto|].
    rewrite after_there; auto; [apply as_is_known; exact Hq|]. intro I. apply captured_may_fall in I. congruence.
Qed.

(* It may have one, or be removed. *)
Lemma right_if_unknown : beside (with_stone k p) (cleared k p) p = false ->
  right_after (fun q => if q =? p then free else if may_go k p q then free else k q).
Proof.
  intros H q Hq. assert (C := nothing_taken H). assert (NC : forall x, ~ In x (captured result)) by (rewrite C; intros x []).
  assert (Not_owner : cell_at placed q <> Some owner -> cell_at (after result) q <> Some owner).
  { intros D E. apply after_stone in E; auto. tauto. }
  destruct (Nat.eqb_spec q p) as [->|N]; cbv [allows].
  - apply Not_owner. rewrite placed_here by auto. intro E. apply owner_differs. congruence.
  - assert (Go : is_opp k q = true -> In q (self_removed result) -> may_go k p q = true).
    { intros O I. apply self_removed_iff in I as (_ & Br & J); auto. unfold may_go. rewrite O.
      assert (L : mem q (linked (with_free k p) p) = true).
      { apply mem_In, reach_iff; [exact on_board|].
        apply (joined_are_linked (with_free k p) (fun _ => false) placed other); auto.
        - unfold with_free. rewrite with_stone_there. reflexivity.
        - apply placed_here; auto.
        - intros x Hx Cx. left. unfold with_free. destruct (placed_stone_known x Hx Cx) as [->|G]; [reflexivity|].
          unfold but in G. apply andb_true_iff in G as (_ & ->). apply orb_true_r. }
      rewrite L. simpl. apply negb_true_iff, not_true_iff_false. intro E.
      apply beside_iff in E as (s & x & W & A & E); [|exact Hq].
      destruct (cleared_beside s x A) as [G|G]; auto. apply joined_trans with q; [exact J|].
      apply (linked_are_joined (is_opp k) placed other); [|exact W]. intros y Hy Oy. apply stone_placed; [exact Hy|].
      unfold with_stone. rewrite Oy. reflexivity. }
    assert (Placed := placed_there pos other p answer_formed q N). rewrite Placed in Not_owner.
    destruct (may_go k p q) eqn:M; cbv [allows].
    + apply Not_owner. unfold may_go in M. apply andb_true_iff in M as (M & _). apply andb_true_iff in M as (M & _).
      known_at q Hq; try discriminate. rewrite Known. intro E. apply owner_differs. congruence.
    + assert (Self := self_removed_other q). rewrite Placed in Self. assert (There := after_there q N (NC q)).
      known_at q Hq; cbv [allows].
      * rewrite There; [exact Known|]. intro I. apply owner_differs. rewrite <- Known. apply Self. exact I.
      * rewrite There; [exact Known|]. intro I. discriminate (Go eq_refl I).
      * rewrite There; [exact Known|]. intro I. apply Self in I. congruence.
      * apply Not_owner. exact Known.
Qed.

(* It has none, and no point beside it is free: it is known, and removed. *)
Lemma chain_is_known : beside (with_stone k p) (but p (is_free k)) p = false -> forall r, joined placed p r ->
  way (within (with_stone k p)) p r.
Proof.
  intros F r J. apply (joined_are_linked (with_stone k p) (but p (is_free k)) placed other); auto.
  - apply with_stone_there.
  - apply placed_here; auto.
  - exact placed_stone_known.
  - intros s x W A. eapply beside_false; eassumption.
Qed.

Lemma removed_chain : beside (with_stone k p) (cleared k p) p = false -> beside (with_stone k p) (but p (is_free k)) p = false ->
  forall q, In q (self_removed result) <-> way (within (with_stone k p)) p q.
Proof.
  intros E F q. rewrite self_removed_iff by auto. split.
  - intros (_ & _ & J). apply chain_is_known; assumption.
  - intro W. split; [apply nothing_taken; exact E|]. split; [|apply linked_stones; exact W].
    intros (s & l & J & A & C). apply chain_is_known in J; [|exact F]. assert (Hl := adjacent_right_on_board _ _ A).
    destruct (placed_empty_is_known l Hl C) as [G|G].
    + assert (K : cleared k p l = false) by exact (beside_false _ _ _ _ _ on_board E J A).
      unfold cleared in K. rewrite G in K. discriminate.
    + rewrite (beside_false _ _ _ _ _ on_board F J A) in G. discriminate.
Qed.

Lemma right_if_removed : beside (with_stone k p) (cleared k p) p = false ->
  beside (with_stone k p) (but p (is_free k)) p = false ->
  right_after (fun q => if mem q (linked (with_stone k p) p) then known_empty else k q).
Proof.
  intros E F q Hq. assert (R := removed_chain E F q). destruct (mem q (linked (with_stone k p) p)) eqn:M; cbv [allows].
  - apply mem_In, reach_iff in M; [|exact on_board]. apply after_self_removed; auto. apply R. exact M.
  - assert (N : ~ way (within (with_stone k p)) p q).
    { intro W. apply not_true_iff_false in M. apply M. apply mem_In, reach_iff; assumption. }
    rewrite after_there; [apply as_is_known; exact Hq | | |].
    + intros ->. apply N. constructor.
    + rewrite (nothing_taken E). intros [].
    + rewrite R. exact N.
Qed.

Lemma right_if_alone : beside (with_stone k p) (cleared k p) p = false ->
  beside (with_stone k p) (but p (is_free k)) p = false -> is_alone (is_opp k) p = true -> right_after k.
Proof.
  intros E F Alone q Hq. assert (R := removed_chain E F q). destruct (Nat.eq_dec q p) as [->|N].
  - rewrite after_self_removed; auto; [|apply R; constructor].
    assert (G := as_is_known p on_board). rewrite vacant in G. exact G.
  - rewrite after_there; [apply as_is_known; exact Hq | exact N | rewrite (nothing_taken E); intros [] |].
    rewrite R. intro W. apply N. clear R Hq N. induction W as [|s r W IH S _]; [reflexivity|]. subst s. unfold within in S.
    apply andb_true_iff in S as (S & Sr). apply andb_true_iff in S as (A & _).
    unfold with_stone in Sr. rewrite (is_alone_true _ _ _ Alone A) in Sr. apply Nat.eqb_eq in Sr. exact Sr.
Qed.

Lemma after_answer_is_right : match after_answer k p with Some next => right_after next | None => right_after k end.
Proof.
  unfold after_answer. destruct (beside (with_stone k p) (cleared k p) p) eqn:E; [apply right_if_stays; exact E|].
  destruct (beside (with_stone k p) (but p (is_free k)) p) eqn:F; [apply right_if_unknown; exact E|].
  destruct (is_alone (is_opp k) p) eqn:A; [apply right_if_alone | apply right_if_removed]; assumption.
Qed.

(* Where it only fills a free point, the position is one that was known before. *)
Lemma filling_is_right : forall next, after_answer k p = Some next -> only_fills k p next = true -> right_after next ->
  right_after k /\ captured result = [].
Proof.
  intros next Next Fills Right. unfold only_fills in Fills. apply andb_true_iff in Fills as (Free & All).
  rewrite forallb_forall in All.
  assert (None_taken : captured result = []).
  { apply no_member. intros q I. assert (G := captured_may_fall q I).
    assert (Hq : q < points).
    { apply captured_owner in I as (C & _). eapply stone_on_board; [apply placed_formed | exact C]. }
    specialize (All q (proj2 (in_all_points q) Hq)). rewrite G in All. discriminate. }
  split; [|exact None_taken]. intros q Hq. specialize (Right q Hq). specialize (All q (proj2 (in_all_points q) Hq)).
  apply andb_true_iff in All as (Fall & Opp). apply negb_true_iff in Fall.
  assert (Less : next q = k q \/ is_opp k q = true \/ is_free k q = true).
  { assert (P : q = p -> is_free k q = true) by (intros ->; exact Free).
    unfold after_answer in Next. destruct (beside (with_stone k p) (cleared k p) p);
      [|destruct (beside (with_stone k p) (but p (is_free k)) p); [|destruct (is_alone (is_opp k) p); [discriminate|]]];
      injection Next as <-; cbv beta.
    - destruct (Nat.eqb_spec q p); [auto|]. rewrite Fall. auto.
    - destruct (Nat.eqb_spec q p); [auto|]. destruct (may_go k p q) eqn:M; [|auto]. right. left. unfold may_go in M.
      apply andb_true_iff in M as (M & _). apply andb_true_iff in M. apply M.
    - destruct (mem q (linked (with_stone k p) p)) eqn:M; [|auto]. right. apply mem_In, reach_iff in M; [|exact on_board].
      destruct (way_among _ _ _ M) as [G|G]; [auto|]. unfold with_stone in G. apply orb_true_iff in G as [G|G]; [auto|].
      apply Nat.eqb_eq in G. auto. }
  destruct Less as [E|[O|F]].
  - rewrite E in Right. exact Right.
  - rewrite O in Opp. simpl in Opp. unfold is_opp in O, Opp. destruct (k q); try discriminate.
    destruct (next q); try discriminate. exact Right.
  - unfold is_free in F. destruct (k q) eqn:K; try discriminate. cbv [allows].
    intro E. apply after_stone in E as (_ & _ & E); auto. apply owner_placed in E; [|exact Hq]. unfold is_own in E.
    rewrite K in E. discriminate.
Qed.

(* A hot stone after it bans a point that is named. *)
Lemma hot_is_banned : forall b, In b (single_hot_stone result) -> In b (answer_bans k p).
Proof.
  intros b I. unfold single_hot_stone in I. change (point result) with p in I.
  destruct (captured result) as [|x [|y l]] eqn:Cap; try (destruct I; fail).
  destruct (chain (after result) p) as [|s [|t m]] eqn:Ch; try (destruct I; fail).
  destruct (liberties (after result) p) as [|v [|w n]] eqn:Li; try (destruct I; fail).
  destruct (Nat.eqb_spec v x) as [->|N]; [|destruct I]. destruct I as [->|[]].
  assert (Ib : In b (captured result)) by (rewrite Cap; left; reflexivity).
  assert (Ne : captured result <> []) by (rewrite Cap; discriminate).
  assert (Stays : cell_at (after result) p = Some other) by (apply played_stone_stays; auto).
  assert (Lost : self_removed result = []).
  { destruct (captures_or_not pos other p) as [(E & _)|(_ & E & _)]; [congruence | exact E]. }
  assert (Only : forall r, joined (after result) p r -> r = p).
  { assert (S : In p (chain (after result) p)) by (apply chain_iff; [exact on_board | apply joined_here]).
    intros r J. apply chain_iff in J; [|exact on_board]. rewrite Ch in J, S. destruct J as [<-|[]], S as [<-|[]]. reflexivity. }
  assert (Alone : is_alone (is_opp k) p = true).
  { destruct (is_alone (is_opp k) p) eqn:A; [reflexivity|]. apply is_alone_false in A as (r & A & O).
    assert (Hr := adjacent_right_on_board _ _ A).
    assert (C : cell_at placed r = Some other) by (apply stone_placed; [exact Hr | unfold with_stone; rewrite O; reflexivity]).
    assert (R : r = p).
    { apply Only. apply joined_step; [exact A|]. rewrite Stays. symmetry. rewrite after_kept; auto; [|rewrite Lost; intros []].
      intro J. apply captured_owner in J as (J & _). apply owner_differs. congruence. }
    subst r. rewrite adjacent_irreflexive in A. discriminate. }
  assert (Cleared : forall q, In q (filter (fun q => adjacent p q && cleared k p q) all_points) -> q = b).
  { intros q J. apply filter_In in J as (_ & J). apply andb_true_iff in J as (A & C).
    assert (Hq := adjacent_right_on_board _ _ A).
    assert (M : In q (liberties (after result) p)); [|rewrite Li in M; destruct M as [->|[]]; reflexivity].
    apply liberties_iff; [exact on_board|]. split; [|exists p; split; [apply joined_here | exact A]].
    unfold cleared in C. apply orb_true_iff in C as [C|C].
    - apply known_empty_placed in C; [|exact Hq]. rewrite after_kept; auto; [|rewrite Lost; intros []].
      intro J. apply captured_owner in J as (J & _). congruence.
    - apply after_captured, may_fall_is_captured; auto. }
  unfold answer_bans. rewrite <- captured_are_known, Cap.
  assert (There : In b (filter (fun q => adjacent p q && cleared k p q) all_points)).
  { destruct (capture_beside pos other p) as (r & J & A); auto. rewrite Cap in J. destruct J as [->|[]].
    apply filter_In. split; [apply in_all_points; eapply adjacent_right_on_board; exact A|]. rewrite A. simpl.
    unfold cleared. rewrite (captured_may_fall r Ib). apply orb_true_r. }
  rewrite (only_member (filter (fun q => adjacent p q && cleared k p q) all_points) b).
  - rewrite Alone, Nat.eqb_refl. left. reflexivity.
  - apply NoDup_filter, NoDup_all_points.
  - intro q. split; [apply Cleared | intros ->; exact There].
Qed.

(* What else may be hot after it, where this is known afterwards. *)

Variable next : known_position.
Hypothesis known_after : stands_for owner next (after result).

Lemma known_next : forall q, q < points -> allows owner (next q) (cell_at (after result) q).
Proof. apply known_after. Qed.

Ltac next_at q Hq := let H := fresh "Known" in assert (H := known_next q Hq); unfold allows in H;
  unfold own_or, is_opp, is_free, is_own, is_known_empty, but in *; destruct (next q) eqn:?.

Lemma may_be_empty : forall v, v < points -> cell_at (after result) v = None -> is_known_empty next v || is_free next v = true.
Proof. intros v Hv E. next_at v Hv; auto; congruence. Qed.

Lemma mouth_is_named : forall v, v < points -> cell_at (after result) v = None -> ~ breathes (put (after result) v owner) v ->
  In v (mouths_at beside next).
Proof.
  intros v Hv E N. assert (W := after_formed pos other p). apply filter_In. split; [apply in_all_points; exact Hv|].
  rewrite (may_be_empty v Hv E). simpl. apply negb_true_iff, not_true_iff_false. intro H. apply N.
  apply beside_iff in H as (s & y & J & A & Y); [|exact Hv]. assert (Hy := adjacent_right_on_board _ _ A). exists s, y.
  split; [|split; [exact A|]].
  - apply (linked_are_joined (own_or next v) (put (after result) v owner) owner); [|exact J]. intros r Hr O.
    destruct (Nat.eq_dec r v) as [->|Nr]; [apply cell_at_put_same; exact Hv|]. rewrite cell_at_put_other by assumption.
    apply Nat.eqb_neq in Nr. next_at r Hr; rewrite ?Nr in O; try discriminate. exact Known.
  - unfold but in Y. apply andb_true_iff in Y as (Nv & Y). apply negb_true_iff, Nat.eqb_neq in Nv.
    rewrite cell_at_put_other by assumption. next_at y Hy; try discriminate. exact Known.
Qed.

(* A list of points without doubles that are all one. *)
Lemma at_most_one : forall f w, (forall q, In q (filter f all_points) -> q = w) ->
  filter f all_points = [] \/ filter f all_points = [w].
Proof.
  intros f w All. assert (D : NoDup (filter f all_points)) by apply NoDup_filter, NoDup_all_points.
  destruct (filter f all_points) as [|a [|b l]]; [auto | right; rewrite (All a (or_introl eq_refl)); reflexivity|].
  exfalso. inversion D as [|? ? Out _]. apply Out. left. rewrite (All a), (All b); simpl; auto.
Qed.

Section Pair.
Variables v b : nat.
Hypothesis is_liberty_there : is_liberty (after result) p v.
Hypothesis stays : cell_at (after result) p = Some other.
Hypothesis only : forall q, is_liberty (after result) p q -> q = v.
Hypothesis another : b <> p.
Hypothesis pair : forall r, joined (after result) p r <-> r = p \/ r = b.

Lemma pair_stays : self_removed result = [].
Proof.
  apply no_member. intros q I. apply after_stone in stays as (_ & N & _). apply N.
  apply (self_removed_closed pos other p on_board q p I). apply self_removed_iff in I as (_ & _ & J); [|exact on_board].
  apply joined_sym. exact J.
Qed.

Lemma pair_is_adjacent : adjacent p b = true /\ cell_at (after result) b = Some other.
Proof.
  assert (J : joined (after result) p b) by (apply pair; auto). split.
  - inversion J as [E|s r J' A _ E]; [congruence|]. apply pair in J'. destruct J' as [->| ->]; [exact A|].
    rewrite adjacent_irreflexive in A. discriminate.
  - rewrite (joined_cell _ _ _ J). exact stays.
Qed.

Lemma partner_is_named : In b (partners k p (linked (with_stone k p) p)).
Proof.
  destruct pair_is_adjacent as (A & C). assert (Hb := adjacent_right_on_board _ _ A).
  assert (Known_stone : forall q, q < points -> with_stone k p q = true -> cell_at (after result) q = Some other).
  { intros q Hq S. rewrite after_kept; [apply stone_placed; assumption | | rewrite pair_stays; intros []].
    intro I. apply captured_owner in I as (I & _). rewrite stone_placed in I by assumption. apply owner_differs. congruence. }
  assert (All : forall q, In q (filter (but p (fun c => mem c (linked (with_stone k p) p))) all_points) -> q = b).
  { intros q I. apply filter_In in I as (Hq & I). apply in_all_points in Hq. unfold but in I. apply andb_true_iff in I as (N & I).
    apply negb_true_iff, Nat.eqb_neq in N. apply mem_In, reach_iff in I; [|exact on_board].
    apply (linked_are_joined (with_stone k p) (after result) other) in I; [|exact Known_stone]. apply pair in I. tauto. }
  unfold partners. destruct (at_most_one _ b All) as [E|E]; rewrite E; [|left; reflexivity].
  apply filter_In. split; [apply in_all_points; exact Hb|]. rewrite A. simpl.
  apply after_stone in C as (_ & _ & C). rewrite placed_there in C by auto.
  assert (Kb := as_is_known b Hb). rewrite C in Kb. unfold is_free. destruct (k b) eqn:Cell; unfold allows in Kb; auto; exfalso.
  - apply owner_differs. congruence.
  - assert (I : In b (filter (but p (fun c => mem c (linked (with_stone k p) p))) all_points)); [|rewrite E in I; destruct I].
    apply filter_In. split; [apply in_all_points; exact Hb|]. unfold but.
    rewrite (proj2 (Nat.eqb_neq b p) another). simpl. apply mem_In, reach_iff; [exact on_board|].
    apply way_on with p; [constructor | | exact Hb]. unfold within. rewrite A, with_stone_there. unfold with_stone, is_opp.
    rewrite Cell. reflexivity.
  - discriminate.
Qed.

Hypothesis takes_first : In p (captured (play_at (after result) owner v)).
Hypothesis takes_other : In b (captured (play_at (after result) owner v)).
Hypothesis few : length (captured result) = 2 \/ forall q r, is_liberty (after (play_at (after result) owner v)) v q ->
  is_liberty (after (play_at (after result) owner v)) v r -> q = r.

Notation removal := (play_at (after result) owner v).

Lemma left_are_liberties : forall q, In q (left_beside beside next v p b) -> is_liberty (after removal) v q.
Proof.
  intros q I. assert (Hv : v < points) by (destruct is_liberty_there as (_ & s & _ & A); exact (adjacent_right_on_board _ _ A)).
  assert (Ev := proj1 is_liberty_there). assert (W := after_formed pos other p).
  assert (Takes : captured removal <> []) by (intro E; rewrite E in takes_first; destruct takes_first).
  assert (Keeps : self_removed removal = []).
  { destruct (captures_or_not (after result) owner v) as [(E & _)|(_ & E & _)]; [contradiction | exact E]. }
  apply filter_In in I as (Hq & I). apply in_all_points in Hq. apply andb_true_iff in I as (I & T).
  apply beside_iff in T as (s & y & J & A & Y); [|exact Hv]. apply Nat.eqb_eq in Y. subst y. split.
  - apply orb_true_iff in I as [I|I]; [|apply Nat.eqb_eq in I as ->; apply after_captured; exact takes_other].
    apply orb_true_iff in I as [I|I]; [|apply Nat.eqb_eq in I as ->; apply after_captured; exact takes_first].
    unfold but in I. apply andb_true_iff in I as (N & I). apply negb_true_iff, Nat.eqb_neq in N.
    destruct (cell_at (after removal) q) as [c|] eqn:C; [|reflexivity]. apply after_stone in C as (_ & _ & C).
    rewrite cell_at_put_other in C by assumption. next_at q Hq; try discriminate. congruence.
  - exists s. split; [|exact A]. apply (linked_are_joined (own_or next v) (after removal) owner); [|exact J].
    intros r Hr O. destruct (Nat.eq_dec r v) as [->|Nr]; [apply played_stone_stays; assumption|].
    assert (Cr : cell_at (after result) r = Some owner).
    { apply Nat.eqb_neq in Nr. next_at r Hr; rewrite ?Nr in O; try discriminate. exact Known. }
    rewrite after_kept; [rewrite placed_there; assumption | | rewrite Keeps; intros []]. intro I'.
    apply captured_before in I'; try assumption. rewrite Cr in I'. apply owner_differs. congruence.
Qed.

Lemma pair_is_named : In v (pair_bans_at beside next (length (filter (may_fall k p) all_points) =? 2) p b).
Proof.
  destruct is_liberty_there as (Ev & s & Js & As). assert (Hv := adjacent_right_on_board _ _ As).
  destruct pair_is_adjacent as (_ & Cb).
  assert (Around : (adjacent p v || adjacent b v) && but p (but b (fun _ => true)) v = true).
  { apply pair in Js. unfold but. rewrite !andb_true_iff, !negb_true_iff, !Nat.eqb_neq.
    split; [destruct Js as [->| ->]; rewrite As; [reflexivity | apply orb_true_r]|].
    split; [intros ->; congruence|]. split; [intros ->; congruence | reflexivity]. }
  unfold pair_bans_at. cbv zeta.
  set (known := filter (fun q => (adjacent p q || adjacent b q) && but p (but b (fun _ => true)) q && is_known_empty next q)
                       all_points).
  assert (All : forall q, In q known -> q = v).
  { intros q I. apply filter_In in I as (Hq & I). apply in_all_points in Hq. apply andb_true_iff in I as (I & E).
    apply andb_true_iff in I as (A & _). apply only. split; [next_at q Hq; try discriminate; exact Known|].
    apply orb_true_iff in A as [A|A]; [exists p | exists b]; (split; [apply pair; auto | exact A]). }
  destruct (at_most_one _ v All) as [E|E]; fold known in E; rewrite E.
  - apply filter_In. split; [apply in_all_points; exact Hv|]. rewrite Around. simpl.
    assert (M := may_be_empty v Hv Ev). apply orb_true_iff in M as [M|M]; [|exact M].
    assert (I : In v known); [|rewrite E in I; destruct I]. apply filter_In. split; [apply in_all_points; exact Hv|].
    rewrite Around, M. reflexivity.
  - rewrite <- captured_are_known. destruct (length (captured result) =? 2) eqn:Two; [left; reflexivity|].
    destruct few as [F|F]; [apply Nat.eqb_neq in Two; contradiction|].
    assert (Left := left_are_liberties). unfold left_beside in *.
    assert (D : NoDup (left_beside beside next v p b)) by apply NoDup_filter, NoDup_all_points. unfold left_beside in D.
    match goal with |- In _ match ?l with _ => _ end => destruct l as [|c [|d l']] end; [left; reflexivity | left; reflexivity|].
    exfalso. inversion D as [|? ? Out _]. apply Out. left. apply F; apply Left; simpl; auto.
Qed.

End Pair.

Lemma reason_is_named : forall v, ban_reason every owner pos p v -> In v (all_bans k p next).
Proof.
  intros v R. unfold all_bans, ban_reason in *. cbv zeta.
  destruct R as [I|(-> & Hv & Ev & R)].
  { apply hot_is_banned in I. destruct every; [apply in_or_app; left|]; exact I. }
  apply in_or_app. right. unfold more_bans. apply in_or_app.
  destruct R as [(Stays & L & Only & (b & Nb & Pair & Tp & Tb) & Few)|(S & N)].
  - right. destruct (is_known_empty next p) eqn:E; [|apply in_flat_map; exists b; split].
    + exfalso. assert (C := known_next p on_board). unfold is_known_empty in E. destruct (next p); try discriminate.
      unfold allows in C. congruence.
    + apply (partner_is_named b); assumption.
    + apply pair_is_named; assumption.
  - left. destruct (single_hot_stone result) as [|c l] eqn:Hot; [contradiction|].
    assert (I : In c (answer_bans k p)) by (apply hot_is_banned; rewrite Hot; left; reflexivity).
    destruct (answer_bans k p); [destruct I|]. apply mouth_is_named; assumption.
Qed.

End Answers.

(* A stone that is removed alone leaves nothing hot. *)
Lemma removed_has_no_reason : forall {B : board} every x pos p v, well_formed pos -> p < points ->
  cell_at (after (play_at pos (opponent x) p)) p = None -> captured (play_at pos (opponent x) p) = [] ->
  ~ ban_reason every x pos p v.
Proof.
  intros B every x pos p v W Hp E C R.
  assert (S : single_hot_stone (play_at pos (opponent x) p) = []) by (unfold single_hot_stone; rewrite C; reflexivity).
  unfold ban_reason, pair_reason, twin_reason in R. rewrite S in R.
  destruct R as [[]|(_ & _ & _ & [(Stays & _)|(N & _)])]; congruence.
Qed.

Theorem answer_is_known : forall (B : board) every owner k pos p, stands_for owner k pos -> p < points -> cell_at pos p = None ->
  let result := play_at pos (opponent owner) p in
  match answer_at every k p with
  | unknown => True
  | as_pass => stands_for owner k (after result) /\ captured result = [] /\ forall v, ~ ban_reason every owner pos p v
  | leads_to next taken banned =>
      stands_for owner next (after result) /\ captured result = taken /\
      forall v, ban_reason every owner pos p v -> In v banned
  end.
Proof.
  intros B every owner k pos p Stands Hp Vacant result. assert (Formed := proj1 Stands). assert (Legal := proj1 (proj2 Stands)).
  assert (Whole : forall next, right_after owner pos p next -> stands_for owner next (after result)).
  { intros next R. split; [apply after_formed|]. split; [apply legality_is_kept; assumption | exact R]. }
  unfold answer_at. destruct (is_unsure k p) eqn:Sure; [exact I|].
  assert (Right := after_answer_is_right owner k pos p Stands Hp Vacant Sure).
  destruct (after_answer k p) as [next|] eqn:Next.
  - assert (Named := reason_is_named every owner k pos p Stands Hp Vacant Sure next (Whole next Right)).
    assert (Leads : stands_for owner next (after result) /\ captured result = filter (may_fall k p) all_points /\
      forall v, ban_reason every owner pos p v -> In v (all_bans every k p next)).
    { split; [auto|]. split; [apply captured_are_known; assumption | exact Named]. }
    destruct (only_fills k p next) eqn:Fills; [|exact Leads].
    destruct (all_bans every k p next) as [|b l] eqn:Bans; [|exact Leads].
    destruct (filling_is_right owner k pos p Stands Hp Vacant next Next Fills Right) as (R & E).
    split; [auto|]. split; [exact E|]. intros v H. exact (Named v H).
  - split; [auto|]. unfold after_answer in Next.
    destruct (beside (with_stone k p) (cleared k p) p) eqn:E; [discriminate|].
    destruct (beside (with_stone k p) (but p (is_free k)) p) eqn:F; [discriminate|].
    assert (None_taken : captured result = []) by (eapply nothing_taken; eassumption). split; [exact None_taken|]. intro v.
    apply removed_has_no_reason; [exact Formed | exact Hp | | exact None_taken]. apply after_self_removed.
    eapply removed_chain; try eassumption. constructor.
Qed.

Print Assumptions answer_is_known.
