(* Every play ends under psk, ssk, nssk and fixed, and under square with square_gap=anywhere.

   The five theorems of docs/explanation/termination.md, with its bounds: e passes in a row end the game, h handicap
   passes are owed, and at most

     psk  L - 1        ssk  2 L - 1        nssk  2 L        fixed, square with square_gap=anywhere  2 P L

   board plays are made; so a game has at most e (U0 + 1) + h plies, U0 being that number. They hold on every
   finite graph, from every legal setup, with either player to begin, for every hot layer, every self-removal
   option, with `capture_ends` and `resume=dispute` or without. *)
From Hotstone.board Require Import board board_facts play.
From Hotstone.rules Require Import situation game game_facts passes_end.
From Hotstone.cycle Require Import superko completed_cycles.
From Hotstone.endings Require Import counting items.

Section SuperkoEnds.
Context {B : board}.
Variable rules : rule_set.
Notation e := (end_passes rules).
Notation h := (handicap rules).

(* Wherever a ply led to, the game is there now or went on from there. *)
Lemma to_is_entry : forall hist v x, row hist v -> In x hist -> to x = v \/ In (to x) (map from hist).
Proof.
  induction hist as [|y r IH]; intros v x R I; [destruct I|]. simpl in R. destruct R as (E & R).
  destruct I as [->|I]; [left; exact E|]. right.
  destruct (IH (from y) x R I) as [F|F]; [left; symmetry; exact F | right; exact F].
Qed.

Lemma start_is_entry : forall cycle setup c g, leads_to rules cycle (start_of rules setup c) g ->
  In (setup, c) ((stones (now g), to_move (now g)) :: map from (past g)).
Proof.
  intros cycle setup c g Q. induction Q as [|g m Q IH H]; [left; reflexivity|].
  right. simpl. rewrite from_ply_of. exact IH.
Qed.

Lemma not_existsb : forall (A : Type) (f : A -> bool) l x, existsb f l = false -> In x l -> f x = false.
Proof.
  intros A f l x E I. destruct (f x) eqn:F; [|reflexivity].
  assert (T : existsb f l = true) by (apply existsb_exists; eauto). congruence.
Qed.

(* What no earlier situation has, no play has made, and the start did not have. *)
Lemma no_entry_again : forall (A : Type) (f : entry -> A) cycle setup c g p,
  leads_to rules cycle (start_of rules setup c) g -> lawful_game rules g ->
  let pl := play_at (stones (now g)) (to_move (now g)) p in
  (forall v, In v (entries (past g) pl) -> f v <> f (to (played pl))) ->
  ~ In (f (to (played pl))) (items A (fun _ pl => f (to (played pl))) (past g)) /\ ~ In (f (to (played pl))) [f (setup, c)].
Proof.
  intros A f cycle setup c g p Q Law pl New. split.
  - intro I. apply in_items in I as (a & q & b & E & Eq).
    destruct (to_is_entry (past g) _ (played q) (plies_in_a_row _ _ Law)) as [F|F]; [rewrite E; apply in_elt | |].
    + apply (New (stones (now g), to_move (now g))); [left; reflexivity|]. rewrite <- F. exact Eq.
    + apply (New (to (played q))); [right; exact F | exact Eq].
  - intros [E|[]]. apply (New (setup, c)); [exact (start_is_entry _ _ _ _ Q) | exact E].
Qed.

Theorem psk_plays : board_plays_at_most rules psk (L - 1).
Proof.
  apply items_bound_plays with (item := fun _ pl => after pl) (used_at_start := fun setup _ => [setup])
    (universe := legal_positions); [|intros setup c W G x [<-|[]]; apply in_legal_positions; auto|
      |reflexivity].
  { intros. constructor; [intros [] | constructor]. }
  intros setup c g p W G Q Law Hm pl LawP. apply legal_play_is_free in Hm. fold pl in Hm.
  destruct (lawful_after rules pl LawP) as (Wa & Ga).
  assert (New : forall v, In v (entries (past g) pl) -> fst v <> after pl).
  { intros v I E. apply (not_existsb _ _ _ v) in Hm; [|exact I]. cbv beta in Hm.
    rewrite E, position_eqb_refl in Hm. discriminate. }
  split; [apply in_legal_positions; auto | exact (no_entry_again _ fst _ _ _ _ p Q Law New)].
Qed.

Theorem ssk_plays : board_plays_at_most rules ssk (2 * L - 1).
Proof.
  rewrite <- length_all_entries.
  apply items_bound_plays with (item := fun _ pl => to (played pl)) (used_at_start := fun setup c => [(setup,
    c)]);
    [|intros setup c W G x [<-|[]]; apply in_all_entries; assumption| |reflexivity].
  { intros. constructor; [intros [] | constructor]. }
  intros setup c g p W G Q Law Hm pl LawP. apply legal_play_is_free in Hm. fold pl in Hm.
  destruct (lawful_after rules pl LawP) as (Wa & Ga).
  assert (New : forall v, In v (entries (past g) pl) -> v <> to (played pl)).
  { intros v I E. apply (not_existsb _ _ _ v) in Hm; [|exact I]. 
    rewrite E, (proj2 (entry_eqb_eq _ _) eq_refl) in Hm. discriminate. }
  split; [apply in_all_entries; assumption | exact (no_entry_again _ (fun v => v) _ _ _ _ p Q Law New)].
Qed.

