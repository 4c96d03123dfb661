(* What a board play does, point by point.

   The program of board/play.v is turned into statements: which stones are captured, which own stones are
   removed, and what lies on each point afterwards. Throughout, `pos` is a position, `c` the player and `p`
   an empty point; `placed` is the position with the stone on p and nothing removed yet. *)
From Hotstone.board Require Import board board_facts chains play.

Section PlayFacts.
Context {B : board}.
Variables (pos : position) (c : color) (p : nat).
Hypothesis formed : well_formed pos.
Hypothesis on_board : p < points.
Hypothesis empty : cell_at pos p = None.

Notation placed := (put pos p c).
Notation result := (play_at pos c p).

Lemma placed_formed : well_formed placed.
Proof. apply well_formed_put. Qed.

Lemma placed_here : cell_at placed p = Some c.
Proof. apply cell_at_put_same. exact on_board. Qed.

Lemma placed_there : forall q, q <> p -> cell_at placed q = cell_at pos q.
Proof. intros. apply cell_at_put_other; assumption. Qed.

Lemma placed_stone : forall q d, cell_at pos q = Some d -> cell_at placed q = Some d.
Proof. intros q d E. rewrite placed_there; [exact E|]. intros ->. congruence. Qed.

Lemma placed_empty : forall q, cell_at placed q = None -> cell_at pos q = None.
Proof.
  intros q E. destruct (Nat.eq_dec q p) as [->|N]; [exact empty|]. rewrite <- placed_there; assumption.
Qed.

(* Captured are the opposing stones next to p, and those joined with them, that do not breathe. *)
Lemma captured_iff : forall q, In q (captured result) <->
  cell_at placed q = Some (opponent c) /\ ~ breathes placed q /\
  exists r, joined placed q r /\ adjacent p r = true.
