(* Who disturbs: the class of a completed cycle, cycle=disturber.

   (ING96-R5 "Disturbing ko", G511 to G516, AFTERWORD-rare-kos; ING91-1 "Störungs-Ko"; ZH-G30, G31, G41.) As spec/ko/ko_cycle.h and
   cyclic_ko.h, with their names. A cycle is classified by the ko positions that its plays belong to:

     belongs            a play belongs to the ko position of the ko that it takes; otherwise of the ko that it makes;
                        otherwise of the own ko whose mouth it fills; otherwise of the play that removes its stone. Ko positions of
                        different moments are one if a stone of their groups that stays all the way is in both
     self-disturbance   stones are removed by their own side only, by one player: he is the disturber
     one ko position    its class, which must be the same at every moment. Fighting: nobody disturbs; disturbed death:
                        the dead side, or, under by_initiator, whoever starts; disturbed life: whoever starts
     several            settled ones must name the same player; if one is fighting, threats are recycled, and the only side
                        whose life is open disturbs
     cyclic             under cyclic_disturbs, ko stones removed round and round in a shape without a class: whoever starts

   What is left is unclassified and names nobody. `stated_disturber_ends`: under this classification, with unnamed=both or
   starter, every play ends; `stated_disturber_names_rarely`: under each unnamed somebody is named for few cycles of a game. *)
From Hotstone.board Require Import board board_facts chains play.
From Hotstone.rules Require Import hot_kinds kos situation game passes_end.
From Hotstone.cycle Require Import completed_cycles cycle_list in_fight.
From Hotstone.endings Require Import counting disturber_ends self_disturbance.
From Hotstone.ko_class Require Import breath ko_class.

(* The keys disturber_by and cyclic. *)
Inductive disturber_by := by_eyeless | by_initiator.
Inductive cyclic_kos := cyclic_unclassified | cyclic_disturbs.

Record cycle_reading := {
  settled_in_cycles : settled_by;
  disturbs_by : disturber_by;
  cyclic_are : cyclic_kos
}.

(* A ply of the cycle, with the ko positions before it. *)
Record moment := {
  made : ply;
  found : list (ko_position * verdict)
}.

(* A ko position of a moment: the moment's number, and its own among those of the moment. *)
Definition met : Type := nat * nat.

(* Ko positions of different moments that are one, and their stones that stay all the way. *)
Record strand := {
  lasting : list nat;
  mets : list met
}.

Definition same_met (a b : met) : bool := (fst a =? fst b) && (snd a =? snd b).

(* The place of the first that is so. *)
Fixpoint place_where {X : Type} (f : X -> bool) (l : list X) : option nat :=
  match l with
  | [] => None
  | x :: rest => if f x then Some 0 else match place_where f rest with Some n => Some (S n) | None => None end
  end.

Fixpoint numbered_from {X : Type} (n : nat) (l : list X) : list (nat * X) :=
  match l with [] => [] | x :: rest => (n, x) :: numbered_from (S n) rest end.

Definition numbered {X : Type} (l : list X) : list (nat * X) := numbered_from 0 l.

Definition place_before (m : moment) : position := fst (from (made m)).

(* What one class comes to that was met at several moments. *)
Definition more_fighting (a b : fighting_kind) : fighting_kind :=
  match a, b with
  | fights_double, _ | _, fights_double => fights_double
  | fights_twin, _ | _, fights_twin => fights_twin
  | fights_single, fights_single => fights_single
  end.

Definition merge (v w : verdict) : verdict :=
  match v, w with
  | unclassified _, _ => v
  | _, unclassified _ => w
  | fighting h b s o, fighting h' b' s' o' =>
      if same_side s s' then fighting (more_fighting h h') (b && b') s (o && o') else unclassified changes_class
  | disturbing h b d, disturbing _ b' d' => if same_side d d' then disturbing h (b && b') d else unclassified changes_class
  | _, _ => unclassified changes_class
  end.

Definition is_unclear (v : verdict) : bool := match v with unclassified _ => true | _ => false end.

Section Cycles.
Context {B : board}.

(* The points whose stone stays all the way. *)
Definition lasting_stones (moments : list moment) : list nat :=
  match moments with
  | [] => []
  | first :: _ =>
      filter (fun p => negb (is_empty (place_before first) p) &&
                       forallb (fun m => cell_eqb (cell_at (place_before m) p) (cell_at (place_before first) p)) moments)
             all_points
  end.

Section OneCycle.
Variables (moments : list moment) (stay : list nat).

(* Every ko position met, in order. *)
Definition all_met : list (met * (ko_position * verdict)) :=
  flat_map (fun '(n, m) => map (fun '(i, k) => ((n, i), k)) (numbered (found m))) (numbered moments).

