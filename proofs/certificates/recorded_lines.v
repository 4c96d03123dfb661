(* Lists under basic ko whose lines stand for all their images, in records that are looked up from outside.

   `record i` is the i-th line. `find` says which record a position with a ban is an image of, and by which map of the board;
   it is not trusted: what it finds is compared. So a program may search the bytes of a file as it likes. `maps` has the maps,
   each as a list of the points that points go to, and of those they come from; that they keep neighbours, and that two of them
   make a third, is checked.

   `check_recorded` checks each record once; `recorded_lines_are_right` says that then all images are right lines. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts.
From Hotstone.plays Require Import symmetry.
From Hotstone.rules Require Import situation.
From Hotstone.endless Require Import certificate.
From Hotstone.certificates Require Import quick settled_program settled_search basic_ko_list carried_lines.

Record table := { goes : list nat; comes : list nat }.

Definition at_place (l : list nat) (p : nat) : nat := nth p l 0.

Definition image_of (t : table) (pos : position) : position := map (cell_at pos) (comes t).

Definition image_of_bans (t : table) (banned : list nat) : list nat := map (at_place (goes t)) banned.

Fixpoint all_up_to (f : nat -> bool) (n : nat) : bool := match n with 0 => true | S m => if f m then all_up_to f m else false end.

Lemma all_up_to_all : forall f n, all_up_to f n = true -> forall i, i < n -> f i = true.
Proof.
  intros f. induction n as [|n IH]; intros H i Hi; [lia|]. simpl in H. destruct (f n) eqn:E; [|discriminate].
  destruct (Nat.eq_dec i n) as [->|N]; [exact E|]. apply IH; [exact H | lia].
Qed.

Section Recorded.
Context {B : board}.
Variables (x : color) (at_least : Z).

(* The program. *)

Definition is_symmetry (t : table) : bool :=
  (length (comes t) =? points) &&
  forallb (fun p => (at_place (goes t) p <? points) && (at_place (comes t) p <? points) &&
                    (at_place (comes t) (at_place (goes t) p) =? p) && (at_place (goes t) (at_place (comes t) p) =? p) &&
                    forallb (fun q => Bool.eqb (adjacent (at_place (goes t) p) (at_place (goes t) q)) (adjacent p q)) all_points)
          all_points.

Definition is_both (a b c : table) : bool :=
  forallb (fun p => at_place (goes c) p =? at_place (goes a) (at_place (goes b) p)) all_points.

Definition are_closed (maps : list table) : bool :=
  forallb is_symmetry maps && forallb (fun a => forallb (fun b => existsb (is_both a b) maps) maps) maps.

Definition looked_up (maps : list table) (find : position -> list nat -> option (nat * nat)) (count : nat)
    (record : nat -> line) : index :=
  fun pos banned =>
    match find pos banned with
    | None => None
    | Some (i, g) =>
        match nth_error maps g with
        | None => None
        | Some t => if i <? count then
                      let e := record i in
                      if position_eqb (image_of t (line_stones e)) pos && points_eqb (image_of_bans t (line_bans e)) banned
                      then Some e else None
                    else None
        end
    end.

Definition record_is_right (near : list (list nat)) (found : index) (ends : leaves) (e : line) : bool :=
  (length (line_stones e) =? points) && forallb (fun q => q <? points) (line_bans e) && quick_legal near (line_stones e) &&
  line_is_right x at_least near found ends e.

Definition check_records (near : list (list nat)) (found : index) (ends : leaves) (count : nat) (record : nat -> line)
    (setup : position) (first : color) (above : nat) : bool :=
  start_is_right x near found ends setup first above && all_up_to (fun i => record_is_right near found ends (record i)) count.

(* Lines end with the game, or where at most so many plays settle the board. Of images any may be asked about: `turned` says
   which. *)
Definition ends_after (near : list (list nat)) (plays : option nat) (order : nat -> asked -> list nat)
    (remember : nat -> (asked -> bool) -> asked -> bool) (maps : list table) (turned : position -> nat) : leaves :=
  match plays with
  | None => no_leaves
  | Some n =>
      let soon := within x near order remember n in
      {| settled_there := settles_board x near;
         settled_soon := fun a =>
           match snd a, nth_error maps (turned (fst a)) with
           | [], Some t => soon (image_of t (fst a), [])
           | _, _ => soon a
           end |}
  end.

Definition check_recorded (plays : option nat) (order : nat -> asked -> list nat)
    (remember : nat -> (asked -> bool) -> asked -> bool) (turned : position -> nat) (maps : list table)
    (find : position -> list nat -> option (nat * nat)) (count : nat) (record : nat -> line) (setup : position) (first : color)
    (above : nat) : bool :=
  let near := neighbour_table in
  (at_least <=? Z.of_nat points)%Z && are_closed maps &&
  check_records near (looked_up maps find count record) (ends_after near plays order remember maps turned) count record
    setup first above.

(* Maps are maps of the board. *)

Definition maps_as (t : table) (m : board_map B B) : Prop :=
  (forall c, recolor m c = c) /\ (forall p, to_point m p = at_place (goes t) p) /\ forall pos, image_of t pos = carry m pos.

Lemma all_places : forall (l : list nat) n, length l = n -> map (at_place l) (seq 0 n) = l.
Proof.
  intros l n <-. apply nth_ext with (d := 0) (d' := 0); [rewrite map_length, seq_length; reflexivity|].
  intros i Hi. rewrite map_length, seq_length in Hi. rewrite nth_indep with (d' := at_place l 0) by (rewrite map_length,
    seq_length; exact Hi).
  rewrite map_nth, seq_nth by exact Hi. reflexivity.
Qed.

Lemma symmetry_maps : forall t, is_symmetry t = true -> exists m, maps_as t m.
Proof.
  intros t H. unfold is_symmetry in H. apply andb_true_iff in H as (Len & H). apply Nat.eqb_eq in Len.
  rewrite forallb_forall in H.
  assert (Each : forall p, p < points -> at_place (goes t) p < points /\ at_place (comes t) p < points /\
    at_place (comes t) (at_place (goes t) p) = p /\ at_place (goes t) (at_place (comes t) p) = p /\
    forall q, q < points -> adjacent (at_place (goes t) p) (at_place (goes t) q) = adjacent p q).
  { intros p Hp. specialize (H p (proj2 (in_all_points p) Hp)). apply andb_true_iff in H as (H & Near).
    apply andb_true_iff in H as (H & There). apply andb_true_iff in H as (H & Back). apply andb_true_iff in H as (G & C).
    apply Nat.ltb_lt in G, C. apply Nat.eqb_eq in There, Back. rewrite forallb_forall in Near. repeat split; try assumption.
    intros q Hq. apply eqb_prop. apply Near. apply in_all_points. exact Hq. }
  unshelve refine (let m : board_map B B := {| to_point := at_place (goes t); from_point := at_place (comes t); recolor := fun c
    => c |} in
    ex_intro _ m _).
  - intros p Hp. apply (Each p Hp).
  - intros p Hp. apply (Each p Hp).
  - intros p Hp. apply (Each p Hp).
  - intros p Hp. apply (Each p Hp).
  - intros p q Hp Hq. apply (Each p Hp). exact Hq.
  - reflexivity.
  - split; [reflexivity|]. split; [reflexivity|]. intro pos. unfold image_of, carry, tabulate, all_points. simpl.
    rewrite <- (all_places (comes t) points Len) at 1. rewrite map_map. apply map_ext. intro q.
    destruct (cell_at pos (at_place (comes t) q)); reflexivity.
Qed.

(* What is said: of all images with a position and a ban, one of least rank. *)

Fixpoint least (lines : list line) (pos : position) (banned : list nat) : option line :=
  match lines with
  | [] => None
  | e :: rest =>
      let other := least rest pos banned in
      if position_eqb (line_stones e) pos && points_eqb (line_bans e) banned then
        match other with Some d => if line_rank d <? line_rank e then Some d else Some e | None => Some e end
      else other
  end.

Lemma least_listed : forall lines pos banned e, least lines pos banned = Some e ->
  In e lines /\ line_stones e = pos /\ line_bans e = banned.
Proof.
  induction lines as [|d lines IH]; intros pos banned e H; [discriminate|]. simpl in H.
  destruct (position_eqb (line_stones d) pos && points_eqb (line_bans d) banned) eqn:E.
  - apply andb_true_iff in E as (Es & Eb). apply position_eqb_eq in Es. apply points_eqb_eq in Eb.
    destruct (least lines pos banned) as [c|] eqn:L; [destruct (line_rank c <? line_rank d)|]; injection H as <-; simpl; auto.
    apply IH in L. tauto.
  - apply IH in H. simpl. tauto.
Qed.

Lemma points_eqb_same : forall l, points_eqb l l = true.
Proof. induction l as [|p l IH]; simpl; [reflexivity|]. rewrite Nat.eqb_refl, IH. reflexivity. Qed.

Lemma least_is_least : forall lines e, In e lines ->
  exists d, least lines (line_stones e) (line_bans e) = Some d /\ line_rank d <= line_rank e.
Proof.
  induction lines as [|d lines IH]; intros e I; [destruct I|]. simpl. destruct I as [->|I].
  - rewrite position_eqb_refl, points_eqb_same. simpl.
    destruct (least lines (line_stones e) (line_bans e)) as [c|]; [|eauto].
    destruct (Nat.ltb_spec (line_rank c) (line_rank e)); eauto with arith.
  - destruct (IH e I) as (c & L & Le). rewrite L. destruct (position_eqb _ _ && points_eqb _ _); [|eauto].
    destruct (Nat.ltb_spec (line_rank c) (line_rank d)); eauto. exists d. split; [reflexivity | lia].
Qed.

Variables (maps : list table) (count : nat) (record : nat -> line).

Definition image_of_line (t : table) (e : line) : line :=
  {| line_stones := image_of t (line_stones e); line_bans := image_of_bans t (line_bans e); line_rank := line_rank e;
     line_move := match line_move e with pass => pass | play_on k => play_on (at_place (goes t) k) end |}.

Definition all_images : list line := flat_map (fun i => map (fun t => image_of_line t (record i)) maps) (seq 0 count).

Lemma in_all_images : forall e, In e all_images <-> exists i t, i < count /\ In t maps /\ e = image_of_line t (record i).
Proof.
  intro e. unfold all_images. rewrite in_flat_map. split.
  - intros (i & I & J). apply in_seq in I. apply in_map_iff in J as (t & <- & J). exists i, t. split; [lia | auto].
  - intros (i & t & I & J & ->). exists i. split; [apply in_seq; lia|]. apply in_map_iff. eauto.
Qed.

Notation said := (least all_images).

Variables (plays : option nat) (order : nat -> asked -> list nat) (remember : nat -> (asked -> bool) -> asked -> bool)
          (turned : position -> nat) (find : position -> list nat -> option (nat * nat)).
Hypothesis remembers : forall n f a, remember n f a = f a.

Definition fuel : nat := match plays with Some n => n | None => 0 end.

Variables (setup : position) (first : color) (above : nat).
Hypothesis accepted : check_recorded plays order remember turned maps find count record setup first above = true.

Notation near := neighbour_table.
Notation found := (looked_up maps find count record).
Notation ends := (ends_after near plays order remember maps turned).

Lemma what_was_checked : (at_least <= Z.of_nat points)%Z /\ are_closed maps = true /\
  start_is_right x near found ends setup first above = true /\
  forall i, i < count -> record_is_right near found ends (record i) = true.
Proof.
  unfold check_recorded in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (H & R).
  apply andb_true_iff in H as (H & C).
  apply Z.leb_le in H. unfold check_records in R. apply andb_true_iff in R as (S & R). split; [exact H|]. split; [exact C|].
  split; [exact S|].
  exact (all_up_to_all _ count R).
Qed.

Lemma record_formed : forall i, i < count -> well_formed (line_stones (record i)) /\ forall q, In q (line_bans (record i)) -> q <
  points.
Proof.
  intros i Hi. destruct what_was_checked as (_ & _ & _ & R). specialize (R i Hi). unfold record_is_right in R.
  apply andb_true_iff in R as (R & _). apply andb_true_iff in R as (R & _). apply andb_true_iff in R as (W & On).
  apply Nat.eqb_eq in W. split; [exact W|].
  intros q I. rewrite forallb_forall in On. apply Nat.ltb_lt. apply On. exact I.
Qed.

Lemma maps_are_maps : forall t, In t maps -> exists m, maps_as t m.
Proof.
  intros t I. destruct what_was_checked as (_ & C & _). unfold are_closed in C. apply andb_true_iff in C as (C & _).
  rewrite forallb_forall in C. apply symmetry_maps. apply C. exact I.
Qed.

Lemma ends_are_right : ends_right x fuel ends.
Proof.
  assert (Maps := maps_are_maps). clear accepted. unfold ends_after, fuel. destruct plays as [n|]; [|apply no_leaves_right].
  split.
  - intros pos. apply settles_board_right.
  - intros pos banned W H. simpl in H. destruct banned as [|q banned]; [|exact (within_can x order remember remembers n pos _ W
      H)].
    destruct (nth_error maps (turned pos)) as [t|] eqn:T; [|exact (within_can x order remember remembers n pos [] W H)].
    apply nth_error_In, Maps in T as (m & Same & _ & Carry). rewrite Carry in H.
    apply (within_can x order remember remembers) in H; [|apply carry_formed]. rewrite <- (carry_back m pos W).
    apply (can_is_carried (backwards m) Same x n (carry m pos) []); [apply carry_formed | intros q [] | exact H].
Qed.

(* Images of images are images. *)
Lemma image_again : forall t e, In t maps -> In e all_images -> exists d, In d all_images /\
  line_stones d = image_of t (line_stones e) /\ line_bans d = image_of_bans t (line_bans e) /\ line_rank d = line_rank e.
Proof.
  intros a e Ia I. apply in_all_images in I as (i & b & Hi & Ib & ->).
  destruct what_was_checked as (_ & C & _). unfold are_closed in C. apply andb_true_iff in C as (_ & C).
  rewrite forallb_forall in C.
  specialize (C a Ia). rewrite forallb_forall in C. specialize (C b Ib). apply existsb_exists in C as (c & Ic & C).
  unfold is_both in C. rewrite forallb_forall in C.
  assert (Both : forall p, p < points -> at_place (goes c) p = at_place (goes a) (at_place (goes b) p)).
  { intros p Hp. apply Nat.eqb_eq. apply C. apply in_all_points. exact Hp. }
  destruct (maps_are_maps a Ia) as (ma & Sa & Ga & Ca). destruct (maps_are_maps b Ib) as (mb & Sb & Gb & Cb).
  destruct (maps_are_maps c Ic) as (mc & Sc & Gc & Cc). destruct (record_formed i Hi) as (W & On).
  exists (image_of_line c (record i)). split; [apply in_all_images; eauto|]. simpl. split; [|split; [|reflexivity]].
  - rewrite Cc, Cb, Ca. apply position_ext; [apply carry_formed | apply carry_formed|]. intros q Hq.
    assert (From : exists p, p < points /\ q = to_point mc p).
    { exists (from_point mc q). split; [apply from_on_board; exact Hq | symmetry; apply to_from; exact Hq]. }
    destruct From as (p & Hp & ->). rewrite (cell_there mc Sc) by exact Hp.
    rewrite Gc, Both, <- Gb, <- Ga by exact Hp. rewrite (cell_there ma Sa) by (apply to_on_board; exact Hp).
    rewrite (cell_there mb Sb) by exact Hp. reflexivity.
  - unfold image_of_bans. rewrite map_map. apply map_ext_in. intros q Iq. apply Both. apply On. exact Iq.
Qed.

Lemma found_is_said : forall pos banned e r, found pos banned = Some e -> line_rank e < r -> fine x said fuel r pos banned.
Proof.
  intros pos banned e r H L. unfold looked_up in H. destruct (find pos banned) as [(i, g)|]; [|discriminate].
  destruct (nth_error maps g) as [t|] eqn:T; [|discriminate]. destruct (i <? count) eqn:Hi; [|discriminate].
  apply Nat.ltb_lt in Hi.
  destruct (position_eqb _ _ && points_eqb _ _) eqn:E; [|discriminate]. injection H as <-.
  apply andb_true_iff in E as (Es & Eb). apply position_eqb_eq in Es. apply points_eqb_eq in Eb.
  assert (I : In (image_of_line t (record i)) all_images) by (apply in_all_images; exists i, t; split; [exact Hi|]; split;
    [eapply nth_error_In; exact T | reflexivity]).
  apply least_is_least in I as (d & D & Le). simpl in D, Le. rewrite Es, Eb in D. left. exists d. split; [exact D | lia].
Qed.

Theorem recorded_lines_are_right : forall pos banned e, said pos banned = Some e ->
  right_line x at_least said fuel pos banned (line_rank e) (line_move e).
Proof.
  intros pos banned e H. apply least_listed in H as (I & <- & <-). apply in_all_images in I as (i & t & Hi & It & ->).
  destruct what_was_checked as (_ & _ & _ & R). specialize (R i Hi). unfold record_is_right in R.
  apply andb_true_iff in R as (_ & R).
  apply (line_is_right_right x at_least said fuel found ends found_is_said ends_are_right) in R.
  destruct (record_formed i Hi) as (W & On). destruct (maps_are_maps t It) as (m & Same & Goes & Carry).
  apply (right_line_is_carried m Same x at_least said fuel) in R; try assumption.
  - simpl. rewrite Carry. unfold image_of_bans.
    rewrite (map_ext (at_place (goes t)) (to_point m)) by (intro q; symmetry; apply Goes).
    destruct (line_move (record i)) as [k|]; simpl move_there in R; [rewrite Goes in R|]; exact R.
  - intros pos banned d D. apply least_listed in D as (I & <- & <-). destruct (image_again t d It I) as (c & Ic & Es & Eb & Er).
    apply least_is_least in Ic as (b & Bt & Le). rewrite Es, Eb in Bt. rewrite Carry in Bt. unfold image_of_bans in Bt.
    rewrite (map_ext (at_place (goes t)) (to_point m)) in Bt by (intro q; symmetry; apply Goes). exists b.
    split; [exact Bt | lia].
Qed.

Theorem recorded_start_is_right : right_start x said fuel setup first above.
Proof.
  destruct what_was_checked as (_ & _ & S & _).
  exact (start_is_right_right x said fuel found ends found_is_said ends_are_right _ _ _ S).
Qed.

End Recorded.

Print Assumptions recorded_lines_are_right.
Print Assumptions recorded_start_is_right.
