(* The rule sets that the law of this folder states, by the names that the program gives their keys. counts.ml and
   agreement.ml compare them with the program. *)
open Law

(* The keys of a rule set, and the rule about cycles that they name. *)
let self_removals = [ "none", No_self_removal; "groups", Groups; "any", Any ]

let rules ?(capture_ends = false) ?(handicap = 0) ?(dispute = false) ~self ~passes hot =
  { self_removal = self; end_passes = passes; capture_ends; handicap; resume_dispute = dispute; hot_stones = hot }

let cycles =
  [ "none", no_cycle_rule; "psk", psk; "ssk", ssk; "nssk", nssk; "fixed", fixed;
    "square", square Of_situation; "square,square_of=position", square Of_position;
    "square,square_gap=anywhere", square_anywhere Of_situation;
    "square,square_gap=anywhere,square_of=position", square_anywhere Of_position;
    "second-cycle", second_cycle Same_colour; "second-cycle,cycle_colour=either", second_cycle Either_colour;
    "starter", starter All_plays Same_colour; "starter,cycle_colour=either", starter All_plays Either_colour;
    "starter,start=first", starter First_own_play Same_colour;
    "starter-first", starter_first All_plays Same_colour;
    "starter-first,cycle_colour=either", starter_first All_plays Either_colour;
    "starter-first,start=first", starter_first First_own_play Same_colour;
    "square+nssk", several [ square Of_situation; nssk ] ]

(* The rectangle, with its neighbours in a table, so that they are found faster. *)
let board_of (columns, rows) =
  let b = rectangle columns rows in
  let table = Array.init b.points (fun p -> Array.init b.points (b.adjacent p)) in
  { b with adjacent = (fun p q -> p < b.points && q < b.points && table.(p).(q)) }

let hot_layers size = [ "none", (fun _ -> []); "basic", single_hot_stone (board_of size) ]

let hot_kinds =
  [ "single", Single; "double-add", Double_add; "double-add-any", Double_add_any; "double-capture", Double_capture; "twin", Twin;
    "twin-triple", Twin_triple; "any-ko-stone", Any_ko_stone ]

(* All kinds of hot stones, in fighting kos only, with each value of the keys that say which those are. *)
let scopes =
  let all = String.concat "+" (List.map fst hot_kinds) in
  List.concat_map (fun (class_name, class_taken) ->
    List.concat_map (fun (unclassified_name, hot_if_unclassified) ->
      List.map (fun (settled_name, by_what_settled, settled_beyond_single) ->
        Printf.sprintf "basic-only,hot=hot,hot_kinds=%s,hot_scope=fighting,hot_class=%s,hot_unclassified=%s,settled=%s" all class_name
          unclassified_name settled_name,
        { kinds_in_force = List.map snd hot_kinds; in_fighting_kos_only = (fun _ -> true); class_taken; hot_if_unclassified;
          by_what_settled; settled_beyond_single })
        [ "life", Settled_by_life, Settled_by_life; "outcome", Settled_by_outcome, Settled_by_outcome;
          "outcome,hot_fights=life", Settled_by_outcome, Settled_by_life ])
      [ "hot", true; "cold", false ])
    [ "after", Class_after; "before", Class_before ]

(* Beside a rule that compares whole boards, the same that compares the places of fights. *)
let in_fights_too rule in_place = several [ rule; in_place ]

(* By this reading, on a board of this size: who disturbs in a cycle, whether he started it, and whether it is a fight. *)
let classified size reading =
  let b = board_of size in
  let once f = Asked_once.of_function f in
  let kos = once (quick_kos_with_classes b (neighbour_table b) reading) in
  once (disturber_by_kos b reading kos), First_if (once (started_by_kos b reading kos)), once (fights_by_kos b reading kos)

