(* Kos and their fights found faster, and equal to those of the law.

   Chains, plays and the names of chains are those of quick.v. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import kos.
From Hotstone.certificates Require Import quick.

Section QuickKos.
Context {B : board}.

Definition quick_liberties (near : list (list nat)) (pos : position) (stones : list nat) : list nat :=
  filter (fun l => is_empty pos l && existsb (fun s => mem l (neighbours_in near s)) stones) all_points.

(* The ko that this chain is, if it is one. *)
Definition quick_ko_of (near : list (list nat)) (pos : position) (own : list nat) (c : color) : list ko :=
  match quick_liberties near pos own with
  | [v] =>
      let taken := remove (put pos v (opponent c)) own in
      let taker := quick_chain near taken v in
      match quick_liberties near taken taker with
      | [u] => if (if length own =? 1 then length taker =? 1
                   else length (captured (quick_play near taken c u)) =? length own)
               then [{| holder := c; ko_stones := own; mouth := v |}] else []
      | _ => []
      end
  | _ => []
  end.

Definition quick_kos_at (near : list (list nat)) (pos : position) (p : nat) : list ko :=
  match cell_at pos p with
  | None => []
  | Some c => let own := quick_chain near pos p in if hd p own =? p then quick_ko_of near pos own c else []
  end.

Definition quick_find_kos (near : list (list nat)) (pos : position) : list ko :=
  flat_map (quick_kos_at near pos) all_points.

Definition quick_name (near : list (list nat)) (pos : position) (p : nat) : nat := hd p (quick_chain near pos p).

Definition quick_beside (near : list (list nat)) (pos : position) (c : color) (p : nat) : list nat :=
  flat_map (fun q => if adjacent p q && cell_eqb (cell_at pos q) (Some c) then [quick_name near pos q] else []) all_points.

Definition quick_around (near : list (list nat)) (pos : position) (k : ko) (c : color) : list nat :=
  if color_eqb c (holder k) then filter (fun n => negb (n =? first_stone k)) (quick_beside near pos c (mouth k))
  else flat_map (quick_beside near pos c) (ko_stones k).

Definition quick_fight_of_one (near : list (list nat)) (pos : position) (k : ko) : fight :=
  {| kos := [k]; around_black := quick_around near pos k black; around_white := quick_around near pos k white |}.

Definition quick_fights_at (near : list (list nat)) (pos : position) (p : nat) : list fight :=
  let each := map (quick_fight_of_one near pos) (quick_find_kos near pos) in
  filter (fun f => existsb (fun k => mem p (ko_stones k)) (kos f)) (join_all (length each) each).

Notation near := neighbour_table.

Lemma quick_liberties_are : forall pos p, p < points -> quick_liberties near pos (chain pos p) = liberties pos p.
Proof.
  intros pos p Hp. unfold quick_liberties, liberties. apply filter_ext_in. intros l _. f_equal. apply eq_true_iff_eq.
  rewrite !existsb_exists. split; intros (s & I & H); exists s; (split; [exact I|]);
    assert (Hs : s < points) by (eapply joined_on_board; [exact Hp | apply chain_iff in I; eassumption]).
  - apply mem_In in H. apply in_neighbours in H; assumption.
  - apply mem_In. apply in_neighbours; assumption.
Qed.

Lemma liberty_on_board : forall pos p v l, liberties pos p = v :: l -> v < points.
Proof.
  intros pos p v l E. apply in_all_points. assert (I : In v (liberties pos p)) by (rewrite E; left; reflexivity).
  apply filter_In in I. exact (proj1 I).
Qed.

Lemma quick_ko_is_ko : forall pos p c, p < points ->
  quick_ko_of near pos (chain pos p) c = match ko_of pos p c with Some k => [k] | None => [] end.
Proof.
  intros pos p c Hp. unfold quick_ko_of, ko_of. cbv zeta. rewrite quick_liberties_are by exact Hp.
  destruct (liberties pos p) as [|v [|w m]] eqn:L; [reflexivity | | reflexivity].
  assert (Hv := liberty_on_board _ _ _ _ L). rewrite quick_chain_is_chain by exact Hv. rewrite quick_liberties_are by exact Hv.
  set (taken := remove (put pos v (opponent c)) (chain pos p)).
  destruct (liberties taken v) as [|u [|u' m]] eqn:T; try reflexivity.
  rewrite quick_play_is_play by (eapply liberty_on_board; exact T).
  destruct (length (chain pos p) =? 1);
    [destruct (length (chain taken v) =? 1) | destruct (length (captured (play_at taken c u)) =? length (chain pos p))];
    reflexivity.
Qed.

Lemma same_flat_map : forall (A : Type) (f g : nat -> list A) l, (forall q, In q l -> f q = g q) -> flat_map f l = flat_map g l.
Proof.
  intros A f g. induction l as [|q l IH]; intro H; [reflexivity|]. simpl. rewrite (H q) by (left; reflexivity).
  rewrite IH; [reflexivity|]. intros r I. apply H. right. exact I.
Qed.

Theorem quick_kos_are_kos : forall pos, quick_find_kos near pos = find_kos pos.
Proof.
  intro pos. unfold quick_find_kos, find_kos. apply same_flat_map. intros p I. apply in_all_points in I.
  unfold quick_kos_at, chain_name. destruct (cell_at pos p) as [c|]; [|reflexivity].
  rewrite quick_chain_is_chain by exact I. cbv zeta. destruct (hd p (chain pos p) =? p); [|reflexivity].
  apply quick_ko_is_ko. exact I.
Qed.

Lemma quick_beside_is : forall pos c p, quick_beside near pos c p = chains_beside pos c p.
Proof.
  intros pos c p. unfold quick_beside, chains_beside. apply same_flat_map. intros q I. apply in_all_points in I.
  unfold quick_name, chain_name. rewrite quick_chain_is_chain by exact I. reflexivity.
Qed.

Lemma quick_fight_is_fight : forall pos k, quick_fight_of_one near pos k = fight_of_one pos k.
Proof.
  intros pos k. assert (E : forall c, quick_around near pos k c = chains_around pos k c).
  { intro c. unfold quick_around, chains_around. rewrite quick_beside_is.
    destruct (color_eqb c (holder k)); [reflexivity|]. apply flat_map_ext. apply quick_beside_is. }
  unfold quick_fight_of_one, fight_of_one. rewrite !E. reflexivity.
Qed.

Theorem quick_fights_are_fights : forall pos p, quick_fights_at near pos p = fights_at pos p.
Proof.
  intros pos p. unfold quick_fights_at, fights_at, fights_of. cbv zeta. rewrite quick_kos_are_kos.
  rewrite (map_ext _ _ (quick_fight_is_fight pos)). reflexivity.
Qed.

End QuickKos.

Print Assumptions quick_kos_are_kos.
Print Assumptions quick_fights_are_fights.
