(* Plays in known positions, found faster, and equal to those of known_positions.v and known_answers.v.

   Known positions are lists here, with a cell for each point. What is beside the chain at each point is looked up in a table,
   made once for all answers: `borders`. `quick_own_play` and `quick_answer` say what `own_play`, `barred` and `answer_at` do
   (`quick_own_play_is`, `quick_answer_is_known`). *)
From Hotstone.board Require Import board board_facts reach chains play.
From Hotstone.rules Require Import hot_single.
From Hotstone.certificates Require Import quick known_positions known_answers hot_reasons.

(* As `nth`, which is slow once extracted. *)
Fixpoint item {A} (l : list A) (n : nat) (otherwise : A) : A :=
  match l with
  | [] => otherwise
  | a :: rest => if n =? 0 then a else item rest (Nat.sub n 1) otherwise
  end.

Lemma item_is_nth : forall {A} (l : list A) n otherwise, item l n otherwise = nth n l otherwise.
Proof.
  intros A. induction l as [|a l IH]; intros [|n] otherwise; simpl; try reflexivity. rewrite IH, Nat.sub_0_r. reflexivity.
Qed.

Definition known_of (cells : list known_cell) : known_position := fun q => item cells q free.

Section Quick.
Context {B : board}.
(* Whether all kinds of hot stones but `any-ko-stone` are looked at, or single ones. *)
Variable every : bool.

Definition cells_of (k : known_position) : list known_cell := map k all_points.

(* Points as a position with black stones; what its chains touch. *)
Definition mask (among : nat -> bool) : position := tabulate (fun q => if among q then Some black else None).

Definition quick_linked (near : list (list nat)) (among : position) (q : nat) : list nat :=
  if is_empty among q then [q] else quick_chain near among q.

Definition border (near : list (list nat)) (among : position) (q : nat) : list nat :=
  flat_map (neighbours_in near) (quick_linked near among q).

Definition borders (near : list (list nat)) (among : nat -> bool) : list (list nat) :=
  let stones := mask among in map (border near stones) all_points.

Definition beside_in (table : list (list nat)) (what : nat -> bool) (q : nat) : bool := existsb what (item table q []).

(* The play of the owner: what is known after it, and the point that is barred. *)
Definition quick_own_play (near : list (list nat)) (cells : list known_cell) (p : nat) : option (list known_cell * list nat) :=
  let k := known_of cells in
  let by_opp := borders near (is_opp k) in
  let by_may := borders near (may_be_opp k) in
  let may_go := filter (fun q => is_opp k q && beside_in by_may (Nat.eqb p) q &&
                                 negb (beside_in by_opp (but p (is_known_empty k)) q)) all_points in
  let taken := filter (fun q => negb (beside_in by_opp (is_free k) q)) may_go in
  let after := map (fun q => if q =? p then own else if mem q taken then known_empty else if mem q may_go then free else k q)
                   all_points in
  let there := known_of after in
  if existsb (is_known_empty there) (border near (mask (is_own there)) p) then
    Some (after,
      match taken, filter (fun q => adjacent p q && is_known_empty there q) all_points with
      | [b], [l] => if negb (existsb (fun q => is_free k q && beside_in by_may (Nat.eqb p) q) all_points) &&
                       is_alone (is_own k) p && (l =? b) then [b] else []
      | _, _ => []
      end)
  else None.

(* An answer, with the tables for the position. *)
Definition quick_beside (near : list (list nat)) (among what : nat -> bool) (q : nat) : bool :=
  existsb what (border near (mask among) q).

