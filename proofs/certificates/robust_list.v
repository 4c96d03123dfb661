(* A robust list: positions with a rank and replies, and what is asked of it.

   It says how a side x plays wherever he is to move (docs/explanation/determinacy.md). A reply that is a play removes no own
   stone, and every position that the opponent can leave behind it, by a play or by a pass, is listed with a lower rank. A
   reply that is a pass stands where x has enough, and every other position that the opponent can leave by a play is listed with a
   lower rank. The list looks at single hot stones only, or at those of every kind; with basic ko not at the kind `any-ko-stone`
   (`kinds_met`). If it looks at more than single ones, a position that the opponent leaves has a reply besides that is banned by
   nothing that he may have made hot.

   With basic ko the list does without one answer: the play that takes back the stone which has just taken one, and so leads to the
   position before. Then a pass is the only reply, or none; and some reply is one that no stone bans which the opponent makes hot.

   `check_robust` asks this of a list as certificates have it, `right_answer` says it of a book, which may say more than the
   program finds (`found`). robust_game.v has what follows for games. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import fill_in.
From Hotstone.plays Require Import play_facts legality hot_is_recapture.
From Hotstone.rules Require Import situation hot_single hot_kinds.
From Hotstone.certificates Require Import quick quick_hot listing.

(* Several replies are of use where hot stones of any kind may ban one. *)
Record answer := { rank : nat; first_reply : move; other_replies : list move }.

Definition replies (a : answer) : list move := first_reply a :: other_replies a.

Definition is_open (banned : list nat) (m : move) : bool := match m with pass => true | play_on k => negb (mem k banned) end.

(* The first reply that is not banned. *)
Definition reply_with (a : answer) (banned : list nat) : move :=
  match find (is_open banned) (replies a) with Some m => m | None => first_reply a end.

(* What is said of a position, if anything. *)
Definition book := position -> option answer.

Definition some_open (said : option answer) (banned : list nat) : bool :=
  match said with Some a => existsb (is_open banned) (replies a) | None => false end.

Definition is_below (said : option answer) (r : nat) : bool :=
  match said with Some a => rank a <? r | None => false end.

(* What a player counts for himself. *)
Definition as_seen_by (x : color) (difference : Z) : Z := match x with black => difference | white => (- difference)%Z end.

(* What a player wants to have in the end. *)
Definition enough {B : board} (x : color) (at_least : Z) (pos : position) : Prop :=
  (at_least <= as_seen_by x (area_difference pos))%Z.

Section List.
Context {B : board}.
(* Whether the list looks at hot stones of every kind: then some reply has to be open whatever the opponent makes hot. And whether
   the opponent may not take back at once. *)
Variables (every : bool) (with_ko : bool) (x : color) (at_least : Z).

Notation o := (opponent x).

Definition kinds_but_any_ko_stone : list hot_kind := [single; double_add; double_add_any; double_capture; twin; twin_triple].

(* On held boards `any-ko-stone` may ban what the owner needs. A list with basic ko may end there, and so leaves that kind out. *)
Definition kinds_met : list hot_kind :=
  if every then kinds_but_any_ko_stone ++ (if with_ko then [] else [any_ko_stone]) else [single].

(* Whether this is the position that must not come back at once, if there is one. *)
Definition leads_back (back : option position) (q : position) : bool :=
  match back with Some p => position_eqb p q | None => false end.

Definition back_to (pos : position) : option position := if with_ko then Some pos else None.

(* The program: the plays of the opponent, and what it asks of an answer. *)

Definition replies_below (near : list (list nat)) (found : book) (r : nat) (pos : position) (but_same : bool)
    (back : option position) : bool :=
  all_of (fun k => if is_empty pos k then
                     let pl := quick_play near pos o k in
                     if leads_back back (after pl) then true
                     else ((but_same && position_eqb (after pl) pos) || is_below (found (after pl)) r) &&
                          (if every || with_ko then some_open (found (after pl)) (quick_hot_stones near kinds_met pl) else true)
                   else true) all_points.

Definition reply_is_right (near : list (list nat)) (found : book) (pos : position) (r : nat) (m : move) : bool :=
  match m with
  | pass => (at_least <=? as_seen_by x (quick_difference near pos))%Z && replies_below near found r pos true None
  | play_on k =>
      (k <? points) && is_empty pos k &&
      let pl := quick_play near pos x k in
      match self_removed pl with _ :: _ => false | [] => true end &&
      is_below (found (after pl)) r && replies_below near found r (after pl) false (back_to pos)
  end.

Definition is_pass (m : move) : bool := match m with pass => true | play_on _ => false end.

Definition passes_alone (a : answer) : bool :=
  match other_replies a with [] => true | _ :: _ => negb (existsb is_pass (replies a)) end.

Definition answer_is_right (near : list (list nat)) (found : book) (pos : position) (a : answer) : bool :=
  (length pos =? points) && quick_legal near pos && (negb with_ko || passes_alone a) &&
  forallb (reply_is_right near found pos (rank a)) (replies a).

(* The start, and a number above all ranks. *)
Definition start_is_right (near : list (list nat)) (found : book) (setup : position) (first : color) (above : nat) : bool :=
  (length setup =? points) && quick_legal near setup &&
  if color_eqb first x then match found setup with Some _ => true | None => false end
  else is_below (found setup) above && replies_below near found above setup false None.

Definition book_of (entries : list (position * answer)) : book :=
  let t := fold_left (fun t e => keep (fst e) e t) entries nothing in
  fun pos => match find_in t pos with Some e => Some (snd e) | None => None end.

Definition above_all (entries : list (position * answer)) : nat :=
  S (fold_left (fun n e => Nat.max n (rank (snd e))) entries 0).

Definition check_robust (setup : position) (first : color) (entries : list (position * answer)) : bool :=
  let near := neighbour_table in
  let said := book_of entries in
  start_is_right near said setup first (above_all entries) &&
  all_of (fun e => answer_is_right near said (fst e) (snd e)) entries.

(* The same as statements. *)

Variable said : book.

Definition below (r : nat) (pos : position) : Prop := exists a, said pos = Some a /\ rank a < r.

(* What the opponent can leave from a position by a play. *)
Definition leaves (pos left_over : position) : Prop :=
  exists k, k < points /\ cell_at pos k = None /\ left_over = after (play_at pos o k).

Definition opens (pos : position) (banned : list nat) : Prop :=
  exists a m, said pos = Some a /\ In m (replies a) /\ is_open banned m = true.

Definition opens_after (back : option position) (pos : position) : Prop := every || with_ko = true -> forall k, k < points ->
  cell_at pos k = None -> leads_back back (after (play_at pos o k)) = false ->
  opens (after (play_at pos o k)) (hot_stones_of kinds_met (play_at pos o k)).

Definition right_reply (pos : position) (r : nat) (m : move) : Prop :=
  match m with
  | pass => enough x at_least pos /\
            (forall q, leaves pos q -> q <> pos -> below r q) /\ opens_after None pos
  | play_on k => k < points /\ cell_at pos k = None /\ self_removed (play_at pos x k) = [] /\
                 below r (after (play_at pos x k)) /\
                 (forall q, leaves (after (play_at pos x k)) q -> leads_back (back_to pos) q = true \/ below r q) /\
                 opens_after (back_to pos) (after (play_at pos x k))
  end.

Definition right_answer (pos : position) (a : answer) : Prop := forall m, In m (replies a) -> right_reply pos (rank a) m.

Definition pass_is_alone (a : answer) : Prop := In pass (replies a) -> other_replies a = [].

Definition right_start (setup : position) (first : color) (above : nat) : Prop :=
  well_formed setup /\ legal setup /\ (first = x -> exists a, said setup = Some a) /\
  (first <> x -> below above setup /\ (forall q, leaves setup q -> below above q) /\ opens_after None setup).

Class robust_book : Prop := {
  answers_are_right : forall pos a, said pos = Some a -> right_answer pos a;
  passes_are_alone : with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a
}.

Notation near := neighbour_table.

Lemma single_is_looked_at : forall pos c p q, p < points -> In q (single_hot_stone (play_at pos c p)) ->
  In q (hot_stones_of kinds_met (play_at pos c p)).
Proof.
  intros pos c p q Hp I. destruct (banned_shape pos c p Hp q I) as (Cap & _).
  unfold hot_stones_of. cbv zeta. apply filter_In. split.
  - assert (J : In q (captured (play_at pos c p))) by (rewrite Cap; left; reflexivity). apply filter_In in J. apply J.
  - apply mem_In, in_flat_map. exists single. split; [|exact I]. unfold kinds_met. destruct every; left; reflexivity.
Qed.

Lemma is_below_right : forall pos r, is_below (said pos) r = true -> below r pos.
Proof.
  intros pos r H. unfold is_below in H. destruct (said pos) as [a|] eqn:E; [|discriminate].
  apply Nat.ltb_lt in H. exists a. auto.
Qed.

Lemma some_open_right : forall pos banned, some_open (said pos) banned = true -> opens pos banned.
Proof.
  intros pos banned H. unfold some_open in H. destruct (said pos) as [a|] eqn:E; [|discriminate].
  apply existsb_exists in H as (m & I & Om). exists a, m. auto.
Qed.

(* What is banned by fewer stones. *)
Lemma opens_fewer : forall pos banned fewer, (forall q, In q fewer -> In q banned) -> opens pos banned -> opens pos fewer.
Proof.
  intros pos banned fewer Sub (a & m & S & I & Op). exists a, m. split; [exact S|]. split; [exact I|].
  destruct m as [k|]; [|reflexivity]. simpl in *. apply negb_true_iff, mem_not_In in Op. apply negb_true_iff, mem_not_In. auto.
Qed.

(* Why the program is right: where what it finds is said. *)

Variable found : book.
Hypothesis found_below : forall r pos, well_formed pos -> legal pos -> is_below (found pos) r = true -> below r pos.
Hypothesis found_open : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  some_open (found (after (play_at pos o k))) (hot_stones_of kinds_met (play_at pos o k)) = true ->
  opens (after (play_at pos o k)) (hot_stones_of kinds_met (play_at pos o k)).

Lemma replies_below_right : forall r pos but_same back, well_formed pos -> legal pos ->
  replies_below near found r pos but_same back = true ->
  (forall q, leaves pos q -> leads_back back q = true \/ (but_same = true /\ q = pos) \/ below r q) /\ opens_after back pos.
Proof.
  intros r pos but_same back W L H. unfold replies_below in H. rewrite all_of_is, forallb_forall in H.
  assert (Each : forall k, k < points -> cell_at pos k = None -> leads_back back (after (play_at pos o k)) = false ->
    ((but_same = true /\ after (play_at pos o k) = pos) \/ below r (after (play_at pos o k))) /\
    (every || with_ko = true -> opens (after (play_at pos o k)) (hot_stones_of kinds_met (play_at pos o k)))).
  { intros k Hk E N. specialize (H k (proj2 (in_all_points k) Hk)). rewrite quick_play_is_play in H by exact Hk.
    rewrite (proj2 (is_empty_iff pos k) E) in H. cbv zeta in H. rewrite N in H. apply andb_true_iff in H as (H & Op). split.
    - apply orb_true_iff in H as [H|H].
      + apply andb_true_iff in H as (H1 & H2). apply position_eqb_eq in H2. auto.
      + right. apply found_below; [apply after_formed | apply legality_is_kept; assumption | exact H].
    - intro Ev. rewrite Ev in Op. rewrite quick_hot_stones_are_hot_stones in Op by exact Hk.
      apply found_open; assumption. }
  split.
  - intros q (k & Hk & E & ->). destruct (leads_back back (after (play_at pos o k))) eqn:N; [left; reflexivity | right].
    apply (Each k Hk E N).
  - intros Ev k Hk E N. apply (Each k Hk E N). exact Ev.
Qed.

Lemma answer_is_right_right : forall pos a, answer_is_right near found pos a = true -> right_answer pos a.
Proof.
  intros pos a H m I. unfold answer_is_right in H. apply andb_true_iff in H as (H & R). apply andb_true_iff in H as (H & _).
  apply formed_and_legal in H as (W & L).
  rewrite forallb_forall in R. specialize (R m I). clear I. rename R into H.
  unfold reply_is_right in H. unfold right_reply. destruct m as [k|].
  - apply andb_true_iff in H as (H & R). apply andb_true_iff in H as (Hk & E). apply Nat.ltb_lt in Hk.
    apply is_empty_iff in E. rewrite quick_play_is_play in R by exact Hk.
    apply andb_true_iff in R as (R & R3). apply andb_true_iff in R as (R1 & R2).
    assert (Wa := after_formed pos x k). assert (La := legality_is_kept pos x k W Hk E L).
    apply replies_below_right in R3 as (Left & Op); [|assumption..].
    split; [exact Hk|]. split; [exact E|]. split; [destruct (self_removed (play_at pos x k)); [reflexivity | discriminate]|].
    split; [apply found_below; assumption|]. split; [|exact Op]. intros q Lq.
    destruct (Left q Lq) as [Back|[(D & _)|B']]; [left; exact Back | discriminate | right; exact B'].
  - apply andb_true_iff in H as (T & R). apply Z.leb_le in T. rewrite quick_difference_is_difference in T.
    apply replies_below_right in R as (Left & Op); [|assumption..].
    split; [exact T|]. split; [|exact Op]. intros q Lq N.
    destruct (Left q Lq) as [D|[(_ & E)|B']]; [discriminate | contradiction | exact B'].
Qed.

Lemma answer_passes_alone : forall pos a, answer_is_right near found pos a = true -> with_ko = true -> pass_is_alone a.
Proof.
  intros pos a H K I. unfold answer_is_right in H. apply andb_true_iff in H as (H & _). apply andb_true_iff in H as (_ & H).
  rewrite K in H. cbn [negb orb] in H. unfold passes_alone in H. destruct (other_replies a) as [|m l]; [reflexivity|].
  apply negb_true_iff in H. assert (T : existsb is_pass (replies a) = true) by (apply existsb_exists; exists pass; auto). congruence.
Qed.

Lemma start_is_right_right : forall setup first above, start_is_right near found setup first above = true ->
  (well_formed setup -> legal setup -> forall a, found setup = Some a -> exists b, said setup = Some b) -> right_start setup first above.
Proof.
  intros setup first above S Said. unfold start_is_right in S. apply andb_true_iff in S as (S & T). apply formed_and_legal in S as (W & L).
  split; [exact W|]. split; [exact L|]. destruct (color_eqb first x) eqn:C.
  - apply color_eqb_eq in C. split; [|congruence]. intros _. destruct (found setup) as [a|]; [exact (Said W L a eq_refl) | discriminate].
  - split; [intros ->; rewrite color_eqb_refl in C; discriminate|]. intros _.
    apply andb_true_iff in T as (T1 & T2). apply replies_below_right in T2 as (Left & Op); [|assumption..].
    split; [apply found_below; assumption|]. split; [|exact Op]. intros q Lq.
    destruct (Left q Lq) as [D|[(D & _)|H]]; [discriminate | discriminate | exact H].
Qed.

End List.

Arguments answers_are_right {B every with_ko x at_least said _}.
Arguments passes_are_alone {B every with_ko x at_least said _}.

Lemma book_has : forall (entries : list (position * answer)) t pos e,
  find_in (fold_left (fun t e => keep (fst e) e t) entries t) pos = Some e ->
  (In e entries /\ fst e = pos) \/ find_in t pos = Some e.
Proof.
  induction entries as [|d entries IH]; intros t pos e H; simpl in H; [right; exact H|].
  apply IH in H as [(I & E)|H]; [left; split; [right; exact I | exact E]|].
  apply found_is_kept in H as [(-> & ->)|H]; [|right; exact H]. left. split; [left; reflexivity | reflexivity].
Qed.

Lemma book_lists : forall entries pos a, book_of entries pos = Some a -> In (pos, a) entries.
Proof.
  intros entries pos a H. unfold book_of in H.
  destruct (find_in _ pos) as [e|] eqn:E; [|discriminate]. injection H as <-.
  apply book_has in E as [(I & <-)|E]; [destruct e; exact I | discriminate].
Qed.
