(* The law, extracted to OCaml: law.ml.

   Numbers become OCaml's integers, lists its lists; the boards and counts of extract/counts.ml are far below
   where they could overflow. Nothing is proved about the translation or about OCaml. *)
From Coq Require Import List PeanoNat Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Hotstone.board Require Import board rectangle chains play.
From Hotstone.rules Require Import situation hot_single hot_kinds game.
From Hotstone.cycle Require Import superko square completed_cycles cycle_list in_fight.
From Hotstone.ko_class Require Import chart eye breath ko_class hot_scope ko_cycle.
From Hotstone.certificates Require Import quick quick_hot quick_ko_class known_positions known_answers.
From Hotstone.extract Require Import counting_games.

Extraction Language OCaml.

(* Division and the like as the machine has them; the definitions go down step by step. *)
Extract Constant PeanoNat.Nat.div => "fun n m -> if m = 0 then 0 else n / m".
Extract Constant PeanoNat.Nat.modulo => "fun n m -> if m = 0 then n else n mod m".
Extract Constant PeanoNat.Nat.div2 => "fun n -> n / 2".
Extract Constant PeanoNat.Nat.sub => "fun n m -> if n < m then 0 else n - m".
Extract Constant PeanoNat.Nat.eqb => "fun (n : int) m -> n = m".
Extract Constant PeanoNat.Nat.leb => "fun (n : int) m -> n <= m".
Extract Constant PeanoNat.Nat.ltb => "fun (n : int) m -> n < m".

Extraction "law.ml" rectangle.rectangle empty_board start_of perft digest single_hot_stone no_cycle_rule psk
  ssk nssk
  fixed square.square square_anywhere second_cycle starter starter_first several
  hot_stones_of is_legal judge after_move judge_in_game next is_finished
  neighbour_table quick_play quick_legal chart_of quick_chart enclosed_spaces unconditionally_alive ko_positions classify hot_stones_by
  quick_ko_positions quick_classify quick_hot_stones quick_hot_stones_by
  disturber disturber_of class_of_cycle disturber_by_kos class_by_kos kos_with_classes quick_kos_with_classes
  disturber_who in_its_place binds_named started_by_kos fights_by_kos binds_unless_fighting binds_without completed_cycle_rule
  binds_both binds_starter binds_first_starter own_play barred answer_at.
