(* Chains, plays and areas found faster, and equal to those of the law.

   The flood fill of board/reach.v goes over all points as often as there are points. A checker of
   certificates makes hundreds of thousands of plays; so here a chain is found by looking at neighbours, which
   stand in a table made once, from stone to stone. What is found is believed only if no neighbour of the same
   colour lies outside it; the law's own fill is asked where that fails, which it never should. So nothing
   needs to be proved about how far the search gets: `quick_chain_is_chain`, `quick_play_is_play`,
   `quick_difference_is_difference` hold for any amount of `fuel`. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts reach chains play.
From Hotstone.counting Require Import area fill_in.

Section Quick.
Context {B : board}.

(* The neighbours of each point. *)
Definition neighbour_table : list (list nat) := map (fun p => filter (adjacent p) all_points) all_points.

Definition neighbours_in (near : list (list nat)) (p : nat) : list nat := nth p near [].

(* The points found, with those next to the ones still to be looked at. *)
Fixpoint spread (near : list (list nat)) (pos : position) (x : cell) (fuel : nat) (todo found : list nat) : list nat :=
  match fuel, todo with
  | S left_over, p :: rest =>
      if mem p found then spread near pos x left_over rest found
      else spread near pos x left_over
             (filter (fun q => cell_eqb (cell_at pos q) x) (neighbours_in near p) ++ rest) (p :: found)
  | _, _ => found
  end.

Definition is_whole (near : list (list nat)) (pos : position) (x : cell) (p : nat) (found : list nat) : bool :=
  mem p found &&
  forallb (fun q => forallb (fun r => negb (cell_eqb (cell_at pos r) x) || mem r found) (neighbours_in near q)) found.

Definition quick_chain (near : list (list nat)) (pos : position) (p : nat) : list nat :=
  let x := cell_at pos p in
  let found := spread near pos x (5 * length pos + 5) [p] [] in
  if is_whole near pos x p found then filter (fun q => mem q found) all_points else chain pos p.

(* Whether one of these points has an empty neighbour. *)
Definition any_breath (near : list (list nat)) (pos : position) (stones : list nat) : bool :=
  existsb (fun s => existsb (is_empty pos) (neighbours_in near s)) stones.

(* The chain at a point if it has no liberty. A stone with an empty neighbour need not be asked for its chain. *)
Definition quick_dead (near : list (list nat)) (pos : position) (p : nat) : list nat :=
  if any_breath near pos [p] then []
  else let stones := quick_chain near pos p in if any_breath near pos stones then [] else stones.

Definition quick_breathless (near : list (list nat)) (placed : position) (c : color) (p : nat) : list nat :=
  flat_map (fun r => if cell_eqb (cell_at placed r) (Some (opponent c)) then quick_dead near placed r else [])
           (neighbours_in near p).

Definition quick_captured (near : list (list nat)) (placed : position) (c : color) (p : nat) : list nat :=
  let breathless := quick_breathless near placed c p in
  match breathless with [] => [] | _ :: _ => filter (fun q => mem q breathless) all_points end.

Definition quick_self_removed (near : list (list nat)) (placed : position) (taken : list nat) (p : nat) : list nat :=
  match taken with
  | _ :: _ => []
  | [] => quick_dead near placed p
  end.

Definition quick_remove (pos : position) (stones : list nat) : position :=
  match stones with [] => pos | _ :: _ => remove pos stones end.

Definition quick_play (near : list (list nat)) (pos : position) (c : color) (p : nat) : play :=
  let placed := put pos p c in
  let taken := quick_captured near placed c p in
  let lost := quick_self_removed near placed taken p in
  {| before := pos; player := c; point := p; after := quick_remove (quick_remove placed taken) lost;
     captured := taken; self_removed := lost |}.

Definition quick_legal (near : list (list nat)) (pos : position) : bool :=
  forallb (fun p => is_empty pos p || any_breath near pos [p] || any_breath near pos (quick_chain near pos p)) all_points.

(* What a point is worth to Black. *)
Definition worth_at (near : list (list nat)) (pos : position) (p : nat) : Z :=
  match cell_at pos p with
  | Some black => 1
  | Some white => -1
  | None =>
      let space := quick_chain near pos p in
      let meets c := existsb (fun q => existsb (fun r => cell_eqb (cell_at pos r) (Some c)) (neighbours_in near q)) space in
      match meets black, meets white with true, false => 1 | false, true => -1 | _, _ => 0 end
  end%Z.

Definition quick_difference (near : list (list nat)) (pos : position) : Z :=
  fold_right (fun p sum => (worth_at near pos p + sum)%Z) 0%Z all_points.

(* They are the law's. *)
Notation near := neighbour_table.

Lemma in_neighbours : forall p q, p < points -> (In q (neighbours_in near p) <-> adjacent p q = true).
Proof.
  intros p q Hp. unfold neighbours_in, neighbour_table, all_points at 2.
  rewrite nth_indep with (d' := filter (adjacent 0) all_points) by (rewrite map_length, seq_length; exact Hp).
  rewrite (map_nth (fun p => filter (adjacent p) all_points)), seq_nth by exact Hp. simpl.
  rewrite filter_In, in_all_points. split; [tauto|]. intro A. split; [|exact A].
  eapply adjacent_right_on_board. exact A.
Qed.

Lemma spread_is_joined : forall pos p fuel todo found, p < points ->
  (forall q, In q todo \/ In q found -> joined pos p q) ->
  forall q, In q (spread near pos (cell_at pos p) fuel todo found) -> joined pos p q.
Proof.
  intros pos p. induction fuel as [|fuel IH]; intros todo found Hp H q I; simpl in I; [apply H; right; exact I|].
  destruct todo as [|r todo]; [apply H; right; exact I|].
  destruct (mem r found).
  - apply IH with (todo := todo) (found := found); auto. intros s [J|J]; apply H; auto. left. right. exact J.
  - apply IH in I; auto. assert (Jr : joined pos p r) by (apply H; left; left; reflexivity).
    assert (Hr : r < points) by (eapply joined_on_board; eassumption).
    intros s [J|[->|J]]; [|exact Jr | apply H; right; exact J].
    apply in_app_or in J as [J|J]; [|apply H; left; right; exact J].
    apply filter_In in J as (N & C). apply in_neighbours in N; [|exact Hr]. apply cell_eqb_eq in C.
    apply joined_on with r; [exact Jr | exact N|]. rewrite (joined_cell _ _ _ Jr). symmetry. exact C.
Qed.

Lemma whole_has_all : forall pos p found, p < points -> is_whole near pos (cell_at pos p) p found = true ->
  (forall q, In q found -> joined pos p q) -> forall q, joined pos p q -> In q found.
Proof.
  intros pos p found Hp W S q J. unfold is_whole in W. apply andb_true_iff in W as (Start & Closed).
  rewrite forallb_forall in Closed. induction J as [|q r J IH A C]; [apply mem_In; exact Start|].
  specialize (Closed q IH). rewrite forallb_forall in Closed.
  assert (Hq : q < points) by (eapply joined_on_board; eassumption).
  specialize (Closed r (proj2 (in_neighbours q r Hq) A)). apply orb_true_iff in Closed as [N|I].
  - apply negb_true_iff in N. exfalso. assert (T : cell_eqb (cell_at pos r) (cell_at pos p) = true).
    { apply cell_eqb_eq. rewrite <- C. apply joined_cell. exact J. }
    congruence.
  - apply mem_In. exact I.
Qed.

Lemma same_selection : forall (f g : nat -> bool) l, (forall x, In x l -> (In x (filter f l) <-> In x (filter g l))) ->
  filter f l = filter g l.
Proof.
  intros f g l H. apply filter_ext_in. intros x I. specialize (H x I). rewrite !filter_In in H.
  destruct (f x), (g x); try reflexivity; [destruct (proj1 H (conj I eq_refl)) | destruct (proj2 H (conj I eq_refl))]; congruence.
Qed.

Theorem quick_chain_is_chain : forall pos p, p < points -> quick_chain near pos p = chain pos p.
Proof.
  intros pos p Hp. unfold quick_chain.
  set (found := spread near pos (cell_at pos p) (5 * length pos + 5) [p] []).
  destruct (is_whole near pos (cell_at pos p) p found) eqn:W; [|reflexivity].
  assert (S : forall q, In q found -> joined pos p q).
  { intros q I. apply (spread_is_joined pos p (5 * length pos + 5) [p] []); auto.
    intros s [[->|[]]|[]]. apply joined_here. }
  assert (M : forall q, In q found <-> joined pos p q).
  { intro q. split; [apply S|]. apply (whole_has_all pos p found Hp W S). }
  destruct (reach_in_selects (neighbours_of_one_colour pos) points p) as (f & E).
  unfold chain, reach in *. rewrite E. apply same_selection. intros q I. rewrite <- E.
  change (reach_in (neighbours_of_one_colour pos) points p) with (chain pos p).
  rewrite filter_In, mem_In, M, chain_iff by exact Hp. tauto.
Qed.

Lemma any_breath_is_liberty : forall pos p, p < points -> any_breath near pos (chain pos p) = has_liberty pos p.
Proof.
  intros pos p Hp. apply eq_true_iff_eq. rewrite has_liberty_iff by exact Hp. unfold any_breath, breathes.
  rewrite existsb_exists. split.
  - intros (s & I & L). apply chain_iff in I; [|exact Hp]. apply existsb_exists in L as (l & N & E).
    exists s, l. split; [exact I|]. split; [apply in_neighbours; [eapply joined_on_board; eassumption | exact N]|].
    apply is_empty_iff. exact E.
  - intros (s & l & J & A & E). exists s. split; [apply chain_iff; assumption|]. apply existsb_exists. exists l.
    split; [apply in_neighbours; [eapply joined_on_board; eassumption | exact A] | apply is_empty_iff; exact E].
Qed.

Lemma breath_beside : forall pos p, p < points -> any_breath near pos [p] = true -> has_liberty pos p = true.
Proof.
  intros pos p Hp H. rewrite <- any_breath_is_liberty by exact Hp. unfold any_breath in *. apply existsb_exists.
  exists p. split; [apply chain_iff; [exact Hp | apply joined_here]|]. simpl in H. rewrite orb_false_r in H. exact H.
Qed.

Lemma quick_dead_is : forall pos p, p < points -> quick_dead near pos p = if has_liberty pos p then [] else chain pos p.
Proof.
  intros pos p Hp. unfold quick_dead. rewrite quick_chain_is_chain by exact Hp. cbv zeta.
  rewrite any_breath_is_liberty by exact Hp. destruct (any_breath near pos [p]) eqn:E; [|reflexivity].
  rewrite (breath_beside pos p Hp E). reflexivity.
Qed.

Lemma flat_map_filter : forall (C N : nat -> bool) (f : nat -> list nat) l,
  flat_map (fun r => if N r && C r then f r else []) l = flat_map (fun r => if C r then f r else []) (filter N l).
Proof.
  intros C N f. induction l as [|r l IH]; simpl; [reflexivity|]. destruct (N r); simpl; rewrite IH; reflexivity.
Qed.

Lemma flat_map_same : forall (f g : nat -> list nat) l, (forall x, In x l -> f x = g x) -> flat_map f l = flat_map g l.
Proof.
  intros f g. induction l as [|x l IH]; intro H; simpl; [reflexivity|].
  rewrite (H x) by (left; reflexivity). rewrite IH; [reflexivity|]. intros y I. apply H. right. exact I.
Qed.

Lemma neighbours_are : forall p, p < points -> neighbours_in near p = filter (adjacent p) all_points.
Proof.
  intros p Hp. unfold neighbours_in, neighbour_table, all_points at 2.
  rewrite nth_indep with (d' := filter (adjacent 0) all_points) by (rewrite map_length, seq_length; exact Hp).
  rewrite (map_nth (fun p => filter (adjacent p) all_points)), seq_nth by exact Hp. reflexivity.
Qed.

Lemma quick_breathless_is : forall placed c p, p < points ->
  quick_breathless near placed c p = breathless_neighbours placed c p.
Proof.
  intros placed c p Hp. unfold quick_breathless, breathless_neighbours. rewrite neighbours_are by exact Hp.
  rewrite <- (flat_map_filter (fun r => cell_eqb (cell_at placed r) (Some (opponent c))) (adjacent p)
    (quick_dead near placed)).
  apply flat_map_same. intros r I. apply in_all_points in I. rewrite quick_dead_is by exact I.
  destruct (adjacent p r), (cell_eqb (cell_at placed r) (Some (opponent c))), (has_liberty placed r); reflexivity.
Qed.

Lemma quick_captured_is : forall placed c p, p < points -> quick_captured near placed c p = captured_by placed c p.
Proof.
  intros placed c p Hp. unfold quick_captured, captured_by. cbv zeta. rewrite quick_breathless_is by exact Hp.
  destruct (breathless_neighbours placed c p) as [|q l]; [|reflexivity].
  symmetry. induction all_points as [|x all IH]; [reflexivity | exact IH].
Qed.

Lemma quick_self_removed_is : forall placed taken p, p < points ->
  quick_self_removed near placed taken p = self_removed_by placed taken p.
Proof.
  intros placed taken p Hp. unfold quick_self_removed, self_removed_by. destruct taken; [|reflexivity].
  rewrite quick_dead_is by exact Hp. reflexivity.
Qed.

Lemma quick_remove_is : forall pos stones, well_formed pos -> quick_remove pos stones = remove pos stones.
Proof. intros pos [|p stones] W; [symmetry; apply remove_nothing; exact W | reflexivity]. Qed.

Theorem quick_play_is_play : forall pos c p, p < points -> quick_play near pos c p = play_at pos c p.
Proof.
  intros pos c p Hp. unfold quick_play, play_at.
  rewrite quick_captured_is, quick_self_removed_is by exact Hp.
  rewrite (quick_remove_is (put pos p c)) by apply well_formed_put.
  rewrite quick_remove_is by apply well_formed_remove. reflexivity.
Qed.

Theorem quick_legal_is_legal : forall pos, quick_legal near pos = is_legal pos.
Proof.
  intro pos. unfold quick_legal, is_legal. apply eq_true_iff_eq. rewrite !forallb_forall.
  assert (E : forall p, p < points ->
    is_empty pos p || any_breath near pos [p] || any_breath near pos (quick_chain near pos p) =
    is_empty pos p || has_liberty pos p).
  { intros p Hp. rewrite quick_chain_is_chain, any_breath_is_liberty by exact Hp. rewrite <- orb_assoc. f_equal.
    destruct (any_breath near pos [p]) eqn:H; [|reflexivity]. rewrite (breath_beside pos p Hp H). reflexivity. }
  split; intros H p I; specialize (H p I); apply in_all_points in I; [rewrite <- (E p I) | rewrite (E p I)]; exact H.
Qed.

Lemma formed_and_legal : forall pos, (length pos =? points) && quick_legal near pos = true -> well_formed pos /\ legal pos.
Proof. intros pos H. rewrite quick_legal_is_legal in H. apply formed_legal_iff. exact H. Qed.

Definition worth_of (k : kind) : Z :=
  match k with
  | stone_of black => 1 | space_of black => 1 | stone_of white => -1 | space_of white => -1
  | shared => 0 | unowned => 0
  end%Z.

Lemma worth_at_is : forall pos p, p < points -> worth_at near pos p = worth_of (kind_at pos p).
Proof.
  intros pos p Hp. unfold worth_at, kind_at. destruct (cell_at pos p) as [[|]|]; [reflexivity..|].
  rewrite quick_chain_is_chain by exact Hp.
  assert (T : forall c, existsb (fun q => existsb (fun r => cell_eqb (cell_at pos r) (Some c)) (neighbours_in near q))
                          (chain pos p) = touches pos c p).
  { intro c. apply eq_true_iff_eq. rewrite touches_iff by exact Hp. rewrite existsb_exists. split.
    - intros (q & I & H). apply chain_iff in I; [|exact Hp]. apply existsb_exists in H as (r & N & C).
      exists q, r. split; [exact I|]. split; [|apply cell_eqb_eq; exact C].
      apply in_neighbours; [eapply joined_on_board; eassumption | exact N].
    - intros (q & r & J & A & C). exists q. split; [apply chain_iff; assumption|]. apply existsb_exists. exists r.
      split; [apply in_neighbours; [eapply joined_on_board; eassumption | exact A] | apply cell_eqb_eq; exact C]. }
  cbv zeta. rewrite !T. destruct (touches pos black p), (touches pos white p); reflexivity.
Qed.

Theorem quick_difference_is_difference : forall pos, quick_difference near pos = area_difference pos.
Proof.
  intro pos. unfold quick_difference, area_difference, count, number_of.
  assert (H : forall l, (forall p, In p l -> p < points) ->
    fold_right (fun p sum => (worth_at near pos p + sum)%Z) 0%Z l =
    (Z.of_nat (length (filter (fun p => kind_eqb (kind_at pos p) (stone_of black)) l)) +
     Z.of_nat (length (filter (fun p => kind_eqb (kind_at pos p) (space_of black)) l)) -
     Z.of_nat (length (filter (fun p => kind_eqb (kind_at pos p) (stone_of white)) l)) -
     Z.of_nat (length (filter (fun p => kind_eqb (kind_at pos p) (space_of white)) l)))%Z).
  { induction l as [|p l IH]; intro On; [reflexivity|]. simpl fold_right.
    rewrite IH by (intros q I; apply On; right; exact I).
    rewrite worth_at_is by (apply On; left; reflexivity). simpl filter.
    destruct (kind_at pos p) as [[|]|[|]| |]; simpl kind_eqb; simpl worth_of; cbv iota;
      rewrite ?Nat2Z.inj_succ; cbn [length]; rewrite ?Nat2Z.inj_succ; lia. }
  apply H. intros p I. apply in_all_points. exact I.
Qed.

End Quick.

Print Assumptions quick_chain_is_chain.
Print Assumptions quick_play_is_play.
Print Assumptions quick_legal_is_legal.
Print Assumptions quick_difference_is_difference.