(* The readings of starter and second-cycle that look at the place of a fight or at its class, on a board of this size. *)
let starters size =
  let b = board_of size in
  let _, _, fights = classified size { settled_in_cycles = Settled_by_life; disturbs_by = By_eyeless; cyclic_are = Cyclic_unclassified } in
  let first binds = in_its_place b First_own_play Same_colour binds in
  [ "starter,same=fight", in_fights_too (starter All_plays Same_colour) (in_its_place b All_plays Same_colour binds_starter);
    "starter,same=fight,start=first", in_fights_too (starter First_own_play Same_colour) (first binds_starter);
    "starter-first,same=fight,start=first", in_fights_too (starter_first First_own_play Same_colour) (first binds_first_starter);
    "starter,recycling=disturbing", completed_cycle_rule All_plays Same_colour (binds_without fights binds_starter);
    "second-cycle,recycling=disturbing", completed_cycle_rule All_plays Same_colour (binds_without fights binds_both) ]

(* The readings of disturber, on a board of this size. *)
let disturbers size =
  List.map (fun (text, settled_in_cycles, disturbs_by, cyclic_are, otherwise, colour) ->
    let classify, _, _ = classified size { settled_in_cycles; disturbs_by; cyclic_are } in
    text, disturber classify otherwise colour)
    [ "disturber", Settled_by_life, By_eyeless, Cyclic_unclassified, Binds_nobody, Same_colour;
      "disturber,unnamed=starter", Settled_by_life, By_eyeless, Cyclic_unclassified, Binds_who_started, Same_colour;
      "disturber,cycle_colour=either,unnamed=both", Settled_by_life, By_eyeless, Cyclic_unclassified, Binds_both_players, Either_colour;
      "disturber,settled=outcome,unnamed=both,disturber_by=initiator,cyclic=disturbing", Settled_by_outcome, By_initiator, Cyclic_disturbs,
      Binds_both_players, Same_colour ]

(* Those that look at the place of a fight, at who started, and at the class of what nobody is named for. *)
let disturbers_in_fights size =
  let b = board_of size in
  let classify, which, fights =
    classified size { settled_in_cycles = Settled_by_life; disturbs_by = By_eyeless; cyclic_are = Cyclic_disturbs } in
  let place which = in_its_place b which Same_colour (binds_named classify) in
  [ "disturber,unnamed=both,cyclic=disturbing,same=fight",
    in_fights_too (disturber classify Binds_both_players Same_colour) (place All_plays);
    "disturber,unnamed=both,cyclic=disturbing,start=first", disturber_who which classify Binds_both_players Same_colour;
    "disturber,cyclic=disturbing,same=fight,start=first",
    in_fights_too (disturber_who which classify Binds_nobody Same_colour) (place which);
    "disturber,unnamed=both-if-unclassified,cyclic=disturbing",
    completed_cycle_rule All_plays Same_colour (binds_unless_fighting classify fights) ]

(* The Ing presets as they stand. *)
let ing_presets size =
  let b = board_of size in
  let classify, which, _ =
    classified size { settled_in_cycles = Settled_by_outcome; disturbs_by = By_eyeless; cyclic_are = Cyclic_disturbs } in
  let hot in_fighting_kos_only =
    rules ~self:Groups ~passes:4
      (quick_hot_stones_by b (neighbour_table b)
         { kinds_in_force = [ Single; Double_add; Twin_triple ]; in_fighting_kos_only; class_taken = Class_after;
           hot_if_unclassified = true; by_what_settled = Settled_by_outcome; settled_beyond_single = Settled_by_life }) in
  let beyond_single kind = kind <> Single in
  [ "ing-1996", hot beyond_single,
    in_fights_too (disturber_who which classify Binds_both_players Same_colour)
      (in_its_place b which Same_colour (binds_named classify));
    "ing-1996-recycling", hot beyond_single, second_cycle Same_colour;
    "ing-1991", hot (fun _ -> true),
    in_fights_too (starter First_own_play Same_colour) (in_its_place b First_own_play Same_colour binds_starter) ]
