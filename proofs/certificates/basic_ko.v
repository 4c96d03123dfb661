(* Lists for basic ko alone: positions, with what is banned there, each with a rank and a move of one side.

   These are the solutions whose header says `rules basic-ko` and `settled-board no` (docs/reference/certificates.md). The side x
   plays the move of the line that has the position and the ban. Every answer leads to a line of lower rank. He passes only
   where he has enough; of what the opponent does then, the pass leaves things as they are, and every play that changes the
   position leads to a line of lower rank. Once he has passed and the opponent too, he goes on passing: the ban is gone then, and
   the line may not be the same.

   `accepted_basic_ko`: if the checker says yes, x forces his area difference under basic ko and no other rule of repetition: play ends,
   and with enough. There is no history here, so nothing has to be new; it is the ranks that end the game. *)
From Coq Require Import List Arith Bool ZArith Lia.
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.counting Require Import fill_in.
From Hotstone.plays Require Import variation.
From Hotstone.rules Require Import situation hot_single hot_kinds game.
From Hotstone.endless Require Import walks certificate.
From Hotstone.certificates Require Import quick quick_hot listing forcing robust_list.
Import ListNotations.
Open Scope nat_scope.

Record line := { line_stones : position; line_bans : list nat; line_rank : nat; line_move : move }.

(* The line of a position with this ban, if there is one. *)
Definition index := position -> list nat -> option line.

Definition index_of (lines : list line) : index :=
  let t := fold_left (fun t e => keep (line_stones e)
                       (e :: match find_in t (line_stones e) with Some l => l | None => [] end) t) lines nothing in
  fun pos banned => match find_in t pos with
                    | Some l => find (fun e => points_eqb (line_bans e) banned) l
                    | None => None
                    end.

Definition ranks_below (said : option line) (r : nat) : bool :=
  match said with Some e => line_rank e <? r | None => false end.

Section BasicKo.
Context {B : board}.
Variables (x : color) (at_least : Z).

Notation o := (opponent x).

(* The program. *)

Definition quick_single (near : list (list nat)) (pl : play) : list nat :=
  if may_be_hot near pl then single_hot_stone pl else [].

Definition plays_below (near : list (list nat)) (said : index) (r : nat) (pos : position) (banned : list nat) : bool :=
  all_of (fun k => if is_empty pos k && negb (mem k banned) then
                     let pl := quick_play near pos o k in
                     negb (changes_position pl) || ranks_below (said (after pl) (quick_single near pl)) r
                   else true) all_points.

Definition line_is_right (near : list (list nat)) (said : index) (e : line) : bool :=
  match line_move e with
  | pass => (at_least <=? as_seen_by x (quick_difference near (line_stones e)))%Z &&
            plays_below near said (line_rank e) (line_stones e) []
  | play_on k =>
      (k <? points) && is_empty (line_stones e) k && negb (mem k (line_bans e)) &&
      let pl := quick_play near (line_stones e) x k in
      match self_removed pl with _ :: _ => false | [] => true end && changes_position pl &&
      ranks_below (said (after pl) []) (line_rank e) && plays_below near said (line_rank e) (after pl) (quick_single near pl)
  end.

(* Above the ranks of all lines. *)
Definition above_lines (lines : list line) : nat := S (fold_left (fun n e => Nat.max n (line_rank e)) lines 0).

Definition check_basic_ko (setup : position) (first : color) (lines : list line) : bool :=
  let near := neighbour_table in
  let said := index_of lines in
  (if color_eqb first x then match said setup [] with Some _ => true | None => false end
   else ranks_below (said setup []) (above_lines lines) && plays_below near said (above_lines lines) setup []) &&
  all_of (line_is_right near said) lines.

(* Why it is right. *)

Notation near := neighbour_table.

Lemma quick_single_is_single : forall pl, point pl < points -> quick_single near pl = single_hot_stone pl.
Proof.
  intros pl Hp. unfold quick_single. destruct (may_be_hot near pl) eqn:M; [reflexivity|].
  symmetry. exact (not_hot pl single Hp M eq_refl).
