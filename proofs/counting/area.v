(* Area: stones and the spaces that they surround.

   A player's area is his stones and the empty regions that touch no other colour. Regions that touch both
   colours are shared; a region that touches none, the empty board, belongs to nobody (ING96-R6, G601, G605;
   ING91-1; ZH-G4, G47; TT-TERRITORY, TT-COUNT). As spec/counting/area.h. Each point of the board is counted
   once (`area_counts_points`). *)
From Hotstone.board Require Import board board_facts reach chains.

Section Area.
Context {B : board}.

(* The empty region around an empty point is reached like a chain, over empty points (chains.v). *)
Definition touches (pos : position) (c : color) (p : nat) : bool :=
  existsb (fun q => existsb (fun r => adjacent q r && cell_eqb (cell_at pos r) (Some c)) all_points) (chain
    pos p).

Inductive kind := stone_of (c : color) | space_of (c : color) | shared | unowned.

Definition kind_at (pos : position) (p : nat) : kind :=
  match cell_at pos p with
  | Some c => stone_of c
  | None => match touches pos black p, touches pos white p with
            | true, true => shared
            | true, false => space_of black
            | false, true => space_of white
            | false, false => unowned
            end
  end.

Definition kind_eqb (x y : kind) : bool :=
  match x, y with
  | stone_of c, stone_of d => color_eqb c d
  | space_of c, space_of d => color_eqb c d
  | shared, shared => true
  | unowned, unowned => true
  | _, _ => false
  end.

Definition number_of (pos : position) (k : kind) : nat :=
  length (filter (fun p => kind_eqb (kind_at pos p) k) all_points).

Lemma area_counts_points : forall pos,
  number_of pos (stone_of black) + number_of pos (stone_of white) + number_of pos (space_of black) +
  number_of pos (space_of white) + number_of pos shared + number_of pos unowned = points.
Proof.
  intro pos. unfold number_of. replace points with (length all_points) at 1 by apply seq_length.
  induction all_points as [|p l IH]; [reflexivity|]. simpl.
  destruct (kind_at pos p) as [[|]|[|]| |]; simpl; lia.
Qed.

(* All points of the board hang together. Rectangles do (board/rectangles_connected.v); on a graph that does
   not, an empty part belongs to nobody. *)
Definition connected : Prop := forall p q, p < points -> q < points -> way adjacent p q.

Lemma touches_iff : forall pos c p, p < points -> (touches pos c p = true <->
  exists q r, joined pos p q /\ adjacent q r = true /\ cell_at pos r = Some c).
Proof.
  intros pos c p Hp. unfold touches. rewrite existsb_exists. split.
  - intros (q & Hq & H). apply existsb_exists in H as (r & _ & H). apply andb_true_iff in H as (A & C).
    apply cell_eqb_eq in C. exists q, r. rewrite chain_iff in Hq by exact Hp. auto.
  - intros (q & r & J & A & C). exists q. split; [apply chain_iff; assumption|].
    apply existsb_exists. exists r. split; [apply in_all_points; eapply adjacent_right_on_board; exact A|].
    apply andb_true_iff. split; [exact A | apply cell_eqb_eq; exact C].
Qed.

Lemma number_of_none : forall pos k, (forall p, p < points -> kind_at pos p <> k) -> number_of pos k = 0.
Proof.
  intros pos k H. unfold number_of. destruct (filter (fun p => kind_eqb (kind_at pos p) k) all_points) as [|p
    l] eqn:F;
    [reflexivity|]. exfalso.
  assert (I : In p (filter (fun q => kind_eqb (kind_at pos q) k) all_points)) by (rewrite F; left;
    reflexivity).
  apply filter_In in I as (I & E). apply in_all_points in I. apply (H p I).
  destruct (kind_at pos p) as [c|c| |], k as [d|d| |]; simpl in E; try discriminate; try reflexivity;
    apply color_eqb_eq in E; congruence.
Qed.

(* Where an empty region touches nobody on a connected board, the board is empty, and all of it is unowned. *)
Lemma unowned_is_empty_board : connected -> forall pos, 0 < number_of pos unowned ->
  number_of pos (stone_of black) = 0 /\ number_of pos (stone_of white) = 0 /\
  number_of pos (space_of black) = 0 /\ number_of pos (space_of white) = 0 /\ number_of pos shared = 0.
Proof.
  intros Conn pos H. unfold number_of in H.
  destruct (filter (fun p => kind_eqb (kind_at pos p) unowned) all_points) as [|p l] eqn:F; [simpl in H;
    lia|].
  assert (I : In p (filter (fun q => kind_eqb (kind_at pos q) unowned) all_points)) by (rewrite F; left;
    reflexivity).
  apply filter_In in I as (I & E). apply in_all_points in I. unfold kind_at in E.
  destruct (cell_at pos p) as [d|] eqn:Ep; [discriminate|].
  destruct (touches pos black p) eqn:Tb; [destruct (touches pos white p); discriminate|].
  destruct (touches pos white p) eqn:Tw; [discriminate|].
  assert (Empty : forall q, q < points -> cell_at pos q = None).
  { assert (Join : forall q, way adjacent p q -> joined pos p q).
    { intros q W. induction W as [|q r W IH A R]; [apply joined_here|].
      apply joined_on with q; [exact IH | exact A|]. rewrite (joined_cell _ _ _ IH), Ep.
      destruct (cell_at pos r) as [[|]|] eqn:Er; [exfalso|exfalso|reflexivity].
      - assert (T : touches pos black p = true) by (apply touches_iff; eauto). congruence.
      - assert (T : touches pos white p = true) by (apply touches_iff; eauto). congruence. }
    intros q Hq. rewrite (joined_cell _ _ _ (Join q (Conn p q I Hq))). exact Ep. }
  assert (Kind : forall q, q < points -> kind_at pos q = unowned).
  { intros q Hq. unfold kind_at. rewrite (Empty q Hq).
    assert (No : forall c, touches pos c q = false).
    { intro c. destruct (touches pos c q) eqn:T; [|reflexivity]. exfalso.
      apply touches_iff in T as (x & y & _ & A & C); [|exact Hq].
      rewrite Empty in C by (eapply adjacent_right_on_board; exact A). discriminate. }
    rewrite !No. reflexivity. }
  repeat split; apply number_of_none; intros q Hq; rewrite Kind by exact Hq; discriminate.
Qed.

End Area.
