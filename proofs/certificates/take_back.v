(* Who may not take back at once: what robust lists with basic ko ask of the rules.

   Basic ko bans the play that restores the position before the play just made, as a hot stone (plays/hot_is_recapture.v). Under
   psk and ssk the rule about cycles refuses it. Under nssk it does not: there a position may come back that the player did not make by
   a board play. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.plays Require Import hot_is_recapture.
From Hotstone.rules Require Import situation hot_single game game_facts.
From Hotstone.cycle Require Import superko cycle_list.
From Hotstone.certificates Require Import robust_rules.

Section TakeBack.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).

Lemma illegal_if_judged : forall g k, judge rules (now g) (play_on k) <> None -> is_legal_move rules cycle g (play_on k) = false.
Proof.
  intros g k H. unfold is_legal_move, judge_in_game. destruct (judge rules (now g) (play_on k)); [reflexivity | contradiction].
Qed.

Lemma illegal_in_a_cycle : forall g k, cycle (past g) (play_at (stones (now g)) (to_move (now g)) k) = true ->
  is_legal_move rules cycle g (play_on k) = false.
Proof.
  intros g k H. unfold is_legal_move, judge_in_game. destruct (judge rules (now g) (play_on k)); [reflexivity|].
  rewrite H. reflexivity.
Qed.

Lemma just_played : forall g pl h, lawful_game rules g -> past g = played pl :: h ->
  lawful_play rules pl /\ stones (now g) = after pl /\ to_move (now g) = opponent (player pl).
Proof.
  intros g pl h [_ _ Row Laws] E. rewrite E in Row, Laws. destruct Row as (To & _). inversion Laws as [|? ? L _]. subst.
  simpl in To. injection To as -> ->. auto.
Qed.

Theorem basic_ko_refuses_to_take_back : variation_in_force (self_removal rules) = true ->
  (forall pl q, In q (single_hot_stone pl) -> In q (hot_stones rules pl)) -> refuses_to_take_back rules cycle.
Proof.
  intros V Hot g pl h k Law Past Bans Back. apply illegal_if_judged. intro J.
  destruct (just_played g pl h Law Past) as ((Epl & W & L & Hp & Em & Changes & _) & Es & Et). specialize (Changes V).
  rewrite Es, Et in Back. unfold judge in J. destruct (is_finished rules (now g)); [discriminate|].
  destruct (k <? points) eqn:Hk; [|discriminate]. apply Nat.ltb_lt in Hk. simpl in J.
  destruct (is_empty (stones (now g)) k) eqn:Ek; [|discriminate]. apply is_empty_iff in Ek. simpl in J.
  destruct (must_pass (now g)); [discriminate|]. destruct (forbids_self_removal _ _); [discriminate|].
  destruct (variation_in_force _ && _); [discriminate|].
  assert (I : In k (single_hot_stone pl)).
  { rewrite Epl. apply (hot_stone_is_recapture (before pl) (player pl) (point pl) W Hp Em L); rewrite <- Epl; [exact Changes|].
    split; [exact Hk|]. split; [rewrite <- Es; exact Ek | exact Back]. }
  apply Hot, mem_In in I. rewrite <- Bans in I. rewrite I in J. discriminate.
Qed.

End TakeBack.

(* A list of rules refuses what one of them refuses. *)
Theorem list_refuses_to_take_back : forall {B : board} rules members member, In member members ->
  refuses_to_take_back rules member -> refuses_to_take_back rules (several members).
Proof.
  intros B rules members member I Refuses g pl h k Law Past Bans Back.
  destruct (is_legal_move rules (several members) g (play_on k)) eqn:E; [|reflexivity].
  apply (list_permits_less rules members member I) in E. rewrite (Refuses g pl h k Law Past Bans Back) in E. discriminate.
Qed.

Theorem psk_refuses_to_take_back : forall {B : board} rules, refuses_to_take_back rules psk.
Proof.
  intros B rules g pl h k Law Past _ Back. apply illegal_in_a_cycle. unfold psk. rewrite Back, Past. simpl.
  rewrite position_eqb_refl. rewrite orb_true_r. reflexivity.
Qed.

Theorem ssk_refuses_to_take_back : forall {B : board} rules, refuses_to_take_back rules ssk.
Proof.
  intros B rules g pl h k Law Past _ Back. apply illegal_in_a_cycle. destruct (just_played rules g pl h Law Past) as (_ & _ & T).
  unfold ssk. rewrite Back, Past. apply existsb_exists. exists (before pl, player pl). split.
  - right. left. reflexivity.
  - unfold entry_eqb. simpl. rewrite T, opponent_opponent, position_eqb_refl.
    apply color_eqb_eq. reflexivity.
Qed.

Print Assumptions basic_ko_refuses_to_take_back.
Print Assumptions list_refuses_to_take_back.
Print Assumptions psk_refuses_to_take_back.
Print Assumptions ssk_refuses_to_take_back.
