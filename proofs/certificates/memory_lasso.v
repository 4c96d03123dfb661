(* A checker of lassos under rules that forbid completed cycles, with the theorem that it is right.

   Here the situation is not everything: plays are forbidden by the cycles that were completed. So the stem and three
   rounds of the cycle are played under the rule itself. In the third round and all later ones each ply completes a cycle
   that it completed a round before (`nothing_new`), since the plies of one round say which. If a rule forbids nothing
   new when a cycle is completed once more (`learns_once`: so do second-cycle, starter, starter-first, and disturber
   whatever the classification), what it forbids stays what it is from the third round on, and every further round
   is as legal as the third. The same holds of several such rules side by side, since each looks at the game by itself.
   Lassos are found under `starter-first` and `disturber` and under both together: under the other two every play ends. *)
From Hotstone.board Require Import board chains.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles cycle_list stated_cycles.
From Hotstone.endless Require Import walks certificate.
From Hotstone.certificates Require Import lasso.

Lemma since_begins : forall v a b c, since v a = Some c -> since v (a ++ b) = Some c.
Proof.
  intros v. induction a as [|x a IH]; intros b c H; simpl in *; [discriminate|].
  destruct (entry_eqb (from x) v); [exact H|]. destruct (since v a) as [d|]; [|discriminate].
  rewrite (IH b d eq_refl). exact H.
Qed.

Lemma since_is_there : forall v a y, In y a -> from y = v -> exists c, since v a = Some c.
Proof.
  intros v. induction a as [|x a IH]; intros y I E; [destruct I|]. simpl.
  destruct (entry_eqb (from x) v) eqn:F; [eexists; reflexivity|]. destruct I as [->|I].
  - rewrite E in F. rewrite (proj2 (entry_eqb_eq v v) eq_refl) in F. discriminate.
  - destruct (IH y I E) as (c & ->). eexists. reflexivity.
Qed.

Lemma since_has_plies : forall v a c, since v a = Some c -> c <> [].
Proof.
  intros v [|x a] c H; simpl in H; [discriminate|]. destruct (entry_eqb (from x) v); [injection H as <-; discriminate|].
  destruct (since v a); [injection H as <-; discriminate | discriminate].
Qed.

Lemma cycles_of_ply : forall x r, completed_cycles (x :: r) =
  match since (to x) (x :: r) with
  | None => completed_cycles r
  | Some c => {| entered := to x; plies := c |} :: completed_cycles r
  end.
Proof. reflexivity. Qed.

Lemma cycles_stay : forall a b c, In c (completed_cycles b) -> In c (completed_cycles (a ++ b)).
Proof.
  induction a as [|x a IH]; intros b c I; [exact I|]. rewrite <- app_comm_cons, cycles_of_ply.
  destruct (since (to x) (x :: a ++ b)); [right; apply IH; exact I | apply IH; exact I].
Qed.

Section OnceMore.
Variables (which : starter_plays) (colour : cycle_colour) (binds : binding).

Definition forbids_after (h : list ply) (n : play_name) : bool := forbidden_by which colour binds (completed_cycles h) n.

(* A cycle that was completed before forbids nothing that was not forbidden. *)
Definition learns_once : Prop := forall earlier c n, plies c <> [] -> In c earlier ->
  binds earlier c (snd (fst n)) = true ->
  existsb (fun m => same_play colour m n) (bound_plays which (snd (fst n)) c) = true ->
  forbidden_by which colour binds earlier n = true.

Hypothesis once : learns_once.

(* A ply that ends the same row of plies for the second time in turn. *)
Lemma nothing_new : forall x q r n, (exists y, In y (x :: q) /\ from y = to x) ->
  forbids_after (x :: q ++ x :: q ++ r) n = forbids_after (q ++ x :: q ++ r) n.
