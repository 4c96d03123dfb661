(* Counting by the ko race itself: sequences of moves, and what they lead to.

   The definitions of ko_race/ say what is legal as a statement; `may_move` and `can_stand` decide it, and are
   proved to. extract/races.v turns them into an OCaml program. What it says of all races with small numbers
   is kept in extract/race_counts.tsv, and a test asks spec/ko_race for the same numbers. *)
From Coq Require Import List Arith Bool Lia.
From Hotstone.ko_race Require Import race classes.
Import ListNotations.

Definition is_legal_take (law : race_law) (r : ko_race) : bool :=
  (hot r <? kos (of_side r (other_side (to_move r)))) &&
  match barred law with None => true | Some s => negb (same_side s (to_move r)) end.

Definition may_move (law : race_law) (r : ko_race) (m : race_move) : bool :=
  let own := of_side r (to_move r) in
  let other := of_side r (other_side (to_move r)) in
  match removed r with None => true | Some _ => false end && (passes r <? end_passes law) &&
  match m with
  | take => is_legal_take law r
  | connect => 0 <? kos own
  | fill_external => 0 <? external other
  | fill_own_external => 0 <? external own
  | fill_shared => 0 <? shared r
  | fill_eye => (eyes other =? 1) && (breaths other (shared r) =? 1)
  | fill_own_eye => 0 <? eyes own
  | threat => 0 <? threats own
  | pass => true
  end.

Lemma may_move_is_legal : forall law r m, may_move law r m = true <-> is_legal_race_move law r m.
Proof.
  intros law r m. unfold may_move, is_legal_race_move, is_legal_take.
  rewrite !andb_true_iff, Nat.ltb_lt.
  assert (N : (match removed r with None => true | Some _ => false end = true) <-> removed r = None)
    by (destruct (removed r); split; congruence).
  rewrite N, <- and_assoc. apply and_iff_compat_l.
  destruct m; rewrite ?andb_true_iff, ?Nat.ltb_lt, ?Nat.eqb_eq; try reflexivity; try tauto.
  apply and_iff_compat_l. destruct (barred law) as [[|]|], (to_move r); cbn; intuition congruence.
Qed.

Definition can_stand (r : ko_race) : bool :=
  match removed r with None => true | Some _ => false end &&
  (hot r <=? kos (of_side r (other_side (to_move r)))) && (0 <? race_liberties r first) &&
  (0 <? race_liberties r second).

Lemma can_stand_is_race : forall r, can_stand r = true <-> is_race r.
Proof.
  intro r. unfold can_stand, is_race. rewrite !andb_true_iff, !Nat.ltb_lt, Nat.leb_le.
  destruct (removed r); intuition congruence.
Qed.

Definition all_race_moves : list race_move :=
  [take; connect; fill_external; fill_own_external; fill_shared; fill_eye; fill_own_eye; threat; pass].

Definition code_of_race_side (s : race_side) : nat := match s with first => 1 | second => 2 end.
Definition code_of_removed (s : option race_side) : nat :=
  match s with None => 0 | Some s => code_of_race_side s end.
Definition code_of_hot (h : race_hot) : nat :=
  match h with hot_none => 0 | hot_single => 1 | hot_twin => 2 | hot_twin_triple => 3 end.
Definition code_of_race_move (m : race_move) : nat :=
  match m with
  | take => 0 | connect => 1 | fill_external => 2 | fill_own_external => 3 | fill_shared => 4 | fill_eye => 5
  | fill_own_eye => 6 | threat => 7 | pass => 8
  end.
Definition code_of_class (c : race_class) : nat :=
  match c with
  | no_ko => 0 | disturbed_life => 1 | disturbed_death s => 1 + code_of_race_side s | coexistence => 4
  | unclassified => 5 | fighting h => 6 + code_of_hot h
  end.

Definition numbers_of_group (g : race_group) : list nat := [eyes g; external g; kos g; threats g].
Definition numbers_of_race (r : ko_race) : list nat :=
  numbers_of_group (of_first r) ++ numbers_of_group (of_second r) ++
  [shared r; code_of_race_side (to_move r); hot r; passes r; code_of_removed (removed r)].

Section Counting.
Variable law : race_law.
(* All sums are taken modulo this number. *)
Variable big : nat.

Definition race_digest (r : ko_race) : nat :=
  fold_left (fun h n => (h * 7 + n) mod big) (numbers_of_race r) 1.

(* How many legal sequences of so many plies there are, and a number made of each move and of each race at
   the end. *)
Fixpoint count_races (depth : nat) (r : ko_race) : nat * nat :=
  match depth with
  | 0 => (1, race_digest r)
  | S d =>
      fold_left (fun all m =>
          if may_move law r m then
            let part := count_races d (after_race_move law r m) in
            (fst all + fst part, (snd all * 31 + code_of_race_move m * 7 + snd part) mod big)
          else all)
        all_race_moves (0, 1)
  end.

(* The same for each race of a list, with its class: how many races can stand, sequences, and the number. *)
Definition add_race (depth : nat) (all : nat * nat * nat) (r : ko_race) : nat * nat * nat :=
  if can_stand r then
    let part := count_races depth r in
    (fst (fst all) + 1, snd (fst all) + fst part,
     (snd all * 31 + code_of_class (classify_race r) * 7 + snd part) mod big)
  else all.

End Counting.
