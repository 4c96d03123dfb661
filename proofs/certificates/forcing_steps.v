(* Forcing put together move by move.

   If x forces something after a move of his, he forces it before; if he does after each move of the other player, he
   does before. `forces_after_own_move` and `forces_after_each_reply` make one strategy out of those behind the moves: it
   sees in the history of the game which move was made, and goes on as there. `forced_at_end` and `forces_if_play_ends`
   are where such a strategy comes to an end: the game is over; or x holds what he wants, and all games from one start
   are bounded. *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import situation game.
From Hotstone.certificates Require Import forcing.

Definition move_of (y : ply) : move := match y with played pl => play_on (point pl) | passed _ _ => pass end.

(* The move made when the history had n plies. *)
Definition move_at (n : nat) (h : game) : move := move_of (nth (length (past h) - S n) (past h) (passed [] black)).

Section Steps.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x : color) (good : situation -> Prop).

Notation legal_move := (is_legal_move rules cycle).
Notation next := (next rules).
Notation comes_of := (comes_of rules cycle x).

Definition forces_with (chosen : strategy) (g : game) : Prop :=
  names_legal_moves rules cycle x chosen g /\ ends_well rules cycle x good chosen g /\ always_ends rules cycle x chosen g.

Definition forcing_strategy (g : game) : Type := { chosen : strategy & forces_with chosen g }.

Lemma strategy_forces : forall g, forcing_strategy g -> can_force rules cycle x good g.
Proof. intros g (chosen & F). exists chosen. exact F. Qed.

(* The history of h goes on from that of g. *)
Definition goes_on (g h : game) : Prop := exists more, past h = more ++ past g.

Lemma goes_on_ply : forall g h m, goes_on g h -> goes_on g (next h m).
Proof. intros g h m (more & E). exists (ply_of (now h) m :: more). simpl. rewrite E. reflexivity. Qed.

Lemma comes_goes_on : forall chosen g h, comes_of chosen g h -> goes_on g h.
Proof.
  intros chosen g h P. induction P as [|h k P IH (m & _ & _ & ->)]; [exists []; reflexivity | apply goes_on_ply; exact IH].
Qed.

Lemma move_of_ply : forall s m, move_of (ply_of s m) = m.
Proof. intros s [p|]; reflexivity. Qed.

(* The move behind which a game has come. *)
Lemma move_is_seen : forall g m h, goes_on (next g m) h -> move_at (length (past g)) h = m /\ length (past g) < length (past h).
Proof.
  intros g m h (more & E). unfold move_at. rewrite E. simpl. rewrite app_length. simpl. split; [|lia].
  replace (length more + S (length (past g)) - S (length (past g))) with (length more) by lia.
  rewrite app_nth2 by lia. rewrite Nat.sub_diag. apply move_of_ply.
Qed.

(* Two strategies that agree on all games that go on from g. *)
Lemma same_games : forall chosen other g, (forall h, goes_on g h -> chosen h = other h) ->
  forall h, comes_of chosen g h -> comes_of other g h.
Proof.
  intros chosen other g Same h P. induction P as [|h k P IH (m & Lm & C & ->)]; [apply nothing_more|].
  apply one_ply_more with h; [exact IH|]. exists m. split; [exact Lm|]. split; [|reflexivity].
  intro X. rewrite <- (Same h (comes_goes_on _ _ _ P)). exact (C X).
Qed.

Lemma forces_alike : forall chosen other g, (forall h, goes_on g h -> chosen h = other h) -> forces_with other g -> forces_with chosen g.
Proof.
  intros chosen other g Same (Names & Well & Ends). split; [|split].
  - intros h P F X. rewrite (Same h (comes_goes_on _ _ _ P)). apply Names; [|exact F | exact X].
    apply (same_games chosen other g Same); exact P.
  - intros h P. apply Well. apply (same_games chosen other g Same). exact P.
  - intros games Z Endless.
    assert (Come : forall n, comes_of chosen g (games n)).
    { induction n as [|n IH]; [rewrite Z; apply nothing_more | apply one_ply_more with (games n); [exact IH | apply Endless]]. }
    apply (Ends games Z). intro n. destruct (Endless n) as (m & Lm & C & E). exists m. split; [exact Lm|]. split; [|exact E].
    intro X. rewrite <- (Same (games n) (comes_goes_on _ _ _ (Come n))). exact (C X).
Qed.

(* What comes of g has made a first move, or is g. *)
Lemma first_move : forall chosen g h, comes_of chosen g h -> h = g \/
  exists m, legal_move g m = true /\ (to_move (now g) = x -> m = chosen g) /\ comes_of chosen (next g m) h.
