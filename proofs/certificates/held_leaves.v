(* Robust lists whose lines end before the game: at boards that their side holds, or can hold with its next play.

   These are the solutions whose header says `rules any-single-hot` or `any-single-hot-with-basic-ko`, and `settled-board held` or
   `next` (docs/reference/certificates.md).
   The book of which robust.v speaks has what held_book.v says of held boards, then the list, and, if
   lines end there, the next plays. settled_leaves.v has the same of settled boards, where hot stones of any kinds are looked at.

   The program does not ask how to go on at held boards: it finds an answer there that stands for it. All ranks of the list are
   raised above those of held boards. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import fill_in.
From Hotstone.plays Require Import play_facts legality.
From Hotstone.rules Require Import situation hot_single hot_kinds game.
From Hotstone.cycle Require Import returns.
From Hotstone.certificates Require Import quick quick_hot listing forcing robust_list robust_game robust settled settled_leaves
  held_board
  held_book free_records done_book.
Import ListNotations.
Open Scope nat_scope.

Section Leaves.
Context {B : board}.
Variables (with_ko : bool) (x : color) (at_least : Z).
Variable at_next : bool.

Notation o := (opponent x).
Notation near := neighbour_table.

Definition above_held : nat := S (S above_settled + points).

(* What the program remembers of the owner's stones. *)
Definition held_with : position -> bool * list nat := done_with x (holds_board x near).

Variable look : position -> bool * list nat.
Variable listed : book.

Definition at_end : answer := {| rank := above_held; first_reply := pass; other_replies := [] |}.

Definition listed_or_next (pos : position) (next : list nat) : option answer :=
  match listed pos with
  | Some a => Some a
  | None => if at_next then plays_with_rank (S above_held) (filter (is_empty pos) next) else None
  end.

Definition found_to_held : book := fun pos =>
  let (now, next) := look (bare x pos) in if now then Some at_end else listed_or_next pos next.

(* What is said. *)

Notation base := (held_book x).

Definition book_to_held : book := over_base base (fun pos => listed_or_next pos (snd (held_with (bare x pos)))).

Notation said := book_to_held.
Notation found := found_to_held.
Notation below := (below said).
Notation opens := (opens said).

Hypothesis looks : forall stones, look stones = held_with stones.
Hypothesis listed_high : forall pos a, listed pos = Some a -> above_held < rank a.
Hypothesis all_are_enough : (at_least <= Z.of_nat points)%Z.

Notation ends := (held_is_done with_ko x at_least all_are_enough).

Lemma found_is_said : forall pos, well_formed pos -> legal pos -> base pos = None -> found pos = said pos.
Proof.
  intros pos W L N. unfold book_to_held. rewrite said_where_legal by assumption. unfold found_to_held. rewrite looks.
  unfold held_with, done_with.
  destruct (holds_board x near (bare x pos)) eqn:H; [|reflexivity]. exfalso.
  assert (Wb : well_formed (bare x pos)) by (unfold well_formed, bare; rewrite map_length; exact W).
  apply (done_if_so _ _ _ _ _ _ _ _ ends) in H; [|exact Wb]. apply (done_same _ _ _ _ _ _ _ _ ends _ pos) in H.
  - destruct (done_said _ _ _ _ _ _ _ _ ends pos W L H) as (a & A). congruence.
  - intro q. symmetry. apply own_bare.
Qed.

Lemma found_is_high : forall pos a, found pos = Some a -> above_held <= rank a.
Proof.
  intros pos a H. unfold found_to_held in H. destruct (look (bare x pos)) as ([|] & next).
  - injection H as <-. apply Nat.le_refl.
  - unfold listed_or_next in H. destruct (listed pos) as [b|] eqn:E.
    + injection H as <-. apply listed_high in E. lia.
    + destruct at_next; [|discriminate]. destruct (with_rank _ _ _ H) as (-> & _). lia.
Qed.

Lemma found_below : forall r pos, well_formed pos -> legal pos -> is_below (found pos) r = true -> below r pos.
Proof.
  intros r pos W L H. destruct (base pos) as [a|] eqn:A.
  - exists a. split; [apply base_is_said; exact A|]. assert (R := base_rank _ _ _ _ _ _ _ _ ends pos a A).
    unfold is_below in H. destruct (found pos) as [b|] eqn:F; [|discriminate]. apply found_is_high in F. apply Nat.ltb_lt in H.
    unfold above_held in F. lia.
  - apply is_below_right. rewrite <- found_is_said; assumption.
Qed.

Lemma found_open : forall pos k, well_formed pos -> legal pos -> k < points -> cell_at pos k = None ->
  some_open (found (after (play_at pos o k))) (hot_stones_of (kinds_met false) (play_at pos o k)) = true ->
  opens (after (play_at pos o k)) (hot_stones_of (kinds_met false) (play_at pos o k)).
Proof.
  intros pos k W L Hk E H. destruct (base (after (play_at pos o k))) as [a|] eqn:A.
  - apply opens_fewer with (single_hot_stone (play_at pos o k)); [intros q; apply hot_is_single|]. apply base_opens.
    exact (base_open _ _ _ _ _ _ _ _ ends pos k a W L Hk E A).
  - apply some_open_right. rewrite <- found_is_said; [exact H | apply after_formed | apply legality_is_kept; assumption | exact A].
Qed.

Hypothesis listed_right : forall pos a, listed pos = Some a -> answer_is_right false with_ko x at_least near found pos a = true.

Lemma said_cases : forall pos a, said pos = Some a -> base pos = Some a \/ (well_formed pos /\ legal pos /\
  (listed pos = Some a \/ plays_with_rank (S above_held) (filter (is_empty pos) (snd (held_with (bare x pos)))) = Some a)).
Proof.
  intros pos a H. unfold book_to_held, over_base in H. destruct ((length pos =? points) && is_legal pos) eqn:F; [|auto].
  apply andb_true_iff in F as (W & L). apply Nat.eqb_eq in W. apply is_legal_iff in L; [|exact W].
  destruct (base pos) as [b|]; [auto|]. right. split; [exact W|]. split; [exact L|]. unfold listed_or_next in H.
  destruct (listed pos) as [b|]; [auto|]. destruct at_next; [auto | discriminate].
Qed.

Lemma said_is_right : forall pos a, said pos = Some a -> right_answer false with_ko x at_least said pos a.
Proof.
  intros pos a H. destruct (said_cases pos a H) as [A|(W & L & [Li|N])].
  - exact (base_is_right with_ko x at_least _ _ _ base _ ends _ pos a A).
  - exact (answer_is_right_right false with_ko x at_least said found found_below found_open pos a (listed_right pos a Li)).
  - intros m I. destruct (with_rank _ _ _ N) as (-> & Replies). apply Replies in I as (p & I & ->).
    apply filter_In in I as (I & E). apply filter_In in I as (Hp & D). apply andb_true_iff in D as (_ & D).
    apply (next_is_right with_ko x at_least _ _ _ base _ ends); [exact W | exact L | | unfold above_held; lia].
    unfold next_plays. apply filter_In. split; [exact Hp|]. rewrite E. apply (done_if_so _ _ _ _ _ _ _ _ ends) in D;
      [|apply well_formed_put].
    apply (done_now_iff _ _ _ _ _ _ _ _ ends); [apply well_formed_put | exact D].
Qed.

Lemma said_passes_alone : with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a.
Proof.
  intros K pos a H. destruct (said_cases pos a H) as [A|(W & L & [Li|N])].
  - exact (base_alone _ _ _ _ _ _ _ _ ends pos a A).
  - exact (answer_passes_alone false with_ko x at_least found pos a (listed_right pos a Li) K).
  - intro I. destruct (with_rank _ _ _ N) as (_ & Replies). destruct (proj1 (Replies pass) I) as (k & _ & D). discriminate.
Qed.

Lemma said_at_start : forall setup first above, start_is_right false with_ko x near found setup first above = true ->
  right_start false with_ko x said setup first above.
Proof.
  intros setup first above S. apply (start_is_right_right false with_ko x said found found_below found_open _ _ _ S).
  intros W L a F. destruct (base setup) as [b|] eqn:A.
  - exists b. apply base_is_said. exact A.
  - exists a. rewrite <- found_is_said; assumption.
Qed.

End Leaves.

Section Accepted.
Context {B : board}.
Variables (with_ko : bool) (x : color) (at_least : Z) (remember : (position -> bool * list nat) -> position -> bool * list nat).
Variable at_next : bool.

Definition raised_above_held (e : position * answer) : position * answer :=
  (fst e, {| rank := S (S above_held) + rank (snd e); first_reply := first_reply (snd e);
    other_replies := other_replies (snd e) |}).

(* What is found, and that all of it is right. *)
Definition found_in (entries : list (position * answer)) : book :=
  found_to_held x at_next (remember (held_with x)) (book_of (map raised_above_held entries)).

Definition check_to_held (setup : position) (first : color) (entries : list (position * answer)) : bool :=
  let near := neighbour_table in
  let found := found_in entries in
  (at_least <=? Z.of_nat points)%Z &&
  start_is_right false with_ko x near found setup first (S (S above_held) + above_all entries) &&
  all_of (fun e => answer_is_right false with_ko x at_least near found (fst e) (snd e)) (map raised_above_held entries).

Hypothesis remembers : forall f stones, remember f stones = f stones.
Variables (setup : position) (first : color) (entries : list (position * answer)).
Hypothesis accepted : check_to_held setup first entries = true.

Variables (rules : rule_set) (cycle : cycle_rule).
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
Hypothesis covered : hot_is_covered false (hot_stones rules).
Hypothesis refusals_return : refuses_returns_only rules cycle.
Hypothesis ko_is_refused : with_ko = true -> refuses_to_take_back rules cycle.

Notation listed := (book_of (map raised_above_held entries)).
Notation said := (book_to_held x at_next listed).
Notation well s := (at_least <= as_seen_by x (area_difference (stones s)))%Z.

Lemma what_is_right : right_start false with_ko x said setup first (S (S above_held) + above_all entries) /\
  (forall pos a, said pos = Some a -> right_answer false with_ko x at_least said pos a) /\
  (with_ko = true -> forall pos a, said pos = Some a -> pass_is_alone a).
Proof.
  unfold check_to_held in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (H & R).
  apply andb_true_iff in H as (A & S). apply Z.leb_le in A. rewrite all_of_is, forallb_forall in R.
  assert (High : forall pos a, listed pos = Some a -> above_held < rank a).
  { intros pos a E. apply book_lists in E. apply in_map_iff in E as (e & E & _). unfold raised_above_held in E. inversion E.
  unfold above_held. cbn [rank]. lia. }
  assert (Right : forall pos a, listed pos = Some a ->
    answer_is_right false with_ko x at_least neighbour_table (found_in entries) pos a = true).
  { intros pos a E. apply book_lists in E. exact (R _ E). }
  assert (Looks := remembers (held_with x)). split; [|split].
  - exact (said_at_start with_ko x at_least at_next _ listed Looks High A setup first _ S).
  - exact (said_is_right with_ko x at_least at_next _ listed Looks High A Right).
  - exact (said_passes_alone with_ko x at_least at_next _ listed A Right).
Qed.

(* As in robust.v: x does not do worse, and the game ends. *)
Theorem accepted_held_holds : can_hold rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  destruct what_is_right as (S & R & K).
  exact (robust_book_holds false with_ko x at_least setup first said _ S R K rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return ko_is_refused).
Qed.

Theorem accepted_held : it_ends setup first rules cycle -> can_force rules cycle x (fun s => well s) (start_of rules setup first).
Proof.
  destruct what_is_right as (S & R & K).
  exact (robust_book_forces false with_ko x at_least setup first said _ S R K rules cycle no_handicap no_capture_ends
           two_passes_at_least covered refusals_return ko_is_refused).
Qed.

End Accepted.

Print Assumptions accepted_held_holds.
Print Assumptions accepted_held.
