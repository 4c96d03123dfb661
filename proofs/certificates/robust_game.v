(* Games in which x follows a robust list: none of his plays is refused, and he ends with enough.

   No play of x leads to a position that was on the board before. For suppose that it leads from p to q, and that q was there.
   Where x was to move in q, it is listed with a rank that is not lower than that of p, since ranks never rise; where the
   opponent was, so is what he left from it. But whatever he can leave from q, q itself by a pass, is listed with a lower
   rank. So no rule refuses a play of x that refuses only what leads back (cycle/returns.v), and no hot stone does, if what is
   banned leads back, as with the single hot stone; where hot stones of other kinds are in force, some reply is open. The game
   ends by passes, one of which x made where he had enough; and it does end if variation is in force.

   With basic ko one answer may be missing now that was there before: from q back to p. But had the opponent gone from q to p
   then, the play from p to q would have been one that x does not make, as it takes back a hot stone. So he would have made
   another play, after which ranks are lower than that of p, or passed, and he passes only where no play is listed
   (`not_taken_back`). With basic ko he does not ask which stones are hot by the rules, but what the opponent's play may have
   made hot (`looked_at`): a rule about cycles may forbid the same plays.

   Nor does any cycle with a board play come to be completed, if x has followed the book from the start and variation is in force.
   For suppose that x is to move in p again, or that he passes there and the opponent was to move in p before. Each play that was
   made in p led to a position of lower rank, or to one behind which ranks were lower; but they never rise. So whatever was done in
   p was a pass, and so is the whole cycle (`only_passes_there`). So rules that refuse only what is like a play of a completed cycle
   refuse nothing (cycle/rounds_with_plays.v).

   All of this but the last may begin in the middle of a game, if no answer of the ranks still to come makes a position of the plies
   before (`none_made_again`; robust_leaf.v). *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts variation hot_is_recapture.
From Hotstone.rules Require Import situation hot_single hot_kinds game game_facts passes_end.
From Hotstone.cycle Require Import superko completed_cycles returns rounds_with_plays.
From Hotstone.certificates Require Import listing forcing forcing_steps robust_list robust_rules.

Section Games.
Context {B : board}.
Variables (every : bool) (with_ko : bool) (x : color) (at_least : Z) (said : book).
(* Whether x has followed the book from the start of the game. *)
Variable whole : bool.

Notation o := (opponent x).
Notation below := (below said).
Notation leaves := (leaves x).
Notation opens := (opens said).
Notation opens_after := (opens_after every with_ko x said).
Notation kinds_met := (kinds_met every with_ko).

Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every with_ko rules cycle} {right : robust_book every with_ko x at_least said}.
Hypothesis ko_asks_whole : with_ko = true -> whole = true.
Hypothesis part_asks_returns : whole = false -> refuses_returns_only rules cycle.

Lemma with_or_without : with_ko = true \/ with_ko = false.
Proof. destruct with_ko; auto. Qed.

(* What x may not take, as far as the list knows. *)
Definition looked_at (g : game) : list nat :=
  if with_ko then match past g with played pl :: _ => hot_stones_of kinds_met pl | _ => [] end else bans (now g).

Definition follow (g : game) : move := match said (stones (now g)) with Some a => reply_with a (looked_at g) | None => pass end.

Lemma reply_is_listed : forall a banned, In (reply_with a banned) (replies a).
Proof.
  intros a banned. unfold reply_with. destruct (find (is_open banned) (replies a)) as [m|] eqn:E; [|left; reflexivity].
  apply find_some in E. apply E.
Qed.

Lemma open_is_found : forall a banned m, In m (replies a) -> is_open banned m = true -> is_open banned (reply_with a banned) = true.
Proof.
  intros a banned m I Om. unfold reply_with. destruct (find (is_open banned) (replies a)) as [n|] eqn:E.
  - apply find_some in E. apply E.
  - assert (N := find_none _ _ E m I). cbv beta in N. congruence.
Qed.

Lemma what_follows : forall g a, said (stones (now g)) = Some a -> In (follow g) (replies a).
Proof. intros g a Sa. unfold follow. rewrite Sa. apply reply_is_listed. Qed.

Definition not_below (r : nat) (pos : position) : Prop := forall a, said pos = Some a -> r <= rank a.

(* Where x was to move ranks were not lower, and where he left it to the opponent, those of what came of it. *)
Definition none_lower (r : nat) (h : list ply) : Prop := forall y, In y h ->
  (snd (from y) = x -> not_below r (fst (from y))) /\ (snd (from y) = o -> not_below r (fst (to y))).

(* Nor does an answer of this rank or a lower one make a position of these plies. *)
Definition none_made_again (r : nat) (h : list ply) : Prop := forall y, In y h -> forall pos a k,
  said pos = Some a -> rank a <= r -> In (play_on k) (replies a) -> after (play_at pos x k) <> fst (from y).

(* The plies since x began to follow the book, and those before. *)
Definition came_down_to (r : nat) (h : list ply) : Prop :=
  exists since before, h = since ++ before /\ none_lower r since /\ none_made_again r before /\
    (whole = true -> before = []).