Definition lasting_of (k : ko_position) : list nat :=
  filter (fun p => existsb (fun g => mem p (group_stones g)) (groups_in k)) stay.

Definition strands : list strand :=
  fold_left (fun before '(at_, (k, _)) =>
    let own := lasting_of k in
    let '(one, others) := partition (fun s => in_common (lasting s) own) before in
    others ++ [{| lasting := own ++ flat_map lasting one; mets := flat_map mets one ++ [at_] |}]) all_met [].

Definition strand_of (all : list strand) (at_ : met) : option nat :=
  place_where (fun s => existsb (same_met at_) (mets s)) all.

Definition found_at (n : nat) : list (ko_position * verdict) :=
  match nth_error moments n with Some m => found m | None => [] end.

(* The first of them that has a ko of which this holds. *)
Definition with_ko (f : ko -> bool) (n : nat) : option met :=
  match place_where (fun k => existsb (fun b => f (the_ko b)) (kos_between (fst k))) (found_at n) with
  | Some i => Some (n, i)
  | None => None
  end.

(* By the kos before a play and after it. *)
Definition belongs_to (n : nat) (pl : play) : option met :=
  let later := S n mod length moments in
  match with_ko (fun k => negb (color_eqb (holder k) (player pl)) && (mouth k =? point pl) &&
                          same_stones (ko_stones k) (captured pl)) n with
  | Some taken => Some taken
  | None =>
      match with_ko (fun k => color_eqb (holder k) (player pl) && mem (point pl) (ko_stones k)) later with
      | Some makes => Some makes
      | None => with_ko (fun k => color_eqb (holder k) (player pl) && (mouth k =? point pl)) n
      end
  end.

Definition removes (p : nat) (m : moment) : bool :=
  match made m with played pl => mem p (captured pl) | passed _ _ => false end.

