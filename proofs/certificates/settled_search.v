(* Searching for a settled board under basic ko: a side has its move, or has just moved, and is asked whether some plays of its
   own lead to a board that it has settled (settled_board.v), whatever the opponent answers.

   `can n` says whether n plays are enough; it tries all plays and is never run. `within n` is what a program runs: it tries
   the plays that `order` names, and `remember` may be any way to keep answers that have been found. A yes of it is a yes of
   `can` (`within_can`). Nothing is proved of a no: a certificate may be refused then. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.plays Require Import play_facts variation.
From Hotstone.rules Require Import hot_single hot_kinds.
From Hotstone.certificates Require Import quick quick_hot listing settled_program.

Section Search.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).

(* The program. *)

Definition quick_single (near : list (list nat)) (pl : play) : list nat :=
  if may_be_hot near pl then single_hot_stone pl else [].

Definition none_there {A} (l : list A) : bool := match l with [] => true | _ :: _ => false end.

(* Whether each answer that is not banned and changes the position leads to something fine. *)
Definition all_answers (near : list (list nat)) (fine : position -> list nat -> bool) (pos : position) (banned : list nat) : bool
  :=
  all_of (fun k => if is_empty pos k && negb (mem k banned) then
                     let pl := quick_play near pos o k in
                     if changes_position pl then fine (after pl) (quick_single near pl) else true
                   else true) all_points.

Definition asked : Type := position * list nat.

Definition settled_here (near : list (list nat)) (a : asked) : bool := none_there (snd a) && settles_board x near (fst a).

Definition leads_below (near : list (list nat)) (below : asked -> bool) (pos : position) (banned : list nat) (k : nat) : bool :=
  (k <? points) && is_empty pos k && negb (mem k banned) &&
  let pl := quick_play near pos x k in
  none_there (self_removed pl) && changes_position pl &&
  if settles_board x near (after pl) then true
  else below (after pl, []) && all_answers near (fun q b => below (q, b)) (after pl) (quick_single near pl).

Definition leads_on (near : list (list nat)) (order : asked -> list nat) (below : asked -> bool) (a : asked) : bool :=
  existsb (leads_below near below (fst a) (snd a)) (order a).

Definition or_here (near : list (list nat)) (further : asked -> bool) (a : asked) : bool :=
  if settled_here near a then true else further a.

Fixpoint within (near : list (list nat)) (order : nat -> asked -> list nat) (remember : nat -> (asked -> bool) -> asked -> bool)
    (n : nat) : asked -> bool :=
  match n with
  | 0 => settled_here near
  | S m => or_here near (remember m (leads_on near (order m) (within near order remember m)))
  end.

(* The statement, as a decision. *)

Definition good_after (below : position -> list nat -> bool) (pos : position) (banned : list nat) : bool :=
  settles_now x pos ||
  (below pos [] &&
   forallb (fun k => let pl := play_at pos o k in
              negb (is_empty pos k) || mem k banned || negb (changes_position pl) || below (after pl) (single_hot_stone pl))
                all_points).

Definition good_play (below : position -> list nat -> bool) (pos : position) (banned : list nat) (k : nat) : bool :=
  let pl := play_at pos x k in
  is_empty pos k && negb (mem k banned) && none_there (self_removed pl) && changes_position pl &&
  good_after below (after pl) (single_hot_stone pl).

Fixpoint can (n : nat) (pos : position) (banned : list nat) : bool :=
  match n with
  | 0 => none_there banned && settles_now x pos
  | S m => can m pos banned || existsb (good_play (can m) pos banned) all_points
  end.

(* A play that leads nearer. *)
Fixpoint can_move (n : nat) (pos : position) (banned : list nat) : option nat :=
  match n with
  | 0 => None
  | S m => if can m pos banned then can_move m pos banned else find (good_play (can m) pos banned) all_points
  end.

(* Why a yes is right. *)

Notation near := neighbour_table.

