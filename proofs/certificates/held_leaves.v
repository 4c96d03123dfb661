(* Robust lists whose lines end before the game: at boards that their side holds, or can hold with its next play.

   These are the solutions whose header says `rules any-single-hot`, `any-single-hot-with-basic-ko` or `any-with-basic-ko`, and
   `settled-board held` or `next` (docs/reference/certificates.md). held_book.v has what is said of held boards, and ended_list.v
   the rest. settled_leaves.v has the same of settled boards, where a list may look at the kind `any-ko-stone` too. Such a list is
   refused here.

   The program does not ask how to go on at held boards: it finds an answer there that stands for it. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board board_facts.
From Hotstone.rules Require Import situation hot_kinds game.
From Hotstone.certificates Require Import quick quick_hot forcing robust_list robust_rules robust settled living held_board
  held_book free_records done_book ended_list.

Section Leaves.
Context {B : board}.
Variables (every with_ko : bool) (x : color) (at_least : Z).
Variable remember : (position -> bool * list nat) -> position -> bool * list nat.
Variable at_next : bool.

Notation near := neighbour_table.

(* What the program remembers of the owner's stones. *)
Definition held_with : position -> bool * list nat := done_with x (holds_board x near).

Definition at_end : answer := {| rank := above_held; first_reply := pass; other_replies := [] |}.

Definition next_held (next : list nat) (pos : position) : option answer :=
  if at_next then plays_with_rank (S above_held) (filter (is_empty pos) next) else None.

Definition found_to_held (look : position -> bool * list nat) (listed : book) : book := fun pos =>
  let (now, next) := look (bare x pos) in if now then Some at_end else listed_or (next_held next) listed pos.

Definition check_to_held (setup : position) (first : color) (entries : list (position * answer)) : bool :=
  negb (existsb looks_at_all_kos (kinds_met every with_ko)) &&
  check_ended every with_ko x at_least (S (S above_held)) (found_to_held (remember held_with)) setup first entries.

Hypothesis remembers : forall f stones, remember f stones = f stones.
Variables (setup : position) (first : color) (entries : list (position * answer)).
Hypothesis accepted : check_to_held setup first entries = true.

Lemma held_is_robust : has_robust_book every with_ko x at_least setup first.
Proof.
  apply andb_true_iff in accepted as (None_there & Right). apply negb_true_iff in None_there.
  assert (No_ko_stones : ~ In any_ko_stone (kinds_met every with_ko)).
  { intro I. apply not_true_iff_false in None_there. apply None_there. apply existsb_exists. exists any_ko_stone. auto. }
  apply (ended_is_robust every with_ko x at_least (held_ending x) (fun pos => next_held (snd (held_with (bare x pos))) pos)
           (S (S above_held)) (found_to_held (remember held_with))) with (entries := entries);
    [| | |exact Right | intro A; apply held_is_done; assumption].
  - intros listed pos W L N. unfold found_to_held. rewrite remembers. unfold held_with, done_with.
    destruct (holds_board x near (bare x pos)) eqn:H; [|reflexivity]. exfalso.
    apply holds_board_iff in H; [|exact (bare_formed x pos W)]. apply (held_same x _ pos) in H; [|intro q; symmetry; apply own_bare].
    destruct (goes_on_said x pos W L (or_introl H)) as (a & A & _). cbn in N. congruence.
  - intros listed pos a b High A F. assert (R : rank a < above_held) by (eapply held_rank_at_most; exact A).
    assert (Least : above_held <= rank b); [|lia]. unfold found_to_held in F. rewrite remembers in F.
    destruct (held_with (bare x pos)) as ([|] & next); [injection F as <-; apply Nat.le_refl|].
    unfold listed_or in F. destruct (listed pos) as [c|] eqn:E; [injection F as <-; apply High in E; lia|].
    unfold next_held in F. destruct at_next; [|discriminate]. destruct (with_rank _ _ _ F) as (-> & _). lia.
  - intros pos a W L H. unfold next_held in H. destruct at_next; [|discriminate]. destruct (with_rank _ _ _ H) as (-> & Each).
    split; [apply Nat.le_succ_diag_r|]. intros m I. apply Each in I as (p & I & ->). exists p. split; [reflexivity|].
    apply filter_In in I as (I & E). apply filter_In in I as (Hp & D). apply andb_true_iff in D as (_ & D).
    apply filter_In. split; [exact Hp|]. rewrite E. apply held_now_iff; [apply well_formed_put|].
    apply holds_board_iff; [apply well_formed_put | exact D].
Qed.

Variables (rules : rule_set) (cycle : cycle_rule).
Context {allowed : robust_rules every with_ko rules cycle}.

(* As in robust.v: x does not do worse, and the game ends. *)
Theorem accepted_held_holds : can_hold rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_holds every with_ko x at_least setup first rules cycle held_is_robust). Qed.

Theorem accepted_held : it_ends rules cycle (start_of rules setup first) ->
  can_force rules cycle x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof. exact (robust_book_forces every with_ko x at_least setup first rules cycle held_is_robust). Qed.

End Leaves.

Print Assumptions accepted_held_holds.
Print Assumptions accepted_held.
