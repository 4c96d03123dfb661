(* A group is kept, or taken, in a game with threats elsewhere.

   The statements of docs/explanation/captions.md. A group is a set of stones of its owner; it is gone as soon as one of
   them is off the board. Besides the game each player has a number of threats: a player to move who has one
   left may use it up instead of moving. The opponent answers it elsewhere, so the position and the player to
   move stay as they are; but hot stones have cooled, the row of passes is broken, and as something has changed
   elsewhere for good no earlier whole position can come back: the rules about cycles start afresh, as do the
   pauses of `resume=dispute`.

   A plan names an action for each line of actions since the start. `keeps`: the plan never names what is not
   legal, and no line with it, whatever the other player does, has the group gone. `takes`: the plan never names
   what is not legal, no game ends while the group is there, and no line goes on for ever without its going.

   How it is shown: to keep, by contests with evidence that the keeper stays inside (`stays_in`); to take, by a plan
   written down as a tree whose branches end (`wins_by`). *)
From Hotstone.board Require Import board board_facts.
From Hotstone.rules Require Import situation game.

Inductive action := makes (m : move) | threatens.

Record contest := { game_of : game; black_threats : nat; white_threats : nat }.

Definition action_eq_dec : forall a b : action, {a = b} + {a <> b}.
Proof. decide equality. decide equality. apply Nat.eq_dec. Defined.

Definition turn (k : contest) : color := to_move (now (game_of k)).

Definition place_of (k : contest) : position := stones (now (game_of k)).

Definition threats_left (k : contest) : nat :=
  match turn k with black => black_threats k | white => white_threats k end.

Definition plan := list action -> action.

Section Threats.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).

Definition is_over (k : contest) : bool := is_finished rules (now (game_of k)).

Definition may (k : contest) (a : action) : bool :=
  match a with
  | makes m => is_legal_move rules cycle (game_of k) m
  | threatens => negb (is_over k) && (0 <? threats_left k)
  end.

Definition behind (k : contest) (a : action) : contest :=
  match a with
  | makes m => {| game_of := next rules (game_of k) m; black_threats := black_threats k;
                  white_threats := white_threats k |}
  | threatens => {| game_of := start_of rules (place_of k) (turn k);
                    black_threats := match turn k with black => black_threats k - 1 | white => black_threats k end;
                    white_threats := match turn k with black => white_threats k | white => white_threats k - 1 end |}
  end.

(* Who follows the plan, the group, and its owner. *)
Variables (x : color) (owner : color) (group : list nat).

Definition is_there (pos : position) : bool := forallb (fun p => cell_eqb (cell_at pos p) (Some owner)) group.

(* Lines, the latest action first; a line goes on while the group is there. *)
Inductive comes_by (chosen : plan) (start : contest) : list action -> contest -> Prop :=
  | no_action : comes_by chosen start [] start
  | one_action_more : forall line k a, comes_by chosen start line k -> is_there (place_of k) = true ->
      may k a = true -> (turn k = x -> a = chosen line) -> comes_by chosen start (a :: line) (behind k a).

Definition names_what_may_be (chosen : plan) (start : contest) : Prop :=
  forall line k, comes_by chosen start line k -> is_there (place_of k) = true -> is_over k = false -> turn k = x ->
    may k (chosen line) = true.

Definition keeps (start : contest) : Prop :=
  exists chosen, names_what_may_be chosen start /\
    forall line k, comes_by chosen start line k -> is_there (place_of k) = true.

(* The first n of these actions, the latest first. *)
Fixpoint line_of (acts : nat -> action) (n : nat) : list action :=
  match n with 0 => [] | S n => acts n :: line_of acts n end.

Definition takes (start : contest) : Prop :=
  exists chosen, names_what_may_be chosen start /\
    (forall line k, comes_by chosen start line k -> is_over k = true -> is_there (place_of k) = false) /\
    (forall acts, ~ forall n, exists k, comes_by chosen start (line_of acts n) k).

(* Taking, by a plan whose branches end. *)
Inductive tree_plan := done | own (a : action) (t : tree_plan) | reply (branch : action -> tree_plan).

