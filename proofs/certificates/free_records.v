(* Records with free points, and what is asked of them: the program.

   A record gives a play of the owner, and a rank, in all positions that a known position stands for (known_positions.v), and in
   their images. What is asked is what certify/solution/free_points_check.h says. The play removes no own stone; and then either
   the owner *is done*, or it is known what each answer takes, and each known position after the pass and the answers is *met*:
   the owner is done there; or he is after a stone more, at a point that is known to be empty; or one record of lower rank covers
   it. With a point that may be banned this record plays elsewhere, and so do all records of lower ranks that have some of the
   same positions. If other stones than single ones may be hot, no such point may be one where a stone more makes him done:
   that play might be the only one that is left to him.

   When he is done is said by `is_done`, of his stones alone: done_book.v has the reason, whatever that is.

   Records are kept in the images whose own stones are *turned*, as `turn` would turn them, in `gathered`; a known position is
   turned before it is looked up. How `turn` does it is up to it: `in_gathered` says that no record gets lost. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import hot_kinds.
From Hotstone.certificates Require Import quick quick_hot listing robust_list recorded_lines known_positions known_answers
  quick_known.

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

Fixpoint includes_all (a b : list known_cell) : bool :=
  match a, b with
  | [], [] => true
  | c :: a, d :: b => if includes c d then includes_all a b else false
  | _, _ => false
  end.

Fixpoint are_apart (a b : list known_cell) : bool :=
  match a, b with
  | c :: a, d :: b => if overlaps c d then are_apart a b else true
  | _, _ => false
  end.

Lemma included : forall a b q, includes_all a b = true -> includes (known_of a q) (known_of b q) = true.
Proof.
  unfold known_of. induction a as [|c a IH]; intros [|d b] q H; simpl in H; try discriminate; [reflexivity|].
  destruct (includes c d) eqn:E; [|discriminate]. rewrite !item_is_nth. destruct q as [|q]; simpl; [exact E|].
  rewrite <- !item_is_nth. apply IH. exact H.
Qed.

Lemma not_apart : forall a b, (forall q, q < length b -> overlaps (known_of a q) (known_of b q) = true) -> are_apart a b = false.
Proof.
  unfold known_of. induction a as [|c a IH]; intros [|d b] H; simpl; try reflexivity.
  assert (E := H 0 (Nat.lt_0_succ _)). simpl in E. rewrite E. apply IH. intros q Hq. specialize (H (S q)).
  rewrite !item_is_nth in *. apply H. simpl. lia.
Qed.

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
(* Whether all kinds of hot stones but `any-ko-stone` are looked at, or single ones. *)
Variables (every : bool) (x : color).

(* The owner's stones alone; and a position of which everything is known. *)
Definition stones_of (k : known_position) : position := tabulate (fun q => if is_own k q then Some x else None).

Definition exactly (pos : position) : known_position := fun q =>
  match cell_at pos q with None => known_empty | Some c => if color_eqb c x then own else opp end.

Definition plays_elsewhere (banned : list nat) (r : free_record) : bool := negb (mem (free_play r) banned).

(* Images. *)

Variables (maps : list table) (turn : position -> nat).

Definition record_image (t : table) (r : free_record) : free_record :=
  {| free_known := map (known_of (free_known r)) (comes t); free_rank := free_rank r;
    free_play := at_place (goes t) (free_play r) |}.

Definition own_stones (r : free_record) : position := stones_of (known_of (free_known r)).

Definition is_turned (stones : position) : bool :=
  match nth_error maps (turn stones) with Some t => position_eqb (image_of t stones) stones | None => false end.

(* By which map these stones are turned. *)
Definition turned_by (stones : position) : option table :=
  match nth_error maps (turn stones) with
  | Some t => if is_turned (image_of t stones) then Some t else None
  | None => None
  end.

Definition turned_images (r : free_record) : list free_record :=
  filter (fun i => is_turned (own_stones i)) (map (fun t => record_image t r) maps).

Fixpoint gathered (record : nat -> free_record) (count : nat) (t : sorted free_record) : sorted free_record :=
  match count with
  | 0 => t
  | S i => gathered record i (fold_left (add_to own_stones) (turned_images (record i)) t)
  end.

(* Whether the owner is done with these stones, and where one more does it. *)
Variable is_done : position -> bool.

Definition done_with (stones : position) : bool * list nat :=
  (is_done stones, filter (fun p => is_empty stones p && is_done (put stones p x)) all_points).

(* The program may remember what it found out. *)
Variable look : position -> bool * list nat.

Section Found.
Variables (near : list (list nat)) (found : sorted free_record).

(* One record serves in all these positions; with a ban, none of lower rank that has some of them plays there. *)
Definition is_covered (bound : nat) (cells : list known_cell) (banned : list nat) (some : list free_record) : bool :=
  existsb (fun r => (free_rank r <? bound) && includes_all (free_known r) cells && plays_elsewhere banned r &&
                    match banned with
                    | [] => true
                    | _ :: _ => forallb (fun s => negb (free_rank s <? free_rank r) || are_apart (free_known s) cells ||
                                                  plays_elsewhere banned s) some
                    end) some.

Definition is_met (bound : nat) (k : known_position) (banned : list nat) : bool :=
  let stones := stones_of k in
  match turned_by stones with
  | None => false
  | Some t =>
      let stones := image_of t stones in
      let cells := map k (comes t) in
      let banned := map (at_place (goes t)) banned in
      let (now, next) := look stones in
      if now then true
      else if existsb (fun p => is_known_empty (known_of cells) p && negb (mem p banned)) next then true
      else negb (every && existsb (fun p => mem p banned) next) && is_covered bound cells banned (those_at found stones)
  end.

(* Whether the owner is done after a play. *)
Definition is_last (k : known_position) (p : nat) : bool :=
  let stones := stones_of k in
  match turned_by stones with
  | None => false
  | Some t => mem (at_place (goes t) p) (snd (look (image_of t stones)))
  end.

(* What may be banned. Where everything is known the law says it; and what it says of images of the position is looked at, too. *)
Definition position_of (k : known_position) : position :=
  tabulate (fun q => match k q with own => Some x | opp => Some (opponent x) | _ => None end).

Definition bans_in (k : known_position) (p : nat) (t : table) : list nat :=
  map (at_place (comes t))
      (quick_hot_stones near (kinds_met every true)
                        (quick_play near (image_of t (position_of k)) (opponent x) (at_place (goes t) p))).

Definition bans_there (k : known_position) (p : nat) (banned : list nat) : list nat :=
  match banned with
  | [] => []
  | _ :: _ => if every && forallb (fun q => negb (is_free k q)) all_points then flat_map (bans_in k p) maps else banned
  end.

(* After a pass, and each answer that is not barred. *)
Definition all_met (bound : nat) (k : known_position) (barred : list nat) : bool :=
  let owns := filter (is_own k) all_points in
  let by_own := borders near (is_own k) in
  let by_opp := borders near (is_opp k) in
  is_met bound k [] &&
  forallb (fun p => if (is_known_empty k p || is_free k p) && negb (mem p barred) then
                      match quick_answer every near k owns by_own by_opp p with
                      | unknown => false
                      | as_pass => true
                      | leads_to after _ banned => is_met bound after (bans_there k p banned)
                      end
                    else true) all_points.

Definition record_is_right (r : free_record) : bool :=
  let k := known_of (free_known r) in
  let p := free_play r in
  (p <? points) && is_known_empty k p &&
  match quick_own_play near (free_known r) p with
  | None => false
  | Some (after, barred) => is_last k p || all_met (free_rank r) (known_of after) barred
  end.

Definition start_is_met (setup : position) (first : color) (bound : nat) : bool :=
  (length setup =? points) && quick_legal near setup &&
  let k := exactly setup in
  if fst (look (stones_of k)) then true else if color_eqb first x then is_met bound k [] else all_met bound k [].

End Found.

(* Maps are maps of the board, one after another is one, and so is what leads from one to another. *)
Definition leads_on (a b c : table) : bool :=
  forallb (fun p => at_place (goes c) (at_place (goes b) p) =? at_place (goes a) p) all_points.

Definition are_all_maps : bool :=
  are_closed maps && forallb (fun a => forallb (fun b => existsb (leads_on a b) maps) maps) maps.

Definition records_are_right (setup : position) (first : color) (count : nat) (record : nat -> free_record) (above : nat) : bool :=
  let near := neighbour_table in
  are_all_maps &&
  let found := gathered record count nothing in
  start_is_met near found setup first above && all_up_to (fun i => record_is_right near found (record i)) count.

Definition all_images (record : nat -> free_record) (count : nat) : list free_record :=
  flat_map (fun i => map (fun t => record_image t (record i)) maps) (seq 0 count).

Lemma in_gathered : forall record count k r, In r (those_at (gathered record count nothing) (stones_of k)) <->
  In r (all_images record count) /\ is_turned (own_stones r) = true /\ own_stones r = stones_of k.
Proof.
  intros record count k r.
  assert (H : forall t, In r (those_at (gathered record count t) (stones_of k)) <-> In r (those_at t (stones_of k)) \/
    (exists i, i < count /\ In r (turned_images (record i))) /\ own_stones r = stones_of k).
  { induction count as [|n IH]; intro t; simpl.
    - split; [auto | intros [I|((i & Hi & _) & _)]; [exact I | lia]].
    - rewrite IH, (sorted_iff _ points) by (intros; apply well_formed_tabulate). split.
      + intros [[I|(I & E)]|((i & Hi & I) & E)]; [auto | right; split; [exists n; auto | exact E] | right; split; [exists i;
        auto | exact E]].
      + intros [I|((i & Hi & I) & E)]; [auto|]. destruct (Nat.eq_dec i n) as [->|N]; [auto|]. right.
        split; [exists i; split; [lia | exact I] | exact E]. }
  rewrite H. unfold all_images, turned_images. rewrite in_flat_map. split.
  - intros [[]|((i & Hi & I) & E)]. apply filter_In in I as (I & T). split; [|auto]. exists i. split; [apply in_seq; lia | exact I].
  - intros ((i & Hi & I) & T & E). right. split; [|exact E]. exists i. apply in_seq in Hi. split; [lia | apply filter_In; auto].
Qed.

End Program.