Lemma quick_single_is_single : forall pl, point pl < points -> quick_single near pl = single_hot_stone pl.
Proof.
  intros pl Hp. unfold quick_single. destruct (may_be_hot near pl) eqn:M; [reflexivity|].
  symmetry. exact (not_hot pl single Hp M eq_refl).
Qed.

Lemma none_there_iff : forall {A} (l : list A), none_there l = true <-> l = [].
Proof. intros A [|a l]; simpl; split; congruence. Qed.

Lemma all_answers_right : forall fine pos banned, all_answers near fine pos banned = true ->
  forall k, k < points -> cell_at pos k = None -> mem k banned = false -> changes_position (play_at pos o k) = true ->
    fine (after (play_at pos o k)) (single_hot_stone (play_at pos o k)) = true.
Proof.
  intros fine pos banned H k Hk E Free C. unfold all_answers in H. rewrite all_of_is, forallb_forall in H.
  specialize (H k (proj2 (in_all_points k) Hk)). rewrite quick_play_is_play in H by exact Hk.
  rewrite (proj2 (is_empty_iff pos k) E), Free in H. simpl andb in H. cbv iota zeta in H.
  rewrite C, quick_single_is_single in H by exact Hk. exact H.
Qed.

Lemma good_after_iff : forall below pos banned, good_after below pos banned = true <->
  settles_now x pos = true \/
  (below pos [] = true /\ forall k, k < points -> cell_at pos k = None -> mem k banned = false ->
     changes_position (play_at pos o k) = true -> below (after (play_at pos o k)) (single_hot_stone (play_at pos o k)) = true).
Proof.
  intros below pos banned. unfold good_after. rewrite orb_true_iff, andb_true_iff, forallb_forall.
  split; (intros [S|(P & H)]; [auto|]);
    right; (split; [exact P|]).
  - intros k Hk E Free C. specialize (H k (proj2 (in_all_points k) Hk)). cbv zeta in H.
    rewrite (proj2 (is_empty_iff pos k) E), Free, C in H. exact H.
  - intros k I. apply in_all_points in I. cbv zeta. destruct (is_empty pos k) eqn:E; [|reflexivity].
    destruct (mem k banned) eqn:Free; [reflexivity|]. destruct (changes_position (play_at pos o k)) eqn:C; [|reflexivity].
    apply is_empty_iff in E. simpl. apply H; assumption.
Qed.

Lemma good_play_iff : forall below pos banned k, good_play below pos banned k = true <->
  cell_at pos k = None /\ mem k banned = false /\ self_removed (play_at pos x k) = [] /\
  changes_position (play_at pos x k) = true /\
  good_after below (after (play_at pos x k)) (single_hot_stone (play_at pos x k)) = true.
Proof.
  intros below pos banned k. unfold good_play. cbv zeta. rewrite !andb_true_iff, is_empty_iff, negb_true_iff, none_there_iff.
  tauto.
Qed.

Lemma can_grows : forall n m pos banned, n <= m -> can n pos banned = true -> can m pos banned = true.
Proof.
  intros n m pos banned L. induction L as [|m L IH]; intro H; [exact H|]. simpl. rewrite (IH H). reflexivity.
Qed.

Lemma can_move_is_good : forall n pos banned k, can_move n pos banned = Some k ->
  k < points /\ exists m, m < n /\ good_play (can m) pos banned k = true.
Proof.
  induction n as [|n IH]; intros pos banned k H; [discriminate|]. simpl in H. destruct (can n pos banned).
  - apply IH in H as (Hk & m & L & G). split; [exact Hk|]. exists m. split; [lia | exact G].
  - apply find_some in H as (I & G). split; [apply in_all_points; exact I|]. exists n. auto.
Qed.

(* Where n plays are enough, the board is settled, or a play leads to where fewer are. *)
Lemma can_goes_on : forall fuel n pos banned, n <= fuel -> can n pos banned = true ->
  (banned = [] /\ settles_now x pos = true) \/
  exists k m, can_move fuel pos banned = Some k /\ m < n /\ good_play (can m) pos banned k = true.
