(* Under `square` there is an endless legal play on 2x1, 3x1 and 2x2.

   The certificates are those that `hotstone endless` finds; the checker of endless/certificate.v reads them,
   and its theorem makes of its yes a play that does not end. *)
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation hot_single passes_end.
From Hotstone.cycle Require Import superko square.
From Hotstone.endless Require Import certificate.

(* The rules basic-only with cycle=square: four passes, groups may remove themselves, single hot stones. *)
Definition basic_only {B : board} (self : self_removal_option) : rule_set :=
  {| self_removal := self; end_passes := 4; capture_ends := false; handicap := 0; resume_dispute := false;
     hot_stones := single_hot_stone |}.

(* 3x1 without self-removal: the example of docs/explanation/termination.md. *)
Definition on_three_points : certificate :=
  {| setup := [None; None; None]; first := black; stem := [play_on 0];
     cycle_a := [play_on 1; pass; play_on 2; play_on 0];
     cycle_b := [play_on 2; pass; play_on 1; play_on 0];
     cycle_c := [play_on 2; play_on 1; play_on 2; pass; play_on 1; play_on 0] |}.

Theorem endless_on_three_points :
  ~ @every_play_ends (rectangle 3 1) (@basic_only (rectangle 3 1) no_self_removal) (square of_situation).
Proof. apply check_refutes with on_three_points. vm_compute. reflexivity. Qed.

(* 2x2 with the removal of groups: the certificate of docs/explanation/termination.md. *)
Definition on_four_points : certificate :=
  {| setup := [None; None; None; None]; first := black; stem := [play_on 0];
     cycle_a := [play_on 1; play_on 2; play_on 3; play_on 0; play_on 2; play_on 0];
     cycle_b := [play_on 1; play_on 2; play_on 3; pass; play_on 2; play_on 0];
     cycle_c := [play_on 1; pass; play_on 2; pass; play_on 3; play_on 0] |}.

Theorem endless_on_four_points :
  ~ @every_play_ends (rectangle 2 2) (@basic_only (rectangle 2 2) groups) (square of_situation).
Proof. apply check_refutes with on_four_points. vm_compute. reflexivity. Qed.

(* 2x1 with the removal of groups: what `hotstone endless --board 2x1 --rules square --certificate FILE`
   writes. *)
Definition on_two_points : certificate :=
  {| setup := [None; None]; first := black; stem := [];
     cycle_a := [play_on 0; play_on 1; pass; play_on 0];
     cycle_b := [play_on 1; play_on 0; pass; play_on 1];
     cycle_c := [pass; play_on 0; pass; play_on 1] |}.

Theorem endless_on_two_points :
  ~ @every_play_ends (rectangle 2 1) (@basic_only (rectangle 2 1) groups) (square of_situation).
Proof. apply check_refutes with on_two_points. vm_compute. reflexivity. Qed.

(* The checker can say no: a cycle twice, a cycle that does not return, a move that is not legal. *)
Example refused :
  let changed f := @check (rectangle 3 1) (@basic_only (rectangle 3 1) no_self_removal) (f on_three_points) in
  changed (fun x => x) = true /\
  changed (fun x => {| setup := setup x; first := first x; stem := stem x; cycle_a := cycle_a x; cycle_b :=
    cycle_a x;
                       cycle_c := cycle_c x |}) = false /\
  changed (fun x => {| setup := setup x; first := first x; stem := stem x; cycle_a := [pass; pass];
                       cycle_b := cycle_b x; cycle_c := cycle_c x |}) = false /\
  changed (fun x => {| setup := setup x; first := first x; stem := stem x; cycle_a := [play_on 0; play_on 1];
                       cycle_b := cycle_b x; cycle_c := cycle_c x |}) = false /\
  changed (fun x => {| setup := setup x; first := white; stem := stem x; cycle_a := cycle_a x; cycle_b :=
    cycle_b x;
                       cycle_c := cycle_c x |}) = true /\
  changed (fun x => {| setup := [Some black]; first := first x; stem := stem x; cycle_a := cycle_a x;
                       cycle_b := cycle_b x; cycle_c := cycle_c x |}) = false.
Proof. vm_compute. repeat split. Qed.

Print Assumptions endless_on_three_points.
Print Assumptions endless_on_four_points.
Print Assumptions endless_on_two_points.