Qed.

Lemma index_has : forall lines t pos l e, (forall q m f, find_in t q = Some m -> In f m -> line_stones f = q) ->
  find_in (fold_left (fun t e => keep (line_stones e)
             (e :: match find_in t (line_stones e) with Some l => l | None => [] end) t) lines t) pos = Some l ->
  In e l -> line_stones e = pos /\ (In e lines \/ exists q m, find_in t q = Some m /\ In e m).
Proof.
  induction lines as [|d lines IH]; intros t pos l e Keys H I; simpl in H.
  { split; [exact (Keys pos l e H I) | right; exists pos, l; auto]. }
  apply (IH _ pos l e) in H as (E & H); [split; [exact E|] | | exact I].
  - destruct H as [H|(q & m & H & J)]; [left; right; exact H|].
    apply found_is_kept in H as [(_ & ->)|H]; [|right; exists q, m; auto].
    destruct J as [<-|J]; [left; left; reflexivity|]. destruct (find_in t (line_stones d)) as [k|] eqn:F; [|destruct J].
    right. exists (line_stones d), k. auto.
  - intros q m f H' J. apply found_is_kept in H' as [(-> & ->)|H']; [|exact (Keys q m f H' J)].
    destruct J as [<-|J]; [reflexivity|]. destruct (find_in t (line_stones d)) as [k|] eqn:F; [|destruct J].
    exact (Keys _ k f F J).
Qed.

Lemma index_lists : forall lines pos banned e, index_of lines pos banned = Some e ->
  In e lines /\ line_stones e = pos /\ line_bans e = banned.
Proof.
  intros lines pos banned e H. unfold index_of in H. destruct (find_in _ pos) as [l|] eqn:F; [|discriminate].
  apply find_some in H as (I & Eb). apply points_eqb_eq in Eb.
  assert (None_yet : forall q m f, find_in (@nothing (list line)) q = Some m -> In f m -> line_stones f = q).
  { intros [|c q] m f D; simpl in D; discriminate. }
  destruct (index_has lines nothing pos l e None_yet F I) as (Es & [J|(q & m & D & _)]); [auto|].
  destruct q; simpl in D; discriminate.
Qed.

Variables (setup : position) (first : color) (lines : list line).
Hypothesis accepted : check_basic_ko setup first lines = true.

Notation said := (index_of lines).

Definition has_lower (r : nat) (pos : position) (banned : list nat) : Prop :=
  exists e, said pos banned = Some e /\ line_rank e < r.

(* Every play of the opponent that is not banned and changes the position leads to a line of lower rank. *)
Definition answered (r : nat) (pos : position) (banned : list nat) : Prop :=
  forall k, k < points -> cell_at pos k = None -> mem k banned = false -> changes_position (play_at pos o k) = true ->
    has_lower r (after (play_at pos o k)) (single_hot_stone (play_at pos o k)).

Definition enough (pos : position) : Prop := (at_least <= as_seen_by x (area_difference pos))%Z.

Lemma ranks_below_right : forall r pos banned, ranks_below (said pos banned) r = true -> has_lower r pos banned.
Proof.
  intros r pos banned H. unfold ranks_below in H. destruct (said pos banned) as [e|] eqn:E; [|discriminate].
  apply Nat.ltb_lt in H. exists e. auto.
Qed.

Lemma plays_below_right : forall r pos banned, plays_below near said r pos banned = true -> answered r pos banned.
Proof.
  intros r pos banned H k Hk E Free C. unfold plays_below in H. rewrite all_of_is, forallb_forall in H.
  specialize (H k (proj2 (in_all_points k) Hk)). rewrite quick_play_is_play in H by exact Hk.
  rewrite (proj2 (is_empty_iff pos k) E), Free in H. simpl andb in H. cbv iota zeta in H.
  rewrite C in H. simpl orb in H. rewrite quick_single_is_single in H by exact Hk. apply ranks_below_right. exact H.
Qed.