Proof.
  intros chosen g h P. induction P as [|h k P IH O]; [left; reflexivity|]. right. destruct IH as [->|(m & Lm & C & Q)].
  - destruct O as (m & Lm & C & ->). exists m. split; [exact Lm|]. split; [exact C | apply nothing_more].
  - exists m. split; [exact Lm|]. split; [exact C | apply one_ply_more with h; assumption].
Qed.

(* A strategy that forces behind each first move that may be made with it. *)
Lemma forces_from_first : forall chosen g, is_finished rules (now g) = false ->
  (to_move (now g) = x -> legal_move g (chosen g) = true) ->
  (forall m, legal_move g m = true -> (to_move (now g) = x -> m = chosen g) -> forces_with chosen (next g m)) ->
  forces_with chosen g.
Proof.
  intros chosen g F Own Behind. split; [|split].
  - intros h P Fh X. apply first_move in P as [->|(m & Lm & C & Q)]; [exact (Own X)|].
    apply (Behind m Lm C); assumption.
  - intros h P Fh. apply first_move in P as [->|(m & Lm & C & Q)]; [congruence|]. apply (Behind m Lm C); assumption.
  - intros games Z Endless. destruct (Endless 0) as (m & Lm & C & E). rewrite Z in Lm, C, E.
    destruct (Behind m Lm C) as (_ & _ & Ends). apply (Ends (fun n => games (S n)) E). intro n. apply Endless.
Qed.

Lemma forced_at_end : forall g, is_finished rules (now g) = true -> good (now g) -> forcing_strategy g.
Proof.
  intros g F Good. exists (fun _ => pass).
  assert (Over : forall m, legal_move g m = false).
  { intro m. unfold is_legal_move, judge_in_game, judge. rewrite F. reflexivity. }
  split; [|split].
  - intros h P Fh X. apply first_move in P as [->|(m & Lm & _)]; [congruence | rewrite Over in Lm; discriminate].
  - intros h P Fh. apply first_move in P as [->|(m & Lm & _)]; [exact Good | rewrite Over in Lm; discriminate].
  - intros games Z Endless. destruct (Endless 0) as (m & Lm & _). rewrite Z, Over in Lm. discriminate.
Qed.

Lemma forces_after_own_move : forall g m, is_finished rules (now g) = false -> to_move (now g) = x -> legal_move g m = true ->
  forcing_strategy (next g m) -> forcing_strategy g.
Proof.
  intros g m F X Lm (behind & Forces).
  exists (fun h => if length (past h) =? length (past g) then m else behind h).
  apply forces_from_first; [exact F | |].
  - intros _. rewrite Nat.eqb_refl. exact Lm.
  - intros k _ C. rewrite (C X), Nat.eqb_refl. apply forces_alike with behind; [|exact Forces].
    intros h On. apply move_is_seen in On as (_ & L). rewrite (proj2 (Nat.eqb_neq _ _)) by lia. reflexivity.
Qed.

Lemma forces_after_each_reply : forall g, is_finished rules (now g) = false -> to_move (now g) <> x ->
  (forall m, legal_move g m = true -> forcing_strategy (next g m)) -> forcing_strategy g.
Proof.
  intros g F X Behind.
  set (after := fun m => match bool_dec (legal_move g m) true with left Lm => projT1 (Behind m Lm) | right _ => fun _ => pass end).
  exists (fun h => after (move_at (length (past g)) h) h).
  apply forces_from_first; [exact F | intro E; contradiction|]. intros m Lm _.
  apply forces_alike with (after m).
  - intros h On. apply move_is_seen in On as (E & _). rewrite E. reflexivity.
  - unfold after. destruct (bool_dec (legal_move g m) true) as [Lm'|N]; [exact (projT2 (Behind m Lm')) | contradiction].
Qed.

(* Where all games from a start are bounded none of them goes on for ever, and to hold is to force. *)
Section Bounded.
Variables (start : game) (most : nat).
Hypothesis bounded : forall h, leads_to rules cycle start h -> length (past h) <= most.

Lemma forces_if_play_ends : forall g chosen, leads_to rules cycle start g ->
  names_legal_moves rules cycle x chosen g -> ends_well rules cycle x good chosen g -> forces_with chosen g.
Proof.
  intros g chosen Led Names Well. split; [exact Names|]. split; [exact Well|]. intros games Z Endless.
  assert (P : forall n, leads_to rules cycle start (games n) /\ n <= length (past (games n))).
  { induction n as [|n (IH1 & IH2)]; [rewrite Z; split; [exact Led | lia]|].
    destruct (Endless n) as (m & Lm & _ & ->). split; [apply one_more; assumption | simpl; lia]. }
  destruct (P (S most)) as (Q & L). apply bounded in Q. lia.
Qed.

End Bounded.

End Steps.
