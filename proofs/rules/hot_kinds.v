(* The kinds of hot stones: hot=hot with hot_scope=every.

   (ING96-R5 "Hot stone", G303, G305, G508 to G510; ING91-1 "Hot stones"; ING91-0; ZH-G38 to G40.) A play may make
   stones of its player hot, which may not be removed at once: the opponent may not play at their liberty on the
   next ply. As spec/rules/hot_stone.h, with its names:

     single          hot_single.v
     double-add      the two stones of the chain that the play formed by joining a lone own stone, if a play at its one liberty
                     would remove exactly these two and leave a chain with one liberty, at which the player
                     would remove exactly two in turn; double-add-any: any number in turn
     double-capture  such two stones, if the play removed exactly two
     twin            after a capture that makes a single hot stone: the player's other kos of the same fight;
                     twin-triple: only in a fight of exactly three kos
     any-ko-stone    after a play whose stone is a stone of a ko: all kos of the player in the same fight

   No theorem here is about them: all are about any hot layer, but for hot_is_recapture.v. They are stated for the
   certificates that speak of them. *)
From Hotstone.board Require Import board chains play.
From Hotstone.rules Require Import hot_single kos.

Inductive hot_kind := single | double_add | double_add_any | double_capture | twin | twin_triple | any_ko_stone.

Fixpoint same_stones (v w : list nat) : bool :=
  match v, w with [], [] => true | p :: v, q :: w => (p =? q) && same_stones v w | _, _ => false end.

Section HotKinds.
Context {B : board}.

(* The liberty of the pair that the play formed by joining a lone own stone, if a play there would remove just
   these two. *)
Definition removable_pair (pl : play) : option nat :=
  match self_removed pl, chain (after pl) (point pl), liberties (after pl) (point pl) with
  | [], [p; q], [v] =>
      if same_stones (captured (play_at (after pl) (opponent (player pl)) v)) [p; q] then Some v else None
  | _, _, _ => None
  end.

(* How many stones the player could remove in turn once the pair has been removed by a play at v. *)
Definition removed_in_turn (pl : play) (v : nat) : option nat :=
  let removal := play_at (after pl) (opponent (player pl)) v in
  match liberties (after removal) v with
  | [u] => Some (length (captured (play_at (after removal) (player pl) u)))
  | _ => None
  end.

Definition pair_bans (pl : play) (enough : nat -> bool) : list nat :=
  match removable_pair pl with
  | None => []
  | Some v => match removed_in_turn pl v with Some n => if enough n then [v] else [] | None => [] end
  end.

(* The mouths of the player's kos. *)
Definition mouths (c : color) (l : list ko) : list nat :=
  map mouth (filter (fun k => color_eqb (holder k) c) l).

(* Another ko than the one with a stone on p, of at most two stones. *)
Definition may_be_twin (p : nat) (k : ko) : bool := negb (mem p (ko_stones k)) && (length (ko_stones k) <=? 2).

(* Those of the other kos of the fight in which the play has just taken a ko. *)
Definition twin_bans (pl : play) (in_force : fight -> bool) : list nat :=
  match single_hot_stone pl with
  | [] => []
  | _ :: _ => flat_map (fun f => if in_force f
                                 then mouths (player pl) (filter (may_be_twin (point pl)) (kos f))
                                 else []) (fights_at (after pl) (point pl))
  end.

Definition bans_of (pl : play) (kind : hot_kind) : list nat :=
  match kind with
  | single => single_hot_stone pl
  | double_add => pair_bans pl (fun n => n =? 2)
  | double_add_any => pair_bans pl (fun _ => true)
  | double_capture => match captured pl, removable_pair pl with [_; _], Some v => [v] | _, _ => [] end
  | twin => twin_bans pl (fun _ => true)
  | twin_triple => twin_bans pl (fun f => length (kos f) =? 3)
  | any_ko_stone => flat_map (fun f => mouths (player pl) (kos f)) (fights_at (after pl) (point pl))
  end.

(* What is banned after a play where these kinds are in force, each point once, in index order. *)
Definition hot_stones_of (kinds : list hot_kind) (pl : play) : list nat :=
  let banned := flat_map (bans_of pl) kinds in filter (fun q => mem q banned) all_points.

End HotKinds.
