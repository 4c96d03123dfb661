(* What a hot stone bans touches no living stone of the owner; so on a settled board nothing is hot that he would take.

   All hot stones of rules/hot_kinds.v are hot for one of two reasons (`ban_cases`). One is that the opponent's play has taken
   something where the owner would play. But the points of what was taken touch none of his stones (`taken_touch_none`). The other
   is that a play of the owner at their liberty would leave a chain with one liberty. But beside a living stone (living.v) his stone
   joins a chain with a liberty in another region, and has one more where stones were (`two_liberties`).

   So no ban forbids a play beside a living stone (`beside_living_is_open`), whatever kinds are in force; and on a settled board
   nothing is banned (`nothing_is_hot`), since all of its points touch living stones. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality hot_is_recapture.
From Hotstone.rules Require Import hot_single kos hot_kinds.
From Hotstone.certificates Require Import settled_board.

(* What is known of a banned point. *)

Lemma same_stones_are : forall v w, same_stones v w = true -> v = w.
Proof.
  induction v as [|p v IH]; intros [|q w] E; simpl in E; try discriminate; [reflexivity|].
  apply andb_true_iff in E as (E1 & E2). apply Nat.eqb_eq in E1 as ->. f_equal. exact (IH w E2).
Qed.

Section Bans.
Context {B : board}.

(* A stone beside the only liberty of its chain. *)
Lemma beside_liberty : forall pos p v, p < points -> liberties pos p = [v] ->
  v < points /\ cell_at pos v = None /\ exists t, In t (chain pos p) /\ adjacent v t = true.
Proof.
  intros pos p v Hp E. assert (I : In v (liberties pos p)) by (rewrite E; left; reflexivity).
  apply liberties_iff in I as (Ev & t & J & A); [|exact Hp].
  split; [exact (adjacent_right_on_board _ _ A)|]. split; [exact Ev|]. exists t. split; [apply chain_iff; assumption|].
  rewrite adjacent_sym. exact A.
Qed.

Lemma pair_shape : forall pl v, removable_pair pl = Some v -> self_removed pl = [] /\ liberties (after pl) (point pl) = [v] /\
  captured (play_at (after pl) (opponent (player pl)) v) = chain (after pl) (point pl).
Proof.
  intros pl v R. unfold removable_pair in R. destruct (self_removed pl); [|discriminate].
  destruct (chain (after pl) (point pl)) as [|a [|b [|]]]; try discriminate.
  destruct (liberties (after pl) (point pl)) as [|w [|]]; try discriminate.
  destruct (same_stones _ _) eqn:Same; [|discriminate]. injection R as ->. apply same_stones_are in Same. auto.
Qed.

Lemma ko_shape : forall pos p c k, ko_of pos p c = Some k -> holder k = c /\ liberties pos p = [mouth k] /\
  exists u, liberties (remove (put pos (mouth k) (opponent c)) (chain pos p)) (mouth k) = [u].
Proof.
  intros pos p c k K. unfold ko_of in K. destruct (liberties pos p) as [|v [|]]; try discriminate.
  destruct (liberties _ v) as [|u [|]] eqn:Lv; try discriminate.
  match type of K with (if ?b then _ else _) = _ => destruct b end; [|discriminate]. injection K as <-. eauto.
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

(* A ko of the player with this mouth. *)
Definition has_ko_at (pl : play) (v : nat) : Prop := exists p k, p < points /\ cell_at (after pl) p = Some (player pl) /\
  ko_of (after pl) p (player pl) = Some k /\ mouth k = v.

Lemma mouth_has_ko : forall pl f l v, In f (fights_at (after pl) (point pl)) -> incl l (kos f) -> In v (mouths (player pl) l) ->
  has_ko_at pl v.
Proof.
  intros pl f l v F Sub I. apply in_map_iff in I as (k & V & I). apply filter_In in I as (I & H). apply color_eqb_eq in H.
  apply filter_In in F as (F & _). apply Sub, (fight_has_kos _ _ _ F) in I. unfold find_kos in I.
  apply in_flat_map in I as (p & Ip & I). apply in_all_points in Ip. destruct (cell_at (after pl) p) as [c|] eqn:C; [|destruct I].
  destruct (_ =? _); [|destruct I]. destruct (ko_of (after pl) p c) as [k'|] eqn:K; [|destruct I]. destruct I as [->|[]].
  assert (E := proj1 (ko_shape _ _ _ _ K)). rewrite H in E. subst c. exists p, k. auto.
Qed.

(* Why a point is banned. *)
Lemma ban_cases : forall kinds pl v, In v (hot_stones_of kinds pl) -> In v (single_hot_stone pl) \/
  (removable_pair pl = Some v /\ (removed_in_turn pl v <> None \/ length (captured pl) = 2)) \/
  (has_ko_at pl v /\ (In any_ko_stone kinds \/ single_hot_stone pl <> [])).
Proof.
  intros kinds pl v I. apply filter_In in I as (_ & I). apply mem_In, in_flat_map in I as (kind & Ik & I).
  assert (Pair : forall enough, In v (pair_bans pl enough) -> removable_pair pl = Some v /\ removed_in_turn pl v <> None).
  { intros enough J. unfold pair_bans in J. destruct (removable_pair pl) as [w|]; [|destruct J].
    destruct (removed_in_turn pl w) as [n|] eqn:T; [|destruct J]. destruct (enough n); [|destruct J].
    destruct J as [->|[]]. split; [reflexivity | congruence]. }
  assert (Twin : forall in_force, In v (twin_bans pl in_force) -> has_ko_at pl v /\ single_hot_stone pl <> []).
  { intros in_force J. unfold twin_bans in J. destruct (single_hot_stone pl); [destruct J|]. split; [|discriminate].
    apply in_flat_map in J as (f & F & J). destruct (in_force f); [|destruct J]. refine (mouth_has_ko pl f _ v F _ J).
    intros k K. apply filter_In in K. apply K. }
  destruct kind; cbn [bans_of] in I.
  - auto.
  - apply Pair in I as (R & T). auto.
  - apply Pair in I as (R & T). auto.
  - right. left. destruct (captured pl) as [|a [|b [|]]]; try (destruct I; fail).
    destruct (removable_pair pl) as [w|]; [|destruct I]. destruct I as [->|[]]. split; [reflexivity | right; reflexivity].
  - apply Twin in I as (K & S). auto.
  - apply Twin in I as (K & S). auto.
  - right. right. split; [|auto]. apply in_flat_map in I as (f & F & I). exact (mouth_has_ko pl f _ v F (incl_refl _) I).
Qed.

Lemma banned_is_empty : forall kinds pos c p v, p < points -> In v (hot_stones_of kinds (play_at pos c p)) ->
  v < points /\ cell_at (after (play_at pos c p)) v = None.
Proof.
  intros kinds pos c p v Hp I. split; [apply filter_In in I as (I & _); apply in_all_points; exact I|].
  apply ban_cases in I as [I|[(R & _)|((q & k & Hq & _ & K & <-) & _)]].
  - destruct (banned_shape pos c p Hp v I) as (Cap & _). apply after_captured. rewrite Cap. left. reflexivity.
  - apply (beside_liberty _ p v Hp). apply (pair_shape _ v R).
  - apply (beside_liberty _ q _ Hq). apply (ko_shape _ _ _ _ K).
Qed.

(* Where the stone played has one liberty, what was taken beside it is there. *)
Lemma taken_at_liberty : forall pos c p v, well_formed pos -> p < points -> cell_at pos p = None ->
  captured (play_at pos c p) <> [] -> liberties (after (play_at pos c p)) p = [v] -> In v (captured (play_at pos c p)).
Proof.
  intros pos c p v W Hp E Some_taken Li. destruct (capture_beside pos c p Some_taken) as (r & I & A).
  assert (L : In r (liberties (after (play_at pos c p)) p)).
  { apply liberties_iff; [exact Hp|]. split; [apply after_captured; exact I|]. exists p. split; [apply joined_here | exact A]. }
  rewrite Li in L. destruct L as [->|[]]. exact I.
Qed.

End Bans.

Section SettledHot.
Context {B : board}.
Variable x : color.

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).
Notation settles := (settles x).
Notation lives := (lives x).

Lemma taken_touch_none : forall pos p q s, well_formed pos -> p < points -> cell_at pos p = None ->
  In q (captured (play_at pos o p)) -> adjacent q s = true -> ~ own (after (play_at pos o p)) s.
Proof.
  intros pos p q s W Hp E I A C. apply after_stone in C as (N & _ & C); try assumption. apply N.
  apply (captured_closed pos o p q s I). apply joined_step; [exact A|].
  rewrite C. apply captured_color in I; try assumption. rewrite opponent_opponent in I. exact I.
Qed.

(* The owner plays at v, beside a living stone s and a stone t that is taken. *)
Lemma two_liberties : forall pos pos' v s t u, legal pos -> own pos s -> lives pos s -> adjacent v s = true ->
  cell_at pos t = Some o -> adjacent v t = true -> cell_at pos' t = None -> own pos' v ->
  (forall q, own pos q -> own pos' q) -> (forall q, q <> v -> cell_at pos q = None -> cell_at pos' q = None) ->
  liberties pos' v <> [u].
Proof.
  intros pos pos' v s t u L S Li As T A Gone Here More Free Only.
  assert (IsOnly : forall q, cell_at pos' q = None -> (exists s, joined pos' v s /\ adjacent s q = true) -> q = u).
  { intros q Eq J. assert (I : In q (liberties pos' v)) by (apply liberties_iff; [exact (adjacent_on_board _ _ A) | auto]).
    rewrite Only in I. destruct I as [I|[]]. auto. }
  assert (Tu : t = u) by (apply IsOnly; [exact Gone|]; exists v; split; [apply joined_here | exact A]).
  destruct (vital_without x pos s v Li) as (r & V & N). destruct (vital_breathes x pos s r L V) as (q & I & Eq).
  destruct V as (_ & _ & Near). destruct (Near q I) as (w & J & Aw).
  assert (Qu : q = u).
  { apply IsOnly; [apply Free; [intros ->; contradiction | exact Eq]|]. exists w. split.
    - apply joined_trans with s; [apply joined_step; [exact As|]; rewrite Here, (More s S); reflexivity|].
      apply (own_joined x pos); assumption.
    - rewrite adjacent_sym. exact Aw. }
  congruence.
Qed.

Section Beside.
Variables (pos : position) (v s : nat).
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis is_own : own pos s.
Hypothesis lives_there : lives pos s.
Hypothesis beside : adjacent v s = true.

Lemma no_pair : forall pl, after pl = pos -> player pl = o -> point pl < points -> cell_at pos (point pl) = Some o ->
  removable_pair pl = Some v -> removed_in_turn pl v = None.
Proof.
  intros pl P C Hp Here R. destruct (pair_shape pl v R) as (_ & Li & Cap). unfold removed_in_turn.
  rewrite P, C, opponent_opponent in *. destruct (beside_liberty _ _ _ Hp Li) as (Hv & Ev & t & I & A). rewrite <- Cap in I.
  destruct (liberties (after (play_at pos x v)) v) as [|u [|]] eqn:Lv; try reflexivity. exfalso.
  assert (Own := own_after_own_play x pos v formed Hv Ev
    (play_beside_living x pos v s formed all_breathe Hv Ev is_own beside lives_there)).
  apply (two_liberties pos (after (play_at pos x v)) v s t u); try assumption.
  - apply captured_before in I; assumption.
  - apply after_captured; exact I.
  - apply Own. auto.
  - intros q Q. apply Own. auto.
  - intros q N Eq. destruct (cell_at (after (play_at pos x v)) q) as [c|] eqn:Cq; [|reflexivity].
    apply after_stone in Cq as (_ & _ & Cq). rewrite cell_at_put_other in Cq by assumption. congruence.
Qed.

Lemma no_ko : forall p k, p < points -> cell_at pos p = Some o -> ko_of pos p o = Some k -> mouth k <> v.
Proof.
  intros p k Hp Here K M. destruct (ko_shape _ _ _ _ K) as (_ & Li & u & Lv). rewrite M, ?opponent_opponent in *.
  set (taken := remove (put pos v x) (chain pos p)) in *. destruct (beside_liberty _ _ _ Hp Li) as (Hv & Ev & t & I & A).
  assert (To : cell_at pos t = Some o).
  { apply chain_iff in I; [|exact Hp]. rewrite (joined_cell _ _ _ I). exact Here. }
  assert (Kept : forall q c, c <> o -> cell_at (put pos v x) q = Some c -> cell_at taken q = Some c).
  { intros q c N Q. unfold taken. rewrite cell_at_kept; [exact Q | apply well_formed_put|]. intro J.
    apply chain_iff in J; [|exact Hp]. apply joined_cell in J. rewrite Here in J.
    destruct (Nat.eq_dec q v) as [->|Nv]; [congruence|]. rewrite cell_at_put_other in Q by assumption. congruence. }
  assert (Nx : x <> o) by (intro D; apply (opponent_differs x); auto).
  apply (two_liberties pos taken v s t u); try assumption.
  - unfold taken. apply cell_at_removed. exact I.
  - apply Kept; [exact Nx | apply cell_at_put_same; exact Hv].
  - intros q Q. apply Kept; [exact Nx|]. rewrite cell_at_put_other; [exact Q | exact formed | congruence].
  - intros q N Q. unfold taken. destruct (in_dec Nat.eq_dec q (chain pos p)) as [J|J]; [apply cell_at_removed; exact J|].
    rewrite cell_at_kept; [|apply well_formed_put | exact J]. rewrite cell_at_put_other; assumption.
Qed.

End Beside.

Lemma beside_living_is_open : forall kinds pos p v s, well_formed pos -> legal pos -> p < points -> cell_at pos p = None ->
  own (after (play_at pos o p)) s -> lives (after (play_at pos o p)) s -> adjacent v s = true ->
  ~ In v (hot_stones_of kinds (play_at pos o p)).
Proof.
  intros kinds pos p v s W L Hp E S Li A I. assert (Wa := after_formed pos o p).
  assert (La := legality_is_kept pos o p W Hp E L).
  assert (Untaken : ~ In v (captured (play_at pos o p))) by (intro J; exact (taken_touch_none pos p v s W Hp E J A S)).
  apply ban_cases in I as [I|[(R & T)|((q & k & Hq & C & K & M) & _)]].
  - apply Untaken. destruct (banned_shape pos o p Hp v I) as (Cap & _). rewrite Cap. left. reflexivity.
  - destruct (pair_shape _ v R) as (Own & Lib & _). destruct T as [T|T]; [apply T|apply Untaken].
    + apply (no_pair (after (play_at pos o p)) v s); try assumption; try reflexivity. change (point (play_at pos o p)) with p.
      rewrite after_kept; [apply placed_here; exact Hp | | rewrite Own; intros []]. intro J. apply captured_color in J.
      rewrite placed_here in J by exact Hp. injection J as J. destruct (opponent_differs o). auto.
    + apply (taken_at_liberty pos o p v); try assumption. intro N. rewrite N in T. discriminate.
  - exact (no_ko (after (play_at pos o p)) v s Wa La S Li A q k Hq C K M).
Qed.

Theorem nothing_is_hot : forall pos p kinds, well_formed pos -> legal pos -> p < points -> cell_at pos p = None ->
  settles (after (play_at pos o p)) -> hot_stones_of kinds (play_at pos o p) = [].
Proof.
  intros pos p kinds W L Hp E (Touch & Eyes). apply no_member. intros v I. destruct (banned_is_empty _ _ _ _ _ Hp I) as (Hv & Ev).
  destruct (Touch v Hv) as (s & S & A); [congruence|]. exact (beside_living_is_open kinds pos p v s W L Hp E S (Eyes s S) A I).
Qed.

End SettledHot.

Print Assumptions nothing_is_hot.
