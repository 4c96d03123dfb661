(* Positions in which some points do not matter, and the plays of the owner there.

   As certify/solution/known_position.h, with its names. A *known position* says of each point: a stone of the owner, a stone
   of his opponent, empty, or *free*: a stone of the opponent or none. It stands for every legal position that is so. A play is
   made in all of them at once: what is known after it is worked out from what is known before (`own_play`), and each position
   after the play is one that this stands for (`own_play_is_known`), the owner loses no stone by it, and where it says that
   basic ko bars a point, that point is banned in each of them (`barred_is_banned`). The answers are in known_answers.v. *)
From Hotstone.board Require Import board board_facts reach chains play rectangles_connected.
From Hotstone.plays Require Import play_facts legality.
From Hotstone.rules Require Import hot_single.

Inductive known_cell := own | opp | known_empty | free.

Definition known_position := nat -> known_cell.

Definition is_own (k : known_position) (q : nat) : bool := match k q with own => true | _ => false end.
Definition is_opp (k : known_position) (q : nat) : bool := match k q with opp => true | _ => false end.
Definition is_known_empty (k : known_position) (q : nat) : bool := match k q with known_empty => true | _ => false end.
Definition is_free (k : known_position) (q : nat) : bool := match k q with free => true | _ => false end.

(* Where the opponent has a stone or may have one. *)
Definition may_be_opp (k : known_position) (q : nat) : bool := is_opp k q || is_free k q.

Definition but (p : nat) (what : nat -> bool) (q : nat) : bool := negb (q =? p) && what q.

(* What a known cell allows on a point. *)
Definition allows (owner : color) (k : known_cell) (x : cell) : Prop :=
  match k with
  | own => x = Some owner
  | opp => x = Some (opponent owner)
  | known_empty => x = None
  | free => x <> Some owner
  end.

Section Known.
Context {B : board}.

Definition stands_for (owner : color) (k : known_position) (pos : position) : Prop :=
  well_formed pos /\ legal pos /\ forall q, q < points -> allows owner (k q) (cell_at pos q).

Definition within (among : nat -> bool) (q r : nat) : bool := adjacent q r && among q && among r.

(* What is connected with a point, over these points alone; and whether something is beside that. *)
Definition linked (among : nat -> bool) (q : nat) : list nat := reach (within among) q.
Definition beside (among what : nat -> bool) (q : nat) : bool :=
  existsb (fun s => existsb (fun x => adjacent s x && what x) all_points) (linked among q).

Definition is_alone (among : nat -> bool) (p : nat) : bool := negb (existsb (fun r => adjacent p r && among r) all_points).

(* The play of the owner at p, which is known to be empty. *)

(* A stone of the opponent that may be taken. *)
Definition may_be_taken (k : known_position) (p q : nat) : bool :=
  is_opp k q && beside (may_be_opp k) (Nat.eqb p) q && negb (beside (is_opp k) (but p (is_known_empty k)) q).

Definition is_taken (k : known_position) (p q : nat) : bool := may_be_taken k p q && negb (beside (is_opp k) (is_free k) q).

Definition after_own (k : known_position) (p : nat) : known_position :=
  fun q => if q =? p then own else if is_taken k p q then known_empty else if may_be_taken k p q then free else k q.

(* Nothing if the play may remove own stones. *)
Definition own_play (k : known_position) (p : nat) : option known_position :=
  let after := after_own k p in
  if beside (is_own after) (is_known_empty after) p then Some after else None.

(* The point that basic ko, for certain, keeps the opponent from playing at: a lone stone has taken one, its only liberty, and no
   free point is connected with the play. *)
Definition barred (k : known_position) (p : nat) : list nat :=
  let near := existsb (fun q => is_free k q && beside (may_be_opp k) (Nat.eqb p) q) all_points in
  let after := after_own k p in
  let liberties := filter (fun q => adjacent p q && is_known_empty after q) all_points in
  match filter (is_taken k p) all_points, liberties with
  | [b], [l] => if negb near && is_alone (is_own k) p && (l =? b) then [b] else []
  | _, _ => []
  end.

(* The words as statements. *)

Lemma beside_iff : forall among what q, q < points -> (beside among what q = true <->
  exists s x, way (within among) q s /\ adjacent s x = true /\ what x = true).