Theorem nssk_plays : board_plays_at_most rules nssk (2 * L).
Proof.
  replace (2 * L) with (length all_entries - 0) by (rewrite length_all_entries; lia).
  apply items_bound_plays with (item := fun _ pl => (after pl, player pl)) (used_at_start := fun _ _ => []);
    [intros; constructor | intros setup c W G x [] | | reflexivity].
  intros setup c g p W G Q Law Hm pl LawP. apply legal_play_is_free in Hm. fold pl in Hm.
  destruct (lawful_after rules pl LawP) as (Wa & Ga).
  split; [apply in_all_entries; assumption|]. split; [|intros []].
  intro I. apply in_items in I as (a & q & b & E & Eq). injection Eq as E1 E2.
  apply (not_existsb _ _ _ (played q)) in Hm; [|rewrite E; apply in_elt]. cbv beta iota in Hm.
  rewrite E1, E2 in Hm. rewrite position_eqb_refl, color_eqb_refl in
    Hm.
  discriminate.
Qed.

(* A play that is lawful is known by its name, so whatever it does is a function of it. *)
Definition play_named (n : play_name) : play := match n with (pos, c, p) => play_at pos c p end.

Lemma lawful_play_named : forall pl, lawful_play rules pl -> play_named (name_of pl) = pl.
Proof. intros pl (E & _). symmetry. exact E. Qed.

(* So many things that plays do cannot be more than plays. *)
Lemma done_by_plays : forall (A : Type) (f : play -> A) pl, lawful_play rules pl ->
  In (f pl) (map (fun n => f (play_named n)) all_names).
Proof.
  intros A f pl LawP. apply in_map_iff. exists (name_of pl).
  rewrite lawful_play_named by exact LawP. split; [reflexivity|]. eapply name_in_all_names; exact LawP.
Qed.

Theorem fixed_plays : board_plays_at_most rules fixed (2 * P * L).
Proof.
  set (step := fun pl => (before pl, after pl)).
  replace (2 * P * L) with (length (map (fun n => step (play_named n)) all_names) - 0)
    by (rewrite map_length, length_all_names; lia).
  apply items_bound_plays with (item := fun _ pl => step pl) (used_at_start := fun _ _ => []);
    [intros; constructor | intros setup c W G x [] | | reflexivity].
  intros setup c g p W G Q Law Hm pl LawP. apply legal_play_is_free in Hm. fold pl in Hm.
  split; [apply done_by_plays; exact LawP|]. split; [|intros []].
  intro I. apply in_items in I as (a & q & b & E & Eq). unfold step in Eq. injection Eq as E1 E2.
  apply (not_existsb _ _ _ (played q)) in Hm; [|rewrite E; apply in_elt]. cbv beta iota in Hm.
  rewrite E1, E2 in Hm. rewrite !position_eqb_refl in Hm. discriminate.
Qed.

Theorem square_anywhere_plays : forall what, board_plays_at_most rules (square_anywhere what) (2 * P * L).
Proof.
  intro what.
  set (step := fun pl => (part_of what (from (played pl)), part_of what (to (played pl)))).
  replace (2 * P * L) with (length (map (fun n => step (play_named n)) all_names) - 0)
    by (rewrite map_length, length_all_names; lia).
  apply items_bound_plays with (item := fun _ pl => step pl) (used_at_start := fun _ _ => []);
    [intros; constructor | intros setup c W G x [] | | reflexivity].
  intros setup c g p W G Q Law Hm pl LawP. apply legal_play_is_free in Hm. fold pl in Hm.
  split; [apply done_by_plays; exact LawP|]. split; [|intros []].
  intro I. apply in_items in I as (a & q & b & E & Eq). apply pair_equal_spec in Eq as (E1 & E2).
  apply (not_existsb _ _ _ (played q)) in Hm; [|rewrite E; apply in_elt]. cbv beta iota in Hm.
  rewrite E1, E2 in Hm. rewrite !(proj2 (entry_eqb_eq _ _) eq_refl) in Hm. discriminate.
Qed.

(* The theorems, with the bounds on plies. *)

Theorem psk_ends : plies_at_most rules psk (e * (L - 1 + 1) + h) /\ every_play_ends rules psk.
Proof. exact (plays_end rules _ _ psk_plays). Qed.

Theorem ssk_ends : plies_at_most rules ssk (e * (2 * L - 1 + 1) + h) /\ every_play_ends rules ssk.
Proof. exact (plays_end rules _ _ ssk_plays). Qed.

Theorem nssk_ends : plies_at_most rules nssk (e * (2 * L + 1) + h) /\ every_play_ends rules nssk.
Proof. exact (plays_end rules _ _ nssk_plays). Qed.

Theorem fixed_ends : plies_at_most rules fixed (e * (2 * P * L + 1) + h) /\ every_play_ends rules fixed.
Proof. exact (plays_end rules _ _ fixed_plays). Qed.

Theorem square_anywhere_ends : forall what,
  plies_at_most rules (square_anywhere what) (e * (2 * P * L + 1) + h) /\
  every_play_ends rules (square_anywhere what).
Proof. intro what. exact (plays_end rules _ _ (square_anywhere_plays what)). Qed.

End SuperkoEnds.

Print Assumptions psk_plays.
Print Assumptions ssk_plays.
Print Assumptions nssk_plays.
Print Assumptions fixed_plays.
Print Assumptions square_anywhere_plays.
Print Assumptions psk_ends.
Print Assumptions ssk_ends.
Print Assumptions nssk_ends.
Print Assumptions fixed_ends.
Print Assumptions square_anywhere_ends.