Definition right_line (e : line) : Prop :=
  match line_move e with
  | pass => enough (line_stones e) /\ answered (line_rank e) (line_stones e) []
  | play_on k =>
      let pl := play_at (line_stones e) x k in
      k < points /\ cell_at (line_stones e) k = None /\ mem k (line_bans e) = false /\ self_removed pl = [] /\
      changes_position pl = true /\ has_lower (line_rank e) (after pl) [] /\ answered (line_rank e) (after pl) (single_hot_stone pl)
  end.

Lemma said_is_right : forall pos banned e, said pos banned = Some e ->
  line_stones e = pos /\ line_bans e = banned /\ right_line e.
Proof.
  intros pos banned e H. apply index_lists in H as (I & Es & Eb). split; [exact Es|]. split; [exact Eb|].
  unfold check_basic_ko in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (_ & R).
  rewrite all_of_is, forallb_forall in R. specialize (R e I). unfold line_is_right in R. unfold right_line. destruct (line_move e) as [k|].
  - apply andb_true_iff in R as (R & T). apply andb_true_iff in R as (R & Free). apply andb_true_iff in R as (Hk & E).
    apply Nat.ltb_lt in Hk. apply is_empty_iff in E. apply negb_true_iff in Free. cbv zeta in T.
    rewrite quick_play_is_play in T by exact Hk. apply andb_true_iff in T as (T & Plays). apply andb_true_iff in T as (T & Lower).
    apply andb_true_iff in T as (Own & C). rewrite quick_single_is_single in Plays by exact Hk. cbv zeta.
    destruct (self_removed (play_at (line_stones e) x k)); [|discriminate].
    repeat split; try assumption; [apply ranks_below_right; exact Lower | apply plays_below_right; exact Plays].
  - apply andb_true_iff in R as (T & Plays). apply Z.leb_le in T. rewrite quick_difference_is_difference in T.
    split; [exact T | apply plays_below_right; exact Plays].
Qed.

Variable rules : rule_set.
Hypothesis no_handicap : handicap rules = 0.
Hypothesis no_capture_ends : capture_ends rules = false.
Hypothesis two_passes_at_least : 2 <= end_passes rules.
Hypothesis no_dispute : resume_dispute rules = false.
Hypothesis variation : variation_in_force (self_removal rules) = true.
Hypothesis basic_ko : forall pl, hot_stones rules pl = single_hot_stone pl.

Definition choice (s : situation) : move :=
  if 2 <=? passes s then pass else match said (stones s) (bans s) with Some e => line_move e | None => pass end.

(* x is at a line; or he has left the opponent nothing else; or he has passed, and passes have come since. *)
Definition follows (s : situation) (r : nat) : Prop := handicap_owed s = 0 /\
  ((to_move s = x /\ passes s <= 1 /\ exists e, said (stones s) (bans s) = Some e /\ line_rank e = r) \/
   (to_move s = o /\ passes s = 0 /\ has_lower r (stones s) [] /\ answered r (stones s) (bans s)) \/
   (1 <= passes s /\ (to_move s = x -> 2 <= passes s) /\ bans s = [] /\ enough (stones s) /\ answered r (stones s) [])).

(* What is left to do before the rank has to fall. *)
Definition left_to_do (s : situation) : nat :=
  if color_eqb (to_move s) o && (passes s =? 0) then 0 else 1 + (end_passes rules - passes s).

Lemma other_color : forall c, c <> x -> c = o.
Proof. intros c N. destruct (color_cases x c) as [E|E]; [contradiction | exact E]. Qed.

Lemma pass_here : forall s, handicap_owed s = 0 -> after_move rules s pass =
  {| stones := stones s; to_move := opponent (to_move s); passes := S (passes s); bans := []; handicap_owed := 0 |}.
Proof. intros s H. unfold after_move, must_pass. rewrite H. reflexivity. Qed.

Lemma play_here : forall s k, after_move rules s (play_on k) =
  {| stones := after (play_at (stones s) (to_move s) k); to_move := opponent (to_move s); passes := 0;
     bans := single_hot_stone (play_at (stones s) (to_move s) k); handicap_owed := handicap_owed s |}.
