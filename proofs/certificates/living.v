(* Living chains: a play of the opponent takes none of them.

   A region is vital to a chain of the owner if it has nothing beside it but its own points and his stones, none of his stones is
   in it, and each of its points touches the chain. A chain lives if two regions without a common point are vital to it. It is
   Benson's argument (settled.v), here for single chains: boards are settled (settled_board.v) or held (held_board.v) by such
   chains. Only the owner's stones matter (`lives_same`). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.
From Hotstone.certificates Require Import settled.

Section Living.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).

Definition closed (pos : position) (r : list nat) : Prop := forall q, In q r ->
  q < points /\ cell_at pos q <> Some x /\ forall s, adjacent q s = true -> In s r \/ own pos s.

Definition vital (pos : position) (c : nat) (r : list nat) : Prop :=
  r <> [] /\ closed pos r /\ forall q, In q r -> exists s, joined pos c s /\ adjacent q s = true.

Definition lives (pos : position) (c : nat) : Prop :=
  exists a b, vital pos c a /\ vital pos c b /\ forall q, In q a -> ~ In q b.

Definition all_live (pos : position) : Prop := forall c, own pos c -> lives pos c.

Lemma holds_iff : forall pos p, holds pos x p = true <-> own pos p.
Proof. intros pos p. unfold holds. apply cell_eqb_eq. Qed.

Lemma holds_not : forall pos p, holds pos x p = false <-> cell_at pos p <> Some x.
Proof. intros pos p. rewrite <- holds_iff. destruct (holds pos x p); split; congruence. Qed.

(* Only the owner's stones matter. *)

Lemma bare_formed : forall pos, well_formed pos -> well_formed (bare x pos).
Proof. intros pos W. unfold well_formed, bare. rewrite map_length. exact W. Qed.

Lemma bare_cell : forall pos p, cell_at (bare x pos) p = if holds pos x p then Some x else None.
Proof.
  intros pos p. unfold bare, cell_at at 1. set (f := fun c => if cell_eqb c (Some x) then c else None).
  change None with (f None) at 1. rewrite map_nth. unfold f, holds. change (nth p pos None) with (cell_at pos p).
  destruct (cell_eqb (cell_at pos p) (Some x)) eqn:E; [apply cell_eqb_eq in E; exact E | reflexivity].
Qed.

Lemma own_joined : forall pos pos' c s, own pos c -> (forall q, own pos q -> own pos' q) -> joined pos c s -> joined pos' c s.
Proof.
  intros pos pos' c s C H J. apply (chain_stands_joined x pos pos' c s C J).
  intros t Jt. apply H. rewrite (joined_cell _ _ _ Jt). exact C.
Qed.

