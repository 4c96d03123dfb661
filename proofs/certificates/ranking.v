(* A checker of rankings, with the theorem that it is right.

   A ranking gives a number to situations; every legal move from one of them leads to the end of the game or to
   one with a lower number (docs/reference/certificates.md). So a game from a start with rank r has at most r + 1 plies,
   and none goes on for ever. *)
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.endless Require Import walks.
From Hotstone.certificates Require Import listing forcing.

(* Where a game has ended there is no rank. *)
Definition rank_falls (mover : color) (here : option nat) (behind : list (option nat)) : bool :=
  match here with
  | None => false
  | Some r => forallb (fun b => match b with None => true | Some q => q <? r end) behind
  end.

Section Ranking.
Context {B : board}.
Variable rules : rule_set.

Definition check_ranking (pages : list (page (option nat))) : bool :=
  negb (resume_dispute rules) && (handicap rules =? 0) &&
  check_listing rules (option nat) (fun _ _ => None) rank_falls pages.

Definition rank_in (pages : list (page (option nat))) (s : situation) : option nat :=
  match says (option nat) pages s with Some (Some r) => Some r | _ => None end.

Theorem accepted_ranking : forall pages, check_ranking pages = true ->
  forall setup first r, rank_in pages (start_situation rules setup first) = Some r ->
  (forall g, leads_to rules no_cycle_rule (start_of rules setup first) g -> length (past g) <= r + 1) /\
  (forall games, games 0 = start_of rules setup first -> ~ endless rules no_cycle_rule games).
Proof.
  intros pages A setup first r H. unfold check_ranking in A. apply andb_true_iff in A as (A' & A).
  apply andb_true_iff in A' as (no_dispute & no_handicap). apply negb_true_iff in no_dispute.
  apply Nat.eqb_eq in no_handicap.
  assert (Bound : forall g, leads_to rules no_cycle_rule (start_of rules setup first) g ->
    handicap_owed (now g) = 0 /\
    ((is_finished rules (now g) = true /\ length (past g) <= r + 1) \/
     exists q, says (option nat) pages (now g) = Some (Some q) /\ length (past g) + q <= r)).
  { intros g P. induction P as [|g m P (Owed & IH) Lm].
    - split; [exact no_handicap|]. right. exists r. split; [|simpl; lia].
      unfold rank_in in H. simpl. destruct (says (option nat) pages (start_situation rules setup first)) as [[q|]|];
        congruence.
    - assert (J : judge rules (now g) m = None) by (apply legal_is_judged; exact Lm).
      assert (F := judged_unfinished rules (now g) m J).
      destruct IH as [(G & _)|(q & S & L)]; [congruence|].
      destruct (listing_is_closed rules (option nat) (fun _ _ => None) rank_falls pages A (now g) (Some q) Owed S)
        as (_ & _ & _ & _ & behind & Moves & Values & Falls).
      apply Moves in J. apply in_map_iff in J as ((k & b) & E & I). simpl in E. subst k.
      assert (V := Values m b I). simpl in Falls. rewrite forallb_forall in Falls.
      assert (T := Falls b (in_map snd behind (m, b) I)).
      rewrite (now_is_after rules no_dispute g m).
      assert (Plies : length (past (next rules g m)) = Datatypes.S (length (past g))) by reflexivity.
      split.
      + apply none_owed_after. exact Owed.
      + unfold value_behind in V. destruct (is_finished rules (after_move rules (now g) m)) eqn:G.
        * left. split; [reflexivity | lia].
        * right. destruct b as [q'|].
          -- exists q'. split; [exact V|]. apply Nat.ltb_lt in T. lia.
          -- exfalso.
             assert (Owed' := none_owed_after rules (now g) m Owed).
             destruct (listing_is_closed rules (option nat) (fun _ _ => None) rank_falls pages A
                         (after_move rules (now g) m) None Owed' V) as (_ & _ & _ & _ & ? & _ & _ & D).
             discriminate. }
  assert (Plies : forall g, leads_to rules no_cycle_rule (start_of rules setup first) g -> length (past g) <= r + 1).
  { intros g P. destruct (Bound g P) as (_ & [(_ & L)|(q & _ & L)]); lia. }
  split; [exact Plies|]. intros games Z Endless.
  assert (P : forall n, leads_to rules no_cycle_rule (start_of rules setup first) (games n) /\ length (past (games n)) = n).
  { induction n as [|n (IH1 & IH2)].
    - rewrite Z. split; [apply no_move | reflexivity].
    - destruct (Endless n) as (m & Hm & E). rewrite E. split; [apply one_more; assumption|].
      unfold next. simpl. rewrite IH2. reflexivity. }
  destruct (P (r + 2)) as (Q & E). specialize (Plies _ Q). lia.
Qed.

End Ranking.

Print Assumptions accepted_ranking.
