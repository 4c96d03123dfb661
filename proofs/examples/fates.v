(* Fates on small boards: tables that the checker accepts, what they say, and tables that it refuses.

   `solved` makes the whole table of a stone, for a rule set without hot stones. In round n it gives stage n to
   each situation where the checker agrees; what is left after the last round hangs. *)
From Hotstone.board Require Import board chains rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.certificates Require Import quick listing.
From Hotstone.fates Require Import answers stone check_fates.
From Hotstone.examples Require Import games.

Local Notation X := (Some black).
Local Notation O := (Some white).
Local Notation "'__'" := (@None color).

Definition row_of (c : color) (already : nat) (a : answer) : row answer :=
  {| mover := c; passes_before := already; banned := []; value := a |}.

Definition banning (l : list nat) (r : row answer) : row answer :=
  {| mover := mover answer r; passes_before := passes_before answer r; banned := l; value := value answer r |}.

Definition table_at (pos : position) (l : list (row answer)) : page answer := {| place := pos; rows := l |}.

Section Solving.
Context {B : board}.
Variables (rules : rule_set) (p : nat) (owner : color).

Fixpoint fillings (n : nat) : list position :=
  match n with
  | 0 => [[]]
  | S n => flat_map (fun pos => [None :: pos; X :: pos; O :: pos]) (fillings n)
  end.

(* The legal positions in which the stone stands. *)
Definition places : list position :=
  filter (fun pos => is_legal pos && cell_eqb (cell_at pos p) (Some owner)) (fillings points).

Definition pages_of (say : situation -> option answer) : list (page answer) :=
  map (fun pos => table_at pos (flat_map (fun r =>
    let '(c, already) := r in
    match say {| stones := pos; to_move := c; passes := already; bans := []; handicap_owed := 0 |} with
    | Some a => [row_of c already a]
    | None => []
    end) (list_prod [black; white] (seq 0 (end_passes rules))))) places.

Definition one_round (near : list (list nat)) (n : nat) (pages : list (page answer)) : list (page answer) :=
  let t := tree_of answer pages in
  pages_of (fun s => match value_listed answer t s with
                     | Some a => Some a
                     | None => find (check_answer rules p owner near t s) [won_by black n; won_by white n]
                     end).

Fixpoint so_many_rounds (near : list (list nat)) (n : nat) : list (page answer) :=
  match n with 0 => [] | S k => one_round near n (so_many_rounds near k) end.

Definition solved (n : nat) : list (page answer) :=
  let t := tree_of answer (so_many_rounds neighbour_table n) in
  pages_of (fun s => match value_listed answer t s with Some a => Some a | None => Some hangs end).

Definition says_of (pages : list (page answer)) (pos : position) (c : color) : option answer :=
  says answer pages (start_situation rules pos c).

(* How many rows say which side has its way, or that neither has. *)
Definition count_of (pages : list (page answer)) (side : option color) : nat :=
  length (filter (fun r => cell_eqb (side_of (value answer r)) side) (flat_map (rows answer) pages)).

(* Each table that says something else in one row. *)
Definition spoilt (pages : list (page answer)) : list (list (page answer)) :=
  flat_map (fun i =>
    map (fun a => map (fun g => table_at (place answer g)
                     (map (fun r => if position_eqb (place answer (fst i)) (place answer g) &&
                                       color_eqb (mover answer (snd i)) (mover answer r) &&
                                       (passes_before answer (snd i) =? passes_before answer r)
                                    then row_of (mover answer r) (passes_before answer r) a else r)
                          (rows answer g))) pages)
        (filter (fun a => negb (cell_eqb (side_of a) (side_of (value answer (snd i)))))
                [won_by black 9; won_by white 9; hangs]))
    (flat_map (fun g => map (fun r => (g, r)) (rows answer g)) pages).

End Solving.

(* 2x1: the black stone A1 of X. is in atari. White to move takes it. Black to move loses it a ply later if he
   passes, and at once if he fills B1 and so removes both stones. *)
Definition stone_in_atari : list (page answer) :=
  [table_at [X; __] [row_of white 0 (won_by white 1); row_of black 0 (won_by white 2);
                     row_of white 1 (won_by white 1)]].

Example atari_is_accepted : @check_fates (rectangle 2 1) plain 0 black stone_in_atari = true.
Proof. vm_compute. reflexivity. Qed.

Example stone_in_atari_is_removed : @is_removed_within (rectangle 2 1) plain no_cycle_rule 0 black 2
  (start_of plain [X; __] black).
Proof.
  exact (@accepted_fates (rectangle 2 1) plain 0 black stone_in_atari atari_is_accepted
           (start_of plain [X; __] black) (won_by white 2) eq_refl eq_refl).
Qed.

(* 3x1: the stone B1 of .X. has two eyes. Whoever is to move, passes end the game. *)
Definition two_eyes : list (page answer) :=
  [table_at [__; X; __] (map (fun r => row_of (fst r) (snd r) (won_by black (4 - snd r)))
                             (list_prod [black; white] (seq 0 4)))].