Fixpoint wins_by (t : tree_plan) (k : contest) : Prop :=
  match t with
  | done => is_there (place_of k) = false
  | own a u => is_there (place_of k) = true /\ is_over k = false /\ turn k = x /\ may k a = true /\ wins_by u (behind k a)
  | reply branch => is_there (place_of k) = true /\ is_over k = false /\ turn k <> x /\
                    forall a, may k a = true -> wins_by (branch a) (behind k a)
  end.

Definition branch_at (t : tree_plan) (a : action) : tree_plan :=
  match t with done => done | own _ u => u | reply branch => branch a end.

Fixpoint tree_after (t : tree_plan) (line : list action) : tree_plan :=
  match line with [] => t | a :: rest => branch_at (tree_after t rest) a end.

Definition plan_of (t : tree_plan) : plan :=
  fun line => match tree_after t line with own a _ => a | _ => threatens end.

Lemma still_wins : forall t start line k, wins_by t start -> comes_by (plan_of t) start line k ->
  wins_by (tree_after t line) k.
Proof.
  intros t start line k W P. induction P as [|line k a P IH There M C]; [exact W|]. simpl.
  destruct (tree_after t line) as [|b u|branch] eqn:E; simpl in IH |- *.
  - congruence.
  - destruct IH as (_ & _ & T & _ & H). specialize (C T). unfold plan_of in C. rewrite E in C. subst b. exact H.
  - destruct IH as (_ & _ & _ & H). apply H. exact M.
Qed.

Lemma branches_end : forall t start acts, wins_by t start -> forall u n, tree_after t (line_of acts n) = u ->
  ~ forall m, exists k, comes_by (plan_of t) start (line_of acts m) k.
Proof.
  intros t start acts W u. induction u as [|a u IH|branch IH]; intros n E Endless.
  - destruct (Endless (S n)) as (k & P). simpl in P. inversion P as [|line h a Q There M C E1 E2]. subst.
    assert (V := still_wins t start _ h W Q). rewrite E in V. simpl in V. congruence.
  - apply (IH (S n)); [simpl; rewrite E; reflexivity | exact Endless].
  - apply (IH (acts n) (S n)); [simpl; rewrite E; reflexivity | exact Endless].
Qed.

Theorem takes_by : forall t start, wins_by t start -> takes start.
Proof.
  intros t start W. exists (plan_of t). split; [|split].
  - intros line k P There Over T. assert (V := still_wins t start line k W P). unfold plan_of.
    destruct (tree_after t line) as [|a u|branch]; simpl in V.
    + congruence.
    + tauto.
    + destruct V as (_ & _ & N & _). contradiction.
  - intros line k P Over. assert (V := still_wins t start line k W P).
    destruct (tree_after t line) as [|a u|branch]; simpl in V; [exact V | |]; destruct V as (_ & F & _); congruence.
  - intros acts. apply (branches_end t start acts W (tree_after t (line_of acts 0)) 0 eq_refl).
Qed.

(* A plan for the turn of the opponent, from one for each of his actions. *)
Lemma reply_to : forall k, is_there (place_of k) = true -> is_over k = false -> turn k <> x ->
  (forall a, may k a = true -> { t : tree_plan & wins_by t (behind k a) }) -> { t : tree_plan & wins_by t k }.
Proof.
  intros k There O T F.
  exists (reply (fun a => match bool_dec (may k a) true with left M => projT1 (F a M) | right _ => done end)).
  simpl. split; [exact There|]. split; [exact O|]. split; [exact T|]. intros a M.
  destruct (bool_dec (may k a) true) as [M'|N]; [exact (projT2 (F a M')) | contradiction].
Qed.

Lemma answer_by : forall k a, is_there (place_of k) = true -> is_over k = false -> turn k = x -> may k a = true ->
  { t : tree_plan & wins_by t (behind k a) } -> { t : tree_plan & wins_by t k }.
Proof. intros k a There O T M (t & H). exists (own a t). simpl. auto. Qed.

Open Scope type_scope.

(* Keeping, by evidence that is handed on. Without a rule about cycles and without disputes (`forgetful`) the
   situation says it all, and one contest is as good as another with the same. *)
Variable forgetful : bool.