Proof.
  intros among what q Hq. unfold beside, linked. rewrite existsb_exists. split.
  - intros (s & I & H). apply reach_iff in I; [|exact Hq]. apply existsb_exists in H as (x & _ & H).
    apply andb_true_iff in H as (A & W). exists s, x. auto.
  - intros (s & x & I & A & W). exists s. split; [apply reach_iff; assumption|]. apply existsb_exists. exists x.
    split; [apply in_all_points; eapply adjacent_right_on_board; exact A|]. rewrite A, W. reflexivity.
Qed.

Lemma beside_false : forall among what q s x, q < points -> beside among what q = false -> way (within among) q s ->
  adjacent s x = true -> what x = false.
Proof.
  intros among what q s x Hq H W A. destruct (what x) eqn:E; [|reflexivity].
  rewrite (proj2 (beside_iff among what q Hq)) in H; [discriminate|]. exists s, x. auto.
Qed.

Lemma is_alone_false : forall among p, is_alone among p = false -> exists r, adjacent p r = true /\ among r = true.
Proof.
  intros among p H. unfold is_alone in H. apply negb_false_iff, existsb_exists in H as (r & _ & H).
  apply andb_true_iff in H. exists r. exact H.
Qed.

Lemma is_alone_true : forall among p r, is_alone among p = true -> adjacent p r = true -> among r = false.
Proof.
  intros among p r H A. unfold is_alone in H. apply negb_true_iff in H. destruct (among r) eqn:E; [|reflexivity].
  exfalso. apply not_true_iff_false in H. apply H. apply existsb_exists. exists r.
  split; [apply in_all_points; eapply adjacent_right_on_board; exact A | rewrite A, E; reflexivity].
Qed.

Lemma way_among : forall among q r, way (within among) q r -> r = q \/ among r = true.
Proof.
  intros among q r W. destruct W as [|s r W S _]; [left; reflexivity|]. right. unfold within in S.
  apply andb_true_iff in S. tauto.
Qed.

(* Points that carry one colour are joined over them. *)
Lemma linked_are_joined : forall among pos d q r, (forall x, x < points -> among x = true -> cell_at pos x = Some d) ->
  way (within among) q r -> joined pos q r.
Proof.
  intros among pos d q r H W. induction W as [|s r W IH S R]; [apply joined_here|]. unfold within in S.
  apply andb_true_iff in S as (S & Ar). apply andb_true_iff in S as (A & As).
  apply joined_on with s; [exact IH | exact A|]. assert (Hs := adjacent_on_board _ _ A).
  rewrite (H s Hs As), (H r R Ar). reflexivity.
Qed.

(* And what is joined is linked over the points that may carry the colour; or over some of them, if no others are beside. *)
Lemma joined_are_linked : forall among others pos d q r, among q = true -> cell_at pos q = Some d ->
  (forall x, x < points -> cell_at pos x = Some d -> among x = true \/ others x = true) ->
  (forall s x, way (within among) q s -> adjacent s x = true -> others x = false) ->
  joined pos q r -> way (within among) q r.
Proof.
  intros among others pos d q r Hq Cq H None_beside J.
  induction J as [|s r J IH A E]; [constructor|].
  assert (Hr := adjacent_right_on_board _ _ A).
  assert (Cr : cell_at pos r = Some d) by (rewrite <- E, (joined_cell _ _ _ J); exact Cq).
  apply way_on with s; [exact IH| |exact Hr]. unfold within. rewrite A.
  assert (As : among s = true) by (destruct (way_among _ _ _ IH) as [->|As]; assumption).
  destruct (H r Hr Cr) as [Ar|O]; [rewrite As, Ar; reflexivity|].
  rewrite (None_beside s r IH A) in O. discriminate.
Qed.

Lemma nothing_lost : forall pos c p, well_formed pos -> p < points -> cell_at pos p = None ->
  breathes (put pos p c) p \/ captured (play_at pos c p) <> [] -> self_removed (play_at pos c p) = [].
Proof.
  intros pos c p W Hp E H. apply no_member. intros q I. apply self_removed_iff in I as (C & Br & _); try assumption.
  destruct H as [H|H]; [exact (Br H) | exact (H C)].
Qed.

End Known.

