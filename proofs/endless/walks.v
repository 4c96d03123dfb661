(* Walks: moves that are legal without a rule about cycles, and what `square` sees of them.

   A walk goes from a situation to another by moves that `judge` permits. The rule `square` forbids none of
   them if the whole sequence of entries, the last one included, has no square (`walk_without_square`): what
   it forbids would end the sequence so far in a square. *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import superko square.
From Hotstone.endless Require Import square_free.

Definition entry_of (s : situation) : entry := (stones s, to_move s).

Lemma entries_eqb_eq : forall v w, entries_eqb v w = true <-> v = w.
Proof.
  induction v as [|x v IH]; intros [|y w]; simpl; split; try congruence.
  - intro H. apply andb_true_iff in H as (H1 & H2). apply entry_eqb_eq in H1. apply IH in H2. congruence.
  - intro H. injection H as -> ->. apply andb_true_iff. split; [apply entry_eqb_eq | apply IH]; reflexivity.
Qed.

(* `ends_in_square` finds the squares with which the list begins, and no others. *)
Lemma ends_in_square_iff : forall s, ends_in_square s = true <-> exists x r, x <> [] /\ s = x ++ x ++ r.
Proof.
  intro s. unfold ends_in_square. rewrite existsb_exists. split.
  - intros (k & I & H). apply in_seq in I. apply entries_eqb_eq in H.
    exists (firstn k s), (skipn k (skipn k s)).
    assert (Len : length (firstn k s) = k).
    { apply firstn_length_le. assert (D := Nat.div2_decr (length s) (length s)).
      pose proof (Nat.div2_odd (length s)). lia. }
    split; [intro F; rewrite F in Len; simpl in Len; lia|].
    rewrite H at 2. rewrite !firstn_skipn. reflexivity.
  - intros (x & r & Ne & ->). exists (length x). split.
    + apply in_seq. rewrite !app_length. destruct x as [|x1 x]; [congruence|].
      pose proof (Nat.div2_odd (length (x1 :: x) + (length (x1 :: x) + length r))) as D.
      destruct (Nat.odd (length (x1 :: x) + (length (x1 :: x) + length r))); simpl Nat.b2n in D; simpl length
        in *; lia.
    + apply entries_eqb_eq. rewrite firstn_app, Nat.sub_diag, firstn_all. simpl. rewrite app_nil_r.
      rewrite skipn_app, Nat.sub_diag, skipn_all. simpl.
      rewrite firstn_app, Nat.sub_diag, firstn_all. simpl. rewrite app_nil_r. reflexivity.
Qed.

Section Walks.
Context {B : board}.
Variable rules : rule_set.

Fixpoint walk (s : situation) (moves : list move) : option situation :=
  match moves with
  | [] => Some s
  | m :: rest => match judge rules s m with
                 | None => walk (after_move rules s m) rest
                 | Some _ => None
                 end
  end.

(* The entries that the moves are made from. *)
Fixpoint entries_on (s : situation) (moves : list move) : list entry :=
  match moves with
  | [] => []
  | m :: rest => entry_of s :: entries_on (after_move rules s m) rest
  end.

Fixpoint play_all (g : game) (moves : list move) : game :=
  match moves with [] => g | m :: rest => play_all (next rules g m) rest end.

Lemma walk_app : forall v w s, walk s (v ++ w) = match walk s v with Some t => walk t w | None => None end.
Proof.
  induction v as [|m v IH]; intros w s; simpl; [reflexivity|]. destruct (judge rules s m); [reflexivity |
    apply IH].
Qed.

Lemma entries_on_app : forall v w s t, walk s v = Some t -> entries_on s (v ++ w) = entries_on s v ++
  entries_on t w.
Proof.
  induction v as [|m v IH]; intros w s t H; simpl in *; [congruence|].
  destruct (judge rules s m); [discriminate|]. rewrite (IH w _ t H). reflexivity.
Qed.

Lemma play_all_app : forall v w g, play_all g (v ++ w) = play_all (play_all g v) w.
Proof. induction v as [|m v IH]; intros w g; simpl; [reflexivity | apply IH]. Qed.

(* Each move is legal when it is made. *)
Fixpoint all_legal (cycle : cycle_rule) (g : game) (moves : list move) : Prop :=
  match moves with
  | [] => True
  | m :: rest => is_legal_move rules cycle g m = true /\ all_legal cycle (next rules g m) rest
  end.

Lemma all_legal_at : forall cycle v m w g, all_legal cycle g (v ++ m :: w) ->
  is_legal_move rules cycle (play_all g v) m = true.
Proof. induction v as [|x v IH]; intros m w g H; simpl in *; [tauto | apply (IH m w); tauto]. Qed.

(* Longer and longer sequences of moves, each the beginning of the next, make one endless play. *)
Section GrowingMoves.
Variables (cycle : cycle_rule) (start : game) (moves : nat -> list move).
Hypothesis they_grow : forall n, exists more, moves (S n) = moves n ++ more.
Hypothesis they_are_long : forall n, n <= length (moves n).
Hypothesis they_are_legal : forall n, all_legal cycle start (moves n).

(* The play: its game after n plies. *)
Definition game_after (n : nat) : game := play_all start (firstn n (moves n)).

Theorem growing_moves_are_endless : game_after 0 = start /\ endless rules cycle game_after.
Proof.
  split; [reflexivity|]. intro n.
  assert (Len := they_are_long (S n)). assert (Len' := they_are_long n).
  destruct (nth_error (moves (S n)) n) as [m|] eqn:Em; [|apply nth_error_None in Em; lia].
  apply nth_error_split in Em as (l1 & l2 & E & L1). exists m.
  assert (F : firstn n (moves n) = l1).
  { destruct (they_grow n) as (more & G). rewrite G in E.
    apply (f_equal (firstn n)) in E. rewrite !firstn_app in E.
    replace (n - length (moves n)) with 0 in E by lia.
    replace (n - length l1) with 0 in E by lia. simpl in E. rewrite !app_nil_r in E.
    rewrite E. apply firstn_all2. lia. }
  unfold game_after. rewrite F. split.
  - apply all_legal_at with l2. rewrite <- E. apply they_are_legal.
  - rewrite E. replace (firstn (S n) (l1 ++ m :: l2)) with (l1 ++ [m]).
    + rewrite play_all_app. reflexivity.
    + rewrite firstn_app, L1. replace (S n - n) with 1 by lia. rewrite firstn_all2 by lia. reflexivity.
Qed.

End GrowingMoves.

Hypothesis no_dispute : resume_dispute rules = false.

Lemma now_is_after : forall g m, now (next rules g m) = after_move rules (now g) m.
Proof. intros g m. unfold next. rewrite no_dispute. reflexivity. Qed.

(* Without a rule about cycles a walk is legal. *)
Lemma walk_is_legal : forall moves g t, walk (now g) moves = Some t -> all_legal no_cycle_rule g moves.
Proof.
  induction moves as [|m moves IH]; intros g t W; simpl in *; [exact Logic.I|].
  destruct (judge rules (now g) m) eqn:J; [discriminate|]. split.
  - unfold is_legal_move, judge_in_game. rewrite J. destruct m; reflexivity.
  - apply IH with t. rewrite now_is_after. exact W.
Qed.

(* The sequence begins where the walk does. *)
Lemma entries_begin : forall moves s t, walk s moves = Some t ->
  exists rest, entries_on s moves ++ [entry_of t] = entry_of s :: rest.
Proof.
  intros [|m moves] s t H; simpl in *; [injection H as ->; exists []; reflexivity|].
  eexists. reflexivity.
Qed.

Theorem walk_without_square : forall moves g t, walk (now g) moves = Some t ->
  square_free (rev (map from (past g)) ++ entries_on (now g) moves ++ [entry_of t]) ->
  all_legal (square of_situation) g moves.
Proof.
  induction moves as [|m moves IH]; intros g t W Free; [exact Logic.I|]. simpl in W, Free.
  destruct (judge rules (now g) m) eqn:J; [discriminate|]. split.
  - unfold is_legal_move, judge_in_game. rewrite J. destruct m as [p|]; [|reflexivity].
    destruct (square of_situation (past g) (play_at (stones (now g)) (to_move (now g)) p)) eqn:Sq;
      [|reflexivity].
    exfalso. unfold square in Sq. rewrite map_id in Sq.
    apply ends_in_square_iff in Sq as (x & r & Ne & E).
    destruct (entries_begin moves _ t W) as (rest & Er). rewrite Er in Free.
    assert (E' : rev (map from (past g)) ++ entry_of (now g) :: entry_of (after_move rules (now g) (play_on
      p)) :: rest =
                 rev r ++ rev x ++ rev x ++ rest).
    { assert (E2 : (rev (map from (past g)) ++ [entry_of (now g)]) ++ [entry_of (after_move rules (now g)
      (play_on p))]
                   = (rev r ++ rev x) ++ rev x).
      { apply (f_equal (@rev entry)) in E. rewrite !rev_app_distr in E. exact E. }
      transitivity (((rev (map from (past g)) ++ [entry_of (now g)]) ++
                     [entry_of (after_move rules (now g) (play_on p))]) ++ rest).
      - rewrite <- !app_assoc. reflexivity.
      - rewrite E2, <- !app_assoc. reflexivity. }
    apply Ne. apply (Free _ _ _) in E'. apply (f_equal (@rev entry)) in E'. rewrite rev_involutive in E'.
      exact E'.
  - apply (IH (next rules g m) t).
    + rewrite now_is_after. exact W.
    + rewrite now_is_after. simpl. rewrite from_ply_of, <- app_assoc. exact Free.
Qed.

End Walks.

Print Assumptions growing_moves_are_endless.
Print Assumptions walk_without_square.
