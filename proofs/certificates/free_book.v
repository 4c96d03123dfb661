(* Records with free points as a book.

   What is said of a position (`free_book`), where the owner is not done (done_book.v): where a stone more makes him so, all plays
   that do; else the plays of the records of least rank among those that have the position. If the program of free_records.v says
   yes, all of this is right (free_solution.v). *)
From Hotstone.board Require Import board board_facts chains.
From Hotstone.rules Require Import situation.
From Hotstone.certificates Require Import robust_list known_positions quick_known free_records done_book.

Section Book.
Context {B : board}.
Variable x : color.

(* Whether a record has a position; plays with a rank. *)

Definition has (pos : position) (r : free_record) : bool :=
  forallb (fun q => match known_of (free_known r) q, cell_at pos q with
                    | own, Some c => color_eqb c x
                    | opp, Some c => negb (color_eqb c x)
                    | known_empty, None => true
                    | free, c => negb (cell_eqb c (Some x))
                    | _, _ => false
                    end) all_points.

Lemma has_iff : forall pos r, well_formed pos -> legal pos -> (has pos r = true <-> stands_for x (known_of (free_known r)) pos).
Proof.
  intros pos r W L. unfold has. rewrite forallb_forall.
  assert (Cell : forall q, (match known_of (free_known r) q, cell_at pos q with
                    | own, Some c => color_eqb c x
                    | opp, Some c => negb (color_eqb c x)
                    | known_empty, None => true
                    | free, c => negb (cell_eqb c (Some x))
                    | _, _ => false
                    end = true) <-> allows x (known_of (free_known r) q) (cell_at pos q)).
  { intro q. destruct (known_of (free_known r) q), (cell_at pos q) as [c|]; simpl; try destruct c; destruct x; simpl;
      split; congruence. }
  split.
  - intro H. split; [exact W|]. split; [exact L|]. intros q Hq. apply Cell. apply H. apply in_all_points. exact Hq.
  - intros (_ & _ & H) q I. apply in_all_points in I. apply Cell. exact (H q I).
Qed.

Variables (e : ending) (records : list free_record).

Notation above_base := (above_base e).

(* The book. *)

Definition has_least_rank (pos : position) (r : free_record) : bool :=
  has pos r && forallb (fun s => negb (has pos s) || (free_rank r <=? free_rank s)) records.

Definition record_answer (pos : position) : option answer :=
  match filter (has_least_rank pos) records with
  | [] => None
  | r :: others => plays_with_rank (S above_base + free_rank r) (map free_play (r :: others))
  end.

Definition next_or_record : book := fun pos =>
  match plays_with_rank above_base (next_plays x e pos) with Some a => Some a | None => record_answer pos end.

Definition free_book : book := over_base (base e) next_or_record.

Lemma least_there : forall n pos r, In r records -> has pos r = true -> free_rank r < n ->
  exists s, In s records /\ has_least_rank pos s = true /\ free_rank s <= free_rank r.
Proof.
  induction n as [|n IH]; intros pos r I H Hn; [lia|].
  destruct (forallb (fun s => negb (has pos s) || (free_rank r <=? free_rank s)) records) eqn:E.
  - exists r. split; [exact I|]. split; [unfold has_least_rank; rewrite H, E; reflexivity | lia].
  - assert (Ex : exists s, In s records /\ has pos s = true /\ free_rank s < free_rank r).
    { apply not_true_iff_false in E. rewrite forallb_forall in E.
      destruct (existsb (fun s => has pos s && (free_rank s <? free_rank r)) records) eqn:F.
      - apply existsb_exists in F as (s & J & F). apply andb_true_iff in F as (F & G). apply Nat.ltb_lt in G. exists s. auto.
      - exfalso. apply E. intros s J. destruct (has pos s) eqn:Hs; [|reflexivity]. simpl. apply Nat.leb_le.
        destruct (le_lt_dec (free_rank r) (free_rank s)) as [Le|Lt]; [exact Le|]. exfalso. apply not_true_iff_false in F. apply F.
        apply existsb_exists. exists s. split; [exact J|]. rewrite Hs. apply Nat.ltb_lt. exact Lt. }
    destruct Ex as (s & J & Hs & Lt). destruct (IH pos s J Hs) as (t & It & Ht & Le); [lia|]. exists t. split; [exact It|].
    split; [exact Ht | lia].
