(* A checker of strategies that keep a group or take it, with the theorem that it is right.

   A certificate of this kind (docs/reference/certificates.md, certify/strategy.h) has trees and a list of positions. A tree is
   the steps of a walk through a game with its whole history: an action of the player x who follows the strategy; a
   mark where the opponent is to move, behind which come the steps for each of his actions; or an end: the group is
   settled (settled.v), the list goes on from here (strategy_list.v), the situation was on the way here already and
   nothing remembers, or a tree that stands earlier begins here. `walk_steps` takes the steps as it goes and says which
   are left.

   `accepted_strategy`: if all trees are right, the last one is what is claimed. From its start the owner of the group
   keeps it, or the other player takes it, whatever the opponent does (threats.v). *)
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import returns stated_cycles.
From Hotstone.endless Require Import certificate.
From Hotstone.certificates Require Import quick threats settled moves strategy_list list_plans.

Inductive step := acts (a : action) | all_replies | stays_settled | goes_by_list | goes_back | goes_on_as (tree : nat).

Record walk_tree := {
  tree_first : color;
  tree_black_threats : nat;
  tree_white_threats : nat;
  tree_place : position;
  tree_steps : list step
}.

Section Trees.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x owner : color) (group : list nat) (keeping : bool).
Variables (forgetful : bool) (list_covers : game -> bool).

Notation there := (is_there owner group).
Notation near := neighbour_table.

(* The program. *)

Definition contest_of (t : walk_tree) : contest :=
  {| game_of := start_of rules (tree_place t) (tree_first t); black_threats := tree_black_threats t;
     white_threats := tree_white_threats t |}.

Definition begins_here (t : walk_tree) (k : contest) : bool :=
  let g := game_of k in
  situation_eqb (now g) (start_situation rules (tree_place t) (tree_first t)) &&
  match past g, paused_at g with [], [] => true | _, _ => false end &&
  (black_threats k =? tree_black_threats t) && (white_threats k =? tree_white_threats t).

Definition same_here (k l : contest) : bool :=
  situation_eqb (now (game_of l)) (now (game_of k)) && (black_threats l =? black_threats k) &&
  (white_threats l =? white_threats k).

(* The contests on the way since the last threat, the latest first. *)
Definition way_on (way : list contest) (k : contest) (a : action) : list contest :=
  match a with makes _ => k :: way | threatens => [] end.

Fixpoint walk_steps (table : list (list nat)) (earlier : list walk_tree) (fuel : nat) (way : list contest) (k : contest)
    (steps : list step) : option (list step) :=
  match fuel with
  | 0 => None
  | S fuel =>
      if negb (there (place_of k)) then (if keeping then None else Some steps)
      else if is_over rules k then (if keeping then Some steps else None)
      else match steps with
        | [] => None
        | s :: rest =>
            match s with
            | acts a =>
                if color_eqb (turn k) x
                then match action_if_legal rules cycle table k a with
                     | Some l => walk_steps table earlier fuel (way_on way k a) l rest
                     | None => None
                     end
                else None
            | all_replies =>
                if color_eqb (turn k) x then None
                else fold_left (fun left_over m =>
                                  match left_over with
                                  | None => None
                                  | Some steps => walk_steps table earlier fuel (way_on way k (fst m)) (snd m) steps
                                  end) (moves_of rules cycle table k) (Some rest)
            | stays_settled => if keeping && is_settled table (place_of k) owner group then Some rest else None
            | goes_by_list => if list_covers (game_of k) then Some rest else None
            | goes_back => if keeping && forgetful && existsb (same_here k) way then Some rest else None
            | goes_on_as n =>
                match nth_error earlier n with
                | Some t => if begins_here t k then Some rest else None
                | None => None
                end
            end
        end
  end.

Definition tree_right (table : list (list nat)) (earlier : list walk_tree) (t : walk_tree) : bool :=
  (length (tree_place t) =? points) && quick_legal table (tree_place t) &&
  match walk_steps table earlier (S (length (tree_steps t))) [] (contest_of t) (tree_steps t) with Some [] => true | _ => false end.

Fixpoint trees_right (table : list (list nat)) (earlier trees : list walk_tree) : bool :=
  match trees with
  | [] => true
  | t :: rest => tree_right table earlier t && trees_right table (earlier ++ [t]) rest
  end.

