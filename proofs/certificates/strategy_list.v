(* Lists of positions: a strategy whose plays all make new positions, and so are never forbidden by a rule that
   refuses only what leads back (cycle/returns.v).

   A line of the list has a position with the group on the board. Either the group is settled there; or it has
   answers of the player x, one for each set of points that hot stones may ban, and a mark if the opponent may be
   to move there. Every play, of x by an answer and of the opponent by any move that is legal apart from hot stones
   and repetition, leads to a line with a lower number, or takes the group. So the numbers fall along a play, and no
   position comes twice but by passes. That the positions which x may make were not on the board before the list was
   entered is seen by going through what can be reached (`reached`, of which nothing need be proved, because
   `is_closed` looks at what it found).

   docs/reference/certificates.md, certify/strategy_list.h. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import situation game.
From Hotstone.endless Require Import certificate.
From Hotstone.certificates Require Import quick listing threats settled moves.

Record line := {
  line_at : position;
  line_settled : bool;
  opponent_too : bool;                        (* he may be to move here *)
  line_answers : list (list nat * move)       (* what may be banned, and the answer *)
}.

(* A line with its number, what the opponent's plays leave, and what the answers leave, if they are legal. *)
Record numbered := {
  number : nat;
  its : line;
  theirs : list (position * list nat);
  ours : list (list nat * (move * option position))
}.

Fixpoint answer_to (l : list (list nat * (move * option position))) (banned : list nat) : option (move * option position) :=
  match l with [] => None | (b, a) :: rest => if points_eqb b banned then Some a else answer_to rest banned end.

(* A turn in the list: a position, and what is banned if x is to move. *)
Definition place : Type := position * option (list nat).

Section StrategyList.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule) (x owner : color) (group : list nat) (keeping : bool).

Notation o := (opponent x).
Notation there := (is_there owner group).
Notation book := (position -> option numbered).

(* The program. *)

Definition theirs_of (near : list (list nat)) (l : line) : list (position * list nat) :=
  if opponent_too l
  then flat_map (fun p => match play_if_legal rules near (line_at l) o [] p with
                          | Some pl => [(after pl, hot_stones rules pl)]
                          | None => []
                          end) all_points
  else [].

Definition left_by (near : list (list nat)) (l : line) (banned : list nat) (m : move) : option position :=
  match m with
  | pass => Some (line_at l)
  | play_on p => match play_if_legal rules near (line_at l) x banned p with Some pl => Some (after pl) | None => None end
  end.

Definition numbered_line (near : list (list nat)) (n : nat) (l : line) : numbered :=
  {| number := n; its := l; theirs := theirs_of near l;
     ours := map (fun a => (fst a, (snd a, left_by near l (fst a) (snd a)))) (line_answers l) |}.

Fixpoint numbered_lines (near : list (list nat)) (n : nat) (lines : list line) : list numbered :=
  match lines with [] => [] | l :: rest => numbered_line near n l :: numbered_lines near (S n) rest end.

Definition book_of_lines (all : list numbered) : book :=
  let t := fold_left (fun t e => keep (line_at (its e)) e t) all nothing in find_in t.

Definition leads_down (said : book) (n : nat) (q : position) (fits : numbered -> bool) : bool :=
  match said q with Some e => (number e <? n) && (line_settled (its e) || fits e) | None => false end.

Definition ours_right (said : book) (e : numbered) (a : list nat * (move * option position)) : bool :=
  match snd a with
  | (pass, _) => keeping && opponent_too (its e)
  | (play_on _, None) => false
  | (play_on _, Some q) => if there q then leads_down said (number e) q (fun d => opponent_too (its d)) else negb keeping
  end.

Definition has_answer (banned : list nat) (e : numbered) : bool :=
  match answer_to (ours e) banned with Some _ => true | None => false end.

Definition theirs_right (said : book) (e : numbered) (r : position * list nat) : bool :=
  if position_eqb (fst r) (line_at (its e)) then keeping || match snd r with [] => true | _ => false end
  else if there (fst r) then leads_down said (number e) (fst r) (has_answer (snd r)) else negb keeping.

Definition line_right (near : list (list nat)) (said : book) (e : numbered) : bool :=
  let l := its e in
  (length (line_at l) =? points) && quick_legal near (line_at l) && there (line_at l) &&
  match said (line_at l) with Some d => number d =? number e | None => false end &&
  if line_settled l
  then keeping && negb (opponent_too l) && match line_answers l with [] => true | _ => false end &&
       is_settled near (line_at l) owner group
  else forallb (ours_right said e) (ours e) && forallb (theirs_right said e) (theirs e) &&
       (keeping || negb (opponent_too l) || has_answer [] e).

(* Which turns are reached from one, and whether x makes one of some unwanted positions on the way. Lines with a
   number up to `least` need not be looked at: plays lead down, and no unwanted position stands below it. *)

Definition goes_on (said : book) (q : position) : bool :=
  there q && match said q with Some e => negb (line_settled (its e)) | None => true end.

Definition places_behind (said : book) (least : nat) (p : place) : list place :=
  match said (fst p) with
  | None => []
  | Some e =>
      if line_settled (its e) || (number e <=? least) then []
      else match snd p with
        | None => (if keeping then [] else [(fst p, Some [])]) ++
                  flat_map (fun r => if negb (position_eqb (fst r) (fst p)) && goes_on said (fst r)
                                     then [(fst r, Some (snd r))] else []) (theirs e)
        | Some banned => match answer_to (ours e) banned with
                         | Some (pass, _) => [(fst p, None)]
                         | Some (play_on _, Some q) => if goes_on said q then [(q, None)] else []
                         | _ => []
                         end
        end
  end.

Definition same_turn_as (a b : option (list nat)) : bool :=
  match a, b with None, None => true | Some v, Some w => points_eqb v w | _, _ => false end.

Definition turns := tree (list (option (list nat))).

Definition turns_at (t : turns) (pos : position) : list (option (list nat)) :=
  match find_in t pos with Some l => l | None => [] end.

Definition is_in (t : turns) (p : place) : bool := existsb (same_turn_as (snd p)) (turns_at t (fst p)).

Definition add (t : turns) (p : place) : turns := keep (fst p) (snd p :: turns_at t (fst p)) t.

Fixpoint reached (said : book) (least fuel : nat) (todo : list place) (seen : turns) (found : list place) : list place :=
  match fuel, todo with
  | S fuel, p :: rest =>
      if is_in seen p then reached said least fuel rest seen found
      else reached said least fuel (places_behind said least p ++ rest) (add seen p) (p :: found)
  | _, _ => found
  end.

Definition is_closed (said : book) (least : nat) (unwanted : list position) (seen : turns) (p : place) : bool :=
  forallb (is_in seen) (places_behind said least p) &&
  match said (fst p) with
  | None => false
  | Some e =>
      line_settled (its e) || (number e <=? least) ||
      match snd p with
      | None => true
      | Some banned => match answer_to (ours e) banned with
                       | Some (play_on _, Some q) => negb (existsb (position_eqb q) unwanted)
                       | Some (pass, _) => true
                       | _ => false
                       end
      end
  end.

Definition least_number (said : book) (some : list position) (most : nat) : nat :=
  fold_left (fun n v => match said v with Some e => Nat.min n (number e) | None => n end) some most.

(* Whether x makes none of the positions that were on the board, from this turn on. *)
Definition makes_new_ones (said : book) (fuel : nat) (e : numbered) (p : place) (before_it : list position) : bool :=
  match filter (fun v => match said v with Some d => number d <? number e | None => false end) before_it with
  | [] => true
  | unwanted =>
      let least := least_number said unwanted (number e) in
      let found := reached said least fuel [p] nothing [] in
      let seen := fold_left add found nothing in
      forallb (is_closed said least unwanted seen) found && is_in seen p &&
      forallb (fun v => match said v with Some d => least <=? number d | None => true end) unwanted
  end.

Definition positions_since (g : game) : list position := map (fun y => fst (from y)) (past g).

(* Whether the list has a strategy in this situation. *)
Definition covers (said : book) (fuel : nat) (g : game) : bool :=
  match said (stones (now g)) with
  | None => false
  | Some e =>
      line_settled (its e) ||
      if color_eqb (to_move (now g)) x
      then has_answer (bans (now g)) e &&
           makes_new_ones said fuel e (stones (now g), Some (bans (now g))) (positions_since g)
      else opponent_too (its e) && (keeping || (passes (now g) =? 0)) &&
           makes_new_ones said fuel e (stones (now g), None) (positions_since g)
  end.

(* Why it is right. *)

Notation near := neighbour_table.

Variables (all : list numbered).
Notation said := (book_of_lines all).

Hypothesis lines_right : forall e, In e all -> line_right near said e = true.
Hypothesis as_numbered : forall e, In e all -> e = numbered_line near (number e) (its e).

Lemma book_has_line : forall (l : list numbered) t pos e,
  find_in (fold_left (fun t e => keep (line_at (its e)) e t) l t) pos = Some e ->
  (In e l /\ line_at (its e) = pos) \/ find_in t pos = Some e.
Proof.
  induction l as [|d l IH]; intros t pos e H; simpl in H; [right; exact H|].
  apply IH in H as [(I & E)|H]; [left; split; [right; exact I | exact E]|].
  apply found_is_kept in H as [(-> & ->)|H]; [|right; exact H]. left. split; [left; reflexivity | reflexivity].
Qed.

Lemma said_is_line : forall pos e, said pos = Some e -> In e all /\ line_at (its e) = pos.
Proof.
  intros pos e H. unfold book_of_lines in H. apply book_has_line in H as [H|H]; [exact H | discriminate].
Qed.

(* A line that was found: what was checked of it. *)
Record right_line (pos : position) (e : numbered) : Prop := {
  its_place : line_at (its e) = pos;
  its_formed : well_formed pos;
  its_legal : legal pos;
  its_group : there pos = true;
  its_theirs : theirs e = theirs_of near (its e);
  its_ours : ours e = map (fun a => (fst a, (snd a, left_by near (its e) (fst a) (snd a)))) (line_answers (its e));
  its_rest : if line_settled (its e)
             then keeping = true /\ opponent_too (its e) = false /\ line_answers (its e) = [] /\
                  is_settled near pos owner group = true
             else forallb (ours_right said e) (ours e) = true /\ forallb (theirs_right said e) (theirs e) = true /\
                  (keeping || negb (opponent_too (its e)) || has_answer [] e) = true
}.

Lemma said_is_right : forall pos e, said pos = Some e -> right_line pos e.
Proof.
  intros pos e H. apply said_is_line in H as (I & P). assert (R := lines_right e I). assert (N := as_numbered e I).
  unfold line_right in R. apply andb_true_iff in R as (R & Rest). apply andb_true_iff in R as (R & _).
  apply andb_true_iff in R as (R & G). apply andb_true_iff in R as (W & L). rewrite P in W, L, G.
  apply Nat.eqb_eq in W. rewrite quick_legal_is_legal in L. apply is_legal_iff in L; [|exact W].
  constructor; try assumption; [rewrite N; reflexivity | rewrite N; reflexivity|].
  rewrite P in Rest. destruct (line_settled (its e)).
  - apply andb_true_iff in Rest as (Rest & S). apply andb_true_iff in Rest as (Rest & A).
    apply andb_true_iff in Rest as (K & T). apply negb_true_iff in T.
    destruct (line_answers (its e)); [auto | discriminate].
  - apply andb_true_iff in Rest as (Rest & S). apply andb_true_iff in Rest as (A & T). auto.
Qed.

Lemma answer_is_ours : forall l banned a, answer_to l banned = Some a -> In (banned, a) l.
Proof.
  induction l as [|(b, a) l IH]; intros banned c H; simpl in H; [discriminate|].
  destruct (points_eqb b banned) eqn:E; [|right; apply IH; exact H].
  apply points_eqb_eq in E. injection H as <-. subst b. left. reflexivity.
Qed.

Lemma answer_is_right : forall pos e banned m q, right_line pos e -> line_settled (its e) = false ->
  answer_to (ours e) banned = Some (m, q) ->
  match m with
  | pass => keeping = true /\ opponent_too (its e) = true
  | play_on p => exists pl, play_if_legal rules near pos x banned p = Some pl /\ q = Some (after pl) /\
      ((there (after pl) = false /\ keeping = false) \/
       (there (after pl) = true /\ exists d, said (after pl) = Some d /\ number d < number e /\
          (line_settled (its d) = true \/ opponent_too (its d) = true)))
  end.
Proof.
  intros pos e banned m q R S A. apply answer_is_ours in A. assert (Rest := its_rest _ _ R). rewrite S in Rest.
  destruct Rest as (Rest & _). rewrite forallb_forall in Rest. assert (T := Rest _ A). unfold ours_right in T. simpl in T.
  rewrite (its_ours _ _ R) in A. apply in_map_iff in A as ((b & m') & E & _). injection E as -> -> E. simpl in E.
  destruct m as [p|].
  - simpl in E. rewrite (its_place _ _ R) in E.
    destruct (play_if_legal rules near pos x banned p) as [pl|]; subst q; [|discriminate].
    exists pl. split; [reflexivity|]. split; [reflexivity|]. destruct (there (after pl)).
    + right. split; [reflexivity|]. unfold leads_down in T. destruct (said (after pl)) as [d|]; [|discriminate].
      apply andb_true_iff in T as (N & T). apply Nat.ltb_lt in N. apply orb_true_iff in T. exists d. auto.
    + left. split; [reflexivity|]. apply negb_true_iff. exact T.
  - apply andb_true_iff in T. exact T.
Qed.

Lemma opponents_play_is_right : forall pos e p pl, right_line pos e -> line_settled (its e) = false ->
  opponent_too (its e) = true -> p < points -> play_if_legal rules near pos o [] p = Some pl ->
  In (after pl, hot_stones rules pl) (theirs e) /\
  ((after pl = pos /\ (keeping = true \/ hot_stones rules pl = [])) \/
   (there (after pl) = false /\ keeping = false) \/
   (after pl <> pos /\ there (after pl) = true /\ exists d, said (after pl) = Some d /\ number d < number e /\
      (line_settled (its d) = true \/ has_answer (hot_stones rules pl) d = true))).
Proof.
  intros pos e p pl R S O Hp L.
  assert (I : In (after pl, hot_stones rules pl) (theirs e)).
  { rewrite (its_theirs _ _ R). unfold theirs_of. rewrite O. apply in_flat_map. exists p.
    split; [apply in_all_points; exact Hp|]. rewrite (its_place _ _ R), L. left. reflexivity. }
  split; [exact I|]. assert (Rest := its_rest _ _ R). rewrite S in Rest. destruct Rest as (_ & Rest & _).
  rewrite forallb_forall in Rest. specialize (Rest _ I). unfold theirs_right in Rest. simpl in Rest.
  rewrite (its_place _ _ R) in Rest. destruct (position_eqb (after pl) pos) eqn:E.
  - left. apply position_eqb_eq in E. split; [exact E|]. apply orb_true_iff in Rest as [K|K]; [auto|].
    right. destruct (hot_stones rules pl); [reflexivity | discriminate].
  - right. destruct (there (after pl)).
    + right. split; [intro F; apply position_eqb_eq in F; congruence|]. split; [reflexivity|].
      unfold leads_down in Rest. destruct (said (after pl)) as [d|]; [|discriminate].
      apply andb_true_iff in Rest as (N & T). apply Nat.ltb_lt in N. apply orb_true_iff in T. exists d. auto.
    + left. split; [reflexivity|]. apply negb_true_iff. exact Rest.
Qed.

(* What was on the board since the last threat, and what x may still make. *)

Definition history (g : game) : list position := stones (now g) :: positions_since g.

Definition not_below (n : nat) (v : position) : Prop := forall e, said v = Some e -> n <= number e.

(* A set of turns that is left only downwards, below `least`, and in which no unwanted position is made. *)
Definition closed (least : nat) (unwanted : list position) (R : place -> Prop) : Prop :=
  forall p, R p -> exists e, said (fst p) = Some e /\
    (line_settled (its e) = true \/ number e <= least \/
     ((forall q, In q (places_behind said least p) -> R q) /\
      forall banned k q, snd p = Some banned -> answer_to (ours e) banned = Some (play_on k, Some q) -> ~ In q unwanted)).

Definition covered (g : game) (e : numbered) (turn_here : option (list nat)) : Prop :=
  (forall v, In v (history g) -> not_below (number e) v) \/
  exists least unwanted R, closed least unwanted R /\ R (stones (now g), turn_here) /\
    (forall v, In v unwanted -> not_below least v) /\
    forall v, In v (history g) -> not_below (number e) v \/ In v unwanted.

Lemma in_turns : forall found t pos w, In w (turns_at (fold_left add found t) pos) ->
  In (pos, w) found \/ In w (turns_at t pos).
Proof.
  induction found as [|(q, v) found IH]; intros t pos w I; simpl in I; [right; exact I|].
  apply IH in I as [I|I]; [left; right; exact I|]. unfold turns_at, add in I. simpl in I.
  destruct (find_in (keep q (v :: turns_at t q) t) pos) as [l|] eqn:F; [|destruct I].
  apply found_is_kept in F as [(-> & ->)|F].
  - destruct I as [<-|I]; [left; left; reflexivity | right; exact I].
  - right. unfold turns_at. rewrite F. exact I.
Qed.

Lemma is_in_is_found : forall found p, is_in (fold_left add found nothing) p = true -> In p found.
Proof.
  intros found (pos, v) H. unfold is_in in H. simpl in H. apply existsb_exists in H as (w & I & E).
  apply in_turns in I as [I|[]]. assert (v = w); [|subst w; exact I].
  destruct v as [v|], w as [w|]; simpl in E; try discriminate; [|reflexivity]. apply points_eqb_eq in E. congruence.
Qed.

Lemma new_ones_are_covered : forall g fuel e w, said (stones (now g)) = Some e ->
  makes_new_ones said fuel e (stones (now g), w) (positions_since g) = true -> covered g e w.
Proof.
  intros g fuel e w Here H. unfold makes_new_ones in H.
  set (lower := fun v => match said v with Some d => number d <? number e | None => false end) in H.
  assert (NotLower : forall v, lower v = false -> not_below (number e) v).
  { intros v F d S. unfold lower in F. rewrite S in F. apply Nat.ltb_ge in F. exact F. }
  assert (HereToo : not_below (number e) (stones (now g))).
  { intros d S. rewrite Here in S. injection S as <-. apply le_n. }
  destruct (filter lower (positions_since g)) as [|u rest] eqn:F.
  - left. intros v [<-|I]; [exact HereToo|]. apply NotLower. destruct (lower v) eqn:Lv; [|reflexivity]. exfalso.
    assert (J : In v (filter lower (positions_since g))) by (apply filter_In; auto). rewrite F in J. destruct J.
  - right. set (unwanted := u :: rest) in *. cbv zeta in H.
    set (least := least_number said unwanted (number e)) in H. set (found := reached _ _ _ _ _ _) in H.
    set (seen := fold_left add found nothing) in H.
    apply andb_true_iff in H as (H & Low). apply andb_true_iff in H as (Closed & Start).
    exists least, unwanted, (fun p => In p found). rewrite forallb_forall in Closed, Low. split; [|split; [|split]].
    + intros p I. specialize (Closed p I). unfold is_closed in Closed. apply andb_true_iff in Closed as (Behind & C).
      destruct (said (fst p)) as [d|]; [|discriminate]. exists d. split; [reflexivity|].
      apply orb_true_iff in C as [C|C].
      * apply orb_true_iff in C as [C|C]; [left; exact C | right; left; apply Nat.leb_le; exact C].
      * right. right. split.
        -- intros q J. rewrite forallb_forall in Behind. apply is_in_is_found. apply Behind. exact J.
        -- intros banned k q E A J. rewrite E, A in C. apply negb_true_iff in C.
           assert (T : existsb (position_eqb q) unwanted = true); [|congruence].
           apply existsb_exists. exists q. split; [exact J | apply position_eqb_eq; reflexivity].
    + apply is_in_is_found. exact Start.
    + intros v I d S. specialize (Low v I). rewrite S in Low. apply Nat.leb_le. exact Low.
    + intros v [<-|I]; [left; exact HereToo|]. destruct (lower v) eqn:Lv; [|left; apply NotLower; exact Lv].
      right. rewrite <- F. apply filter_In. auto.
Qed.

(* What x makes is new. *)
Lemma answer_is_new : forall g e banned k q d, said (stones (now g)) = Some e -> line_settled (its e) = false ->
  covered g e (Some banned) -> answer_to (ours e) banned = Some (play_on k, Some q) ->
  said q = Some d -> number d < number e -> ~ In q (history g).
Proof.
  intros g e banned k q d Here S C A D L I. destruct C as [Low|(least & unwanted & T & Cl & R & NotB & Since)].
  - specialize (Low q I d D). lia.
  - destruct (Since q I) as [Low|U]; [specialize (Low d D); lia|].
    destruct (Cl _ R) as (f & F & C). simpl in F. rewrite Here in F. injection F as <-.
    destruct C as [C|[C|(_ & C)]]; [congruence| |].
    + specialize (NotB q U d D). lia.
    + apply (C banned k q eq_refl A U).
Qed.

(* From one turn to the next. *)
Lemma covered_next : forall g h e d v w, said (stones (now g)) = Some e -> line_settled (its e) = false ->
  said (stones (now h)) = Some d -> number d <= number e ->
  (forall u, In u (history h) -> u = stones (now h) \/ In u (history g)) ->
  ((stones (now h), w) = (stones (now g), v) \/
   forall least, least < number e -> In (stones (now h), w) (places_behind said least (stones (now g), v))) ->
  covered g e v -> covered h d w.
Proof.
  intros g h e d v w Ge S Hd Le Hist Step C.
  assert (Now : not_below (number d) (stones (now h))) by (intros f F; rewrite Hd in F; injection F as <-; apply le_n).
  assert (Down : forall u, not_below (number e) u -> not_below (number d) u).
  { intros u N f F. specialize (N f F). lia. }
  destruct C as [Low|(least & unwanted & T & Cl & R & NotB & Since)].
  - left. intros u I. destruct (Hist u I) as [->|J]; [exact Now | apply Down; apply Low; exact J].
  - destruct (Cl _ R) as (f & F & C). simpl in F. rewrite Ge in F. injection F as <-.
    destruct C as [C|[C|(C & _)]]; [congruence| |].
    + left. intros u I. destruct (Hist u I) as [->|J]; [exact Now|]. destruct (Since u J) as [Low|U]; [apply Down; exact Low|].
      intros f F. specialize (NotB u U f F). lia.
    + destruct (le_lt_dec (number e) least) as [Few|Many].
      * left. intros u I. destruct (Hist u I) as [->|J]; [exact Now|]. destruct (Since u J) as [Low|U]; [apply Down; exact Low|].
        intros f F. specialize (NotB u U f F). lia.
      * right. exists least, unwanted, T. split; [exact Cl|]. split; [|split; [exact NotB|]].
        -- destruct Step as [->|Step]; [exact R | apply C; apply Step; exact Many].
        -- intros u I. destruct (Hist u I) as [->|J]; [left; exact Now|].
           destruct (Since u J) as [Low|U]; [left; apply Down; exact Low | right; exact U].
Qed.

Lemma covered_at_first : forall g e w, said (stones (now g)) = Some e -> past g = [] -> covered g e w.
Proof.
  intros g e w H P. left. intros v I. unfold history, positions_since in I. rewrite P in I. destruct I as [<-|[]].
  intros f F. rewrite H in F. injection F as <-. apply le_n.
Qed.

End StrategyList.
