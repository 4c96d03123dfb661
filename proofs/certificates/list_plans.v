(* What a settled group and a list of positions are good for: plans that keep the group, or take it.

   `settled_stays`: the owner passes. `held_stays` and `list_takes`: x gives the answers of the list
   (strategy_list.v), and where the opponent passed, or as good as, passes too if he keeps, or gives the answer without
   bans if he takes. To take the number of the line falls, or the turn changes from the opponent to x, or one of the
   opponent's threats is gone. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick threats settled moves strategy_list.

Section ListPlans.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x owner : color) (group : list nat) (forgetful : bool).

Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.

Notation there := (is_there owner group).
Notation may := (may rules cycle).
Notation behind := (behind rules).
Notation is_over := (is_over rules).
Notation near := neighbour_table.

(* A contest that was played by the law, with the group on the board all the time. *)
Record sound (k : contest) : Prop := {
  sound_game : lawful_game rules (game_of k);
  sound_owes : handicap_owed (now (game_of k)) = 0;
  sound_group : forall v, In v (positions_since (game_of k)) -> there v = true
}.

Lemma positions_next : forall g m, positions_since (next rules g m) = stones (now g) :: positions_since g.
Proof. intros g m. unfold positions_since, next. simpl. rewrite from_ply_of. reflexivity. Qed.

Lemma sound_behind : forall k a, sound k -> there (place_of k) = true -> may k a = true -> sound (behind k a).
Proof.
  intros k [m|] [G O H] There M.
  - constructor.
    + apply (lawful_next rules cycle); assumption.
    + apply (owes_nothing_next rules). exact O.
    + change (game_of (behind k (makes m))) with (next rules (game_of k) m). rewrite positions_next.
      intros v [<-|I]; [exact There | apply H; exact I].
  - constructor.
    + apply lawful_start; apply G.
    + exact no_handicap.
    + intros v [].
Qed.

Lemma game_behind : forall k m, game_of (behind k (makes m)) = next rules (game_of k) m.
Proof. reflexivity. Qed.

Lemma turn_behind : forall k m, turn (behind k (makes m)) = opponent (turn k).
Proof.
  intros k m. unfold turn. rewrite game_behind. destruct (now_next rules (game_of k) m) as (_ & ->).
  destruct m as [p|]; simpl; [reflexivity|]. destruct (must_pass (now (game_of k))); reflexivity.
Qed.

Lemma place_behind_play : forall k p, place_of (behind k (makes (play_on p))) = after (play_at (place_of k) (turn k) p).
Proof. intros k p. unfold place_of. rewrite game_behind. destruct (now_next rules (game_of k) (play_on p)) as (-> & _). reflexivity. Qed.

Lemma place_behind_pass : forall k, place_of (behind k (makes pass)) = place_of k.
Proof.
  intro k. unfold place_of. rewrite game_behind. destruct (now_next rules (game_of k) pass) as (-> & _). simpl.
  destruct (must_pass (now (game_of k))); reflexivity.
Qed.

Lemma bans_behind_play : forall k p,
  bans (now (game_of (behind k (makes (play_on p))))) = hot_stones rules (play_at (place_of k) (turn k) p).
Proof. intros k p. rewrite game_behind, bans_next. simpl. rewrite no_capture_ends. reflexivity. Qed.

Lemma bans_behind_pass : forall k, bans (now (game_of (behind k (makes pass)))) = [].
Proof. intro k. rewrite game_behind, bans_next. simpl. destruct (must_pass (now (game_of k))); reflexivity. Qed.

Lemma pass_is_legal : forall k, is_over k = false -> may k (makes pass) = true.
Proof. intros k O. simpl. unfold is_legal_move, judge_in_game, judge. unfold threats.is_over in O. rewrite O. reflexivity. Qed.

Lemma play_is_judged : forall k p, may k (makes (play_on p)) = true -> judge rules (now (game_of k)) (play_on p) = None.
Proof. intros k p M. apply (legal_move_is_judged rules cycle). exact M. Qed.

Lemma judged_point : forall s p, judge rules s (play_on p) = None -> p < points /\ cell_at (stones s) p = None.
Proof.
  intros s p J. unfold judge in J. destruct (is_finished rules s); [discriminate|].
  destruct (p <? points) eqn:Hp; simpl in J; [|discriminate]. destruct (is_empty (stones s) p) eqn:E; simpl in J; [|discriminate].
  split; [apply Nat.ltb_lt; exact Hp | apply is_empty_iff; exact E].
Qed.

(* A settled group is kept by passing. *)

