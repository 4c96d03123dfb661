(* Every play ends where the first removal ends the game, whatever the rule about cycles.

   Under `capture_ends` (COMP-CAPTURE-ENDS) stones are only added until the game is over. Each board play
   before that leaves one empty point less, and there are P points; so a game has at most P board plays. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.endings Require Import counting bans_grow.

Section CaptureEnds.
Context {B : board}.
Variable rules : rule_set.
Hypothesis ends : capture_ends rules = true.
Variable cycle : cycle_rule.

Definition empty_points (pos : position) : nat := length (filter (is_empty pos) all_points).

Lemma empty_points_at_most : forall pos, empty_points pos <= P.
Proof.
  intro pos. unfold empty_points, P. replace points with (length all_points) by apply seq_length.
  apply filter_shorter.
Qed.

Lemma played_on_empty : forall pos p, p < points -> cell_at pos p = None -> 0 < empty_points pos.
Proof.
  intros pos p Hp Em. unfold empty_points. destruct (filter (is_empty pos) all_points) as [|x l] eqn:F;
    [|simpl; lia].
  assert (I : In p (filter (is_empty pos) all_points)).
  { apply filter_In. split; [apply in_all_points; exact Hp | apply is_empty_iff; exact Em]. }
  rewrite F in I. destruct I.
Qed.

(* A play that removes nothing leaves one empty point less. *)
Lemma addition_fills : forall pos c p, well_formed pos -> p < points -> cell_at pos p = None ->
  removes_stones (play_at pos c p) = false -> empty_points (after (play_at pos c p)) < empty_points pos.
Proof.
  intros pos c p W Hp Em H. unfold removes_stones in H.
  assert (K : captured (play_at pos c p) = [] /\ self_removed (play_at pos c p) = []).
  { destruct (captured (play_at pos c p)); [|discriminate]. destruct (self_removed (play_at pos c p));
    [auto|discriminate]. }
  destruct K as (K1 & K2).
  assert (Kept : forall q, cell_at (after (play_at pos c p)) q = cell_at (put pos p c) q).
  { intro q. apply after_kept; [rewrite K1 | rewrite K2]; intros []. }
  unfold empty_points. apply filter_lt with p.
  - intros q E. apply is_empty_iff in E. apply is_empty_iff. rewrite Kept in E.
    apply placed_empty with (c := c) (p := p); assumption.
  - apply in_all_points. exact Hp.
  - destruct (is_empty (after (play_at pos c p)) p) eqn:E; [|reflexivity]. exfalso.
    apply is_empty_iff in E. rewrite Kept, placed_here in E by exact Hp. discriminate.
  - apply is_empty_iff. exact Em.
Qed.

(* While the game goes on each board play has filled a point; the play that ends it had an empty point, too.
   *)
Lemma points_fill_up : forall setup c g, well_formed setup -> legal setup ->
  leads_to rules cycle (start_of rules setup c) g ->
  board_plays (past g) <= P /\
  (passes (now g) < end_passes rules -> board_plays (past g) + empty_points (stones (now g)) <= P).
Proof.
  intros setup c g W G Q. induction Q as [|g m Q (IH1 & IH2) H].
  - split; [unfold board_plays; simpl; lia | intros _; apply empty_points_at_most].
  - assert (F := not_finished rules cycle g m H). specialize (IH2 F).
    assert (Law := games_are_lawful rules cycle setup c g W G Q).
    rewrite board_plays_next. destruct (now_next rules g m) as (E & _). rewrite E. clear E.
    destruct m as [p|].
    + assert (J := legal_move_is_judged rules cycle g _ H).
      assert (LawP : lawful_play rules (play_at (stones (now g)) (to_move (now g)) p)).
      { apply judged_play_is_lawful; [apply Law | apply Law | exact J]. }
      destruct LawP as (_ & Wp & _ & Hp & Em & _). simpl in Wp, Hp, Em.
      assert (Pos := played_on_empty _ _ Hp Em). split; [lia|]. intro Go.
      assert (R : removes_stones (play_at (stones (now g)) (to_move (now g)) p) = false).
      { destruct (removes_stones (play_at (stones (now g)) (to_move (now g)) p)) eqn:R; [|reflexivity].
        exfalso.
        destruct (passes_next rules g (play_on p)) as [E|E]; rewrite E in Go; [|lia].
        simpl in Go. rewrite ends, R in Go. simpl in Go. lia. }
      assert (A := addition_fills _ (to_move (now g)) p Wp Hp Em R).
      change (stones (after_move rules (now g) (play_on p))) with (after (play_at (stones (now g)) (to_move
        (now g)) p)).
      lia.
    + split; [exact IH1|]. intros _. simpl. destruct (must_pass (now g)); exact IH2.
Qed.

Theorem capture_ends_ends :
  plies_at_most rules cycle (end_passes rules * (P + 1) + handicap rules) /\ every_play_ends rules cycle.
Proof. apply plays_end. intros setup c g W G Q. apply (points_fill_up setup c g W G Q). Qed.

End CaptureEnds.

Print Assumptions capture_ends_ends.
