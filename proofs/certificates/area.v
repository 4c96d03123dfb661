(* A checker of strategies for an area difference in games with their whole history, with the theorem that it is right.

   A certificate of this kind (docs/reference/certificates.md, certify/area/area_strategy.h) has one tree. It is the steps of
   a walk through a game from a start without a past: a move of the player x who follows the strategy; a mark where the
   opponent is to move, behind which come the steps for each of his moves; or the end of a branch, from where x follows a
   robust strategy (robust_leaf.v), which is a list of its own. Where the game is over there is no step, and x has what was
   claimed. `walk_area` takes the steps as it goes and says which are left.

   `accepted_area`: x forces the area difference, under this rule set and this rule about cycles. A tree without robust
   ends proves it under any rules without handicap and `capture_ends`, since each of its lines ends; robust ends need what
   robust.v asks of the rules, and that what is refused leads back. stated_area.v says of the rules that certificates name which
   of them may have robust ends. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick listing forcing forcing_steps moves robust_list robust_rules robust_game
  robust_leaf.

Inductive area_step := own_move (m : move) | each_reply | from_here_robust.

Section Tree.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x : color) (at_least : Z).
Variable leaf : game -> bool.

(* The program. *)

Definition has_enough (near : list (list nat)) (g : game) : bool :=
  (at_least <=? as_seen_by x (quick_difference near (stones (now g))))%Z.

(* The legal moves with the games behind them: plays in the order of the points, then the pass. *)
Definition replies_from (near : list (list nat)) (g : game) : list (move * game) :=
  flat_map (fun m => match move_if_legal rules cycle near g m with None => [] | Some h => [(m, h)] end)
           (map play_on all_points ++ [pass]).

Definition is_leaf (near : list (list nat)) (g : game) : bool :=
  if color_eqb (to_move (now g)) x then leaf g
  else forallb (fun mh => if is_finished rules (now (snd mh)) then has_enough near (snd mh) else leaf (snd mh)) (replies_from near g).

Fixpoint walk_area (near : list (list nat)) (fuel : nat) (g : game) (steps : list area_step) : option (list area_step) :=
  match fuel with
  | 0 => None
  | S fuel =>
      if is_finished rules (now g) then (if has_enough near g then Some steps else None)
      else match steps with
        | [] => None
        | s :: rest =>
            match s with
            | own_move m =>
                if color_eqb (to_move (now g)) x
                then match move_if_legal rules cycle near g m with
                     | Some h => walk_area near fuel h rest
                     | None => None
                     end
                else None
            | each_reply =>
                if color_eqb (to_move (now g)) x then None
                else fold_left (fun left_over mh => match left_over with
                                                    | None => None
                                                    | Some steps => walk_area near fuel (snd mh) steps
                                                    end) (replies_from near g) (Some rest)
            | from_here_robust => if is_leaf near g then Some rest else None
            end
        end
  end.

(* Why it is right. *)

Notation near := neighbour_table.
Notation well := (fun s => enough x at_least (stones s)).
Notation forced := (forcing_strategy rules cycle x well).

Hypothesis no_capture_ends : capture_ends rules = false.
Variable start : game.
Notation sound := (sound_game rules cycle start).

Hypothesis leaf_is_right : forall g, sound g -> is_finished rules (now g) = false -> to_move (now g) = x -> leaf g = true -> forced g.

Lemma move_eq_dec : forall m n : move, {m = n} + {m <> n}.
Proof. decide equality. apply Nat.eq_dec. Defined.

Lemma finished_is_forced : forall g, is_finished rules (now g) = true -> has_enough near g = true -> forced g.
Proof.
  intros g F E. apply forced_at_end; [exact F|]. unfold has_enough in E. apply Z.leb_le in E.
  rewrite quick_difference_is_difference in E. exact E.
Qed.

Lemma reply_is_made : forall g m h, sound g -> In (m, h) (replies_from near g) ->
  is_legal_move rules cycle g m = true /\ h = next rules g m.
Proof.
  intros g m h S I. apply in_flat_map in I as (n & _ & I). rewrite move_if_legal_is in I by apply S.
  destruct (is_legal_move rules cycle g n) eqn:L; [|destruct I]. destruct I as [E|[]]. injection E as -> <-. auto.
Qed.

Lemma all_replies_are_there : forall g m, sound g -> is_legal_move rules cycle g m = true -> In (m, next rules g m) (replies_from near g).
Proof.
  intros g m S L. apply in_flat_map. exists m. split.
  - apply in_or_app. destruct m as [p|]; [left | right; left; reflexivity]. apply in_map. apply in_all_points.
    apply (judged_on_board rules (now g)). apply (legal_move_is_judged rules cycle). exact L.
  - rewrite move_if_legal_is by apply S. rewrite L. left. reflexivity.
Qed.

(* Where all replies were walked each was. *)
Section AllReplies.
Variable fuel : nat.