Proof.
  intros x q r n (y & I & E). destruct (since_is_there (to x) (x :: q) y I E) as (c & Sq).
  assert (S1 := since_begins _ _ (x :: q ++ r) _ Sq). assert (S2 := since_begins _ _ r _ Sq). simpl app in S1, S2.
  unfold forbids_after. set (h := q ++ x :: q ++ r) in *.
  rewrite (cycles_of_ply x h).
  rewrite S1. set (again := {| entered := to x; plies := c |}).
  assert (Before : In again (completed_cycles h)).
  { apply cycles_stay. rewrite cycles_of_ply.
    rewrite S2. left. reflexivity. }
  cbn [forbidden_by]. cbv zeta.
  destruct (binds (completed_cycles h) again (snd (fst n)) &&
            existsb (fun m => same_play colour m n) (bound_plays which (snd (fst n)) again)) eqn:F; [|reflexivity].
  apply andb_true_iff in F as (F1 & F2). symmetry. apply (once (completed_cycles h) again n); try assumption.
  apply (since_has_plies _ _ _ Sq).
Qed.

End OnceMore.

Lemma starter_first_learns_once : forall which colour, learns_once which colour binds_first_starter.
Proof.
  intros which colour earlier c n P I H. unfold binds_first_starter in H. apply andb_true_iff in H as (_ & H).
  apply negb_true_iff in H. exfalso. assert (T : existsb (same_cycle c) earlier = true); [|congruence].
  apply existsb_exists. exists c. split; [exact I|]. unfold same_cycle. apply existsb_exists. exists 0. split.
  - apply in_seq. unfold word_of. rewrite map_length. destruct (plies c); [congruence | simpl; lia].
  - simpl. rewrite app_nil_r. induction (word_of c) as [|a w IH]; [reflexivity|]. simpl. rewrite IH, andb_true_r.
    unfold letter_eqb. rewrite (proj2 (entry_eqb_eq _ _) eq_refl). destruct (snd a); [apply Nat.eqb_refl | reflexivity].
Qed.

(* Whom a cycle binds does not hang on the cycles before it. *)
Lemma others_learn_once : forall which colour (binds : completed_cycle -> color -> bool),
  learns_once which colour (fun _ c x => binds c x).
Proof.
  intros which colour binds earlier c n _ I H F. induction earlier as [|d earlier IH]; [destruct I|]. simpl.
  apply orb_true_iff. destruct I as [->|I]; [left; apply andb_true_iff; auto | right; apply IH; exact I].
Qed.

Lemma disturber_learns_once : forall which colour classify otherwise,
  learns_once which colour (binds_disturber classify otherwise).
Proof. intros. exact (others_learn_once which colour (binds_disturber classify otherwise [])). Qed.

(* One of several rules side by side. *)
Record member := { member_plays : starter_plays; member_colour : cycle_colour; member_binds : binding }.

Definition rule_of_member (c : member) : cycle_rule := completed_cycle_rule (member_plays c) (member_colour c) (member_binds c).

Definition rule_of_members (members : list member) : cycle_rule := several (map rule_of_member members).

Definition each_learns_once (members : list member) : Prop :=
  forall c, In c members -> learns_once (member_plays c) (member_colour c) (member_binds c).

Definition any_forbids_after (members : list member) (h : list ply) (n : play_name) : bool :=
  existsb (fun c => forbids_after (member_plays c) (member_colour c) (member_binds c) h n) members.

Lemma members_forbid : forall members h pl, rule_of_members members h pl = any_forbids_after members h (name_of pl).
Proof.
  intros members h pl. unfold rule_of_members, several, any_forbids_after.
  induction members as [|c members IH]; [reflexivity|]. simpl. rewrite IH. reflexivity.
Qed.

Lemma members_learn_nothing_new : forall members, each_learns_once members ->
  forall x q r n, (exists y, In y (x :: q) /\ from y = to x) ->
  any_forbids_after members (x :: q ++ x :: q ++ r) n = any_forbids_after members (q ++ x :: q ++ r) n.
Proof.
  intros members once x q r n Y. unfold any_forbids_after. induction members as [|c members IH]; [reflexivity|]. cbn [existsb].
  rewrite IH by (intros d I; apply once; right; exact I).
  rewrite (nothing_new _ _ _ (once c (or_introl eq_refl)) x q r n Y). reflexivity.
Qed.

Section MemoryLasso.
Context {B : board}.
Variables (rules : rule_set) (members : list member).
Notation cycle := (rule_of_members members).

