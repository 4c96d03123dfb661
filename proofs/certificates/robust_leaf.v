(* Where a game with a past may go over to a robust strategy.

   The theorem of robust.v is about a game that begins there. A game with a past differs in one thing: a rule about
   cycles, or a hot stone, may forbid a play because of what came before. So x goes over where he is to move in a listed
   position of rank r, and no position that was on the board before is made by an answer of rank r or less. Ranks fall, so
   all answers still to come are of those ranks, and each play makes a position that never was on the board. Where hot stones of
   every kind are looked at, some reply has to be open now.

   `least_ranks` notes for each position that an answer makes the least rank of such answers. It is believed only if
   `ranks_are_noted`; so nothing needs to be proved about how it is made. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import situation game game_facts.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick listing forcing_steps robust_list robust_rules robust_game robust.

(* Games by the law from a start, and what is true of each of them. *)
Section Sound.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (start : game).

Record sound_game (g : game) : Prop := {
  is_led : leads_to rules cycle start g;
  sound_is_lawful : lawful_game rules g;
  nothing_owed : handicap_owed (now g) = 0;
  fresh : bans_are_fresh rules g
}.

Lemma sound_next : capture_ends rules = false -> forall g m, sound_game g -> is_legal_move rules cycle g m = true ->
  sound_game (next rules g m).
Proof.
  intros No g m [Led Law Owes Fresh] Lm. constructor.
  - apply one_more; assumption.
  - apply (lawful_next rules cycle); assumption.
  - rewrite owed_next. apply none_owed_after. exact Owes.
  - unfold bans_are_fresh. rewrite bans_next. destruct m as [p|]; simpl.
    + rewrite No. reflexivity.
    + destruct (must_pass (now g)); reflexivity.
Qed.

End Sound.

Lemma start_game_is_sound : forall {B : board} rules cycle setup first, handicap rules = 0 -> well_formed setup -> legal setup ->
  sound_game rules cycle (start_of rules setup first) (start_of rules setup first).
Proof.
  intros B rules cycle setup first No W L.
  constructor; [apply no_move | apply lawful_start; assumption | exact No | reflexivity].
Qed.

Section Leaf.
Context {B : board}.
Variables (every : bool) (x : color) (at_least : Z) (entries : list (position * answer)).

(* The program. *)

(* The positions that the plays of an entry make. *)
Definition made_by (near : list (list nat)) (e : position * answer) : list position :=
  flat_map (fun m => match m with pass => [] | play_on k => [after (quick_play near (fst e) x k)] end) (replies (snd e)).

Definition least_ranks (near : list (list nat)) : tree nat :=
  fold_left (fun t e =>
      fold_left (fun t made => keep made (match find_in t made with None => rank (snd e) | Some r => Nat.min r (rank (snd e)) end) t)
                (made_by near e) t) entries nothing.

Definition ranks_are_noted (near : list (list nat)) (noted : tree nat) : bool :=
  all_of (fun e => forallb (fun made => match find_in noted made with None => false | Some r => r <=? rank (snd e) end)
                           (made_by near e)) entries.

(* Whether x, who is to move, may follow the list from here. *)
Definition may_follow (said : book) (noted : tree nat) (g : game) : bool :=
  match said (stones (now g)) with
  | None => false
  | Some a => (negb every || some_open (Some a) (bans (now g))) &&
              forallb (fun y => match find_in noted (fst (from y)) with None => true | Some r => rank a <? r end) (past g)
  end.

(* Why it is right. *)

Notation said := (book_of entries).
Notation near := neighbour_table.

Variables (setup : position) (first : color).
Hypothesis accepted : check_robust every false x at_least setup first entries = true.

Variable noted : tree nat.
Hypothesis are_noted : ranks_are_noted near noted = true.

Lemma covered_makes_nothing_again : forall g a, may_follow said noted g = true -> said (stones (now g)) = Some a ->
  none_made_again x said (rank a) (past g).
Proof.
  intros g a C Sa y I pos b k Sb L Rb E. unfold may_follow in C. rewrite Sa in C. apply andb_true_iff in C as (_ & C).
  rewrite forallb_forall in C. specialize (C y I).
  destruct (what_was_checked every false x at_least setup first entries accepted) as (_ & Book).
  destruct (answers_are_right pos b Sb _ Rb) as (Hk & _).
  assert (N := are_noted). unfold ranks_are_noted in N. rewrite all_of_is, forallb_forall in N. specialize (N _ (book_lists entries pos b Sb)).
  rewrite forallb_forall in N. specialize (N (after (play_at pos x k))). rewrite E in N.
  assert (Made : In (fst (from y)) (made_by near (pos, b))).
  { apply in_flat_map. exists (play_on k). split; [exact Rb|]. cbn [fst]. rewrite quick_play_is_play, E by exact Hk. left. reflexivity. }
  specialize (N Made). destruct (find_in noted (fst (from y))) as [r|]; [|discriminate].
  apply Nat.leb_le in N. apply Nat.ltb_lt in C. cbn [snd] in N. lia.
Qed.

Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every false rules cycle}.
Hypothesis refusals_return : refuses_returns_only rules cycle.