Proof.
  intro q. simpl. unfold captured_by. rewrite filter_In, mem_In. unfold breathless_neighbours.
  rewrite in_flat_map. split.
  - intros (Hq & r & Hr & H). apply in_all_points in Hq, Hr.
    destruct (adjacent p r) eqn:A; [|destruct H]. simpl in H.
    destruct (cell_eqb (cell_at placed r) (Some (opponent c))) eqn:C; [|destruct H]. simpl in H.
    destruct (has_liberty placed r) eqn:L; [destruct H|]. simpl in H.
    apply cell_eqb_eq in C. apply chain_iff in H; [|exact Hr].
    split; [rewrite (joined_cell _ _ _ H); exact C|]. split.
    + intro Br. assert (Br' : breathes placed r) by (eapply breathes_joined; eassumption).
      apply has_liberty_iff in Br'; [congruence | exact Hr].
    + exists r. split; [apply joined_sym; exact H | exact A].
  - intros (C & Br & r & J & A). assert (Hq := stone_on_board _ _ _ placed_formed C).
    assert (Hr := adjacent_right_on_board _ _ A). split; [apply in_all_points; exact Hq|].
    exists r. split; [apply in_all_points; exact Hr|]. rewrite A. simpl.
    assert (C' : cell_at placed r = Some (opponent c)) by (rewrite (joined_cell _ _ _ J); exact C).
    apply cell_eqb_eq in C'. rewrite C'. simpl.
    destruct (has_liberty placed r) eqn:L.
    + exfalso. apply Br. apply breathes_joined with r; [exact J|]. apply has_liberty_iff; assumption.
    + simpl. apply chain_iff; [exact Hr|]. apply joined_sym. exact J.
Qed.

(* The own chain at p goes off if nothing was captured and it does not breathe. *)
Lemma self_removed_iff : forall q, In q (self_removed result) <->
  captured result = [] /\ ~ breathes placed p /\ joined placed p q.
Proof.
  intro q. simpl. unfold self_removed_by. destruct (captured_by placed c p) as [|x l].
  - destruct (has_liberty placed p) eqn:L.
    + split; [intros []|]. intros (_ & N & _). exfalso. apply N. apply has_liberty_iff; assumption.
    + rewrite chain_iff by exact on_board. split; [|tauto]. intro J. split; [reflexivity|]. split; [|exact J].
      intro Br. apply has_liberty_iff in Br; [congruence | exact on_board].
  - split; [intros [] | intros (F & _); discriminate].
Qed.

Lemma captured_closed : forall q r, In q (captured result) -> joined placed q r -> In r (captured result).
Proof.
  intros q r H J. apply captured_iff in H as (C & Br & s & Js & A). apply captured_iff. split; [|split].
  - rewrite (joined_cell _ _ _ J). exact C.
  - intro Br'. apply Br. eapply breathes_joined; eassumption.
  - exists s. split; [|exact A]. eapply joined_trans; [apply joined_sym; exact J | exact Js].
Qed.

Lemma self_removed_closed : forall q r, In q (self_removed result) -> joined placed q r ->
  In r (self_removed result).
Proof.
  intros q r H J. apply self_removed_iff in H as (C & Br & Jq). apply self_removed_iff.
  split; [exact C|]. split; [exact Br|]. eapply joined_trans; eassumption.
Qed.

Lemma captured_color : forall q, In q (captured result) -> cell_at placed q = Some (opponent c).
Proof. intros q H. apply captured_iff in H. tauto. Qed.

Lemma captured_before : forall q, In q (captured result) -> cell_at pos q = Some (opponent c).
Proof.
  intros q H. apply captured_color in H. rewrite placed_there in H; [exact H|].
  intros ->. rewrite placed_here in H. injection H as H. symmetry in H. apply opponent_differs in H. destruct
    H.
Qed.

Lemma self_removed_color : forall q, In q (self_removed result) -> cell_at placed q = Some c.
Proof.
  intros q H. apply self_removed_iff in H as (_ & _ & J). rewrite (joined_cell _ _ _ J). apply placed_here.
Qed.

Lemma captured_NoDup : NoDup (captured result).
Proof. apply NoDup_filter. apply NoDup_all_points. Qed.

Lemma self_removed_NoDup : NoDup (self_removed result).
Proof.
  simpl. unfold self_removed_by. destruct (captured_by placed c p); [|constructor].
  destruct (has_liberty placed p); [constructor | apply chain_NoDup].
Qed.

(* Whoever captures keeps all his stones: one of the two lists is empty. *)
Lemma captures_or_not :
  (captured result = [] /\ after result = remove placed (self_removed result)) \/
  (captured result <> [] /\ self_removed result = [] /\ after result = remove placed (captured result)).
Proof.
  simpl. unfold self_removed_by. destruct (captured_by placed c p) as [|x l].
  - left. split; [reflexivity|]. rewrite (remove_nothing placed) by apply placed_formed. reflexivity.
  - right. split; [discriminate|]. split; [reflexivity|].
    rewrite remove_nothing by apply well_formed_remove. reflexivity.
Qed.

Lemma after_formed : well_formed (after result).
Proof. simpl. apply well_formed_remove. Qed.

Lemma after_captured : forall q, In q (captured result) -> cell_at (after result) q = None.
Proof.
  intros q H. destruct captures_or_not as [(N & _)|(_ & _ & E)]; [rewrite N in H; destruct H|].
  rewrite E. apply cell_at_removed. exact H.
Qed.

Lemma after_self_removed : forall q, In q (self_removed result) -> cell_at (after result) q = None.
Proof.
  intros q H. destruct captures_or_not as [(_ & E)|(_ & N & _)]; [|rewrite N in H; destruct H].
  rewrite E. apply cell_at_removed. exact H.
Qed.

Lemma after_kept : forall q, ~ In q (captured result) -> ~ In q (self_removed result) ->
  cell_at (after result) q = cell_at placed q.
Proof.
  intros q H G. destruct captures_or_not as [(_ & E)|(_ & _ & E)]; rewrite E;
    apply cell_at_kept; auto using placed_formed.
Qed.

(* What lies on a point afterwards was there after placing. *)
Lemma after_stone : forall q d, cell_at (after result) q = Some d ->
  ~ In q (captured result) /\ ~ In q (self_removed result) /\ cell_at placed q = Some d.
Proof.
  intros q d E.
  assert (H : ~ In q (captured result)) by (intro H; apply after_captured in H; congruence).
  assert (G : ~ In q (self_removed result)) by (intro G; apply after_self_removed in G; congruence).
  rewrite after_kept in E; auto.
Qed.

(* A capture gives the stone played a liberty. *)
Lemma capture_beside : captured result <> [] -> exists r, In r (captured result) /\ adjacent p r = true.
Proof.
  intro H. destruct (captured result) as [|q l] eqn:E; [congruence|].
  assert (Hq : In q (captured result)) by (rewrite E; left; reflexivity).
  assert (Hq' := Hq). apply captured_iff in Hq as (_ & _ & r & J & A).
  exists r. split; [|exact A]. rewrite <- E. eapply captured_closed; eassumption.
Qed.

Lemma played_stone_stays : captured result <> [] -> cell_at (after result) p = Some c.
Proof.
  intro H. rewrite after_kept; [apply placed_here| |].
  - intro G. apply captured_color in G. rewrite placed_here in G. injection G as G.
    symmetry in G. apply opponent_differs in G. destruct G.
  - destruct captures_or_not as [(E & _)|(_ & E & _)]; [congruence | rewrite E; intros []].
Qed.

(* Stones that were joined before the play are joined behind it. *)
Lemma joined_placed : forall q r d, cell_at pos q = Some d -> joined pos q r -> joined placed q r.
Proof.
  intros q r d C J. induction J as [|s r J IH A E]; [apply joined_here|].
  apply joined_on with s; [exact IH | exact A|].
  assert (Cs : cell_at pos s = Some d) by (rewrite (joined_cell _ _ _ J); exact C).
  assert (Cr : cell_at pos r = Some d) by congruence.
  rewrite (placed_stone _ _ Cs), (placed_stone _ _ Cr). reflexivity.
Qed.

End PlayFacts.

Section Removal.
Context {B : board}.

(* Where whole chains are taken off, the others stay joined, and breathe if they did. *)
Lemma joined_after_removal : forall pos l q r, well_formed pos ->
  (forall x y, In x l -> joined pos x y -> In y l) -> ~ In q l -> joined pos q r -> joined (remove pos l) q r.
Proof.
  intros pos l q r W Cl N J. induction J as [|s r J IH A E]; [apply joined_here|].
  apply joined_on with s; [exact IH | exact A|].
  assert (Ns : ~ In s l) by (intro G; apply N; eapply Cl; [exact G | apply joined_sym; exact J]).
  assert (Nr : ~ In r l).
  { intro G. apply Ns. eapply Cl; [exact G|]. apply joined_sym. apply joined_step; assumption. }
  rewrite !cell_at_kept by assumption. exact E.
Qed.

Lemma breathes_after_removal : forall pos l q, well_formed pos ->
  (forall x y, In x l -> joined pos x y -> In y l) -> ~ In q l -> breathes pos q -> breathes (remove pos l) q.
Proof.
  intros pos l q W Cl N (s & x & J & A & E). exists s, x.
  split; [apply joined_after_removal; assumption|]. split; [exact A|].
  destruct (in_dec Nat.eq_dec x l) as [I|I]; [apply cell_at_removed; exact I|].
  rewrite cell_at_kept; assumption.
Qed.

End Removal.