Definition standing (pos : position) : Prop :=
  exists chains regions, stands owner chains regions pos /\ well_chosen owner chains regions /\
    forall p, In p group -> In p (concat chains).

Definition settled_now (k : contest) : Type := sound k /\ standing (place_of k).

Lemma settled_stays : x = owner -> forall k, settled_now k -> stays_in rules cycle x owner group forgetful settled_now k.
Proof.
  intros Own k (S & St).
  assert (There : there (place_of k) = true).
  { destruct St as (chains & regions & (Up & _) & _ & Gr). apply forallb_forall. intros p I. apply cell_eqb_eq.
    apply Up. apply Gr. exact I. }
  split; [split; [exact There|]|].
  - intros O T. exists (makes pass). assert (M := pass_is_legal k O). split; [exact M|]. exists (behind k (makes pass)).
    split; [left; reflexivity|]. split; [apply sound_behind; assumption|]. rewrite place_behind_pass. exact St.
  - intros a T M. exists (behind k a). split; [left; reflexivity|]. split; [apply sound_behind; assumption|].
    destruct a as [[p|]|]; [|rewrite place_behind_pass; exact St | exact St].
    destruct St as (chains & regions & Up & Ch & Gr). exists chains, regions. split; [|auto].
    rewrite place_behind_play. assert (turn k = opponent owner) as ->.
    { destruct (color_cases owner (turn k)) as [E|E]; [congruence | exact E]. }
    destruct (judged_point _ _ (play_is_judged k p M)) as (Hp & E).
    apply settled_after_play; [exact Ch | apply (sound_game k S) | apply (sound_game k S) | exact Up | exact Hp | exact E].
Qed.

(* Lists. *)

Variable keeping : bool.
Hypothesis sides : owner = if keeping then x else opponent x.
Hypothesis refusals_return : refuses_returns_only rules cycle.
Variables (all : list numbered).
Notation said := (book_of_lines all).
Hypothesis lines_right : forall e, In e all -> line_right owner group keeping near said e = true.
Hypothesis as_numbered : forall e, In e all -> e = numbered_line rules x near (number e) (its e).

Notation covered := (covered owner group keeping all).
Notation covers := (covers x owner group keeping said).

Lemma right_here : forall pos e, said pos = Some e -> right_line rules x owner group keeping all pos e.
Proof. apply said_is_right; assumption. Qed.

Lemma settled_line : forall pos e, said pos = Some e -> line_settled (its e) = true -> keeping = true /\ standing pos.
Proof.
  intros pos e H S. assert (Rest := its_rest _ _ _ _ _ _ _ _ (right_here pos e H)). rewrite S in Rest.
  destruct Rest as (K & _ & _ & St). split; [exact K|]. apply is_settled_right. exact St.
Qed.

Lemma listed_place_there : forall pos e, said pos = Some e -> there pos = true.
Proof. intros pos e H. exact (its_group _ _ _ _ _ _ _ _ (right_here pos e H)). Qed.

(* The answer of the list is legal. *)
Lemma answer_may : forall k e p q, sound k -> is_over k = false -> turn k = x -> said (place_of k) = Some e ->
  line_settled (its e) = false -> answer_to (ours e) (bans (now (game_of k))) = Some (play_on p, q) ->
  covered (game_of k) e (Some (bans (now (game_of k)))) ->
  may k (makes (play_on p)) = true /\ q = Some (place_of (behind k (makes (play_on p)))) /\
  ((there (place_of (behind k (makes (play_on p)))) = false /\ keeping = false) \/
   (there (place_of (behind k (makes (play_on p)))) = true /\
    exists d, said (place_of (behind k (makes (play_on p)))) = Some d /\ number d < number e /\
      (line_settled (its d) = true \/ opponent_too (its d) = true))).