(* Why it is right. *)

Hypothesis no_handicap : handicap rules = 0.

Notation sound := (sound rules owner group).
Notation is_over := (is_over rules).
Notation may := (may rules cycle).
Notation behind := (behind rules).

Lemma begins_here_eq : forall t k, begins_here t k = true -> k = contest_of t.
Proof.
  intros t [[s h p] b w] H. unfold begins_here in H. simpl in H. apply andb_true_iff in H as (H & H4).
  apply andb_true_iff in H as (H & H3). apply andb_true_iff in H as (H1 & H2). apply situation_eqb_eq in H1.
  apply Nat.eqb_eq in H3, H4. destruct h; [|discriminate]. destruct p; [|discriminate]. subst. reflexivity.
Qed.

Lemma action_made : forall k a l, sound k -> action_if_legal rules cycle near k a = Some l -> may k a = true /\ l = behind k a.
Proof.
  intros k a l S H. rewrite action_if_legal_is in H by (apply S). destruct (may k a); [|discriminate].
  injection H as <-. auto.
Qed.

Lemma start_is_sound : forall earlier t, tree_right near earlier t = true -> sound (contest_of t).
Proof.
  intros earlier t R. unfold tree_right in R. apply andb_true_iff in R as (R & _). apply formed_and_legal in R as (W & L).
  constructor; [apply lawful_start; assumption | exact no_handicap | intros v []].
Qed.

Lemma start_is_walked : forall earlier t, tree_right near earlier t = true ->
  walk_steps near earlier (S (length (tree_steps t))) [] (contest_of t) (tree_steps t) = Some [].
Proof.
  intros earlier t R. unfold tree_right in R. apply andb_true_iff in R as (_ & R).
  destruct (walk_steps near earlier _ [] (contest_of t) (tree_steps t)) as [[|]|]; [reflexivity | discriminate..].
Qed.

(* Where all replies were walked each was. *)
Section AllReplies.
Variables (earlier : list walk_tree) (fuel : nat) (way : list contest) (k : contest).

Notation walk_all := (fold_left (fun left_over m =>
  match left_over with
  | None => None
  | Some steps => walk_steps near earlier fuel (way_on way k (fst m)) (snd m) steps
  end)).

Lemma none_stays : forall l, walk_all l None = None.
Proof. induction l as [|m l IH]; [reflexivity | exact IH]. Qed.

Lemma each_is_walked : forall l steps rest, walk_all l (Some steps) = Some rest ->
  (forall m, In m l -> snd m = behind k (fst m)) -> forall a, In a (map fst l) ->
  { s : list step & { r : list step & walk_steps near earlier fuel (way_on way k a) (behind k a) s = Some r } }.