(* A play of the owner in one of the positions. *)
Section Own.
Context {B : board}.
Variables (owner : color) (k : known_position) (pos : position) (p : nat).
Hypothesis stands : stands_for owner k pos.
Hypothesis on_board : p < points.
Hypothesis empty_there : k p = known_empty.

Notation placed := (put pos p owner).
Notation result := (play_at pos owner p).
Notation other := (opponent owner).

Lemma formed : well_formed pos.
Proof. apply stands. Qed.

Lemma as_known : forall q, q < points -> allows owner (k q) (cell_at pos q).
Proof. apply stands. Qed.

Lemma vacant : cell_at pos p = None.
Proof. assert (H := as_known p on_board). rewrite empty_there in H. exact H. Qed.

Hint Resolve formed vacant : core.

Lemma other_differs : Some owner <> Some other.
Proof. destruct owner; discriminate. Qed.

Ltac known_at q Hq := let H := fresh "Known" in assert (H := as_known q Hq); unfold allows in H;
  unfold may_be_opp, is_opp, is_free, is_own, is_known_empty, but in *; destruct (k q) eqn:?.

Lemma opp_placed : forall q, q < points -> is_opp k q = true -> cell_at placed q = Some other.
Proof.
  intros q Hq H. known_at q Hq; try discriminate. apply placed_stone; auto.
Qed.

Lemma placed_opp : forall q, q < points -> cell_at placed q = Some other -> is_opp k q = true \/ is_free k q = true.
Proof.
  intros q Hq H. destruct (Nat.eq_dec q p) as [->|N].
  - rewrite placed_here in H by auto. exfalso. apply other_differs. exact H.
  - rewrite placed_there in H by auto. known_at q Hq; auto; exfalso; rewrite Known in H.
    + apply other_differs. exact H.
    + discriminate.
Qed.

Lemma empty_placed : forall q, q < points -> but p (is_known_empty k) q = true -> cell_at placed q = None.
Proof.
  intros q Hq H. unfold but in H. apply andb_true_iff in H as (N & H). apply negb_true_iff, Nat.eqb_neq in N.
  rewrite placed_there by auto. known_at q Hq; try discriminate. exact Known.
Qed.

Lemma placed_empty_known : forall q, q < points -> cell_at placed q = None ->
  but p (is_known_empty k) q = true \/ is_free k q = true.
Proof.
  intros q Hq H. destruct (Nat.eq_dec q p) as [->|N].
  - rewrite placed_here in H by auto. discriminate.
  - rewrite placed_there in H by auto. apply Nat.eqb_neq in N. known_at q Hq; rewrite ?N; auto; congruence.
Qed.

(* What is captured may be taken, as far as it is known. *)
Lemma captured_is_near : forall q, In q (captured result) -> beside (may_be_opp k) (Nat.eqb p) q = true /\ may_be_opp k q = true.
Proof.
  intros q I. apply captured_iff in I as (C & _ & r & J & A); auto.
  assert (Hq := stone_on_board _ _ _ (placed_formed pos owner p) C).
  assert (M : forall x, x < points -> cell_at placed x = Some other -> may_be_opp k x = true).
  { intros x Hx Cx. unfold may_be_opp. destruct (placed_opp x Hx Cx) as [-> | ->]; [reflexivity | apply orb_true_r]. }
  split; [|apply M; assumption]. apply beside_iff; [exact Hq|]. exists r, p. split; [|split].
  - apply (joined_are_linked (may_be_opp k) (fun _ => false) placed other); auto.
  - rewrite adjacent_sym. exact A.
  - apply Nat.eqb_refl.
Qed.

Lemma captured_may_be_taken : forall q, In q (captured result) -> is_opp k q = true -> may_be_taken k p q = true.
Proof.
  intros q I O. unfold may_be_taken. rewrite O, (proj1 (captured_is_near q I)). simpl. apply negb_true_iff.
  apply not_true_iff_false. intro H. apply captured_iff in I as (C & Br & _); auto.
  assert (Hq := stone_on_board _ _ _ (placed_formed pos owner p) C).
  apply beside_iff in H as (s & x & W & A & E); [|exact Hq]. apply Br. exists s, x. split; [|split; [exact A|]].
  - apply (linked_are_joined (is_opp k) placed other); [exact opp_placed | exact W].
  - apply empty_placed; [eapply adjacent_right_on_board; exact A | exact E].
Qed.

