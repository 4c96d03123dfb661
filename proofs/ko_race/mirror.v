(* The two sides of a race may be exchanged: what is shown of one ply of first holds of second. *)
From Hotstone.ko_race Require Import race strategies.

Definition mirror (r : ko_race) : ko_race :=
  {| of_first := of_second r; of_second := of_first r; shared := shared r; to_move := other_side (to_move r);
     hot := hot r; passes := passes r; removed := option_map other_side (removed r) |}.

Lemma mirror_twice : forall r, mirror (mirror r) = r.
Proof.
  intros [g0 g1 sh [|] h p [[|]|]]; reflexivity.
Qed.

(* If nobody is barred. *)
Lemma legal_in_mirror : forall law r m, barred law = None ->
  is_legal_race_move law r m -> is_legal_race_move law (mirror r) m.
Proof.
  intros law [g0 g1 sh [|] h p gone] m B (N & P & L); cbn in *; subst gone; unfold is_legal_race_move; cbn;
    (split; [reflexivity|]; split; [exact P|]); destruct m; try exact L;
    (split; [apply L | rewrite B; discriminate]).
Qed.

Lemma after_in_mirror : forall law r m, after_race_move law (mirror r) m = mirror (after_race_move law r m).
Proof.
  intros law [g0 g1 sh [|] h p gone] m; destruct m; cbn; unfold after_play, mirror, removed_after; cbn;
    both_cases; reflexivity.
Qed.

Lemma living_in_mirror : forall own_turn others_turn r,
  living second own_turn others_turn r <-> living first own_turn others_turn (mirror r).
Proof.
  intros own_turn others_turn [g0 g1 sh [|] h p [[|]|]];
    unfold living, goes_on, race_liberties; cbn; intuition congruence.
Qed.
