(* Every play ends under starter-first, where no own stones may be removed.

   A cycle is one cycle wherever it is entered, and binds its starter when it is completed for the first
   time. Let the game return to where a play was made. The cycle that this completes is a rotation of one
   that has bound its starter; the two have the same plays. If the starter has a play in it, that one is
   forbidden to him: the cycle bites (bans_grow.v). If he has none he only passes in it, and then it cannot
   close without self-removal (own_stones.v). *)
From Coq Require Import Permutation.
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import completed_cycles.
From Hotstone.endings Require Import counting first_return bans_grow own_stones.

Lemma letter_eqb_eq : forall a b, letter_eqb a b = true -> a = b.
Proof.
  intros (v & p) (w & q). unfold letter_eqb. simpl. rewrite andb_true_iff, entry_eqb_eq.
  intros (-> & E). destruct p as [p|], q as [q|]; try discriminate; [|reflexivity].
  apply Nat.eqb_eq in E. subst. reflexivity.
Qed.

Lemma word_eqb_eq : forall v w, word_eqb v w = true -> v = w.
Proof.
  induction v as [|a v IH]; intros [|b w] E; simpl in E; try discriminate; [reflexivity|].
  apply andb_true_iff in E as (E1 & E2). apply letter_eqb_eq in E1. apply IH in E2. congruence.
Qed.

Lemma same_cycle_permutes : forall c d, same_cycle c d = true -> Permutation (word_of c) (word_of d).
Proof.
  intros c d H. apply existsb_exists in H as (k & _ & E). apply word_eqb_eq in E. rewrite <- E.
  rewrite <- (firstn_skipn k (word_of c)) at 1. apply Permutation_app_comm.
Qed.

(* The first completion of a cycle, wherever it was entered then. *)
Lemma first_completion : forall n cycles c, length cycles <= n -> exists later d earlier,
  c :: cycles = later ++ d :: earlier /\ existsb (same_cycle d) earlier = false /\
  Permutation (word_of c) (word_of d).
Proof.
  induction n as [|n IH]; intros cycles c Len; destruct (existsb (same_cycle c) cycles) eqn:K.
  - destruct cycles; [discriminate | simpl in Len; lia].
  - exists [], c, cycles. auto.
  - apply existsb_exists in K as (d & I & E). apply in_split in I as (l1 & l2 & ->).
    destruct (IH l2 d) as (later & d' & earlier & Eq & F & Pe).
    { rewrite app_length in Len. simpl in Len. lia. }
    exists (c :: l1 ++ later), d', earlier. split; [|split; [exact F|]].
    + simpl. rewrite <- app_assoc, <- Eq. reflexivity.
    + eapply Permutation_trans; [apply same_cycle_permutes; exact E | exact Pe].
  - exists [], c, cycles. auto.
Qed.

(* The names of the plays show in the word. *)
Lemma name_in_word : forall v p h, In (v, p) (names_in h) <-> In (v, Some p) (map letter_of h).
Proof.
  intros v p h. rewrite in_names_in, in_map_iff. split.
  - intros (q & I & E). exists (played q). split; [|exact I]. 
    unfold name_of in E. injection E as <- <-. reflexivity.
  - intros ([q|pos c] & E & I); [|discriminate]. exists q. split; [exact I|].
    unfold letter_of in E. injection E as <- <-. reflexivity.
Qed.

Lemma names_of_same_word : forall c d n, Permutation (word_of c) (word_of d) ->
  In n (names_in (plies d)) -> In n (names_in (plies c)).
Proof.
  intros c d (v & p) Pe I. apply name_in_word. apply name_in_word in I.
  eapply Permutation_in; [apply Permutation_sym; exact Pe | exact I].
Qed.

Section StarterFirst.
Context {B : board}.
Variable rules : rule_set.
Hypothesis none : self_removal rules = no_self_removal.
Variables (which : starter_plays) (colour : cycle_colour).

Lemma starter_first_bites : each_return_bites rules which colour binds_first_starter.
Proof.
  intros a q b v earlier R E Law C. rewrite C. set (c := {| entered := v; plies := a ++ [played q] |}).
  destruct (first_completion (length earlier) earlier c (le_n _)) as (later & d & before_d & Eq & F & Pe).
  destruct (filter (by_player (starter_of d)) (names_in (plies d))) as [|n l] eqn:K.
  - exfalso. apply (one_player_cannot_return rules none (opponent (starter_of d)) a (played q) b v R Law E
    eq_refl).
    intros r I. destruct (color_cases (starter_of d) (player r)) as [Y|Y]; [|exact Y]. exfalso.
    assert (J : In (name_of r) (filter (by_player (starter_of d)) (names_in (plies d)))).
    { apply filter_In. split.
      - apply names_of_same_word with c; [apply Permutation_sym; exact Pe|]. apply in_names_in. exists r.
        auto.
      - unfold by_player. apply color_eqb_eq. exact Y. }
    rewrite K in J. destruct J.
  - assert (I : In n (filter (by_player (starter_of d)) (names_in (plies d)))) by (rewrite K; left;
    reflexivity).
    apply filter_In in I as (I & Y). unfold by_player in Y. apply color_eqb_eq in Y. exists n. split.
    + apply (names_of_same_word c d n Pe I).
    + rewrite Eq. apply forbidden_stays. apply bound_is_forbidden.
      * unfold binds_first_starter, binds_starter. rewrite F, (proj2 (color_eqb_eq _ _) Y). reflexivity.
      * assert (First : In n (firstn 1 (filter (by_player (snd (fst n))) (names_in (plies d))))) by
          (rewrite Y, K; left; reflexivity).
        destruct which as [| |started]; [exact I | exact First |]. unfold bound_plays.
        destruct (started d); [exact First | exact I].
Qed.

Theorem starter_first_ends :
  plies_at_most rules (starter_first which colour)
    (end_passes rules * (2 * L * (2 * P * L + 1) + 1) + handicap rules) /\
  every_play_ends rules (starter_first which colour).
Proof. apply plays_end, bites_end, starter_first_bites. Qed.

End StarterFirst.

Print Assumptions starter_first_ends.
