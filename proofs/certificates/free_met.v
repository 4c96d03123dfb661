(* What the program of free_records.v says is met is fine, in each position that the known position stands for, and in its images.

   Fine is a position of which the book (free_book.v) says something, of lower rank, and a play that no hot stone bans
   (`met_is_fine`). The program turns a known position before it looks for a record; `v` leads from there to the image that is asked
   about. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import symmetry.
From Hotstone.rules Require Import situation hot_single hot_kinds.
From Hotstone.certificates Require Import listing robust_list settled living recorded_lines carried_lines carried_known
  known_positions quick_known free_records free_images done_book free_book.

Section Met.
Context {B : board}.
(* Whether all kinds of hot stones but `any-ko-stone` are looked at, or single ones. *)
Variables (every : bool) (x : color) (at_least : Z).
Variable e : ending.
Context {ends : done_right every true x at_least e}.
Variable look : position -> bool * list nat.
Hypothesis looks : forall stones, look stones = done_with x (is_done e) stones.
Variables (maps : list table) (turn : position -> nat).
Hypothesis are_maps : are_all_maps maps = true.
Variables (count : nat) (record : nat -> free_record).
Hypothesis on_the_board : forall i, i < count -> free_play (record i) < points.

Notation o := (opponent x).
Notation own_at pos p := (cell_at pos p = Some x).
Notation all := (all_images maps record count).
Notation said := (free_book x e all).
Notation found := (gathered x maps turn record count nothing).
Notation hot pl := (hot_stones_of (kinds_met every true) pl).
Notation ranked r := (S (above_base e) + r).
Notation base := (base e).
Notation done := (done e).
Notation is_map := (is_map maps).
Notation keeps_colours := (keeps_colours maps).
Notation image_cells := (image_cells maps are_maps).
Notation map_between := (map_between maps are_maps).
Notation table_is_map := (table_is_map maps are_maps).
Notation play_on_board := (play_on_board maps are_maps count record on_the_board).
Notation image_in_all := (image_in_all maps are_maps count record on_the_board).

(* The owner's stones are known. *)
Lemma stones_are_known : forall k pos, stands_for x k pos -> forall q, own_at (stones_of x k) q <-> own_at pos q.
Proof.
  intros k pos (W & _ & H) q. destruct (le_lt_dec points q) as [G|Hq].
  - rewrite !cell_off_board; [reflexivity | exact W | exact G | apply well_formed_tabulate | exact G].
  - unfold stones_of. rewrite cell_at_tabulate by exact Hq. specialize (H q Hq). unfold is_own.
    destruct (k q); simpl in H; rewrite ?H; split; try congruence; intro D; try (destruct (opponent_differs x); congruence).
Qed.

Lemma stones_same : forall k k', (forall q, q < points -> is_own k q = is_own k' q) -> stones_of x k = stones_of x k'.
Proof.
  intros k k' H. apply position_ext; [apply well_formed_tabulate | apply well_formed_tabulate|]. intros q Hq.
  unfold stones_of. rewrite !cell_at_tabulate by exact Hq. rewrite H by exact Hq. reflexivity.
Qed.

Lemma covered_has : forall r k pos, stands_for x k pos ->
  (forall q, q < points -> includes (known_of (free_known r) q) (k q) = true) -> has x pos r = true.
Proof.
  intros r k pos (W & L & K) H. apply (proj2 (has_iff x pos r W L)). split; [exact W|]. split; [exact L|]. intros q Hq.
  specialize (H q Hq). specialize (K q Hq).
  destruct (known_of (free_known r) q), (k q); simpl in *; try discriminate; rewrite ?K; auto; try discriminate.
  intro E. injection E as E. destruct (opponent_differs x E).
Qed.

Lemma both_have : forall r k pos, stands_for x k pos -> has x pos r = true ->
  (forall q, q < points -> overlaps (known_of (free_known r) q) (k q) = true) /\ own_stones x r = stones_of x k.
Proof.
  intros r k pos (W & L & K) H. apply (proj1 (has_iff x pos r W L)) in H. destruct H as (_ & _ & H).
  assert (D := opponent_differs x).
  assert (Each : forall q, q < points -> overlaps (known_of (free_known r) q) (k q) = true /\
    is_own (known_of (free_known r)) q = is_own k q).
  { intros q Hq. specialize (K q Hq). specialize (H q Hq). unfold is_own.
    destruct (known_of (free_known r) q), (k q); simpl in *; auto; rewrite ?K in H; exfalso; congruence. }
  split; [intros q Hq; apply Each; exact Hq|]. apply stones_same. intros q Hq. apply Each. exact Hq.
Qed.

(* What is fine. *)

Definition fine (bound : nat) (banned : list nat) (pos : position) : Prop :=
  below said (ranked bound) pos /\ opens said pos banned.

(* An answer leads here, after which these points are banned. *)
Definition led_to (pos : position) (banned : list nat) : Prop := exists before k, well_formed before /\ legal before /\
  k < points /\ cell_at before k = None /\ pos = after (play_at before o k) /\ banned = hot (play_at before o k).

Definition nothing_or_led (pos : position) (banned : list nat) : Prop := banned = [] \/ led_to pos banned.

Lemma base_is_fine : forall bound banned pos a, base pos = Some a -> nothing_or_led pos banned -> fine bound banned pos.
Proof.
  intros bound banned pos a A Led. assert (R := base_rank pos a A).
  assert (S := base_is_said e (next_or_record x e all) pos a A).
  split; [exists a; split; [exact S | lia]|]. destruct Led as [->|(before & k & W & L & Hk & E & -> & ->)].
  - exists a, (first_reply a). split; [exact S|]. split; [left; reflexivity|]. destruct (first_reply a); reflexivity.
  - apply base_opens. exact (base_open before k a W L Hk E A).
Qed.

Lemma done_is_fine : forall bound banned pos, well_formed pos -> legal pos -> done pos -> nothing_or_led pos banned ->
  fine bound banned pos.
Proof.
  intros bound banned pos W L D Led. destruct (done_said pos W L D) as (a & A).
  exact (base_is_fine bound banned pos a A Led).
Qed.

(* Single hot stones ban no play with which he is done next. *)
Lemma next_if_single : forall banned pos p, every = false -> In p (next_plays x e pos) -> nothing_or_led pos banned ->
  ~ In p banned.
Proof.
  intros banned pos p Single I [->|(before & k & W & L & Hk & E & -> & ->)]; [intros []|]. intro J. rewrite Single in J.
  apply hot_is_single in J. exact (next_is_open every true x at_least e before k p W L Hk E I J).
Qed.

Lemma next_is_fine : forall bound banned pos p, well_formed pos -> legal pos -> In p (next_plays x e pos) -> ~ In p banned ->
  nothing_or_led pos banned -> fine bound banned pos.
Proof.
  intros bound banned pos p W L I Open Led. destruct (base pos) as [a|] eqn:A; [exact (base_is_fine bound banned pos a A Led)|].
  destruct (with_rank_some (above_base e) _ _ I) as (a & S). assert (Said : said pos = Some a).
  { unfold free_book; rewrite said_where_legal by assumption. unfold next_or_record. rewrite S. reflexivity. }
  destruct (with_rank _ _ _ S) as (Ra & Replies). split; [exists a; split; [exact Said | lia]|].
  exists a, (play_on p). split; [exact Said|]. split; [apply Replies; eauto|]. simpl. apply negb_true_iff, mem_not_In. exact Open.
Qed.

(* One record of lower rank has the position. It plays where nothing is banned, and so does any of a lower rank still that has the
   position. No play with which he is done next is banned. *)
Lemma record_is_fine : forall bound banned pos r, well_formed pos -> legal pos -> In r all -> has x pos r = true ->
  free_rank r < bound -> ~ In (free_play r) banned ->
  (forall s, In s all -> has x pos s = true -> free_rank s < free_rank r -> ~ In (free_play s) banned) ->
  (forall p, In p (next_plays x e pos) -> ~ In p banned) -> nothing_or_led pos banned -> fine bound banned pos.
Proof.
  intros bound banned pos r W L I Has Rank Open Lower Next Led. destruct (base pos) as [a|] eqn:A;
    [exact (base_is_fine bound banned pos a A Led)|].
  destruct (next_plays x e pos) as [|p plays] eqn:N.
  2: { apply (next_is_fine bound banned pos p W L); [rewrite N; left; reflexivity | apply Next; left; reflexivity | exact Led]. }
  destruct (answer_there x e all pos r I Has) as (a & s & Sa & Is & Hs & Ra & Le & Mine & Same).
  assert (Said : said pos = Some a) by (unfold free_book; rewrite said_where_legal by assumption; unfold next_or_record; rewrite N; exact Sa).
  split; [exists a; split; [exact Said | lia]|].
  destruct (Nat.eq_dec (free_rank s) (free_rank r)) as [Eq|Ne].
  - exists a, (play_on (free_play r)). split; [exact Said|]. split; [auto|]. simpl. apply negb_true_iff, mem_not_In. exact Open.
  - exists a, (play_on (free_play s)). split; [exact Said|]. split; [exact Mine|]. simpl. apply negb_true_iff, mem_not_In.
    apply Lower; auto. lia.
Qed.

(* A known position, turned; and an image of one of its positions. *)

Section Turned.
Variables (k : known_position) (pos : position) (u : board_map B B) (t : table).
Hypothesis stands : stands_for x k pos.
Hypothesis is_map_u : is_map u.
Hypothesis turned : turned_by maps turn (stones_of x k) = Some t.

Notation there := (carry u pos).
Notation turned_k := (known_of (map k (comes t))).

Lemma turned_map : exists m v, In t maps /\ maps_as t m /\ is_map v /\
  forall p, p < points -> to_point v (to_point m p) = to_point u p.
Proof.
  unfold turned_by in turned. destruct (nth_error maps (turn (stones_of x k))) as [s|] eqn:E; [|discriminate].
  destruct (is_turned _ _ (image_of s (stones_of x k))); [|discriminate]. injection turned as <-.
  apply nth_error_In in E. destruct (table_is_map s E) as (m & M). destruct (map_between m u) as (v & V & To); [exists s;
    auto | exact is_map_u|].
  exists m, v. auto.
Qed.

Lemma stands_for_there : stands_for x (fun q => k (from_point u q)) there.
Proof.
  apply (stands_there u (keeps_colours u is_map_u) x k); [exact stands|]. intros p Hp. rewrite from_to by exact Hp. reflexivity.
Qed.

Section Maps.
Variables m v : board_map B B.
Hypothesis in_maps : In t maps.
Hypothesis is_map_m : maps_as t m.
Hypothesis is_map_v : is_map v.
Hypothesis leads : forall p, p < points -> to_point v (to_point m p) = to_point u p.

Lemma cells_there : forall p, p < points -> turned_k (to_point m p) = k p.
Proof. intros p Hp. apply image_cells; assumption. Qed.

Lemma stones_turned : image_of t (stones_of x k) = stones_of x turned_k.
Proof.
  destruct is_map_m as (Same & _ & ->). apply position_ext; [apply carry_formed | apply well_formed_tabulate|]. intros q Hq.
  destruct (from_there m q Hq) as (p & Hp & ->). rewrite (cell_there m Same) by exact Hp. unfold stones_of.
  rewrite !cell_at_tabulate by (try apply to_on_board; exact Hp). unfold is_own. rewrite cells_there by exact Hp. reflexivity.
Qed.

(* The owner's stones in the end. *)
Lemma own_in_the_end : forall q, own_at (carry v (image_of t (stones_of x k))) q <-> own_at there q.
Proof.
  intro q. assert (Sm := proj1 is_map_m). assert (Cm : image_of t (stones_of x k) = carry m (stones_of x k)) by apply is_map_m.
  assert (Sv := keeps_colours v is_map_v). assert (Su := keeps_colours u is_map_u).
  destruct (le_lt_dec points q) as [G|Hq]; [rewrite !cell_off_board by (apply carry_formed || exact G); reflexivity|].
  destruct (from_there u q Hq) as (p & Hp & ->). rewrite (cell_there u Su) by exact Hp. rewrite <- leads by exact Hp.
  rewrite (cell_there v Sv) by (apply to_on_board; exact Hp). rewrite Cm, (cell_there m Sm) by exact Hp.
  apply stones_are_known. exact stands.
Qed.

Lemma now_there : is_done e (image_of t (stones_of x k)) = true -> done there.
Proof.
  intro D. assert (Wi : well_formed (image_of t (stones_of x k))) by (rewrite stones_turned; apply well_formed_tabulate).
  apply (done_if_so) in D; [|exact Wi].
  apply (done_is_carried v (keeps_colours v is_map_v)) in D; [|exact Wi].
  apply (done_same (carry v (image_of t (stones_of x k)))); [|exact D]. intro q. symmetry.
  apply own_in_the_end.
Qed.

Lemma next_there : forall p, p < points -> cell_at pos p = None ->
  (In (to_point m p) (snd (look (image_of t (stones_of x k)))) <-> In (to_point u p) (next_plays x e there)).
Proof.
  intros p Hp E. rewrite looks. unfold done_with, next_plays. cbn [snd]. set (stones := image_of t (stones_of x k)) in *.
  assert (Wi : well_formed stones) by (unfold stones; rewrite stones_turned; apply well_formed_tabulate).
  assert (Hm := to_on_board _ _ m p Hp). assert (Hu := to_on_board _ _ u p Hp).
  assert (Sv := keeps_colours v is_map_v). assert (Su := keeps_colours u is_map_u).
  assert (Empty : is_empty stones (to_point m p) = true).
  { apply is_empty_iff. unfold stones. rewrite stones_turned. unfold stones_of. rewrite cell_at_tabulate by exact Hm. unfold is_own.
    rewrite cells_there by exact Hp. assert (C := proj2 (proj2 stands) p Hp). rewrite E in C. destruct (k p); congruence. }
  assert (Empty_there : is_empty there (to_point u p) = true) by (apply is_empty_iff; rewrite (cell_there u Su); assumption).
  rewrite !filter_In, !in_all_points, Empty, Empty_there. cbn [andb].
  assert (Same : done (put stones (to_point m p) x) <-> done (put (bare x there) (to_point u p) x)).
  { assert (Wb := bare_formed x there (carry_formed u pos)).
    assert (Placed : forall q, own_at (put (carry v stones) (to_point u p) x) q <-> own_at (put (bare x there) (to_point u p) x) q).
    { intro q. rewrite (own_when_placed x _ _ Wb Hu), (own_when_placed x _ _ (carry_formed v stones) Hu).
      unfold stones. rewrite own_bare, own_in_the_end. reflexivity. }
    assert (Carried : carry v (put stones (to_point m p) x) = put (carry v stones) (to_point u p) x).
    { rewrite carry_put, Sv, leads by assumption. reflexivity. }
    split; intro D.
    - apply (done_is_carried v Sv) in D; [|apply well_formed_put]. rewrite Carried in D.
      apply done_same with (2 := D). intro q. symmetry. apply Placed.
    - apply (done_same _ (carry v (put stones (to_point m p) x))) in D; [|intro q; rewrite Carried; apply Placed].
      apply (done_is_carried (backwards v) Sv) in D; [|apply carry_formed]. rewrite carry_back in D by apply well_formed_put.
      exact D. }
  rewrite (done_if_so _ (well_formed_put _ _ _)), (done_now_iff _ (well_formed_put _ _ _)). tauto.
Qed.

End Maps.

Theorem met_is_fine : forall bound may_be banned, is_met every x maps turn look found bound k may_be = true ->
  (forall q, In q banned -> exists p, In p may_be /\ p < points /\ q = to_point u p) -> nothing_or_led there banned ->
  fine bound banned there.
Proof.
  intros bound may_be banned H Sub Led. destruct turned_map as (m & v & It & Mt & Mv & To).
  destruct stands_for_there as (W & L & K). assert (S : stands_for x (fun q => k (from_point u q)) there) by (split; auto).
  assert (Goes : forall p, at_place (goes t) p = to_point m p) by (intro p; symmetry; apply Mt).
  unfold is_met in H. rewrite turned in H. assert (Next := next_there m v It Mt Mv To). assert (Now := now_there m v It Mt Mv To).
  assert (Turned_ban : forall p, p < points -> In (to_point u p) banned ->
    mem (to_point m p) (map (at_place (goes t)) may_be) = true).
  { intros p Hp J. apply Sub in J as (p' & J & Hp' & E). apply one_to_one in E; [|assumption..]. subst p'.
    apply mem_In, in_map_iff. exists p. auto. }
  rewrite looks in H, Next. unfold done_with in H. destruct (is_done e (image_of t (stones_of x k))) eqn:D.
  { apply done_is_fine; auto. }
  match type of H with (if ?b then _ else _) = _ => destruct b eqn:E end.
  { apply existsb_exists in E as (q & I & E). apply andb_true_iff in E as (E & Op). assert (I' := I).
    apply filter_In in I' as (Hq & _). apply in_all_points in Hq. destruct (from_there m q Hq) as (p & Hp & ->).
    apply (next_is_fine bound banned there (to_point u p) W L); [| |exact Led].
    - apply Next; [exact Hp | | unfold done_with; exact I]. unfold is_known_empty in E. rewrite image_cells in E by assumption.
      assert (C := proj2 (proj2 stands) p Hp). destruct (k p); try discriminate. exact C.
    - intro J. rewrite (Turned_ban p Hp J) in Op. discriminate. }
  apply andb_true_iff in H as (Free_to_go & H).
  assert (None_banned : forall p, In p (next_plays x e there) -> ~ In p banned).
  { intros q I. destruct (Bool.bool_dec every false) as [Ev|Ev]; [apply next_if_single with there; assumption|].
    apply Bool.not_false_is_true in Ev. rewrite Ev in Free_to_go. cbn [andb] in Free_to_go. intro J. assert (I' := I).
    apply filter_In in I' as (Hq & I'). apply in_all_points in Hq. apply andb_true_iff in I' as (Em & _). apply is_empty_iff in Em.
    destruct (from_there u q Hq) as (p & Hp & ->). rewrite (cell_there u (keeps_colours u is_map_u)) in Em by exact Hp.
    apply Next in I; [|exact Hp | exact Em]. apply negb_true_iff, not_true_iff_false in Free_to_go.
    apply Free_to_go. apply existsb_exists. exists (to_point m p). split; [exact I | apply Turned_ban; assumption]. }
  clear Next Now. assert (Stones := stones_turned m It Mt). rewrite Stones in H.
  unfold is_covered in H. apply existsb_exists in H as (r & I & H).
  apply in_gathered in I as (I & _). apply andb_true_iff in H as (H & Lower). apply andb_true_iff in H as (H & Open).
  apply andb_true_iff in H as (Rank & Cov). apply Nat.ltb_lt in Rank.
  destruct (image_in_all r v I Mv) as (r' & I' & (Cells & Rr & Pr)).
  assert (Elsewhere : forall s s', In s all -> is_image v s s' -> plays_elsewhere (map (at_place (goes t)) may_be) s = true ->
    ~ In (free_play s') banned).
  { intros s s' Js (_ & _ & ->) P J. apply Sub in J as (p & J & Hp & Q). rewrite <- To in Q by exact Hp.
    apply one_to_one in Q; [|apply play_on_board; exact Js | apply to_on_board; exact Hp].
    unfold plays_elsewhere in P. apply negb_true_iff, mem_not_In in P. apply P. apply in_map_iff. exists p.
    split; [rewrite Goes; symmetry; exact Q | exact J]. }
  apply (record_is_fine bound banned there r'); auto.
  - apply (covered_has r' (fun q => k (from_point u q))); [exact S|]. intros q Hq. destruct (from_there u q Hq) as (p & Hp & ->).
    rewrite from_to by exact Hp. assert (C := included _ _ (to_point m p) Cov). rewrite image_cells in C by assumption.
    rewrite <- To, Cells by (try apply to_on_board; exact Hp). exact C.
  - lia.
  - exact (Elsewhere r r' I (conj Cells (conj Rr Pr)) Open).
  - intros s' Is' Hs' Lt. destruct (map_between u m) as (w & Mw & Tw); [exact is_map_u | exists t; auto|].
    destruct (image_in_all s' w Is' Mw) as (s & Is & (Cs & Rs & Ps)).
    assert (Back : is_image v s s').
    { assert (Inverse : forall q, q < points -> to_point v (to_point w q) = q).
      { intros q Hq. destruct (from_there u q Hq) as (p & Hp & ->). rewrite Tw, To by exact Hp. reflexivity. }
      split; [|split; [lia|]].
      - intros q Hq. destruct (from_there w q Hq) as (p & Hp & ->). rewrite Inverse, Cs by exact Hp. reflexivity.
      - rewrite Ps, Inverse; [reflexivity | apply play_on_board; exact Is']. }
    destruct may_be as [|b rest] eqn:May; [intro J; destruct (Sub _ J) as (p & [] & _)|]. rewrite <- May in *.
    apply (Elsewhere s s' Is Back).
    assert (HasS : stands_for x (known_of (free_known s)) (carry w there)).
    { apply (proj1 (has_iff x there s' W L)) in Hs'. apply (stands_there w (keeps_colours w Mw) x (known_of (free_known s')));
      assumption. }
    assert (KS : stands_for x (known_of (map k (comes t))) (carry w there)).
    { apply (stands_there w (keeps_colours w Mw) x (fun q => k (from_point u q))); [exact S|]. intros q Hq.
      destruct (from_there u q Hq) as (p & Hp & ->). rewrite Tw, from_to, image_cells by assumption. reflexivity. }
    destruct (both_have s (known_of (map k (comes t))) (carry w there) KS) as (Some_of & Key).
    { apply has_iff; [apply KS | apply KS | exact HasS]. }
    assert (T : is_turned maps turn (own_stones x s) = true).
    { rewrite Key, <- Stones. unfold turned_by in turned. destruct (nth_error maps (turn (stones_of x k))) as [t'|];
      [|discriminate].
      destruct (is_turned maps turn (image_of t' (stones_of x k))) eqn:T; [|discriminate]. injection turned as <-. exact T. }
    assert (Lower' : match map (at_place (goes t)) may_be with [] => false | _ :: _ => true end = true) by (rewrite May;
      reflexivity).
    destruct (map (at_place (goes t)) may_be) as [|b' rest'] eqn:May'; [discriminate|]. rewrite forallb_forall in Lower.
    specialize (Lower s (proj2 (in_gathered x maps turn record count _ s) (conj Is (conj T Key)))).
    rewrite (not_apart (free_known s) (map k (comes t))), (proj2 (Nat.ltb_lt _ _)) in Lower; [exact Lower | lia|].
    intros q Hq. apply Some_of. rewrite map_length in Hq. rewrite <- (comes_of_all maps are_maps t It). exact Hq.
Qed.

End Turned.

End Met.

Print Assumptions met_is_fine.
