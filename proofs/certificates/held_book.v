(* How the owner goes on from a held board, as a robust book.

   Where the board is settled he plays as in settled_leaves.v. Where it is held (held_board.v) he adds a stone in a region with
   an inside, if there is room for one, or else plays at an inside; and where a stone of his rests (resting_stone.v) he plays
   beside it. Each play lowers the number of points that are not his, and an answer leaves it as it is: so that is the rank, above
   those of settled boards.

   After an answer some of these plays are open (`held_is_open`), whatever kinds of hot stones are in force but `any-ko-stone`. What
   touches a living stone of his is never banned (settled_hot.v), so he can add a stone, and play beside the one that rests; and if
   there is no room for one, no inside is banned (`inside_is_open`). `any-ko-stone` may ban an inside: a ko of the opponent may have
   its mouth there, if the other stones around have their last liberty there too.

   `held_is_done`: all of this is what done_book.v asks of boards where the owner is done. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts legality hot_is_recapture.
From Hotstone.rules Require Import situation hot_single hot_kinds.
From Hotstone.certificates Require Import quick robust_list settled settled_board settled_hot settled_leaves held_board
  resting_stone carried_known done_book.

Section HeldBook.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z).
Hypothesis all_are_enough : (at_least <= Z.of_nat points)%Z.
Hypothesis no_ko_stones : ~ In any_ko_stone (kinds_met every with_ko).

Notation o := (opponent x).
Notation own pos p := (cell_at pos p = Some x).
Notation near := neighbour_table.

Definition adding_plays (pos : position) : list nat :=
  filter (fun p => is_empty pos p && existsb (fun s => adjacent p s && holds pos x s) all_points &&
                   existsb (fun i => is_inside x near pos i && mem p (chain (bare x pos) i)) all_points) all_points.

Definition filling_plays (pos : position) : list nat := filter (is_inside x near pos) all_points.

Definition held_plays (pos : position) : list nat :=
  match adding_plays pos with [] => filling_plays pos | _ :: _ => adding_plays pos end.

Definition held_rank (pos : position) : nat := S above_settled + still_open x pos.

Definition held_answer (pos : position) : option answer :=
  if held_now x pos then plays_with_rank (held_rank pos) (held_plays pos)
  else match find (rests_now x pos) all_points with
       | Some i => plays_with_rank (held_rank pos) (filter (fun p => adjacent i p && is_empty pos p) all_points)
       | None => None
       end.

Definition held_book : book := over_base (base (settled_ending x)) held_answer.

Definition above_held : nat := S (S above_settled + points).

Definition held_ending : ending := {| is_done := holds_board x near; done_now := held_now x; done := held x; base := held_book;
  above_base := above_held |}.

Instance settled_here : done_right every with_ko x at_least (settled_ending x).
Proof. apply settled_is_done. exact all_are_enough. Qed.

Lemma adding_iff : forall pos p, In p (adding_plays pos) <-> adds x pos p.
Proof.
  intros pos p. unfold adding_plays, adds. rewrite filter_In, in_all_points, !andb_true_iff, is_empty_iff, !existsb_exists. split.
  - intros (Hp & (E & s & _ & S) & i & Hi & I). apply andb_true_iff in S as (A & S). apply andb_true_iff in I as (I & J).
    apply in_all_points in Hi. apply holds_iff in S. apply is_inside_iff in I; [|exact Hi]. apply mem_In, chain_iff in J;
      [|exact Hi].
    split; [exact Hp|]. split; [exact E|]. split; [exists s; auto | exists i; auto].
  - intros (Hp & E & (s & S & A) & i & I & J). assert (Hi := proj1 I). split; [exact Hp|]. split; [split; [exact E|]|].
    + exists s. split; [apply in_all_points; exact (adjacent_right_on_board _ _ A)|]. rewrite A. apply holds_iff. exact S.
    + exists i. split; [apply in_all_points; exact Hi|]. rewrite (proj2 (is_inside_iff x pos i Hi) I). simpl.
      apply mem_In, chain_iff; assumption.
Qed.

Lemma filling_iff : forall pos i, In i (filling_plays pos) <-> inside x pos i.
Proof.
  intros pos i. unfold filling_plays. rewrite filter_In, in_all_points. split.
  - intros (Hi & I). apply is_inside_iff in I; assumption.
  - intro I. split; [apply I|]. apply is_inside_iff; [apply I | exact I].
Qed.