Proof.
  intros k e p q S O T Here Un A Cov. assert (There := listed_place_there _ _ Here).
  destruct (answer_is_right rules x owner group keeping all _ e _ _ _ (right_here _ _ Here) Un A)
    as (pl & L & -> & Case).
  assert (Q := play_if_legal_is rules (now (game_of k)) p O (sound_owes k S)).
  change (stones (now (game_of k))) with (place_of k) in Q. change (to_move (now (game_of k))) with (turn k) in Q.
  rewrite T, L in Q. destruct (judge rules (now (game_of k)) (play_on p)) eqn:J; [discriminate|]. injection Q as ->.
  rewrite place_behind_play, T. split; [|split; [reflexivity | exact Case]].
  simpl. unfold is_legal_move, judge_in_game. rewrite J.
  destruct (cycle (past (game_of k)) (play_at (stones (now (game_of k))) (to_move (now (game_of k))) p)) eqn:C; [|reflexivity].
  exfalso. change (stones (now (game_of k))) with (place_of k) in C. change (to_move (now (game_of k))) with (turn k) in C.
  rewrite T in C. destruct (sound_game k S) as [W Lg Row Law].
  assert (LawP := judged_play_is_lawful rules (now (game_of k)) p W Lg J).
  change (stones (now (game_of k))) with (place_of k) in LawP. change (to_move (now (game_of k))) with (turn k) in LawP.
  rewrite T in LawP.
  destruct (refusals_return (past (game_of k)) (play_at (place_of k) x p)) as (v & I & E).
  - simpl. rewrite <- T. exact Row.
  - exact Law.
  - exact LawP.
  - exact C.
  - assert (H : In (after (play_at (place_of k) x p)) (history (game_of k))).
    { rewrite <- E. destruct I as [<-|I]; [left; reflexivity|]. right. unfold positions_since.
      apply in_map_iff in I as (y & <- & I). apply in_map_iff. exists y. auto. }
    destruct Case as [(Off & _)|(_ & d & D & Less & _)].
    + destruct H as [H|H].
      * change (stones (now (game_of k))) with (place_of k) in H. rewrite <- H in Off. congruence.
      * apply (sound_group k S) in H. congruence.
    + exact (answer_is_new owner group keeping all (game_of k) e _ p _ d Here Un Cov A D Less H).
Qed.

(* What is covered behind it. *)
Lemma history_behind : forall k m u, In u (history (game_of (behind k (makes m)))) ->
  u = stones (now (game_of (behind k (makes m)))) \/ In u (history (game_of k)).
Proof.
  intros k m u [<-|I]; [left; reflexivity|]. right. change (game_of (behind k (makes m))) with (next rules (game_of k) m) in I.
  rewrite positions_next in I. exact I.
Qed.

Lemma answer_covered : forall k e p d, said (place_of k) = Some e -> line_settled (its e) = false ->
  answer_to (ours e) (bans (now (game_of k))) = Some (play_on p, Some (place_of (behind k (makes (play_on p))))) ->
  covered (game_of k) e (Some (bans (now (game_of k)))) ->
  said (place_of (behind k (makes (play_on p)))) = Some d -> number d < number e -> line_settled (its d) = false ->
  covered (game_of (behind k (makes (play_on p)))) d None.
Proof.
  intros k e p d Here Un A Cov D Less Ud.
  apply (covered_next owner group keeping all (game_of k) _ e d (Some (bans (now (game_of k)))) None Here Un D);
    [lia | apply history_behind | | exact Cov].
  right. intros least M. unfold places_behind. cbn [fst snd]. unfold place_of in Here. rewrite Here, Un. simpl.
  rewrite (proj2 (Nat.leb_gt (number e) least) M). rewrite A. unfold goes_on.
  rewrite (listed_place_there _ _ D), D, Ud. left. reflexivity.
Qed.