Example stone_with_two_eyes_is_kept :
  let B := rectangle 3 1 in
  check_fates plain 1 black two_eyes = true /\ says_of plain two_eyes [__; X; __] white = Some (won_by black 4).
Proof. vm_compute. auto. Qed.

(* 4x1 without hot stones. White to move at .X.. plays C1, and C1 and D1 are a ko: Black takes at D1, White takes
   back at C1, and so on for ever, since White removes the stone B1 at A1 if Black passes. So it hangs. Black to move
   plays at C1 himself and keeps it. In all 14 situations with this stone hang. *)
Example stone_beside_a_ko_hangs :
  let B := rectangle 4 1 in
  let table := solved plain 1 black 8 in
  check_fates plain 1 black table = true /\
  says_of plain table [__; X; __; __] white = Some hangs /\
  says_of plain table [__; X; O; __] black = Some hangs /\
  says_of plain table [__; X; __; X] white = Some hangs /\
  says_of plain table [__; X; O; __] white = Some (won_by white 1) /\
  option_map side_of (says_of plain table [__; X; __; __] black) = Some X /\
  map (count_of table) [X; O; __] = [27; 39; 14].
Proof. vm_compute. auto 10. Qed.

(* The same with the single hot stone: when Black has taken C1 White may not take back at once. He passes, and
   whatever Black does but pass loses at once. Now White takes; Black may not take back, and White removes B1. *)
Definition ko_with_a_hot_stone : list (page answer) :=
  [table_at [__; X; __; __] [row_of white 0 (won_by white 7)];
   table_at [__; X; O; __] [row_of black 0 (won_by white 6); banning [3] (row_of black 0 (won_by white 2));
                            row_of white 1 (won_by white 1)];
   table_at [__; X; __; X] [banning [2] (row_of white 0 (won_by white 5)); row_of black 1 (won_by white 4);
                            row_of white 2 (won_by white 3)];
   table_at [__; X; X; X] [row_of white 0 (won_by white 1)];
   table_at [X; X; __; X] [row_of white 0 (won_by white 1)]].

Example hot_stone_decides :
  let B := rectangle 4 1 in
  check_fates with_single 1 black ko_with_a_hot_stone = true /\
  check_fates plain 1 black ko_with_a_hot_stone = false.
Proof. vm_compute. auto. Qed.

(* 2x2: the whole table of A1. Without hot stones, too, nothing hangs. *)
Example fates_on_2x2 :
  let B := rectangle 2 2 in
  let table := solved plain 0 black 8 in
  check_fates plain 0 black table = true /\ map (count_of table) [X; O; __] = [32; 96; 0].
Proof. vm_compute. auto. Qed.

(* What the checker refuses, one table for each condition. *)
Example refused_tables :
  let B := rectangle 2 1 in
  let refuses rules p owner l := negb (check_fates rules p owner [table_at [X; __] l]) in
  (* White's take leads to stage 0, so his stage is 1 or more. *)
  refuses plain 0 black [row_of white 0 (won_by white 0)] = true /\
  (* Black may pass, and the table does not say what then. *)
  refuses plain 0 black [row_of black 0 (won_by white 2)] = true /\
  (* It says, but the stage does not fall. *)
  refuses plain 0 black [row_of black 0 (won_by white 2); row_of white 1 (won_by white 2)] = true /\
  (* White to move wins, so nothing hangs. *)
  refuses plain 0 black [row_of white 0 hangs] = true /\
  (* There is no stone at B1, and that at A1 is not White's. *)
  refuses plain 1 black [row_of white 0 (won_by white 1)] = true /\
  refuses plain 0 white [row_of white 0 (won_by black 1)] = true /\
  (* The game is over. *)
  refuses plain 0 black [row_of white 4 (won_by black 1)] = true /\
  (* Under resume=dispute the situation does not say everything. *)
  let disputed := {| self_removal := groups; end_passes := 4; capture_ends := false; handicap := 0;
                     resume_dispute := true; hot_stones := fun _ => [] |} in
  refuses disputed 0 black [row_of white 0 (won_by white 1)] = true.
Proof. vm_compute. auto 10. Qed.

(* Two eyes do not hang: White wins by no move, but at the last pass no move leads to what hangs. *)
Example hanging_needs_a_way_on :
  let B := rectangle 3 1 in
  check_fates plain 1 black [table_at [__; X; __] (map (fun r => row_of (fst r) (snd r) hangs)
                                                       (list_prod [black; white] (seq 0 4)))] = false.
Proof. vm_compute. reflexivity. Qed.

(* On 3x1 every row of the table of B1 matters: of the 48 tables that say something else in one row none is
   accepted. *)
Example every_change_is_refused :
  let B := rectangle 3 1 in
  let table := solved plain 1 black 8 in
  check_fates plain 1 black table = true /\ length (spoilt table) = 48 /\
  forallb (fun other => negb (check_fates plain 1 black other)) (spoilt table) = true.
Proof. vm_compute. auto. Qed.