(* x made the moves of the book, and the ranks of his plays were no lower. *)
Definition kept_to (r : nat) (h : list ply) : Prop := forall y, In y h -> snd (from y) = x ->
  exists a, said (fst (from y)) = Some a /\ match y with passed _ _ => In pass (replies a) | played _ => r <= rank a end.

Definition kept_to_book (g : game) (r : nat) : Prop :=
  (to_move (now g) = x -> kept_to (S r) (past g)) /\
  (to_move (now g) = o -> match past g with
                          | [] => True
                          | y :: h => kept_to (S r) h /\ kept_to r [y] /\ (1 <= passes (now g) -> exists pos c, y = passed pos c)
                          end).

(* What is banned was made hot by the ply before. *)
Definition bans_are_fresh (g : game) : Prop :=
  bans (now g) = match past g with played pl :: _ => hot_stones rules pl | _ => [] end.

(* The position before the play just made, if it must not come back. *)
Definition back (g : game) : option position := match past g with played pl :: _ => back_to with_ko (before pl) | _ => None end.

Record robust_game (g : game) (r : nat) : Prop := {
  is_lawful : lawful_game rules g;
  owes_nothing : handicap_owed (now g) = 0;
  fresh_bans : bans_are_fresh g;
  came_down : came_down_to r (past g);
  was_kept : whole = true -> kept_to_book g r;
  no_round : whole = true -> variation_in_force (self_removal rules) = true -> no_round_has_a_play (past g);
  was_enough : is_finished rules (now g) = true \/ (to_move (now g) = o /\ 1 <= passes (now g)) -> enough x at_least (stones (now g));
  bans_are_met : to_move (now g) = x ->
    (with_ko = false /\
     forall q, In q (bans (now g)) -> exists y, In y (past g) /\ from y = (after (play_at (stones (now g)) x q), o)) \/
    opens (stones (now g)) (looked_at g);
  at_x : to_move (now g) = x -> exists a, said (stones (now g)) = Some a /\ rank a = r;
  at_o : to_move (now g) = o ->
    (forall q, leaves (stones (now g)) q -> q <> stones (now g) -> leads_back (back g) q = true \/ below r q) /\
    (below r (stones (now g)) \/
     (1 <= passes (now g) /\ exists a, said (stones (now g)) = Some a /\ rank a = r)) /\
    opens_after (back g) (stones (now g))
}.

Notation after_pass := (after_pass rules).
Notation after_play := (after_play rules no_capture_ends).
Notation play_passes := (play_passes rules no_capture_ends).

Lemma o_is_not_x : o <> x.
Proof. apply opponent_differs. Qed.

Lemma leads_back_to : forall pos q, leads_back (back_to with_ko pos) q = true -> with_ko = true /\ q = pos.
Proof.
  intros pos q H. unfold back_to in H. destruct with_ko; [|discriminate]. split; [reflexivity|].
  symmetry. apply position_eqb_eq. exact H.
Qed.

Lemma single_bans_return : forall pos c p q, well_formed pos -> legal pos -> p < points -> cell_at pos p = None ->
  In q (single_hot_stone (play_at pos c p)) -> after (play_at (after (play_at pos c p)) (opponent c) q) = pos.
Proof.
  intros pos c p q W L Hp E I.
  assert (Changes : changes_position (play_at pos c p) = true).
  { destruct (changes_position (play_at pos c p)) eqn:C; [reflexivity|]. exfalso.
    apply (variation_fails_exactly pos c p W Hp E) in C.
    destruct (banned_shape pos c p Hp q I) as (Cap & _).
    destruct (captures_or_not pos c p) as [(K & _)|(_ & K & _)]; congruence. }
  apply (hot_stone_is_recapture pos c p W Hp E L Changes q) in I as (_ & _ & Back). exact Back.
Qed.

Lemma bans_looked_at : forall pos c p q, with_ko = true -> p < points -> In q (hot_stones rules (play_at pos c p)) ->
  In q (hot_stones_of (robust_list.kinds_met every true) (play_at pos c p)).
Proof.
  intros pos c p q K Hp I. rewrite <- K. destruct hot_covered as [Single|(Ev & Every)].
  - apply single_is_looked_at; [exact Hp|]. apply Single; assumption.
  - apply Every; assumption.
Qed.

(* A ply is the last one, or another one was made from what it led to. *)
Lemma last_or_not : forall h v y, game_facts.row h v -> In y h -> (exists r, h = y :: r) \/ exists z, In z h /\ from z = to y.
Proof.
  induction h as [|w h IH]; intros v y R I; [destruct I|]. destruct R as (_ & R). destruct I as [->|I]; [left; eauto|]. right.
  destruct (IH _ _ R I) as [(r & ->)|(z & J & E)].
  - exists w. split; [left; reflexivity|]. symmetry. apply (proj1 R).
  - exists z. split; [right; exact J | exact E].
Qed.

(* Where the opponent went from q to p, x does not go back. *)
Lemma not_taken_back : with_ko = true -> forall g r pl k, robust_game g r -> to_move (now g) = x -> In (played pl) (past g) ->
  player pl = o -> after pl = stones (now g) -> before pl <> after pl -> k < points -> cell_at (after pl) k = None ->
  after (play_at (after pl) x k) = before pl -> follow g <> play_on k.