Variable start : game.

(* What single hot stones ban to x would restore the position before the ply of the opponent. *)
Lemma ban_was_there : bans_are_single (hot_stones rules) ->
  forall g q, sound_game rules cycle start g -> to_move (now g) = x -> In q (bans (now g)) ->
  exists y, In y (past g) /\ from y = (after (play_at (stones (now g)) x q), opponent x).
Proof.
  intros Single g q [_ Law _ Fresh] X I. rewrite Fresh in I. destruct Law as [_ _ Row Laws].
  destruct (past g) as [|[pl|] h]; [destruct I | | destruct I]. exists (played pl). split; [left; reflexivity|].
  destruct Row as (E & _). inversion Laws as [|? ? Lp _]. subst. destruct Lp as (Epl & W & L & Hp & Em & _).
  simpl in E. injection E as E1 E2. rewrite X in E2. rewrite Epl in I.
  assert (Back := single_bans_return (before pl) (player pl) (point pl) q W L Hp Em (Single _ _ _ _ Hp I)).
  rewrite <- Epl, E1, E2 in Back. change (from (played pl)) with (before pl, player pl). rewrite Back. f_equal.
  rewrite <- E2. symmetry. apply opponent_opponent.
Qed.

Lemma covered_is_robust : forall g, sound_game rules cycle start g -> is_finished rules (now g) = false -> to_move (now g) = x ->
  may_follow said noted g = true -> exists r, robust_game every false x at_least said false rules g r.
Proof.
  intros g S F X C. assert (C' := C). unfold may_follow in C'. destruct (said (stones (now g))) as [a|] eqn:Sa; [|discriminate]. clear C'.
  exists (rank a). constructor.
  - exact (sound_is_lawful _ _ _ _ S).
  - exact (nothing_owed _ _ _ _ S).
  - exact (fresh _ _ _ _ S).
  - exists [], (past g). split; [reflexivity|]. split; [intros y []|].
    split; [exact (covered_makes_nothing_again g a C Sa) | discriminate].
  - discriminate.
  - discriminate.
  - intros [H|(H & _)]; [congruence|]. exfalso. apply (opponent_differs x). congruence.
  - intros _. destruct hot_covered as [Single|(Ev & _)]; [left; split; [reflexivity|]; intros q I; apply ban_was_there; assumption | right].
    apply some_open_right. unfold may_follow in C. rewrite Sa in C |- *. apply andb_true_iff in C as (Op & _). rewrite Ev in Op. exact Op.
  - intros _. exists a. auto.
  - intro H. exfalso. apply (opponent_differs x). congruence.
Qed.

(* The game ends, as variation is in force, or as every game from this start does. *)
Theorem covered_is_forced : it_ends rules cycle start ->
  forall g, sound_game rules cycle start g -> is_finished rules (now g) = false -> to_move (now g) = x ->
  may_follow said noted g = true -> forces_with rules cycle x (fun s => enough x at_least (stones s)) (follow every false said) g.
Proof.
  intros Ends g S F X C. destruct (covered_is_robust g S F X C) as (r & G).
  destruct (what_was_checked every false x at_least setup first entries accepted) as (_ & Book).
  exact (robust_forces every false x at_least said false rules cycle (fun K => K) (fun _ => refusals_return) start g r Ends (is_led _ _ _ _ S) G).
Qed.

End Leaf.

Print Assumptions covered_is_forced.