Notation walk_all := (fold_left (fun left_over (mh : move * game) => match left_over with
                                                     | None => None
                                                     | Some steps => walk_area near fuel (snd mh) steps
                                                     end)).

Lemma no_steps_left : forall l, walk_all l None = None.
Proof. induction l as [|mh l IH]; [reflexivity | exact IH]. Qed.

Lemma each_reply_is_walked : forall g l steps rest, walk_all l (Some steps) = Some rest ->
  (forall mh, In mh l -> snd mh = next rules g (fst mh)) -> forall m, In m (map fst l) ->
  { s : list area_step & { r : list area_step & walk_area near fuel (next rules g m) s = Some r } }.
Proof.
  intro g. induction l as [|mh l IH]; intros steps rest H Made m I; [exfalso; destruct I|]. simpl in H.
  destruct (walk_area near fuel (snd mh) steps) as [left_over|] eqn:W; [|rewrite no_steps_left in H; discriminate].
  destruct (move_eq_dec (fst mh) m) as [E|N].
  - exists steps, left_over. rewrite <- E, <- (Made mh (or_introl eq_refl)). exact W.
  - apply (IH left_over rest H); [intros k J; apply Made; right; exact J|]. destruct I as [E|I]; [contradiction | exact I].
Qed.

End AllReplies.

Lemma leaf_is_forced : forall g, sound g -> is_finished rules (now g) = false -> is_leaf near g = true -> forced g.
Proof.
  intros g S F L. unfold is_leaf in L. destruct (color_eqb (to_move (now g)) x) eqn:X.
  - apply color_eqb_eq in X. apply leaf_is_right; assumption.
  - apply forces_after_each_reply; [exact F | intro E; apply color_eqb_eq in E; congruence|]. intros m Lm.
    rewrite forallb_forall in L. specialize (L _ (all_replies_are_there g m S Lm)). cbn [snd] in L.
    assert (Sn := sound_next rules cycle start no_capture_ends g m S Lm).
    destruct (is_finished rules (now (next rules g m))) eqn:Fn; [apply finished_is_forced; assumption|].
    apply leaf_is_right; try assumption. destruct (now_next rules g m) as (_ & T).
    destruct (color_cases x (to_move (now g))) as [E|E]; [apply color_eqb_eq in E; congruence|]. rewrite T.
    assert (O := nothing_owed _ _ _ _ S).
    destruct m as [p|]; simpl; [|unfold must_pass; rewrite O; simpl]; rewrite E; apply opponent_opponent.
Qed.

Theorem walked_is_forced : forall fuel g steps rest, sound g -> walk_area near fuel g steps = Some rest -> forced g.
Proof.
  induction fuel as [|fuel IH]; intros g steps rest S W; simpl in W; [discriminate|].
  destruct (is_finished rules (now g)) eqn:F.
  { destruct (has_enough near g) eqn:E; [apply finished_is_forced; assumption | discriminate]. }
  destruct steps as [|s steps]; [discriminate|]. destruct s as [m| |].
  - destruct (color_eqb (to_move (now g)) x) eqn:X; [|discriminate]. apply color_eqb_eq in X.
    destruct (move_if_legal rules cycle near g m) as [h|] eqn:M; [|discriminate]. rewrite move_if_legal_is in M by apply S.
    destruct (is_legal_move rules cycle g m) eqn:Lm; [|discriminate]. injection M as <-.
    apply (forces_after_own_move rules cycle x _ g m F X Lm).
    apply (IH _ steps rest); [apply sound_next; assumption | exact W].
  - destruct (color_eqb (to_move (now g)) x) eqn:X; [discriminate|].
    apply forces_after_each_reply; [exact F | intro E; apply color_eqb_eq in E; congruence|]. intros m Lm.
    destruct (each_reply_is_walked fuel g (replies_from near g) steps rest W) with (m := m) as (s & r & D).
    + intros (n, h) I. apply reply_is_made in I; [exact (proj2 I) | exact S].
    + apply in_map_iff. exists (m, next rules g m). split; [reflexivity | apply all_replies_are_there; assumption].
    + apply (IH _ s r); [apply sound_next; assumption | exact D].
  - destruct (is_leaf near g) eqn:L; [|discriminate]. apply leaf_is_forced; assumption.
Qed.

End Tree.

(* The certificate, with the robust strategy that it names. *)

Record robust_list := {
  list_every : bool;    (* whether it looks at hot stones of every kind *)
  list_side : color;
  list_at_least : Z;
  list_setup : position;
  list_first : color;
  list_entries : list (position * answer)
}.

Record area_certificate := {
  area_side : color;
  area_at_least : Z;
  area_setup : position;
  area_first : color;
  area_steps : list area_step;
  area_robust : option robust_list
}.

