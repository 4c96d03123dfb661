(* What the law of this folder says of kos: their groups, breaths and classes, and which stones are hot in fighting kos only.

   Usage: ko_agreement

   First eyes. A line has a board of up to nine points, the word spaces, the number of its legal positions, of enclosed spaces in them, how
   many of these are worth how many eyes, least and most, and a digest of all spaces and of the chains that are alive without condition.

   Then the classes. A line has positions, the key settled, the number of positions, of ko positions among them, how many of these are of
   each class, and a digest of all that is said of them: kos, groups, breaths, eyes, verdicts. The positions are

     a board of up to nine points   all its legal positions
     rows of ko_examples.ml         this one
     a board and "walks"            what is met when one empty point after another is drawn on a larger board, and the players
                                    play there in turn, or pass where that would change nothing: four walks of 240 draws

   At last hot stones, all kinds of them in force. A line has positions, a rule set, the number of plays, how many of them make something hot
   in any ko, how many under the rule set, and a digest of what is banned. On the examples, all together in one line, every play is asked, by
   either player; on walks the plays made. The boards of up to nine points are in plays.tsv.

   Chains and plays are found by certificates/quick.v, which is proved to find those of the law; in the positions of up to
   six points, and in the examples of up to twenty, the law's own definitions are asked as well, and must say the same.
   extract/kos.tsv keeps the lines, and tests/spec/ko/stated_kos_test.cc asks spec/ for them. *)
open Law
open Rule_sets
open Answers
open Ko_words

let mix_ko digest k = mix (mix_list (mix digest (color_code k.holder)) k.ko_stones) k.mouth

let mix_group digest g =
  let lists = List.fold_left mix_list (mix digest (color_code g.group_color))
      [ g.group_chains; g.group_stones; g.internal_breaths; g.ko_breaths; g.shared_breaths; g.external_breaths ] in
  mix (mix (mix (mix lists g.least_eyes) g.most_eyes) (one g.alive)) (one g.holds_stones)

let mix_ko_position digest p =
  let side digest = function None -> mix digest 1 | Some name -> mix digest (name + 3) in
  let kos = List.fold_left (fun d b -> side (side (mix_ko d b.the_ko) b.holders) b.takers) digest p.kos_between in
  List.fold_left mix_group kos p.groups_in

(* A line of the eyes in these positions. *)
let spaces ~plain size all_positions =
  let b = board_of size in
  let near = neighbour_table b in
  let positions = ref 0 and found = ref 0 and counts = ref Names.empty and digest = ref 1 in
  all_positions (fun pos ->
      incr positions;
      let ch = quick_chart b near pos in
      if plain && chart_of b pos <> ch then failwith "the quick chart is not the law's";
      List.iter (fun s ->
        incr found;
        counts := count (Printf.sprintf "%d to %d" s.least_worth s.most_worth) !counts;
        let points = mix_list (mix_list (mix !digest (color_code s.owner)) s.space_points) s.around_space in
        digest := mix (mix points s.least_worth) s.most_worth) (enclosed_spaces b ch);
      List.iter (fun c -> digest := mix_list !digest (unconditionally_alive b ch c)) [ Black; White ]);
  Printf.printf "%s\tspaces\t%d\t%d\t%s\t%d\n%!" (board_name size) !positions !found (text_of !counts) !digest

(* A line of what is said of these positions. *)
let classes ~plain size what all_positions (settled_name, settled) =
  let b = board_of size in
  let near = neighbour_table b in
  let positions = ref 0 and found = ref 0 and counts = ref Names.empty and digest = ref 1 in
  all_positions (fun pos ->
      incr positions;
      let there = quick_ko_positions b near pos in
      if plain && ko_positions b pos <> there then failwith "the quick ko positions are not the law's";
      List.iter (fun p ->
        incr found;
        let v = quick_classify b near settled pos p in
        if plain && classify b settled pos p <> v then failwith "the quick class is not the law's";
        counts := count (verdict_name v) !counts;
        digest := mix_verdict (mix_ko_position !digest p) v) there);
  Printf.printf "%s\t%s\t%d\t%d\t%s\t%d\n%!" what settled_name !positions !found (text_of !counts) !digest

(* The plays come with their board, and its neighbours. *)
let hot_plays what all_plays (text, law) =
  let plays = ref 0 and hot = ref 0 and hot_here = ref 0 and digest = ref 1 in
  all_plays (fun b near pl ->
      incr plays;
      if quick_hot_stones b near law.kinds_in_force pl <> [] then begin
        incr hot;
        let banned = quick_hot_stones_by b near law pl in
        if banned <> [] then incr hot_here;
        digest := mix_list (mix !digest !plays) banned
      end);
  Printf.printf "%s\t%s\t%d\t%d\t%d\t%d\n%!" what text !plays !hot !hot_here !digest

(* Positions and plays. *)

let legal_positions size each =
  let b = board_of size in
  let near = neighbour_table b in
  positions_of size (fun pos -> if quick_legal b near pos then each pos)

let walks = 4
let draws = 240

(* The plays of some walks. *)
let walked size each =
  let b = board_of size in
  let near = neighbour_table b in
  for walk = 1 to walks do
    let seed = ref (draw ((1000 * fst size) + (100 * snd size) + walk)) in
    let rec go pos player left =
      if left > 0 then begin
        seed := draw !seed;
        let free = List.filter (fun p -> List.nth pos p = None) (points_of size) in
        let pl = quick_play b near pos player (List.nth free (!seed mod List.length free)) in
        if pl.after <> pos then each b near pl;
        go pl.after (opponent player) (left - 1)
      end in
    go (empty_board b) Black draws
  done

let boards_for_walks = [ 5, 2; 4, 3; 4, 4; 5, 4; 5, 5; 7, 4; 6, 6 ]

let settled_readings = [ "settled=life", Settled_by_life; "settled=outcome", Settled_by_outcome ]

let both_settled line = List.iter line settled_readings

let () =
  for columns = 1 to 9 do
    for rows = 1 to 9 / columns do
      let size = columns, rows in
      spaces ~plain:(columns * rows <= 6) size (legal_positions size);
      both_settled (classes ~plain:(columns * rows <= 6) size (board_name size) (legal_positions size))
    done
  done;
  List.iter (fun rows ->
    let size, pos = example rows in
    both_settled (classes ~plain:(fst size * snd size <= 20) size rows (fun each -> each pos))) Ko_examples.rows;
  List.iter (fun size ->
    both_settled (classes ~plain:false size (board_name size ^ " walks") (fun each -> walked size (fun _ _ pl -> each pl.after))))
    boards_for_walks;
  let each_law line = List.iter line scopes in
  each_law (hot_plays "examples" (fun each ->
      List.iter (fun rows ->
        let size, pos = example rows in
        let b = board_of size in
        let near = neighbour_table b in
        List.iter (fun player ->
          List.iteri (fun p x -> if x = None then each b near (quick_play b near pos player p)) pos) [ Black; White ])
        Ko_examples.rows));
  List.iter (fun size -> each_law (hot_plays (board_name size ^ " walks") (walked size))) boards_for_walks
