(* Items: what a play uses up, and why that bounds a game.

   Most arguments of docs/explanation/termination.md have one form. A board play stands for an item, such as the position
   that it makes; no item is used twice in a game; and there are finitely many. Then there are no more board
   plays than items, less those that count as used at the start. The item may depend on the game before the
   play. *)
From Hotstone.board Require Import board chains play.
From Hotstone.rules Require Import situation game game_facts passes_end.

Section Items.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).
Variable A : Type.
Variable item : list ply -> play -> A.

(* The items of the board plays of a game, the latest first. *)
Fixpoint items (h : list ply) : list A :=
  match h with
  | [] => []
  | played pl :: r => item r pl :: items r
  | passed _ _ :: r => items r
  end.

Lemma length_items : forall h, length (items h) = board_plays h.
Proof. induction h as [|[pl|pos c] h IH]; simpl; unfold board_plays in *; simpl; auto. Qed.

Lemma in_items : forall h i, In i (items h) <-> exists a pl b, h = a ++ played pl :: b /\ item b pl = i.
Proof.
  induction h as [|[pl|pos c] h IH]; intro i; simpl.
  - split; [intros [] | intros ([|] & pl & b & E & _); discriminate].
  - split.
    + intros [E|H]; [exists [], pl, h; auto|]. apply IH in H as (a & q & b & -> & E).
      exists (played pl :: a), q, b. auto.
    + intros ([|x a] & q & b & E & Ei); simpl in E; inversion E; subst.
      * left. reflexivity.
      * right. apply IH. exists a, q, b. auto.
  - rewrite IH. split.
    + intros (a & q & b & -> & E). exists (passed pos c :: a), q, b. auto.
    + intros ([|x a] & q & b & E & Ei); simpl in E; inversion E; subst.
      exists a, q, b. auto.
Qed.

(* What counts as used before the first ply. *)
Variable used_at_start : position -> color -> list A.
Variable universe : list A.

Hypothesis start_once : forall setup c, NoDup (used_at_start setup c).
Hypothesis start_counts : forall setup c, well_formed setup -> legal setup ->
  incl (used_at_start setup c) universe.

(* Each legal board play uses an item that was not used before. *)
Hypothesis play_uses : forall setup c g p, well_formed setup -> legal setup ->
  leads_to rules cycle (start_of rules setup c) g -> lawful_game rules g ->
  is_legal_move rules cycle g (play_on p) = true ->
  let pl := play_at (stones (now g)) (to_move (now g)) p in
  lawful_play rules pl ->
  In (item (past g) pl) universe /\
  ~ In (item (past g) pl) (items (past g)) /\ ~ In (item (past g) pl) (used_at_start setup c).

Lemma no_item_twice : forall setup c g, well_formed setup -> legal setup ->
  leads_to rules cycle (start_of rules setup c) g ->
  NoDup (items (past g) ++ used_at_start setup c) /\ incl (items (past g) ++ used_at_start setup c) universe.
Proof.
  intros setup c g W G Q. induction Q as [|g m Q (IH1 & IH2) H]; simpl.
  - split; [apply start_once | apply start_counts; assumption].
  - assert (Law := games_are_lawful rules cycle setup c g W G Q).
    destruct m as [p|]; [|split; assumption].
    assert (LawP : lawful_play rules (play_at (stones (now g)) (to_move (now g)) p)).
    { apply judged_play_is_lawful; try apply Law. apply (legal_move_is_judged rules cycle). exact H. }
    destruct (play_uses setup c g p W G Q Law H LawP) as (U & N1 & N2). simpl. split.
    + constructor; [|exact IH1]. rewrite in_app_iff. tauto.
    + intros x [<-|I]; [exact U | apply IH2; exact I].
Qed.

Theorem items_bound_plays : forall used, (forall setup c, length (used_at_start setup c) = used) ->
  board_plays_at_most rules cycle (length universe - used).
Proof.
  intros used E setup c g W G Q. destruct (no_item_twice setup c g W G Q) as (N & I).
  assert (Le := NoDup_incl_length N I). rewrite app_length, length_items, E in Le. lia.
Qed.

End Items.

Print Assumptions items_bound_plays.