Qed.

(* What is said where a record has the position: a rank no higher, and the plays of all records that have it and the same rank. *)
Lemma answer_there : forall pos r, In r records -> has pos r = true -> exists a s, record_answer pos = Some a /\
  In s records /\ has pos s = true /\ rank a = S above_base + free_rank s /\ free_rank s <= free_rank r /\
  In (play_on (free_play s)) (replies a) /\ (free_rank s = free_rank r -> In (play_on (free_play r)) (replies a)).
Proof.
  intros pos r I H. destruct (least_there (S (free_rank r)) pos r I H) as (s & J & Least & Le); [lia|].
  assert (In_filter : In s (filter (has_least_rank pos) records)) by (apply filter_In; auto).
  unfold record_answer. destruct (filter (has_least_rank pos) records) as [|t l] eqn:E; [destruct In_filter|].
  assert (Same : forall u, In u (t :: l) -> In u records /\ has pos u = true /\ free_rank u = free_rank s).
  { intros u K. rewrite <- E in K. apply filter_In in K as (Ku & Lu). unfold has_least_rank in Lu, Least.
    apply andb_true_iff in Lu as (Hu & Lu). apply andb_true_iff in Least as (Hs & Ls). rewrite forallb_forall in Lu, Ls.
    specialize (Lu s J). specialize (Ls u Ku). rewrite Hs in Lu. rewrite Hu in Ls. simpl in Lu, Ls.
    apply Nat.leb_le in Lu, Ls. split; [exact Ku|]. split; [exact Hu | lia]. }
  destruct (with_rank_some (S above_base + free_rank t) (map free_play (t :: l)) (free_play t)) as (a & A); [left; reflexivity|].
  destruct (with_rank _ _ _ A) as (Ra & Replies). exists a, s. split; [exact A|]. split; [exact J|].
  destruct (Same s In_filter) as (_ & Hs & _). split; [exact Hs|].
  split; [rewrite Ra; f_equal; apply (Same t); left; reflexivity|]. split; [exact Le|].
  split; [apply Replies; exists (free_play s); split; [apply in_map; exact In_filter | reflexivity]|].
  intro Eq. apply Replies. exists (free_play r). split; [|reflexivity]. apply in_map. rewrite <- E. apply filter_In.
  split; [exact I|]. unfold has_least_rank in *. apply andb_true_iff in Least as (_ & Ls). rewrite H. simpl.
  rewrite forallb_forall in *. intros u K. rewrite <- Eq. exact (Ls u K).
Qed.

(* And whatever is said comes from records. *)
Lemma answers_are_records : forall pos a m, record_answer pos = Some a -> In m (replies a) ->
  exists r, In r records /\ has pos r = true /\ m = play_on (free_play r) /\ rank a = S above_base + free_rank r.
Proof.
  intros pos a m H I. unfold record_answer in H. destruct (filter (has_least_rank pos) records) as [|t l] eqn:E; [discriminate|].
  destruct (with_rank _ _ _ H) as (Ra & Replies). apply Replies in I as (k & I & ->). apply in_map_iff in I as (r & <- & I).
  assert (T : In t (t :: l)) by (left; reflexivity). rewrite <- E in I, T.
  apply filter_In in I as (I & Lr). apply filter_In in T as (It & Lt). unfold has_least_rank in Lr, Lt.
  apply andb_true_iff in Lr as (Hr & Lr). apply andb_true_iff in Lt as (Ht & Lt). rewrite forallb_forall in Lr, Lt.
  specialize (Lr t It). specialize (Lt r I). rewrite Ht in Lr. rewrite Hr in Lt. simpl in Lr, Lt. apply Nat.leb_le in Lr, Lt.
  exists r. split; [exact I|]. split; [exact Hr|]. split; [reflexivity | lia].
Qed.

End Book.
