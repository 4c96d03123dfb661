(* Chains, liberties, and legal positions.

   A chain is a maximal connected set of stones of one colour; an empty point adjacent to it is a liberty
   (ING96-R4, G403; ZH-G20; TT-CHAIN). A position is legal if every chain has a liberty (ING96-R4 "Removal",
   G417, G418; ING91-1 "Ohne Freiheiten"; ZH-G21).

   Twice: as a program (`chain`, `liberties`, `has_liberty`, `is_legal`), the same as spec/board/chains.h,
   and as a statement (`joined`, `breathes`, `legal`), of which proofs are made. The theorems at the end say
   that the two are one. *)
From Hotstone.board Require Import board board_facts reach.

Section Chains.
Context {B : board}.

(* The program. *)

Definition neighbours_of_one_colour (pos : position) (p q : nat) : bool :=
  adjacent p q && cell_eqb (cell_at pos p) (cell_at pos q).

(* The stones of the chain at p, in index order. Meant for a point with a stone on it. *)
Definition chain (pos : position) (p : nat) : list nat := reach (neighbours_of_one_colour pos) p.

Definition liberties (pos : position) (p : nat) : list nat :=
  let stones := chain pos p in
  filter (fun l => is_empty pos l && existsb (fun s => adjacent s l) stones) all_points.

Definition has_liberty (pos : position) (p : nat) : bool :=
  match liberties pos p with [] => false | _ :: _ => true end.

Definition is_legal (pos : position) : bool :=
  forallb (fun p => is_empty pos p || has_liberty pos p) all_points.

(* The statement. *)

(* From p to q over neighbours that carry the same as p. *)
Inductive joined (pos : position) (p : nat) : nat -> Prop :=
  | joined_here : joined pos p p
  | joined_on : forall q r, joined pos p q -> adjacent q r = true -> cell_at pos q = cell_at pos r ->
      joined pos p r.

(* The chain at p has the liberty l, by its stone s. *)
Definition breathes (pos : position) (p : nat) : Prop :=
  exists s l, joined pos p s /\ adjacent s l = true /\ cell_at pos l = None.

Definition legal (pos : position) : Prop := forall p c, cell_at pos p = Some c -> breathes pos p.

(* They are one. *)

Lemma joined_cell : forall pos p q, joined pos p q -> cell_at pos q = cell_at pos p.
Proof. induction 1; congruence. Qed.

Lemma joined_trans : forall pos p q r, joined pos p q -> joined pos q r -> joined pos p r.
Proof. induction 2; [assumption|]. eapply joined_on; eassumption. Qed.

Lemma joined_step : forall pos p q, adjacent p q = true -> cell_at pos p = cell_at pos q -> joined pos p q.
Proof. intros. eapply joined_on; [apply joined_here | eassumption | assumption]. Qed.

Lemma joined_sym : forall pos p q, joined pos p q -> joined pos q p.
Proof.
  induction 1 as [|q r J IH A C]; [apply joined_here|].
  apply joined_trans with q; [|exact IH]. apply joined_step; [rewrite adjacent_sym; exact A | congruence].
Qed.

Lemma joined_on_board : forall pos p q, p < points -> joined pos p q -> q < points.
Proof. intros pos p q Hp J. destruct J as [|q r J A C]; [exact Hp | eapply adjacent_right_on_board; exact A].
  Qed.

Lemma breathes_joined : forall pos p q, joined pos p q -> breathes pos q -> breathes pos p.
Proof.
  intros pos p q J (s & l & Js & A & E). exists s, l. split; [eapply joined_trans; eassumption | auto].
Qed.

Theorem chain_iff : forall pos p q, p < points -> (In q (chain pos p) <-> joined pos p q).
Proof.
  intros pos p q Hp. unfold chain. rewrite reach_iff by exact Hp. split.
  - induction 1 as [|q r W IH S R]; [apply joined_here|].
    apply andb_true_iff in S as [A C]. apply cell_eqb_eq in C. eapply joined_on; eassumption.
  - induction 1 as [|q r J IH A C]; [apply way_here|].
    apply way_on with q; [exact IH| |eapply adjacent_right_on_board; exact A].
    apply andb_true_iff. split; [exact A | apply cell_eqb_eq; exact C].
Qed.

Lemma chain_NoDup : forall pos p, NoDup (chain pos p).
Proof.
  intros pos p. unfold chain, reach.
  destruct (reach_in_selects (neighbours_of_one_colour pos) points p) as [f ->].
  apply NoDup_filter. apply NoDup_all_points.
Qed.

Lemma liberties_NoDup : forall pos p, NoDup (liberties pos p).
Proof. intros. apply NoDup_filter. apply NoDup_all_points. Qed.

Theorem liberties_iff : forall pos p l, p < points ->
  (In l (liberties pos p) <-> cell_at pos l = None /\ exists s, joined pos p s /\ adjacent s l = true).
Proof.
  intros pos p l Hp. unfold liberties. rewrite filter_In, andb_true_iff, is_empty_iff, existsb_exists. split.
  - intros (_ & E & s & Hs & A). split; [exact E|]. exists s. rewrite chain_iff in Hs by exact Hp. auto.
  - intros (E & s & Hs & A). split; [apply in_all_points; eapply adjacent_right_on_board; exact A|].
    split; [exact E|]. exists s. rewrite chain_iff by exact Hp. auto.
Qed.

Theorem has_liberty_iff : forall pos p, p < points -> (has_liberty pos p = true <-> breathes pos p).
Proof.
  intros pos p Hp. unfold has_liberty. destruct (liberties pos p) as [|l ls] eqn:L.
  - split; [discriminate|]. intros (s & l & J & A & E).
    assert (H : In l (liberties pos p)) by (apply liberties_iff; eauto). rewrite L in H. destruct H.
  - split; [intros _|reflexivity].
    assert (H : In l (liberties pos p)) by (rewrite L; left; reflexivity).
    apply liberties_iff in H as (E & s & J & A); [|exact Hp]. exists s, l. auto.
Qed.

Theorem is_legal_iff : forall pos, well_formed pos -> (is_legal pos = true <-> legal pos).
Proof.
  intros pos W. unfold is_legal. rewrite forallb_forall. split.
  - intros H p c E. assert (Hp := stone_on_board _ _ _ W E).
    specialize (H p (proj2 (in_all_points p) Hp)). apply orb_true_iff in H as [H|H].
    + apply is_empty_iff in H. congruence.
    + apply has_liberty_iff in H; assumption.
  - intros H p Hp. apply in_all_points in Hp. apply orb_true_iff.
    destruct (cell_at pos p) as [c|] eqn:E.
    + right. apply has_liberty_iff; [exact Hp|]. eapply H; exact E.
    + left. apply is_empty_iff. exact E.
Qed.

Lemma formed_legal_iff : forall pos, (length pos =? points) && is_legal pos = true <-> well_formed pos /\ legal pos.
Proof.
  intro pos. rewrite andb_true_iff, Nat.eqb_eq. split; intros (W & L); (split; [exact W|]); apply is_legal_iff; assumption.
Qed.

Lemma breathes_dec : forall pos p, p < points -> breathes pos p \/ ~ breathes pos p.
Proof.
  intros pos p Hp. destruct (has_liberty pos p) eqn:E.
  - left. apply has_liberty_iff; assumption.
  - right. intro H. apply has_liberty_iff in H; [congruence | exact Hp].
Qed.

End Chains.

Print Assumptions chain_iff.
Print Assumptions liberties_iff.
Print Assumptions has_liberty_iff.
Print Assumptions is_legal_iff.