Proof.
  intros K g r pl k G X I C E Differ Hk Ek Fro F.
  assert (Law := proj1 (Forall_forall _ _) (plies_lawful _ _ (is_lawful g _ G)) _ I). simpl in Law.
  destruct Law as (Epl & W & L & Hp & Em & _).
  destruct (at_x g r G X) as (a & Sa & Er). assert (Listed := what_follows g a Sa). rewrite F in Listed.
  assert (Hot : In k (hot_stones_of kinds_met pl)).
  { rewrite Epl. apply single_is_looked_at; [exact Hp|].
    apply (hot_stone_is_recapture (before pl) (player pl) (point pl) W Hp Em L); rewrite <- Epl.
    - apply changes_iff. exact Differ.
    - split; [exact Hk|]. split; [exact Ek|]. rewrite C, opponent_opponent. exact Fro. }
  destruct (last_or_not _ _ _ (plies_in_a_row _ _ (is_lawful g _ G)) I) as [(h & Past)|(z & J & Fz)].
  - destruct (bans_are_met g r G X) as [(D & _)|(b & m & Sb & Ib & Om)]; [congruence|].
    rewrite Sa in Sb. injection Sb as <-. assert (Op := open_is_found a _ m Ib Om).
    unfold follow in F. rewrite Sa in F. rewrite F in Op. unfold looked_at in Op. rewrite K, Past in Op. simpl in Op.
    rewrite K in Hot. apply negb_true_iff, mem_not_In in Op. contradiction.
  - destruct (proj1 (was_kept g r G (ko_asks_whole K)) X z J) as (b & Sb & M).
    + rewrite Fz. simpl. rewrite C. apply opponent_opponent.
    + rewrite Fz in Sb. cbn [to fst] in Sb. rewrite E, Sa in Sb. injection Sb as <-. destruct z as [pl'|pos c]; [lia|].
      assert (One := passes_are_alone K _ _ Sa M). unfold replies in M, Listed. rewrite One in M, Listed.
      destruct M as [M|[]], Listed as [N|[]]. congruence.
Qed.

(* No play of x leads back. *)
Lemma leads_to_new : forall g r k, robust_game g r -> to_move (now g) = x ->
  follow g = play_on k -> forall v, In v (entries (past g) (play_at (stones (now g)) x k)) ->
  fst v <> after (play_at (stones (now g)) x k).
Proof.
  intros g r k G X F v I E. destruct (at_x g r G X) as (a & Sa & <-). assert (Listed := what_follows g a Sa). rewrite F in Listed.
  assert (R := answers_are_right _ _ Sa _ Listed). destruct R as (Hk & Em & Own & Lower & Left & _).
  set (q := after (play_at (stones (now g)) x k)) in *.
  destruct I as [<-|I].
  - simpl in E. destruct Lower as (b & Sb & L). rewrite <- E in Sb. rewrite Sa in Sb. injection Sb as <-. lia.
  - apply in_map_iff in I as (y & Ey & I). destruct (came_down g _ G) as (since & before & Past & Down & Old & _).
    assert (J := I). rewrite Past in J. apply in_app_or in J as [J|J].
    2: { apply (Old y J _ _ k Sa (le_n _) Listed). symmetry. rewrite Ey. exact E. }
    destruct (Down y J) as (Cx & Co). clear J.
    destruct (color_cases x (snd (from y))) as [C|C].
    + specialize (Cx C). rewrite Ey in Cx. rewrite E in Cx. destruct Lower as (b & Sb & L).
      apply Cx in Sb. lia.
    + assert (Not := Co C). assert (Bl : below (rank a) (fst (to y))).
      { assert (Ly := proj1 (Forall_forall _ _) (plies_lawful _ _ (is_lawful g _ G)) y I).
        destruct y as [pl|pos c].
        - simpl in Ly, Ey, C. destruct Ly as (Epl & _ & _ & Hp & Ep & _). simpl.
          rewrite <- Ey in E. simpl in E. destruct (Left (after pl)) as [To|Bl]; [| |exact Bl].
          + exists (point pl). rewrite <- E, <- C. split; [exact Hp|]. split; [exact Ep|]. rewrite Epl at 1. reflexivity.
          + exfalso. apply leads_back_to in To as (K & To).
            refine (not_taken_back K g _ pl k G X I C To _ Hk _ _ F); [|rewrite To; exact Em | rewrite To; symmetry; exact E].
            intro D. destruct Lower as (b & Sb & Lb). rewrite <- E, D, To, Sa in Sb. injection Sb as <-. lia.
        - simpl in *. rewrite <- Ey in E. simpl in E. rewrite E. exact Lower. }
      destruct Bl as (b & Sb & L). apply Not in Sb. lia.
Qed.

(* The move that the book names is legal. *)
Lemma follow_is_legal : forall g r, robust_game g r -> is_finished rules (now g) = false -> to_move (now g) = x ->
  is_legal_move rules cycle g (follow g) = true.
Proof.
  intros g r G F X. unfold is_legal_move, judge_in_game. destruct (follow g) as [k|] eqn:M.
  - destruct (at_x g r G X) as (a & Sa & Er). assert (Listed := what_follows g a Sa). rewrite M in Listed.
    assert (R := answers_are_right _ _ Sa _ Listed). destruct R as (Hk & Em & Own & _).
    assert (New := leads_to_new g r k G X M).
    destruct (is_lawful g r G) as [W L Row Law].
    assert (Changes : changes_position (play_at (stones (now g)) x k) = true).
    { apply changes_iff. apply (New (stones (now g), x)). left. reflexivity. }
    assert (Free : mem k (bans (now g)) = false).
    { destruct (mem k (bans (now g))) eqn:Ban; [|reflexivity]. exfalso.
      destruct (bans_are_met g r G X) as [(_ & There)|(b & m & Sb & I & Om)].
      - apply mem_In in Ban. destruct (There k Ban) as (y & I & E).
        apply (New (from y)); [right; apply in_map; exact I | rewrite E; reflexivity].
      - rewrite Sa in Sb. injection Sb as <-. assert (Op := open_is_found a _ m I Om).
        unfold follow in M. rewrite Sa in M. rewrite M in Op. simpl in Op. apply negb_true_iff, mem_not_In in Op.
        apply Op. apply mem_In in Ban. unfold looked_at.
        destruct with_or_without as [K|K]; rewrite K; [|exact Ban].
        rewrite (fresh_bans g r G) in Ban. destruct (past g) as [|[pl|] h] eqn:Past; [destruct Ban | | destruct Ban].
        rewrite Forall_forall in Law. destruct (Law _ (or_introl eq_refl)) as (Epl & _ & _ & Hp & _).
        rewrite Epl in Ban |- *. apply bans_looked_at; assumption. }
    assert (J : judge rules (now g) (play_on k) = None).
    { unfold judge. rewrite F, (proj2 (Nat.ltb_lt k points) Hk). simpl.
      rewrite (proj2 (is_empty_iff _ _) Em). simpl. unfold must_pass. rewrite (owes_nothing g r G). simpl. rewrite X.
      unfold forbids_self_removal. rewrite Own, Free. destruct (self_removal rules); rewrite ?Changes; reflexivity. }
    rewrite J. rewrite X.
    destruct (cycle (past g) (play_at (stones (now g)) x k)) eqn:C; [|reflexivity]. exfalso.
    assert (Row' : game_facts.row (past g) (from (played (play_at (stones (now g)) x k)))) by (simpl; rewrite <- X; exact Row).
    assert (LawP : lawful_play rules (play_at (stones (now g)) x k)) by (rewrite <- X; apply judged_play_is_lawful; assumption).
    assert (Back : was_there (past g) (play_at (stones (now g)) x k) (after (play_at (stones (now g)) x k))).
    { destruct (bool_dec whole true) as [All|Part]; [|apply not_true_iff_false in Part; exact (part_asks_returns Part _ _ Row' Law LawP C)].
      destruct (refusals_allowed _ _ Row' Law LawP C) as [Back|(V & Round)]; [exact Back|].
      exfalso. exact (Round (no_round g r G All V)). }
    destruct Back as (v & I & E). exact (New v I E).
  - unfold judge. rewrite F. reflexivity.
Qed.

(* What a turn leaves to come: the rank, then the passes, and least of all the opponent's turn behind a play. *)
Definition stage (g : game) : nat :=
  if color_eqb (to_move (now g)) x then 1 + (end_passes rules - passes (now g))
  else match passes (now g) with 0 => 0 | S _ => 1 + (end_passes rules - passes (now g)) end.

Lemma stage_at_x : forall g, to_move (now g) = x -> stage g = 1 + (end_passes rules - passes (now g)).
Proof. intros g E. unfold stage. rewrite (proj2 (color_eqb_eq _ _) E). reflexivity. Qed.

Lemma stage_at_o : forall g, to_move (now g) = o ->
  stage g = match passes (now g) with 0 => 0 | S _ => 1 + (end_passes rules - passes (now g)) end.
Proof.
  intros g E. unfold stage. destruct (color_eqb (to_move (now g)) x) eqn:C; [|reflexivity].
  apply color_eqb_eq in C. exfalso. apply o_is_not_x. congruence.
Qed.

Lemma unfinished_passes : forall s, is_finished rules s = false -> passes s < end_passes rules.
Proof. intros s H. apply Nat.leb_gt. exact H. Qed.

Lemma added_is_not_lower : forall r h y, came_down_to r h ->
  ((snd (from y) = x -> not_below r (fst (from y))) /\ (snd (from y) = o -> not_below r (fst (to y)))) ->
  came_down_to r (y :: h).
Proof.
  intros r h y (since & before & -> & D & O) N. exists (y :: since), before. split; [reflexivity|]. split; [|exact O].
  intros z [<-|I]; [exact N | exact (D z I)].
Qed.

Lemma lower_still : forall r s h, s <= r -> came_down_to r h -> came_down_to s h.
Proof.
  intros r s h L (since & before & -> & D & O & All). exists since, before. split; [reflexivity|]. split; [|split; [|exact All]].
  - intros y I. destruct (D y I) as (H1 & H2).
    split; [intros C a Sa; specialize (H1 C a Sa); lia|]. intros C a Sa. specialize (H2 C a Sa). lia.
  - intros y I pos a k Sa La. apply (O y I pos a k Sa). lia.
Qed.

Lemma new_bans : forall g m, handicap_owed (now g) = 0 -> bans_are_fresh (next rules g m).
Proof.
  intros g m H. unfold bans_are_fresh. rewrite bans_next. destruct m as [k|]; [rewrite after_play | rewrite after_pass by exact H];
    reflexivity.
Qed.

Lemma kept_still : forall r s h, s <= r -> kept_to r h -> kept_to s h.
Proof.
  intros r s h L H y I C. destruct (H y I C) as (a & Sa & M). exists a. split; [exact Sa|]. destruct y; [lia | exact M].
Qed.

Lemma none_lower_in_all : forall r h, whole = true -> came_down_to r h -> none_lower r h.
Proof. intros r h All (since & before & -> & D & _ & No). rewrite (No All), app_nil_r. exact D. Qed.

(* Where x may pass, whatever was done in this position was a pass. *)
Lemma only_passes_there : variation_in_force (self_removal rules) = true -> forall h pos a, Forall (lawful_ply rules) h ->
  kept_to (S (rank a)) h -> none_lower (rank a) h -> said pos = Some a -> In pass (replies a) ->
  forall y, In y h -> fst (from y) = pos -> is_board_play y = false.
Proof.
  intros V h pos a Law Kept Down Sa P y I E. destruct y as [pl|q c]; [exfalso | reflexivity].
  assert (Ly := proj1 (Forall_forall _ _) Law _ I). destruct Ly as (Epl & _ & _ & Hp & Em & Changes & _).
  simpl in E. destruct (color_cases x (player pl)) as [C|C].
  - destruct (Kept _ I C) as (b & Sb & M). simpl in Sb. rewrite E, Sa in Sb. injection Sb as <-. lia.
  - destruct (answers_are_right _ _ Sa _ P) as (_ & Left & _). destruct (Left (after pl)) as (b & Sb & L).
    + exists (point pl). rewrite <- E, <- C. split; [exact Hp|]. split; [exact Em|]. rewrite Epl at 1. reflexivity.
    + specialize (Changes V). apply changes_iff in Changes. congruence.
    + assert (N := proj2 (Down _ I) C b Sb). lia.
Qed.

(* So, once more, no cycle with a board play was completed. *)
Lemma no_round_still : variation_in_force (self_removal rules) = true -> forall g m a, lawful_game rules (next rules g m) ->
  no_round_has_a_play (past g) -> said (fst (to (ply_of (now g) m))) = Some a ->
  (forall y, In y (past (next rules g m)) -> from y = to (ply_of (now g) m) -> In pass (replies a)) ->
  kept_to (S (rank a)) (past (next rules g m)) -> none_lower (rank a) (past (next rules g m)) ->
  no_round_has_a_play (past (next rules g m)).
Proof.
  intros V g m a Law No Sa P Kept Down. apply no_round_next; [exact No|]. intros c S.
  destruct (since_begins _ _ c S) as (y & I & E). specialize (P y I E).
  apply (only_passes_since _ _ _ c (only_passes_there V _ _ a (plies_lawful _ _ Law) Kept Down Sa P) (plies_in_a_row _ _ Law) S).
Qed.

(* x's turn. *)
Lemma own_turn_kept : forall g r, robust_game g r -> is_finished rules (now g) = false -> to_move (now g) = x ->
  robust_game (next rules g (follow g)) r /\ stage (next rules g (follow g)) < stage g.
Proof.
  intros g r G F X. assert (Lm := follow_is_legal g r G F X). assert (Fp := unfinished_passes _ F).
  destruct (at_x g r G X) as (a & Sa & Er). assert (R := answers_are_right _ _ Sa _ (what_follows g a Sa)).
  destruct (now_next rules g (follow g)) as (N1 & N2).
  assert (O : to_move (now (next rules g (follow g))) = o).
  { rewrite N2. destruct (follow g); [rewrite after_play | rewrite after_pass by apply (owes_nothing g r G)];
      simpl; rewrite X; reflexivity. }
  assert (Down : came_down_to r (past (next rules g (follow g)))).
  { change (past (next rules g (follow g))) with (ply_of (now g) (follow g) :: past g).
    apply added_is_not_lower; [exact (came_down g r G)|]. rewrite from_ply_of. cbn [fst snd]. split.
    - intros _ b Sb. rewrite Sa in Sb. injection Sb as <-. lia.
    - intro C. exfalso. apply o_is_not_x. congruence. }
  assert (Kept : whole = true -> kept_to (S r) (past g) /\ kept_to r [ply_of (now g) (follow g)] /\
    (1 <= passes (now (next rules g (follow g))) -> exists pos c, ply_of (now g) (follow g) = passed pos c)).
  { intro K. split; [exact (proj1 (was_kept g r G K) X)|]. split.
    - intros y [<-|[]] _. rewrite from_ply_of. exists a. split; [exact Sa|]. assert (I := what_follows g a Sa).
      destruct (follow g); simpl; [lia | exact I].
    - destruct (follow g) as [k|]; [rewrite play_passes; lia | simpl; eauto]. }
  assert (Law := lawful_next rules cycle g _ (is_lawful g r G) Lm).
  assert (Round : whole = true -> variation_in_force (self_removal rules) = true ->
    no_round_has_a_play (past (next rules g (follow g)))).
  { intros All V. assert (No := no_round g r G All V). assert (I := what_follows g a Sa).
    destruct (follow g) as [k|] eqn:M.
    - apply no_round_next; [exact No|]. intros c S. exfalso. destruct (since_begins _ _ c S) as (y & J & E).
      assert (New := leads_to_new g r k G X M (from y)). unfold entries in New. rewrite <- X in New. apply New.
      + destruct J as [<-|J]; [left; reflexivity | right; apply in_map; exact J].
      + rewrite E. reflexivity.
    - apply (no_round_still V g pass a Law No Sa (fun _ _ _ => I)).
      + rewrite Er. intros y [<-|J] C; [|exact (proj1 (was_kept g r G All) X y J C)]. exists a. split; [exact Sa | exact I].
      + rewrite Er. exact (none_lower_in_all _ _ All Down). }
  destruct (follow g) as [k|].
  - destruct R as (Hk & Em & Own & Lower & Left & Op). rewrite after_play in N1. cbn [stones] in N1. rewrite X in N1.
    assert (Z := play_passes g k). split.
    + constructor.
      * exact Law.
      * apply (owes_nothing_next rules). exact (owes_nothing g r G).
      * apply new_bans. exact (owes_nothing g r G).
      * exact Down.
      * intro K. split; [rewrite O; intro E; destruct (o_is_not_x E)|]. intros _. apply (Kept K).
      * exact Round.
      * unfold is_finished. rewrite Z. intros [H|(_ & H)]; [apply Nat.leb_le in H|]; lia.
      * rewrite O. intro E. exfalso. exact (o_is_not_x E).
      * rewrite O. intro E. exfalso. exact (o_is_not_x E).
      * intros _. rewrite N1. rewrite <- Er. split; [intros q L _; apply Left; exact L|]. split; [left; exact Lower | exact Op].
    + rewrite (stage_at_x g X), (stage_at_o _ O), Z. lia.
  - destruct R as (T & Left & Op). rewrite after_pass in N1 by apply (owes_nothing g r G). cbn [stones] in N1.
    assert (P : passes (now (next rules g pass)) = S (passes (now g)) \/
                passes (now (next rules g pass)) = end_passes rules).
    { destruct (passes_next rules g pass) as [E|E]; [left | right; exact E].
      rewrite after_pass in E by apply (owes_nothing g r G). exact E. }
    split.
    + constructor.
      * exact Law.
      * apply (owes_nothing_next rules). exact (owes_nothing g r G).
      * apply new_bans. exact (owes_nothing g r G).
      * exact Down.
      * intro K. split; [rewrite O; intro E; destruct (o_is_not_x E)|]. intros _. apply (Kept K).
      * exact Round.
      * intros _. rewrite N1. exact T.
      * rewrite O. intro E. exfalso. exact (o_is_not_x E).
      * rewrite O. intro E. exfalso. exact (o_is_not_x E).
      * intros _. rewrite N1. rewrite <- Er. split; [intros q L D; right; exact (Left q L D)|]. split; [|exact Op]. right. split; [destruct P; lia|].
        exists a. auto.
    + rewrite (stage_at_x g X), (stage_at_o _ O). destruct P as [P|P]; rewrite P.
      * lia.
      * destruct (end_passes rules); lia.
Qed.

(* The opponent's turn. Where variation is in force each ply brings something nearer. *)
Lemma others_turn_kept : forall g r m, robust_game g r -> to_move (now g) <> x ->
  is_legal_move rules cycle g m = true ->
  exists s, robust_game (next rules g m) s /\
    (s < r \/ (s = r /\ (variation_in_force (self_removal rules) = true -> stage (next rules g m) < stage g))).
Proof.
  intros g r m G N Lm. assert (O := other_color x _ N). assert (J := legal_move_is_judged rules cycle g m Lm).
  assert (F := judged_unfinished rules (now g) m J). assert (Fp := unfinished_passes _ F).
  destruct (now_next rules g m) as (N1 & N2). destruct (at_o g r G O) as (Left & Here & Op).
  assert (X : to_move (now (next rules g m)) = x).
  { rewrite N2. destruct m; [rewrite after_play | rewrite after_pass by apply (owes_nothing g r G)];
      simpl; rewrite O; apply opponent_opponent. }
  (* What the position that he leaves is worth: less, or it is the same one, behind a pass. *)
  (* He has not taken back. *)
  assert (Away : forall p, m = play_on p -> leads_back (back g) (after (play_at (stones (now g)) o p)) = false).
  { intros p ->. destruct (leads_back (back g) (after (play_at (stones (now g)) o p))) eqn:L; [|reflexivity]. exfalso.
    unfold back in L. destruct (past g) as [|[pl|] h] eqn:Past; try discriminate. apply leads_back_to in L as (K & L).
    assert (Fresh := fresh_bans g r G). unfold bans_are_fresh in Fresh. rewrite Past in Fresh.
    rewrite (ko_is_refused K g pl h p (is_lawful g r G) Past Fresh) in Lm; [discriminate|].
    rewrite O. exact L. }
  assert (Said : exists a, said (stones (now (next rules g m))) = Some a /\
    (rank a < r \/ (rank a = r /\ stones (now (next rules g m)) = stones (now g) /\ 1 <= passes (now g)))).
  { assert (Same : stones (now (next rules g m)) = stones (now g) -> exists a,
      said (stones (now (next rules g m))) = Some a /\
      (rank a < r \/ (rank a = r /\ stones (now (next rules g m)) = stones (now g) /\ 1 <= passes (now g)))).
    { intro E. rewrite E. destruct Here as [(a & Sa & L)|(P & a & Sa & L)]; exists a; auto. }
    destruct m as [p|].
    - destruct (position_eq_dec (stones (now (next rules g (play_on p)))) (stones (now g))) as [E|D]; [exact (Same E)|].
      rewrite N1, after_play in D. cbn [stones] in D. rewrite O in D.
      assert (Lf : leaves (stones (now g)) (after (play_at (stones (now g)) o p))).
      { exists p. split; [exact (judged_on_board rules (now g) p J)|]. split; [|reflexivity].
        unfold judge in J. rewrite F in J. destruct (negb (p <? points)); [discriminate|].
        destruct (is_empty (stones (now g)) p) eqn:Em; [|discriminate]. apply is_empty_iff. exact Em. }
      destruct (Left _ Lf D) as [Back|(a & Sa & L)]; [rewrite (Away p eq_refl) in Back; discriminate|]. exists a.
      rewrite N1, after_play. cbn [stones]. rewrite O. auto.
    - apply Same. rewrite N1, after_pass by apply (owes_nothing g r G). reflexivity. }
  destruct Said as (a & Sa & Rank). exists (rank a). assert (Lawful := lawful_next rules cycle g m (is_lawful g r G) Lm).
  assert (Down : came_down_to (rank a) (past (next rules g m))).
  { change (past (next rules g m)) with (ply_of (now g) m :: past g).
    apply added_is_not_lower; [apply lower_still with r; [lia | exact (came_down g r G)]|].
    rewrite from_ply_of, (to_ply_of rules), <- N1. cbn [fst snd]. split; [intro C; exfalso; apply o_is_not_x; congruence|].
    intros _ b Sb. rewrite Sa in Sb. injection Sb as <-. lia. }
  assert (Kept : whole = true -> kept_to (S (rank a)) (past (next rules g m))).
  { intros All y I C. destruct I as [<-|I]; [rewrite from_ply_of in C; destruct (N C)|].
    assert (Before := proj2 (was_kept g r G All) O). destruct (past g) as [|z h]; [destruct I|].
    destruct Before as (Older & Last & Passed). destruct I as [<-|I].
    - destruct (Last z (or_introl eq_refl) C) as (b & Sb & M). exists b. split; [exact Sb|]. destruct z as [pl|]; [|exact M].
      destruct Rank as [L|(_ & _ & P)]; [lia|]. destruct (Passed P) as (pos & c & D). discriminate.
    - apply (kept_still (S r)) with h; [lia | exact Older | exact I | exact C]. }
  split.
  - constructor.
    + exact Lawful.
    + apply (owes_nothing_next rules). exact (owes_nothing g r G).
    + apply new_bans. exact (owes_nothing g r G).
    + exact Down.
    + intro All. split; [intros _; exact (Kept All) | rewrite X; intro E; destruct (o_is_not_x (eq_sym E))].
    + intros All V. assert (T := to_ply_of rules (now g) m). rewrite <- N1, <- N2, X in T.
      apply (no_round_still V g m a Lawful (no_round g r G All V)); [rewrite T; exact Sa | | exact (Kept All)
        | exact (none_lower_in_all _ _ All Down)].
      intros y I E. rewrite T in E. destruct (Kept All y I) as (b & Sb & M); [rewrite E; reflexivity|].
      rewrite E in Sb. cbn [fst] in Sb. rewrite Sa in Sb. injection Sb as <-. destruct y as [pl|]; [lia | exact M].
    + intros [P|(C & _)]; [|exfalso; apply o_is_not_x; congruence]. apply Nat.leb_le in P.
      assert (Two := two_passes_at_least (rules := rules)).
      destruct m as [p|]; [rewrite play_passes in P; lia|].
      rewrite N1, after_pass by apply (owes_nothing g r G). cbn [stones]. apply (was_enough g r G). right.
      split; [exact O|]. destruct (next_passes rules g pass) as [E|(E & _)]; [|lia].
      rewrite after_pass in E by apply (owes_nothing g r G). cbn [passes] in E. lia.
    + intros _. destruct m as [p|].
      * destruct (is_lawful g r G) as [W L _ _].
        assert (Law := judged_play_is_lawful rules (now g) p W L J). rewrite O in Law.
        destruct Law as (_ & _ & _ & Hp & Ep & _). simpl in Hp, Ep.
        assert (Opened : every || with_ko = true -> opens (after (play_at (stones (now g)) o p))
          (hot_stones_of kinds_met (play_at (stones (now g)) o p))) by (intro Any; exact (Op Any p Hp Ep (Away p eq_refl))).
        unfold looked_at. rewrite bans_next, N1, after_play. cbn [bans stones past next ply_of]. rewrite O.
        destruct with_or_without as [K|K]; rewrite K in Opened |- *; [right; apply Opened; apply orb_true_r|].
        destruct hot_covered as [Single|(Ev & Every)]; [|rewrite K in Every].
        -- left. split; [reflexivity|]. intros q I. exists (played (play_at (stones (now g)) o p)). split; [left; reflexivity|].
           change (from (played (play_at (stones (now g)) o p))) with (stones (now g), o). f_equal. symmetry.
           assert (Back := single_bans_return (stones (now g)) o p q W L Hp Ep (Single _ _ _ _ Hp I)).
           rewrite opponent_opponent in Back. exact Back.
        -- right. destruct Opened as (b & m & Sb & I & Om); [rewrite Ev; reflexivity|].
           exists b, m. split; [exact Sb|]. split; [exact I|].
           destruct m as [k|]; [|reflexivity]. simpl in Om |- *. apply negb_true_iff in Om. apply negb_true_iff.
           destruct (mem k (hot_stones rules (play_at (stones (now g)) o p))) eqn:Ban; [|reflexivity].
           apply mem_In in Ban. apply Every in Ban; [|exact Hp]. apply mem_In in Ban. congruence.
      * right. exists a, (first_reply a). split; [exact Sa|]. split; [left; reflexivity|]. unfold looked_at.
        rewrite bans_next, after_pass by apply (owes_nothing g r G). cbn [bans past next ply_of].
        destruct with_or_without as [K|K]; rewrite K; destruct (first_reply a); reflexivity.
    + intros _. exists a. auto.
    + intro E. exfalso. apply o_is_not_x. congruence.
  - destruct Rank as [L|(Er & Same & P)]; [left; exact L|]. right. split; [exact Er|]. intro V.
    rewrite (stage_at_x _ X), (stage_at_o g O).
    destruct m as [p|].
    + exfalso. destruct (is_lawful g r G) as [W L _ _].
      assert (Law := judged_play_is_lawful rules (now g) p W L J).
      destruct Law as (_ & _ & _ & _ & _ & Changes & _). specialize (Changes V).
      rewrite N1, after_play in Same. apply changes_iff in Changes. apply Changes. symmetry. exact Same.
    + destruct (passes (now g)) as [|n] eqn:Pn; [lia|].
      destruct (passes_next rules g pass) as [E|E]; rewrite E.
      * rewrite after_pass by apply (owes_nothing g r G). simpl. lia.
      * lia.
Qed.

(* What the strategy brings about. *)
Notation well := (fun s => enough x at_least (stones s)).

Lemma robust_holds : forall g r, robust_game g r ->
  names_legal_moves rules cycle x follow g /\ ends_well rules cycle x well follow g.
Proof.
  intros g r G. refine (holds_with rules cycle x _ follow nat (fun _ _ => True) robust_game _ _ _ g r G).
  - intros h s H F. apply (was_enough h s H). left. exact F.
  - intros h s H F X. split; [apply (follow_is_legal h s H F X)|]. exists s.
    split; [apply (own_turn_kept h s H F X) | exact Logic.I].
  - intros h s m H N Lm. destruct (others_turn_kept h s m H N Lm) as (t & T & _). exists t. auto.
Qed.

Lemma robust_ends : variation_in_force (self_removal rules) = true -> forall g r, robust_game g r ->
  always_ends rules cycle x follow g.
Proof.
  intros V g r G.
  refine (no_endless_line rules cycle x follow (nat * nat) falls
            (fun h (w : nat * nat) => robust_game h (fst w) /\ snd w = stage h) _ _ falls_ends (r, stage g) g (conj G eq_refl)).
  - intros h w (H & E) F Tx. split; [apply (follow_is_legal h (fst w) H F Tx)|].
    destruct (own_turn_kept h (fst w) H F Tx) as (K & L).
    exists (fst w, stage (next rules h (follow h))). split; [split; [exact K | reflexivity]|].
    right. simpl. split; [reflexivity | lia].
  - intros h w m (H & E) N Lm. destruct (others_turn_kept h (fst w) m H N Lm) as (s & K & L).
    exists (s, stage (next rules h m)). split; [split; [exact K | reflexivity]|].
    destruct L as [L|(L & St)]; [left; exact L|]. right. simpl. specialize (St V). split; [exact L | lia].
Qed.

Lemma robust_forces : forall start g r, it_ends rules cycle start -> leads_to rules cycle start g -> robust_game g r ->
  forces_with rules cycle x well follow g.
Proof.
  intros start g r Ends Led G. destruct (robust_holds g r G) as (Names & Well). destruct Ends as [V|(most & Bounded)].
  - split; [exact Names|]. split; [exact Well | exact (robust_ends V g r G)].
  - exact (forces_if_play_ends rules cycle x _ start most Bounded g _ Led Names Well).
Qed.

End Games.