(* Where no free point is beside the chain, it is taken for certain. *)
Lemma taken_is_captured : forall q, q < points -> is_taken k p q = true -> In q (captured result).
Proof.
  intros q Hq T. unfold is_taken, may_be_taken in T. apply andb_true_iff in T as (T & F). apply andb_true_iff in T as (T & E).
  apply andb_true_iff in T as (O & N). apply negb_true_iff in E, F.
  assert (Cq := opp_placed q Hq O).
  assert (L : forall r, joined placed q r -> way (within (is_opp k)) q r).
  { intros r J. apply (joined_are_linked (is_opp k) (is_free k) placed other); auto; [exact placed_opp|].
    intros s x W A. eapply beside_false; eassumption. }
  apply captured_iff; auto. split; [exact Cq|]. split.
  - intros (s & l & J & A & C). assert (Hl := adjacent_right_on_board _ _ A). assert (W := L s J).
    destruct (placed_empty_known l Hl C) as [G|G].
    + rewrite (beside_false _ _ _ _ _ Hq E W A) in G. discriminate.
    + rewrite (beside_false _ _ _ _ _ Hq F W A) in G. discriminate.
  - apply beside_iff in N as (s & x & W & A & X); [|exact Hq]. apply Nat.eqb_eq in X. subst x.
    exists s. split; [|rewrite adjacent_sym; exact A].
    apply (linked_are_joined (is_opp k) placed other); [exact opp_placed|].
    (* The way never leaves the chain. *)
    clear A. induction W as [|s r W IH S R]; [constructor|]. apply way_on with s; [exact IH| |exact R].
    unfold within in *. apply andb_true_iff in S as (S & Mr). apply andb_true_iff in S as (A & Ms). rewrite A.
    assert (Os : is_opp k s = true) by (destruct (way_among _ _ _ IH) as [->|Os]; assumption). rewrite Os.
    unfold may_be_opp in Mr. apply orb_true_iff in Mr as [->|Mr]; [reflexivity|].
    rewrite (beside_false _ _ _ _ _ Hq F IH A) in Mr. discriminate.
Qed.

(* Where no free point is connected with the play, all that is captured is known. *)
Lemma captured_is_taken : forall q, (forall x, x < points -> is_free k x = true -> beside (may_be_opp k) (Nat.eqb p) x = false) ->
  In q (captured result) -> is_taken k p q = true.
Proof.
  intros q Far I. destruct (captured_is_near q I) as (N & M).
  assert (Hq : q < points) by (apply captured_iff in I as (C & _); auto; eapply stone_on_board; [apply placed_formed | exact C]).
  assert (O : is_opp k q = true).
  { unfold may_be_opp in M. apply orb_true_iff in M as [M|M]; [exact M|]. rewrite (Far q Hq M) in N. discriminate. }
  unfold is_taken. rewrite (captured_may_be_taken q I O). simpl. apply negb_true_iff, not_true_iff_false. intro F.
  apply beside_iff in F as (s & x & W & A & F); [|exact Hq]. apply beside_iff in N as (t & y & V & At & Y); [|exact Hq].
  assert (Hx := adjacent_right_on_board _ _ A). specialize (Far x Hx F). apply not_true_iff_false in Far. apply Far.
  apply beside_iff; [exact Hx|]. exists t, y. split; [|auto].
  assert (Sym : forall a b, within (may_be_opp k) a b = within (may_be_opp k) b a).
  { intros a b. unfold within. rewrite adjacent_sym, <- !andb_assoc, (andb_comm (may_be_opp k a)). reflexivity. }
  assert (Lift : way (within (may_be_opp k)) q s).
  { clear A. induction W as [|a b W IH S R]; [constructor|]. apply way_on with a; [exact IH| |exact R].
    unfold within, may_be_opp in *. apply andb_true_iff in S as (S & Ob). apply andb_true_iff in S as (-> & ->). rewrite Ob.
    reflexivity. }
  apply way_then_way with q; [|exact V]. apply way_back; [exact Sym | exact Hq|]. apply way_on with s; [exact Lift| |exact Hx].
  unfold within. rewrite A. assert (Ms : may_be_opp k s = true) by (destruct (way_among _ _ _ Lift) as [->|Ms]; assumption).
  rewrite Ms. unfold may_be_opp. rewrite F. apply orb_true_r.
Qed.

