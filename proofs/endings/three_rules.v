(* Three rules are one: second-cycle, starter and fixed.

   In every game of the law, under whatever rule about cycles it was played, the three forbid the same plays:
   those that were made before. So they permit the same games. Asked is that variation is in force, that is
   `self_removal=none` or `groups`, and `cycle_colour=same`; `start` may be either. (ING96-R5 read as "no
   play of the first cycle again", the Störungs-Ko of ING91-1 read as "by whoever started the cycle", and
   COMP-FIXED.) *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import step_tells_play.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import superko completed_cycles.
From Hotstone.endings Require Import first_return no_play_twice.

(* The play was made in the game: the same point in the same position by the same player. *)
Definition made_before : cycle_rule := fun h pl =>
  existsb (fun x => match x with
                    | played q => same_play same_colour (name_of q) (name_of pl)
                    | passed _ _ => false
                    end) h.

Lemma same_play_eq : forall m n, same_play same_colour m n = true <-> m = n.
Proof.
  intros ((pos & c) & p) ((pos' & c') & p'). simpl.
  rewrite !andb_true_iff, position_eqb_eq, Nat.eqb_eq, color_eqb_eq. split.
  - intros ((-> & ->) & ->). reflexivity.
  - intro E. injection E as -> -> ->. auto.
Qed.

Lemma made_before_iff : forall h pl, made_before h pl = true <->
  exists a q b, h = a ++ played q :: b /\ name_of q = name_of pl.
Proof.
  intros h pl. unfold made_before. rewrite existsb_exists. split.
  - intros ([q|pos c] & I & E); [|discriminate]. apply same_play_eq in E. apply in_split in I as (a & b & ->).
    exists a, q, b. auto.
  - intros (a & q & b & -> & E). exists (played q). split; [apply in_elt | apply same_play_eq; exact E].
Qed.

(* What a completed cycle forbids was made. *)
Lemma forbidden_was_made : forall which binds h pl,
  completed_cycle_rule which same_colour binds h pl = true -> made_before h pl = true.
Proof.
  intros which binds h pl F. apply forbidden_by_cycle in F as (later & c & earlier & m & E & _ & I & Sm).
  apply same_play_eq in Sm. subst m. apply bound_plays_incl in I. apply in_names_in in I as (q & I & Eq).
  apply made_before_iff. assert (J : In (played q) h).
  { apply cycle_plies_in_game with c; [rewrite E; apply in_elt | exact I]. }
  apply in_split in J as (a & b & ->). exists a, q, b. auto.
Qed.

Lemma made_is_forbidden : forall which (binds : binding) h pl,
  (forall earlier c x, x = starter_of c -> binds earlier c x = true) ->
  row h (from (played pl)) -> made_before h pl = true -> completed_cycle_rule which same_colour binds h pl =
    true.
Proof.
  intros which binds h pl Hb R M. apply made_before_iff in M as (a & q & b & -> & E).
  unfold completed_cycle_rule. rewrite <- E. apply play_made_is_forbidden with (from (played pl)); auto.
  unfold name_of in E. simpl. injection E as E1 E2 _. rewrite E1, E2. reflexivity.
Qed.

Section ThreeRules.
Context {B : board}.
Variable rules : rule_set.
Hypothesis variation : variation_in_force (self_removal rules) = true.

Lemma made_iff_fixed : forall h pl, Forall (lawful_ply rules) h -> lawful_play rules pl ->
  (made_before h pl = true <-> fixed h pl = true).
Proof.
  intros h pl F LawP. rewrite made_before_iff. unfold fixed. rewrite existsb_exists. split.
  - intros (a & q & b & -> & E). exists (played q). split; [apply in_elt|].
    apply Forall_app in F as (_ & F). inversion F as [|x y LawQ _]. subst.
    unfold name_of in E. injection E as E1 E2 E3.
    destruct LawQ as (Eq & _). destruct LawP as (Ep & _).
    apply andb_true_iff. split; apply position_eqb_eq; [exact E1|]. rewrite Eq, Ep. congruence.
  - intros ([q|pos c] & I & E); [|discriminate]. apply andb_true_iff in E as (E1 & E2).
    apply position_eqb_eq in E1, E2. apply in_split in I as (a & b & ->). exists a, q, b. split;
      [reflexivity|].
    apply Forall_app in F as (_ & F). inversion F as [|x y LawQ _]. subst.
    destruct LawQ as (Eq & Wq & Gq & Hq & Emq & Vq & _). destruct LawP as (Ep & Wp & Gp & Hp & Emp & _ & _).
    assert (Ch := Vq variation).
    destruct (step_tells_play (before q) (player q) (point q) (player pl) (point pl)) as (Ec & Epoint); auto.
    + rewrite E1. exact Emp.
    + rewrite <- Eq, E2, Ep at 1. rewrite E1. reflexivity.
    + rewrite <- Eq. exact Ch.
    + unfold name_of. congruence.
Qed.

Theorem three_rules_are_one : forall cycle setup c g p which, well_formed setup -> legal setup ->
  leads_to rules cycle (start_of rules setup c) g -> judge rules (now g) (play_on p) = None ->
  let pl := play_at (stones (now g)) (to_move (now g)) p in
  second_cycle same_colour (past g) pl = fixed (past g) pl /\
  starter which same_colour (past g) pl = fixed (past g) pl.
Proof.
  intros cycle setup c g p which W G Q J pl. assert (Law := games_are_lawful rules cycle setup c g W G Q).
  assert (LawP : lawful_play rules pl) by (apply judged_play_is_lawful; try apply Law; exact J).
  assert (M : made_before (past g) pl = fixed (past g) pl).
  { apply eq_true_iff_eq. apply made_iff_fixed; [apply Law | exact LawP]. }
  assert (R : row (past g) (from (played pl))) by apply (plies_in_a_row _ _ Law).
  rewrite <- M. split; apply eq_true_iff_eq; split.
  - apply forbidden_was_made.
  - apply made_is_forbidden; [reflexivity | exact R].
  - apply forbidden_was_made.
  - apply made_is_forbidden; [|exact R]. intros earlier d x ->. apply color_eqb_eq. reflexivity.
Qed.

(* So the games are the same. *)
Theorem three_rules_same_games : forall setup c g which, well_formed setup -> legal setup ->
  (leads_to rules (second_cycle same_colour) (start_of rules setup c) g <->
     leads_to rules fixed (start_of rules setup c) g) /\
  (leads_to rules (starter which same_colour) (start_of rules setup c) g <->
     leads_to rules fixed (start_of rules setup c) g).
Proof.
  intros setup c g which W G.
  assert (Same : forall r s : cycle_rule,
    (forall k p, leads_to rules r (start_of rules setup c) k -> judge rules (now k) (play_on p) = None ->
       r (past k) (play_at (stones (now k)) (to_move (now k)) p) =
       s (past k) (play_at (stones (now k)) (to_move (now k)) p)) ->
    leads_to rules r (start_of rules setup c) g -> leads_to rules s (start_of rules setup c) g).
  { intros r s H Q. induction Q as [|k m Q IH Hm]; [apply no_move|]. apply one_more; [exact IH|].
    unfold is_legal_move, judge_in_game in Hm |- *. destruct (judge rules (now k) m) eqn:J; [discriminate|].
    destruct m as [p|]; [|reflexivity]. rewrite <- (H k p Q J). exact Hm. }
  split; split; apply Same; intros k p Q J.
  - apply (three_rules_are_one _ setup c k p all_plays W G Q J).
  - symmetry. apply (three_rules_are_one _ setup c k p all_plays W G Q J).
  - apply (three_rules_are_one _ setup c k p which W G Q J).
  - symmetry. apply (three_rules_are_one _ setup c k p which W G Q J).
Qed.

End ThreeRules.

Print Assumptions three_rules_are_one.
Print Assumptions three_rules_same_games.