Definition same (k l : contest) : Prop :=
  k = l \/ (forgetful = true /\ now (game_of k) = now (game_of l) /\ black_threats k = black_threats l /\
            white_threats k = white_threats l).

Hypothesis forgets : forgetful = true -> resume_dispute rules = false /\ forall h pl, cycle h pl = false.

Lemma same_trans : forall k l m, same k l -> same l m -> same k m.
Proof.
  intros k l m [->|(F & E1 & E2 & E3)] H; [exact H|]. right. destruct H as [<-|(_ & D1 & D2 & D3)]; [auto|].
  split; [exact F|]. split; [congruence|]. split; congruence.
Qed.

Lemma same_turn : forall k l, same k l -> turn k = turn l.
Proof. intros k l [->|(_ & E & _)]; [reflexivity|]. unfold turn. rewrite E. reflexivity. Qed.

Lemma same_place : forall k l, same k l -> place_of k = place_of l.
Proof. intros k l [->|(_ & E & _)]; [reflexivity|]. unfold place_of. rewrite E. reflexivity. Qed.

Lemma same_over : forall k l, same k l -> is_over k = is_over l.
Proof. intros k l [->|(_ & E & _)]; [reflexivity|]. unfold is_over. rewrite E. reflexivity. Qed.

Lemma same_may : forall k l a, same k l -> may k a = may l a.
Proof.
  intros k l a H. assert (O := same_over k l H). assert (T := same_turn k l H).
  destruct H as [->|(F & E & E1 & E2)]; [reflexivity|]. destruct a as [m|]; simpl.
  - destruct (forgets F) as (_ & Free). unfold is_legal_move, judge_in_game. rewrite E.
    destruct (judge rules (now (game_of l)) m); [reflexivity|]. destruct m; [|reflexivity]. rewrite !Free. reflexivity.
  - unfold threats_left. rewrite O, T, E1, E2. reflexivity.
Qed.

Lemma same_behind : forall k l a, same k l -> same (behind k a) (behind l a).
Proof.
  intros k l a H. assert (T := same_turn k l H). assert (P := same_place k l H).
  destruct H as [->|(F & E & E1 & E2)]; [left; reflexivity|]. right. split; [exact F|]. destruct a as [m|]; simpl.
  - destruct (forgets F) as (D & _). unfold next. rewrite D, E. simpl. auto.
  - rewrite T, P, E1, E2. auto.
Qed.

(* What evidence in a contest has to give: the group, the keeper's action and evidence behind it, and evidence behind
   each action of the opponent. *)
Definition stays_in (W : contest -> Type) (k : contest) : Type :=
  (is_there (place_of k) = true) *
  (is_over k = false -> turn k = x -> { a : action & (may k a = true) * { l : contest & (same l (behind k a)) * W l } }) *
  (forall a, turn k <> x -> may k a = true -> { l : contest & (same l (behind k a)) * W l }).

Lemma stays_in_same : forall W k l, same k l -> stays_in W k -> stays_in W l.
Proof.
  intros W k l S ((There & Own) & Other). split; [split|].
  - rewrite <- (same_place k l S). exact There.
  - intros O T. rewrite <- (same_over k l S) in O. rewrite <- (same_turn k l S) in T.
    destruct (Own O T) as (a & M & h & Sh & Wh). exists a. split; [rewrite <- (same_may k l a S); exact M|].
    exists h. split; [apply same_trans with (1 := Sh); apply same_behind; exact S | exact Wh].
  - intros a T M. rewrite <- (same_turn k l S) in T. rewrite <- (same_may k l a S) in M.
    destruct (Other a T M) as (h & Sh & Wh). exists h.
    split; [apply same_trans with (1 := Sh); apply same_behind; exact S | exact Wh].
Qed.

Lemma stays_in_more : forall (V W : contest -> Type) k, (forall l, V l -> W l) -> stays_in V k -> stays_in W k.
Proof.
  intros V W k H ((There & Own) & Other). split; [split; [exact There|]|].
  - intros O T. destruct (Own O T) as (a & M & l & S & Vl). exists a. split; [exact M|]. exists l. auto.
  - intros a T M. destruct (Other a T M) as (l & S & Vl). exists l. auto.
Qed.