Theorem barred_is_banned : forall b, In b (barred k p) -> single_hot_stone result = [b].
Proof.
  intros b I. unfold barred in I.
  destruct (filter (is_taken k p) all_points) as [|t [|]] eqn:T; try (destruct I; fail).
  destruct (filter (fun q => adjacent p q && is_known_empty (after_own k p) q) all_points) as [|l [|]] eqn:L;
    try (destruct I; fail).
  match type of I with In _ (if negb ?n && ?a && _ then _ else _) =>
    destruct n eqn:Near; [destruct I|]; destruct a eqn:Alone; [|destruct I] end.
  simpl in I. destruct (Nat.eqb_spec l t) as [->|]; [|destruct I]. destruct I as [->|[]].
  assert (Far : forall x, x < points -> is_free k x = true -> beside (may_be_opp k) (Nat.eqb p) x = false).
  { intros x Hx F. apply not_true_iff_false. intro H. apply not_true_iff_false in Near. apply Near. apply existsb_exists.
    exists x. rewrite F, H. split; [apply in_all_points; exact Hx | reflexivity]. }
  assert (Taken : forall q, q < points -> is_taken k p q = true -> q = b).
  { intros q Hq E. assert (J : In q [b]) by (rewrite <- T; apply filter_In; split; [apply in_all_points; exact Hq | exact E]).
    destruct J as [->|[]]. reflexivity. }
  assert (Tb : b < points /\ is_taken k p b = true).
  { assert (J : In b [b]) by (left; reflexivity). rewrite <- T in J. apply filter_In in J as (J & E).
    split; [apply in_all_points; exact J | exact E]. }
  assert (Ib : In b (captured result)) by (apply taken_is_captured; apply Tb).
  assert (Cap : captured result = [b]).
  { apply only_member; [apply captured_NoDup|]. intro q. split; [|intros ->; exact Ib]. intro J. apply Taken.
    - assert (C := captured_before pos owner p formed on_board q J). eapply stone_on_board; [apply formed | exact C].
    - apply captured_is_taken; assumption. }
  assert (Stays : cell_at (after result) p = Some owner) by (apply played_stone_stays; auto; rewrite Cap; discriminate).
  assert (Only : forall r, joined (after result) p r -> r = p).
  { intros r J. induction J as [|s r J IH A E]; [reflexivity|]. subst s. rewrite Stays in E. symmetry in E.
    apply after_stone in E as (_ & _ & E); auto. assert (Hr := adjacent_right_on_board _ _ A).
    assert (N : r <> p) by (intros ->; rewrite adjacent_irreflexive in A; discriminate).
    rewrite placed_there in E by auto. assert (F := is_alone_true _ _ _ Alone A). known_at r Hr; try discriminate; try congruence.
    exfalso. apply other_differs. congruence. }
  assert (Lib : liberties (after result) p = [b]).
  { apply only_member; [apply liberties_NoDup|]. intro q. rewrite liberties_iff by exact on_board. split.
    - intros (C & s & J & A). apply Only in J. subst s. assert (Hq := adjacent_right_on_board _ _ A).
      destruct (in_dec Nat.eq_dec q (captured result)) as [J|J]; [rewrite Cap in J; destruct J as [->|[]]; reflexivity|].
      rewrite after_kept in C; auto.
      + destruct (placed_empty_known q Hq C) as [E|F].
        * assert (M : In q [b]); [|destruct M as [->|[]]; reflexivity]. rewrite <- L. apply filter_In.
          split; [apply in_all_points; exact Hq|]. rewrite A. unfold but in E. apply andb_true_iff in E as (N & E).
          apply negb_true_iff in N. unfold is_known_empty, after_own, is_taken, may_be_taken, is_opp in *. rewrite N.
          destruct (k q); try discriminate. reflexivity.
        * exfalso. specialize (Far q Hq F). apply not_true_iff_false in Far. apply Far. apply beside_iff; [exact Hq|].
          exists q, p. split; [constructor|]. split; [rewrite adjacent_sym; exact A | apply Nat.eqb_refl].
      + destruct (captures_or_not pos owner p) as [(E & _)|(_ & E & _)]; [congruence | rewrite E; intros []].
    - intros ->. split; [apply after_captured; exact Ib|]. exists p. split; [apply joined_here|].
      assert (M : In b [b]) by (left; reflexivity). rewrite <- L in M. apply filter_In in M as (_ & M).
      apply andb_true_iff in M. apply M. }
  unfold single_hot_stone. change (point result) with p. rewrite Cap, Lib, Nat.eqb_refl.
  rewrite (only_member (chain (after result) p) p); [reflexivity | apply chain_NoDup|].
  intro r. rewrite chain_iff by exact on_board. split; [apply Only | intros ->; apply joined_here].
