(* Settled life: chains that nobody can take though their owner passes for ever.

   With a set X of stones of one colour, whole chains all of them, and regions: sets of points without a stone of that
   colour, with nothing beside them but their own points and X. A region is vital to a chain if each of its points
   touches the chain. X is settled if each of its chains has two vital regions without a common point. Then no
   stone of X is ever removed while the owner passes (`settled_after_play`): the play that would remove the first
   one is outside one of the two regions; the chain has no liberty left, and each point of the region touches it,
   so the region is full of the opponent's stones; they touch nothing but X and each other and had no liberty before.
   It is Benson's argument (1976), as certify/settled.h has it.

   The program looks for such a set by leaving out chains, and then for a region as far as it goes; nothing is proved
   about the search, only about what it finds. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.plays Require Import play_facts.
From Hotstone.certificates Require Import quick.

Section Settled.
Context {B : board}.

(* The program. *)

Definition holds (pos : position) (c : color) (p : nat) : bool := cell_eqb (cell_at pos p) (Some c).

(* The position without the other player's stones: what is empty there are the points of the regions. *)
Definition bare (c : color) (pos : position) : position := map (fun x => if cell_eqb x (Some c) then x else None) pos.

(* The chains of these points, each once; the points have to be all of those chains. *)
Fixpoint parts (near : list (list nat)) (pos : position) (some : list nat) (found : list (list nat)) : list (list nat) :=
  match some with
  | [] => found
  | p :: rest => if existsb (mem p) found then parts near pos rest found
                 else parts near pos rest (quick_chain near pos p :: found)
  end.

Definition is_enclosed (near : list (list nat)) (stones region : list nat) : bool :=
  forallb (fun q => forallb (fun r => mem r region || mem r stones) (neighbours_in near q)) region.

Definition touches_all (near : list (list nat)) (chain region : list nat) : bool :=
  forallb (fun q => existsb (fun s => mem s chain) (neighbours_in near q)) region.

Definition apart (a b : list nat) : bool := forallb (fun p => negb (mem p b)) a.

Definition has_two (near : list (list nat)) (regions : list (list nat)) (chain : list nat) : bool :=
  match filter (touches_all near chain) regions with r :: s :: _ => apart r s | _ => false end.

Fixpoint search (near : list (list nat)) (fuel : nat) (chains regions : list (list nat)) : list (list nat) :=
  match fuel with
  | 0 => chains
  | S fuel => let stones := concat chains in
              let counted := filter (is_enclosed near stones) regions in
              search near fuel (filter (has_two near counted) chains) regions
  end.

(* Whether these regions and chains are as they should be. *)
Definition is_region (near : list (list nat)) (pos : position) (c : color) (stones region : list nat) : bool :=
  match region with
  | [] => false
  | _ :: _ => forallb (fun q => (q <? points) && negb (holds pos c q)) region && is_enclosed near stones region
  end.

Definition is_chain (near : list (list nat)) (pos : position) (c : color) (chain : list nat) : bool :=
  match chain with
  | [] => false
  | p :: _ => (p <? points) && holds pos c p && forallb (fun q => mem q (quick_chain near pos p)) chain
  end.

Definition are_settled (near : list (list nat)) (pos : position) (c : color) (chains regions : list (list nat)) : bool :=
  forallb (is_region near pos c (concat chains)) regions && forallb (is_chain near pos c) chains &&
  forallb (has_two near regions) chains.

Definition is_settled (near : list (list nat)) (pos : position) (c : color) (group : list nat) : bool :=
  let own := filter (holds pos c) all_points in
  let others := filter (fun p => negb (holds pos c p)) all_points in
  let chains := parts near pos own [] in
  let regions := parts near (bare c pos) others [] in
  let left_over := search near (length chains) chains regions in
  let stones := concat left_over in
  are_settled near pos c left_over (filter (is_enclosed near stones) regions) && forallb (fun p => mem p stones) group.

(* Why it is right. *)

Notation near := neighbour_table.

Variables (owner : color) (chains regions : list (list nat)).

Notation stones := (concat chains).

(* X stands, and nothing of the owner's is in a region. *)
Definition stands (pos : position) : Prop :=
  (forall p, In p stones -> cell_at pos p = Some owner) /\
  (forall r q, In r regions -> In q r -> cell_at pos q <> Some owner).

(* What the board alone says of them; `joined_in` is what the position said where they were found. *)
Definition well_chosen : Prop :=
  (forall r, In r regions -> r <> [] /\ forall q, In q r -> q < points /\
     forall s, adjacent q s = true -> In s r \/ In s stones) /\
  (forall p, In p stones -> p < points /\ exists a b, In a regions /\ In b regions /\
     (forall q, In q a -> ~ In q b) /\
     forall pos, stands pos -> forall q, In q a \/ In q b -> exists s, joined pos p s /\ adjacent q s = true).

Lemma chain_stands_joined : forall pos pos' p q, cell_at pos p = Some owner -> joined pos p q ->
  (forall s, joined pos p s -> cell_at pos' s = Some owner) -> joined pos' p q.
Proof.
  intros pos pos' p q C J H. induction J as [|q r J IH A E]; [apply joined_here|].
  apply joined_on with q; [exact IH | exact A|]. rewrite (H q J). symmetry. apply H.
  apply joined_on with q; assumption.
Qed.

Lemma are_settled_right : forall pos, are_settled near pos owner chains regions = true -> 
  (forall c, In c chains -> forall p, In p c -> forall q, joined pos p q -> In q c) ->
  stands pos /\ well_chosen.
Proof.
  intros pos H Whole. unfold are_settled in H. apply andb_true_iff in H as (H & Two). apply andb_true_iff in H as (Reg & Ch).
  rewrite forallb_forall in Reg, Ch, Two.
  assert (Chain : forall c, In c chains -> exists p, p < points /\ cell_at pos p = Some owner /\
                    forall q, In q c -> joined pos p q).
  { intros c I. specialize (Ch c I). destruct c as [|p c]; [discriminate|]. unfold is_chain in Ch.
    apply andb_true_iff in Ch as (Ch & All). apply andb_true_iff in Ch as (Hp & Own). apply Nat.ltb_lt in Hp.
    exists p. split; [exact Hp|]. split; [apply cell_eqb_eq; exact Own|]. intros q J. rewrite forallb_forall in All.
    apply All in J. rewrite quick_chain_is_chain in J by exact Hp. apply mem_In in J. apply chain_iff; assumption. }
  assert (Stands : stands pos).
  { split.
    - intros p I. apply in_concat in I as (c & Ic & Ip). destruct (Chain c Ic) as (r & Hr & C & J).
      rewrite (joined_cell _ _ _ (J p Ip)). exact C.
    - intros r q Ir Iq. specialize (Reg r Ir). destruct r as [|q0 r]; [discriminate|]. unfold is_region in Reg.
      apply andb_true_iff in Reg as (Out & _). rewrite forallb_forall in Out. specialize (Out q Iq).
      apply andb_true_iff in Out as (_ & N). apply negb_true_iff in N. intro C. unfold holds in N. rewrite C in N.
      destruct owner; discriminate. }
  split; [exact Stands|]. split.
  - intros r Ir. specialize (Reg r Ir). destruct r as [|q0 r]; [discriminate|]. split; [discriminate|].
    intros q Iq. unfold is_region in Reg. apply andb_true_iff in Reg as (Out & En).
    rewrite forallb_forall in Out. specialize (Out q Iq). apply andb_true_iff in Out as (Hq & _). apply Nat.ltb_lt in Hq.
    split; [exact Hq|]. intros s A. unfold is_enclosed in En. rewrite forallb_forall in En. specialize (En q Iq).
    rewrite forallb_forall in En. specialize (En s (proj2 (in_neighbours q s Hq) A)).
    apply orb_true_iff in En as [M|M]; apply mem_In in M; auto.
  - intros p I. apply in_concat in I as (c & Ic & Ip). destruct (Chain c Ic) as (r & Hr & C & J).
    assert (Jp := J p Ip). split; [exact (joined_on_board _ _ _ Hr Jp)|]. specialize (Two c Ic). unfold has_two in Two.
    destruct (filter (touches_all near c) regions) as [|a [|b rest]] eqn:F; [discriminate..|].
    assert (Fa : In a (filter (touches_all near c) regions)) by (rewrite F; left; reflexivity).
    assert (Fb : In b (filter (touches_all near c) regions)) by (rewrite F; right; left; reflexivity).
    apply filter_In in Fa as (Ia & Ta). apply filter_In in Fb as (Ib & Tb). exists a, b.
    split; [exact Ia|]. split; [exact Ib|]. split.
    + intros q Iq Jq. unfold apart in Two. rewrite forallb_forall in Two. specialize (Two q Iq).
      apply negb_true_iff in Two. apply mem_not_In in Two. contradiction.
    + assert (OnBoard : forall g q, In g regions -> In q g -> q < points).
      { intros g q Ig Iq. specialize (Reg g Ig). destruct g as [|q0 g]; [discriminate|]. unfold is_region in Reg.
        apply andb_true_iff in Reg as (Out & _). rewrite forallb_forall in Out. specialize (Out q Iq).
        apply andb_true_iff in Out as (Hq & _). apply Nat.ltb_lt. exact Hq. }
      intros pos' (Up & _) q Iq.
      assert (T : q < points /\ existsb (fun s => mem s c) (neighbours_in near q) = true).
      { unfold touches_all in Ta, Tb. rewrite forallb_forall in Ta, Tb. destruct Iq as [Iq|Iq]; split; eauto. }
      destruct T as (Hq & T). apply existsb_exists in T as (s & Is & Ms). apply in_neighbours in Is; [|exact Hq].
      apply mem_In in Ms. exists s. split; [|exact Is].
      apply (chain_stands_joined pos pos' p s).
      * apply (proj1 Stands). apply in_concat. exists c. auto.
      * apply joined_trans with r; [apply joined_sym; exact Jp | apply J; exact Ms].
      * intros t Jt. apply Up. apply in_concat. exists c. split; [exact Ic|]. apply (Whole c Ic p Ip). exact Jt.
Qed.

(* A region that is full of the opponent's stones has no liberty. *)
Lemma full_region_is_dead : forall pos r q, legal pos -> In q r ->
  (forall s, In s r -> cell_at pos s <> Some owner /\ forall l, adjacent s l = true -> In l r \/ cell_at pos l = Some owner) ->
  (forall s, In s r -> cell_at pos s <> None) -> False.
Proof.
  intros pos r q L Iq Closed Full.
  assert (Cells : forall s, In s r -> cell_at pos s = Some (opponent owner)).
  { intros s I. specialize (Full s I). destruct (Closed s I) as (Out & _). destruct (cell_at pos s) as [c|]; [|congruence].
    destruct (color_cases owner c) as [->| ->]; congruence. }
  assert (Stays : forall s, joined pos q s -> In s r).
  { intros s J. induction J as [|s t J IH A E]; [exact Iq|]. destruct (proj2 (Closed s IH) t A) as [I|I]; [exact I|].
    exfalso. rewrite (Cells s IH), I in E. injection E as E. apply (opponent_differs owner). exact E. }
  destruct (L q (opponent owner) (Cells q Iq)) as (s & l & J & A & E). apply Stays in J.
  destruct (proj2 (Closed s J) l A) as [I|I]; [apply (Full l I); exact E | congruence].
Qed.

Hypothesis chosen : well_chosen.

Theorem settled_after_play : forall pos z, well_formed pos -> legal pos -> stands pos -> z < points ->
  cell_at pos z = None -> stands (after (play_at pos (opponent owner) z)).
Proof.
  intros pos z W L St Hz Ez. destruct St as (Up & Out). assert (St := conj Up Out).
  set (c := opponent owner). set (placed := put pos z c).
  assert (Other : forall q, q <> z -> cell_at placed q = cell_at pos q) by (intros; apply cell_at_put_other; assumption).
  assert (Owner : forall q, cell_at placed q = Some owner <-> cell_at pos q = Some owner).
  { intro q. destruct (Nat.eq_dec q z) as [->|N]; [|rewrite Other by exact N; tauto].
    unfold placed. rewrite cell_at_put_same by exact Hz. rewrite Ez. split; [|discriminate].
    intro H. injection H as H. exfalso. apply (opponent_differs owner). exact H. }
  assert (Placed : stands placed).
  { split.
    - intros p I. apply Owner. apply Up. exact I.
    - intros r q Ir Iq C. apply Owner in C. exact (Out r q Ir Iq C). }
  split.
  - intros p I. rewrite (after_kept pos c z); [apply (proj1 Placed); exact I| |].
    + intro Cap. apply captured_iff in Cap as (_ & NoBreath & _).
      destruct (proj2 chosen p I) as (Hp & a & b & Ia & Ib & Apart & Touch).
      assert (FullOf : forall r, In r regions -> (forall q, In q r -> exists s, joined placed p s /\ adjacent q s = true) ->
                forall q, In q r -> cell_at placed q <> None).
      { intros r Ir T q Iq E. destruct (T q Iq) as (s & J & A). apply NoBreath. exists s, q.
        split; [exact J|]. split; [rewrite adjacent_sym; exact A | exact E]. }
      assert (One : exists r, In r regions /\ ~ In z r /\ forall q, In q r -> exists s, joined placed p s /\ adjacent q s = true).
      { destruct (in_dec Nat.eq_dec z a) as [Iz|Nz].
        - exists b. split; [exact Ib|]. split; [apply Apart; exact Iz|]. intros q Iq. apply (Touch placed Placed). auto.
        - exists a. split; [exact Ia|]. split; [exact Nz|]. intros q Iq. apply (Touch placed Placed). auto. }
      destruct One as (r & Ir & Nz & T). destruct (proj1 chosen r Ir) as (NonEmpty & _).
      destruct r as [|q r]; [congruence|].
      apply (full_region_is_dead pos (q :: r) q L); [left; reflexivity | |].
      { intros s Is. split; [apply (Out (q :: r) s Ir Is)|]. intros l A.
        destruct (proj1 chosen (q :: r) Ir) as (_ & Closed).
        destruct (proj2 (Closed s Is) l A) as [I'|I']; [left; exact I' | right; apply Up; exact I']. }
      intros s Is. assert (N : s <> z) by (intros ->; contradiction). rewrite <- (Other s N). apply (FullOf (q :: r) Ir T s Is).
    + intro Own. apply self_removed_color in Own; [|exact Hz].
      change (put pos z c) with placed in Own. rewrite (proj1 Placed p I) in Own. injection Own as Own.
      apply (opponent_differs owner). symmetry. exact Own.
  - intros r q Ir Iq C. destruct (after_stone pos c z q owner C) as (_ & _ & C').
    apply (proj2 Placed r q Ir Iq). exact C'.
Qed.

End Settled.

(* What the program's yes means. *)
Section Yes.
Context {B : board}.

Lemma parts_are_whole : forall pos some found, (forall p, In p some -> p < points) ->
  (forall c, In c found -> exists p, p < points /\ c = quick_chain neighbour_table pos p) ->
  forall c, In c (parts neighbour_table pos some found) -> exists p, p < points /\ c = quick_chain neighbour_table pos p.
Proof.
  intros pos. induction some as [|p some IH]; intros found On H c I; simpl in I; [apply H; exact I|].
  destruct (existsb (mem p) found).
  - apply (IH found); auto. intros q J. apply On. right. exact J.
  - apply (IH (quick_chain neighbour_table pos p :: found)); [intros q J; apply On; right; exact J| |exact I].
    intros d [<-|J]; [|apply H; exact J]. exists p. split; [apply On; left; reflexivity | reflexivity].
Qed.

Lemma search_leaves_out : forall near regions fuel chains c, In c (search near fuel chains regions) -> In c chains.
Proof.
  intros near regions. induction fuel as [|fuel IH]; intros chains c I; simpl in I; [exact I|].
  apply IH in I. apply filter_In in I. tauto.
Qed.

Theorem is_settled_right : forall pos owner group, is_settled neighbour_table pos owner group = true ->
  exists chains regions, stands owner chains regions pos /\ well_chosen owner chains regions /\
    forall p, In p group -> In p (concat chains).
Proof.
  intros pos owner group H. unfold is_settled in H. cbv zeta in H.
  set (chains := search _ _ _ _) in H. set (regions := filter _ _) in H.
  apply andb_true_iff in H as (H & G). exists chains, regions.
  assert (T := are_settled_right owner chains regions pos H). destruct T as (St & Ch).
  - intros c I p Ip q J. unfold chains in I. apply search_leaves_out in I.
    apply parts_are_whole in I as (r & Hr & ->).
    + rewrite quick_chain_is_chain in * by exact Hr. apply chain_iff in Ip; [|exact Hr]. apply chain_iff; [exact Hr|].
      apply joined_trans with p; assumption.
    + intros s Is. apply filter_In in Is as (Is & _). apply in_all_points. exact Is.
    + intros d [].
  - split; [exact St|]. split; [exact Ch|]. intros p I. rewrite forallb_forall in G. apply mem_In. apply G. exact I.
Qed.

End Yes.

Print Assumptions settled_after_play.
Print Assumptions is_settled_right.
