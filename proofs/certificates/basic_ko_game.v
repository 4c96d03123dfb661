(* Games under basic ko by a list that is right (basic_ko_list.v).

   x finishes a settled board where there is one; otherwise he plays towards one, if some plays of his are enough; otherwise
   the move of the line. So what may come is: lines, with falling ranks; then boards to be settled, with fewer plays to go;
   then settled boards, with fewer points that are not his, and passes at the end. The weight of a situation says how far it
   is. There is no history here, so nothing has to be new; it is the weight that ends the game. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality variation.
From Hotstone.rules Require Import situation hot_single game game_facts.
From Hotstone.endless Require Import walks.
From Hotstone.certificates Require Import forcing robust_list settled_board settled_program settled_search basic_ko_list.

(* Basic ko alone: what the rules have to be. *)
Class basic_ko_rules {B : board} (rules : rule_set) : Prop := {
  no_handicap : handicap rules = 0;
  no_capture_ends : capture_ends rules = false;
  two_passes_at_least : 2 <= end_passes rules;
  no_dispute : resume_dispute rules = false;
  variation : variation_in_force (self_removal rules) = true;
  basic_ko : forall pl, hot_stones rules pl = single_hot_stone pl
}.

Section Game.
Context {B : board}.
Variables (x : color) (at_least : Z) (said : index) (fuel : nat).

Notation o := (opponent x).
Notation fine := (fine x said fuel).
Notation answered := (answered x said fuel).
Notation left_fine := (left_fine x said fuel).
Notation enough := (enough x at_least).

Hypothesis lines_are_right : forall pos banned e, said pos banned = Some e ->
  right_line x at_least said fuel pos banned (line_rank e) (line_move e).
Hypothesis all_are_enough : (at_least <= Z.of_nat points)%Z.

Variable rules : rule_set.
Context {allowed : basic_ko_rules rules}.

Let two : 2 <= end_passes rules := two_passes_at_least.

Definition or_pass (k : option nat) : move := match k with Some k => play_on k | None => pass end.

Definition choice (s : situation) : move :=
  if none_there (bans s) && settles_now x (stones s) then or_pass (settled_move x (stones s))
  else match can_move x fuel (stones s) (bans s) with
       | Some k => play_on k
       | None => if 2 <=? passes s then pass
                 else match said (stones s) (bans s) with Some e => line_move e | None => pass end
       end.

(* Settled boards: how long it takes while no point is won. *)
Definition passes_left (s : situation) : nat :=
  match settled_move x (stones s) with
  | Some _ => if color_eqb (to_move s) x then 0 else 2 + end_passes rules
  | None => 1 + (end_passes rules - passes s)
  end.

Definition is_to_finish (s : situation) : Prop :=
  settles x (stones s) /\ (to_move s = x -> bans s = []) /\
  (alone x (stones s) \/ (to_move s = x /\ passes s <= 1) \/ (to_move s = o /\ passes s = 0)).

(* What is left to do before the rank has to fall. *)
Definition left_to_do (s : situation) : nat :=
  if color_eqb (to_move s) o && (passes s =? 0) then 0 else 1 + (end_passes rules - passes s).

(* Above the weights of settled boards, and of those that can be settled. *)
Definition of_steps (n : nat) : nat := points + 1 + n.
Definition of_rank (r : nat) : nat := points + 2 + fuel + r.

Definition stage : Type := nat * nat.

(* x finishes; or he plays towards a settled board, and is to move or has just moved; or he is at a line; or he has left the
   opponent nothing else; or he has passed, and passes have come since. *)
Definition follows (s : situation) (w : stage) : Prop :=
  handicap_owed s = 0 /\ well_formed (stones s) /\ legal (stones s) /\
  ((is_to_finish s /\ w = (still_open x (stones s), passes_left s)) \/
   (exists n, n <= fuel /\ to_move s = x /\ passes s <= 1 /\ can x n (stones s) (bans s) = true /\ w = (of_steps n, 0)) \/
   (exists n, n < fuel /\ to_move s = o /\ passes s = 0 /\ good_after x (can x n) (stones s) (bans s) = true /\ w = (of_steps n,
     1)) \/
   (exists r, w = (of_rank r, left_to_do s) /\
     ((to_move s = x /\ passes s <= 1 /\ exists e, said (stones s) (bans s) = Some e /\ line_rank e = r) \/
      (to_move s = o /\ passes s = 0 /\ fine r (stones s) [] /\ answered r (stones s) (bans s)) \/
      (1 <= passes s /\ (to_move s = x -> 2 <= passes s) /\ bans s = [] /\ enough (stones s) /\ answered r (stones s) [])))).

Lemma not_both : forall c, c = o -> c <> x.
Proof. intros c -> E. exact (opponent_differs x E). Qed.

Lemma play_here : forall s k, after_move rules s (play_on k) =
  {| stones := after (play_at (stones s) (to_move s) k); to_move := opponent (to_move s); passes := 0;
     bans := single_hot_stone (play_at (stones s) (to_move s) k); handicap_owed := handicap_owed s |}.
Proof. intros s k. rewrite (after_play rules no_capture_ends), basic_ko. reflexivity. Qed.

Lemma may_pass : forall s, is_finished rules s = false -> judge rules s pass = None.
Proof. intros s F. unfold judge. rewrite F. reflexivity. Qed.

Lemma may_play : forall s k, is_finished rules s = false -> handicap_owed s = 0 -> to_move s = x -> k < points ->
  cell_at (stones s) k = None -> mem k (bans s) = false -> self_removed (play_at (stones s) x k) = [] ->
  changes_position (play_at (stones s) x k) = true -> judge rules s (play_on k) = None.
Proof.
  intros s k F Owed X Hk Em Free Own C. unfold judge.
  rewrite F, (proj2 (Nat.ltb_lt k points) Hk), (proj2 (is_empty_iff _ _) Em). simpl.
  unfold must_pass. rewrite Owed, X. simpl. unfold forbids_self_removal. rewrite Own, C, Free, andb_false_r.
  destruct (self_removal rules); reflexivity.
Qed.

(* What is known of a play of the opponent. *)
Lemma was_played : forall s k, to_move s = o -> judge rules s (play_on k) = None ->
  k < points /\ cell_at (stones s) k = None /\ mem k (bans s) = false /\ changes_position (play_at (stones s) o k) = true.
Proof.
  intros s k T J. unfold judge in J. destruct (is_finished rules s); [discriminate|].
  destruct (k <? points) eqn:Hk; [|discriminate]. apply Nat.ltb_lt in Hk. simpl in J.
  destruct (is_empty (stones s) k) eqn:Em; [|discriminate]. apply is_empty_iff in Em. simpl in J.
  destruct (must_pass s); [discriminate|]. rewrite T, variation in J. simpl andb in J.
  destruct (forbids_self_removal _ _); [discriminate|].
  destruct (changes_position (play_at (stones s) o k)) eqn:C; [|discriminate]. simpl in J.
  destruct (mem k (bans s)) eqn:Free; [discriminate|]. auto.
Qed.

Lemma falls_first : forall a b c d, a < c -> falls (a, b) (c, d).
Proof. intros. left. assumption. Qed.

Lemma falls_second : forall a b d, b < d -> falls (a, b) (a, d).
Proof. intros. right. auto. Qed.

Lemma ends_with_enough : forall s w, follows s w -> is_finished rules s = true -> enough (stones s).
Proof.
  intros s w (_ & _ & _ & H) F. apply Nat.leb_le in F.
  destruct H as [((St & _ & A) & _)|[(n & _ & _ & P & _)|[(n & _ & _ & P & _)|(r & _ & [(_ & P & _)|[(_ & P & _)|(_ & _ & _ & En
    & _)]])]]];
    try lia; [|exact En].
  destruct A as [A|[(_ & P)|(_ & P)]]; [|lia..]. unfold robust_list.enough.
  rewrite (settled_area x _ St A). exact all_are_enough.
Qed.

(* Settled boards. *)

Lemma finishes : forall s, handicap_owed s = 0 -> well_formed (stones s) -> legal (stones s) -> settles x (stones s) ->
  is_finished rules s = false -> to_move s = x -> bans s = [] ->
  let m := or_pass (settled_move x (stones s)) in
  judge rules s m = None /\ exists v, follows (after_move rules s m) v /\ falls v (still_open x (stones s), passes_left s).
Proof.
  intros s Owed W L St F X Free. assert (Fp := F). apply Nat.leb_gt in Fp.
  destruct (settled_move x (stones s)) as [k|] eqn:M; cbv zeta; simpl or_pass.
  - destruct (settled_move_meets x _ _ M) as (Hk & Em & t & A & C).
    assert (Own := own_play_removes_none x _ W L St k Hk Em).
    assert (After := own_after_play x _ W L St k Hk Em).
    assert (Ch : changes_position (play_at (stones s) x k) = true).
    { destruct (changes_position (play_at (stones s) x k)) eqn:E; [reflexivity|].
      apply variation_fails_exactly in E; try assumption. rewrite Own in E. discriminate. }
    split; [apply may_play; auto; rewrite Free; reflexivity|]. rewrite play_here, X.
    exists (still_open x (after (play_at (stones s) x k)),
            passes_left {| stones := after (play_at (stones s) x k); to_move := o; passes := 0;
                           bans := single_hot_stone (play_at (stones s) x k); handicap_owed := handicap_owed s |}).
    split.
    + split; [exact Owed|]. split; [apply after_formed|]. split; [apply legality_is_kept; assumption|]. left.
      split; [|reflexivity].
      split; [apply (own_play_keeps_settled x _ W L St k t); assumption|]. simpl.
      split; [intro E; destruct (not_both o eq_refl E)|]. auto.
    + apply falls_first. apply fewer_still_open with k; [| exact Hk | congruence|].
      * intros q Q. apply After. auto.
      * apply After. auto.
  - split; [apply may_pass; exact F|]. rewrite (after_pass rules) by exact Owed. rewrite X.
    exists (still_open x (stones s), 1 + (end_passes rules - S (passes s))). split.
    + split; [reflexivity|]. split; [exact W|]. split; [exact L|]. left. split.
      * split; [exact St|]. simpl. split; [reflexivity|]. left. apply no_settled_move; assumption.
      * unfold passes_left. simpl. rewrite M. reflexivity.
    + apply falls_second. unfold passes_left. rewrite M. lia.
Qed.

Lemma answer_to_settled : forall s m, handicap_owed s = 0 -> well_formed (stones s) -> legal (stones s) -> is_to_finish s ->
  to_move s = o -> judge rules s m = None ->
  exists v, follows (after_move rules s m) v /\ falls v (still_open x (stones s), passes_left s).
Proof.
  intros s m Owed W L (St & _ & A) T J.
  assert (F : is_finished rules s = false) by (unfold judge in J; destruct (is_finished rules s); [discriminate | reflexivity]).
  assert (Fp := F). apply Nat.leb_gt in Fp. destruct m as [k|].
  - destruct (was_played s k T J) as (Hk & Em & _ & C). rewrite play_here, T, opponent_opponent.
    destruct (answer_takes_nothing x _ W L St k Hk Em) as (None_taken & Same).
    set (u := {| stones := after (play_at (stones s) o k); to_move := x; passes := 0;
                 bans := single_hot_stone (play_at (stones s) o k); handicap_owed := handicap_owed s |}).
    exists (still_open x (stones u), passes_left u). split.
    + split; [exact Owed|]. split; [apply after_formed|]. split; [apply legality_is_kept; assumption|]. left.
      split; [|reflexivity].
      split; [apply answer_keeps_settled; assumption|]. simpl. split.
      * intros _. unfold single_hot_stone. rewrite None_taken. reflexivity.
      * right. left. auto.
    + rewrite (same_still_open x (stones s) (stones u)) by exact Same. apply falls_second. unfold passes_left at 1. simpl to_move.
      rewrite color_eqb_refl. simpl passes.
      assert (Mine := answer_gives_a_move x _ k W L St Hk Em C).
      unfold passes_left. rewrite T, opponent_eqb.
      destruct (settled_move x (stones s)) as [j|] eqn:M; destruct (settled_move x (stones u)) as [i|] eqn:N; try lia.
      destruct (Mine eq_refl N).
  - rewrite (after_pass rules) by exact Owed. rewrite T, opponent_opponent.
    set (u := {| stones := stones s; to_move := x; passes := S (passes s); bans := []; handicap_owed := 0 |}).
    exists (still_open x (stones s), passes_left u). split.
    + split; [reflexivity|]. split; [exact W|]. split; [exact L|]. left. split; [|reflexivity]. split; [exact St|]. simpl.
      split; [reflexivity|]. destruct A as [A|[(E & _)|(_ & P)]]; [auto | destruct (not_both _ T E)|]. right. left.
      split; [reflexivity | lia].
    + apply falls_second. unfold passes_left. simpl. rewrite color_eqb_refl, T, opponent_eqb.
      destruct (settled_move x (stones s)); lia.
Qed.

(* What is fine for x to move at, with all that is above it. *)
Lemma fine_goes_on : forall s r d, handicap_owed s = 0 -> well_formed (stones s) -> legal (stones s) -> to_move s = x ->
  passes s <= 1 -> fine r (stones s) (bans s) -> exists v, follows s v /\ falls v (of_rank r, d).
Proof.
  intros s r d Owed W L X P [(e & Se & Lower)|C].
  - exists (of_rank (line_rank e), left_to_do s). split; [|apply falls_first; unfold of_rank; lia].
    split; [exact Owed|]. split; [exact W|]. split; [exact L|]. right. right. right. exists (line_rank e). split; [reflexivity|].
    left. split; [exact X|]. split; [exact P|]. exists e. auto.
  - exists (of_steps fuel, 0). split; [|apply falls_first; unfold of_rank, of_steps; lia].
    split; [exact Owed|]. split; [exact W|]. split; [exact L|]. right. left. exists fuel. auto.
Qed.

(* What is left behind a play of x, with all that is above it. *)
Lemma left_goes_on : forall s r d, handicap_owed s = 0 -> well_formed (stones s) -> legal (stones s) -> to_move s = o ->
  passes s = 0 -> left_fine r (stones s) (bans s) -> exists v, follows s v /\ (0 < d -> falls v (of_rank r, d)).
Proof.
  intros s r d Owed W L T P [St|(Pass & Ans)].
  - exists (still_open x (stones s), passes_left s).
    split; [|intros _; apply falls_first; assert (M := still_open_at_most x (stones s)); unfold of_rank; lia].
    split; [exact Owed|]. split; [exact W|]. split; [exact L|]. left. split; [|reflexivity]. split; [exact St|].
    split; [intro E; destruct (not_both _ T E) | auto].
  - exists (of_rank r, left_to_do s).
    split; [|intro D; apply falls_second; unfold left_to_do; rewrite T, P, color_eqb_refl; exact D].
    split; [exact Owed|]. split; [exact W|]. split; [exact L|]. right. right. right. exists r. auto 10.
Qed.

Lemma own_move_kept : forall s w, follows s w -> is_finished rules s = false -> to_move s = x ->
  judge rules s (choice s) = None /\ exists v, follows (after_move rules s (choice s)) v /\ falls v w.
Proof.
  intros s w (Owed & W & L & H) F X. assert (Fp := F). apply Nat.leb_gt in Fp. unfold choice.
  assert (NotO : to_move s <> o) by (intro E; exact (not_both _ E X)).
  destruct (none_there (bans s) && settles_now x (stones s)) eqn:Now.
  { apply andb_true_iff in Now as (Free & Now). apply none_there_iff in Free. apply settles_now_iff in Now; [|exact W].
    destruct (finishes s Owed W L Now F X Free) as (J & v & V & Fa). split; [exact J|]. exists v. split; [exact V|].
    assert (M := still_open_at_most x (stones s)).
    assert (Over : forall a b, points < a -> falls v (a, b)).
    { intros a b A. left. simpl. destruct Fa as [Fa|(Fa & _)]; simpl in Fa; lia. }
    destruct H as [(_ & ->)|[(n & _ & _ & _ & _ & ->)|[(n & _ & E & _)|(r & -> & _)]]];
      [exact Fa | apply Over; unfold of_steps; lia | contradiction | apply Over; unfold of_rank; lia]. }
  assert (NotSettled : ~ is_to_finish s).
  { intros (St & Free & _). apply settles_now_iff in St; [|exact W]. rewrite (Free X), St in Now. discriminate. }
  destruct (can_move x fuel (stones s) (bans s)) as [k|] eqn:M.
  - (* towards a settled board *)
    assert (Good : exists m, m < fuel /\ good_play x (can x m) (stones s) (bans s) k = true /\ falls (of_steps m, 1) w).
    { destruct H as [(N & _)|[(n & Hn & _ & _ & C & ->)|[(n & _ & E & _)|(r & -> & _)]]]; [contradiction | | contradiction |].
      - destruct (can_goes_on x fuel n _ _ Hn C) as [(Free & St)|(j & m & Mj & Hm & G)].
        + rewrite Free, St in Now. discriminate.
        + rewrite M in Mj. injection Mj as <-. exists m. split; [lia|]. split; [exact G|]. apply falls_first. unfold of_steps.
          lia.
      - destruct (can_move_is_good x _ _ _ _ M) as (_ & m & Hm & G). exists m. split; [exact Hm|]. split; [exact G|].
        apply falls_first. unfold of_steps, of_rank. lia. }
    destruct Good as (m & Hm & G & Fa). destruct (can_move_is_good x _ _ _ _ M) as (Hk & _).
    apply good_play_iff in G as (Em & Free & Own & C & G). split; [apply may_play; assumption|].
    rewrite play_here, X. exists (of_steps m, 1). split; [|exact Fa].
    split; [exact Owed|]. split; [apply after_formed|]. split; [apply legality_is_kept; assumption|].
    right. right. left. exists m. simpl. auto.
  - (* by the line, or passing on *)
    assert (Passed : forall r, enough (stones s) -> answered r (stones s) [] ->
      judge rules s pass = None /\ exists v, follows (after_move rules s pass) v /\ falls v (of_rank r, left_to_do s)).
    { intros r En Ans. split; [apply may_pass; exact F|]. rewrite (after_pass rules) by exact Owed. rewrite X.
      set (u := {| stones := stones s; to_move := o; passes := S (passes s); bans := []; handicap_owed := 0 |}).
      exists (of_rank r, left_to_do u). split.
      - split; [reflexivity|]. split; [exact W|]. split; [exact L|]. right. right. right. exists r. split; [reflexivity|]. right.
        right.
        simpl. split; [lia|]. split; [intro E; destruct (not_both o eq_refl E)|]. auto.
      - apply falls_second. unfold left_to_do. simpl. rewrite X, eqb_opponent, andb_false_r. simpl. lia. }
    destruct H as [(N & _)|[(n & Hn & _ & _ & C & ->)|[(n & _ & E & _)|(r & -> & H)]]]; [contradiction | | contradiction |].
    { destruct (can_goes_on x fuel n _ _ Hn C) as [(Free & St)|(j & m & Mj & _)]; [|congruence]. rewrite Free, St in Now.
      discriminate. }
    destruct H as [(_ & P & e & Se & <-)|[(T & _)|(P & P2 & _ & En & Ans)]]; [|contradiction|].
    + rewrite (proj2 (Nat.leb_gt 2 (passes s))) by lia. rewrite Se. assert (R := lines_are_right _ _ _ Se).
      unfold right_line in R.
      destruct (line_move e) as [k|]; [|apply Passed; apply R].
      destruct R as (Hk & Em & Free & Own & C & Left). split; [apply may_play; assumption|]. rewrite play_here, X.
      set (u := {| stones := after (play_at (stones s) x k); to_move := o; passes := 0;
                   bans := single_hot_stone (play_at (stones s) x k); handicap_owed := handicap_owed s |}).
      destruct (left_goes_on u (line_rank e) (left_to_do s) Owed) as (v & V & Fa); auto; [apply after_formed | apply
        legality_is_kept; assumption|].
      exists v. split; [exact V|]. apply Fa. unfold left_to_do. rewrite X, eqb_opponent. simpl. lia.
    + rewrite (proj2 (Nat.leb_le 2 (passes s)) (P2 X)). apply Passed; assumption.
Qed.

Lemma other_move_kept : forall s w m, follows s w -> to_move s <> x -> judge rules s m = None ->
  exists v, follows (after_move rules s m) v /\ falls v w.
Proof.
  intros s w m (Owed & W & L & H) N J. assert (T := other_color x _ N).
  assert (F : is_finished rules s = false) by (unfold judge in J; destruct (is_finished rules s); [discriminate | reflexivity]).
  assert (Fp := F). apply Nat.leb_gt in Fp.
  (* Each answer leads to x at something fine. *)
  assert (Answered : forall r d, fine r (stones s) [] \/ m <> pass -> passes s = 0 \/ m <> pass ->
    (forall k, m = play_on k -> k < points -> cell_at (stones s) k = None -> mem k (bans s) = false ->
       changes_position (play_at (stones s) o k) = true ->
       fine r (after (play_at (stones s) o k)) (single_hot_stone (play_at (stones s) o k))) ->
    exists v, follows (after_move rules s m) v /\ falls v (of_rank r, d)).
  { intros r d Pass P Ans. destruct m as [k|].
    - destruct (was_played s k T J) as (Hk & Em & Free & C). rewrite play_here, T, opponent_opponent.
      apply fine_goes_on; cbn [stones to_move passes bans handicap_owed]; auto; [apply after_formed | apply legality_is_kept;
        assumption].
    - rewrite (after_pass rules) by exact Owed. rewrite T, opponent_opponent. destruct Pass as [Pass|Pass]; [|congruence].
      destruct P as [P|P]; [|congruence]. apply fine_goes_on; simpl; auto. lia. }
  destruct H as [(Fin & ->)|[(n & _ & E & _)|[(n & Hn & _ & P & G & ->)|(r & -> & H)]]]; [|contradiction| |].
  - apply answer_to_settled; assumption.
  - apply good_after_iff in G as [St|(Pass & Ans)].
    { apply settles_now_iff in St; [|exact W].
      destruct (answer_to_settled s m Owed W L) as (v & V & Fa); auto.
      { split; [exact St|]. split; [intro E; contradiction | auto]. }
      exists v. split; [exact V|]. assert (M := still_open_at_most x (stones s)). left. simpl.
      destruct Fa as [Fa|(Fa & _)]; simpl in Fa; unfold of_steps; lia. }
    exists (of_steps n, 0). split; [|apply falls_second; lia]. destruct m as [k|].
    + destruct (was_played s k T J) as (Hk & Em & Free & C). rewrite play_here, T, opponent_opponent.
      split; [exact Owed|]. split; [apply after_formed|]. split; [apply legality_is_kept; assumption|].
      right. left. exists n. simpl. split; [lia|]. split; [reflexivity|]. split; [lia|]. split; [|reflexivity].
      apply Ans; assumption.
    + rewrite (after_pass rules) by exact Owed. rewrite T, opponent_opponent. split; [reflexivity|]. split; [exact W|]. split; [exact L|].
      right. left. exists n. simpl. split; [lia|]. split; [reflexivity|]. split; [lia|]. auto.
  - destruct H as [(X & _)|[(_ & P & Pass & Ans)|(P & _ & Eb & En & Ans)]]; [contradiction| |].
    + apply Answered; auto.
    + destruct m as [k|].
      * apply Answered; try (right; discriminate). intros j _ Hj Ej _ Cj. apply Ans; auto.
      * rewrite (after_pass rules) by exact Owed. rewrite T, opponent_opponent.
        set (u := {| stones := stones s; to_move := x; passes := S (passes s); bans := []; handicap_owed := 0 |}).
        exists (of_rank r, left_to_do u). split.
        -- split; [reflexivity|]. split; [exact W|]. split; [exact L|]. right. right. right. exists r. split; [reflexivity|].
           right. right.
           simpl. split; [lia|]. split; [lia|]. auto.
        -- apply falls_second. unfold left_to_do. simpl. rewrite andb_false_r.
           rewrite (proj2 (Nat.eqb_neq (passes s) 0)) by lia. rewrite andb_false_r. simpl. lia.
Qed.

Theorem right_list_forces : forall setup first above, right_start x said fuel setup first above ->
  can_force rules no_cycle_rule x (fun s => enough (stones s)) (start_of rules setup first).
Proof.
  intros setup first above (W & L & Own & Other). assert (Owed := no_handicap (rules := rules)).
  assert (Start : exists w, follows (start_situation rules setup first) w).
  { destruct (color_eq_dec first x) as [->|N].
    - destruct (fine_goes_on (start_situation rules setup x) above 0) as (v & V & _); simpl; auto. exists v. exact V.
    - destruct (left_goes_on (start_situation rules setup first) above 0) as (v & V & _); simpl; auto; [apply other_color; exact
        N|].
      exists v. exact V. }
  destruct Start as (w & Start).
  apply (forces_by rules no_cycle_rule x (fun s => enough (stones s)) (fun g => choice (now g)) stage falls
           (fun g w => follows (now g) w)) with w; [| | |exact falls_ends | exact Start].
  - intros g v H F. exact (ends_with_enough _ _ H F).
  - intros g v H F X. destruct (own_move_kept _ _ H F X) as (J & u & K & Fa).
    split; [apply legal_is_judged; exact J|]. exists u. rewrite (now_is_after rules no_dispute). auto.
  - intros g v m H N Lm. apply legal_is_judged in Lm. rewrite (now_is_after rules no_dispute).
    exact (other_move_kept _ _ m H N Lm).
Qed.

End Game.

Print Assumptions right_list_forces.