(* What is said of a position. *)
Lemma book_cases : forall pos a, held_book pos = Some a -> well_formed pos /\ legal pos /\
  ((settles x pos /\ a = settled_answer x pos) \/
   (~ settles x pos /\ held x pos /\ plays_with_rank (held_rank pos) (held_plays pos) = Some a) \/
   exists i, rests x pos i /\
     plays_with_rank (held_rank pos) (filter (fun p => adjacent i p && is_empty pos p) all_points) = Some a).
Proof.
  intros pos a H. unfold held_book, over_base in H. destruct (base (settled_ending x) pos) as [b|] eqn:S.
  { assert (E : b = a) by (destruct (_ && _); congruence). subst b. apply settled_cases in S as (W & L & S). auto. }
  destruct ((length pos =? points) && is_legal pos) eqn:F; [|discriminate].
  apply formed_legal_iff in F as (W & L).
  split; [exact W|]. split; [exact L|]. right.
  assert (N : ~ settles x pos) by (intro D; cbn in S; rewrite settled_said in S by assumption; discriminate).
  unfold held_answer in H. destruct (held_now x pos) eqn:Now.
  - left. split; [exact N|]. split; [apply held_now_iff; assumption | exact H].
  - right. destruct (find (rests_now x pos) all_points) as [i|] eqn:R; [|discriminate]. apply find_some in R as (I & R).
    apply in_all_points in I. exists i. split; [apply rests_now_iff; assumption | exact H].
Qed.

Lemma not_settled_has_inside : forall pos, held x pos -> ~ settles x pos -> exists i, inside x pos i.
Proof.
  intros pos (Live & _) N. destruct (existsb (is_inside x near pos) all_points) eqn:E.
  - apply existsb_exists in E as (i & Hi & I). apply in_all_points in Hi. exists i. apply is_inside_iff; assumption.
  - exfalso. apply N. split; [|exact Live]. intros q Hq Nq. destruct (inside_or_touches x pos q Hq Nq) as [I|T]; [|exact T].
    exfalso. apply not_true_iff_false in E. apply E. apply existsb_exists. exists q.
    split; [apply in_all_points; exact Hq | apply is_inside_iff; assumption].
Qed.

(* Held boards, and those with a resting stone. *)
Definition goes_on (pos : position) : Prop := held x pos \/ exists i, rests x pos i.

Lemma goes_on_said : forall pos, well_formed pos -> legal pos -> goes_on pos ->
  exists a, held_book pos = Some a /\ rank a <= held_rank pos.
