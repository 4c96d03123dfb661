(* A step tells its play: who changes a position into another one, and where, shows in the two positions.

   The step adds one stone, whose colour and point are those of the play. Or it only removes stones of one
   colour, a self-removal; then the colour is the player's, and the point is the one liberty that the removed
   stones had before. Only the removal of a lone stone of one's own, which is no step at all, could be made
   at several points by both players. This is why `fixed` (COMP-FIXED) forbids the same plays as the rules
   about completed cycles (endings/three_rules.v). *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts variation.

Section Step.
Context {B : board}.

(* What was empty and now carries a stone is the point played, and the stone is the player's. *)
Lemma only_stone_added : forall pos c p q d, well_formed pos -> p < points ->
  cell_at pos q = None -> cell_at (after (play_at pos c p)) q = Some d -> q = p /\ d = c.
Proof.
  intros pos c p q d W Hp E C. destruct (after_stone pos c p q d C) as (_ & _ & P).
  destruct (Nat.eq_dec q p) as [->|N].
  - rewrite placed_here in P by exact Hp. split; congruence.
  - rewrite placed_there in P by assumption. congruence.
Qed.

(* The stone played lies there afterwards, unless it was removed with its chain. *)
Lemma played_or_removed : forall pos c p, well_formed pos -> p < points -> cell_at pos p = None ->
  cell_at (after (play_at pos c p)) p = Some c \/ In p (self_removed (play_at pos c p)).
Proof.
  intros pos c p W Hp E.
  destruct (in_dec Nat.eq_dec p (self_removed (play_at pos c p))) as [I|I]; [right; exact I|]. left.
  rewrite after_kept; [apply placed_here; exact Hp| |exact I].
  intro G. apply captured_color in G; try assumption. rewrite placed_here in G by exact Hp.
  injection G as G. symmetry in G. apply opponent_differs in G. exact G.
Qed.

(* Stones that a self-removal takes along had no liberty but the point played. *)
Lemma removed_had_one_liberty : forall pos c p r s l, well_formed pos -> p < points -> cell_at pos p = None ->
  In r (self_removed (play_at pos c p)) -> r <> p ->
  joined pos r s -> adjacent s l = true -> cell_at pos l = None -> l = p.
Proof.
  intros pos c p r s l W Hp E I N J A El. destruct (Nat.eq_dec l p) as [|Nl]; [assumption|]. exfalso.
  assert (C := self_removed_color pos c p Hp r I). rewrite placed_there in C by assumption.
  assert (J' := joined_placed pos c p W E r s c C J).
  apply self_removed_iff in I as (_ & Br & Jp); [|exact Hp]. apply Br.
  exists s, l. split; [eapply joined_trans; eassumption|]. split; [exact A|].
  rewrite placed_there; assumption.
Qed.

Theorem step_tells_play : forall pos c p c' p', well_formed pos -> legal pos ->
  p < points -> cell_at pos p = None -> p' < points -> cell_at pos p' = None ->
  after (play_at pos c p) = after (play_at pos c' p') -> changes_position (play_at pos c p) = true ->
  c = c' /\ p = p'.
Proof.
  intros pos c p c' p' W L Hp E Hp' E' Same Change.
  destruct (played_or_removed pos c p W Hp E) as [Stays|I].
  { rewrite Same in Stays. apply only_stone_added in Stays as (-> & ->); auto. }
  destruct (played_or_removed pos c' p' W Hp' E') as [Stays|I'].
  { rewrite <- Same in Stays. apply only_stone_added in Stays as (-> & ->); auto. }
  destruct (existsb (fun q => negb (q =? p)) (self_removed (play_at pos c p))) eqn:Ex.
  2: { exfalso. assert (F : changes_position (play_at pos c p) = false); [|congruence].
       apply unchanged_iff_lone; try assumption. intro q. split; [|intros ->; exact I]. intro J.
       destruct (Nat.eq_dec q p) as [|N]; [assumption|].
       assert (T : existsb (fun q => negb (q =? p)) (self_removed (play_at pos c p)) = true).
       { apply existsb_exists. exists q. split; [exact J|]. apply negb_true_iff, Nat.eqb_neq. exact N. }
       congruence. }
  apply existsb_exists in Ex as (r & Ir & N). apply negb_true_iff, Nat.eqb_neq in N.
  assert (Cr := self_removed_color pos c p Hp r Ir). rewrite placed_there in Cr by assumption.
  assert (N' : r <> p') by (intros ->; congruence).
  assert (Gone := after_self_removed pos c p r Ir). rewrite Same in Gone.
  assert (Ir' : In r (self_removed (play_at pos c' p'))).
  { destruct (in_dec Nat.eq_dec r (self_removed (play_at pos c' p'))) as [J|J]; [exact J|]. exfalso.
    assert (K : captured (play_at pos c' p') = []) by (apply self_removed_iff in I'; tauto).
    rewrite after_kept in Gone; [|rewrite K; intros []|exact J].
    rewrite placed_there in Gone by assumption. congruence. }
  assert (Cr' := self_removed_color pos c' p' Hp' r Ir'). rewrite placed_there in Cr' by assumption.
  split; [congruence|]. destruct (L r c Cr) as (s & l & J & A & El).
  transitivity l.
  - symmetry. eapply removed_had_one_liberty; eauto.
  - eapply removed_had_one_liberty with (c := c'); eauto.
Qed.

End Step.

Print Assumptions step_tells_play.