Proof. intros s k. unfold after_move. rewrite no_capture_ends, basic_ko. reflexivity. Qed.

Lemma ends_with_enough : forall s r, follows s r -> is_finished rules s = true -> enough (stones s).
Proof.
  intros s r (_ & [(_ & P & _)|[(_ & P & _)|(_ & _ & _ & En & _)]]) F; [| |exact En]; apply Nat.leb_le in F; lia.
Qed.

Lemma own_move_kept : forall s r, follows s r -> is_finished rules s = false -> to_move s = x ->
  judge rules s (choice s) = None /\ follows (after_move rules s (choice s)) r /\
  left_to_do (after_move rules s (choice s)) < left_to_do s.
Proof.
  intros s r (Owed & H) F X. assert (Fp := F). apply Nat.leb_gt in Fp.
  assert (Nx : color_eqb x o = false).
  { destruct (color_eqb x o) eqn:E; [|reflexivity]. apply color_eqb_eq in E. exfalso. apply (opponent_differs x). congruence. }
  assert (Passed : enough (stones s) -> answered r (stones s) [] ->
    judge rules s pass = None /\ follows (after_move rules s pass) r /\ left_to_do (after_move rules s pass) < left_to_do s).
  { intros En Ans. split; [unfold judge; rewrite F; reflexivity|]. rewrite pass_here by exact Owed. split.
    - split; [reflexivity|]. right. right. simpl. rewrite X. split; [lia|]. split; [|auto].
      intro E. exfalso. exact (opponent_differs x E).
    - unfold left_to_do. simpl. rewrite X, Nx. rewrite andb_false_r. simpl. lia. }
  unfold choice. destruct H as [(_ & P & e & Se & Er)|[(T & _)|(P & P2 & _ & En & Ans)]].
  - rewrite (proj2 (Nat.leb_gt 2 (passes s))) by lia. rewrite Se.
    destruct (said_is_right _ _ _ Se) as (Es & Eb & R). unfold right_line in R. rewrite Es, Eb, Er in R.
    destruct (line_move e) as [k|]; [|apply Passed; apply R]. cbv zeta in R.
    destruct R as (Hk & Em & Free & Own & C & Lower & Ans). split; [|rewrite play_here; split].
    + unfold judge. rewrite F, (proj2 (Nat.ltb_lt k points) Hk), (proj2 (is_empty_iff _ _) Em). simpl.
      unfold must_pass. rewrite Owed, X. simpl. unfold forbids_self_removal. rewrite Own, C, Free, andb_false_r.
      destruct (self_removal rules); reflexivity.
    + split; [exact Owed|]. right. left. simpl. rewrite X. auto.
    + unfold left_to_do. simpl. rewrite X, Nx. rewrite (proj2 (color_eqb_eq o o) eq_refl). simpl. lia.
  - exfalso. apply (opponent_differs x). congruence.
  - rewrite (proj2 (Nat.leb_le 2 (passes s)) (P2 X)). apply Passed; assumption.
Qed.

Lemma other_move_kept : forall s r m, follows s r -> to_move s <> x -> judge rules s m = None ->
  exists q, follows (after_move rules s m) q /\ (q < r \/ (q = r /\ left_to_do (after_move rules s m) < left_to_do s)).