(* The next play round the cycle that removes the stone of this one. *)
Definition removal_of (n : nat) (pl : play) : option nat :=
  match find (fun '(_, m) => removes (point pl) m) (skipn (S n) (numbered moments) ++ firstn n (numbered moments)) with
  | Some (later, _) => Some later
  | None => None
  end.

(* A play that belongs nowhere by itself goes where the one goes that removes its stone. *)
Definition follow_once (belongs : list (option nat)) : list (option nat) :=
  map (fun '(n, m) => match nth n belongs None, made m with
                      | None, played pl => match removal_of n pl with Some r => nth r belongs None | None => None end
                      | its, _ => its
                      end) (numbered moments).

Fixpoint follow (rounds : nat) (belongs : list (option nat)) : list (option nat) :=
  match rounds with 0 => belongs | S n => follow n (follow_once belongs) end.

(* The strand of each play. *)
Definition belongings (all : list strand) : list (option nat) :=
  follow (length moments)
    (map (fun '(n, m) => match made m with
                         | played pl => match belongs_to n pl with Some at_ => strand_of all at_ | None => None end
                         | passed _ _ => None
                         end) (numbered moments)).

Definition has_outside_play (belongs : list (option nat)) : bool :=
  existsb (fun '(n, m) => is_board_play (made m) && match nth n belongs None with None => true | Some _ => false end)
          (numbered moments).

(* Each strand that a play belongs to, in the order of its first play. *)
Definition in_turn (belongs : list (option nat)) : list nat :=
  fold_left (fun l b => match b with Some s => if mem s l then l else l ++ [s] | None => l end) belongs [].

(* One verdict for a ko position from those that were met. *)
Definition together (s : strand) : verdict :=
  match lasting s with
  | [] => unclassified no_lasting_stone
  | _ :: _ =>
      let verdicts := flat_map (fun '(at_, (_, v)) => if existsb (same_met at_) (mets s) then [v] else []) all_met in
      match filter is_unclear verdicts, verdicts with
      | why :: _, _ => why
      | [], v :: rest => fold_left merge rest v
      | [], [] => unclassified no_ko
      end
  end.

Definition verdicts_of (all : list strand) (belongs : list (option nat)) : list verdict :=
  flat_map (fun n => match nth_error all n with Some s => [together s] | None => [] end) (in_turn belongs).

(* Cyclic kos: stones of each side are removed beside the other's that stay, however many at a time. *)
Definition has_mouth (c : color) : bool :=
  match moments with
  | [] => false
  | first :: _ =>
      existsb (fun m => match made m with
                        | played pl => color_eqb (player pl) c &&
                                       existsb (fun s => existsb (fun p => adjacent s p &&
                                         cell_eqb (cell_at (place_before first) p) (Some c)) stay) (captured pl)
                        | passed _ _ => false
                        end) moments
  end.

Definition removes_round_and_round : bool :=
  has_mouth black && has_mouth white.

End OneCycle.

Variable reading : cycle_reading.

(* Whether the dead side disturbs where it is settled, and not whoever starts. *)
Definition death_names (dead : option color) : bool :=
  match disturbs_by reading, dead with by_eyeless, Some _ => true | _, _ => false end.

(* Who disturbs where it is settled. *)
Definition disturber_in (starter : color) (dead : option color) : color :=
  match disturbs_by reading, dead with by_eyeless, Some c => c | _, _ => starter end.

Definition settled_ones (l : list verdict) : list (bool * option color) :=
  flat_map (fun v => match v with disturbing _ b d => [(b, d)] | _ => [] end) l.

Definition at_stake_in (l : list verdict) : list (option color) :=
  flat_map (fun v => match v with fighting _ _ s _ => [s] | _ => [] end) l.

Definition nobody (why : unclear) : verdict * option color := (unclassified why, None).

(* Fights beside something else that goes round: the one side whose life is open recycles threats. *)
Definition decide_by_fights (at_stake : list (option color)) : verdict * option color :=
  match at_stake with
  | Some c :: rest => if forallb (same_side (Some c)) rest then (disturbing recycled_threats false None, Some c)
                      else nobody threats_not_named
  | _ => nobody threats_not_named
  end.

Definition decide_cyclic (starter : color) (l : list verdict) : verdict * option color :=
  match at_stake_in l with
  | [] => if forallb (fun '(_, d) => color_eqb (disturber_in starter d) starter) (settled_ones l)
          then (disturbing cyclic false None, Some starter) else nobody several_sides
  | fights => decide_by_fights fights
  end.

(* Several that are all settled. The last with a dead side gives the class. *)
Definition all_settled (starter : color) (l : list (bool * option color)) : verdict * option color :=
  match l with
  | [] => nobody no_ko
  | (b, d) :: _ =>
      let who := disturber_in starter d in
      if forallb (fun '(_, e) => color_eqb (disturber_in starter e) who) l then
        let '(balanced, dead) := fold_left (fun '(balanced, dead) '(c, e) =>
          match e with Some _ => (c, e) | None => (balanced && c, dead) end) l (b, d) in
        (disturbing (match dead with Some _ => disturbed_death | None => disturbed_life end) balanced dead, Some who)
      else nobody several_sides
  end.

Definition decide_by_positions (starter : color) (outside : bool) (l : list verdict) : verdict * option color :=
  match l with
  | [] => nobody no_ko
  | _ :: _ =>
      if outside then nobody outside_play
      else match filter is_unclear l, l with
        | why :: _, _ => (why, None)
        | [], [disturbing h b d] => (disturbing h b d, Some (disturber_in starter d))
        | [], [one] => (one, None)
        | [], _ => match at_stake_in l with
                   | [] => all_settled starter (settled_ones l)
                   | fights => decide_by_fights fights
                   end
        end
  end.

(* The verdicts of the ko positions that plays belong to. *)
Definition verdicts_in (moments : list moment) : list verdict :=
  let stay := lasting_stones moments in
  let all := strands moments stay in verdicts_of moments all (belongings moments all).

(* Where nobody removes own stones. *)
Definition decide (starter : color) (moments : list moment) : verdict * option color :=
  let stay := lasting_stones moments in
  let all := strands moments stay in
  let belongs := belongings moments all in
  let outside := has_outside_play moments belongs in
  let l := verdicts_of moments all belongs in
  match cyclic_are reading with
  | cyclic_disturbs => if outside && removes_round_and_round moments stay then decide_cyclic starter l
                       else decide_by_positions starter outside l
  | cyclic_unclassified => decide_by_positions starter outside l
  end.

(* The ko positions of a board with their classes; moments with what is found by such a function. *)
Definition kos_with_classes (pos : position) : list (ko_position * verdict) :=
  map (fun k => (k, classify (settled_in_cycles reading) pos k)) (ko_positions pos).

Definition moments_by (find_kos_there : position -> list (ko_position * verdict)) (c : completed_cycle) : list moment :=
  map (fun x => {| made := x; found := find_kos_there (fst (from x)) |}) (rev (plies c)).

(* The player whom the classification names; nobody if the cycle is fighting or unclassified. *)
Definition disturber_by_kos (find_kos_there : position -> list (ko_position * verdict)) : completed_cycle -> option color :=
  by_self_removals (fun c => snd (decide (starter_of c) (moments_by find_kos_there c))).

Definition disturber_of : completed_cycle -> option color := disturber_by_kos kos_with_classes.

(* The class, beside the disturber. *)
Definition class_by_kos (find_kos_there : position -> list (ko_position * verdict)) (c : completed_cycle) : verdict :=
  if existsb (removes_own black) (plies c) || existsb (removes_own white) (plies c)
  then match disturber_by_kos find_kos_there c with
       | Some _ => disturbing self_disturbance false None
       | None => unclassified self_removal_too
       end
  else fst (decide (starter_of c) (moments_by find_kos_there c)).

Definition class_of_cycle : completed_cycle -> verdict := class_by_kos kos_with_classes.

(* Whether he is named because he started: for no death, no threats, and no stones of his own. *)
Definition started_by_kos (find_kos_there : position -> list (ko_position * verdict)) (c : completed_cycle) : bool :=
  same_side (disturber_by_kos find_kos_there c) (Some (starter_of c)) &&
  match class_by_kos find_kos_there c with
  | disturbing h _ _ =>
      match h with disturbed_death | disturbed_life | cyclic => true | _ => false end &&
      negb (existsb (fun '(_, d) => death_names d) (settled_ones (verdicts_in (moments_by find_kos_there c))))
  | _ => false
  end.

Definition started : completed_cycle -> bool := started_by_kos kos_with_classes.

(* Whether the ko of the cycle fights. *)
Definition fights_by_kos (find_kos_there : position -> list (ko_position * verdict)) (c : completed_cycle) : bool :=
  match class_by_kos find_kos_there c with fighting _ _ _ _ => true | _ => false end.

(* What is found alike is classified alike. *)
Theorem same_kos_same_disturber : forall find_kos_there, (forall pos, find_kos_there pos = kos_with_classes pos) ->
  forall c, disturber_by_kos find_kos_there c = disturber_of c /\ class_by_kos find_kos_there c = class_of_cycle c.
Proof.
  intros find_kos_there H c.
  assert (M : moments_by find_kos_there c = moments_by kos_with_classes c).
  { unfold moments_by. apply map_ext. intro x. rewrite H. reflexivity. }
  assert (D : disturber_by_kos find_kos_there c = disturber_of c).
  { unfold disturber_of, disturber_by_kos, by_self_removals. rewrite M. reflexivity. }
  split; [exact D|]. unfold class_of_cycle, class_by_kos. rewrite D, M. reflexivity.
Qed.

Theorem stated_disturber_ends : forall rules colour otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber disturber_of otherwise colour)
    (end_passes rules * (2 * L * (2 * points * L + 1) + 1) + handicap rules) /\
  every_play_ends rules (disturber disturber_of otherwise colour).
Proof. intros rules colour otherwise O. apply disturber_with_self_disturbance_ends. exact O. Qed.

(* Nor does it matter that a disturber who is one for having started is bound by his first play alone: start=first. *)
Theorem stated_disturber_who_starts_ends : forall rules colour otherwise, otherwise <> binds_nobody ->
  plies_at_most rules (disturber_who (first_if started) disturber_of otherwise colour)
    (end_passes rules * (2 * L * (2 * points * L + 1) + 1) + handicap rules).
Proof.
  intros rules colour otherwise O. apply disturber_who_starts_ends; [|exact O]. intros c H.
  apply andb_true_iff in H as (H & _). change (disturber_by_kos kos_with_classes c = Some (starter_of c)).
  destruct (disturber_by_kos kos_with_classes c) as [d|]; [|discriminate].
  simpl in H. apply color_eqb_eq in H. rewrite H. reflexivity.
Qed.

(* Nor where the plays are looked for: same=fight, as in ing-1996. *)
Theorem stated_disturber_in_fights_ends : forall rules colour otherwise, otherwise <> binds_nobody ->
  let rule := several [disturber_who (first_if started) disturber_of otherwise colour;
                       in_its_place (first_if started) colour (binds_named disturber_of)] in
  plies_at_most rules rule (end_passes rules * (2 * L * (2 * points * L + 1) + 1) + handicap rules) /\
  every_play_ends rules rule.
Proof.
  intros rules colour otherwise O. apply list_ends with (member := disturber_who (first_if started) disturber_of otherwise colour).
  - left. reflexivity.
  - apply stated_disturber_who_starts_ends. exact O.
Qed.

Theorem stated_disturber_names_rarely : forall rules colour otherwise setup c g, well_formed setup -> legal setup ->
  leads_to rules (disturber disturber_of otherwise colour) (start_of rules setup c) g ->
  length (named_completions disturber_of (past g)) <= 2 * L * (2 * points * L + 1).
Proof. intros. eapply self_disturbance_names_rarely; eassumption. Qed.

End Cycles.

Print Assumptions same_kos_same_disturber.
Print Assumptions stated_disturber_ends.
Print Assumptions stated_disturber_who_starts_ends.
Print Assumptions stated_disturber_in_fights_ends.
Print Assumptions stated_disturber_names_rarely.