Qed.

Variable after_play : known_position.
Hypothesis is_known : own_play k p = Some after_play.

Lemma own_play_after : after_play = after_own k p /\ beside (is_own (after_own k p)) (is_known_empty (after_own k p)) p = true.
Proof.
  unfold own_play in is_known. destruct (beside (is_own (after_own k p)) (is_known_empty (after_own k p)) p); [|discriminate].
  injection is_known as <-. auto.
Qed.

Theorem own_play_keeps_stones : self_removed result = [].
Proof.
  destruct own_play_after as (_ & H). apply beside_iff in H as (s & x & W & A & E); [|exact on_board].
  assert (Hx := adjacent_right_on_board _ _ A). apply nothing_lost; auto.
  assert (J : joined placed p s).
  { apply (linked_are_joined (is_own (after_own k p)) placed owner); [|exact W]. intros y Hy O.
    unfold is_own, after_own in O. destruct (Nat.eqb_spec y p) as [->|N]; [apply placed_here; auto|].
    rewrite placed_there by auto. destruct (is_taken k p y), (may_be_taken k p y); try discriminate.
    known_at y Hy; try discriminate. exact Known. }
  unfold is_known_empty, after_own in E. destruct (Nat.eqb_spec x p) as [->|N]; [discriminate|].
  destruct (is_taken k p x) eqn:T.
  - right. intro F. apply taken_is_captured in T; [|exact Hx]. rewrite F in T. destruct T.
  - left. exists s, x. split; [exact J|]. split; [exact A|]. destruct (may_be_taken k p x); [discriminate|].
    apply empty_placed; [exact Hx|]. unfold but, is_known_empty. apply Nat.eqb_neq in N. rewrite N. exact E.
Qed.

Theorem own_play_is_known : stands_for owner after_play (after result).
Proof.
  split; [apply after_formed|]. split; [apply legality_is_kept; auto; apply stands|]. intros q Hq.
  rewrite (proj1 own_play_after). unfold after_own.
  assert (Stays : forall r, ~ In r (captured result) -> cell_at (after result) r = cell_at placed r).
  { intros r N. apply after_kept; auto. rewrite own_play_keeps_stones. intros []. }
  assert (Not_mine : forall r, cell_at placed r <> Some owner -> cell_at (after result) r <> Some owner).
  { intros r N C. apply after_stone in C; tauto. }
  destruct (Nat.eqb_spec q p) as [->|N]; cbv [allows].
  - rewrite Stays; [apply placed_here; auto|]. intro I. apply captured_color in I; auto.
    rewrite placed_here in I by auto. apply other_differs. exact I.
  - destruct (is_taken k p q) eqn:T; [apply after_captured, taken_is_captured; assumption|].
    destruct (may_be_taken k p q) eqn:M.
    + apply Not_mine. unfold may_be_taken in M. apply andb_true_iff in M as (M & _). apply andb_true_iff in M as (M & _).
      rewrite (opp_placed q Hq M). intro F. apply other_differs. symmetry. exact F.
    + assert (C : is_opp k q = false -> is_free k q = false -> ~ In q (captured result)).
      { intros O F I. apply captured_is_near in I as (_ & I). unfold may_be_opp in I. rewrite O, F in I. discriminate. }
      assert (Captured_opp := captured_may_be_taken q). assert (Not := Not_mine q). rewrite placed_there in Not by auto.
      specialize (Stays q). rewrite placed_there in Stays by auto.
      known_at q Hq; cbv [allows].
      * rewrite Stays; auto.
      * rewrite Stays; [exact Known|]. intro I. rewrite (Captured_opp I eq_refl) in M. discriminate.
      * rewrite Stays; auto.
      * auto.
Qed.

End Own.

Print Assumptions barred_is_banned.
Print Assumptions own_play_keeps_stones.
Print Assumptions own_play_is_known.
