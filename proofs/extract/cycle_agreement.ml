(* What the law of this folder says of completed cycles: their class, and who disturbs.

   Usage: cycle_agreement

   A line has cycles, the keys by which they are read, how many there are, how many of them are of each class, how many name Black and how many
   White, and a digest of all answers. The cycles are

     a board and a number   all cycles of so many plies at most from every legal position, whoever begins, with a play at
                            least; no play leaves the position as it was
     a position and moves   this one (ko_examples.ml), begun at each of its moves in turn
     examples               from each position of ko_examples.ml, for either player, the first forty cycles of six plies at most,
                            of passes and of plays at the mouths of the kos that are there in turn

   All are found with no rule but removal. Kos and plays are found by certificates/quick_ko_class.v, which is proved to find those of the law;
   on boards of up to four points the law's own classification is asked as well, and must say the same. extract/cycles.tsv keeps the lines, and
   tests/spec/ko/stated_cycles_test.cc asks spec/ for them. *)
open Law
open Rule_sets
open Answers
open Ko_words

(* Cycles from a position: `candidates` says where to play. The plies so far come the latest first. *)
let cycles_from b near candidates most start starter each =
  let rec go pos player plies length =
    if length > 0 && length mod 2 = 0 && pos = start && List.exists (function Played _ -> true | Passed _ -> false) plies then
      each { entered = start, starter; plies };
    if length < most then begin
      List.iter (fun p ->
        let pl = quick_play b near pos player p in
        if pl.after <> pos then go pl.after (opponent player) (Played pl :: plies) (length + 1)) (candidates pos);
      go pos (opponent player) (Passed (pos, player) :: plies) (length + 1)
    end in
  go start starter [] 0

exception Enough

let most_of_an_example = 40

let short_cycles size pos each =
  let b = board_of size in
  let near = neighbour_table b in
  let mouths = Asked_once.of_function (fun pos ->
      List.sort_uniq compare (List.concat_map (fun k -> List.map (fun t -> t.the_ko.mouth) k.kos_between)
                                (quick_ko_positions b near pos))) in
  List.iter (fun starter ->
    let count = ref 0 in
    try cycles_from b near mouths 6 pos starter (fun c ->
        each c; incr count; if !count = most_of_an_example then raise Enough)
    with Enough -> ()) [ Black; White ]

let free pos = List.concat (List.mapi (fun p x -> if x = None then [ p ] else []) pos)

let all_cycles size most each =
  let b = board_of size in
  let near = neighbour_table b in
  positions_of size (fun pos ->
    if quick_legal b near pos then
      List.iter (fun starter -> cycles_from b near free most pos starter each) [ Black; White ])

(* B:D1, W:pass. *)
let plies_of size start words =
  let b = board_of size in
  let near = neighbour_table b in
  let add (pos, plies) word =
    let player = if word.[0] = 'B' then Black else White in
    match String.sub word 2 (String.length word - 2) with
    | "pass" -> pos, Passed (pos, player) :: plies
    | point ->
      let column = String.index "ABCDEFGHJKLMNOPQRST" point.[0] in
      let row = int_of_string (String.sub point 1 (String.length point - 1)) in
      let pl = quick_play b near pos player (((row - 1) * fst size) + column) in
      pl.after, Played pl :: plies in
  let last, plies = List.fold_left add (start, []) words in
  if last <> start then failwith ("the moves do not lead back: " ^ String.concat " " words);
  plies

let from = function Played pl -> pl.before, pl.player | Passed (pos, player) -> pos, player

(* Begun at each of its moves in turn. *)
let rotated size pos words each =
  let rec turn times plies =
    if times > 0 then begin
      let first = List.nth plies (List.length plies - 1) in
      each { entered = from first; plies };
      turn (times - 1) (first :: List.filteri (fun i _ -> i < List.length plies - 1) plies)
    end in
  let plies = plies_of size pos words in
  turn (List.length plies) plies

(* The cycles come with the sizes of their boards. *)
let line ~plain what all (text, reading) =
  let known = Asked_once.of_function (fun size ->
      let b = board_of size in
      b, Asked_once.of_function (quick_kos_with_classes b (neighbour_table b) reading), Asked_once.of_function (kos_with_classes b reading)) in
  let cycles = ref 0 and black = ref 0 and white = ref 0 and counts = ref Names.empty and digest = ref 1 in
  all (fun size c ->
      incr cycles;
      let b, quick, plain_kos = known size in
      let v = class_by_kos b reading quick c in
      let d = disturber_by_kos b reading quick c in
      if plain && (class_by_kos b reading plain_kos c <> v || disturber_by_kos b reading plain_kos c <> d) then
        failwith "the quick class of a cycle is not the law's";
      (match d with Some Black -> incr black | Some White -> incr white | None -> ());
      counts := count (verdict_name v) !counts;
      digest := mix (mix_verdict !digest v) (cell_code d));
  Printf.printf "%s\t%s\t%d\t%s\t%d\t%d\t%d\n%!" what text !cycles (text_of !counts) !black !white !digest

let readings =
  List.concat_map (fun (settled_name, settled_in_cycles) ->
    List.concat_map (fun (by_name, disturbs_by) ->
      List.map (fun (cyclic_name, cyclic_are) ->
        Printf.sprintf "settled=%s,disturber_by=%s,cyclic=%s" settled_name by_name cyclic_name,
        { settled_in_cycles; disturbs_by; cyclic_are })
        [ "unclassified", Cyclic_unclassified; "disturbing", Cyclic_disturbs ])
      [ "eyeless", By_eyeless; "initiator", By_initiator ])
    [ "life", Settled_by_life; "outcome", Settled_by_outcome ]

let () =
  let each_reading line = List.iter line readings in
  List.iter (fun (size, most) ->
    each_reading (line ~plain:(fst size * snd size <= 4) (Printf.sprintf "%s %d" (board_name size) most)
                    (fun each -> all_cycles size most (each size))))
    [ (2, 1), 6; (3, 1), 6; (4, 1), 6; (2, 2), 6; (5, 1), 4; (3, 2), 4 ];
  List.iter (fun text ->
    match String.split_on_char ' ' text with
    | rows :: words ->
      let size, pos = example rows in
      each_reading (line ~plain:false text (fun each -> rotated size pos words (each size)))
    | [] -> ()) Ko_examples.cycles;
  each_reading (line ~plain:false "examples" (fun each ->
      List.iter (fun rows -> let size, pos = example rows in short_cycles size pos (each size)) Ko_examples.rows))
