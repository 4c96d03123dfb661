(* A play has one result, whichever way the texts put it.

   Two texts describe the removal differently. ING96-R4 and spec/: look at the opposing neighbours, take off
   those chains that have no liberty, and only if there was none look at the own chain. TT-MOVE: take off all
   of the opponent's stones that reach no empty point, then all of one's own that reach none. `two_sweeps` is
   the second description. From a legal position they come to the same (`removal_order`); in particular it
   does not matter whether own stones are looked at always or only if nothing was captured.

   `is_result` says without any program what the position after a play has to be; exactly one position is it
   (`one_result`). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality.

Section OneResult.
Context {B : board}.

(* All stones of that colour whose chain has no liberty, on the whole board. *)
Definition breathless (pos : position) (c : color) : list nat :=
  filter (fun q => cell_eqb (cell_at pos q) (Some c) && negb (has_liberty pos q)) all_points.

Definition two_sweeps (pos : position) (c : color) (p : nat) : position :=
  let placed := put pos p c in
  let first := remove placed (breathless placed (opponent c)) in
  remove first (breathless first c).

Lemma breathless_iff : forall pos c q, well_formed pos ->
  (In q (breathless pos c) <-> cell_at pos q = Some c /\ ~ breathes pos q).
Proof.
  intros pos c q W. unfold breathless. rewrite filter_In, andb_true_iff, cell_eqb_eq, in_all_points. split.
  - intros (Hq & C & L). split; [exact C|]. intro Br. apply has_liberty_iff in Br; [|exact Hq].
    rewrite Br in L. discriminate.
  - intros (C & Br). assert (Hq := stone_on_board _ _ _ W C). split; [exact Hq|]. split; [exact C|].
    destruct (has_liberty pos q) eqn:L; [|reflexivity]. exfalso. apply Br. apply has_liberty_iff; assumption.
Qed.

(* What the position after c has played at p has to be. *)
Definition is_result (pos : position) (c : color) (p : nat) (next : position) : Prop :=
  let placed := put pos p c in
  let dead q := cell_at placed q = Some (opponent c) /\ ~ breathes placed q in
  let lost q := (forall r, ~ dead r) /\ cell_at placed q = Some c /\ ~ breathes placed q in
  well_formed next /\
  forall q, (dead q \/ lost q -> cell_at next q = None) /\
            (~ dead q -> ~ lost q -> cell_at next q = cell_at placed q).

Section APlay.
Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.
Hypothesis all_breathe : legal pos.

Notation placed := (put pos p c).
Notation result := (play_at pos c p).

Lemma captured_are_the_breathless : forall q, In q (captured result) <-> In q (breathless placed (opponent
  c)).
Proof.
  intro q. rewrite breathless_iff by apply placed_formed. split.
  - intro H. apply captured_iff in H; tauto.
  - intros (C & Br). destruct (in_dec Nat.eq_dec q (captured result)) as [I|I]; [exact I|].
    exfalso. apply Br. apply opposing_breathes_or_goes with (pos := pos) (c := c) (p := p); assumption.
Qed.

Theorem self_removed_are_the_breathless : captured result = [] ->
  forall q, In q (self_removed result) <-> In q (breathless placed c).
Proof.
  intros K q. rewrite breathless_iff by apply placed_formed. split.
  - intro H. split; [apply self_removed_color in H; assumption|].
    apply self_removed_iff in H as (_ & Br & J); [|assumption..]. intro Bq. apply Br.
    eapply breathes_joined; eassumption.
  - intros (C & Br). destruct (in_dec Nat.eq_dec q (self_removed result)) as [I|I]; [exact I|].
    exfalso. apply Br. apply own_breathes_or_goes with (pos := pos) (c := c) (p := p); assumption.
Qed.

Lemma remove_same : forall q0 l m, well_formed q0 -> (forall q, In q l <-> In q m) -> remove q0 l = remove q0
  m.
Proof.
  intros q0 l m W H. apply position_ext; auto using well_formed_remove. intros q _.
  destruct (in_dec Nat.eq_dec q l) as [I|I].
  - rewrite !cell_at_removed; auto. apply H. exact I.
  - rewrite !cell_at_kept; auto. intro M. apply I. apply H. exact M.
Qed.

Theorem removal_order : two_sweeps pos c p = after result.
Proof.
  assert (First : remove placed (breathless placed (opponent c)) = remove placed (captured result)).
  { apply remove_same; [apply placed_formed|]. intro q. symmetry. apply captured_are_the_breathless. }
  unfold two_sweeps. cbv zeta. rewrite First.
  destruct (captures_or_not pos c p) as [(K & E)|(K & F & E)].
  - rewrite K, remove_nothing by apply placed_formed. rewrite E. apply remove_same; [apply placed_formed|].
    intro q. symmetry. apply self_removed_are_the_breathless. exact K.
  - assert (N : breathless (remove placed (captured result)) c = []).
    { destruct (breathless (remove placed (captured result)) c) as [|q l] eqn:L; [reflexivity|]. exfalso.
      assert (I : In q (breathless (remove placed (captured result)) c)) by (rewrite L; left; reflexivity).
      rewrite <- E in I. apply breathless_iff in I as (C & Br); [|apply after_formed].
      apply Br. apply (legality_is_kept pos c p formed on_board empty all_breathe q c C). }
    rewrite N, remove_nothing by apply well_formed_remove. symmetry. exact E.
Qed.

Theorem one_result : forall next, is_result pos c p next <-> next = after result.
Proof.
  assert (Dead : forall q, (cell_at placed q = Some (opponent c) /\ ~ breathes placed q) <->
                           In q (captured result)).
  { intro q. rewrite captured_are_the_breathless, breathless_iff by apply placed_formed. tauto. }
  assert (None_dead : (forall r, ~ (cell_at placed r = Some (opponent c) /\ ~ breathes placed r)) <->
                      captured result = []).
  { split.
    - intro H. apply no_member. intros r I. apply (H r). apply Dead. exact I.
    - intros K r H. apply Dead in H. rewrite K in H. destruct H. }
  assert (Lost : forall q, ((forall r, ~ (cell_at placed r = Some (opponent c) /\ ~ breathes placed r)) /\
                            cell_at placed q = Some c /\ ~ breathes placed q) <-> In q (self_removed result)).
  { intro q. rewrite None_dead. split.
    - intros (K & H). apply self_removed_are_the_breathless; [exact K|].
      apply breathless_iff; [apply placed_formed | exact H].
    - intro H. assert (K : captured result = []) by (apply self_removed_iff in H; tauto).
      split; [exact K|]. apply self_removed_are_the_breathless in H; [|exact K].
      apply breathless_iff in H; [exact H | apply placed_formed]. }
  intro next. unfold is_result. split.
  - intros (W & H). apply position_ext; [exact W | apply after_formed|]. intros q _.
    destruct (H q) as (Gone & Kept). rewrite Dead, Lost in Gone. rewrite Dead, Lost in Kept.
    destruct (in_dec Nat.eq_dec q (captured result)) as [I|I].
    + rewrite Gone by auto. symmetry. apply after_captured. exact I.
    + destruct (in_dec Nat.eq_dec q (self_removed result)) as [J|J].
      * rewrite Gone by auto. symmetry. apply after_self_removed. exact J.
      * rewrite Kept by auto. symmetry. apply after_kept; assumption.
  - intros ->. split; [apply after_formed|]. intro q. rewrite Dead, Lost. split.
    + intros [I|I]; [apply after_captured | apply after_self_removed]; exact I.
    + intros I J. apply after_kept; assumption.
Qed.

End APlay.
End OneResult.

Print Assumptions self_removed_are_the_breathless.
Print Assumptions removal_order.
Print Assumptions one_result.
