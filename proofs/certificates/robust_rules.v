(* What robust lists ask of the rules: no handicap, no `capture_ends`, two passes at least that end the game, and a rule about
   cycles that refuses only what leads back (cycle/returns.v) or, if no play may leave the position as it is, what is like a play
   of a completed cycle (cycle/rounds_with_plays.v). Hot stones are none or single ones, in every ko or in some
   (ko_class/hot_scope.v). Where the list looks at more than single ones, they may be of all kinds that it looks at: any, or with
   basic ko any but `any-ko-stone`. For a list with basic ko nobody may take back at once, be it for a hot stone or for the rule
   about cycles; take_back.v says under which rules that is so. *)
From Hotstone.board Require Import board play.
From Hotstone.rules Require Import situation hot_single hot_kinds game game_facts.
From Hotstone.cycle Require Import returns rounds_with_plays.
From Hotstone.certificates Require Import robust_list.

Section Rules.
Context {B : board}.

(* Hot stones of which a list may know nothing, as those of single stones ban only what leads back; and those that it looks at. *)
Definition bans_are_single (hot : play -> list nat) : Prop := forall pos c p q, p < points ->
  In q (hot (play_at pos c p)) -> In q (single_hot_stone (play_at pos c p)).

Definition bans_are_looked_at (every with_ko : bool) (hot : play -> list nat) : Prop := forall pos c p q, p < points ->
  In q (hot (play_at pos c p)) -> In q (hot_stones_of (kinds_met every with_ko) (play_at pos c p)).

Definition hot_is_covered (every with_ko : bool) (hot : play -> list nat) : Prop :=
  bans_are_single hot \/ (every = true /\ bans_are_looked_at every with_ko hot).

(* No play restores the position before the play just made. *)
Definition refuses_to_take_back (rules : rule_set) (cycle : cycle_rule) : Prop := forall g pl h k, lawful_game rules g ->
  past g = played pl :: h -> bans (now g) = hot_stones rules pl ->
  after (play_at (stones (now g)) (to_move (now g)) k) = before pl -> is_legal_move rules cycle g (play_on k) = false.

Class robust_rules (every with_ko : bool) (rules : rule_set) (cycle : cycle_rule) : Prop := {
  no_handicap : handicap rules = 0;
  no_capture_ends : capture_ends rules = false;
  two_passes_at_least : 2 <= end_passes rules;
  hot_covered : hot_is_covered every with_ko (hot_stones rules);
  refusals_allowed : refuses_returns_or_rounds rules cycle;
  ko_is_refused : with_ko = true -> refuses_to_take_back rules cycle
}.

(* No play may leave the position as it is, or every game from this start ends, as with superko. *)
Definition it_ends (rules : rule_set) (cycle : cycle_rule) (start : game) : Prop :=
  variation_in_force (self_removal rules) = true \/
  exists most, forall h, leads_to rules cycle start h -> length (past h) <= most.

End Rules.