Lemma lives_same : forall pos pos' c, (forall q, own pos' q <-> own pos q) -> own pos c -> lives pos c -> lives pos' c.
Proof.
  intros pos pos' c Same C (a & b & Va & Vb & Apart).
  assert (V : forall r, vital pos c r -> vital pos' c r).
  { intros r (N & Cl & T). split; [exact N|]. split.
    - intros q I. destruct (Cl q I) as (Hq & Out & Near). split; [exact Hq|]. split; [rewrite Same; exact Out|].
      intros s A. rewrite Same. exact (Near s A).
    - intros q I. destruct (T q I) as (s & J & A). exists s. split; [|exact A]. apply (own_joined pos); auto. intros t.
      apply Same. }
  exists a, b. auto.
Qed.

(* A vital region has an empty point. *)
Lemma vital_breathes : forall pos c r, legal pos -> vital pos c r -> exists q, In q r /\ cell_at pos q = None.
Proof.
  intros pos c r L (N & Cl & _). destruct (existsb (fun q => is_empty pos q) r) eqn:E.
  - apply existsb_exists in E as (q & I & E). exists q. split; [exact I | apply is_empty_iff; exact E].
  - exfalso. destruct r as [|q r]; [congruence|].
    apply (full_region_is_dead x pos (q :: r) q L); [left; reflexivity | intros s I; apply (Cl s I)|].
    intros s I F. apply is_empty_iff in F. assert (T : existsb (fun q => is_empty pos q) (q :: r) = true); [|congruence].
    apply existsb_exists. exists s. auto.
Qed.

(* Of two regions at most one has the point. *)
Lemma vital_without : forall pos c z, lives pos c -> exists r, vital pos c r /\ ~ In z r.
Proof.
  intros pos c z (a & b & Va & Vb & Apart). destruct (in_dec Nat.eq_dec z a) as [I|N]; [exists b | exists a]; auto.
Qed.

Section Play.
Variable pos : position.
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.

(* So the chain keeps a liberty elsewhere. *)
Lemma breathes_without : forall placed c z, own pos c -> lives pos c -> (forall q, q <> z -> cell_at placed q = cell_at pos q) ->
  cell_at pos z = None -> (forall q, own pos q -> own placed q) -> breathes placed c.
Proof.
  intros placed c z C Li Same Z Own. destruct (vital_without pos c z Li) as (r & V & N).
  destruct (vital_breathes pos c r all_breathe V) as (q & I & E). destruct V as (_ & _ & T). destruct (T q I) as (s & J & A).
  exists s, q. split; [apply (own_joined pos); assumption|]. split; [rewrite adjacent_sym; exact A|].
  rewrite Same; [exact E|]. intros ->. contradiction.
Qed.

(* An answer of the opponent. *)
Variable z : nat.
Hypothesis on_board : z < points.
Hypothesis empty : cell_at pos z = None.

Notation result := (play_at pos o z).

Lemma own_unplaced : forall q, own (put pos z o) q <-> own pos q.
Proof.
  intro q. destruct (Nat.eq_dec q z) as [->|N]; [|rewrite cell_at_put_other by assumption; tauto].
  rewrite cell_at_put_same by exact on_board. rewrite empty. split; [|discriminate].
  intro H. injection H as H. destruct (opponent_differs x H).
Qed.

Lemma living_is_not_taken : forall c, lives pos c -> ~ In c (captured result).
Proof.
  intros q Li I. apply captured_iff in I as (C & NoBreath & _); try assumption. rewrite opponent_opponent in C.
  apply NoBreath. apply (breathes_without _ q z); [apply own_unplaced; exact C | exact Li | | exact empty|].
  - intros s N. apply cell_at_put_other; assumption.
  - intros s. apply own_unplaced.
Qed.

Lemma own_if_not_taken : forall q, ~ In q (captured result) -> (own (after result) q <-> own pos q).
Proof.
  intros q None_taken. split.
  - intro C. apply after_stone in C as (_ & _ & C). apply own_unplaced. exact C.
  - intro C. rewrite after_kept; [apply own_unplaced; exact C | exact None_taken|]. intro I.
    apply self_removed_color in I; try assumption.
    apply own_unplaced in C. rewrite C in I. injection I as I. destruct (opponent_differs x). auto.
Qed.

Theorem nothing_living_is_taken : all_live pos -> captured result = [] /\ forall q, own (after result) q <-> own pos q.
Proof.
  intro All. assert (None_taken : captured result = []).
  { apply no_member. intros q I. apply (living_is_not_taken q); [|exact I]. apply All.
    apply captured_before in I; try assumption. rewrite opponent_opponent in I. exact I. }
  split; [exact None_taken|]. intro q. apply own_if_not_taken. rewrite None_taken. intros [].
Qed.

End Play.

(* A play of the owner; beside a living stone of his it removes none of his. *)

Lemma own_when_placed : forall pos k, well_formed pos -> k < points -> forall q, own (put pos k x) q <-> own pos q \/ q = k.
Proof.
  intros pos k W Hk q. destruct (Nat.eq_dec q k) as [->|N].
  - rewrite cell_at_put_same by exact Hk. tauto.
  - rewrite cell_at_put_other by assumption. tauto.
Qed.

Lemma own_after_own_play : forall pos k, well_formed pos -> k < points -> cell_at pos k = None ->
  self_removed (play_at pos x k) = [] -> forall q, own (after (play_at pos x k)) q <-> own pos q \/ q = k.
Proof.
  intros pos k W Hk E Keeps q. rewrite <- (own_when_placed pos k W Hk). split.
  - intro C. apply after_stone in C. tauto.
  - intro C. rewrite after_kept; [exact C | | rewrite Keeps; intros []].
    intro I. apply captured_color in I; try assumption. rewrite C in I. injection I as I. destruct (opponent_differs x). auto.
Qed.

Lemma play_beside_living : forall pos k s, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  own pos s -> adjacent k s = true -> lives pos s -> self_removed (play_at pos x k) = [].
Proof.
  intros pos k s W L Hk E S A Li. assert (Placed := own_when_placed pos k W Hk). apply no_member. intros q I.
  apply self_removed_iff in I as (_ & NoBreath & _); [|exact Hk]. apply NoBreath. apply breathes_joined with s.
  - apply joined_step; [exact A|]. rewrite (proj2 (Placed k)), (proj2 (Placed s)); auto.
  - apply (breathes_without pos L _ s k S Li); [|exact E|].
    + intros r N. apply cell_at_put_other; assumption.
    + intros r R. apply Placed. auto.
Qed.

(* A play of the owner by whose stone a chain lives removes nothing of his: its region has an empty point, or is taken. *)
Theorem play_that_lives : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  lives (put pos k x) k -> self_removed (play_at pos x k) = [].
Proof.
  intros pos k W L Hk E Li. destruct (vital_without _ k k Li) as (r & (N & Cl & T) & _).
  apply no_member. intros s I. apply self_removed_iff in I as (None_taken & NoBreath & _); try assumption.
  assert (Full : forall q, In q r -> cell_at (put pos k x) q = Some o).
  { intros q I. destruct (cell_at (put pos k x) q) as [c|] eqn:C.
    - destruct (color_cases x c) as [->| ->]; [|reflexivity]. destruct (Cl q I) as (_ & Out & _). contradiction.
    - exfalso. apply NoBreath. destruct (T q I) as (t & J & A). exists t, q.
      split; [exact J|]. split; [rewrite adjacent_sym; exact A | exact C]. }
  destruct r as [|q r]; [congruence|]. assert (Iq : In q (q :: r)) by (left; reflexivity).
  assert (Stay : forall t, joined (put pos k x) q t -> In t (q :: r)).
  { intros t J. induction J as [|s' t J IH A Same]; [exact Iq|].
    destruct (proj2 (proj2 (Cl s' IH)) t A) as [I|C]; [exact I|]. rewrite (Full s' IH), C in Same. injection Same as Same.
    destruct (opponent_differs x Same). }
  assert (J : In q (captured (play_at pos x k))); [|rewrite None_taken in J; destruct J].
  apply captured_iff; [assumption..|]. split; [exact (Full q Iq)|]. split.
  - intros (t & l & J & A & C). apply Stay in J. destruct (proj2 (proj2 (Cl t J)) l A) as [I|D]; [|congruence].
    rewrite (Full l I) in C. discriminate.
  - assert (Nq : q <> k) by (intros ->; destruct (Cl k Iq) as (_ & Out & _); rewrite cell_at_put_same in Out by exact Hk;
    congruence).
    assert (C := Full q Iq). rewrite cell_at_put_other in C by assumption.
    destruct (L q o C) as (t & l & J & A & Em).
    assert (J' : joined (put pos k x) q t) by (apply (joined_placed pos x k W E q t o); assumption).
    exists t. split; [exact J'|]. rewrite adjacent_sym. assert (It := Stay t J').
    destruct (Nat.eq_dec l k) as [->|Nl]; [exact A|]. exfalso.
    assert (Same : cell_at (put pos k x) l = None) by (rewrite cell_at_put_other; assumption).
    destruct (proj2 (proj2 (Cl t It)) l A) as [I|D]; [rewrite (Full l I) in Same; discriminate | congruence].
Qed.

End Living.

Print Assumptions nothing_living_is_taken.
Print Assumptions play_that_lives.
