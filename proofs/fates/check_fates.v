(* A checker of fates, with the theorem that it is right.

   A table says of one stone, in some situations, whether it is removed, kept or hanging, the first two with
   a stage. As in certificates/listing.v it goes by positions, and each row has a player to move, the passes before,
   the banned points and an answer. `check_fates` asks of each row that the stone stands, that the game is not over, and
   that the answers behind the legal moves agree with its own (fates/answers.v). A move that removes the stone
   leads to stage 0 of the attacker, one that ends the game to stage 0 of the owner. Of other moves the
   table must have a row only where the answer depends on it.

   If it says yes, each answer is right, and within as many plies as its stage says (`accepted_fates`); who forces
   what can be read off (`accepted_fates_decide`); and another table of the same stone that is accepted, too,
   has the same answers (`accepted_fates_agree`). All of this is without a rule about cycles. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.endless Require Import walks.
From Hotstone.certificates Require Import quick listing forcing.
From Hotstone.fates Require Import fight answers stone.

Section CheckFates.
Context {B : board}.
Variables (rules : rule_set) (p : nat) (owner : color).

Definition answer_in (t : tree (page answer)) (s : situation) : option answer :=
  match has_won rules p owner s with Some x => Some (won_by x 0) | None => value_listed answer t s end.

Definition answers_behind (near : list (list nat)) (t : tree (page answer)) (s : situation) : list (option answer) :=
  answer_in t (after_move rules s pass) ::
  flat_map (fun q => if mem q (bans s) then [] else
                     match play_if_open rules near (stones s) (to_move s) q with
                     | None => []
                     | Some after => [answer_in t after]
                     end) all_points.

Definition check_answer (near : list (list nat)) (t : tree (page answer)) (s : situation) (a : answer) : bool :=
  match has_won rules p owner s with
  | Some _ => false
  | None => agrees (to_move s) a (answers_behind near t s)
  end.

Definition check_fates (pages : list (page answer)) : bool :=
  negb (resume_dispute rules) &&
  let near := neighbour_table in
  let t := tree_of answer pages in
  forallb (fun g => forallb (fun r => check_answer near t (situation_of answer g r) (value answer r))
                            (rows answer g)) pages.

(* What an answer says of a game. *)
Definition fate_is (a : answer) (g : game) : Prop :=
  match a with
  | won_by x n => if color_eqb x owner then is_kept_within rules no_cycle_rule p owner n g
                  else is_removed_within rules no_cycle_rule p owner n g
  | hangs => is_hanging rules no_cycle_rule p owner g
  end.

(* Why it is right. *)

Notation the_fight := (fight_over rules no_cycle_rule p owner).

Lemma answers_behind_are : forall t s v, has_won rules p owner s = None -> handicap_owed s = 0 ->
  (In v (answers_behind neighbour_table t s) <->
   exists m, judge rules s m = None /\ answer_in t (after_move rules s m) = v).
Proof.
  intros t s v W Owed. apply open_is_unfinished in W as F. unfold answers_behind. simpl In. rewrite in_flat_map. split.
  - intros [E|(q & I & J)].
    + exists pass. split; [unfold judge; rewrite F; reflexivity | exact E].
    + apply in_all_points in I. destruct (mem q (bans s)) eqn:Free; [destruct J|].
      destruct (play_if_open rules neighbour_table (stones s) (to_move s) q) as [u|] eqn:O; [|destruct J].
      destruct J as [E|[]]. apply open_is_judged in O as (L & ->); auto. exists (play_on q). auto.
  - intros ([q|] & L & E); [right | left; exact E]. assert (Q := judged_on_board rules s q L).
    exists q. split; [apply in_all_points; exact Q|]. apply judge_is_open in L as (Free & O); auto.
    rewrite Free, O. left. exact E.
Qed.

Definition table_of (pages : list (page answer)) (g : node the_fight) : option answer :=
  if handicap_owed (now g) =? 0 then says answer pages (now g) else None.

Lemma accepted_is_checked : forall pages, check_fates pages = true -> is_checked (table_of pages).
Proof.
  intros pages H g a T. unfold check_fates in H. apply andb_true_iff in H as (D & H). apply negb_true_iff in D.
  cbv zeta in H. unfold table_of in T. destruct (handicap_owed (now g) =? 0) eqn:Owed; [|discriminate].
  apply Nat.eqb_eq in Owed. destruct (found_has_row answer pages (now g) a Owed T) as (h & r & I & J & E & ->).
  rewrite forallb_forall in H. apply H in I. rewrite forallb_forall in I. apply I in J. rewrite <- E in J.
  unfold check_answer in J. destruct (has_won rules p owner (now g)) eqn:W; [discriminate|].
  split; [exact W|]. exists (answers_behind neighbour_table (tree_of answer pages) (now g)). split; [|exact J].
  assert (Behind : forall m, answer_at (table_of pages) (next rules g m) =
                             answer_in (tree_of answer pages) (after_move rules (now g) m)).
  { intro m. unfold answer_at, answer_in. rewrite (winner_behind rules D p owner).
    destruct (has_won rules p owner (after_move rules (now g) m)); [reflexivity|].
    unfold table_of. rewrite (now_is_after rules D), (none_owed_after rules (now g) m Owed). reflexivity. }
  intro v. rewrite (answers_behind_are _ _ _ W Owed). split; intros (m & L & Ev); exists m.
  - split; [apply legal_is_judged; exact L | exact (eq_trans (Behind m) Ev)].
  - split; [apply legal_is_judged in L; exact L | exact (eq_trans (eq_sym (Behind m)) Ev)].
Qed.

Lemma listed_is_in_table : forall pages g a, handicap_owed (now g) = 0 -> says answer pages (now g) = Some a ->
  table_of pages g = Some a.
Proof. intros pages g a Owed S. unfold table_of. rewrite Owed. exact S. Qed.

Theorem accepted_fates_decide : forall pages, check_fates pages = true ->
  forall g a, handicap_owed (now g) = 0 -> says answer pages (now g) = Some a ->
  (is_removed rules no_cycle_rule p owner g <-> side_of a = Some (opponent owner)) /\
  (is_kept rules no_cycle_rule p owner g <-> side_of a = Some owner) /\
  (is_hanging rules no_cycle_rule p owner g <-> a = hangs).
Proof.
  intros pages H g a Owed S. apply accepted_is_checked in H.
  assert (D := checked_table_decides (table_of pages) H g a (listed_is_in_table pages g a Owed S)).
  assert (R : is_removed rules no_cycle_rule p owner g <-> side_of a = Some (opponent owner)) by apply D.
  assert (K : is_kept rules no_cycle_rule p owner g <-> side_of a = Some owner) by apply D.
  split; [exact R|]. split; [exact K|]. unfold is_hanging. rewrite R, K.
  destruct a as [x n|]; simpl; split; try congruence; try (split; discriminate).
  intros (NotRemoved & NotKept). exfalso. destruct (color_cases owner x) as [->| ->]; auto.
Qed.

Theorem accepted_fates : forall pages, check_fates pages = true ->
  forall g a, handicap_owed (now g) = 0 -> says answer pages (now g) = Some a -> fate_is a g.
Proof.
  intros pages H g a Owed S. destruct a as [x n|]; simpl.
  - assert (R := checked_table_is_right (table_of pages) (accepted_is_checked pages H) g _
                   (listed_is_in_table pages g _ Owed S)). simpl in R.
    destruct (color_eqb x owner) eqn:E; [apply color_eqb_eq in E; subst x; exact R|].
    destruct (color_cases owner x) as [->| ->]; [|exact R]. exfalso. destruct owner; discriminate.
  - apply (accepted_fates_decide pages H g hangs Owed S). reflexivity.
Qed.

Theorem accepted_fates_agree : forall pages others, check_fates pages = true -> check_fates others = true ->
  forall s a b, handicap_owed s = 0 -> says answer pages s = Some a -> says answer others s = Some b ->
  side_of a = side_of b.
Proof.
  intros pages others H O s a b Owed A B'.
  apply (checked_tables_agree the_fight (table_of pages) (table_of others)) with
    (g := {| now := s; past := []; paused_at := [] |});
    [apply accepted_is_checked; exact H | apply accepted_is_checked; exact O | |];
    apply listed_is_in_table; assumption.
Qed.

End CheckFates.

Print Assumptions accepted_fates_decide.
Print Assumptions accepted_fates.
Print Assumptions accepted_fates_agree.