Proof.
  intros s r m (Owed & H) N J. assert (T := other_color _ N).
  assert (F : is_finished rules s = false) by (unfold judge in J; destruct (is_finished rules s); [discriminate | reflexivity]).
  assert (Fp := F). apply Nat.leb_gt in Fp.
  assert (Turn : opponent (to_move s) = x) by (rewrite T; apply opponent_opponent).
  assert (Lower : forall u, handicap_owed u = 0 -> to_move u = x -> passes u <= 1 -> has_lower r (stones u) (bans u) ->
    exists q, follows u q /\ (q < r \/ (q = r /\ left_to_do u < left_to_do s))).
  { intros u U1 U2 U3 (e & Se & L). exists (line_rank e). split; [|left; exact L]. split; [exact U1|]. left.
    split; [exact U2|]. split; [exact U3|]. exists e. auto. }
  assert (Played : forall k banned, m = play_on k -> bans s = banned -> answered r (stones s) banned ->
    exists q, follows (after_move rules s m) q /\ (q < r \/ (q = r /\ left_to_do (after_move rules s m) < left_to_do s))).
  { intros k banned -> Eb Ans. rewrite play_here. apply Lower; simpl; auto. rewrite T.
    unfold judge in J. rewrite F in J. destruct (k <? points) eqn:Hk; [|discriminate]. apply Nat.ltb_lt in Hk. simpl in J.
    destruct (is_empty (stones s) k) eqn:Em; [|discriminate]. apply is_empty_iff in Em. simpl in J.
    destruct (must_pass s); [discriminate|]. rewrite T, variation, Eb in J. simpl andb in J.
    destruct (forbids_self_removal _ _); [discriminate|].
    destruct (changes_position (play_at (stones s) o k)) eqn:C; [|discriminate]. simpl in J.
    destruct (mem k banned) eqn:Free; [discriminate|]. exact (Ans k Hk Em Free C). }
  destruct H as [(X & _)|[(_ & P & Low & Ans)|(P & _ & Eb & En & Ans)]]; [contradiction| |].
  - destruct m as [k|]; [apply (Played k (bans s)); auto|]. rewrite pass_here by exact Owed. apply Lower; simpl; auto; lia.
  - destruct m as [k|]; [apply (Played k []); auto|]. exists r. rewrite pass_here by exact Owed. split.
    + split; [reflexivity|]. right. right. simpl. split; [lia|]. split; [lia|]. auto.
    + right. split; [reflexivity|]. unfold left_to_do. simpl. rewrite andb_false_r.
      rewrite (proj2 (Nat.eqb_neq (passes s) 0)) by lia. rewrite andb_false_r. simpl. lia.
Qed.

Lemma start_follows : exists r, follows (start_situation rules setup first) r.
Proof.
  unfold check_basic_ko in accepted. cbv zeta in accepted. apply andb_true_iff in accepted as (S & _).
  destruct (color_eqb first x) eqn:C.
  - apply color_eqb_eq in C. destruct (said setup []) as [e|] eqn:E; [|discriminate]. exists (line_rank e).
    split; [exact no_handicap|]. left. simpl. split; [exact C|]. split; [lia|]. exists e. auto.
  - apply andb_true_iff in S as (Low & Plays). exists (above_lines lines). split; [exact no_handicap|]. right. left. simpl.
    split; [apply other_color; intro E; apply color_eqb_eq in E; congruence|]. split; [reflexivity|].
    split; [apply ranks_below_right; exact Low | apply plays_below_right; exact Plays].
Qed.

Theorem accepted_basic_ko : can_force rules no_cycle_rule x (fun s => enough (stones s)) (start_of rules setup first).
Proof.
  destruct start_follows as (r & Start).
  apply (forces_by rules no_cycle_rule x (fun s => enough (stones s)) (fun g => choice (now g)) (nat * nat) falls
           (fun g w => follows (now g) (fst w) /\ snd w = left_to_do (now g))) with (r, left_to_do (start_situation rules setup first));
    [| | |exact falls_ends | auto].
  - intros g w (H & _) F. exact (ends_with_enough _ _ H F).
  - intros g w (H & E) F X. destruct (own_move_kept _ _ H F X) as (J & K & L).
    split; [apply legal_is_judged; exact J|]. exists (fst w, left_to_do (now (next rules g (choice (now g))))).
    rewrite (now_is_after rules no_dispute). simpl. split; [auto|]. right. simpl. split; [reflexivity | lia].
  - intros g w m (H & E) N Lm. apply legal_is_judged in Lm. destruct (other_move_kept _ _ m H N Lm) as (q & K & L).
    exists (q, left_to_do (now (next rules g m))). rewrite (now_is_after rules no_dispute). simpl. split; [auto|].
    destruct L as [L|(-> & L)]; [left; exact L | right; simpl; split; [reflexivity | lia]].
Qed.

End BasicKo.

Print Assumptions accepted_basic_ko.
