(* On a settled board nothing is hot that its owner would take.

   All hot stones of rules/hot_kinds.v are hot for one of two reasons. One is that the play has taken stones: but if the owner
   has settled the board after it, it took none (`nothing_was_taken`), for the points of what was taken would touch none of
   his stones. The other is that a play of the owner at their liberty would leave a chain with one liberty: but his stone there
   joins a chain with a liberty in another region, and has one more where stones were (`two_liberties`).

   So no ban forbids a play at a liberty of the opponent (`nothing_is_hot`), whatever kinds are in force. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.certificates Require Import settled_board.

Section SettledHot.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).
Notation settles := (settles x).

Lemma nothing_was_taken : forall pos p, well_formed pos -> p < points -> cell_at pos p = None ->
  settles (after (play_at pos o p)) -> captured (play_at pos o p) = [].
Proof.
  intros pos p W Hp E (Touch & _). apply no_member. intros q I. assert (C := after_captured pos o p q I).
  assert (Taken := I). apply captured_iff in I as (Cq & NoBreath & _); try assumption. rewrite opponent_opponent in Cq.
  assert (Hq : q < points) by (apply (stone_on_board _ _ _ (well_formed_put pos p o) Cq)).
  destruct (Touch q Hq) as (s & S & A); [congruence|]. apply after_stone in S as (Out & _ & S); try assumption. apply Out.
  apply (captured_closed pos o p q s Taken). apply joined_step; [exact A | congruence].
Qed.

(* The owner plays at v, beside a stone t that is taken. *)
Lemma two_liberties : forall pos pos' v t u, legal pos -> settles pos -> v < points -> cell_at pos v = None ->
  cell_at pos t = Some o -> adjacent v t = true -> cell_at pos' t = None -> own pos' v ->
  (forall q, own pos q -> own pos' q) -> (forall q, q <> v -> cell_at pos q = None -> cell_at pos' q = None) ->
  liberties pos' v <> [u].