Definition quick_answer (near : list (list nat)) (k : known_position) (owns : list nat) (by_own by_opp : list (list nat)) (p : nat)
    : known_answer :=
  let fallen := filter (fun q => beside_in by_own (Nat.eqb p) q && negb (beside_in by_own (but p (is_known_empty k)) q)) owns in
  if existsb (fun q => beside_in by_own (but p (is_free k)) q) fallen then unknown
  else
    let clear q := but p (is_known_empty k) q || mem q fallen in
    let stones := quick_linked near (mask (with_stone k p)) p in
    let touched := flat_map (neighbours_in near) stones in
    let after :=
      if existsb clear touched
      then Some (map (fun q => if q =? p then opp else if mem q fallen then known_empty else k q) all_points)
      else if existsb (but p (is_free k)) touched
      then let joined := quick_linked near (mask (with_free k p)) p in
           Some (map (fun q => if q =? p then free
                               else if is_opp k q && mem q joined && negb (beside_in by_opp clear q) then free else k q) all_points)
      else if is_alone (is_opp k) p then None
      else Some (map (fun q => if mem q stones then known_empty else k q) all_points) in
    match after with
    | None => as_pass
    | Some cells =>
        let there := known_of cells in
        let banned :=
          match fallen, filter clear (neighbours_in near p) with
          | [b], [l] => if is_alone (is_opp k) p && (l =? b) then [b] else []
          | _, _ => []
          end in
        let banned := if every then banned ++ more_bans (quick_beside near) k p stones there fallen banned else banned in
        match banned with
        | [] => if is_free k p && forallb (fun q => negb (mem q fallen) && (negb (is_opp k q) || is_opp there q)) all_points
                then as_pass else leads_to there fallen []
        | b :: others => leads_to there fallen (b :: others)
        end
    end.

(* They are the same. *)

Notation near := neighbour_table.

