(* Two plays that return are a ko.

   If the two players play one after the other, the first play changes the position and after the second it
   is the one before, then each has taken exactly one stone, the other's, which stood alone with one liberty,
   the point where it was taken. That is a ko pair (ING96-R5 "Ko", G508), and nothing else is. No legality is
   needed. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts variation step_tells_play.

Section TwoPlays.
Context {B : board}.

(* A stone that is taken alone stood alone, and its one liberty was the point where it was taken. *)
Lemma lone_capture : forall pos c p q, well_formed pos -> p < points -> cell_at pos p = None ->
  captured (play_at pos c p) = [q] -> chain pos q = [q] /\ liberties pos q = [p].
Proof.
  intros pos c p q W Hp E K.
  assert (I : In q (captured (play_at pos c p))) by (rewrite K; left; reflexivity).
  assert (C := captured_before pos c p W Hp q I). assert (Hq := stone_on_board _ _ _ W C).
  assert (Alone : forall r, joined pos q r -> r = q).
  { intros r J. assert (H : In r (captured (play_at pos c p))).
    { eapply captured_closed; try eassumption. eapply joined_placed; eassumption. }
    rewrite K in H. destruct H as [->|[]]. reflexivity. }
  split.
  - apply only_member; [apply chain_NoDup|]. intro x. rewrite chain_iff by exact Hq. split.
    + apply Alone.
    + intros ->. apply joined_here.
  - apply only_member; [apply liberties_NoDup|]. intro l. rewrite liberties_iff by exact Hq.
    apply captured_iff in I as (_ & Br & r & J & A); try assumption.
    assert (r = q) as ->.
    { assert (H : In r (captured (play_at pos c p))).
      { eapply captured_closed; try eassumption. rewrite K. left. reflexivity. }
      rewrite K in H. destruct H as [->|[]]. reflexivity. }
    split.
    + intros (El & s & Js & As). apply Alone in Js. subst s.
      destruct (Nat.eq_dec l p) as [|N]; [assumption|]. exfalso. apply Br.
      exists q, l. split; [apply joined_here|]. split; [exact As|]. rewrite placed_there; assumption.
    + intros ->. split; [exact E|]. exists q. split; [apply joined_here | rewrite adjacent_sym; exact A].
Qed.

Theorem two_plays_that_return_are_a_ko : forall pos c p q,
  let first := play_at pos c p in
  let second := play_at (after first) (opponent c) q in
  well_formed pos -> p < points -> cell_at pos p = None -> q < points -> cell_at (after first) q = None ->
  after second = pos -> changes_position first = true ->
  captured first = [q] /\ captured second = [p] /\ self_removed first = [] /\ self_removed second = [] /\
  chain pos q = [q] /\ liberties pos q = [p] /\
  chain (after first) p = [p] /\ liberties (after first) p = [q].
Proof.
  intros pos c p q first second W Hp Ep Hq Eq Back Change.
  assert (Wf : well_formed (after first)) by apply after_formed.
  (* The first play removes no own stone: the opponent could not put it back. *)
  assert (Stays : cell_at (after first) p = Some c).
  { destruct (played_or_removed pos c p W Hp Ep) as [S|I]; [exact S|]. exfalso.
    assert (F : changes_position first = false); [|congruence].
    apply unchanged_iff_lone; try assumption. intro r. split; [|intros ->; exact I]. intro J.
    destruct (Nat.eq_dec r p) as [|N]; [assumption|]. exfalso.
    assert (Cr := self_removed_color pos c p Hp r J). rewrite placed_there in Cr by assumption.
    assert (Gone := after_self_removed pos c p r J).
    assert (H : cell_at (after second) r = Some c) by (rewrite Back; exact Cr).
    apply only_stone_added in H as (_ & D); try assumption. symmetry in D. apply opponent_differs in D. exact
      D. }
  (* The second play takes the stone p. *)
  assert (Taken : In p (captured second)).
  { destruct (in_dec Nat.eq_dec p (captured second)) as [I|I]; [exact I|]. exfalso.
    assert (N : p <> q) by (intros ->; congruence).
    assert (H : cell_at (after second) p = Some c).
    { unfold second. rewrite after_kept; [rewrite placed_there; assumption | exact I|].
      intro J. apply self_removed_color in J; [|exact Hq]. rewrite placed_there in J by assumption.
      rewrite Stays in J. injection J as J. symmetry in J. apply opponent_differs in J. exact J. }
    rewrite Back in H. congruence. }
  assert (K2 : captured second <> []) by (intro K; rewrite K in Taken; destruct Taken).
  assert (Sq : cell_at pos q = Some (opponent c)).
  { rewrite <- Back. apply played_stone_stays; assumption. }
  assert (One : captured first = [q]).
  { apply only_member; [apply captured_NoDup|]. intro r. split.
    - intro I. assert (Cr := captured_before pos c p W Hp r I).
      assert (Gone := after_captured pos c p r I). rewrite <- Back in Cr.
      apply only_stone_added in Cr as (-> & _); auto.
    - intros ->. destruct (in_dec Nat.eq_dec q (captured first)) as [I|I]; [exact I|]. exfalso.
      assert (N : q <> p) by (intros ->; congruence).
      unfold first in Eq. rewrite after_kept in Eq; [|exact I|].
      + rewrite placed_there in Eq by assumption. congruence.
      + intro J. apply self_removed_color in J; [|exact Hp]. rewrite placed_there in J by assumption.
        rewrite Sq in J. injection J as J. apply opponent_differs in J. exact J. }
  assert (Two : captured second = [p]).
  { apply only_member; [apply captured_NoDup|]. intro r. split; [|intros ->; exact Taken].
    intro I. assert (Gone := after_captured _ _ _ _ I). fold second in Gone. rewrite Back in Gone.
    apply captured_before in I; try assumption. apply only_stone_added in I as (-> & _); auto. }
  assert (S1 : self_removed first = []).
  { destruct (captures_or_not pos c p) as [(K & _)|(_ & S & _)]; [|exact S]. fold first in K. congruence. }
  assert (S2 : self_removed second = []).
  { destruct (captures_or_not (after first) (opponent c) q) as [(K & _)|(_ & S & _)]; [|exact S].
    fold second in K. congruence. }
  destruct (lone_capture pos c p q W Hp Ep One) as (C1 & L1).
  destruct (lone_capture (after first) (opponent c) q p Wf Hq Eq Two) as (C2 & L2).
  repeat split; assumption.
Qed.

End TwoPlays.

Print Assumptions two_plays_that_return_are_a_ko.
