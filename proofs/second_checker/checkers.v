(* The checkers of certificates, extracted to OCaml: checkers.ml.

   As in extract/law.v, numbers become OCaml's integers of 63 bits, here whole numbers with a sign as well. None comes
   near 2^62. The readers keep the numbers of a certificate small: ranks and stages below 2^32, threats at most 99, the
   number of a tree below 10^18, sides of a board at most 19, a count at most the bytes of the file. The checkers
   compare them, add one, or to ranks twice the points and three, and count points and lines; they multiply the sides of
   the board, and once the lines of a list, and one, by the square of the points and two (strategy.v), to say how long to
   search: 2^40 bytes, were there so many, by 363^2 < 2^18. Keys, which may have 64 bits, never reach the checkers: the readers turn them into positions,
   by arithmetic on Int64 without a sign. *)
From Coq Require Import List PeanoNat ZArith Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlZInt.
From Hotstone.board Require Import board rectangle play.
From Hotstone.counting Require Import fill_in.
From Hotstone.rules Require Import situation hot_single hot_kinds game.
From Hotstone.endless Require Import walks certificate.
From Hotstone.cycle Require Import superko completed_cycles in_fight stated_cycles.
From Hotstone.ko_class Require Import ko_class hot_scope ko_cycle.
From Hotstone.certificates Require Import quick quick_hot quick_ko_class listing intervals ranking lasso memory_lasso endless_beside robust_list settled_program settled_leaves basic_ko_list recorded_lines threats strategy_list strategy area stated_area
  known_positions free_records free_check held_leaves.
From Hotstone.fates Require Import answers check_fates.

Extraction Language OCaml.

(* As the machine has them. *)
Extract Constant PeanoNat.Nat.div => "fun n m -> if m = 0 then 0 else n / m".
Extract Constant PeanoNat.Nat.modulo => "fun n m -> if m = 0 then n else n mod m".
Extract Constant PeanoNat.Nat.div2 => "fun n -> n / 2".
Extract Constant PeanoNat.Nat.sub => "fun n m -> if n < m then 0 else n - m".
Extract Constant PeanoNat.Nat.eqb => "fun (n : int) m -> n = m".
Extract Constant PeanoNat.Nat.leb => "fun (n : int) m -> n <= m".
Extract Constant PeanoNat.Nat.ltb => "fun (n : int) m -> n < m".
Extract Constant PeanoNat.Nat.max => "fun (n : int) m -> if n < m then m else n".
Extract Constant PeanoNat.Nat.min => "fun (n : int) m -> if n < m then n else m".
Extract Constant Z.of_nat => "fun n -> n".
Extract Constant Z.eqb => "fun (n : int) m -> n = m".
Extract Constant Z.leb => "fun (n : int) m -> n <= m".
Extract Constant Z.ltb => "fun (n : int) m -> n < m".
Extract Constant Z.succ => "fun n -> n + 1".
Extract Constant Pos.succ => "fun n -> n + 1".

Extraction "checkers.ml" rectangle.rectangle single_hot_stone neighbour_table quick_hot_stones quick_hot_stones_by start_situation check_areas check_endings interval_of
  check_ranking rank_in check_lasso check_stated_lasso check_recorded
  disturber_by_kos started_by_kos in_its_place binds_named binds_starter binds_first_starter quick_kos_with_classes certificate.check check_endless_beside_disturber check_robust check_to_leaves check_to_held free_accepts settles_board check_stated_strategy tells_colours_apart claim prover
  check_stated_area robust_is_covered none_or_single hot_of
  check_fates.check_fates says quick_legal.