Lemma known_of_map : forall f q, q < points -> known_of (map f all_points) q = f q.
Proof.
  intros f q Hq. unfold known_of, all_points.
  rewrite item_is_nth, nth_indep with (d' := f 0) by (rewrite map_length, seq_length; exact Hq).
  rewrite map_nth, seq_nth by exact Hq. reflexivity.
Qed.

Lemma cells_again : forall k q, q < points -> known_of (cells_of k) q = k q.
Proof. intros k q Hq. apply known_of_map. exact Hq. Qed.

Lemma mask_cell : forall among q, q < points -> cell_at (mask among) q = if among q then Some black else None.
Proof. intros among q Hq. unfold mask. rewrite cell_at_tabulate by exact Hq. reflexivity. Qed.

Lemma quick_linked_iff : forall among q r, q < points -> (In r (quick_linked near (mask among) q) <-> way (within among) q r).
Proof.
  intros among q r Hq. unfold quick_linked. destruct (is_empty (mask among) q) eqn:E.
  - apply is_empty_iff in E. rewrite mask_cell in E by exact Hq. destruct (among q) eqn:A; [discriminate|]. split.
    + intros [<-|[]]. constructor.
    + intro W. left. induction W as [|s r W IH S R]; [reflexivity|]. subst s. unfold within in S. rewrite A, andb_false_r in S.
      discriminate.
  - rewrite quick_chain_is_chain, chain_iff by exact Hq.
    assert (A : among q = true).
    { destruct (among q) eqn:A; [reflexivity|]. apply not_true_iff_false in E. exfalso. apply E. apply is_empty_iff.
      rewrite mask_cell, A by exact Hq. reflexivity. }
    split.
    + intro J. assert (H : way (within among) q r /\ among r = true); [|apply H].
      induction J as [|s r J (IH & As) Ad Same]; [split; [constructor | exact A]|].
      assert (Hr := adjacent_right_on_board _ _ Ad). assert (Hs := adjacent_on_board _ _ Ad).
      rewrite !mask_cell, As in Same by assumption. destruct (among r) eqn:Ar; [|discriminate]. split; [|reflexivity].
      apply way_on with s; [exact IH | unfold within; rewrite Ad, As, Ar; reflexivity | exact Hr].
    + intro W. apply (linked_are_joined among (mask among) black); [|exact W]. intros x Hx Ax. rewrite mask_cell, Ax by exact Hx.
      reflexivity.
Qed.

Lemma border_is : forall among what q, q < points -> existsb what (border near (mask among) q) = beside among what q.
Proof.
  intros among what q Hq. apply eq_true_iff_eq. rewrite beside_iff by exact Hq. rewrite existsb_exists. split.
  - intros (x & I & W). unfold border in I. apply in_flat_map in I as (s & J & I). apply quick_linked_iff in J; [|exact Hq].
    assert (Hs : s < points) by (inversion J; subst; assumption). apply in_neighbours in I; [|exact Hs]. exists s, x. auto.
  - intros (s & x & J & A & W). exists x. split; [|exact W]. unfold border. apply in_flat_map. exists s.
    split; [apply quick_linked_iff; assumption | apply in_neighbours; [exact (adjacent_on_board _ _ A) | exact A]].
Qed.

Lemma beside_in_is : forall among what q, q < points -> beside_in (borders near among) what q = beside among what q.
Proof.
  intros among what q Hq. unfold beside_in, borders, all_points. cbv zeta.
  rewrite item_is_nth, nth_indep with (d' := border near (mask among) 0) by (rewrite map_length, seq_length; exact Hq).
  rewrite map_nth, seq_nth by exact Hq. apply border_is. exact Hq.
Qed.

Lemma beside_same : forall among among' what what' q, q < points -> (forall r, r < points -> among r = among' r) ->
  (forall r, r < points -> what r = what' r) -> beside among what q = beside among' what' q.
Proof.
  assert (One : forall among among' what what' q, q < points -> (forall r, r < points -> among r = among' r) ->
    (forall r, r < points -> what r = what' r) -> beside among what q = true -> beside among' what' q = true).
  { intros among among' what what' q Hq Ea Ew H. apply beside_iff in H as (s & x & W & A & X); [|exact Hq].
    apply beside_iff; [exact Hq|]. exists s, x. split; [|split; [exact A | rewrite <- Ew;
      [exact X | exact (adjacent_right_on_board _ _ A)]]].
    clear A X. induction W as [|s t W IH S T]; [constructor|]. apply way_on with s; [exact IH| |exact T]. unfold within in *.
    apply andb_true_iff in S as (S & At). apply andb_true_iff in S as (A & As). rewrite A, <- !Ea, As, At; auto.
    exact (adjacent_on_board _ _ A). }
  intros among among' what what' q Hq Ea Ew. apply eq_true_iff_eq. split; apply One; auto; intros; symmetry; auto.
Qed.

Lemma filter_is : forall (f g : nat -> bool), (forall q, q < points -> f q = g q) -> filter f all_points = filter g all_points.
Proof. intros f g H. apply filter_ext_in. intros q I. apply H. apply in_all_points. exact I. Qed.

Lemma existsb_is : forall (f g : nat -> bool), (forall q, q < points -> f q = g q) -> existsb f all_points = existsb g all_points.
Proof.
  intros f g H. apply eq_true_iff_eq. rewrite !existsb_exists.
  split; intros (q & I & E); exists q; (split; [exact I|]); apply in_all_points in I; rewrite ?H in *; auto; rewrite <- H; auto.
Qed.

Lemma mem_filter : forall (f : nat -> bool) q, q < points -> mem q (filter f all_points) = f q.
Proof.
  intros f q Hq. apply eq_true_iff_eq. rewrite mem_In, filter_In, in_all_points. tauto.
Qed.

Lemma filter_twice : forall (f g : nat -> bool) l, filter f (filter g l) = filter (fun q => g q && f q) l.
Proof. intros f g. induction l as [|q l IH]; [reflexivity|]. simpl. destruct (g q); simpl; rewrite ?IH; reflexivity. Qed.

Theorem quick_own_play_is : forall cells p after bars, p < points -> quick_own_play near cells p = Some (after, bars) ->
  exists k, own_play (known_of cells) p = Some k /\ after = cells_of k /\ bars = barred (known_of cells) p.
Proof.
  intros cells p after bars Hp H. set (k := known_of cells) in *. unfold quick_own_play in H. cbv zeta in H. fold k in H.
  assert (May : filter (fun q => is_opp k q && beside_in (borders near (may_be_opp k)) (Nat.eqb p) q &&
      negb (beside_in (borders near (is_opp k)) (but p (is_known_empty k)) q)) all_points = filter (may_be_taken k p) all_points).
  { apply filter_is. intros q Hq. rewrite !beside_in_is by exact Hq. reflexivity. }
  assert (Taken : filter (fun q => negb (beside_in (borders near (is_opp k)) (is_free k) q)) (filter (may_be_taken k p)
    all_points) =
    filter (is_taken k p) all_points).
  { rewrite filter_twice. apply filter_is. intros q Hq. rewrite beside_in_is by exact Hq. reflexivity. }
  rewrite May, Taken in H. rewrite (map_ext_in _ (after_own k p)) in H.
  2: { intros q I. apply in_all_points in I. rewrite !mem_filter by exact I. reflexivity. }
  change (map (after_own k p) all_points) with (cells_of (after_own k p)) in H. rewrite border_is in H by exact Hp.
  rewrite (beside_same _ (is_own (after_own k p)) _ (is_known_empty (after_own k p))) in H;
    [| exact Hp | intros r Hr; unfold is_own; rewrite cells_again by exact Hr; reflexivity
     | intros r Hr; unfold is_known_empty; rewrite cells_again by exact Hr; reflexivity].
  exists (after_own k p). unfold own_play. destruct (beside (is_own (after_own k p)) (is_known_empty (after_own k p)) p);
    [|discriminate].
  injection H as <- <-. split; [reflexivity|]. split; [reflexivity|]. unfold barred.
  assert (Free : filter (fun q => adjacent p q && is_known_empty (known_of (cells_of (after_own k p))) q) all_points =
    filter (fun q => adjacent p q && is_known_empty (after_own k p) q) all_points).
  { apply filter_is. intros q Hq. unfold is_known_empty. rewrite cells_again by exact Hq. reflexivity. }
  rewrite Free.
  rewrite (existsb_is _ (fun q => is_free k q && beside (may_be_opp k) (Nat.eqb p) q))
    by (intros q Hq; rewrite beside_in_is by exact Hq; reflexivity).
  reflexivity.
Qed.

(* The same answer, with the same cells. *)
Definition same_answer (a b : known_answer) : Prop :=
  match a, b with
  | unknown, unknown | as_pass, as_pass => True
  | leads_to k taken banned, leads_to k' taken' banned' => (forall q, q < points -> k q = k' q) /\ taken = taken' /\ banned =
    banned'
  | _, _ => False
  end.

(* What may be hot, seen in either way, and in cells that are the same. *)

Lemma flat_map_is : forall {A} (f g : nat -> list A) l, (forall q, In q l -> f q = g q) -> flat_map f l = flat_map g l.
Proof.
  intros A f g. induction l as [|q l IH]; intro H; [reflexivity|]. simpl. rewrite (H q (or_introl eq_refl)), IH; [reflexivity|].
  intros r I. apply H. right. exact I.
Qed.

Section More.
Variables (k next next' : known_position) (p : nat) (stones stones' : list nat).
Hypothesis on_board : p < points.
Hypothesis same_next : forall q, q < points -> next q = next' q.
Hypothesis same_stones : forall q, q < points -> mem q stones = mem q stones'.

Lemma same_owns : forall m r, r < points -> own_or next m r = own_or next' m r.
Proof. intros m r Hr. unfold own_or, is_own. rewrite same_next by exact Hr. reflexivity. Qed.

Lemma same_empty : forall r, r < points -> is_known_empty next r = is_known_empty next' r.
Proof. intros r Hr. unfold is_known_empty. rewrite same_next by exact Hr. reflexivity. Qed.

Lemma same_free : forall r, r < points -> is_free next r = is_free next' r.
Proof. intros r Hr. unfold is_free. rewrite same_next by exact Hr. reflexivity. Qed.

Lemma mouths_are : mouths_at (quick_beside near) next = mouths_at beside next'.
Proof.
  apply filter_is. intros q Hq. rewrite same_empty, same_free by exact Hq. f_equal. f_equal. unfold quick_beside.
  rewrite border_is by exact Hq. apply beside_same; [exact Hq | intros r Hr; apply same_owns; exact Hr|].
  intros r Hr. unfold but. rewrite same_empty by exact Hr. reflexivity.
Qed.

Lemma pair_bans_are : forall two b, pair_bans_at (quick_beside near) next two p b = pair_bans_at beside next' two p b.
Proof.
  intros two b. unfold pair_bans_at. cbv zeta.
  rewrite (filter_is _ (fun q => (adjacent p q || adjacent b q) && but p (but b (fun _ => true)) q && is_known_empty next' q))
    by (intros q Hq; rewrite same_empty by exact Hq; reflexivity).
  destruct (filter _ all_points) as [|v [|w l]] eqn:E; [| |reflexivity].
  - apply filter_is. intros q Hq. rewrite same_free by exact Hq. reflexivity.
  - assert (Hv : v < points).
    { assert (I : In v [v]) by (left; reflexivity). rewrite <- E in I. apply filter_In in I as (I & _). apply in_all_points.
      exact I. }
    assert (Left : left_beside (quick_beside near) next v p b = left_beside beside next' v p b).
    { apply filter_is. intros q Hq. unfold but. rewrite same_empty by exact Hq. f_equal. unfold quick_beside.
      rewrite border_is by exact Hv. apply beside_same; [exact Hv | intros r Hr; apply same_owns; exact Hr | reflexivity]. }
    rewrite Left. reflexivity.
Qed.

Lemma partners_are : partners k p stones = partners k p stones'.
Proof.
  unfold partners. rewrite (filter_is _ (but p (fun c => mem c stones'))); [reflexivity|].
  intros q Hq. unfold but. rewrite same_stones by exact Hq. reflexivity.
Qed.

Lemma more_bans_are : forall taken banned,
  more_bans (quick_beside near) k p stones next taken banned = more_bans beside k p stones' next' taken banned.
Proof.
  intros taken banned. unfold more_bans. rewrite mouths_are, partners_are, same_empty by exact on_board. f_equal.
  destruct (is_known_empty next' p); [reflexivity|]. apply flat_map_is. intros q _. apply pair_bans_are.
Qed.

End More.

Lemma quick_answer_is : forall k p, p < points ->
  same_answer (quick_answer near k (filter (is_own k) all_points) (borders near (is_own k)) (borders near (is_opp k)) p)
    (answer_at every k p).
Proof.
  intros k p Hp. unfold quick_answer, answer_at. cbv zeta.
  assert (Fallen : filter (fun q => beside_in (borders near (is_own k)) (Nat.eqb p) q &&
      negb (beside_in (borders near (is_own k)) (but p (is_known_empty k)) q)) (filter (is_own k) all_points) =
    filter (may_fall k p) all_points).
  { rewrite filter_twice. apply filter_is. intros q Hq. rewrite !beside_in_is by exact Hq. apply andb_assoc. }
  rewrite Fallen. assert (Unsure : existsb (fun q => beside_in (borders near (is_own k)) (but p (is_free k)) q) (filter
    (may_fall k p) all_points) = is_unsure k p).
  { unfold is_unsure. apply eq_true_iff_eq. rewrite !existsb_exists. split.
    - intros (q & I & H). apply filter_In in I as (I & F). assert (Hq := proj1 (in_all_points q) I).
    rewrite beside_in_is in H by exact Hq.
      exists q. rewrite F, H. auto.
    - intros (q & I & H). apply andb_true_iff in H as (F & H). exists q. split; [apply filter_In; auto|].
      rewrite beside_in_is by (apply in_all_points; exact I). exact H. }
  rewrite Unsure. destruct (is_unsure k p); [exact I|].
  assert (Clear : forall q, q < points -> but p (is_known_empty k) q || mem q (filter (may_fall k p) all_points) = cleared k p q)
    by (intros q Hq; rewrite mem_filter by exact Hq; reflexivity).
  set (stones := quick_linked near (mask (with_stone k p)) p).
  change (flat_map (neighbours_in near) stones) with (border near (mask (with_stone k p)) p).
  rewrite !border_is by exact Hp.
  rewrite (beside_same _ (with_stone k p) _ (cleared k p)) by auto.
  assert (Stones : forall q, q < points -> mem q stones = mem q (linked (with_stone k p) p)).
  { intros q Hq. apply eq_true_iff_eq. unfold stones. rewrite !mem_In, quick_linked_iff by exact Hp. unfold linked.
    rewrite reach_iff by exact Hp. reflexivity. }
  assert (Bans : filter (fun q => but p (is_known_empty k) q || mem q (filter (may_fall k p) all_points)) (neighbours_in near p) =
    filter (fun q => adjacent p q && cleared k p q) all_points).
  { rewrite neighbours_are by exact Hp. rewrite filter_twice. apply filter_is. intros q Hq. rewrite Clear by exact Hq.
  reflexivity. }
  rewrite Bans. fold (answer_bans k p).
  (* What is left is the position after it. *)
  assert (Ends : forall f g, (forall q, q < points -> f q = g q) ->
    same_answer
      (match (if every then answer_bans k p ++ more_bans (quick_beside near) k p stones (known_of (map f all_points))
                                                          (filter (may_fall k p) all_points) (answer_bans k p)
              else answer_bans k p) with
       | [] => if is_free k p && forallb (fun q => negb (mem q (filter (may_fall k p) all_points)) &&
                                                   (negb (is_opp k q) || is_opp (known_of (map f all_points)) q)) all_points
               then as_pass else leads_to (known_of (map f all_points)) (filter (may_fall k p) all_points) []
       | b :: l => leads_to (known_of (map f all_points)) (filter (may_fall k p) all_points) (b :: l)
       end)
      (match only_fills k p g, all_bans every k p g with
       | true, [] => as_pass
       | _, banned => leads_to g (filter (may_fall k p) all_points) banned
       end)).
  { intros f g E. assert (Same_cells : forall q, q < points -> known_of (map f all_points) q = g q).
    { intros q Hq. rewrite known_of_map by exact Hq. exact (E q Hq). }
    rewrite (more_bans_are k _ g p stones (linked (with_stone k p) p) Hp Same_cells Stones).
    change (if every then answer_bans k p ++ more_bans beside k p (linked (with_stone k p) p) g (filter (may_fall k p) all_points)
      (answer_bans k p) else answer_bans k p) with (all_bans every k p g).
    assert (Same : is_free k p && forallb (fun q => negb (mem q (filter (may_fall k p) all_points)) &&
        (negb (is_opp k q) || is_opp (known_of (map f all_points)) q)) all_points = only_fills k p g).
    { unfold only_fills. f_equal. apply eq_true_iff_eq. rewrite !forallb_forall.
      assert (Each : forall q, In q all_points -> negb (mem q (filter (may_fall k p) all_points)) &&
          (negb (is_opp k q) || is_opp (known_of (map f all_points)) q) = negb (may_fall k p q) && (negb (is_opp k q) || is_opp
            g q)).
      { intros q J. apply in_all_points in J. rewrite mem_filter by exact J. unfold is_opp. rewrite Same_cells by exact J.
        reflexivity. }
      split; intros H q J; [rewrite <- Each | rewrite Each]; auto. }
    rewrite Same. destruct (all_bans every k p g) as [|b l], (only_fills k p g); simpl; auto. }
  unfold after_answer. destruct (beside (with_stone k p) (cleared k p) p).
  { apply Ends. intros q Hq. rewrite mem_filter by exact Hq. reflexivity. }
  destruct (beside (with_stone k p) (but p (is_free k)) p).
  { apply Ends. intros q Hq. unfold may_go. rewrite beside_in_is by exact Hq.
  rewrite (beside_same _ (is_opp k) _ (cleared k p)) by auto.
    assert (M : mem q (quick_linked near (mask (with_free k p)) p) = mem q (linked (with_free k p) p)).
    { apply eq_true_iff_eq. rewrite !mem_In, quick_linked_iff by exact Hp. unfold linked. rewrite reach_iff by exact Hp.
    reflexivity. }
    rewrite M. reflexivity. }
  destruct (is_alone (is_opp k) p); [exact I|]. apply Ends. intros q Hq. rewrite Stones by exact Hq. reflexivity.
Qed.

Theorem quick_answer_is_known : forall owner k pos p, stands_for owner k pos -> p < points -> cell_at pos p = None ->
  let result := play_at pos (opponent owner) p in
  match quick_answer near k (filter (is_own k) all_points) (borders near (is_own k)) (borders near (is_opp k)) p with
  | unknown => True
  | as_pass => stands_for owner k (after result) /\ captured result = [] /\ forall v, ~ ban_reason every owner pos p v
  | leads_to next taken banned =>
      stands_for owner next (after result) /\ captured result = taken /\ forall v, ban_reason every owner pos p v -> In v banned
  end.
Proof.
  intros owner k pos p S Hp E result. assert (Known := answer_is_known B every owner k pos p S Hp E). cbv zeta in Known.
  fold result in Known.
  assert (Same := quick_answer_is k p Hp).
  destruct (quick_answer near k _ _ _ p) as [| |next taken banned], (answer_at every k p) as [| |next' taken' banned'];
    simpl in Same;
    try contradiction; auto.
  destruct Same as (Cells & -> & ->). destruct Known as ((W & L & H) & Rest). split; [|exact Rest]. split; [exact W|].
  split; [exact L|]. intros q Hq. rewrite Cells by exact Hq. exact (H q Hq).
Qed.

End Quick.

Print Assumptions quick_own_play_is.
Print Assumptions quick_answer_is_known.