Proof.
  intros pos pos' v t u L (Touch & Eyes) Hv E T A Gone Here More Free Only.
  assert (IsOnly : forall q, cell_at pos' q = None -> (exists s, joined pos' v s /\ adjacent s q = true) -> q = u).
  { intros q Eq J. assert (I : In q (liberties pos' v)) by (apply liberties_iff; auto). rewrite Only in I.
    destruct I as [I|[]]. auto. }
  assert (Tu : t = u) by (apply IsOnly; [exact Gone|]; exists v; split; [apply joined_here | exact A]).
  destruct (Touch v Hv) as (s & S & As); [congruence|].
  destruct (Eyes s S) as (a & b & Va & Vb & Apart).
  assert (Elsewhere : exists r, vital x pos s r /\ ~ In v r).
  { destruct (in_dec Nat.eq_dec v a) as [I|N]; [exists b | exists a]; auto. }
  destruct Elsewhere as (r & V & N). destruct (vital_breathes x pos s r L V) as (q & I & Eq).
  destruct V as (_ & _ & Near). destruct (Near q I) as (w & J & Aw).
  assert (Qu : q = u).
  { apply IsOnly; [apply Free; [intros ->; contradiction | exact Eq]|]. exists w. split.
    - apply joined_trans with s; [apply joined_step; [exact As|]; rewrite Here, (More s S); reflexivity|].
      apply (own_joined x pos); assumption.
    - rewrite adjacent_sym. exact Aw. }
  congruence.
Qed.

(* A stone beside the only liberty of its chain. *)
Lemma beside_liberty : forall pos p v, p < points -> liberties pos p = [v] ->
  v < points /\ cell_at pos v = None /\ exists t, In t (chain pos p) /\ adjacent v t = true.
Proof.
  intros pos p v Hp E. assert (I : In v (liberties pos p)) by (rewrite E; left; reflexivity).
  apply liberties_iff in I as (Ev & t & J & A); [|exact Hp].
  split; [exact (adjacent_right_on_board _ _ A)|]. split; [exact Ev|]. exists t. split; [apply chain_iff; assumption|].
  rewrite adjacent_sym. exact A.
Qed.

Lemma no_pair : forall pl v, well_formed (after pl) -> legal (after pl) -> settles (after pl) -> player pl = o ->
  point pl < points -> cell_at (after pl) (point pl) = Some o -> removable_pair pl = Some v -> removed_in_turn pl v = None.
Proof.
  intros pl v W L S C Hp Here R. unfold removable_pair in R. destruct (self_removed pl); [|discriminate].
  destruct (chain (after pl) (point pl)) as [|a [|b [|]]] eqn:Ch; try discriminate.
  destruct (liberties (after pl) (point pl)) as [|w [|]] eqn:Li; try discriminate.
  destruct (same_stones _ _) eqn:Same; [|discriminate]. injection R as ->.
  unfold removed_in_turn. rewrite C, opponent_opponent in *.
  destruct (beside_liberty _ _ _ Hp Li) as (Hv & Ev & t & I & A). rewrite Ch in I.
  assert (Taken : In t (captured (play_at (after pl) x v))).
  { clear - Same I. revert Same I. generalize (captured (play_at (after pl) x v)), [a; b].
    induction l as [|p l IH]; intros [|q m] E I;
      simpl in E; try discriminate; [destruct I|]. apply andb_true_iff in E as (E1 & E2). apply Nat.eqb_eq in E1 as ->.
    destruct I as [->|I]; [left; reflexivity | right; apply (IH m); assumption]. }
  destruct (liberties (after (play_at (after pl) x v)) v) as [|u [|]] eqn:Lv; try reflexivity. exfalso.
  assert (To : cell_at (after pl) t = Some o) by (apply captured_before in Taken; assumption).
  assert (More : forall q, own (after pl) q -> own (after (play_at (after pl) x v)) q).
  { intros q Q. apply (own_after_play x (after pl) W L S v Hv Ev). auto. }
  apply (two_liberties (after pl) (after (play_at (after pl) x v)) v t u); try assumption.
  - apply after_captured; exact Taken.
  - apply (own_after_play x (after pl) W L S v Hv Ev). auto.
  - intros q N Eq. destruct (cell_at (after (play_at (after pl) x v)) q) as [c|] eqn:Cq; [|reflexivity].
    apply after_stone in Cq as (_ & _ & Cq). rewrite cell_at_put_other in Cq by assumption. congruence.
Qed.

Lemma no_ko : forall pos p, well_formed pos -> legal pos -> settles pos -> p < points -> cell_at pos p = Some o ->
  ko_of pos p o = None.
Proof.
  intros pos p W L S Hp Here. unfold ko_of. destruct (liberties pos p) as [|v [|]] eqn:Li; try reflexivity.
  rewrite opponent_opponent. set (taken := remove (put pos v x) (chain pos p)).
  destruct (beside_liberty _ _ _ Hp Li) as (Hv & Ev & t & I & A).
  assert (To : cell_at pos t = Some o).
  { apply chain_iff in I; [|exact Hp]. rewrite (joined_cell _ _ _ I). exact Here. }
  assert (Kept : forall q c, c <> o -> cell_at (put pos v x) q = Some c -> cell_at taken q = Some c).
  { intros q c N Q. unfold taken. rewrite cell_at_kept; [exact Q | apply well_formed_put|]. intro J.
    apply chain_iff in J; [|exact Hp]. apply joined_cell in J. rewrite Here in J.
    destruct (Nat.eq_dec q v) as [->|Nv]; [congruence|]. rewrite cell_at_put_other in Q by assumption. congruence. }
  assert (Nx : x <> o) by (intro D; apply (opponent_differs x); auto).
  destruct (liberties taken v) as [|u [|]] eqn:Lv; try reflexivity. exfalso.
  apply (two_liberties pos taken v t u); try assumption.
  - unfold taken. apply cell_at_removed. exact I.
  - apply Kept; [exact Nx | apply cell_at_put_same; exact Hv].
  - intros q Q. apply Kept; [exact Nx|]. rewrite cell_at_put_other; [exact Q | exact W | congruence].
  - intros q N Q. unfold taken. destruct (in_dec Nat.eq_dec q (chain pos p)) as [J|J]; [apply cell_at_removed; exact J|].
    rewrite cell_at_kept; [|apply well_formed_put | exact J]. rewrite cell_at_put_other; assumption.
Qed.

(* The kos of fights are kos of the position. *)

Lemma absorbed : forall others f k, let '(g, rest) := absorb f others in
  (In k (kos g) \/ exists h, In h rest /\ In k (kos h)) -> In k (kos f) \/ exists h, In h others /\ In k (kos h).
Proof.
  induction others as [|h others IH]; intros f k; simpl; [tauto|]. destruct (meet f h).
  - specialize (IH (join f h) k). destruct (absorb (join f h) others) as (g & rest). intro H. apply IH in H as [H|(i & I & H)].
    + simpl in H. apply in_app_or in H as [H|H]; [auto | right; exists h; auto].
    + right. exists i. auto.
  - specialize (IH f k). destruct (absorb f others) as (g & rest). simpl. intros [H|(i & [<-|I] & H)].
    + destruct IH as [J|(i & I & J)]; auto. right. exists i. auto.
    + right. exists h. auto.
    + destruct IH as [J|(j & J & K)]; [right; exists i; auto | auto |]. right. exists j. auto.
Qed.

Lemma joined_once : forall n fights f k, In f (join_once n fights) -> In k (kos f) -> exists g, In g fights /\ In k (kos g).
Proof.
  induction n as [|n IH]; intros fights f k I K; simpl in I; [exists f; auto|].
  destruct fights as [|g fights]; [destruct I|]. assert (Ab := absorbed fights g k). destruct (absorb g fights) as (h & rest).
  assert (H : In k (kos g) \/ exists i, In i fights /\ In k (kos i)).
  { apply Ab. destruct I as [<-|I]; [auto|]. right. exact (IH rest f k I K). }
  destruct H as [H|(i & J & H)]; [exists g | exists i]; simpl; auto.
Qed.

Lemma fight_has_kos : forall pos f k, In f (fights_of pos) -> In k (kos f) -> In k (find_kos pos).
Proof.
  intros pos f k I K. unfold fights_of in I. cbv zeta in I. revert I.
  assert (H : forall n fights, In f (join_all n fights) -> exists g, In g fights /\ In k (kos g)).
  { induction n as [|n IH]; intros fights I; simpl in I; [exists f; auto|]. apply IH in I as (g & I & J).
    exact (joined_once _ _ _ _ I J). }
  intro I. apply H in I as (g & I & J). apply in_map_iff in I as (i & <- & I). destruct J as [<-|[]]. exact I.
Qed.

Lemma no_kos : forall pos k, well_formed pos -> legal pos -> settles pos -> In k (find_kos pos) -> holder k <> o.
Proof.
  intros pos k W L S I H. unfold find_kos in I. apply in_flat_map in I as (p & Ip & I). apply in_all_points in Ip.
  destruct (cell_at pos p) as [c|] eqn:C; [|destruct I]. destruct (_ =? _); [|destruct I].
  destruct (ko_of pos p c) as [k'|] eqn:K; [|destruct I]. destruct I as [->|[]].
  assert (Hc : holder k = c).
  { unfold ko_of in K. destruct (liberties pos p) as [|v [|]]; try discriminate.
    destruct (liberties _ v) as [|u [|]]; try discriminate.
    match type of K with (if ?b then _ else _) = _ => destruct b end; [|discriminate].
    injection K as <-. reflexivity. }
  rewrite Hc in H. subst c. rewrite no_ko in K by assumption. discriminate.
Qed.

Theorem nothing_is_hot : forall pos p kinds, well_formed pos -> legal pos -> p < points -> cell_at pos p = None ->
  settles (after (play_at pos o p)) -> hot_stones_of kinds (play_at pos o p) = [].
Proof.
  intros pos p kinds W L Hp E S. set (pl := play_at pos o p) in *. assert (None_taken := nothing_was_taken pos p W Hp E S).
  fold pl in None_taken. assert (Wa : well_formed (after pl)) by apply after_formed.
  assert (La : legal (after pl)) by (apply legality_is_kept; assumption).
  assert (Single : single_hot_stone pl = []) by (unfold single_hot_stone; rewrite None_taken; reflexivity).
  assert (Pair : forall enough, pair_bans pl enough = []).
  { intro enough. unfold pair_bans. destruct (removable_pair pl) as [v|] eqn:R; [|reflexivity].
    rewrite (no_pair pl v); try assumption; try reflexivity.
    change (cell_at (after pl) p = Some o). unfold removable_pair in R. destruct (self_removed pl) eqn:Own; [|discriminate].
    unfold pl. rewrite after_kept; [apply placed_here; exact Hp | |]; fold pl; rewrite ?None_taken, ?Own; intros []. }
  assert (Each : forall kind, bans_of pl kind = []).
  { intro kind. destruct kind; cbn [bans_of]; unfold twin_bans; rewrite ?Single, ?None_taken; try apply Pair; try reflexivity.
    apply no_member. intros q I. apply in_flat_map in I as (f & If & I). unfold mouths in I. apply in_map_iff in I as (k & _ & I).
    apply filter_In in I as (I & H). apply color_eqb_eq in H. apply filter_In in If as (If & _).
    exact (no_kos _ k Wa La S (fight_has_kos _ _ _ If I) H). }
  apply no_member. intros q I. apply filter_In in I as (_ & I). apply mem_In in I. apply in_flat_map in I as (kind & _ & I).
  rewrite Each in I. destruct I.
Qed.

End SettledHot.

Print Assumptions nothing_is_hot.
