(* The checker of lrat.v as OCaml: lrat.ml.

   Booleans, options, lists, pairs and the unit become OCaml's own; everything else, numbers and tries
   included, is what Coq makes of the definitions. Nothing is replaced by hand. What is trusted besides is this
   translation, OCaml, and what reads the files and prints the verdict: lrat_text.ml, lrat_main.ml and
   extract/regular_file.ml. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From Hotstone.sat Require Import lrat.

Extraction Language OCaml.
Extraction "lrat.ml" check.