Fixpoint play_legal (g : game) (moves : list move) : option game :=
  match moves with
  | [] => Some g
  | m :: rest => if is_legal_move rules cycle g m then play_legal (next rules g m) rest else None
  end.

Definition check_memory_lasso (l : lasso) : bool :=
  negb (resume_dispute rules) && (length (lasso_setup l) =? points) && is_legal (lasso_setup l) &&
  match lasso_cycle l with [] => false | _ :: _ => true end &&
  match play_legal (start_of rules (lasso_setup l) (lasso_first l)) (lasso_stem l) with
  | None => false
  | Some g =>
      match play_legal g (lasso_cycle l) with
      | None => false
      | Some h => situation_eqb (now h) (now g) &&
                  match play_legal h (lasso_cycle l ++ lasso_cycle l) with Some _ => true | None => false end
      end
  end.

Hypothesis once : each_learns_once members.
Hypothesis no_dispute : resume_dispute rules = false.

Lemma play_legal_is : forall moves g h, play_legal g moves = Some h -> all_legal rules cycle g moves /\ h = play_all rules g moves.
Proof.
  induction moves as [|m moves IH]; intros g h H; simpl in *; [injection H as <-; auto|].
  destruct (is_legal_move rules cycle g m); [|discriminate]. apply IH in H as (H1 & H2). auto.
Qed.

Lemma all_legal_app : forall v w g, all_legal rules cycle g (v ++ w) <->
  all_legal rules cycle g v /\ all_legal rules cycle (play_all rules g v) w.
Proof.
  induction v as [|m v IH]; intros w g; simpl; [tauto|]. rewrite IH. tauto.
Qed.

(* The plies of the moves, the earliest first. *)
Fixpoint plies_on (s : situation) (moves : list move) : list ply :=
  match moves with [] => [] | m :: rest => ply_of s m :: plies_on (after_move rules s m) rest end.

Fixpoint end_of (s : situation) (moves : list move) : situation :=
  match moves with [] => s | m :: rest => end_of (after_move rules s m) rest end.

Lemma play_all_is : forall moves g, now (play_all rules g moves) = end_of (now g) moves /\
  past (play_all rules g moves) = rev (plies_on (now g) moves) ++ past g.
Proof.
  induction moves as [|m moves IH]; intro g; [split; reflexivity|]. simpl.
  destruct (IH (next rules g m)) as (E & P). rewrite (now_is_after rules no_dispute) in E, P. split; [exact E|].
  rewrite P, <- app_assoc. reflexivity.
Qed.

Lemma plies_on_app : forall v w s, plies_on s (v ++ w) = plies_on s v ++ plies_on (end_of s v) w.
Proof. induction v as [|m v IH]; intros w s; simpl; [reflexivity|]. rewrite IH. reflexivity. Qed.

Lemma end_of_app : forall v w s, end_of s (v ++ w) = end_of (end_of s v) w.
Proof. induction v as [|m v IH]; intros w s; simpl; [reflexivity | apply IH]. Qed.

(* Moves that lead from a situation back to it. *)
Variables (s : situation) (moves : list move).
Hypothesis there_and_back : end_of s moves = s.

Notation round := (rev (plies_on s moves)).

Lemma first_ply_is_from : forall t v, v <> [] -> exists y, In y (plies_on t v) /\ from y = (stones t, to_move t).
Proof.
  intros t [|m v] N; [congruence|]. exists (ply_of t m). split; [left; reflexivity | apply from_ply_of].
Qed.

Lemma round_learns_nothing : forall u m v h n, moves = u ++ m :: v ->
  any_forbids_after members (rev (plies_on s (u ++ [m])) ++ round ++ round ++ h) n =
  any_forbids_after members (rev (plies_on s u) ++ round ++ round ++ h) n.
