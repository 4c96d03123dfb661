(* Legality is kept: where every chain has a liberty, every chain has one after any board play.

   (ING96-R4 "Removal", G417, G418; ZH-G21: stones without a liberty never stay on the board.)

   A chain that had a liberty still has it, unless the liberty was the point played at. Then its stones lie
   next to the stone just played. Are they the opponent's, the program has looked at them, and they breathe
   or are gone. Are they the player's, they are one chain with that stone, which breathes if it captured
   something, and is gone if it does not breathe. Taking chains off takes nobody's liberty. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.

Section Legality.
Context {B : board}.
Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.
Hypothesis all_breathe : legal pos.

Notation placed := (put pos p c).
Notation result := (play_at pos c p).

(* A stone that was there breathes still, or lies in a chain beside p. *)
Lemma breathes_or_beside : forall q d, q <> p -> cell_at placed q = Some d ->
  breathes placed q \/ exists s, joined placed q s /\ adjacent s p = true.
Proof.
  intros q d N C. assert (C' : cell_at pos q = Some d) by (rewrite <- (placed_there pos c p); assumption).
  destruct (all_breathe q d C') as (s & l & J & A & E).
  assert (J' : joined placed q s) by (eapply joined_placed; eassumption).
  destruct (Nat.eq_dec l p) as [->|Nl]; [right; exists s; auto|].
  left. exists s, l. split; [exact J'|]. split; [exact A|]. rewrite placed_there; assumption.
Qed.

(* An own stone beside p is one chain with p. *)
Lemma own_beside : forall q s, cell_at placed q = Some c -> joined placed q s -> adjacent s p = true ->
  joined placed q p.
Proof.
  intros q s C J A. apply joined_on with s; [exact J | exact A|].
  rewrite (joined_cell _ _ _ J), C. symmetry. apply placed_here. exact on_board.
Qed.

Lemma opposing_breathes_or_goes : forall q, cell_at placed q = Some (opponent c) ->
  ~ In q (captured result) -> breathes placed q.
Proof.
  intros q C N. assert (Nq : q <> p).
  { intros ->. rewrite placed_here in C by exact on_board. injection C as C. symmetry in C.
    apply opponent_differs in C. destruct C. }
  destruct (breathes_or_beside q _ Nq C) as [Br|(s & J & A)]; [exact Br|].
  assert (Hq := stone_on_board _ _ _ (placed_formed pos c p) C).
  destruct (breathes_dec placed q Hq) as [Br|Br]; [exact Br|].
  exfalso. apply N. apply captured_iff; try assumption. split; [exact C|]. split; [exact Br|].
  exists s. split; [exact J | rewrite adjacent_sym; exact A].
Qed.

Lemma own_breathes_or_goes : captured result = [] -> forall q, cell_at placed q = Some c ->
  ~ In q (self_removed result) -> breathes placed q.
Proof.
  intros K q C N. destruct (breathes_dec placed p on_board) as [Bp|Bp].
  - destruct (Nat.eq_dec q p) as [->|Nq]; [exact Bp|].
    destruct (breathes_or_beside q _ Nq C) as [Br|(s & J & A)]; [exact Br|].
    apply breathes_joined with p; [eapply own_beside; eassumption | exact Bp].
  - assert (Nj : ~ joined placed p q) by (intro J; apply N; apply self_removed_iff; auto).
    assert (Nq : q <> p) by (intros ->; apply Nj; apply joined_here).
    destruct (breathes_or_beside q _ Nq C) as [Br|(s & J & A)]; [exact Br|].
    exfalso. apply Nj. apply joined_sym. eapply own_beside; eassumption.
Qed.

(* After a capture the own chains all breathe. *)
Theorem capture_spares_own_stones : captured result <> [] -> forall q, cell_at placed q = Some c ->
  breathes (after result) q.
Proof.
  intros K q C. destruct (captures_or_not pos c p) as [(F & _)|(_ & _ & E)]; [congruence|]. rewrite E.
  destruct (capture_beside pos c p K) as (r & Hr & A).
  assert (Bp : breathes (remove placed (captured result)) p).
  { exists p, r. split; [apply joined_here|]. split; [exact A|]. apply cell_at_removed. exact Hr. }
  destruct (Nat.eq_dec q p) as [->|Nq]; [exact Bp|].
  assert (Out : ~ In q (captured result)).
  { intro G. apply captured_color in G; try assumption. rewrite C in G. injection G as G. symmetry in G.
    apply opponent_differs in G. destruct G. }
  destruct (breathes_or_beside q _ Nq C) as [Br|(s & J & As)].
  - apply breathes_after_removal; auto using placed_formed. apply captured_closed; assumption.
  - apply breathes_joined with p; [|exact Bp].
    apply joined_after_removal; auto using placed_formed; [apply captured_closed; assumption|].
    eapply own_beside; eassumption.
Qed.

Theorem legality_is_kept : legal (after result).
Proof.
  intros q d C. destruct (after_stone pos c p q d C) as (Nc & Ns & Cp).
  destruct (captures_or_not pos c p) as [(K & E)|(K & F & E)].
  - rewrite E. assert (Br : breathes placed q).
    { destruct (color_cases c d) as [->| ->];
        [apply own_breathes_or_goes | apply opposing_breathes_or_goes]; assumption. }
    apply breathes_after_removal; auto using placed_formed. apply self_removed_closed; assumption.
  - destruct (color_cases c d) as [->| ->]; [apply capture_spares_own_stones; assumption|].
    rewrite E. apply breathes_after_removal; auto using placed_formed.
    + apply captured_closed; assumption.
    + apply opposing_breathes_or_goes; assumption.
Qed.

End Legality.

Print Assumptions capture_spares_own_stones.
Print Assumptions legality_is_kept.
