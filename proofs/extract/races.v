(* The ko race, extracted to OCaml: races.ml. Numbers become OCaml's integers, as in extract/law.v. *)
From Coq Require Import List Arith PeanoNat Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Hotstone.ko_race Require Import race classes.
From Hotstone.extract Require Import counting_races.

Extraction Language OCaml.

Extract Constant PeanoNat.Nat.modulo => "fun n m -> if m = 0 then n else n mod m".
Extract Constant PeanoNat.Nat.sub => "fun n m -> if n < m then 0 else n - m".
Extract Constant PeanoNat.Nat.ltb => "fun (n : int) m -> n < m".

Extraction "races.ml" add_race.
