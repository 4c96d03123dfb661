(* Kos and the fights that they belong to, which double, twin and other hot stones look at.

   (ING96-R5 "Ko shapes", G504 to G506; ING91-1 "Ko-Steine"; ZH-G33, G36.) As spec/ko/ko.h: stones of a holder whose
   only liberty is the mouth. Single: one stone; with a stone of the opponent in the mouth in its place, that
   stone stands alone and has one liberty. Several: n stones; with a stone of the opponent in the mouth in their
   place, its chain has one liberty, at which the holder would remove exactly n stones in turn.

   The chains around a ko are the holder's at its mouth, the ko stones left out, and the opponent's beside the ko
   stones. Two kos with a chain of Black in common and a chain of White in common are in one fight, and so are
   two fights whose kos have both taken together. *)
From Hotstone.board Require Import board chains play.

Record ko := {
  holder : color;
  ko_stones : list nat;   (* a chain, in index order *)
  mouth : nat             (* where the opponent removes them *)
}.

(* Kos taken together, with the chains around them, each chain named by its first stone. *)
Record fight := {
  kos : list ko;
  around_black : list nat;
  around_white : list nat
}.

Section Kos.
Context {B : board}.

(* The ko that the chain at p is, if it is one. *)
Definition ko_of (pos : position) (p : nat) (c : color) : option ko :=
  let own := chain pos p in
  match liberties pos p with
  | [v] =>
      let taken := remove (put pos v (opponent c)) own in
      match liberties taken v with
      | [u] => if (if length own =? 1 then length (chain taken v) =? 1
                   else length (captured (play_at taken c u)) =? length own)
               then Some {| holder := c; ko_stones := own; mouth := v |} else None
      | _ => None
      end
  | _ => None
  end.

Definition chain_name (pos : position) (p : nat) : nat := hd p (chain pos p).

(* In the index order of their first stones. *)
Definition find_kos (pos : position) : list ko :=
  flat_map (fun p => match cell_at pos p with
                     | None => []
                     | Some c => if chain_name pos p =? p
                                 then match ko_of pos p c with Some k => [k] | None => [] end else []
                     end) all_points.

Definition chains_beside (pos : position) (c : color) (p : nat) : list nat :=
  flat_map (fun q => if adjacent p q && cell_eqb (cell_at pos q) (Some c) then [chain_name pos q] else []) all_points.

Definition first_stone (k : ko) : nat := hd 0 (ko_stones k).

Definition chains_around (pos : position) (k : ko) (c : color) : list nat :=
  if color_eqb c (holder k) then filter (fun n => negb (n =? first_stone k)) (chains_beside pos c (mouth k))
  else flat_map (chains_beside pos c) (ko_stones k).

Definition fight_of_one (pos : position) (k : ko) : fight :=
  {| kos := [k]; around_black := chains_around pos k black; around_white := chains_around pos k white |}.

Definition in_common (v w : list nat) : bool := existsb (fun n => mem n w) v.

Definition meet (f g : fight) : bool :=
  in_common (around_black f) (around_black g) && in_common (around_white f) (around_white g).

Definition join (f g : fight) : fight :=
  {| kos := kos f ++ kos g; around_black := around_black f ++ around_black g;
     around_white := around_white f ++ around_white g |}.

(* Each fight takes in those behind it that it meets. If two meet, one is taken in. *)
Fixpoint absorb (f : fight) (others : list fight) : fight * list fight :=
  match others with
  | [] => (f, [])
  | g :: rest => if meet f g then absorb (join f g) rest
                 else let '(f', left_over) := absorb f rest in (f', g :: left_over)
  end.

Fixpoint join_once (rounds : nat) (fights : list fight) : list fight :=
  match rounds, fights with
  | S n, f :: rest => let '(f', left_over) := absorb f rest in f' :: join_once n left_over
  | _, _ => fights
  end.

Fixpoint join_all (rounds : nat) (fights : list fight) : list fight :=
  match rounds with 0 => fights | S n => join_all n (join_once (length fights) fights) end.

Definition fights_of (pos : position) : list fight :=
  let each := map (fight_of_one pos) (find_kos pos) in join_all (length each) each.

(* The fights in which a ko has a stone on p: one, or none. *)
Definition fights_at (pos : position) (p : nat) : list fight :=
  filter (fun f => existsb (fun k => mem p (ko_stones k)) (kos f)) (fights_of pos).

End Kos.
