(* The single hot stone bans exactly the play that would bring the position before back.

   The ban of hot=basic looks at one play: one stone removed by a stone that stands alone with one liberty
   (ING96-R5, G508; rules/hot_single.v). The old rule of ko looks at two: nobody may restore the position before
   the opponent's play. From a legal position, after a play that changes it, the two are one. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts variation two_plays.
From Hotstone.rules Require Import hot_single.

Section HotIsRecapture.
Context {B : board}.
Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.
Hypothesis all_breathe : legal pos.

Notation first := (play_at pos c p).

Lemma banned_shape : forall q, In q (single_hot_stone first) ->
  captured first = [q] /\ chain (after first) p = [p] /\ liberties (after first) p = [q].
Proof.
  intros q I. unfold single_hot_stone in I. change (point first) with p in I.
  destruct (captured first) as [|x [|y l]]; try (destruct I; fail).
  destruct (chain (after first) p) as [|s [|t m]] eqn:Ch; try (destruct I; fail).
  destruct (liberties (after first) p) as [|v [|w n]] eqn:Li; try (destruct I; fail).
  destruct (Nat.eqb_spec v x) as [->|N]; [|destruct I]. destruct I as [->|[]].
  split; [reflexivity|]. split; [|reflexivity].
  assert (H : In p (chain (after first) p)) by (apply chain_iff; [exact on_board | apply joined_here]).
  rewrite Ch in H. destruct H as [->|[]]. reflexivity.
Qed.

Theorem hot_stone_is_recapture : changes_position first = true -> forall q,
  In q (single_hot_stone first) <->
  q < points /\ cell_at (after first) q = None /\ after (play_at (after first) (opponent c) q) = pos.
Proof.
  intros Change q. split.
  - intros I. destruct (banned_shape q I) as (Cap & Alone & Lib).
    assert (Iq : In q (captured first)) by (rewrite Cap; left; reflexivity).
    assert (Cq := captured_before pos c p formed on_board q Iq). assert (Hq := stone_on_board _ _ _ formed Cq).
    assert (Eq := after_captured pos c p q Iq).
    assert (Nqp : q <> p) by (intros ->; congruence).
    split; [exact Hq|]. split; [exact Eq|].
    assert (Wa : well_formed (after first)) by apply after_formed.
    assert (Ne : captured first <> []) by (rewrite Cap; discriminate).
    assert (Stays : cell_at (after first) p = Some c) by (apply played_stone_stays; assumption).
    assert (None_lost : self_removed first = []).
    { destruct (captures_or_not pos c p) as [(K & _)|(_ & K & _)]; [congruence | exact K]. }
    assert (Same : forall r, r <> p -> r <> q -> cell_at (after first) r = cell_at pos r).
    { intros r Np Nq. rewrite after_kept; [apply placed_there; assumption| |rewrite None_lost; intros []].
      rewrite Cap. intros [E|[]]. congruence. }
    set (mid := after first) in *. set (second := play_at mid (opponent c) q).
    assert (PlacedP : cell_at (put mid q (opponent c)) p = Some c) by (apply placed_stone; assumption).
    (* The stone p is taken. *)
    assert (AloneP : forall r, joined (put mid q (opponent c)) p r -> r = p).
    { intros r J. assert (Jm : joined mid p r).
      { induction J as [|s r J IH A E]; [apply joined_here|]. apply joined_on with s; [exact IH | exact A|].
        assert (Cs : cell_at (put mid q (opponent c)) s = Some c) by (rewrite (joined_cell _ _ _ J); exact PlacedP).
        assert (Ns : s <> q).
        { intros ->. rewrite placed_here in Cs by exact Hq. injection Cs as Cs. apply opponent_differs in Cs.
          exact Cs. }
        assert (Nr : r <> q).
        { intros ->. rewrite E, placed_here in Cs by exact Hq. injection Cs as Cs.
          apply opponent_differs in Cs. exact Cs. }
        rewrite !placed_there in E by assumption. exact E. }
      apply chain_iff in Jm; [|exact on_board]. rewrite Alone in Jm. destruct Jm as [->|[]]. reflexivity. }
    assert (Adj : adjacent p q = true).
    { assert (L : In q (liberties mid p)) by (rewrite Lib; left; reflexivity).
      apply liberties_iff in L as (_ & s & J & A); [|exact on_board].
      apply chain_iff in J; [|exact on_board]. rewrite Alone in J. destruct J as [->|[]]. exact A. }
    assert (TakenP : In p (captured second)).
    { apply captured_iff. rewrite opponent_opponent. split; [exact PlacedP|]. split.
      - intros (s & l & J & A & E). apply AloneP in J. subst s.
        assert (El : cell_at mid l = None) by (apply placed_empty with (c := opponent c) (p := q); assumption).
        assert (L : In l (liberties mid p)).
        { apply liberties_iff; [exact on_board|]. split; [exact El|]. exists p. split; [apply joined_here | exact A]. }
        rewrite Lib in L. destruct L as [<-|[]]. rewrite placed_here in E by exact Hq. discriminate.
      - exists p. split; [apply joined_here | rewrite adjacent_sym; exact Adj]. }
    (* Nothing else is. *)
    assert (Only : forall r, In r (captured second) -> r = p).
    { intros r Ir. destruct (Nat.eq_dec r p) as [|Nrp]; [assumption|]. exfalso.
      assert (Cr : cell_at mid r = Some c).
      { apply captured_before in Ir; try assumption. rewrite opponent_opponent in Ir. exact Ir. }
      assert (Nrq : r <> q) by (intros ->; congruence).
      apply captured_iff in Ir as (_ & Br & _). apply Br.
      rewrite Same in Cr by assumption. destruct (all_breathe r c Cr) as (s & l & J & A & El).
      assert (Js : forall t, joined pos r t -> cell_at pos t = Some c /\ joined mid r t /\ t <> p).
      { intros t Jt. induction Jt as [|u t Ju IH At Et].
        - split; [exact Cr|]. split; [apply joined_here | exact Nrp].
        - destruct IH as (Cu & Jm & Nu). assert (Ct : cell_at pos t = Some c) by congruence.
          assert (Nt : t <> p) by (intros ->; congruence). split; [exact Ct|]. split; [|exact Nt].
          assert (Nuq : u <> q) by (intros ->; rewrite Cq in Cu; injection Cu as Cu;
            apply opponent_differs in Cu; exact Cu).
          assert (Ntq : t <> q) by (intros ->; rewrite Cq in Ct; injection Ct as Ct;
            apply opponent_differs in Ct; exact Ct).
          apply joined_on with u; [exact Jm | exact At|]. rewrite !Same by assumption. congruence. }
      destruct (Js s J) as (Cs & Jm & Ns).
      assert (Nlp : l <> p).
      { intros ->. assert (Jp : joined mid p r).
        { apply joined_sym. apply joined_on with s; [exact Jm | exact A|].
          rewrite Same by (try assumption; intros ->; rewrite Cq in Cs; injection Cs as Cs;
            apply opponent_differs in Cs; exact Cs). congruence. }
        apply chain_iff in Jp; [|exact on_board]. rewrite Alone in Jp. destruct Jp as [E|[]]. congruence. }
      assert (Nlq : l <> q) by (intros ->; congruence).
      assert (Cmr : cell_at mid r = Some c) by (rewrite Same; assumption).
      exists s, l. split; [eapply joined_placed; eassumption|]. split; [exact A|].
      rewrite placed_there by assumption. rewrite Same; assumption. }
    assert (NoSelf : self_removed second = []).
    { destruct (captures_or_not mid (opponent c) q) as [(K & _)|(_ & K & _)]; [|exact K].
      fold second in K. rewrite K in TakenP. destruct TakenP. }
    apply position_ext; [apply after_formed | exact formed|]. intros r _. unfold second.
    destruct (Nat.eq_dec r p) as [->|Np]; [rewrite after_captured by exact TakenP; congruence|].
    rewrite after_kept; [| intro K; apply Np; apply Only; exact K | fold second; rewrite NoSelf; intros []].
    destruct (Nat.eq_dec r q) as [->|Nq]; [rewrite placed_here by exact Hq; congruence|].
    rewrite placed_there by assumption. apply Same; assumption.
  - intros (Hq & Eq & Back).
    destruct (two_plays_that_return_are_a_ko pos c p q formed on_board empty Hq Eq Back Change)
      as (Cap & _ & _ & _ & _ & _ & Ch & Li).
    unfold single_hot_stone. change (point first) with p. rewrite Cap, Ch, Li, Nat.eqb_refl. left. reflexivity.
Qed.

End HotIsRecapture.

Print Assumptions hot_stone_is_recapture.
