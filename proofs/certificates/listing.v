(* A list of situations, each with what a certificate says of it, and the one walk over it that all checks
   share.

   Such a list goes by positions: each has its rows, and a row is a player to move, the passes before, the
   banned points and a value. `check_listing` asks of each row that its position is legal, the situation not
   finished, and that each legal move leads to a finished situation or to a row; then it hands the player, the
   value and the values behind the moves to `agree`, in which the kinds of certificates differ (ranking.v,
   intervals.v). The plays of a position are made once for all its rows: bans forbid some of them, and passes
   change nothing. Positions are found in a tree that branches by the cells.

   `listing_is_closed` says what a yes means: the moves were all the legal ones, and the values those of the
   situations that they lead to. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import variation.
From Hotstone.rules Require Import situation.
From Hotstone.endless Require Import certificate.
From Hotstone.certificates Require Import quick.

(* What is kept for positions. *)
Inductive tree (A : Type) := nothing | kept (a : A) | fork (empty black white : tree A).
Arguments nothing {A}.
Arguments kept {A}.
Arguments fork {A}.

Fixpoint find_in {A} (t : tree A) (pos : position) : option A :=
  match t, pos with
  | kept a, [] => Some a
  | fork e b w, x :: rest =>
      match x with
      | None => find_in e rest
      | Some black => find_in b rest
      | Some white => find_in w rest
      end
  | _, _ => None
  end.

Definition branches {A} (t : tree A) : tree A * tree A * tree A :=
  match t with fork e b w => (e, b, w) | _ => (nothing, nothing, nothing) end.

Fixpoint keep {A} (pos : position) (a : A) (t : tree A) : tree A :=
  match pos with
  | [] => kept a
  | x :: rest =>
      let '(e, b, w) := branches t in
      match x with
      | None => fork (keep rest a e) b w
      | Some black => fork e (keep rest a b) w
      | Some white => fork e b (keep rest a w)
      end
  end.

Lemma found_is_kept : forall {A} (a v : A) pos pos' t, find_in (keep pos a t) pos' = Some v ->
  (pos' = pos /\ v = a) \/ find_in t pos' = Some v.
Proof.
  intros A a v. induction pos as [|x pos IH]; intros pos' t H.
  - destruct pos'; simpl in H; [left; split; congruence | discriminate].
  - destruct t as [|k|e b w]; simpl in H; destruct x as [[|]|]; destruct pos' as [|[[|]|] pos']; simpl in H;
      try discriminate; try (right; exact H); try (destruct pos'; discriminate);
      apply IH in H as [(-> & ->)|H]; try (left; split; reflexivity);
      try (destruct pos'; discriminate); right; exact H.
Qed.

(* `forallb`, but in a loop that stops at the first failure: Coq's machine has little room for a stack. *)
Fixpoint all_of {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => true | a :: rest => if f a then all_of f rest else false end.

Lemma all_of_is : forall {A} (f : A -> bool) l, all_of f l = forallb f l.
Proof. intros A f. induction l as [|a l IH]; [reflexivity|]. simpl. rewrite IH. destruct (f a); reflexivity. Qed.

Section Listing.
Context {B : board}.
Variables (rules : rule_set) (A : Type).

Record row := { mover : color; passes_before : nat; banned : list nat; value : A }.

Record page := { place : position; rows : list row }.

Definition situation_of (g : page) (r : row) : situation :=
  {| stones := place g; to_move := mover r; passes := passes_before r; bans := banned r; handicap_owed := 0 |}.

Definition tree_of (pages : list page) : tree page :=
  fold_left (fun t g => keep (place g) g t) pages nothing.

Fixpoint find_row (l : list row) (s : situation) : option A :=
  match l with
  | [] => None
  | r :: rest =>
      if color_eqb (mover r) (to_move s) && (passes_before r =? passes s) && points_eqb (banned r) (bans s)
      then Some (value r)
      else find_row rest s
  end.

Definition value_listed (t : tree page) (s : situation) : option A :=
  match find_in t (stones s) with None => None | Some g => find_row (rows g) s end.

(* The value where a game has ended, given the table of neighbours. *)
Variable value_at_end : list (list nat) -> position -> A.

(* The value of a situation that a move leads to. *)
Definition value_behind (near : list (list nat)) (t : tree page) (s : situation) : option A :=
  if is_finished rules s then Some (value_at_end near (stones s)) else value_listed t s.

(* The situation after a board play, unless hot stones forbid it or the position, its player and these rules do. *)
Definition play_if_open (near : list (list nat)) (pos : position) (c : color) (p : nat) : option situation :=
  if negb (is_empty pos p) then None
  else let pl := quick_play near pos c p in
    if forbids_self_removal (self_removal rules) pl then None
    else if variation_in_force (self_removal rules) && negb (changes_position pl) then None
    else let ends := capture_ends rules && removes_stones pl in
      Some {| stones := after pl; to_move := opponent c;
              passes := if ends then end_passes rules else 0;
              bans := if ends then [] else hot_stones rules pl;
              handicap_owed := 0 |}.

(* The points where the player may play, bans apart, with the values behind. *)
Definition open_points (near : list (list nat)) (t : tree page) (pos : position) (c : color) : list (nat * option A) :=
  flat_map (fun p => match play_if_open near pos c p with None => [] | Some s => [(p, value_behind near t s)] end)
           all_points.

(* What the list says of a situation, if anything. *)
Definition says (pages : list page) (s : situation) : option A := value_listed (tree_of pages) s.

Variable agree : color -> A -> list A -> bool.

Fixpoint all_there (l : list (option A)) : option (list A) :=
  match l with
  | [] => Some []
  | None :: _ => None
  | Some a :: rest => match all_there rest with None => None | Some found => Some (a :: found) end
  end.

Definition check_row (t : tree page) (g : page) (at_end : A) (open : list (nat * option A)) (r : row) : bool :=
  negb (end_passes rules <=? passes_before r) &&
  let passed := if end_passes rules <=? S (passes_before r) then Some at_end
                else value_listed t (after_move rules (situation_of g r) pass) in
  match all_there (passed :: map snd (filter (fun x => negb (mem (fst x) (banned r))) open)) with
  | None => false
  | Some behind => agree (mover r) (value r) behind
  end.

Definition check_page (near : list (list nat)) (t : tree page) (g : page) : bool :=
  (length (place g) =? points) && quick_legal near (place g) &&
  let at_end := value_at_end near (place g) in
  let by_black := open_points near t (place g) black in
  let by_white := open_points near t (place g) white in
  forallb (fun r => check_row t g at_end (match mover r with black => by_black | white => by_white end) r)
          (rows g).

Definition check_listing (pages : list page) : bool :=
  let near := neighbour_table in let t := tree_of pages in forallb (check_page near t) pages.

(* Why it is right. *)

Notation near := neighbour_table.

Lemma tree_has : forall pages t pos g, find_in (fold_left (fun t g => keep (place g) g t) pages t) pos = Some g ->
  (In g pages /\ place g = pos) \/ find_in t pos = Some g.
Proof.
  induction pages as [|h pages IH]; intros t pos g H; simpl in H; [right; exact H|].
  apply IH in H as [(I & E)|H]; [left; split; [right; exact I | exact E]|].
  apply found_is_kept in H as [(-> & ->)|H]; [|right; exact H].
  left. split; [left; reflexivity | reflexivity].
Qed.

Lemma find_row_in : forall l s a, find_row l s = Some a -> exists r, In r l /\ value r = a /\
  mover r = to_move s /\ passes_before r = passes s /\ banned r = bans s.
Proof.
  induction l as [|r l IH]; intros s a H; simpl in H; [discriminate|].
  destruct (color_eqb (mover r) (to_move s) && (passes_before r =? passes s) && points_eqb (banned r) (bans s)) eqn:E.
  - injection H as <-. apply andb_true_iff in E as (E & E3). apply andb_true_iff in E as (E1 & E2).
    exists r. split; [left; reflexivity|]. split; [reflexivity|]. split; [apply color_eqb_eq; exact E1|].
    split; [apply Nat.eqb_eq; exact E2 | apply points_eqb_eq; exact E3].
  - apply IH in H as (q & I & H). exists q. split; [right; exact I | exact H].
Qed.

Lemma found_has_row : forall pages s a, handicap_owed s = 0 -> says pages s = Some a ->
  exists g r, In g pages /\ In r (rows g) /\ s = situation_of g r /\ a = value r.
Proof.
  intros pages s a Owed H. unfold says, value_listed in H.
  destruct (find_in (tree_of pages) (stones s)) as [g|] eqn:F; [|discriminate].
  apply tree_has in F as [(I & E)|F]; [|discriminate]. apply find_row_in in H as (r & J & V & Hm & Hp & Hb).
  exists g, r. split; [exact I|]. split; [exact J|]. split; [|symmetry; exact V].
  destruct s as [s1 s2 s3 s4 s5]. unfold situation_of. simpl in *. subst. reflexivity.
Qed.

Lemma all_there_is : forall l found, all_there l = Some found -> l = map Some found.
Proof.
  induction l as [|[a|] l IH]; intros found H; simpl in H; [injection H as <-; reflexivity | | discriminate].
  destruct (all_there l) as [rest|]; [|discriminate]. injection H as <-. simpl. rewrite <- (IH rest eq_refl). reflexivity.
Qed.

(* A play is legal in a situation exactly if it is open and not banned; it leads where it would without bans and passes. *)
Lemma judge_is_open : forall s p, is_finished rules s = false -> handicap_owed s = 0 -> p < points ->
  (judge rules s (play_on p) = None <->
   mem p (bans s) = false /\ play_if_open near (stones s) (to_move s) p = Some (after_move rules s (play_on p))).
Proof.
  intros s p F Owed Hp. unfold judge, play_if_open, after_move, must_pass.
  rewrite quick_play_is_play by exact Hp. rewrite F, Owed.
  rewrite (proj2 (Nat.ltb_lt p points) Hp). simpl.
  destruct (is_empty (stones s) p); simpl; [|split; [discriminate | intros (_ & H); discriminate]].
  destruct (forbids_self_removal (self_removal rules) (play_at (stones s) (to_move s) p));
    [split; [discriminate | intros (_ & H); discriminate]|].
  destruct (variation_in_force (self_removal rules) && negb (changes_position (play_at (stones s) (to_move s) p)));
    [split; [discriminate | intros (_ & H); discriminate]|].
  destruct (mem p (bans s)); split; try discriminate; auto. intros (H & _). discriminate.
Qed.

Lemma open_is_judged : forall s p t, is_finished rules s = false -> handicap_owed s = 0 -> p < points ->
  mem p (bans s) = false -> play_if_open near (stones s) (to_move s) p = Some t ->
  judge rules s (play_on p) = None /\ t = after_move rules s (play_on p).
Proof.
  intros s p t F Owed Hp Free H.
  assert (E : t = after_move rules s (play_on p)).
  { unfold play_if_open in H. rewrite quick_play_is_play in H by exact Hp. unfold after_move. rewrite Owed.
    destruct (negb (is_empty (stones s) p)); [discriminate|].
    destruct (forbids_self_removal (self_removal rules) (play_at (stones s) (to_move s) p)); [discriminate|].
    destruct (variation_in_force (self_removal rules) && negb (changes_position (play_at (stones s) (to_move s) p)));
      [discriminate|]. injection H as <-. reflexivity. }
  split; [|exact E]. apply judge_is_open; auto. split; [exact Free|]. rewrite <- E. exact H.
Qed.

Lemma judged_on_board : forall s p, judge rules s (play_on p) = None -> p < points.
Proof.
  intros s p H. unfold judge in H. destruct (is_finished rules s); [discriminate|].
  destruct (p <? points) eqn:L; [apply Nat.ltb_lt; exact L | discriminate].
Qed.

(* Where the legal moves lead, and the values there, is what `agree` was asked about. *)
Definition closed_at (t : tree page) (s : situation) (a : A) : Prop :=
  is_finished rules s = false /\ handicap_owed s = 0 /\
  exists behind : list (move * A),
    (forall m, judge rules s m = None <-> In m (map fst behind)) /\
    (forall m b, In (m, b) behind -> value_behind near t (after_move rules s m) = Some b) /\
    agree (to_move s) a (map snd behind) = true.

Lemma in_open_points : forall t pos c p v, In (p, v) (open_points near t pos c) <->
  p < points /\ exists s, play_if_open near pos c p = Some s /\ v = value_behind near t s.
Proof.
  intros t pos c p v. unfold open_points. rewrite in_flat_map. split.
  - intros (q & I & J). apply in_all_points in I. destruct (play_if_open near pos c q) as [s|] eqn:E; [|destruct J].
    destruct J as [J|[]]. injection J as -> <-. split; [exact I|]. exists s. auto.
  - intros (I & s & E & ->). exists p. split; [apply in_all_points; exact I|]. rewrite E. left. reflexivity.
Qed.

Lemma checked_row_is_closed : forall t g r,
  check_row t g (value_at_end near (place g)) (open_points near t (place g) (mover r)) r = true ->
  closed_at t (situation_of g r) (value r).
Proof.
  intros t g r H. unfold check_row in H. apply andb_true_iff in H as (F & H). apply negb_true_iff in F.
  set (s := situation_of g r) in *.
  assert (Unfinished : is_finished rules s = false) by exact F.
  split; [exact Unfinished|]. split; [reflexivity|].
  set (left_open := filter (fun x => negb (mem (fst x) (banned r))) (open_points near t (place g) (mover r))) in *.
  destruct (all_there _) as [found|] eqn:E; [|discriminate]. apply all_there_is in E.
  destruct found as [|v found]; [discriminate|]. simpl in E. injection E as Ep Ef.
  assert (InOpen : forall p o, In (p, o) left_open <-> mem p (banned r) = false /\ p < points /\
            exists u, play_if_open near (place g) (mover r) p = Some u /\ o = value_behind near t u).
  { intros p o. unfold left_open. rewrite filter_In, in_open_points. simpl. rewrite negb_true_iff. tauto. }
  assert (Lengths : length left_open = length found).
  { apply (f_equal (@length _)) in Ef. rewrite !map_length in Ef. exact Ef. }
  exists ((pass, v) :: combine (map (fun x => play_on (fst x)) left_open) found).
  assert (Points : map fst (combine (map (fun x => play_on (fst x)) left_open) found) =
                   map (fun x => play_on (fst x)) left_open).
  { clear - Lengths. revert found Lengths. induction left_open as [|x l IH]; intros [|y f] L; simpl in *;
      try discriminate; [reflexivity|]. rewrite IH by congruence. reflexivity. }
  assert (Values : map snd (combine (map (fun x => play_on (fst x)) left_open) found) = found).
  { clear - Lengths. revert found Lengths. induction left_open as [|x l IH]; intros [|y f] L; simpl in *;
      try discriminate; [reflexivity|]. rewrite IH by congruence. reflexivity. }
  split; [|split].
  - intros [p|]; simpl; rewrite Points.
    + split.
      * intro J. assert (Hp := judged_on_board _ _ J).
        apply judge_is_open in J as (Free & O); [|exact Unfinished | reflexivity | exact Hp].
        right. apply in_map_iff. exists (p, value_behind near t (after_move rules s (play_on p))).
        split; [reflexivity|]. apply InOpen. split; [exact Free|]. split; [exact Hp|]. eauto.
      * intros [D|I]; [discriminate|]. apply in_map_iff in I as ((q & o) & Eq & I). injection Eq as ->.
        apply InOpen in I as (Free & Hp & u & O & _).
        apply (open_is_judged s p u); auto.
    + split; [intros _; left; reflexivity|]. intros _. unfold judge. rewrite Unfinished. reflexivity.
  - intros m b [D|I].
    + injection D as <- <-. rewrite <- Ep. unfold value_behind, is_finished.
      change (passes (after_move rules s pass)) with (S (passes_before r)).
      change (stones (after_move rules s pass)) with (place g).
      destruct (end_passes rules <=? S (passes_before r)); reflexivity.
    + assert (K : exists p o, m = play_on p /\ In (p, o) left_open /\ o = Some b).
      { clear - I Ef. revert found Ef I. induction left_open as [|[p o] l IH]; intros [|y f] Ef I; simpl in *;
          try tauto; try discriminate.
        injection Ef as Eo Ef. destruct I as [D|I].
        - injection D as <- <-. exists p, o. auto.
        - destruct (IH f Ef I) as (q & u & H1 & H2 & H3). exists q, u. auto. }
      destruct K as (p & o & -> & I' & ->). apply InOpen in I' as (Free & Hp & u & O & Eu).
      apply (open_is_judged s p u) in O as (_ & ->); auto.
  - simpl. rewrite Values. exact H.
Qed.

Theorem listing_is_closed : forall pages, check_listing pages = true ->
  forall s a, handicap_owed s = 0 -> says pages s = Some a ->
    well_formed (stones s) /\ legal (stones s) /\ closed_at (tree_of pages) s a.
Proof.
  intros pages H s a Owed F. apply found_has_row in F as (g & r & I & J & -> & ->); [|exact Owed].
  unfold check_listing in H. cbv zeta in H. rewrite forallb_forall in H.
  apply H in I. unfold check_page in I. apply andb_true_iff in I as (I & Rows).
  apply formed_and_legal in I as (W & Lg).
  split; [exact W|]. split; [exact Lg|]. cbv zeta in Rows.
  rewrite forallb_forall in Rows. apply Rows in J. apply checked_row_is_closed.
  destruct (mover r); exact J.
Qed.

End Listing.

Print Assumptions listing_is_closed.
