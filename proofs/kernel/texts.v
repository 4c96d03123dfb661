(* Certificates as terms of Coq: short texts, and the lists that they stand for.

   certificate_term.py turns the records of a certificate into letters, and what is here turns letters back into the lists that
   the checkers read. Nothing is proved of either, and nothing hangs on them: the theorems of this folder are about games, and the
   checker judges whatever list comes out. A text that says something else than its certificate is refused, or proves as much.

   A letter is a number below 64, from '0' on. A record has

     the position    three points a letter, the first point first: digit 0 empty, 1 black, 2 white, the first the least
     the rank        two letters, the higher first
     the move        0 for a pass, or one more than the point
     the ban         one more than the point, or 0; only where the list is under basic ko *)
From Coq Require Import List Arith Bool NArith ZArith.
From Coq Require Import Init.Byte Strings.Byte.
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation.
From Hotstone.certificates Require Import robust_list basic_ko_list area.
Import ListNotations.

Inductive text := no_more | letter (b : byte) (rest : text).

Fixpoint text_of (l : list byte) : text := match l with [] => no_more | b :: rest => letter b (text_of rest) end.

Fixpoint bytes_of (t : text) : list byte := match t with no_more => [] | letter b rest => b :: bytes_of rest end.

Declare Scope text_scope.
Delimit Scope text_scope with text.
String Notation text text_of bytes_of : text_scope.

Definition number_of (b : byte) : nat := Byte.to_nat b - 48.

(* The letters in records of one length; the latest record first. *)
Fixpoint records (width : nat) (t : text) (still : nat) (here : list nat) (found : list (list nat)) : list (list nat) :=
  match t with
  | no_more => found
  | letter b rest =>
      match still with
      | S (S n) => records width rest (S n) (number_of b :: here) found
      | _ => records width rest width [] (rev_append (number_of b :: here) [] :: found)
      end
  end.

Definition all_records (width : nat) (texts : list text) : list (list nat) :=
  fold_left (fun found t => records width t width [] found) texts [].

Definition some_cells : list cell := [None; Some black; Some white].

Definition three_cells : list (list cell) :=
  flat_map (fun c => flat_map (fun b => map (fun a => [a; b; c]) some_cells) some_cells) some_cells.

(* The position that a record begins with, and the letters after it. *)
Fixpoint cells_of (threes : nat) (letters : list nat) : list cell * list nat :=
  match threes, letters with
  | S n, v :: rest => let (cells, behind) := cells_of n rest in (nth v three_cells [] ++ cells, behind)
  | _, _ => ([], letters)
  end.

Definition move_of (v : nat) : move := match v with 0 => pass | S p => play_on p end.

Section OnABoard.
Variables columns rows : nat.

Notation points := (columns * rows).
Definition threes : nat := Nat.div (points + 2) 3.

(* What turning and mirroring make of a point. *)
Definition mirrored (across up : bool) (p : nat) : nat :=
  let c := p mod columns in
  let r := p / columns in
  (if up then rows - 1 - r else r) * columns + (if across then columns - 1 - c else c).

Definition turned (p : nat) : nat := (p mod columns) * columns + p / columns.

Definition maps : list (nat -> nat) :=
  let four := [mirrored false false; mirrored true false; mirrored false true; mirrored true true] in
  if columns =? rows then four ++ map (fun m p => m (turned p)) four else four.

(* As tables: where each point goes, and where it comes from. *)
Definition tables : list (list nat * list nat) :=
  map (fun m => let to := map m (seq 0 points) in
                (to, map (fun q => length (fst (fold_left (fun found p => let (before, done) := found : list nat * bool in
                                             if done then found else if p =? q then (before, true) else (p :: before, false))
                                          to ([], false)))) (seq 0 points))) maps.

Definition carried (table : list nat * list nat) (cells : position) : position :=
  map (fun p => nth p cells None) (snd table).

Definition carried_point (table : list nat * list nat) (p : nat) : nat := nth p (fst table) p.

Definition carried_move (table : list nat * list nat) (m : move) : move :=
  match m with pass => pass | play_on p => play_on (carried_point table p) end.

(* The lines of a list under basic ko, each with all its images. *)
Definition lines_of (texts : list text) : list line :=
  let images := tables in
  fold_left (fun found letters =>
      match cells_of threes letters with
      | (cells, [high; low; m; ban]) =>
          fold_left (fun found table =>
              {| line_stones := carried table (firstn points cells);
                 line_bans := match ban with 0 => [] | S p => [carried_point table p] end;
                 line_rank := high * 64 + low;
                 line_move := carried_move table (move_of m) |} :: found) images found
      | _ => found
      end) (all_records (threes + 4) texts) [].

(* The entry of a record in front of those before it; or with that of the same position, which then has another reply. *)
Definition added (found : list (position * answer)) (cells : position) (r : nat) (m : move) : list (position * answer) :=
  match found with
  | (same, a) :: more =>
      if position_eqb cells same then (same, {| rank := r; first_reply := m; other_replies := replies a |}) :: more
      else (cells, {| rank := r; first_reply := m; other_replies := [] |}) :: found
  | [] => [(cells, {| rank := r; first_reply := m; other_replies := [] |})]
  end.

Definition carried_answer (table : list nat * list nat) (a : answer) : answer :=
  {| rank := rank a; first_reply := carried_move table (first_reply a); other_replies := map (carried_move table) (other_replies a) |}.

(* The entries of a robust list, with these images. *)
Definition entries_with (images : list (list nat * list nat)) (texts : list text) : list (position * answer) :=
  let found := fold_left (fun found letters =>
      match cells_of threes letters with
      | (cells, [high; low; m]) => added found (firstn points cells) (high * 64 + low) (move_of m)
      | _ => found
      end) (all_records (threes + 3) texts) [] in
  fold_left (fun all entry => let (cells, a) := entry : position * answer in
      fold_left (fun all table => (carried table cells, carried_answer table a) :: all) images all) found [].

Definition entries_of : list text -> list (position * answer) := entries_with (firstn 1 tables).

Definition all_entries_of : list text -> list (position * answer) := entries_with tables.

(* A position alone. *)
Definition position_of (texts : list text) : position :=
  match all_records threes texts with letters :: _ => firstn points (fst (cells_of threes letters)) | [] => [] end.

End OnABoard.

(* The steps of a tree: '*' for each reply, '!' where the robust list takes over, or a move. *)
Fixpoint steps_in (t : text) : list area_step :=
  match t with
  | no_more => []
  | letter "*" rest => each_reply :: steps_in rest
  | letter "!" rest => from_here_robust :: steps_in rest
  | letter b rest => own_move (move_of (number_of b)) :: steps_in rest
  end.

Definition steps_of (texts : list text) : list area_step := flat_map steps_in texts.
