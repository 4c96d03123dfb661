(* 5x3 solved under positional superko, with the proof in the kernel; as kernel/solved_psk.v.

   proofs/check --long has hotstone find the certificate. *)
From Coq Require Import List ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.cycle Require Import superko.
From Hotstone.kernel Require Import texts statements.
From Hotstone.kernel.long Require Import term_psk_5x3.

(* As tromp-taylor has it. *)
Theorem black_forces_15_on_5x3_under_psk : forces (rectangle 5 3) black 15 (no_hot any 2) psk.
Proof.
  apply (by_tree _ _ _ _ (steps_of tree_psk_5x3) (position_of 5 3 start_psk_5x3) (entries_of 5 3 list_psk_5x3)).
  vm_cast_no_check (eq_refl true).
Qed.

Print Assumptions black_forces_15_on_5x3_under_psk.