(* The opponent's move, whatever it is: the same place, or off the board, or a lower line. *)
Inductive after_opponent (k : contest) (e : numbered) (a : action) : Prop :=
  | same_place : place_of (behind k a) = place_of k -> a <> threatens -> (keeping = true \/ bans (now (game_of (behind k a))) = []) ->
      after_opponent k e a
  | fresh : a = threatens -> after_opponent k e a
  | taken : there (place_of (behind k a)) = false -> keeping = false -> after_opponent k e a
  | lower : forall p d, a = makes (play_on p) -> place_of (behind k a) <> place_of k -> said (place_of (behind k a)) = Some d ->
      number d < number e -> (line_settled (its d) = true \/ has_answer (bans (now (game_of (behind k a)))) d = true) ->
      In (place_of (behind k a), bans (now (game_of (behind k a)))) (theirs e) -> after_opponent k e a.

Lemma opponent_right : forall k e a, sound k -> turn k <> x -> said (place_of k) = Some e -> line_settled (its e) = false ->
  opponent_too (its e) = true -> may k a = true -> after_opponent k e a.
Proof.
  intros k e a S T Here Un Too M. assert (To : turn k = opponent x).
  { destruct (color_cases x (turn k)) as [E|E]; [contradiction | exact E]. }
  destruct a as [[p|]|]; [|apply same_place; [apply place_behind_pass | discriminate | right; apply bans_behind_pass] | apply fresh; reflexivity].
  assert (J := play_is_judged k p M). destruct (judged_point _ _ J) as (Hp & _).
  assert (Q := play_if_legal_is rules (now (game_of k)) p (may_is_open rules cycle k _ M) (sound_owes k S)).
  rewrite J in Q. apply without_bans in Q.
  change (stones (now (game_of k))) with (place_of k) in Q. change (to_move (now (game_of k))) with (turn k) in Q.
  assert (P := place_behind_play k p). assert (Bn := bans_behind_play k p). rewrite To in Q, P, Bn.
  destruct (opponents_play_is_right rules x owner group keeping all _ e p _ (right_here _ _ Here) Un Too Hp Q)
    as (I & [(E & K)|[(Off & K)|(N & _ & d & D & L & F)]]).
  - apply same_place; [rewrite P; exact E | discriminate|]. rewrite Bn. exact K.
  - apply taken; [rewrite P; exact Off | exact K].
  - apply (lower k e _ p d eq_refl); try rewrite P; try rewrite Bn; assumption.
Qed.

Lemma lower_covered : forall k e p d, said (place_of k) = Some e -> line_settled (its e) = false ->
  place_of (behind k (makes (play_on p))) <> place_of k -> said (place_of (behind k (makes (play_on p)))) = Some d ->
  number d < number e -> line_settled (its d) = false ->
  In (place_of (behind k (makes (play_on p))), bans (now (game_of (behind k (makes (play_on p)))))) (theirs e) ->
  covered (game_of k) e None ->
  covered (game_of (behind k (makes (play_on p)))) d (Some (bans (now (game_of (behind k (makes (play_on p))))))).
Proof.
  intros k e p d Here Un N D L Ud I Cov.
  apply (covered_next owner group keeping all (game_of k) _ e d None _ Here Un D);
    [lia | apply history_behind | | exact Cov].
  right. intros least M. unfold places_behind. cbn [fst snd]. unfold place_of in Here. rewrite Here, Un. simpl orb.
  rewrite (proj2 (Nat.leb_gt (number e) least) M). apply in_or_app. right. apply in_flat_map.
  exists (place_of (behind k (makes (play_on p))), bans (now (game_of (behind k (makes (play_on p)))))).
  split; [exact I|]. cbn [fst snd]. destruct (position_eqb _ _) eqn:E.
  - exfalso. apply N. apply position_eqb_eq in E. exact E.
  - unfold goes_on. rewrite (listed_place_there _ _ D), D, Ud. left. reflexivity.
Qed.

Lemma same_covered : forall k e m w, said (place_of k) = Some e -> line_settled (its e) = false ->
  place_of (behind k (makes m)) = place_of k ->
  (w = None \/ (w = Some [] /\ keeping = false)) -> covered (game_of k) e None ->
  covered (game_of (behind k (makes m))) e w.
Proof.
  intros k e m w Here Un P Hw Cov.
  apply (covered_next owner group keeping all (game_of k) _ e e None w Here Un);
    [unfold place_of in P; rewrite P; exact Here | apply le_n | apply history_behind | | exact Cov].
  unfold place_of in P. rewrite P. destruct Hw as [->|(-> & K)]; [left; reflexivity|].
  right. intros least M. unfold places_behind. cbn [fst snd]. unfold place_of in Here. rewrite Here, Un. simpl orb.
  rewrite (proj2 (Nat.leb_gt (number e) least) M), K. left. reflexivity.
Qed.

(* To keep. *)
Inductive mode := answering | passing | waiting.

Definition fits (md : mode) (k : contest) : Prop :=
  sound k /\ exists e, said (place_of k) = Some e /\ line_settled (its e) = false /\
  match md with
  | answering => turn k = x /\ has_answer (bans (now (game_of k))) e = true /\
                 covered (game_of k) e (Some (bans (now (game_of k))))
  | passing => turn k = x /\ opponent_too (its e) = true /\ covered (game_of k) e None
  | waiting => turn k <> x /\ opponent_too (its e) = true /\ covered (game_of k) e None
  end.

Definition in_list (k : contest) : Type := { md : mode & fits md k }.

Lemma go_on : forall k e md, sound k -> said (place_of k) = Some e ->
  (line_settled (its e) = false -> fits md k) -> (in_list k + settled_now k)%type.
Proof.
  intros k e md S Here F. destruct (line_settled (its e)) eqn:Un.
  - right. split; [exact S | apply (settled_line _ _ Here Un)].
  - left. exists md. apply F. reflexivity.
Qed.

Lemma turn_of_x : forall k m, turn k = x -> turn (behind k (makes m)) <> x.
Proof. intros k m T. rewrite turn_behind, T. apply opponent_differs. Qed.

Lemma turn_of_o : forall k m, turn k <> x -> turn (behind k (makes m)) = x.
Proof.
  intros k m T. rewrite turn_behind. destruct (color_cases x (turn k)) as [E| ->]; [contradiction | apply opponent_opponent].
Qed.

Lemma in_list_stays : keeping = true -> forall k, in_list k ->
  stays_in rules cycle x owner group forgetful (fun l => (in_list l + settled_now l)%type) k.
Proof.
  intros K k (md & F).
  assert (There : there (place_of k) = true) by (destruct F as (_ & e & Here & _); exact (listed_place_there _ _ Here)).
  split; [split; [exact There|]|].
  - intros O T.
    (* A pass, where the opponent may be to move as well. *)
    assert (Passing : (exists e, said (place_of k) = Some e /\ line_settled (its e) = false /\ opponent_too (its e) = true /\
               covered (game_of k) e None) -> fits waiting (behind k (makes pass))).
    { intros (e & Here & Un & Too & Cov). destruct F as (S & _).
      split; [apply sound_behind; [exact S | exact There | apply pass_is_legal; exact O]|].
      exists e. rewrite place_behind_pass. split; [exact Here|]. split; [exact Un|]. split; [apply turn_of_x; exact T|].
      split; [exact Too|]. apply same_covered; [exact Here | exact Un | apply place_behind_pass | left; reflexivity | exact Cov]. }
    destruct md.
    + destruct (said (place_of k)) as [e|] eqn:Here; [|exfalso; destruct F as (_ & e & H & _); congruence].
      destruct (answer_to (ours e) (bans (now (game_of k)))) as [([p|], q)|] eqn:A.
      * assert (F' : sound k /\ line_settled (its e) = false /\ covered (game_of k) e (Some (bans (now (game_of k))))).
        { destruct F as (S & f & H & Un & _ & _ & C). rewrite Here in H. injection H as <-. auto. }
        destruct F' as (S & Un & Cov). exists (makes (play_on p)).
        assert (R := answer_may k e p q S O T Here Un A Cov).
        split; [exact (proj1 R)|]. exists (behind k (makes (play_on p))). split; [left; reflexivity|].
        destruct (said (place_of (behind k (makes (play_on p))))) as [d|] eqn:D.
        -- apply (go_on _ d waiting); [apply sound_behind; [exact S | exact There | exact (proj1 R)] | exact D|]. intro Ud.
           destruct R as (M & -> & [(_ & KF)|(_ & d' & D' & Less & Kind)]); [congruence|]. assert (Q : d = d') by congruence. subst d.
           split; [apply sound_behind; assumption|]. exists d'. split; [assumption|]. split; [exact Ud|].
           split; [apply turn_of_x; exact T|]. split; [destruct Kind; [congruence | assumption]|].
           apply (answer_covered k e p d'); assumption.
        -- exfalso. destruct R as (_ & _ & [(_ & KF)|(_ & d' & D' & _)]); congruence.
      * exists (makes pass). split; [apply pass_is_legal; exact O|]. exists (behind k (makes pass)). split; [left; reflexivity|].
        left. exists waiting. apply Passing. exists e. destruct F as (_ & f & H & Un & _ & _ & Cov). rewrite Here in H. injection H as <-.
        assert (R := answer_is_right rules x owner group keeping all _ e _ _ _ (right_here _ _ Here) Un A).
        simpl in R. destruct R as (_ & Too). split; [first [exact Here | reflexivity]|]. split; [exact Un|]. split; [exact Too|].
        (* The place behind the pass. *)
        refine (covered_next owner group keeping all (game_of k) (game_of k) e e _ None Here Un Here
                  (le_n _) _ _ Cov); [auto|]. right. intros least M. unfold places_behind. cbn [fst snd].
        unfold place_of in Here. rewrite Here, Un. simpl orb. rewrite (proj2 (Nat.leb_gt (number e) least) M), A. left. reflexivity.
      * exfalso. destruct F as (_ & f & H & _ & _ & Has & _). rewrite Here in H. injection H as <-. unfold has_answer in Has.
        rewrite A in Has. discriminate.
    + exists (makes pass). split; [apply pass_is_legal; exact O|]. exists (behind k (makes pass)). split; [left; reflexivity|].
      left. exists waiting. apply Passing. destruct F as (_ & e & Here & Un & _ & Too & Cov). exists e. auto.
    + exfalso. destruct F as (_ & e & _ & _ & N & _). contradiction.
  - intros a T M. exists (behind k a). split; [left; reflexivity|].
    assert (F' : sound k /\ exists e, said (place_of k) = Some e /\ line_settled (its e) = false /\ opponent_too (its e) = true /\
                   covered (game_of k) e None).
    { destruct F as (S & e & Here & Un & F). split; [exact S|]. exists e. destruct md; [tauto.. | tauto]. }
    destruct F' as (S & F'). assert (Sb := sound_behind k a S There M).
    destruct (said (place_of (behind k a))) as [d|] eqn:D.
    + destruct a as [m|].
      * destruct (position_eqb (place_of (behind k (makes m))) (place_of k)) eqn:E.
        -- apply position_eqb_eq in E. apply (go_on _ d passing Sb D). intro Ud. split; [exact Sb|]. exists d.
           split; [exact D|]. split; [exact Ud|]. split; [apply turn_of_o; exact T|].
           destruct F' as (e & Here & Un & Too & Cov). rewrite E, Here in D. injection D as <-.
           split; [exact Too|]. apply same_covered; [exact Here | exact Un | exact E | left; reflexivity | exact Cov].
        -- apply (go_on _ d answering Sb D). intro Ud. split; [exact Sb|]. exists d. split; [exact D|]. split; [exact Ud|].
           split; [apply turn_of_o; exact T|]. destruct F' as (e & Here & Un & Too & Cov).
           destruct (opponent_right k e (makes m) S T Here Un Too M) as [P _ _|P|_ KF|p d' P N D' L Kind I].
           ++ apply position_eqb_eq in P. congruence.
           ++ discriminate.
           ++ congruence.
           ++ injection P as ->. assert (Q : d = d') by congruence. subst d. split; [destruct Kind; [congruence | assumption]|].
              apply (lower_covered k e p d'); assumption.
      * apply (go_on _ d waiting Sb D). intro Ud. split; [exact Sb|]. exists d. split; [exact D|]. split; [exact Ud|].
        split; [exact T|]. destruct F' as (e & Here & Un & Too & Cov).
        change (place_of (behind k threatens)) with (place_of k) in D. rewrite Here in D. injection D as <-.
        split; [exact Too|]. apply (covered_at_first owner group keeping all); [exact Here | reflexivity].
    + exfalso. destruct F' as (e & Here & Un & Too & Cov).
      destruct (opponent_right k e a S T Here Un Too M) as [P _ _|P|_ KF|p d' P N D' L Kind I].
      * rewrite P in D. congruence.
      * subst a. change (place_of (behind k threatens)) with (place_of k) in D. congruence.
      * congruence.
      * congruence.
Qed.

Definition held (k : contest) : Type := (in_list k + settled_now k)%type.

Lemma held_stays : keeping = true -> forall k, held k -> stays_in rules cycle x owner group forgetful held k.
Proof.
  intros K k [L|St]; [apply in_list_stays; assumption|].
  apply (stays_in_more rules cycle x owner group forgetful settled_now); [intros l H; right; exact H|].
  apply settled_stays; [rewrite sides, K; reflexivity | exact St].
Qed.

Lemma list_holds : forall fuel k, sound k -> covers fuel (game_of k) = true -> held k.
Proof.
  intros fuel k S C. unfold strategy_list.covers in C. change (stones (now (game_of k))) with (place_of k) in C.
  destruct (said (place_of k)) as [e|] eqn:Here; [|discriminate].
  destruct (color_eq_dec (turn k) x) as [T|T].
    - apply (go_on k e answering S Here). intro Un. rewrite Un in C. simpl in C. unfold turn in T. rewrite T in C.
      rewrite color_eqb_refl in C. apply andb_true_iff in C as (Has & New).
      split; [exact S|]. exists e. split; [exact Here|]. split; [exact Un|]. split; [exact T|]. split; [exact Has|].
      apply (new_ones_are_covered owner group keeping all) with fuel; assumption.
    - apply (go_on k e waiting S Here). intro Un. rewrite Un in C. simpl in C.
      destruct (color_eqb (to_move (now (game_of k))) x) eqn:E; [apply color_eqb_eq in E; unfold turn in T; contradiction|].
      apply andb_true_iff in C as (C & New). apply andb_true_iff in C as (Too & _).
      split; [exact S|]. exists e. split; [exact Here|]. split; [exact Un|]. split; [exact T|]. split; [exact Too|].
      apply (new_ones_are_covered owner group keeping all) with fuel; assumption.
Qed.

(* To take. *)
Hypothesis two_passes_at_least : 2 <= end_passes rules.

Notation is_taken k := { t : tree_plan & wins_by rules cycle x owner group t k }.

Lemma open_behind_play : forall k p, is_over (behind k (makes (play_on p))) = false.
Proof.
  intros k p. unfold threats.is_over, is_finished. rewrite game_behind, (play_passes rules no_capture_ends). apply Nat.leb_gt. lia.
Qed.

Lemma open_behind_pass : forall k, passes (now (game_of k)) = 0 -> handicap_owed (now (game_of k)) = 0 ->
  is_over (behind k (makes pass)) = false.
Proof.
  intros k P O. unfold threats.is_over, is_finished. rewrite game_behind. destruct (next_passes rules (game_of k) pass) as [E|(E & _)]; [|congruence].
  rewrite E, after_pass by exact O. simpl. rewrite P. apply Nat.leb_gt. lia.
Qed.

Lemma taken_when_gone : forall k, there (place_of k) = false -> is_taken k.
Proof. intros k G. exists done. exact G. Qed.

Lemma list_takes_below : keeping = false -> forall n k, sound k -> is_over k = false ->
  (exists e, said (place_of k) = Some e /\ number e < n /\
     ((turn k = x /\ has_answer (bans (now (game_of k))) e = true /\ covered (game_of k) e (Some (bans (now (game_of k))))) \/
      (turn k <> x /\ opponent_too (its e) = true /\ passes (now (game_of k)) = 0 /\ covered (game_of k) e None))) ->
  is_taken k.
Proof.
  intro K. assert (NotSettled : forall pos e, said pos = Some e -> line_settled (its e) = false).
  { intros pos e H. destruct (line_settled (its e)) eqn:S; [|reflexivity]. destruct (settled_line pos e H S). congruence. }
  induction n as [|n IH]; intros k S O H; [exfalso; destruct H as (e & _ & L & _); lia|].
  (* x's turn. *)
  assert (OfX : forall l, sound l -> is_over l = false -> turn l = x ->
    (exists e, said (place_of l) = Some e /\ number e < Datatypes.S n /\ has_answer (bans (now (game_of l))) e = true /\
       covered (game_of l) e (Some (bans (now (game_of l))))) -> is_taken l).
  { clear k S O H. intros k S O T H.
    destruct (said (place_of k)) as [e|] eqn:Here; [|exfalso; destruct H as (e & E & _); discriminate].
    assert (H' : number e < Datatypes.S n /\ has_answer (bans (now (game_of k))) e = true /\
                 covered (game_of k) e (Some (bans (now (game_of k))))).
    { destruct H as (f & E & H). injection E as <-. exact H. }
    clear H. destruct H' as (L & Has & Cov). assert (Un := NotSettled _ _ Here). assert (There := listed_place_there _ _ Here).
    destruct (answer_to (ours e) (bans (now (game_of k)))) as [([p|], q)|] eqn:A.
    - assert (R := answer_may k e p q S O T Here Un A Cov). destruct R as (M & -> & Case).
      apply (answer_by rules cycle x owner group k (makes (play_on p)) There O T M).
      destruct (there (place_of (behind k (makes (play_on p))))) eqn:G; [|apply taken_when_gone; exact G].
      apply IH; [apply sound_behind; assumption | apply open_behind_play|].
      destruct Case as [(F & _)|(_ & d & D & Less & Kind)]; [congruence|]. exists d. split; [exact D|]. split; [lia|].
      right. split; [apply turn_of_x; exact T|]. assert (Ud := NotSettled _ _ D).
      split; [destruct Kind; [congruence | assumption]|].
      split; [rewrite game_behind; apply (play_passes rules no_capture_ends) | apply (answer_covered k e p d); assumption].
    - exfalso. assert (R := answer_is_right rules x owner group keeping all _ e _ _ _ (right_here _ _ Here) Un A).
      simpl in R. destruct R. congruence.
    - exfalso. unfold has_answer in Has. rewrite A in Has. discriminate. }
  destruct (color_eq_dec (turn k) x) as [T|T].
  - apply OfX; [exact S | exact O | exact T|]. destruct H as (e & Here & L & [(_ & H1 & H2)|(N & _)]); [|contradiction].
    exists e. auto.
  - (* The opponent's: his threats become fewer. *)
    remember (threats_left k) as left_over eqn:Le. revert k S O H T Le.
    induction left_over as [left_over Fewer] using (well_founded_induction_type lt_wf). intros k S O H T Le.
    assert (H' : exists e, said (place_of k) = Some e /\ number e < Datatypes.S n /\ opponent_too (its e) = true /\
                   passes (now (game_of k)) = 0 /\ covered (game_of k) e None).
    { destruct H as (e & Here & L & [(E & _)|(_ & H)]); [contradiction|]. exists e. tauto. }
    clear H. rename H' into H.
    assert (There : there (place_of k) = true) by (destruct H as (e & Here & _); exact (listed_place_there _ _ Here)).
    apply (reply_to rules cycle x owner group k There O T). intros a M.
    assert (Sb := sound_behind k a S There M).
    destruct (there (place_of (behind k a))) eqn:G; [|apply taken_when_gone; exact G].
    destruct a as [m|].
    + destruct (position_eqb (place_of (behind k (makes m))) (place_of k)) eqn:E.
      * apply position_eqb_eq in E. apply OfX; [exact Sb| |apply turn_of_o; exact T|].
        -- destruct m as [p|]; [apply open_behind_play|]. destruct H as (e & _ & _ & _ & P & _).
           apply open_behind_pass; [exact P | exact (sound_owes k S)].
        -- destruct H as (e & Here & L & Too & P & Cov). exists e. rewrite E. split; [exact Here|]. split; [exact L|].
           assert (Un := NotSettled _ _ Here).
           assert (Bn : bans (now (game_of (behind k (makes m)))) = []).
           { destruct (opponent_right k e (makes m) S T Here Un Too M) as [_ _ [KT|Bn]|F|F _|p d _ N _ _ _ _]; congruence. }
           rewrite Bn. split.
           ++ assert (Rest := its_rest _ _ _ _ _ _ _ _ (right_here _ _ Here)). rewrite Un in Rest. destruct Rest as (_ & _ & Rest).
              rewrite K, Too in Rest. simpl in Rest. exact Rest.
           ++ apply same_covered; [exact Here | exact Un | exact E | right; auto | exact Cov].
      * apply IH; [exact Sb | |].
        -- destruct m as [p|]; [apply open_behind_play|]. rewrite place_behind_pass in E.
           rewrite position_eqb_refl in E. discriminate.
        -- destruct H as (e & Here & L & Too & P & Cov). assert (Un := NotSettled _ _ Here).
           destruct (opponent_right k e (makes m) S T Here Un Too M) as [Q _ _|F|F _|p d Q N D Less Kind I].
           ++ apply position_eqb_eq in Q. congruence.
           ++ discriminate.
           ++ congruence.
           ++ injection Q as ->. exists d. split; [exact D|]. split; [lia|]. left. split; [apply turn_of_o; exact T|].
              assert (Ud := NotSettled _ _ D). split; [destruct Kind; [congruence | assumption]|].
              apply (lower_covered k e p d); assumption.
    + simpl in M. apply andb_true_iff in M as (_ & M). apply Nat.ltb_lt in M.
      apply (Fewer (threats_left (behind k threatens))).
      * subst left_over. unfold threats_left in *. change (turn (behind k threatens)) with (turn k). simpl.
        destruct (turn k); lia.
      * exact Sb.
      * unfold threats.is_over, is_finished. simpl. apply Nat.leb_gt. lia.
      * destruct H as (e & Here & L & Too & P & Cov). exists e. split; [exact Here|]. split; [exact L|]. right.
        split; [exact T|]. split; [exact Too|]. split; [reflexivity|].
        apply (covered_at_first owner group keeping all); [exact Here | reflexivity].
      * exact T.
      * reflexivity.
Qed.

Lemma list_takes : keeping = false -> forall fuel k, sound k -> is_over k = false -> covers fuel (game_of k) = true -> is_taken k.
Proof.
  intros K fuel k S O C. unfold strategy_list.covers in C. change (stones (now (game_of k))) with (place_of k) in C.
  destruct (said (place_of k)) as [e|] eqn:Here; [|discriminate].
  apply (list_takes_below K (Datatypes.S (number e)) k S O). exists e. split; [exact Here|]. split; [lia|].
  assert (Un : line_settled (its e) = false).
  { destruct (line_settled (its e)) eqn:Un; [|reflexivity]. destruct (settled_line _ _ Here Un). congruence. }
  rewrite Un in C. simpl in C. destruct (color_eq_dec (turn k) x) as [T|T].
  - left. split; [exact T|]. unfold turn in T. rewrite T in C.
    rewrite color_eqb_refl in C. apply andb_true_iff in C as (Has & New). split; [exact Has|].
    apply (new_ones_are_covered owner group keeping all) with fuel; assumption.
  - right. split; [exact T|]. destruct (color_eqb (to_move (now (game_of k))) x) eqn:E; [apply color_eqb_eq in E; unfold turn in T; contradiction|].
    apply andb_true_iff in C as (C & New). apply andb_true_iff in C as (Too & Ps). split; [exact Too|].
    rewrite K in Ps. apply Nat.eqb_eq in Ps. split; [exact Ps|].
    apply (new_ones_are_covered owner group keeping all) with fuel; assumption.
Qed.

End ListPlans.
