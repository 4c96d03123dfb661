(* Solutions under basic ko alone, checked, and what follows: the theorem of each of two programs.

   `check_basic_ko` takes a list of lines, each for its position alone; the kernel of Coq runs it (kernel/). `check_recorded`
   takes records that stand for all their images (recorded_lines.v); the second checker of certificates runs it. A line may end
   before the game where the side has settled the board, in `check_recorded` also where a search finds that some plays of his
   settle it.

   `accepted_basic_ko`, `accepted_records`: if the checker says yes, x forces his area difference under basic ko and no other
   rule of repetition: play ends, and with enough. *)
From Coq Require Import ZArith.
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation hot_single game.
From Hotstone.endless Require Import certificate.
From Hotstone.certificates Require Import quick listing forcing robust_list settled_program settled_search basic_ko_list
  basic_ko_game recorded_lines.

Definition index_of (lines : list line) : index :=
  let t := fold_left (fun t e => keep (line_stones e)
                       (e :: match find_in t (line_stones e) with Some l => l | None => [] end) t) lines nothing in
  fun pos banned => match find_in t pos with
                    | Some l => find (fun e => points_eqb (line_bans e) banned) l
                    | None => None
                    end.

(* Above the ranks of all lines. *)
Definition above_lines (lines : list line) : nat := S (fold_left (fun n e => Nat.max n (line_rank e)) lines 0).

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

Section BasicKo.
Context {B : board}.
Variables (x : color) (at_least : Z).

Definition check_basic_ko (setup : position) (first : color) (lines : list line) : bool :=
  let near := neighbour_table in
  let said := index_of lines in
  let ends := {| settled_there := settles_board x near; settled_soon := settled_here x near |} in
  (at_least <=? Z.of_nat points)%Z && start_is_right x near said ends setup first (above_lines lines) &&
  all_of (line_is_right x at_least near said ends) lines.

Variable rules : rule_set.
Context {allowed : basic_ko_rules rules}.

Theorem accepted_basic_ko : forall setup first lines, check_basic_ko setup first lines = true ->
  can_force rules no_cycle_rule x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof.
  intros setup first lines H. unfold check_basic_ko in H. cbv zeta in H. apply andb_true_iff in H as (H & R).
  apply andb_true_iff in H as (A & S). apply Z.leb_le in A. rewrite all_of_is, forallb_forall in R.
  assert (Found : forall pos banned e r, index_of lines pos banned = Some e -> line_rank e < r ->
    fine x (index_of lines) 0 r pos banned) by (intros pos banned e r F L; left; eauto).
  assert (Ends : ends_right x 0 {| settled_there := settles_board x neighbour_table; settled_soon := settled_here x
    neighbour_table |}).
  { split; [intro pos; apply settles_board_right|].
    intros pos banned W L. exact (within_can x (fun _ _ => []) (fun _ f => f) (fun _ _ _ => eq_refl) 0 pos banned W L). }
  refine (right_list_forces x at_least (index_of lines) 0 _ A rules setup first (above_lines lines) _).
  - intros pos banned e F. destruct (index_lists lines pos banned e F) as (I & <- & <-).
    exact (line_is_right_right x at_least (index_of lines) 0 _ _ Found Ends e (R e I)).
  - exact (start_is_right_right x (index_of lines) 0 _ _ Found Ends _ _ _ S).
Qed.

Theorem accepted_records : forall plays order remember turned maps find count record setup first above,
  (forall n f a, remember n f a = f a) ->
  check_recorded x at_least plays order remember turned maps find count record setup first above = true ->
  can_force rules no_cycle_rule x (fun s => enough x at_least (stones s)) (start_of rules setup first).
Proof.
  intros plays order remember turned maps find count record setup first above Remembers H.
  destruct (what_was_checked _ _ _ _ _ _ _ _ _ _ _ _ _ H) as (A & _).
  refine (right_list_forces x at_least (least (all_images maps count record)) (fuel plays) _ A rules setup first above _).
  - exact (recorded_lines_are_right x at_least maps count record plays order remember turned find Remembers setup first above H).
  - exact (recorded_start_is_right x at_least maps count record plays order remember turned find Remembers setup first above H).
Qed.

End BasicKo.

Print Assumptions accepted_basic_ko.
Print Assumptions accepted_records.
