(* The first return: what a game that comes back to an entry has completed on the way.

   Let a play or pass be made at the entry v, and let the game be at v again. Among the returns to v since
   then there is a first one, and the cycle that it completes begins with just that ply (docs/explanation/termination.md,
   "second-cycle and starter"). What a cycle forbids stays forbidden. These two facts carry all that is
   proved about the rules of cycle/completed_cycles.v. *)
From Hotstone.board Require Import board board_facts.
From Hotstone.rules Require Import game game_facts.
From Hotstone.cycle Require Import completed_cycles.

(* A row leads from its first ply to its end. *)
Lemma row_app : forall a x b v, row (a ++ x :: b) v ->
  row b (from x) /\ match a with [] => to x = v | y :: _ => to y = v end.
Proof.
  induction a as [|y a IH]; intros x b v R; simpl in R; destruct R as (E & R).
  - auto.
  - split; [|exact E]. apply IH in R. apply R.
Qed.

(* Cut off behind a ply, the row leads to where that ply was made. *)
Lemma row_behind : forall a x b v, row (a ++ x :: b) v -> row b (from x).
Proof. intros. eapply row_app; eassumption. Qed.

(* Walking back, the program meets the latest ply that was made at v. *)
Lemma since_finds : forall v p b, from p = v -> forall a,
  since v (a ++ p :: b) = Some (a ++ [p]) \/ exists a1 q a2, a = a1 ++ q :: a2 /\ from q = v.
Proof.
  intros v p b E. induction a as [|x a IH]; simpl.
  - left. rewrite (proj2 (entry_eqb_eq _ _) E). reflexivity.
  - destruct (entry_eqb (from x) v) eqn:F.
    + right. exists [], x, a. split; [reflexivity | apply entry_eqb_eq; exact F].
    + destruct IH as [IH|(a1 & q & a2 & -> & Eq)].
      * left. rewrite IH. reflexivity.
      * right. exists (x :: a1), q, a2. auto.
Qed.

(* What the program finds is a beginning of the history, read backwards. *)
Lemma since_prefix : forall v h c, since v h = Some c -> exists r, h = c ++ r.
Proof.
  induction h as [|x h IH]; intros c E; simpl in E; [discriminate|].
  destruct (entry_eqb (from x) v).
  - injection E as <-. exists h. reflexivity.
  - destruct (since v h) as [d|]; [|discriminate]. injection E as <-.
    destruct (IH d eq_refl) as (r & ->). exists r. reflexivity.
Qed.

Lemma completed_cycles_app : forall a h, exists more, completed_cycles (a ++ h) = more ++ completed_cycles h.
Proof.
  intros a h. induction a as [|x a (more & IH)]; [exists []; reflexivity|].
  change ((x :: a) ++ h) with (x :: (a ++ h)). simpl.
  destruct (entry_eqb (from x) (to x)); [rewrite IH; eexists (_ :: more); reflexivity|].
  destruct (since (to x) (a ++ h)); rewrite IH; [eexists (_ :: more) | exists more]; reflexivity.
Qed.

(* Every completed cycle is the one that some part of the game ended with. *)
Lemma in_completed_cycles : forall h c, In c (completed_cycles h) ->
  exists a x b, h = a ++ x :: b /\ since (to x) (x :: b) = Some (plies c) /\ entered c = to x.
Proof.
  induction h as [|y h IH]; intros c I; [destruct I|].
  assert (Old : In c (completed_cycles h) -> exists a x b,
    y :: h = a ++ x :: b /\ since (to x) (x :: b) = Some (plies c) /\ entered c = to x).
  { intro J. destruct (IH c J) as (a & x & b & -> & E1 & E2). exists (y :: a), x, b. auto. }
  change (completed_cycles (y :: h)) with
    (match since (to y) (y :: h) with
     | None => completed_cycles h
     | Some d => {| entered := to y; plies := d |} :: completed_cycles h
     end) in I.
  destruct (since (to y) (y :: h)) as [d|] eqn:S; [|auto].
  destruct I as [<-|I]; [|auto]. exists [], y, h. simpl. auto.
Qed.

(* Its plies are plies of the game. *)
Lemma cycle_plies_in_game : forall h c x, In c (completed_cycles h) -> In x (plies c) -> In x h.
Proof.
  intros h c x I J. apply in_completed_cycles in I as (a & y & b & -> & S & _).
  apply since_prefix in S as (r & E). rewrite E. apply in_app_iff. right. apply in_app_iff. auto.
Qed.

(* The first return to where p was made: some end a' of what came since then, together with p, is a cycle. *)
Theorem first_return : forall n a p b v, length a <= n -> row (a ++ p :: b) v -> from p = v ->
  exists a0 a' earlier, a = a0 ++ a' /\ row (a' ++ p :: b) v /\
    completed_cycles (a' ++ p :: b) = {| entered := v; plies := a' ++ [p] |} :: earlier /\
    earlier = completed_cycles (tl (a' ++ p :: b)).