Proof.
  induction fuel as [|fuel IH]; intros n pos banned L H.
  - assert (n = 0) by lia. subst n. simpl in H. apply andb_true_iff in H as (N & S). apply none_there_iff in N. auto.
  - simpl can_move. destruct (can fuel pos banned) eqn:F.
    + destruct (Nat.le_gt_cases n fuel) as [L'|G]; [exact (IH n pos banned L' H)|].
      destruct (IH fuel pos banned (le_n fuel) F) as [S|(k & m & M & L' & P)]; [left; exact S|].
      right. exists k, m. split; [exact M|]. split; [lia | exact P].
    + destruct (Nat.le_gt_cases n fuel) as [L'|G].
      { rewrite (can_grows n fuel pos banned L' H) in F. discriminate. }
      assert (n = S fuel) by lia. subst n. simpl in H. rewrite F in H. simpl in H. right.
      destruct (find (good_play (can fuel) pos banned) all_points) as [k|] eqn:E.
      * exists k, fuel. split; [reflexivity|]. split; [lia|]. apply find_some in E. apply E.
      * exfalso. apply existsb_exists in H as (k & I & H). assert (N := find_none _ _ E k I). congruence.
Qed.

Variables (order : nat -> asked -> list nat) (remember : nat -> (asked -> bool) -> asked -> bool).
Hypothesis remembers : forall n f a, remember n f a = f a.

Theorem within_can : forall n pos banned, well_formed pos -> within near order remember n (pos, banned) = true ->
  can n pos banned = true.
Proof.
  assert (Now : forall pos, well_formed pos -> settles_board x near pos = true -> settles_now x pos = true).
  { intros pos W S. apply settles_now_iff; [exact W|]. apply settles_board_right; assumption. }
  assert (Here : forall n pos banned, well_formed pos -> settled_here near (pos, banned) = true -> can n pos banned = true).
  { intros n pos banned W H. unfold settled_here in H. apply andb_true_iff in H as (N & S). cbn [fst snd] in N, S.
    apply (can_grows 0); [lia|]. simpl can. rewrite N. apply Now; assumption. }
  induction n as [|n IH]; intros pos banned W H; simpl within in H; [apply Here; assumption|].
  unfold or_here in H. destruct (settled_here near (pos, banned)) eqn:E; [apply Here; assumption|].
  rewrite remembers in H. simpl can. apply orb_true_iff. right. unfold leads_on in H.
  apply existsb_exists in H as (k & _ & H). simpl in H. unfold leads_below in H.
  apply andb_true_iff in H as (H & G). apply andb_true_iff in H as (H & Free). apply andb_true_iff in H as (Hk & Em).
  apply Nat.ltb_lt in Hk. cbv zeta in G. rewrite quick_play_is_play in G by exact Hk.
  apply andb_true_iff in G as (G & A). apply andb_true_iff in G as (Own & C).
  apply existsb_exists. exists k. split; [apply in_all_points; exact Hk|]. apply good_play_iff.
  split; [apply is_empty_iff; exact Em|]. split; [apply negb_true_iff; exact Free|].
  split; [apply none_there_iff; exact Own|]. split; [exact C|]. apply good_after_iff.
  destruct (settles_board x near (after (play_at pos x k))) eqn:S; [left; apply Now; [apply after_formed | exact S]|].
  right. apply andb_true_iff in A as (P & A). split; [apply IH; [apply after_formed | exact P]|].
  rewrite quick_single_is_single in A by exact Hk. intros j Hj Ej Fj Cj. apply IH; [apply after_formed|].
  exact (all_answers_right (fun q b => within near order remember n (q, b)) _ _ A j Hj Ej Fj Cj).
Qed.

End Search.

Print Assumptions within_can.