Proof.
  intros u m v h n E. set (x := ply_of (end_of s u) m). set (behind := plies_on (after_move rules (end_of s u) m) v).
  assert (R : round = rev behind ++ x :: rev (plies_on s u)).
  { rewrite E, plies_on_app. simpl. rewrite rev_app_distr. simpl. rewrite <- app_assoc. reflexivity. }
  rewrite plies_on_app. simpl plies_on. rewrite rev_app_distr. simpl rev. simpl app. rewrite R.
  set (a := rev (plies_on s u)). set (b := rev behind).
  replace (a ++ (b ++ x :: a) ++ (b ++ x :: a) ++ h) with ((a ++ b) ++ x :: (a ++ b) ++ (x :: a ++ h)).
  - apply (members_learn_nothing_new members once).
    assert (To : to x = (stones (end_of s (u ++ [m])), to_move (end_of s (u ++ [m])))).
    { unfold x. rewrite (to_ply_of rules), end_of_app. reflexivity. }
    destruct v as [|m' v].
    + (* The round ends here, where it began. *)
      assert (Back : end_of s (u ++ [m]) = s) by (rewrite <- E; exact there_and_back). rewrite Back in To.
      destruct u as [|m0 u].
      * exists x. split; [left; reflexivity|]. rewrite To. unfold x. rewrite from_ply_of. reflexivity.
      * destruct (first_ply_is_from s (m0 :: u)) as (y & I & F); [discriminate|]. exists y. split; [|congruence].
        right. apply in_or_app. left. unfold a. apply in_rev. rewrite rev_involutive. exact I.
    + destruct (first_ply_is_from (end_of s (u ++ [m])) (m' :: v)) as (y & I & F); [discriminate|]. exists y.
      split; [|congruence]. right. apply in_or_app. right. unfold b. apply in_rev. rewrite rev_involutive.
      rewrite end_of_app in I. exact I.
  - repeat (rewrite <- app_assoc; simpl app). reflexivity.
Qed.

Lemma rounds_learn_nothing : forall u v h n, moves = u ++ v ->
  any_forbids_after members (rev (plies_on s u) ++ round ++ round ++ h) n =
  any_forbids_after members (round ++ round ++ h) n.
Proof.
  intro u. induction u as [|m u IH] using rev_ind; intros v h n E; [reflexivity|].
  rewrite <- app_assoc in E. rewrite (round_learns_nothing u m v h n E). apply (IH (m :: v)). exact E.
Qed.

Fixpoint some_rounds (k : nat) : list ply := match k with 0 => [] | S k => round ++ some_rounds k end.

Lemma the_same_is_forbidden : forall k u v h n, moves = u ++ v ->
  any_forbids_after members (rev (plies_on s u) ++ some_rounds (S (S k)) ++ h) n =
  any_forbids_after members (round ++ round ++ h) n.
Proof.
  induction k as [|k IH]; intros u v h n E.
  - simpl. rewrite app_nil_r, <- app_assoc. apply (rounds_learn_nothing u v). exact E.
  - change (some_rounds (S (S (S k)))) with (round ++ round ++ some_rounds (S k)). rewrite <- !app_assoc.
    rewrite (rounds_learn_nothing u v _ n E).
    assert (H := IH moves [] h n (eq_sym (app_nil_r moves))).
    change (some_rounds (S (S k))) with (round ++ some_rounds (S k)) in H. rewrite <- app_assoc in H. exact H.
Qed.

(* A round that is legal after two rounds is legal after any more. *)
Lemma next_round_is_legal : forall a b h i j, now a = s -> now b = s ->
  past a = some_rounds (S (S i)) ++ h -> past b = some_rounds (S (S j)) ++ h ->
  all_legal rules cycle a moves -> all_legal rules cycle b moves.
Proof.
  intros a b h i j Na Nb Pa Pb.
  assert (H : forall v u, moves = u ++ v -> all_legal rules cycle (play_all rules a u) v -> all_legal rules cycle (play_all rules b u) v).
  { induction v as [|m v IH]; intros u E L; [exact Logic.I|]. simpl in L |- *. destruct L as (Lm & L). split.
    - destruct (play_all_is u a) as (Sa & Ha). destruct (play_all_is u b) as (Sb & Hb). rewrite Na in Sa, Ha. rewrite Nb in Sb, Hb.
      unfold is_legal_move, judge_in_game in *. rewrite Sb. rewrite Sa in Lm.
      destruct (judge rules (end_of s u) m); [discriminate|]. destruct m as [p|]; [|reflexivity].
      rewrite Ha, Pa, members_forbid in Lm. rewrite Hb, Pb, members_forbid.
      rewrite (the_same_is_forbidden i u _ h _ E) in Lm. rewrite (the_same_is_forbidden j u _ h _ E). exact Lm.
    - assert (N : forall g, next rules (play_all rules g u) m = play_all rules g (u ++ [m])) by (intro g; rewrite play_all_app; reflexivity).
      rewrite N in *. apply IH; [rewrite <- app_assoc; exact E | exact L]. }
  intro L. apply (H moves [] eq_refl). exact L.
Qed.

End MemoryLasso.

Section Accepted.
Context {B : board}.
Variables (rules : rule_set) (members : list member).
Notation cycle := (rule_of_members members).

Theorem accepted_memory_lasso : each_learns_once members ->
  forall l, check_memory_lasso rules members l = true ->
  well_formed (lasso_setup l) /\ legal (lasso_setup l) /\
  exists games, games 0 = start_of rules (lasso_setup l) (lasso_first l) /\ endless rules cycle games.
Proof.
  intros once l H. unfold check_memory_lasso in H. apply andb_true_iff in H as (H & Played). apply andb_true_iff in H as (H & Some_moves).
  apply andb_true_iff in H as (H & Lg). apply andb_true_iff in H as (D & W). apply negb_true_iff in D. apply Nat.eqb_eq in W.
  apply is_legal_iff in Lg; [|exact W]. split; [exact W|]. split; [exact Lg|].
  set (start := start_of rules (lasso_setup l) (lasso_first l)) in *. set (moves := lasso_cycle l) in *.
  destruct (play_legal rules members start (lasso_stem l)) as [g|] eqn:Stem; [|discriminate].
  destruct (play_legal rules members g moves) as [h|] eqn:One; [|discriminate].
  apply andb_true_iff in Played as (Back & Two). apply situation_eqb_eq in Back.
  destruct (play_legal rules members h (moves ++ moves)) as [k|] eqn:More; [|discriminate]. clear Two.
  apply play_legal_is in Stem as (Stem & ->). apply play_legal_is in One as (One & ->). apply play_legal_is in More as (More & _).
  set (g := play_all rules start (lasso_stem l)) in *.
  apply (all_legal_app rules members) in More as (Second & Third). rewrite <- play_all_app in Third.
  destruct (play_all_is rules D moves g) as (End & _). rewrite Back in End. symmetry in End.
  (* Each round from the third on. *)
  assert (Rounds : forall n, let b := play_all rules g (concat (repeat moves n)) in
            now b = now g /\ past b = some_rounds rules (now g) moves n ++ past g).
  { induction n as [|n (IH1 & IH2)]; [split; reflexivity|]. cbv zeta.
    assert (C : concat (repeat moves (S n)) = concat (repeat moves n) ++ moves).
    { clear. induction n as [|n IH]; simpl in *; [apply app_nil_r|]. rewrite IH at 1. rewrite app_assoc. reflexivity. }
    rewrite C, play_all_app. destruct (play_all_is rules D moves (play_all rules g (concat (repeat moves n)))) as (E & P).
    rewrite IH1 in E, P. split; [rewrite E; exact End|]. rewrite P, IH2. simpl. rewrite app_assoc. reflexivity. }
  assert (Each : forall n, all_legal rules cycle (play_all rules g (concat (repeat moves n))) moves).
  { intros [|[|n]].
    - exact One.
    - simpl. rewrite app_nil_r. exact Second.
    - destruct (Rounds 2) as (N2 & P2). destruct (Rounds (S (S n))) as (Nn & Pn).
      apply (next_round_is_legal rules members once D (now g) moves End (play_all rules g (concat (repeat moves 2))) _
               (past g) 0 n N2 Nn P2 Pn).
      simpl. rewrite app_nil_r. exact Third. }
  exists (game_after rules start (rounds l)). apply growing_moves_are_endless.
  - intro n. eexists. apply one_round_more.
  - intro n. apply rounds_are_long. intro E. fold moves in E. rewrite E in Some_moves. discriminate.
  - intro n. unfold rounds. apply all_legal_app. split; [exact Stem|]. fold g.
    induction n as [|n IH]; [exact Logic.I|].
    assert (C : concat (repeat (lasso_cycle l) (S n)) = concat (repeat moves n) ++ moves).
    { clear. fold moves. induction n as [|n IH]; simpl in *; [apply app_nil_r|]. rewrite IH at 1. rewrite app_assoc. reflexivity. }
    rewrite C. apply all_legal_app. split; [exact IH | apply Each].
Qed.

End Accepted.

(* Those of the rules that certificates name which look at completed cycles only. Of the others a lasso never comes: under
   superko every play ends, and under square none goes round in one cycle for ever. *)
Definition member_of (c : stated_cycle) : option member :=
  match c with
  | under_second_cycle colour => Some {| member_plays := all_plays; member_colour := colour; member_binds := binds_both |}
  | under_starter which colour => Some {| member_plays := which; member_colour := colour; member_binds := binds_starter |}
  | under_starter_first which colour =>
      Some {| member_plays := which; member_colour := colour; member_binds := binds_first_starter |}
  | under_disturber classify otherwise colour =>
      Some {| member_plays := all_plays; member_colour := colour; member_binds := binds_disturber classify otherwise |}
  | under_psk | under_ssk | under_nssk | under_fixed | under_square _ | under_square_anywhere _
  | under_disturber_who _ _ _ _ | under_place _ _ => None
  end.

Fixpoint members_of (cycles : list stated_cycle) : option (list member) :=
  match cycles with
  | [] => Some []
  | c :: rest => match member_of c, members_of rest with
                 | Some m, Some members => Some (m :: members)
                 | _, _ => None
                 end
  end.

Lemma member_of_is : forall c m, member_of c = Some m ->
  rule_of_member m = rule_of c /\ learns_once (member_plays m) (member_colour m) (member_binds m).
Proof.
  intros c m H. destruct c; inversion H; subst; (split; [reflexivity|]); simpl.
  - exact (others_learn_once all_plays colour (fun _ _ => true)).
  - exact (others_learn_once which colour (fun c x => color_eqb x (starter_of c))).
  - apply starter_first_learns_once.
  - apply disturber_learns_once.
Qed.

Lemma members_of_are : forall cycles members, members_of cycles = Some members ->
  map rule_of_member members = map rule_of cycles /\ each_learns_once members.
Proof.
  induction cycles as [|c cycles IH]; intros members H; simpl in H.
  - injection H as <-. split; [reflexivity | intros m []].
  - destruct (member_of c) as [m|] eqn:M; [|discriminate]. destruct (members_of cycles) as [rest|]; [|discriminate].
    injection H as <-. destruct (member_of_is c m M) as (R & L). destruct (IH rest eq_refl) as (Rs & Ls). split.
    + simpl. rewrite R, Rs. reflexivity.
    + intros d [<-|I]; [exact L | exact (Ls d I)].
Qed.

Definition check_stated_lasso {B : board} (rules : rule_set) (cycles : list stated_cycle) (l : lasso) : bool :=
  match members_of cycles with Some members => check_memory_lasso rules members l | None => false end.

(* What the program says of a lasso under rules with a memory. *)
Theorem accepted_stated_lasso : forall {B : board} rules cycles l, check_stated_lasso rules cycles l = true ->
  well_formed (lasso_setup l) /\ legal (lasso_setup l) /\
  exists games, games 0 = start_of rules (lasso_setup l) (lasso_first l) /\ endless rules (rule_of_all cycles) games.
Proof.
  intros B rules cycles l H. unfold check_stated_lasso in H. destruct (members_of cycles) as [members|] eqn:M; [|discriminate].
  destruct (members_of_are cycles members M) as (R & L).
  unfold rule_of_all. rewrite <- R. exact (accepted_memory_lasso rules members L l H).
Qed.

Print Assumptions accepted_memory_lasso.
Print Assumptions accepted_stated_lasso.
