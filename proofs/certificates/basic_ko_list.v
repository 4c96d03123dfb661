(* Lists for basic ko alone: positions, with what is banned there, each with a rank and a move of one side, and what is asked
   of them.

   These are the solutions whose header says `rules basic-ko` (docs/reference/certificates.md). The side x plays the move of
   the line that has the position and the ban. Every answer leads to a line of lower rank, or to where the line may end: at a
   settled board, or at one that a search finds a settled board from (settled_search.v). He passes only where he has enough; of
   what the opponent does then, the pass leaves things as they are, and every play that changes the position leads to a line of
   lower rank or such a leaf. Once he has passed and the opponent too, he goes on passing: the ban is gone then, and the line
   may not be the same.

   What is known of a list is what it says when asked: `said`. The program looks it up; how is up to it. `line_is_right` is
   what it asks of a line, `right_line` says it. basic_ko_game.v has what follows for games. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts variation.
From Hotstone.rules Require Import situation hot_single.
From Hotstone.certificates Require Import quick robust_list settled_board settled_search.

Record line := { line_stones : position; line_bans : list nat; line_rank : nat; line_move : move }.

(* The line of a position with this ban, if there is one. *)
Definition index := position -> list nat -> option line.

(* Where lines may end before the game: at positions that x has settled, whoever is to move, and, x to move, where he can
   settle the board. *)
Record leaves := { settled_there : position -> bool; settled_soon : asked -> bool }.

Definition no_leaves : leaves := {| settled_there := fun _ => false; settled_soon := fun _ => false |}.

Definition ranks_below (said : option line) (r : nat) : bool :=
  match said with Some e => line_rank e <? r | None => false end.

Section List.
Context {B : board}.
Variables (x : color) (at_least : Z).

Notation o := (opponent x).

(* The program. *)

Definition is_met (said : index) (ends : leaves) (r : nat) (pos : position) (banned : list nat) : bool :=
  if ranks_below (said pos banned) r then true else settled_soon ends (pos, banned).

(* The opponent may be to move. What is not listed is likely to be settled. *)
Definition left_is_met (near : list (list nat)) (said : index) (ends : leaves) (r : nat) (pos : position)
    (banned : list nat) : bool :=
  if match said pos [] with Some _ => false | None => settled_there ends pos end then true
  else if is_met said ends r pos [] then
    if all_answers x near (is_met said ends r) pos banned then true else settled_there ends pos
  else settled_there ends pos.

Definition line_is_right (near : list (list nat)) (said : index) (ends : leaves) (e : line) : bool :=
  match line_move e with
  | pass => (at_least <=? as_seen_by x (quick_difference near (line_stones e)))%Z &&
            all_answers x near (is_met said ends (line_rank e)) (line_stones e) []
  | play_on k =>
      (k <? points) && is_empty (line_stones e) k && negb (mem k (line_bans e)) &&
      let pl := quick_play near (line_stones e) x k in
      none_there (self_removed pl) && changes_position pl &&
      left_is_met near said ends (line_rank e) (after pl) (quick_single near pl)
  end.

(* The start, and a number above all ranks. *)
Definition start_is_right (near : list (list nat)) (said : index) (ends : leaves) (setup : position) (first : color)
    (above : nat) : bool :=
  (length setup =? points) && quick_legal near setup &&
  if color_eqb first x then is_met said ends above setup []
  else left_is_met near said ends above setup [].

(* The same as statements. *)

Variables (said : index) (fuel : nat).

Definition fine (r : nat) (pos : position) (banned : list nat) : Prop :=
  (exists e, said pos banned = Some e /\ line_rank e < r) \/ can x fuel pos banned = true.

(* Every play of the opponent that is not banned and changes the position leads to something fine. *)
Definition answered (r : nat) (pos : position) (banned : list nat) : Prop :=
  forall k, k < points -> cell_at pos k = None -> mem k banned = false -> changes_position (play_at pos o k) = true ->
    fine r (after (play_at pos o k)) (single_hot_stone (play_at pos o k)).

(* The opponent may be to move. *)
Definition left_fine (r : nat) (pos : position) (banned : list nat) : Prop :=
  settles x pos \/ (fine r pos [] /\ answered r pos banned).

Definition right_line (pos : position) (banned : list nat) (r : nat) (m : move) : Prop :=
  match m with
  | pass => enough x at_least pos /\ answered r pos []
  | play_on k =>
      k < points /\ cell_at pos k = None /\ mem k banned = false /\ self_removed (play_at pos x k) = [] /\
      changes_position (play_at pos x k) = true /\ left_fine r (after (play_at pos x k)) (single_hot_stone (play_at pos x k))
  end.

Definition right_start (setup : position) (first : color) (above : nat) : Prop :=
  well_formed setup /\ legal setup /\
  (first = x -> fine above setup []) /\ (first <> x -> left_fine above setup []).

Definition ends_right (ends : leaves) : Prop :=
  (forall pos, well_formed pos -> settled_there ends pos = true -> settles x pos) /\
  (forall pos banned, well_formed pos -> settled_soon ends (pos, banned) = true -> can x fuel pos banned = true).

Lemma no_leaves_right : ends_right no_leaves.
Proof. split; discriminate. Qed.

(* Why the program is right: where it looks things up in a list of which the statements speak. *)

Notation near := neighbour_table.

Variables (found : index) (ends : leaves).
Hypothesis found_is_said : forall pos banned e r, found pos banned = Some e -> line_rank e < r -> fine r pos banned.
Hypothesis ends_are_right : ends_right ends.

Lemma is_met_right : forall r pos banned, well_formed pos -> is_met found ends r pos banned = true -> fine r pos banned.
Proof.
  intros r pos banned W H. unfold is_met in H. destruct (ranks_below (found pos banned) r) eqn:E.
  - unfold ranks_below in E. destruct (found pos banned) as [e|] eqn:S; [|discriminate]. apply Nat.ltb_lt in E.
    exact (found_is_said _ _ _ _ S E).
  - right. apply (proj2 ends_are_right); assumption.
Qed.

Lemma answers_right : forall r pos banned, all_answers x near (is_met found ends r) pos banned = true -> answered r pos banned.
Proof.
  intros r pos banned H k Hk E Free C. apply is_met_right; [apply after_formed|].
  exact (all_answers_right x _ _ _ H k Hk E Free C).
Qed.

Lemma left_is_met_right : forall r pos banned, well_formed pos -> left_is_met near found ends r pos banned = true ->
  left_fine r pos banned.
Proof.
  intros r pos banned W H. unfold left_is_met in H.
  assert (Settled : settled_there ends pos = true -> left_fine r pos banned) by (left; apply (proj1 ends_are_right); assumption).
  destruct (match found pos [] with Some _ => false | None => settled_there ends pos end) eqn:E.
  - apply Settled. destruct (found pos []); [discriminate | exact E].
  - destruct (is_met found ends r pos []) eqn:P; [|exact (Settled H)].
    destruct (all_answers x near (is_met found ends r) pos banned) eqn:A; [|exact (Settled H)].
    right. split; [apply is_met_right; assumption | apply answers_right; exact A].
Qed.

Theorem line_is_right_right : forall e, line_is_right near found ends e = true ->
  right_line (line_stones e) (line_bans e) (line_rank e) (line_move e).
Proof.
  intros e R. unfold line_is_right in R. unfold right_line. destruct (line_move e) as [k|].
  - apply andb_true_iff in R as (R & T). apply andb_true_iff in R as (R & Free). apply andb_true_iff in R as (Hk & E).
    apply Nat.ltb_lt in Hk. apply is_empty_iff in E. apply negb_true_iff in Free. cbv zeta in T.
    rewrite quick_play_is_play, quick_single_is_single in T by exact Hk. apply andb_true_iff in T as (T & L).
    apply andb_true_iff in T as (Own & C). apply none_there_iff in Own. repeat split; try assumption.
    apply left_is_met_right; [apply after_formed | exact L].
  - apply andb_true_iff in R as (T & Plays). apply Z.leb_le in T. rewrite quick_difference_is_difference in T.
    split; [exact T | apply answers_right; exact Plays].
Qed.

Theorem start_is_right_right : forall setup first above, start_is_right near found ends setup first above = true ->
  right_start setup first above.
Proof.
  intros setup first above H. unfold start_is_right in H. apply andb_true_iff in H as (H & S).
  apply formed_and_legal in H as (W & L).
  split; [exact W|]. split; [exact L|]. destruct (color_eqb first x) eqn:C.
  - apply color_eqb_eq in C. split; [|congruence]. intros _. apply is_met_right; assumption.
  - split; [intros ->; rewrite color_eqb_refl in C; discriminate|]. intros _.
    apply left_is_met_right; assumption.
Qed.

End List.

Print Assumptions line_is_right_right.
Print Assumptions start_is_right_right.