(* What is claimed of the situation in which a game ends. *)
Definition is_claimed {B : board} (s : area_certificate) (t : situation) : Prop :=
  enough (area_side s) (area_at_least s) (stones t).

Section Certificate.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (robust_allowed : bool -> bool).

Definition tree_is_right (s : area_certificate) (leaf : game -> bool) : bool :=
  match walk_area rules cycle (area_side s) (area_at_least s) leaf neighbour_table (S (length (area_steps s)))
          (start_of rules (area_setup s) (area_first s)) (area_steps s) with
  | Some [] => true
  | _ => false
  end.

Definition check_area (s : area_certificate) : bool :=
  let near := neighbour_table in
  (handicap rules =? 0) && negb (capture_ends rules) && (length (area_setup s) =? points) && quick_legal near (area_setup s) &&
  match area_robust s with
  | None => tree_is_right s (fun _ => false)
  | Some l =>
      robust_allowed (list_every l) && color_eqb (list_side l) (area_side s) && (area_at_least s <=? list_at_least l)%Z &&
      check_robust (list_every l) false (list_side l) (list_at_least l) (list_setup l) (list_first l) (list_entries l) &&
      let said := book_of (list_entries l) in
      let noted := least_ranks (list_side l) (list_entries l) near in
      ranks_are_noted (list_side l) (list_entries l) near noted && tree_is_right s (may_follow (list_every l) said noted)
  end.

(* What robust ends ask of the rules. *)
Hypothesis robust_is_allowed : forall every, robust_allowed every = true -> handicap rules = 0 -> capture_ends rules = false ->
  robust_rules every false rules cycle /\ refuses_returns_only rules cycle /\
  (variation_in_force (self_removal rules) = true \/ exists most, plies_at_most rules cycle most).

Theorem accepted_area : forall s, check_area s = true ->
  well_formed (area_setup s) /\ legal (area_setup s) /\
  can_force rules cycle (area_side s) (is_claimed s) (start_of rules (area_setup s) (area_first s)).
Proof.
  intros s H. unfold check_area in H. cbv zeta in H. apply andb_true_iff in H as (H & Tree). apply andb_true_iff in H as (H & L).
  apply andb_true_iff in H as (H & W). apply andb_true_iff in H as (Hc & Ends). apply Nat.eqb_eq in Hc, W.
  apply negb_true_iff in Ends. rewrite quick_legal_is_legal in L. apply is_legal_iff in L; [|exact W].
  split; [exact W|]. split; [exact L|]. apply strategy_forces.
  set (start := start_of rules (area_setup s) (area_first s)).
  assert (S : sound_game rules cycle start start) by (apply start_game_is_sound; assumption).
  assert (Walked : forall leaf, tree_is_right s leaf = true ->
    (forall g, sound_game rules cycle start g -> is_finished rules (now g) = false -> to_move (now g) = area_side s -> leaf g = true ->
       forcing_strategy rules cycle (area_side s) (is_claimed s) g) ->
    forcing_strategy rules cycle (area_side s) (is_claimed s) start).
  { intros leaf R Right. unfold tree_is_right in R.
    destruct (walk_area rules cycle (area_side s) (area_at_least s) leaf neighbour_table _ _ _) as [r|] eqn:E; [|discriminate].
    exact (walked_is_forced rules cycle (area_side s) (area_at_least s) leaf Ends start Right _ start _ r S E). }
  destruct (area_robust s) as [l|].
  - apply andb_true_iff in Tree as (H & Tree). apply andb_true_iff in H as (H & Accepted). apply andb_true_iff in H as (H & More).
    apply andb_true_iff in H as (Allowed & Side). apply andb_true_iff in Tree as (Noted & Tree).
    apply color_eqb_eq in Side. apply Z.leb_le in More.
    destruct (robust_is_allowed _ Allowed Hc Ends) as (Covered & Return & End).
    apply (Walked _ Tree). intros g Sg F X C. rewrite Side in Accepted, Noted, C.
    exists (follow (list_every l) false (book_of (list_entries l))).
    assert (Forced : forces_with rules cycle (area_side s) (fun t => enough (area_side s) (list_at_least l) (stones t))
      (follow (list_every l) false (book_of (list_entries l))) g).
    { refine (covered_is_forced (list_every l) (area_side s) (list_at_least l) (list_entries l) (list_setup l) (list_first l)
                Accepted _ Noted rules cycle Return start _ g Sg F X C).
      destruct End as [V|(most & Bounded)]; [left; exact V | right]. exists most. intros h Led. exact (Bounded _ _ _ W L Led). }
    destruct Forced as (Names & Well & Over). split; [exact Names|]. split; [|exact Over].
    refine (ends_well_more rules cycle _ _ _ _ _ _ Well). intro t. unfold is_claimed, enough. lia.
  - apply (Walked _ Tree). discriminate.
Qed.

End Certificate.

Print Assumptions walked_is_forced.
Print Assumptions accepted_area.
