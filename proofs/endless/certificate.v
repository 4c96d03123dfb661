(* A checker of endless-play certificates, with the theorem that it is right.

   A certificate is what `hotstone endless --certificate` writes: a start, a stem and three cycles
   (docs/explanation/termination.md). `check` plays them by the law and tests the conditions of blocks.v by trying all
   squares and all ways to cut a block. If it says yes there is an endless legal play under `square`
   (`check_is_right`). It asks more than certify/endless/endless.h in one point: the stem meets the mark only at its
   end. *)
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import superko square.
From Hotstone.endless Require Import square_free thue blocks walks endless_play.

Record certificate := {
  setup : position;
  first : color;
  stem : list move;
  cycle_a : list move;
  cycle_b : list move;
  cycle_c : list move
}.

Definition cycle_of (cert : certificate) (x : letter) : list move :=
  match x with a => cycle_a cert | b => cycle_b cert | c => cycle_c cert end.

Definition letters : list letter := [a; b; c].

Definition same_letter (x y : letter) : bool :=
  match x, y with a, a => true | b, b => true | c, c => true | _, _ => false end.

Fixpoint points_eqb (v w : list nat) : bool :=
  match v, w with [], [] => true | x :: v, y :: w => (x =? y) && points_eqb v w | _, _ => false end.

Definition situation_eqb (s t : situation) : bool :=
  position_eqb (stones s) (stones t) && color_eqb (to_move s) (to_move t) && (passes s =? passes t) &&
  points_eqb (bans s) (bans t) && (handicap_owed s =? handicap_owed t).

(* No square anywhere. *)
Definition square_freeb (w : list entry) : bool :=
  forallb (fun i => negb (ends_in_square (skipn i w))) (seq 0 (length w)).

Definition ends_of (w : list entry) : list (list entry) := map (fun i => skipn i w) (seq 0 (S (length w))).

Definition beginnings_of (w : list entry) : list (list entry) := map (fun i => firstn i w) (seq 0 (S (length
  w))).

Definition in_word (v : entry) (w : list entry) : bool := existsb (entry_eqb v) w.

Definition apartb (head : list entry) (body : letter -> list entry) : bool :=
  forallb (fun K => forallb (fun N => same_letter N K || forallb (fun q =>
      negb (entries_eqb (body K) q) &&
      forallb (fun p => negb (entries_eqb (body K) (q ++ p))) (ends_of head) &&
      forallb (fun L => same_letter L K ||
        forallb (fun p => negb (entries_eqb (body K) (q ++ p))) (ends_of (body L))) letters)
    (beginnings_of (body N))) letters) letters.

Section Check.
Context {B : board}.
Variable rules : rule_set.

Definition returns (s : situation) (moves : list move) : bool :=
  match moves, walk rules s moves with
  | _ :: _, Some t => situation_eqb t s
  | _, _ => false
  end.

Definition check (cert : certificate) : bool :=
  negb (resume_dispute rules) && (length (setup cert) =? points) && is_legal (setup cert) &&
  let start := start_situation rules (setup cert) (first cert) in
  match walk rules start (stem cert) with
  | None => false
  | Some s =>
      let head := entries_on rules start (stem cert) in
      let body x := tl (entries_on rules s (cycle_of cert x)) in
      forallb (fun x => returns s (cycle_of cert x)) letters &&
      negb (in_word (entry_of s) head) && forallb (fun x => negb (in_word (entry_of s) (body x))) letters &&
      square_freeb head && forallb (fun x => square_freeb (body x)) letters && apartb head body
  end.

Lemma in_letters : forall x, In x letters.
Proof. destruct x; simpl; auto. Qed.

Lemma same_letter_eq : forall x y, same_letter x y = true -> x = y.
Proof. destruct x, y; simpl; congruence. Qed.

Lemma points_eqb_eq : forall v w, points_eqb v w = true -> v = w.
Proof.
  induction v as [|x v IH]; intros [|y w] H; simpl in H; try discriminate; [reflexivity|].
  apply andb_true_iff in H as (H1 & H2). apply Nat.eqb_eq in H1. apply IH in H2. congruence.
Qed.

Lemma situation_eqb_eq : forall s t, situation_eqb s t = true -> s = t.
Proof.
  intros [s1 s2 s3 s4 s5] [t1 t2 t3 t4 t5] H. unfold situation_eqb in H. simpl in H.
  apply andb_true_iff in H as (H & H5). apply andb_true_iff in H as (H & H4).
  apply andb_true_iff in H as (H & H3). apply andb_true_iff in H as (H1 & H2).
  apply position_eqb_eq in H1. apply color_eqb_eq in H2. apply Nat.eqb_eq in H3, H5. apply points_eqb_eq in
    H4.
  congruence.
Qed.

Lemma square_freeb_right : forall w, square_freeb w = true -> square_free w.
Proof.
  intros w H l x r E. destruct x as [|x1 x]; [reflexivity|]. exfalso. unfold square_freeb in H.
  rewrite forallb_forall in H. assert (I : In (length l) (seq 0 (length w))).
  { apply in_seq. rewrite E, !app_length. simpl. lia. }
  apply H in I. apply negb_true_iff in I.
  assert (T : ends_in_square (skipn (length l) w) = true); [|congruence].
  apply ends_in_square_iff. exists (x1 :: x), r. split; [discriminate|].
  rewrite E, skipn_app, Nat.sub_diag, skipn_all. reflexivity.
Qed.

Lemma in_word_right : forall v w, in_word v w = false -> ~ In v w.
Proof.
  intros v w H I. assert (T : in_word v w = true); [|congruence].
  apply existsb_exists. exists v. split; [exact I | apply entry_eqb_eq; reflexivity].
