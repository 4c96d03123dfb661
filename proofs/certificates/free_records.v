(* Records with free points, and what is asked of them: the program.

   A record gives a play of the owner, and a rank, in all positions that a known position stands for (known_positions.v). What is
   asked is what certify/solution/free_points_check.h says. The play removes no own stone; and then either the owner *is done*,
   or it is known what each answer takes, and each known position after the pass and the answers is *met*: the owner is done
   there; or he is after a stone more, at a point that is known to be empty; or one record of lower rank covers it. With a point
   that may be banned this record plays elsewhere, and so do all records of lower ranks that have some of the same positions.
   Images of records are further records.

   When he is done is said by `is_done`, of his stones alone: free_solution.v has the reason, whatever that is.

   `by_stones` sorts the records by the owner's stones; `sorted_iff` says that none gets lost. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts play.
From Hotstone.certificates Require Import quick listing known_positions known_answers quick_known.
Import ListNotations.
Open Scope nat_scope.

Record free_record := { free_known : list known_cell; free_rank : nat; free_play : nat }.

(* Whether all cells that the second allows are allowed by the first; and whether there is one that both allow. *)
Definition includes (c d : known_cell) : bool :=
  match c, d with
  | own, own | opp, opp | known_empty, known_empty | free, opp | free, known_empty | free, free => true
  | _, _ => false
  end.

Definition overlaps (c d : known_cell) : bool :=
  match c, d with
  | own, own => true
  | own, _ | _, own | opp, known_empty | known_empty, opp => false
  | _, _ => true
  end.

Definition sorted (A : Type) := tree (list A).

Definition those_at {A} (t : sorted A) (key : position) : list A := match find_in t key with Some l => l | None => [] end.

Definition add_to {A} (key : A -> position) (t : sorted A) (a : A) : sorted A := keep (key a) (a :: those_at t (key a)) t.

Lemma found_if_kept : forall {A} pos (a : A) t, find_in (keep pos a t) pos = Some a.
Proof.
  intros A. induction pos as [|[[|]|] pos IH]; intros a t; [reflexivity| | |]; simpl;
    destruct (branches t) as ((e, b), w); simpl; apply IH.
Qed.

Lemma others_if_kept : forall {A} pos pos' (a : A) t, length pos' = length pos -> pos' <> pos ->
  find_in (keep pos a t) pos' = find_in t pos'.
Proof.
  intros A. induction pos as [|x pos IH]; intros [|y pos'] a t Len N; simpl in Len; try discriminate; [congruence|].
  injection Len as Len. destruct (cell_eq_dec y x) as [->|D].
  - assert (N' : pos' <> pos) by congruence. destruct x as [[|]|], t; simpl; rewrite ?IH by assumption; destruct pos'; reflexivity.
  - destruct x as [[|]|], y as [[|]|], t; simpl; try congruence; destruct pos'; reflexivity.
Qed.

Lemma sorted_iff : forall {A} (key : A -> position) n all t r pos, (forall a, length (key a) = n) -> length pos = n ->
  (In r (those_at (fold_left (add_to key) all t) pos) <-> In r (those_at t pos) \/ (In r all /\ key r = pos)).
Proof.
  intros A key n all. induction all as [|a all IH]; intros t r pos Keys Len; simpl; [tauto|].
  rewrite IH by assumption.
  assert (Step : In r (those_at (add_to key t a) pos) <-> In r (those_at t pos) \/ (a = r /\ key r = pos)).
  { unfold add_to. destruct (position_eq_dec pos (key a)) as [->|N].
    - unfold those_at at 1. rewrite found_if_kept. simpl. split; [intros [->|I]; auto | intros [I|(-> & _)]; auto].
    - unfold those_at at 1. rewrite others_if_kept by (rewrite ?Keys; assumption). fold (those_at t pos).
      split; [auto|]. intros [I|(-> & E)]; [exact I | congruence]. }
  rewrite Step. tauto.
Qed.

Section Program.
Context {B : board}.
Variable x : color.

(* The owner's stones alone; and a position of which everything is known. *)
Definition stones_of (k : known_position) : position := tabulate (fun q => if is_own k q then Some x else None).

Definition exactly (pos : position) : known_position := fun q =>
  match cell_at pos q with None => known_empty | Some c => if color_eqb c x then own else opp end.

Definition covers (r : free_record) (k : known_position) : bool :=
  forallb (fun q => includes (known_of (free_known r) q) (k q)) all_points.

Definition has_some_of (r : free_record) (k : known_position) : bool :=
  forallb (fun q => overlaps (known_of (free_known r) q) (k q)) all_points.

Definition plays_elsewhere (banned : list nat) (r : free_record) : bool := negb (mem (free_play r) banned).

Definition by_stones (records : list free_record) : sorted free_record :=
  fold_left (add_to (fun r => stones_of (known_of (free_known r)))) records nothing.

(* Whether the owner is done with these stones, and where one more does it. *)
Variable is_done : position -> bool.

Definition done_with (stones : position) : bool * list nat :=
  (is_done stones, filter (fun p => is_empty stones p && is_done (put stones p x)) all_points).

(* The program may remember what it found out. *)
Variable look : position -> bool * list nat.

Section Found.
Variables (near : list (list nat)) (found : sorted free_record).

Definition is_covered (bound : nat) (k : known_position) (banned : list nat) (stones : position) : bool :=
  let some := those_at found stones in
  existsb (fun r => (free_rank r <? bound) && covers r k && plays_elsewhere banned r &&
                    match banned with
                    | [] => true
                    | _ :: _ => forallb (fun s => negb (free_rank s <? free_rank r) || negb (has_some_of s k) ||
                                                  plays_elsewhere banned s) some
                    end) some.

Definition is_met (bound : nat) (k : known_position) (banned : list nat) : bool :=
  let stones := stones_of k in
  let (now, next) := look stones in
  if now then true
  else if existsb (fun p => is_known_empty k p && negb (mem p banned)) next then true
  else is_covered bound k banned stones.

(* After a pass, and each answer that is not barred. *)
Definition all_met (bound : nat) (k : known_position) (barred : list nat) : bool :=
  let by_own := borders near (is_own k) in
  let by_opp := borders near (is_opp k) in
  is_met bound k [] &&
  forallb (fun p => if (is_known_empty k p || is_free k p) && negb (mem p barred) then
                      match quick_answer near k by_own by_opp p with
                      | unknown => false
                      | as_pass => true
                      | leads_to after _ banned => is_met bound after banned
                      end
                    else true) all_points.

Definition record_is_right (r : free_record) : bool :=
  let k := known_of (free_known r) in
  let p := free_play r in
  (p <? points) && is_known_empty k p &&
  match quick_own_play near (free_known r) p with
  | None => false
  | Some (after, barred) => mem p (snd (look (stones_of k))) || all_met (free_rank r) (known_of after) barred
  end.

Definition start_is_met (setup : position) (first : color) (bound : nat) : bool :=
  (length setup =? points) && quick_legal near setup &&
  let k := exactly setup in
  if fst (look (stones_of k)) then true else if color_eqb first x then is_met bound k [] else all_met bound k [].

End Found.

Definition above_records (records : list free_record) : nat := S (fold_left (fun n r => Nat.max n (free_rank r)) records 0).

Definition records_are_right (setup : position) (first : color) (records : list free_record) : bool :=
  let near := neighbour_table in
  let found := by_stones records in
  start_is_met near found setup first (above_records records) && forallb (record_is_right near found) records.

Lemma by_stones_iff : forall records r k,
  In r (those_at (by_stones records) (stones_of k)) <-> In r records /\ stones_of (known_of (free_known r)) = stones_of k.
Proof.
  intros records r k. unfold by_stones. rewrite (sorted_iff _ points); try (intros; apply well_formed_tabulate).
  simpl. tauto.
Qed.

End Program.