Proof.
  intros pos W L H. destruct (base (settled_ending x) pos) as [a|] eqn:S.
  { exists a. split; [apply (base_is_said (settled_ending x)); exact S|]. apply settled_cases in S as (_ & _ & _ & ->).
    assert (R := settled_rank_at_most x pos). unfold held_rank. lia. }
  assert (N : ~ settles x pos) by (intro D; cbn in S; rewrite settled_said in S by assumption; discriminate).
  unfold held_book. rewrite (said_where_legal (settled_ending x)) by assumption.
  unfold held_answer. destruct (held_now x pos) eqn:Now.
  - apply held_now_iff in Now; [|exact W]. destruct (not_settled_has_inside pos Now N) as (i & I).
    assert (Some_play : exists k, In k (held_plays pos)).
    { unfold held_plays. destruct (adding_plays pos) as [|k l]; [exists i; apply filling_iff; exact I | exists k; left;
      reflexivity]. }
    destruct Some_play as (k & Ik). destruct (with_rank_some (held_rank pos) _ k Ik) as (a & A). rewrite A. exists a.
    split; [reflexivity|]. destruct (with_rank _ _ _ A) as (-> & _). lia.
  - destruct H as [H|(i & R)]; [apply held_now_iff in H; congruence|].
    assert (Hi : i < points) by (apply (proj1 (proj2 (proj2 (proj1 R))))).
    destruct (find (rests_now x pos) all_points) as [j|] eqn:F.
    + apply find_some in F as (J & F). apply in_all_points in J. apply rests_now_iff in F; [|assumption..].
      destruct (rest_has_room x pos j W (proj1 F) F) as (p & A & E).
      assert (Ip : In p (filter (fun p => adjacent j p && is_empty pos p) all_points)).
      { apply filter_In. split; [apply in_all_points; exact (adjacent_right_on_board _ _ A)|]. rewrite A. apply is_empty_iff.
      exact E. }
      destruct (with_rank_some (held_rank pos) _ p Ip) as (a & B'). rewrite B'. exists a. split; [reflexivity|].
      destruct (with_rank _ _ _ B') as (-> & _). lia.
    + assert (D := find_none _ _ F i (proj2 (in_all_points i) Hi)). rewrite (proj2 (rests_now_iff x pos i W Hi) R) in D.
    discriminate.
Qed.

(* What an own play leads to: a held board, or a stone that rests alone. *)
Definition left_behind (pos : position) : Prop := held x pos \/ exists i, rests_alone x pos i.

Lemma left_goes_on : forall pos, left_behind pos -> goes_on pos.
Proof. intros pos [H|(i & R)]; [left; exact H | right; exists i; apply rests_if_alone; exact R]. Qed.

Lemma answer_to_left : forall pos k, well_formed pos -> legal pos -> left_behind pos -> k < points -> cell_at pos k = None ->
  captured (play_at pos o k) = [] /\ still_open x (after (play_at pos o k)) = still_open x pos /\ goes_on (after (play_at pos o k)).
Proof.
  intros pos k W L [H|(i & R & None_there)] Hk E.
  - destruct (nothing_living_is_taken x pos W L k Hk E (proj1 H)) as (T & Same). split; [exact T|].
    split; [apply same_still_open; exact Same | left; apply (held_same x pos); assumption].
  - destruct (answer_to_rest x pos i W L R k None_there Hk E) as (T & Same & R'). split; [exact T|].
    split; [apply same_still_open; exact Same | right; exists i; exact R'].
Qed.

Notation below := (below held_book).
Notation opens := (opens held_book).
Notation kinds := (kinds_met every with_ko).

Lemma no_room_left : forall pos, adding_plays pos = [] -> forall p, ~ adds x pos p.
Proof. intros pos E p A. apply adding_iff in A. rewrite E in A. destruct A. Qed.

(* After an answer, that may have made stones hot. *)

Section Hot.
Variables (pos : position) (k : nat).
Hypothesis formed : well_formed pos.
Hypothesis all_breathe : legal pos.
Hypothesis on_board : k < points.
Hypothesis empty : cell_at pos k = None.

Notation result := (play_at pos o k).

(* Of what a single hot stone bans not all that is around is the opponent's. *)
Lemma banned_has_room : forall b, held x (after result) -> In b (single_hot_stone result) -> exists p, adds x (after result) p.
Proof.
  intros b H Hot. destruct (banned_shape pos o k on_board b Hot) as (Cap & Alone & _).
  assert (I : inside x (after result) b).
  { assert (Ib : In b (captured result)) by (rewrite Cap; left; reflexivity). split; [apply filter_In in Ib as (Ib & _);
    apply in_all_points; exact Ib|]. split; [rewrite after_captured by exact Ib; discriminate|].
    intros s A. apply (taken_touch_none x pos k b); assumption. }
  destruct (adding_plays (after result)) as [|p l] eqn:Add; [exfalso | exists p; apply adding_iff; rewrite Add; left; reflexivity].
  assert (N := no_room_left _ Add). assert (La : legal (after result)) by (apply legality_is_kept; assumption).
  assert (Full := region_is_full x (after result) b H I N). destruct I as (Hb & Nb & Out).
  assert (I : inside x (after result) b) by (split; auto).
  assert (Ib : In b (captured result)) by (rewrite Cap; left; reflexivity).
  assert (Cb := captured_before pos o k formed on_board b Ib). rewrite opponent_opponent in Cb.
  assert (Keeps : self_removed result = []).
  { destruct (captures_or_not pos o k) as [(F & _)|(_ & F & _)]; [rewrite F in Ib; destruct Ib | exact F]. }
  destruct (proj2 H b I) as ((s & t & Nst & As & At) & _).
  assert (Other : exists y, adjacent b y = true /\ y <> k).
  { destruct (Nat.eq_dec s k) as [->|Ns]; [exists t | exists s]; split; auto. }
  destruct Other as (y & A & Ny).
  assert (Jy : joined (bare x (after result)) b y) by (apply region_step with b;
    [exact Nb | apply joined_here | exact A | exact (Out y A)]).
  assert (Cy : cell_at (after result) y = Some o).
  { apply Full; [exact Jy|]. intros ->. rewrite adjacent_irreflexive in A. discriminate. }
  assert (Before : forall q, q <> k -> cell_at (after result) q = Some o -> cell_at pos q = Some o).
  { intros q Nq C. apply after_stone in C as (_ & _ & C). rewrite cell_at_put_other in C; assumption. }
  assert (After : forall q, cell_at pos q = Some o -> cell_at (after result) q = Some o).
  { intros q C. assert (Nq : q <> k) by (intros ->; congruence). rewrite after_kept; [rewrite cell_at_put_other;
    assumption | | rewrite Keeps; intros []].
    rewrite Cap. intros [<-|[]]. rewrite Cb in C. injection C as C. destruct (opponent_differs x). auto. }
  destruct (all_breathe y o (Before y Ny Cy)) as (z & l & J & Al & El).
  assert (Jz : joined (after result) y z).
  { clear Al. induction J as [|u v J IH Au Eu]; [apply joined_here|]. apply joined_on with u; [exact IH | exact Au|].
    assert (Cu : cell_at pos u = Some o) by (rewrite (joined_cell _ _ _ J); apply Before; assumption).
    rewrite (After u Cu), (After v) by congruence. reflexivity. }
  assert (Cz : cell_at (after result) z = Some o) by (rewrite (joined_cell _ _ _ Jz); exact Cy).
  destruct (Nat.eq_dec l k) as [->|Nl].
  - (* The liberty was filled: then the hot stone is not alone. *)
    assert (Ck : cell_at (after result) k = Some o).
    { rewrite after_kept; [apply cell_at_put_same; exact on_board | | rewrite Keeps; intros []]. rewrite Cap. intros [<-|[]].
    congruence. }
    assert (M : In z (chain (after result) k)).
    { apply chain_iff; [exact on_board|]. apply joined_step; [rewrite adjacent_sym; exact Al | congruence]. }
    rewrite Alone in M. destruct M as [<-|[]]. rewrite adjacent_irreflexive in Al. discriminate.
  - assert (Empty : cell_at (after result) l = None).
    { destruct (cell_at (after result) l) as [c|] eqn:C; [|reflexivity]. apply after_stone in C as (_ & _ & C).
      rewrite cell_at_put_other in C by assumption. congruence. }
    assert (F : cell_at (after result) l = Some o); [|congruence]. apply Full.
    + apply region_step with z; [exact Nb | | exact Al | congruence]. apply region_has_chain with y; assumption.
    + intros ->. congruence.
Qed.

(* If there is no room, nothing bans an inside. Both points beside it would be empty after a play there; and of what was taken all
   would be at the inside itself. *)
Lemma inside_is_open : forall i, held x (after result) -> inside x (after result) i -> adding_plays (after result) = [] ->
  ~ In i (hot_stones_of kinds result).
Proof.
  intros i H I Full J. assert (N := no_room_left _ Full). assert (Wa := after_formed pos o k).
  assert (La := legality_is_kept pos o k formed on_board empty all_breathe).
  assert (None_hot : forall b, ~ In b (single_hot_stone result)).
  { intros b Hot. destruct (banned_has_room b H Hot) as (p & A). exact (N p A). }
  apply ban_cases in J as [J|[(R & T)|(_ & [J|J])]]; [exact (None_hot i J) | | exact (no_ko_stones J)|].
  2: { destruct (single_hot_stone result) as [|b l]; [apply J; reflexivity|]. apply (None_hot b). left. reflexivity. }
  destruct (pair_shape _ i R) as (_ & Li & _). assert (Ni := proj1 (proj2 I)). destruct T as [T|Two_taken].
  - destruct (fill_takes_all x (after result) i Wa La H I N) as (_ & Gone & Own).
    destruct (proj2 H i I) as ((s & t & Nst & As & At) & _). unfold removed_in_turn in T.
    change (player result) with o in T. rewrite opponent_opponent in T. set (Q := after (play_at (after result) x i)) in *.
    assert (L : forall y, adjacent i y = true -> In y (liberties Q i)).
    { intros y A. apply liberties_iff; [apply I|]. split; [|exists i; split; [apply joined_here | exact A]].
      apply Gone; [|intros ->; rewrite adjacent_irreflexive in A; discriminate].
      apply region_step with i; [exact Ni | apply joined_here | exact A | exact (proj2 (proj2 I) y A)]. }
    apply L in As, At. destruct (liberties Q i) as [|u [|]]; try (apply T; reflexivity).
    destruct As as [->|[]], At as [->|[]]. apply Nst. reflexivity.
  - assert (Some_taken : captured result <> []) by (intro D; rewrite D in Two_taken; discriminate).
    assert (Ii := taken_at_liberty pos o k i formed on_board empty Some_taken Li).
    assert (One : forall c, In c (captured result) -> c = i).
    { intros c Ic. apply (proj2 H i I).
      - split; [apply filter_In in Ic as (Ic & _); apply in_all_points; exact Ic|].
        split; [rewrite after_captured by exact Ic; discriminate|]. intros s A. apply (taken_touch_none x pos k c); assumption.
      - assert (Ic' := Ic). apply captured_iff in Ic' as (_ & _ & r & Jr & A); try assumption.
        assert (Ir := captured_closed pos o k c r Ic Jr).
        assert (Er : r = i).
        { assert (L : In r (liberties (after result) k)).
          { apply liberties_iff; [exact on_board|]. split; [apply after_captured; exact Ir|]. exists k.
            split; [apply joined_here | exact A]. }
          change (liberties (after result) k = [i]) in Li. rewrite Li in L. destruct L as [->|[]]. reflexivity. }
        subst r. apply joined_sym in Jr. clear - Jr Ii Ni. induction Jr as [|s t Js IH A E]; [apply joined_here|].
        assert (It := captured_closed pos o k i t Ii (joined_on _ _ _ _ Js A E)).
        apply region_step with s; [exact Ni | exact IH | exact A | rewrite after_captured by exact It; discriminate]. }
    assert (D := captured_NoDup pos o k). destruct (captured result) as [|a [|b l]]; [apply Some_taken; reflexivity | |].
    + discriminate.
    + assert (Ea := One a (or_introl eq_refl)). assert (Eb := One b (or_intror (or_introl eq_refl))). subst a b.
      inversion D as [|? ? Out _]. apply Out. left. reflexivity.
Qed.

Lemma held_is_open : forall a, held_book (after result) = Some a -> opens (after result) (hot_stones_of kinds result).
Proof.
  intros a H. destruct (book_cases _ a H) as (W & L & Cases).
  assert (Open : forall p, In (play_on p) (replies a) -> ~ In p (hot_stones_of kinds result) ->
    opens (after result) (hot_stones_of kinds result)).
  { intros p I N. exists a, (play_on p). split; [exact H|]. split; [exact I|]. simpl. apply negb_true_iff, mem_not_In. exact N. }
  assert (Beside : forall p s, adjacent p s = true -> cell_at (after result) s = Some x -> lives x (after result) s ->
    ~ In p (hot_stones_of kinds result)).
  { intros p s A S Li. apply (beside_living_is_open x kinds pos k p s); assumption. }
  destruct Cases as [(S & ->)|[(N & He & P)|(i & R & P)]].
  - exists (settled_answer x (after result)), (first_reply (settled_answer x (after result))). split; [exact H|].
    split; [left; reflexivity|]. rewrite (nothing_is_hot x) by assumption. destruct (first_reply _); reflexivity.
  - destruct (with_rank _ _ _ P) as (_ & Replies). destruct (not_settled_has_inside _ He N) as (i & I).
    unfold held_plays in Replies. destruct (adding_plays (after result)) as [|p l] eqn:Add.
    + apply (Open i); [apply Replies; exists i; split; [apply filling_iff; exact I | reflexivity]|].
      exact (inside_is_open i He I Add).
    + apply (Open p); [apply Replies; exists p; split; [left; reflexivity | reflexivity]|].
      assert (A : adds x (after result) p) by (apply adding_iff; rewrite Add; left; reflexivity).
      destruct A as (_ & _ & (s & S & A) & _). apply (Beside p s A S). apply He. exact S.
  - destruct (with_rank _ _ _ P) as (_ & Replies). destruct (rest_has_room x _ i W (proj1 R) R) as (p & A & E).
    apply (Open p).
    + apply Replies. exists p. split; [|reflexivity]. apply filter_In. split; [apply in_all_points;
      exact (adjacent_right_on_board _ _ A)|].
      rewrite A. apply is_empty_iff. exact E.
    + destruct (joins_living x _ i W (proj1 R) p A) as (s & S & As & Li & _). exact (Beside p s As S Li).
Qed.

End Hot.

(* A play of the owner that keeps his stones and leaves such a board. *)
Lemma reply_is_right : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  self_removed (play_at pos x k) = [] -> left_behind (after (play_at pos x k)) ->
  right_reply every with_ko x at_least held_book pos (held_rank pos) (play_on k).
Proof.
  intros pos k W L Hk E Keeps Left. assert (Wa := after_formed pos x k). assert (La := legality_is_kept pos x k W Hk E L).
  assert (Own := own_after_own_play x pos k W Hk E Keeps).
  assert (Fewer : still_open x (after (play_at pos x k)) < still_open x pos).
  { apply (fewer_still_open x) with k; [intros q Q; apply Own; auto | exact Hk | congruence | apply Own; auto]. }
  assert (Lower : forall pos', well_formed pos' -> legal pos' -> goes_on pos' -> still_open x pos' < still_open x pos ->
    below (held_rank pos) pos').
  { intros pos' W' L' G F. destruct (goes_on_said pos' W' L' G) as (a & A & R). exists a. split; [exact A|].
    unfold held_rank in *. lia. }
  split; [exact Hk|]. split; [exact E|]. split; [exact Keeps|].
  split; [apply Lower; auto; apply left_goes_on; exact Left|]. split.
  - intros q (j & Hj & Ej & ->). right. destruct (answer_to_left _ j Wa La Left Hj Ej) as (_ & Same & G).
    apply Lower; [apply after_formed | apply legality_is_kept; assumption | exact G | lia].
  - intros _ j Hj Ej _. destruct (answer_to_left _ j Wa La Left Hj Ej) as (_ & _ & G).
    destruct (goes_on_said _ (after_formed _ o j) (legality_is_kept _ o j Wa Hj Ej La) G) as (a & A & _).
    exact (held_is_open _ j Wa La Hj Ej a A).
Qed.

Lemma held_book_is_robust : robust_book every with_ko x at_least held_book.
Proof.
  apply (over_base_is_robust every with_ko x at_least (settled_ending x)). intros pos a W L N H.
  assert (Said : held_book pos = Some a).
  { unfold held_book. rewrite (said_where_legal (settled_ending x)) by assumption. exact H. }
  destruct (book_cases pos a Said) as (_ & _ & [(S & ->)|[(_ & He & P)|(i & R & P)]]);
    [cbn in N; rewrite settled_said in N by assumption; discriminate | clear N..];
    (split; [|intros _; exact (plays_are_no_pass _ _ _ P)]).
  - destruct (with_rank _ _ _ P) as (Ra & Replies). intros m I. apply Replies in I as (k & I & ->). rewrite Ra.
    unfold held_plays in I. destruct (adding_plays pos) as [|p l] eqn:Add.
    + apply filling_iff in I. assert (N := no_room_left pos Add). assert (E := inside_is_empty x pos k L He I N).
      apply reply_is_right; try assumption; [apply I | apply (fill_takes_all x pos k W L He I N)|].
      right. exists k. apply fill_rests; assumption.
    + rewrite <- Add in I. apply adding_iff in I. destruct (add_is_held x pos k W L He I) as (Keeps & He').
      destruct I as (Hk & E & _). apply reply_is_right; try assumption. left. exact He'.
  - destruct (with_rank _ _ _ P) as (Ra & Replies). intros m I. apply Replies in I as (k & I & ->). rewrite Ra.
    apply filter_In in I as (Hk & I). apply in_all_points in Hk. apply andb_true_iff in I as (A & E). apply is_empty_iff in E.
    destruct (join_is_held x pos i W L (proj1 R) k A E) as (Keeps & He). apply reply_is_right; try assumption. left. exact He.
Qed.

Lemma held_rank_at_most : forall pos a, held_book pos = Some a -> rank a < above_held.
Proof.
  intros pos a H. assert (M := still_open_at_most x pos). unfold above_held.
  destruct (book_cases pos a H) as (_ & _ & [(_ & ->)|[(_ & _ & P)|(i & _ & P)]]);
    [assert (R := settled_rank_at_most x pos); lia | |]; destruct (with_rank _ _ _ P) as (-> & _); unfold held_rank; lia.
Qed.

Theorem held_is_done : done_right every with_ko x at_least held_ending.
Proof.
  constructor; cbn [is_done done_now done base above_base held_ending].
  - apply holds_board_iff.
  - apply held_now_iff.
  - intros m Same. apply held_is_carried. exact Same.
  - apply held_same.
  - intros pos H. apply H.
  - intros pos W L H. destruct (goes_on_said pos W L (or_introl H)) as (a & A & _). eauto.
  - exact held_rank_at_most.
  - exact held_book_is_robust.
  - intros pos k a W L Hk E A. exact (held_is_open pos k W L Hk E a A).
Qed.

End HeldBook.

Print Assumptions held_is_done.