Qed.

Lemma in_ends_of : forall p w, is_end _ p w -> In p (ends_of w).
Proof.
  intros p w (f & ->). apply in_map_iff. exists (length f). split.
  - rewrite skipn_app, Nat.sub_diag, skipn_all. reflexivity.
  - apply in_seq. rewrite app_length. lia.
Qed.

Lemma in_beginnings_of : forall q rest, In q (beginnings_of (q ++ rest)).
Proof.
  intros q rest. apply in_map_iff. exists (length q). split.
  - rewrite firstn_app, Nat.sub_diag, firstn_all, app_nil_r. reflexivity.
  - apply in_seq. rewrite app_length. lia.
Qed.

Lemma differ : forall v w, negb (entries_eqb v w) = true -> v <> w.
Proof. intros v w H E. apply entries_eqb_eq in E. rewrite E in H. discriminate. Qed.

Lemma apartb_right : forall head body, apartb head body = true -> told_apart _ _ head body.
Proof.
  intros head body H K N q rest NK E. unfold apartb in H. rewrite forallb_forall in H.
  specialize (H K (in_letters K)). rewrite forallb_forall in H. specialize (H N (in_letters N)).
  apply orb_true_iff in H as [H|H]; [apply same_letter_eq in H; congruence|]. rewrite forallb_forall in H.
  assert (I : In q (beginnings_of (body N))) by (rewrite E; apply in_beginnings_of).
  apply H in I. apply andb_true_iff in I as (I & I3). apply andb_true_iff in I as (I1 & I2).
  split; [apply differ; exact I1|]. split.
  - intros p Ep. rewrite forallb_forall in I2. apply differ. apply I2. apply in_ends_of. exact Ep.
  - intros L p LK Ep. rewrite forallb_forall in I3. specialize (I3 L (in_letters L)).
    apply orb_true_iff in I3 as [I3|I3]; [apply same_letter_eq in I3; congruence|].
    rewrite forallb_forall in I3. apply differ. apply I3. apply in_ends_of. exact Ep.
Qed.

(* What the answer yes says of the start, of the walks and of each beginning of the play. *)
Lemma check_says : forall cert, check cert = true ->
  let start := start_of rules (setup cert) (first cert) in
  well_formed (setup cert) /\ legal (setup cert) /\ resume_dispute rules = false /\
  exists s, walk rules (now start) (stem cert) = Some s /\
    (forall x, walk rules s (cycle_of cert x) = Some s /\ cycle_of cert x <> []) /\
    forall n, all_legal rules (square of_situation) start (moves_in (stem cert) (cycle_of cert) (thue n)).
Proof.
  intros cert H. unfold check in H. apply andb_true_iff in H as (H & H4).
  apply andb_true_iff in H as (H & H3). apply andb_true_iff in H as (H1 & H2).
  apply negb_true_iff in H1. apply Nat.eqb_eq in H2. apply is_legal_iff in H3; [|exact H2].
  cbv zeta. split; [exact H2|]. split; [exact H3|]. split; [exact H1|]. cbv zeta in H4.
  destruct (walk rules (start_situation rules (setup cert) (first cert)) (stem cert)) as [s|] eqn:W;
    [|discriminate].
  apply andb_true_iff in H4 as (H4 & Hap). apply andb_true_iff in H4 as (H4 & Hbf).
  apply andb_true_iff in H4 as (H4 & Hhf). apply andb_true_iff in H4 as (H4 & Hbm).
  apply andb_true_iff in H4 as (Hret & Hhm). rewrite forallb_forall in Hret, Hbm, Hbf.
  assert (Ret : forall x, walk rules s (cycle_of cert x) = Some s /\ cycle_of cert x <> []).
  { intro x. specialize (Hret x (in_letters x)). unfold returns in Hret.
    destruct (cycle_of cert x) as [|m l] eqn:E; [discriminate|]. rewrite <- E in *.
    destruct (walk rules s (cycle_of cert x)) as [t|]; [|discriminate].
    apply situation_eqb_eq in Hret. subst t. split; [reflexivity | rewrite E; discriminate]. }
  exists s. split; [exact W|]. split; [exact Ret|]. intro n. apply thue_moves_legal with s; auto.
  - apply Ret.
  - apply Ret.
  - apply in_word_right. apply negb_true_iff. exact Hhm.
  - intro x. apply in_word_right. apply negb_true_iff. apply (Hbm x (in_letters x)).
  - apply square_freeb_right. exact Hhf.
  - intro x. apply square_freeb_right. apply (Hbf x (in_letters x)).
  - apply apartb_right. exact Hap.
Qed.

Theorem check_is_right : forall cert, check cert = true ->
  well_formed (setup cert) /\ legal (setup cert) /\
  exists games, games 0 = start_of rules (setup cert) (first cert) /\
                endless rules (square of_situation) games.
Proof.
  intros cert H. destruct (check_says cert H) as (W & L & _ & s & _ & Ret & Legal). split; [exact W|]. split; [exact L|].
  exists (endless_game rules (start_of rules (setup cert) (first cert)) (stem cert) (cycle_of cert)).
  apply endless_if_legal; [intro x; apply Ret | exact Legal].
Qed.

Theorem check_refutes : forall cert, check cert = true -> ~ every_play_ends rules (square of_situation).
Proof.
  intros cert H Ends. apply check_is_right in H as (W & L & games & Z & E).
  exact (Ends (setup cert) (first cert) games W L Z E).
Qed.

End Check.

Print Assumptions check_is_right.
Print Assumptions check_refutes.