Lemma may_is_open : forall k a, may k a = true -> is_over k = false.
Proof.
  intros k [m|] M; simpl in M.
  - unfold is_legal_move, judge_in_game, judge, is_over in *. destruct (is_finished rules (now (game_of k))); [discriminate | reflexivity].
  - apply andb_true_iff in M as (M & _). apply negb_true_iff in M. exact M.
Qed.

Section FromEvidence.
Variable W : contest -> Type.
Hypothesis stays : forall k, W k -> stays_in W k.

Definition evidence (k : contest) : Type := { l : contest & (same l k) * W l }.

Lemma evidence_stays : forall k, evidence k -> stays_in W k.
Proof. intros k (l & S & Wl). exact (stays_in_same W l k S (stays l Wl)). Qed.

Definition picks : forall k, evidence k ->
  { a : action & is_over k = false -> turn k = x -> (may k a = true) * evidence (behind k a) }.
Proof.
  intros k e. destruct (evidence_stays k e) as ((_ & Own) & _).
  destruct (is_over k) eqn:O; [exists threatens; discriminate|].
  destruct (color_eq_dec (turn k) x) as [T|T]; [|exists threatens; intros _ E; contradiction].
  destruct (Own eq_refl T) as (a & M & l & S & Wl). exists a. intros _ _. split; [exact M|]. exists l. auto.
Defined.

Definition pick (k : contest) (e : evidence k) : action := projT1 (picks k e).

Definition follows : forall k (e : evidence k) a, may k a = true -> (turn k = x -> a = pick k e) -> evidence (behind k a).
Proof.
  intros k e a M C. destruct (color_eq_dec (turn k) x) as [T|T].
  - rewrite (C T). apply (projT2 (picks k e)); [apply may_is_open with a; exact M | exact T].
  - destruct (evidence_stays k e) as (_ & Other). exact (Other a T M).
Defined.

Definition as_picked : forall k (e : evidence k) a, {turn k = x -> a = pick k e} + {~ (turn k = x -> a = pick k e)}.
Proof.
  intros k e a. destruct (action_eq_dec a (pick k e)) as [E|N]; [left; auto|].
  destruct (color_eq_dec (turn k) x) as [T|T]; [right; auto | left; intro; contradiction].
Defined.

Variables (start : contest) (first : evidence start).

Fixpoint known_after (line : list action) : option { k : contest & evidence k } :=
  match line with
  | [] => Some (existT _ start first)
  | a :: rest =>
      match known_after rest with
      | None => None
      | Some (existT _ k e) =>
          match bool_dec (may k a) true with
          | right _ => None
          | left M => match as_picked k e a with
                      | right _ => None
                      | left C => Some (existT _ (behind k a) (follows k e a M C))
                      end
          end
      end
  end.

Definition picked_plan : plan :=
  fun line => match known_after line with Some (existT _ k e) => pick k e | None => threatens end.

Lemma it_is_known : forall line k, comes_by picked_plan start line k ->
  exists e, known_after line = Some (existT _ k e).
Proof.
  intros line k P. induction P as [|line k a P (e & IH) There M C]; [exists first; reflexivity|]. simpl. rewrite IH.
  destruct (bool_dec (may k a) true) as [M'|N]; [|contradiction].
  destruct (as_picked k e a) as [C'|N]; [eexists; reflexivity|]. exfalso. apply N. intro T. rewrite (C T).
  unfold picked_plan. rewrite IH. reflexivity.
Qed.

Lemma keeps_from : keeps start.
Proof.
  exists picked_plan. split.
  - intros line k P There O T. destruct (it_is_known line k P) as (e & E). unfold picked_plan. rewrite E.
    apply (projT2 (picks k e)); assumption.
  - intros line k P. destruct (it_is_known line k P) as (e & _). destruct (evidence_stays k e) as ((There & _) & _). exact There.
Qed.

End FromEvidence.

Theorem keeps_by : forall W : contest -> Type, (forall k, W k -> stays_in W k) -> forall start, W start -> keeps start.
Proof. intros W C start Ws. apply (keeps_from W C). exists start. split; [left; reflexivity | exact Ws]. Qed.

End Threats.

Print Assumptions takes_by.
Print Assumptions keeps_by.
