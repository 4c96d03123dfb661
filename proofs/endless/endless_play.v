(* An endless legal play under `square`.

   Let a stem lead to a situation s, and let three walks lead from s back to s: return cycles, legal without
   a rule about cycles. Cut the sequence of entries where it is at the entry of s, the mark. If the
   conditions of blocks.v hold, the cycles played in the order of Thue's word make no square, so `square`
   forbids none of their moves: a legal play that does not end (docs/explanation/termination.md, read for stems that meet the
   mark only at their end). *)
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import superko square.
From Hotstone.endless Require Import square_free thue thue_square_free blocks walks.

Section EndlessPlay.
Context {B : board}.
Variable rules : rule_set.
Hypothesis no_dispute : resume_dispute rules = false.

Variables (start : game) (stem : list move) (s : situation) (cycle_of : letter -> list move).
Hypothesis nothing_past : past start = [].
Hypothesis stem_leads : walk rules (now start) stem = Some s.
Hypothesis cycles_return : forall x, walk rules s (cycle_of x) = Some s.
Hypothesis cycles_move : forall x, cycle_of x <> [].

Definition stem_entries : list entry := entries_on rules (now start) stem.

(* The entries of a cycle behind the mark. *)
Definition cycle_body (x : letter) : list entry := tl (entries_on rules s (cycle_of x)).

Hypothesis head_unmarked : ~ In (entry_of s) stem_entries.
Hypothesis bodies_unmarked : forall x, ~ In (entry_of s) (cycle_body x).
Hypothesis head_free : square_free stem_entries.
Hypothesis bodies_free : forall x, square_free (cycle_body x).
Hypothesis apart : told_apart _ _ stem_entries cycle_body.

Definition moves_in (w : list letter) : list move := stem ++ flat_map cycle_of w.

Lemma cycles_walk : forall w, walk rules s (flat_map cycle_of w) = Some s.
Proof. induction w as [|x w IH]; simpl; [reflexivity|]. rewrite walk_app, cycles_return. exact IH. Qed.

Lemma cycle_entries : forall x, entries_on rules s (cycle_of x) = entry_of s :: cycle_body x.
Proof. intro x. unfold cycle_body. destruct (cycle_of x) as [|m l] eqn:E; [destruct (cycles_move x E) |
  reflexivity]. Qed.

Lemma cycles_entries : forall w,
  entries_on rules s (flat_map cycle_of w) = marked entry letter (entry_of s) cycle_body w.
Proof.
  induction w as [|x w IH]; simpl; [reflexivity|].
  rewrite (entries_on_app rules _ _ s s (cycles_return x)), cycle_entries, IH. reflexivity.
Qed.

Lemma letter_eq_dec : forall x y : letter, {x = y} + {x <> y}.
Proof. decide equality. Defined.

Lemma thue_moves_legal : forall n, all_legal rules (square of_situation) start (moves_in (thue n)).
Proof.
  intro n. apply walk_without_square with s; [exact no_dispute| |].
  - unfold moves_in. rewrite walk_app, stem_leads. apply cycles_walk.
  - rewrite nothing_past. simpl. unfold moves_in.
    rewrite (entries_on_app rules _ _ _ s stem_leads), cycles_entries.
    destruct (thue_grows n) as ((r & Ne & E) & _).
    assert (S : square_free (stem_entries ++ marked entry letter (entry_of s) cycle_body (thue (S n)))).
    { apply blocks_square_free; auto using letter_eq_dec, thue_square_free.
      intro e. apply entry_eq_dec. }
    rewrite E, marked_app in S. destruct r as [|x r]; [congruence|].
    apply square_free_prefix with (cycle_body x ++ marked entry letter (entry_of s) cycle_body r).
    rewrite <- !app_assoc. exact S.
Qed.

Lemma moves_longer : forall w, length w <= length (moves_in w).
Proof.
  intro w. unfold moves_in. rewrite app_length. induction w as [|x w IH]; simpl; [lia|].
  rewrite app_length. destruct (cycle_of x) as [|m l] eqn:E; [destruct (cycles_move x E)|]. simpl. lia.
Qed.

Lemma moves_grow : forall n, exists more, moves_in (thue (S n)) = moves_in (thue n) ++ more.
Proof.
  intro n. destruct (thue_grows n) as ((r & _ & E) & _). unfold moves_in. rewrite E, flat_map_app, app_assoc.
    eauto.
Qed.

(* The play: its game after n plies. *)
Definition endless_game : nat -> game := game_after rules start (fun n => moves_in (thue n)).

(* Endless under each rule that permits all its beginnings. *)
Lemma endless_if_legal : forall cycle, (forall n, all_legal rules cycle start (moves_in (thue n))) ->
  endless_game 0 = start /\ endless rules cycle endless_game.
Proof.
  intros cycle Legal. apply growing_moves_are_endless; [apply moves_grow | | exact Legal].
  intro n. destruct (thue_grows n) as (_ & L). assert (M := moves_longer (thue n)). lia.
Qed.

Theorem endless_under_square : endless_game 0 = start /\ endless rules (square of_situation) endless_game.
Proof. apply endless_if_legal. apply thue_moves_legal. Qed.

End EndlessPlay.

Print Assumptions endless_under_square.
