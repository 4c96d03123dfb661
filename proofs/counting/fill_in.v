(* Filling in gives the area difference.

   Both sides put all their stones on the board; what does not fit, or what stays empty, decides (ING96-R6,
   G602-G611; ING91-1; ZH-G43 to G50). Each side owns (points - 1) / 2 stones. The steps are those of
   spec/counting/fill_in.h: each side fills its own spaces and its half of the shared ones; stones left over
   go into the opponent's remaining spaces, two points each; spaces still empty are a point each. Read are
   spaces of one's own half that stay empty as one's own (kHalfIsOwn), and missing stones as not seen
   (kExact), or as lent by the opponent (kLent).

   `fill_in_within_sets`: where neither side has more stones on the board than it owns, what filling in
   counts is the difference of the areas, on every connected board. `fill_in_lent`: where missing stones are
   lent it always is. `no_draws`: with eight points of compensation and "Black wins ties" somebody wins; and
   on an odd board without shared and unowned spaces nobody's area equals the other's. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board.
From Hotstone.counting Require Import area.
Local Open Scope Z_scope.

Inductive surplus_reading := exact | lent.

Record supply := { left_to_fill : Z; own_spaces : Z; half : Z }.

Definition left_over (s : supply) : Z := Z.max 0 (left_to_fill s - own_spaces s - half s).

Definition empty_spaces (s : supply) : Z := Z.max 0 (own_spaces s + half s - left_to_fill s).

Definition winning_spaces (s other : supply) : Z := empty_spaces s - Z.min (empty_spaces s) (left_over other).

Definition fill_in_difference (b w : supply) : Z :=
  winning_spaces b w - winning_spaces w b + 2 * (left_over w - left_over b).

Section FillIn.
Context {B : board}.
Hypothesis hangs_together : connected.

Definition count (pos : position) (k : kind) : Z := Z.of_nat (number_of pos k).

Definition area_difference (pos : position) : Z :=
  count pos (stone_of black) + count pos (space_of black) - count pos (stone_of white) - count pos (space_of
    white).

(* The stones that each side owns. *)
Definition stone_set : Z := Z.of_nat (Nat.div (points - 1) 2).

Definition supply_of (reading : surplus_reading) (pos : position) (c : color) : supply :=
  let missing := stone_set - count pos (stone_of c) in
  {| left_to_fill := match reading with exact => Z.max 0 missing | lent => missing end;
     own_spaces := count pos (space_of c);
     half := Z.of_nat (Nat.div (number_of pos shared) 2) |}.

Definition filling_in (reading : surplus_reading) (pos : position) : Z :=
  fill_in_difference (supply_of reading pos black) (supply_of reading pos white).

Definition within_sets (pos : position) : Prop :=
  count pos (stone_of black) <= stone_set /\ count pos (stone_of white) <= stone_set.

(* What the counts of any position are like. *)
Lemma counts_add_up : forall pos,
  count pos (stone_of black) + count pos (stone_of white) + count pos (space_of black) +
  count pos (space_of white) + count pos shared + count pos unowned = Z.of_nat points /\
  0 <= count pos (stone_of black) /\ 0 <= count pos (stone_of white) /\ 0 <= count pos (space_of black) /\
  0 <= count pos (space_of white) /\ 0 <= count pos shared /\ 0 <= count pos unowned.
Proof. intro pos. assert (A := area_counts_points pos). unfold count. lia. Qed.

Lemma halves : forall n : nat, 2 * Z.of_nat (Nat.div n 2) <= Z.of_nat n <= 2 * Z.of_nat (Nat.div n 2) + 1.
Proof. intro n. assert (D := Nat.div_mod n 2). assert (M := Nat.mod_upper_bound n 2). lia. Qed.

Theorem fill_in_lent : forall pos, filling_in lent pos = area_difference pos.
Proof.
  intro pos. assert (C := counts_add_up pos). assert (H := halves (number_of pos shared)).
  assert (U : count pos unowned = 0 \/ (count pos (stone_of black) = 0 /\ count pos (stone_of white) = 0 /\
    count pos (space_of black) = 0 /\ count pos (space_of white) = 0)).
  { destruct (Nat.eq_dec (number_of pos unowned) 0) as [Z0|N0]; [left; unfold count; lia|]. right.
    assert (P : (0 < number_of pos unowned)%nat) by lia.
    destruct (unowned_is_empty_board hangs_together pos P) as (A1 & A2 & A3 & A4 & A5). unfold count. lia. }
  assert (S := halves (points - 1)). change (count pos shared) with (Z.of_nat (number_of pos shared)) in C.
  unfold filling_in, fill_in_difference, winning_spaces, left_over, empty_spaces, supply_of, area_difference.
  cbn [left_to_fill own_spaces half]. unfold stone_set.
  set (s := Z.of_nat (Nat.div (points - 1) 2)) in *. set (h := Z.of_nat (Nat.div (number_of pos shared) 2))
    in *.
  lia.
Qed.

Theorem fill_in_within_sets : forall pos, within_sets pos -> filling_in exact pos = area_difference pos.
Proof.
  intros pos (Wb & Ww). rewrite <- fill_in_lent. unfold filling_in, supply_of. cbv zeta.
  rewrite !Z.max_r by lia. reflexivity.
Qed.

(* Eight points for White, and Black wins ties (ING96-R10, R12; ING91-3): whoever is not behind has won. *)
Definition winner (compensation : Z) (difference : Z) : color := if 0 <=? difference - compensation then
  black else white.

Theorem no_draws : forall pos, within_sets pos ->
  (winner 8 (filling_in exact pos) = black <-> 8 <= area_difference pos) /\
  (winner 8 (filling_in exact pos) = white <-> area_difference pos < 8).
Proof.
  intros pos W. rewrite fill_in_within_sets by exact W. unfold winner.
  destruct (0 <=? area_difference pos - 8) eqn:E.
  - apply Z.leb_le in E. split; split; intro H; try reflexivity; try discriminate; lia.
  - apply Z.leb_gt in E. split; split; intro H; try reflexivity; try discriminate; lia.
Qed.

Theorem no_ties_on_odd_boards : forall pos, within_sets pos -> Nat.odd points = true ->
  count pos shared = 0 -> count pos unowned = 0 -> filling_in exact pos <> 8.
Proof.
  intros pos W Odd S U. rewrite fill_in_within_sets by exact W. assert (C := counts_add_up pos).
  apply Nat.odd_spec in Odd as (k & Odd). unfold area_difference. lia.
Qed.

End FillIn.

Print Assumptions fill_in_lent.
Print Assumptions fill_in_within_sets.
Print Assumptions no_draws.
Print Assumptions no_ties_on_odd_boards.