Proof.
  induction n as [|n IH]; intros a p b v Len R E.
  - destruct a; [|simpl in Len; lia]. exists [], [], (completed_cycles b).
    split; [reflexivity|]. split; [exact R|]. simpl in R. destruct R as (T & R).
    simpl. rewrite T, (proj2 (entry_eqb_eq _ _) E). auto.
  - destruct (since_finds v p b E a) as [S|(a1 & q & a2 & -> & Eq)].
    + exists [], a, (completed_cycles (tl (a ++ p :: b))).
      split; [reflexivity|]. split; [exact R|]. split; [|reflexivity].
      destruct a as [|x a].
      * simpl in R. destruct R as (T & R). simpl. rewrite T, (proj2 (entry_eqb_eq _ _) E). reflexivity.
      * simpl app. assert (T : to x = v) by (simpl in R; tauto).
        change ((x :: a) ++ p :: b) with (x :: a ++ p :: b) in S.
        change (completed_cycles (x :: a ++ p :: b)) with
          (match since (to x) (x :: a ++ p :: b) with
           | None => completed_cycles (a ++ p :: b)
           | Some d => {| entered := to x; plies := d |} :: completed_cycles (a ++ p :: b)
           end).
        rewrite T, S. reflexivity.
    + assert (R' : row (a2 ++ p :: b) v).
      { rewrite <- app_assoc in R. apply row_behind in R. rewrite Eq in R. exact R. }
      destruct (IH a2 p b v) as (a0 & a' & earlier & -> & R2 & C & Er); auto.
      { rewrite app_length in Len. simpl in Len. lia. }
      exists (a1 ++ q :: a0), a', earlier. split; [rewrite <- app_assoc; reflexivity | auto].
Qed.

Section Forbidden.
Variables (which : starter_plays) (colour : cycle_colour) (binds : binding).
Notation forbids := (forbidden_by which colour binds).

Lemma same_play_refl : forall n, same_play colour n n = true.
Proof.
  intros ((pos & c) & p). simpl. rewrite position_eqb_refl, Nat.eqb_refl. simpl.
  destruct colour; [apply color_eqb_eq; reflexivity | reflexivity].
Qed.

Lemma forbidden_stays : forall more cycles n, forbids cycles n = true -> forbids (more ++ cycles) n = true.
Proof. induction more as [|c more IH]; intros cycles n H; simpl; [exact H|]. rewrite IH by exact H. apply
  orb_true_r. Qed.

(* What was forbidden in a game is forbidden when it has gone on. *)
Lemma forbidden_stays_in_game : forall a h n, forbids (completed_cycles h) n = true ->
  forbids (completed_cycles (a ++ h)) n = true.
Proof. intros a h n H. destruct (completed_cycles_app a h) as (more & ->). apply forbidden_stays. exact H.
  Qed.

Lemma bound_is_forbidden : forall c earlier n,
  binds earlier c (snd (fst n)) = true -> In n (bound_plays which (snd (fst n)) c) ->
  forbids (c :: earlier) n = true.
Proof.
  intros c earlier n Hb I. simpl. rewrite Hb. simpl. apply orb_true_iff. left.
  apply existsb_exists. exists n. split; [exact I | apply same_play_refl].
Qed.

(* What is forbidden is so for some cycle. *)
Lemma forbidden_by_cycle : forall cycles n, forbids cycles n = true -> exists later c earlier m,
  cycles = later ++ c :: earlier /\ binds earlier c (snd (fst n)) = true /\
  In m (bound_plays which (snd (fst n)) c) /\ same_play colour m n = true.
Proof.
  induction cycles as [|c cycles IH]; intros n H; [discriminate|]. simpl in H.
  apply orb_true_iff in H as [H|H].
  - apply andb_true_iff in H as (Hb & H). apply existsb_exists in H as (m & I & Sm). exists [], c, cycles, m.
    auto.
  - destruct (IH n H) as (later & d & earlier & m & -> & F). exists (c :: later), d, earlier, m. auto.
Qed.

End Forbidden.

Lemma in_names_in : forall n h, In n (names_in h) <-> exists pl, In (played pl) h /\ name_of pl = n.
Proof.
  induction h as [|[pl|pos c] h IH]; simpl.
  - split; [intros [] | intros (pl & [] & _)].
  - rewrite in_app_iff, IH. simpl. split.
    + intros [(q & I & E)|[E|[]]]; [exists q | exists pl]; auto.
    + intros (q & [E|I] & F); [injection E as <-; auto | left; exists q; auto].
  - rewrite IH. split; intros (q & I & E); exists q; [|destruct I as [I|I]; [discriminate|]]; auto.
Qed.

Lemma bound_plays_incl : forall which x c n, In n (bound_plays which x c) -> In n (names_in (plies c)).
Proof.
  assert (First : forall x c n, In n (firstn 1 (filter (by_player x) (names_in (plies c)))) -> In n (names_in (plies c))).
  { intros x c n I. assert (H : In n (filter (by_player x) (names_in (plies c)))).
    { destruct (filter (by_player x) (names_in (plies c))) as [|m l]; [destruct I|]. destruct I as [<-|[]].
      left. reflexivity. }
    apply filter_In in H. tauto. }
  intros [| |started] x c n I; [exact I | apply (First x c n I) |].
  unfold bound_plays in I. destruct (started c); [apply (First x c n I) | exact I].
Qed.

Print Assumptions first_return.