Proof.
  induction l as [|m l IH]; intros steps rest H Behind a I; [exfalso; destruct I|]. simpl in H.
  destruct (walk_steps near earlier fuel (way_on way k (fst m)) (snd m) steps) as [left_over|] eqn:C; [|rewrite none_stays in H; discriminate].
  destruct (action_eq_dec (fst m) a) as [E|N].
  - exists steps, left_over. rewrite <- E. rewrite <- (Behind m (or_introl eq_refl)). exact C.
  - apply (IH left_over rest H); [intros m' J; apply Behind; right; exact J|].
    destruct I as [E|I]; [contradiction | exact I].
Qed.

Lemma replies_are_walked : sound k -> forall steps rest, walk_all (moves_of rules cycle near k) (Some steps) = Some rest ->
  forall a, may k a = true ->
  { s : list step & { r : list step & walk_steps near earlier fuel (way_on way k a) (behind k a) s = Some r } }.
Proof.
  intros S steps rest H a M. apply (each_is_walked _ _ _ H).
  - intros (b, l) I. apply (moves_lead_behind rules cycle) in I; [exact (proj2 I) | apply S].
  - apply all_moves_are_there; [apply S | exact M].
Qed.

End AllReplies.

(* To take. *)
Section Takes.
Notation is_taken k := { t : tree_plan & wins_by rules cycle x owner group t k }.

Hypothesis taking : keeping = false.
Hypothesis list_is_right : forall k, sound k -> is_over k = false -> list_covers (game_of k) = true -> is_taken k.

Lemma walked_is_taken : forall earlier, (forall n t, nth_error earlier n = Some t -> is_taken (contest_of t)) ->
  forall fuel way k steps rest, sound k -> walk_steps near earlier fuel way k steps = Some rest -> is_taken k.
Proof.
  intros earlier Earlier. induction fuel as [|fuel IH]; intros way k steps rest S C; simpl in C; [discriminate|].
  destruct (there (place_of k)) eqn:There; simpl in C; [|exists done; exact There].
  destruct (is_over k) eqn:O; [rewrite taking in C; discriminate|].
  destruct steps as [|s steps]; [discriminate|]. rewrite taking in C. destruct s as [a| | | | |n].
  - destruct (color_eqb (turn k) x) eqn:T; [|discriminate]. apply color_eqb_eq in T.
    destruct (action_if_legal rules cycle near k a) as [l|] eqn:A; [|discriminate].
    apply action_made in A as (M & ->); [|exact S].
    apply (answer_by rules cycle x owner group k a There O T M).
    apply (IH (way_on way k a) _ steps rest); [|exact C].
    apply (sound_behind rules cycle owner group no_handicap); assumption.
  - destruct (color_eqb (turn k) x) eqn:T; [discriminate|].
    apply (reply_to rules cycle x owner group k There O); [intro E; apply color_eqb_eq in E; congruence|].
    intros a M. destruct (replies_are_walked earlier fuel way k S steps rest C a M) as (s & r & D).
    apply (IH (way_on way k a) _ s r); [|exact D]. apply (sound_behind rules cycle owner group no_handicap); assumption.
  - discriminate.
  - destruct (list_covers (game_of k)) eqn:L; [|discriminate]. apply list_is_right; assumption.
  - discriminate.
  - destruct (nth_error earlier n) as [t|] eqn:N; [|discriminate]. destruct (begins_here t k) eqn:H; [|discriminate].
    apply begins_here_eq in H. subst k. apply (Earlier n t N).
Qed.

Lemma trees_are_taken : forall trees earlier, (forall n t, nth_error earlier n = Some t -> is_taken (contest_of t)) ->
  trees_right near earlier trees = true -> forall t, In t trees -> forall default, is_taken (contest_of (last trees default)).
Proof.
  induction trees as [|t trees IH]; intros earlier Earlier R u I default; [exfalso; destruct I|]. simpl in R.
  apply andb_true_iff in R as (Rt & R).
  assert (T : is_taken (contest_of t)).
  { apply (walked_is_taken earlier Earlier _ [] _ _ [] (start_is_sound earlier t Rt) (start_is_walked earlier t Rt)). }
  destruct trees as [|u' trees]; [exact T|].
  apply (IH (earlier ++ [t])) with (t := u'); [|exact R | left; reflexivity].
  intros n v N. destruct (le_lt_dec (length earlier) n) as [G|L].
  - rewrite nth_error_app2 in N by exact G. destruct (n - length earlier) as [|m]; simpl in N; [injection N as <-; exact T|].
    exfalso. destruct m; discriminate.
  - rewrite nth_error_app1 in N by exact L. exact (Earlier n v N).
Qed.

End Takes.

(* To keep. *)
Section Keeps.
Open Scope type_scope.
Hypothesis holding : keeping = true.
Hypothesis forgets : forgetful = true -> resume_dispute rules = false /\ forall h pl, cycle h pl = false.

Variable base : contest -> Type.
Hypothesis base_stays : forall k, base k -> stays_in rules cycle x owner group forgetful base k.
Hypothesis settled_is_right : forall k, sound k -> is_settled near (place_of k) owner group = true -> base k.
Hypothesis list_is_right : forall k, sound k -> list_covers (game_of k) = true -> base k.

Variable trees : list walk_tree.
Hypothesis all_right : forall n t, nth_error trees n = Some t -> tree_right near (firstn n trees) t = true.

Definition walks (n : nat) (way : list contest) (k : contest) : Type :=
  { fuel : nat & { steps : list step & { rest : list step & walk_steps near (firstn n trees) fuel way k steps = Some rest } } }.

(* The walk goes on from here by an action of x or by all of the opponent. *)
Definition walks_on (n : nat) (way : list contest) (k : contest) : Type :=
  (there (place_of k) = true /\ is_over k = false) *
  ((turn k = x) * { a : action & (may k a = true) * walks n (way_on way k a) (behind k a) } +
   (turn k <> x) * (forall a, may k a = true -> walks n (way_on way k a) (behind k a))).

Fixpoint way_walked (n : nat) (way : list contest) : Type :=
  match way with
  | [] => unit
  | k :: rest => sound k * walks_on n rest k * way_walked n rest
  end.

Definition walked (k : contest) : Type :=
  { n : nat & { way : list contest & (sound k * walks n way k * way_walked n way)%type } }.

Definition evidence_here (k : contest) : Type := (walked k + base k)%type.

Notation stays := (stays_in rules cycle x owner group forgetful evidence_here).

Lemma goes_on_walking : forall n way k a, sound k -> walks_on n way k -> way_walked n way -> may k a = true ->
  walks n (way_on way k a) (behind k a) -> walked (behind k a).
Proof.
  intros n way k a S On Way M Wk. exists n, (way_on way k a). split; [split; [|exact Wk]|].
  - apply (sound_behind rules cycle owner group no_handicap); [exact S | apply On | exact M].
  - destruct a; simpl; [split; [split|]; assumption | exact tt].
Qed.

Lemma walking_stays : forall n way k, sound k -> walks_on n way k -> way_walked n way -> stays k.
Proof.
  intros n way k S On Way. assert (On' := On). destruct On' as ((There & O) & [(T & a & M & Wk)|(T & All)]).
  - split; [split; [exact There|]|intros b N; contradiction]. intros _ _. exists a. split; [exact M|]. exists (behind k a).
    split; [left; reflexivity|]. left. apply (goes_on_walking n way); assumption.
  - split; [split; [exact There|intros _ E; contradiction]|]. intros a _ M. exists (behind k a).
    split; [left; reflexivity|]. left. apply (goes_on_walking n way); try assumption. apply All. exact M.
Qed.

Lemma back_is_there : forall n k way, existsb (same_here k) way = true -> way_walked n way ->
  { l : contest & { rest : list contest & ((same_here k l = true) * sound l * walks_on n rest l * way_walked n rest)%type } }.
Proof.
  intros n k. induction way as [|l way IH]; intros H Way; simpl in H; [discriminate|]. destruct Way as ((S & On) & Way).
  destruct (same_here k l) eqn:E; [exists l, way; auto | exact (IH H Way)].
Qed.

Lemma walked_stays : forall n way k, sound k -> walks n way k -> way_walked n way -> stays k.
Proof.
  intro n. induction n as [n Lower] using (well_founded_induction_type lt_wf).
  intros way k S (fuel & steps & rest & C) Way. destruct fuel as [|fuel]; simpl in C; [discriminate|].
  destruct (there (place_of k)) eqn:There; simpl in C; [|rewrite holding in C; discriminate].
  assert (FromBase : base k -> stays k).
  { intro Bk. apply (stays_in_more rules cycle x owner group forgetful base); [intros l H; right; exact H | exact (base_stays k Bk)]. }
  destruct (is_over k) eqn:O.
  { split; [split; [exact There | congruence]|]. intros a _ M. apply may_is_open in M. congruence. }
  destruct steps as [|s steps]; [discriminate|]. rewrite holding in C. destruct s as [a| | | | |m].
  - destruct (color_eqb (turn k) x) eqn:T; [|discriminate]. apply color_eqb_eq in T.
    destruct (action_if_legal rules cycle near k a) as [l|] eqn:A; [|discriminate].
    apply action_made in A; [|exact S]. apply (walking_stays n way k S); [|exact Way].
    split; [auto|]. left. split; [exact T|]. exists a. split; [apply A|]. exists fuel, steps, rest.
    rewrite <- (proj2 A). exact C.
  - destruct (color_eqb (turn k) x) eqn:T; [discriminate|]. apply (walking_stays n way k S); [|exact Way].
    split; [auto|]. right. split; [intro E; apply color_eqb_eq in E; congruence|]. intros a M. exists fuel.
    exact (replies_are_walked (firstn n trees) fuel way k S steps rest C a M).
  - destruct (is_settled near (place_of k) owner group) eqn:St; [|discriminate]. apply FromBase. apply settled_is_right; assumption.
  - destruct (list_covers (game_of k)) eqn:L; [|discriminate]. apply FromBase. apply list_is_right; assumption.
  - destruct forgetful eqn:F; [|discriminate]. destruct (existsb (same_here k) way) eqn:E; [|discriminate].
    destruct (back_is_there n k way E Way) as (l & back & ((H & Sl) & On) & Wl). rewrite <- F.
    apply (stays_in_same rules cycle x owner group forgetful (fun e => forgets (eq_trans (eq_sym F) e)) evidence_here l k);
      [|exact (walking_stays n back l Sl On Wl)].
    right. unfold same_here in H. apply andb_true_iff in H as (H & H3). apply andb_true_iff in H as (H1 & H2).
    apply situation_eqb_eq in H1. apply Nat.eqb_eq in H2, H3. auto.
  - destruct (nth_error (firstn n trees) m) as [t|] eqn:N; [|discriminate]. destruct (begins_here t k) eqn:H; [|discriminate].
    apply begins_here_eq in H. subst k.
    assert (L : m < n).
    { assert (Q : nth_error (firstn n trees) m <> None) by congruence. apply nth_error_Some in Q.
      rewrite firstn_length in Q. lia. }
    assert (N' : nth_error trees m = Some t).
    { rewrite <- (firstn_skipn n trees). rewrite nth_error_app1; [exact N|]. apply nth_error_Some. congruence. }
    apply (Lower m L [] _ S); [|exact tt]. exists (Datatypes.S (length (tree_steps t))), (tree_steps t), [].
    apply start_is_walked. exact (all_right m t N').
Qed.

Lemma evidence_here_stays : forall k, evidence_here k -> stays k.
Proof.
  intros k [(n & way & (S & Wk) & Way)|Bk]; [exact (walked_stays n way k S Wk Way)|].
  apply (stays_in_more rules cycle x owner group forgetful base); [intros l H; right; exact H | exact (base_stays k Bk)].
Qed.

Lemma trees_are_kept : forall n t, nth_error trees n = Some t -> keeps rules cycle x owner group (contest_of t).
Proof.
  intros n t N. assert (R := all_right n t N).
  apply (keeps_by rules cycle x owner group forgetful forgets evidence_here evidence_here_stays). left. exists n, [].
  split; [split; [exact (start_is_sound _ t R)|]|exact tt].
  exists (Datatypes.S (length (tree_steps t))), (tree_steps t), []. apply start_is_walked. exact R.
Qed.

End Keeps.

Lemma trees_right_each : forall trees earlier, trees_right near earlier trees = true -> forall n t, nth_error trees n = Some t ->
  tree_right near (earlier ++ firstn n trees) t = true.
Proof.
  induction trees as [|u trees IH]; intros earlier R n t N; [destruct n; discriminate|]. simpl in R.
  apply andb_true_iff in R as (Ru & R). destruct n as [|n]; simpl in N.
  - injection N as <-. simpl. rewrite app_nil_r. exact Ru.
  - assert (H := IH _ R n t N). rewrite <- app_assoc in H. exact H.
Qed.

End Trees.

(* The certificate. *)
Record strategy_certificate := {
  it_keeps : bool;
  group_point : nat;
  the_lines : list line;
  the_trees : list walk_tree    (* the last one is what is claimed *)
}.

Section Certificate.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).
Variables (forgetful listable : bool).

Definition prover (keeping : bool) (owner : color) : color := if keeping then owner else opponent owner.

Definition no_tree : walk_tree :=
  {| tree_first := black; tree_black_threats := 0; tree_white_threats := 0; tree_place := []; tree_steps := [] |}.

Definition claim (s : strategy_certificate) : walk_tree := last (the_trees s) no_tree.

Definition covered_by (x owner : color) (group : list nat) (keeping : bool) (all : list numbered) : game -> bool :=
  let said := book_of_lines all in
  let fuel := S (length all) * S (S points) * S (S points) in
  fun g => listable && covers x owner group keeping said fuel g.

Definition check_strategy (s : strategy_certificate) : bool :=
  (handicap rules =? 0) && negb (capture_ends rules) && (2 <=? end_passes rules) &&
  match the_trees s with [] => false | _ :: _ => true end && (group_point s <? points) &&
  match cell_at (tree_place (claim s)) (group_point s) with
  | None => false
  | Some owner =>
      let near := neighbour_table in
      let group := quick_chain near (tree_place (claim s)) (group_point s) in
      let x := prover (it_keeps s) owner in
      let all := numbered_lines rules x near 0 (the_lines s) in
      let said := book_of_lines all in
      forallb (line_right owner group (it_keeps s) near said) all &&
      trees_right rules cycle x owner group (it_keeps s) forgetful (covered_by x owner group (it_keeps s) all) near [] (the_trees s)
  end.

Hypothesis forgets : forgetful = true -> resume_dispute rules = false /\ forall h pl, cycle h pl = false.
Hypothesis refusals_return : listable = true -> refuses_returns_only rules cycle.

Lemma lines_are_numbered : forall x near lines n e, In e (numbered_lines rules x near n lines) ->
  e = numbered_line rules x near (number e) (its e).
Proof.
  intros x near. induction lines as [|l lines IH]; intros n e I; simpl in I; [destruct I|].
  destruct I as [<-|I]; [reflexivity | exact (IH _ e I)].
Qed.

(* What the claim says. *)
Definition claimed (s : strategy_certificate) : Prop :=
  exists owner, cell_at (tree_place (claim s)) (group_point s) = Some owner /\
    let group := chain (tree_place (claim s)) (group_point s) in
    let start := contest_of rules (claim s) in
    if it_keeps s then keeps rules cycle owner owner group start else takes rules cycle (opponent owner) owner group start.

Theorem accepted_strategy : forall s, check_strategy s = true ->
  well_formed (tree_place (claim s)) /\ legal (tree_place (claim s)) /\ claimed s.
Proof.
  intros s H. unfold check_strategy in H. apply andb_true_iff in H as (H & Rest). apply andb_true_iff in H as (H & Hp).
  apply andb_true_iff in H as (H & Some_tree). apply andb_true_iff in H as (H & Two). apply andb_true_iff in H as (Hc & Ends).
  apply Nat.eqb_eq in Hc. apply negb_true_iff in Ends. apply Nat.leb_le in Two. apply Nat.ltb_lt in Hp.
  destruct (cell_at (tree_place (claim s)) (group_point s)) as [owner|] eqn:Owner; [|discriminate].
  cbv zeta in Rest. apply andb_true_iff in Rest as (Lines & Trees). rewrite quick_chain_is_chain in Lines, Trees by exact Hp.
  set (group := chain (tree_place (claim s)) (group_point s)) in *. set (x := prover (it_keeps s) owner) in *.
  set (all := numbered_lines rules x neighbour_table 0 (the_lines s)) in *. rewrite forallb_forall in Lines.
  assert (Numbered := lines_are_numbered x neighbour_table (the_lines s) 0).
  fold all in Numbered.
  destruct (the_trees s) as [|first others] eqn:Ts; [discriminate|]. clear Some_tree.
  assert (Nth : nth_error (first :: others) (length others) = Some (claim s)).
  { unfold claim. rewrite Ts. clear. revert first. induction others as [|t others IH]; intro first; [reflexivity|]. apply IH. }
  assert (Right := trees_right_each _ _ _ _ _ _ _ _ _ _ Trees _ _ Nth). simpl app in Right.
  assert (Formed : well_formed (tree_place (claim s)) /\ legal (tree_place (claim s))).
  { unfold tree_right in Right. apply andb_true_iff in Right as (R & _). apply andb_true_iff in R as (W & L).
    apply Nat.eqb_eq in W. rewrite quick_legal_is_legal in L. split; [exact W | apply is_legal_iff; assumption]. }
  split; [apply Formed|]. split; [apply Formed|]. exists owner. split; [exact Owner|]. fold group. cbv zeta.
  assert (Sides : owner = if it_keeps s then x else opponent x).
  { unfold x, prover. destruct (it_keeps s); [reflexivity | rewrite opponent_opponent; reflexivity]. }
  destruct (it_keeps s) eqn:K; unfold x, prover in *; simpl in x.
  - assert (Each := trees_right_each _ _ _ _ _ _ _ _ _ _ Trees).
    destruct listable eqn:Li.
    + apply (trees_are_kept rules cycle owner owner group true forgetful (covered_by owner owner group true all) Hc eq_refl forgets
               (held rules owner owner group true all)) with (trees := first :: others) (n := length others).
      * apply (held_stays rules cycle owner owner group forgetful Hc Ends true eq_refl (refusals_return eq_refl) all Lines Numbered eq_refl).
      * intros k S St. right. split; [exact S|]. apply is_settled_right. exact St.
      * intros k S C. unfold covered_by in C. rewrite Li in C. simpl in C.
        apply (list_holds rules owner owner group true all Lines Numbered _ k S C).
      * exact Each.
      * exact Nth.
    + apply (trees_are_kept rules cycle owner owner group true forgetful (covered_by owner owner group true all) Hc eq_refl forgets
               (settled_now rules owner group)) with (trees := first :: others) (n := length others).
      * apply (settled_stays rules cycle owner owner group forgetful Hc eq_refl).
      * intros k S St. split; [exact S|]. apply is_settled_right. exact St.
      * intros k S C. unfold covered_by in C. rewrite Li in C. discriminate.
      * exact Each.
      * exact Nth.
  - assert (T : { t : tree_plan & wins_by rules cycle (opponent owner) owner group t (contest_of rules (claim s)) }).
    { unfold claim. rewrite Ts.
      apply (trees_are_taken rules cycle (opponent owner) owner group false forgetful (covered_by (opponent owner) owner group false all)
               Hc eq_refl) with (earlier := []) (t := first).
      - intros k S O C. unfold covered_by in C. destruct listable eqn:Li; [|discriminate]. simpl in C.
        apply (list_takes rules cycle (opponent owner) owner group Hc Ends false (refusals_return eq_refl) all Lines Numbered Two eq_refl _ k S O C).
      - intros n t N. destruct n; discriminate.
      - exact Trees.
      - left. reflexivity. }
    destruct T as (t & T). exact (takes_by rules cycle (opponent owner) owner group t _ T).
Qed.

End Certificate.

Section Stated.
Context {B : board}.
Variables (rules : rule_set) (cycles : list stated_cycle).

Definition nothing_remembers : bool := negb (resume_dispute rules) && match cycles with [] => true | _ => false end.

Definition check_stated_strategy (s : strategy_certificate) : bool :=
  check_strategy rules (rule_of_all cycles) nothing_remembers (forallb tells_colours_apart cycles) s.

Lemma stated_refusals_return : forallb tells_colours_apart cycles = true -> refuses_returns_only rules (rule_of_all cycles).
Proof.
  intro H. rewrite forallb_forall in H. apply lists_return. intros r I. apply in_map_iff in I as (c & <- & I).
  specialize (H c I). destruct c as [| | | |w|w|[|]|w [|]|w [|]|d w [|]|s d w [|]|w r]; try discriminate; simpl.
  - apply psk_returns.
  - apply ssk_returns.
  - apply nssk_returns.
  - apply fixed_returns.
  - apply square_returns.
  - apply square_anywhere_returns.
  - apply completed_cycles_return.
  - apply completed_cycles_return.
  - apply completed_cycles_return.
  - apply completed_cycles_return.
  - apply completed_cycles_return.
Qed.

Theorem accepted_stated_strategy : forall s, check_stated_strategy s = true ->
  well_formed (tree_place (claim s)) /\ legal (tree_place (claim s)) /\ claimed rules (rule_of_all cycles) s.
Proof.
  intros s H. apply (accepted_strategy rules (rule_of_all cycles) nothing_remembers (forallb tells_colours_apart cycles)).
  - intro N. apply andb_true_iff in N as (D & C). apply negb_true_iff in D. split; [exact D|].
    unfold rule_of_all. destruct cycles; [reflexivity | discriminate].
  - apply stated_refusals_return.
  - exact H.
Qed.

End Stated.

Print Assumptions accepted_strategy.
Print Assumptions accepted_stated_strategy.
