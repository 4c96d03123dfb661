(* The single hot stone: hot=basic.

   A play makes its stone hot if it removed exactly one stone, stands alone and has exactly one liberty, the
   point of the removed stone; the opponent may not play there on the next ply (ING96-R5, G508; ING91-1
   "Ko-Stein"; ZH-G41). The first kind of spec/rules/hot_stone.h, as an instance of the hot layer, which is
   any function in rules/situation.v. *)
From Hotstone.board Require Import board chains play.

Section Single.
Context {B : board}.

Definition single_hot_stone (pl : play) : list nat :=
  match captured pl, chain (after pl) (point pl), liberties (after pl) (point pl) with
  | [q], [_], [l] => if l =? q then [q] else []
  | _, _, _ => []
  end.

End Single.
