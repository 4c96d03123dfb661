(* Holds forged certificates under the second checker: none may be accepted, and no bytes may make it fall over.

   Usage: forgeries FOLDER

   FOLDER has a genuine certificate of each kind (samples/), each of which must be accepted. From each many are forged that say
   what is not so, or say it without what shows it: values one too high or too low, records left out or made
   twice, ranks that show nothing, moves that are not legal, cycles that do not close, another rule set, another board. All must
   be refused. Then bytes are changed at random, 1,000 times a sample: each file must be accepted, refused, or unreadable.
   Exit code 1 if something is not as it should be. *)
open Certificate_text
open Solution_text
open Certificate_kinds

let bytes_of path =
  let file = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in file) (fun () -> really_input_string file (in_channel_length file))

(* The folder of the samples; and a file in it whose bytes are forged, of a certificate that names one. *)
let folder = ref ""
let forged_beside = ref None

let beside name =
  match !forged_beside with
  | Some (forged, bytes) when forged = name -> bytes
  | _ -> bytes_of (Filename.concat !folder name)

let verdict bytes =
  match judge_certificate beside bytes with
  | _, Accepted claim -> "accepted: " ^ claim
  | _, Refused why -> "refused: " ^ why
  | exception (Unreadable why | Sys_error why) -> "unreadable: " ^ why

let is_accepted bytes = String.length (verdict bytes) > 8 && String.sub (verdict bytes) 0 8 = "accepted"

(* Another value in a line of the header. *)
let line keyword text bytes =
  let source = { bytes; read = 0; line = 0 } in
  let rec find () =
    let start = source.read in
    let finish = String.index_from bytes start '\n' in
    source.read <- finish + 1;
    if String.starts_with ~prefix:(keyword ^ " ") (String.sub bytes start (finish - start)) then start, finish else find () in
  let start, finish = find () in
  String.sub bytes 0 start ^ keyword ^ " " ^ text ^ String.sub bytes finish (String.length bytes - finish)

(* Where the records begin, and how many there are. *)
let records_of bytes size =
  let rec after_entries from =
    let finish = String.index_from bytes from '\n' in
    if String.starts_with ~prefix:"entries " (String.sub bytes from (finish - from)) then finish + 1
    else after_entries (finish + 1) in
  let start = after_entries 0 in
  start, (String.length bytes - start) / size

let record size i change bytes =
  let start, _ = records_of bytes size in
  let b = Bytes.of_string bytes in
  change b (start + (size * i));
  Bytes.to_string b

(* The records changed as a list, and their number with them. *)
let records size change bytes =
  let start, count = records_of bytes size in
  let all = change (List.init count (fun i -> String.sub bytes (start + (size * i)) size)) in
  line "entries" (string_of_int (List.length all)) (String.sub bytes 0 start) ^ String.concat "" all

let without i = List.filteri (fun k _ -> k <> i)
let twice i all = List.concat (List.mapi (fun k r -> if k = i then [ r; r ] else [ r ]) all)

let add16 n b at = Bytes.set_int16_le b at (Bytes.get_int16_le b at + n)
let set32 n b at = Bytes.set_int32_le b at n

(* Names and forgeries. *)

let header forgeries = List.map (fun (keyword, text) -> keyword ^ " " ^ text, line keyword text) forgeries

(* Of each record, or of two dozen among them. *)
let each count forge =
  let step = 1 + (count / 24) in
  List.concat (List.init ((count + step - 1) / step) (fun i -> forge (i * step)))

let of_lasso _ =
  header
    [ "cycle", "A1 B1 pass"; "cycle", "A1 B1 pass A1 pass"; "cycle", "A1 A1 pass A1"; "cycle", "B1 A1 pass A1"; "cycle", "pass pass";
      "cycle", "pass pass pass pass pass"; "cycle", "-"; "cycle", "A1 B1 A1 B1"; "stem", "A1"; "stem", "A1 A1";
      "stem", "pass pass pass pass"; "start", "B XO"; "start", "B X."; "start", "B ..."; "board", "3x1"; "board", "2x2";
      "rules", "basic-only,self_removal=none"; "rules", "basic-only,capture_ends=true"; "rules", "basic-only,cycle=psk";
      "rules", "basic-only,resume=dispute"; "kind", "endless"; "kind", "ranking" ]

(* White has only passes to be forbidden; were Black the starter, B1 might not be played again. *)
let of_starter_first _ =
  header
    [ "cycle", "pass B1 pass"; "cycle", "pass B1 pass C1 pass"; "cycle", "pass pass pass pass"; "cycle", "-"; "cycle", "pass C1 pass C1";
      "cycle", "B1 pass C1 pass"; "stem", "pass"; "stem", "B1"; "start", "B .OO/O.."; "start", "W .OO/OO."; "board", "2x3";
      "rules", "basic-only,cycle=starter"; "rules", "basic-only,cycle=second-cycle"; "rules", "basic-only,cycle=disturber";
      "rules", "basic-only,cycle=starter-first,self_removal=none"; "rules", "basic-only,cycle=starter-first,resume=dispute";
      "rules", "basic-only,cycle=starter-first+square"; "rules", "basic-only,cycle=psk" ]
  @ [ "Black the starter", (fun bytes -> line "stem" "B1 pass C1 pass" (line "start" "B .OO/O.." (line "cycle" "B1 pass C1 pass" bytes)));
      "Black the starter, behind a stem", (fun bytes -> line "stem" "B1" (line "start" "B .OO/O.." (line "cycle" "pass C1 pass B1" bytes))) ]

let of_endless_beside_disturber _ =
  header
    [ "cycle-a", "B1 pass C1"; "cycle-b", "B1 pass C1 A1"; "cycle-a", "C1 pass B1 A1"; "cycle-c", "C1 pass B1 A1";
      "cycle-a", "pass pass"; "cycle-a", "pass"; "cycle-b", "-"; "cycle-c", "B1 pass C1 A1 B1 pass C1 A1";
      "cycle-c", "B1 B1 C1 A1"; "stem", "-"; "stem", "B1"; "stem", "A1 pass"; "stem", "A1 A1"; "start", "B XXX"; "start", "B X..";
      "rules", "basic-only"; "rules", "basic-only,cycle=psk"; "rules", "basic-only,cycle=disturber+square,unnamed=both";
      "rules", "ing-1996,cycle=disturber+square"; "rules", "ing-1996"; "rules", "ing-1996,cycle=starter-first+square"; "board", "2x1" ]

(* Beside disturber somebody would be named. *)
let of_endless _ =
  header
    [ "rules", "ing-1991,cycle=disturber+square"; "rules", "ing-1991,cycle=square+disturber"; "rules", "ing-1991,cycle=square,square_of=position";
      "rules", "ing-1991,cycle=square,square_gap=anywhere"; "rules", "basic-only"; "cycle-a", "A1 B1 pass"; "cycle-a", "B1 A1 pass B1";
      "cycle-b", "pass A1 pass B1"; "cycle-c", "pass pass"; "stem", "A1"; "start", "B X."; "board", "3x1" ]

let of_ranking bytes =
  let _, count = records_of bytes 12 in
  header
    [ "rules", "basic-only"; "rules", "basic-only,hot=none"; "rules", "basic-only,end_passes=2,capture_ends=true"; "start", "W .."; "start", "B X.";
      "start", "B XO"; "board", "3x1"; "entries", "19"; "kind", "intervals"; "kind", "lasso" ]
  @ each count (fun i ->
        let named what = Printf.sprintf "record %d %s" i what in
        [ named "left out", records 12 (without i); named "made twice", records 12 (twice i) ]
        @ if i = 0 then [ named "of rank 0", record 12 i (fun b at -> set32 0l b (at + 8)) ]
        else [ named "of the highest rank", record 12 i (fun b at -> set32 (-1l) b (at + 8)) ])

let of_intervals other bytes =
  let _, count = records_of bytes 20 in
  let all_ranks n = records 20 (List.map (fun r ->
      let b = Bytes.of_string r in
      set32 n b 10; set32 n b 16; Bytes.to_string b)) in
  header ([ "entries", "0"; "kind", "ranking"; "board", "3x1"; "board", "1x1" ] @ other)
  @ [ "no records", records 20 (fun _ -> []); "no ranks", all_ranks 0l; "the same rank everywhere", all_ranks 7l;
      "in the wrong order", records 20 List.rev ]
  @ each count (fun i ->
        let named what = Printf.sprintf "record %d %s" i what in
        let change what at n = named what, record 20 i (fun b start -> add16 n b (start + at)) in
        [ change "with lo raised" 8 1; change "with lo lowered" 8 (-1); change "with hi raised" 14 1; change "with hi lowered" 14 (-1);
          named "made twice", records 20 (twice i);
          named "of a finished situation", record 20 i (fun b at -> Bytes.set_int64_le b at 4L) ])

(* Records of 13 bytes in older files, of 11 in others. Without one of several answers a list is still right. *)
let of_robust size most bytes =
  let start, count = records_of bytes size in
  let key i = if i < 0 || i >= count then "" else String.sub bytes (start + (size * i)) 8 in
  let is_alone i = key i <> key (i - 1) && key i <> key (i + 1) in
  let highest b at = if size = 13 then set32 (-1l) b (at + 8) else Bytes.set_uint16_le b (at + 8) 0xffff in
  let of_a_ban b at = Bytes.set_int64_le b at (Int64.succ (Bytes.get_int64_le b at)) in
  header [ "side", "W"; "at-least", most; "entries", "1"; "entries", "0" ]
  @ [ "no records", records size (fun _ -> []) ]
  @ (if size = 13 then [] else header [ "kind", "robust" ])
  @ each count (fun i ->
        let named what = Printf.sprintf "record %d %s" i what in
        [ named "made twice", records size (twice i);
          named "with an answer off the board", record size i (fun b at -> Bytes.set_uint8 b (at + size - 1) 200) ]
        @ (if is_alone i then [ named "left out", records size (without i) ] else [])
        @ (if size = 13 then [] else [ named "with the key of a ban", record size i of_a_ban ])
        (* The first record is the start, to which nothing leads. *)
        @ if i = 0 then [] else [ named "with the highest rank", record size i highest ])

(* Records of several answers: in another order, of two ranks, one answer twice; and in their order one more at a stone, of
   which nothing is wrong but the answer. *)
let of_answers points bytes =
  let start, count = records_of bytes 11 in
  let key i = String.get_int64_le bytes (start + (11 * i)) and answer i = Char.code bytes.[start + (11 * i) + 10] in
  let exchanged i all = List.mapi (fun k r -> if k = i then List.nth all (i + 1) else if k = i + 1 then List.nth all i else r) all in
  let pairs = List.filter (fun i -> key i = key (i + 1)) (List.init (count - 1) Fun.id) in
  let of_pair i =
    let named what = Printf.sprintf "records %d and %d %s" i (i + 1) what in
    let byte at value = record 11 (i + 1) (fun b start -> Bytes.set_uint8 b (start + at) value) in
    [ named "exchanged", records 11 (exchanged i); named "with another rank", byte 8 2; named "with the same answer", byte 10 (answer i) ] in
  let with_stone i =
    let is_there p = List.nth (long_cells points (Int64.div (key i) (Int64.of_int (points + 1)))) p <> None in
    match List.find_opt (fun p -> p > answer i && is_there p) (List.init points Fun.id) with
    | None -> []
    | Some p ->
      let more all = List.concat (List.mapi (fun k r ->
          let b = Bytes.of_string r in
          Bytes.set_uint8 b 10 p;
          if k = i then [ r; Bytes.to_string b ] else [ r ]) all) in
      [ Printf.sprintf "record %d with an answer at a stone behind it" i, records 11 more ] in
  of_robust 11 "3" bytes @ header [ "rules", "any-single-hot"; "settled-board", "held"; "settled-board", "no\nimages each" ]
  @ List.concat_map of_pair pairs @ each count with_stone

(* Beside each pass an answer at a stone, which would never be played. *)
let beside_passes points bytes =
  let start, count = records_of bytes 11 in
  let is_pass i = bytes.[start + (11 * i) + 10] = '\255' in
  List.concat (List.init count (fun i ->
      let place = long_cells points (Int64.div (String.get_int64_le bytes (start + (11 * i))) (Int64.of_int (points + 1))) in
      match List.find_opt (fun p -> List.nth place p <> None) (List.init points Fun.id) with
      | Some p when is_pass i ->
        let more all = List.concat (List.mapi (fun k r ->
            if k = i then [ String.sub r 0 10 ^ String.make 1 (Char.chr p); r ] else [ r ]) all) in
        [ Printf.sprintf "record %d with an answer at a stone beside the pass" i, records 11 more ]
      | _ -> []))

let start_of_basic_ko =
  position_of { bytes = ""; read = 0; line = 0 } (3, 4) "O../.X./OOX/.X."

(* Under basic ko, on 3x4: bans are part of a key. *)
let of_basic_ko others bytes =
  let points = 12 and slots = 13L in
  let start, count = records_of bytes 11 in
  let key i = String.get_int64_le bytes (start + (11 * i)) and move i = Char.code bytes.[start + (11 * i) + 10] in
  let rank i = String.get_uint16_le bytes (start + (11 * i) + 8) in
  let ban i = Int64.to_int (Int64.rem (key i) slots) in
  let place i = long_cells points (Int64.div (key i) slots) in
  let more k rank move all =
    let b = Bytes.make 11 '\000' in
    Bytes.set_int64_le b 0 k; Bytes.set_uint16_le b 8 rank; Bytes.set_uint8 b 10 move;
    all @ [ Bytes.to_string b ] in
  let images i = List.map (fun (place, _) -> Int64.mul slots (long_key place)) (carried (3, 4) (place i) Checkers.Pass) in
  let highest_image = List.fold_left max 0L (images (count - 1)) in
  let full = Int64.mul slots (long_key (List.init points (fun _ -> Some Checkers.Black))) in
  let of_record i =
    let named what = Printf.sprintf "record %d %s" i what in
    let byte at value = record 11 i (fun b start -> Bytes.set_uint8 b (start + at) value) in
    let set_rank n = record 11 i (fun b start -> Bytes.set_uint16_le b (start + 8) n) in
    let taken = Option.get (List.find_opt (fun p -> List.nth (place i) p <> None) (List.init points Fun.id)) in
    [ named "left out", records 11 (without i); named "made twice", records 11 (twice i); named "with a move off the board", byte 10 12;
      named "with a move at a stone", byte 10 taken ]
    @ (if rank i > 0 then [ named "of rank 0", set_rank 0 ] else [])
    @ (if key i = Int64.mul slots (long_key start_of_basic_ko) then [] else [ named "of the highest rank", set_rank 0xffff ])
    @ (if ban i = 0 then [] else
         [ named "with a move at the ban", byte 10 (ban i - 1);
           named "without the ban", record 11 i (fun b start -> Bytes.set_int64_le b start (Int64.sub (key i) (Int64.of_int (ban i)))) ]) in
  header ([ "side", "W"; "at-least", "5"; "board", "4x3"; "entries", "0"; "kind", "robust"; "rules", "any"; "rules", "any-single-hot";
            "rules", "any-with-basic-ko"; "start", "B O../.X./OOX/..X" ] @ others)
  @ [ "no records", records 11 (fun _ -> []); "in the wrong order", records 11 List.rev;
      "the last record of another image", record 11 (count - 1) (fun b at -> Bytes.set_int64_le b at highest_image);
      "a position without a liberty more", records 11 (more full 0 255); "a key of no position more", records 11 (more (-1L) 0 255) ]
  @ List.concat (List.init count of_record)

(* The start is held, or not: there are no records. *)
let of_held_board _ =
  header
    [ "side", "W"; "at-least", "17"; "settled-board", "yes"; "settled-board", "no"; "rules", "any"; "board", "8x2";
      "start", "W X.X./XXXX/..../...."; "start", "W XXX./XXXX/.OOX/..OX"; "start", "W X.XX/XXXX/.OOX/..OX"; "start", "W X.X./XXXX/.OO./..OX";
      "start", "W X.X./XXXX/..O./...X"; "start", "W X.X./X.XX/.OOX/..OX"; "start", "W XX.X/XXXX/OOOO/...." ]

(* The start is held, with an inside of one point; a line ends there before it comes to the record. *)
let of_held_single bytes =
  of_held_board bytes
  @ header [ "rules", "any"; "start", "W X.X./XXXX/.OOX/..OX"; "start", "W X.X./X.XX/OOOX/.OXX" ]

(* The next play holds the board at the start, or does not: there are no records. *)
let of_next_play _ =
  header
    [ "side", "W"; "settled-board", "held"; "settled-board", "yes"; "settled-board", "no"; "board", "1x3"; "start", "W ...";
      "start", "B .O."; "start", "B X.." ]

(* The start is settled, or not, under every rule of repetition: there are no records. *)
let of_settled_board _ =
  header
    [ "side", "W"; "settled-board", "no"; "settled-board", "held"; "board", "3x4"; "start", "W .XO./XXXO/.X.X"; "start", "W .XO./XXXX/OX.X";
      "start", "W .XX./XX../.X.X"; "start", "W .XOO/XXXX/XX.X"; "start", "W XX../X.../XX.."; "start", "W ..../..../...." ]

(* A list that leaves out what is settled, or held, or what the next play makes so, and nothing more; up to this rank all answers
   may be leaves. Where what is forged is right, it is named. *)
let of_leaves ?(right = []) last others bytes =
  let start, count = records_of bytes 11 in
  List.filter (fun (name, _) -> not (List.mem name right)) @@
  header (("side", "W") :: ("settled-board", "held") :: ("settled-board", "no") :: others)
  @ List.concat (List.init count (fun i ->
        let named what = Printf.sprintf "record %d %s" i what in
        let rank n = record 11 i (fun b at -> Bytes.set_uint16_le b (at + 8) n) in
        let move n = record 11 i (fun b at -> Bytes.set_uint8 b (at + 10) n) in
        [ named "left out", records 11 (without i); named "made twice", records 11 (twice i); named "with a move off the board", move 200 ]
        @ (if bytes.[start + (11 * i) + 10] = '\255' then [] else [ named "with a pass", move 255 ])
        @ (if String.get_uint16_le bytes (start + (11 * i) + 8) > last then [ named "of rank 0", rank 0 ] else [])
        @ if i = 0 then [] else [ named "of the highest rank", rank 0xffff ]))

(* Records with free points: the digits of keys are in base 4. Up to rank `last` all answers may be leaves; no record leads to
   those of `starts`, and `spare` records may be left out. *)
let of_free points ~last ~starts ~spare others bytes =
  let first, count = records_of bytes 11 in
  let of_record i =
    let at = first + (11 * i) in
    let key = String.get_int64_le bytes at in
    let named what = Printf.sprintf "record %d %s" i what in
    let rank n = record 11 i (fun b at -> Bytes.set_uint16_le b (at + 8) n) in
    let move what n = named ("with a move " ^ what), record 11 i (fun b at -> Bytes.set_uint8 b (at + 10) n) in
    let move_at what digit =
      let is_such p = Int64.to_int (Int64.shift_right_logical key (2 * p)) land 3 = digit in
      List.map (move what) (Option.to_list (List.find_opt is_such (List.init points Fun.id))) in
    let is_spare = List.mem i spare in
    [ named "made twice", records 11 (twice i); move "to pass" 255; move "off the board" points;
      named "with a key off the board", record 11 i (fun b at -> Bytes.set_int64_le b at (Int64.add key (Int64.shift_left 1L (2 * points)))) ]
    @ move_at "at a stone of the owner" 1 @ move_at "at a stone of the opponent" 2 @ move_at "at a free point" 3
    @ (if is_spare then [] else [ named "left out", records 11 (without i) ])
    @ (if is_spare || List.mem i starts then [] else [ named "of the highest rank", rank 0xffff ])
    @ if String.get_uint16_le bytes (at + 8) > last then [ named "of rank 0", rank 0 ] else [] in
  header
    ([ "side", "W"; "at-least", string_of_int (points - 1); "kind", "robust"; "rules", "any"; "rules", "any-single-hot"; "rules", "basic-ko";
       "settled-board", "held"; "settled-board", "next\nimages each"; "free-points", "no"; "free-points", "yes\nfree-points yes";
       "entries", "0" ] @ others)
  @ [ "no records", records 11 (fun _ -> []); "in the wrong order", records 11 List.rev ]
  @ List.concat (List.init count of_record)

(* The largest boards whose keys are below 2^64. *)
let of_large size others bytes =
  let _, count = records_of bytes size in
  header others
  @ List.concat (List.init count (fun i ->
        let named what = Printf.sprintf "record %d %s" i what in
        let with_key key = record size i (fun b at -> Bytes.set_int64_le b at key) in
        [ named "left out", records size (without i); named "made twice", records size (twice i); named "with the highest key", with_key (-1L);
          named "with the least key", with_key 0L ]))

(* Strategies: lines of text. Each step of a tree is left out and made twice, so is each line of the list, and its answers
   are taken away. *)

let lines_of bytes = String.split_on_char '\n' bytes
let text_of lines = String.concat "\n" lines

(* Those lines, by their numbers. *)
let lines_after keyword lines =
  let rec go i = function
    | [] -> []
    | l :: rest when String.starts_with ~prefix:(keyword ^ " ") l ->
      let count = int_of_string (String.sub l (String.length keyword + 1) (String.length l - String.length keyword - 1)) in
      List.init count (fun k -> i + 1 + k)
    | _ :: rest -> go (i + 1) rest in
  go 0 lines

let change_line i change bytes = text_of (List.mapi (fun k l -> if k = i then change l else l) (lines_of bytes))

let change_words i change = change_line i (fun l -> String.concat " " (change (String.split_on_char ' ' l)))

let swap a b bytes =
  let lines = lines_of bytes in
  if not (List.mem a lines) then failwith ("the sample has no line " ^ a);
  text_of (List.map (fun l -> if l = a then b else l) lines)

(* An entry of a list of so many positions left out, or made twice. *)
let entry_changed count i =
  let named what = Printf.sprintf "line %d %s" (i + 1) what in
  let other_count n bytes = line "positions" (string_of_int n) bytes in
  [ named "left out", (fun bytes -> other_count (count - 1) (text_of (without i (lines_of bytes))));
    named "made twice", (fun bytes -> other_count (count + 1) (text_of (twice i (lines_of bytes)))) ]

let of_strategy others bytes =
  let lines = lines_of bytes in
  let steps = List.filter (fun i -> i > 0 && String.starts_with ~prefix:"tree " (List.nth lines (i - 1)))
      (List.init (List.length lines) Fun.id) in
  let in_tree i =
    let many = List.length (String.split_on_char ' ' (List.nth lines i)) in
    List.concat (List.init many (fun k ->
      let named what = Printf.sprintf "line %d, step %d %s" (i + 1) (k + 1) what in
      (if many > 1 then [ named "left out", change_words i (without k) ] else [])
      @ [ named "made twice", change_words i (twice k) ])) in
  let listed = lines_after "positions" lines in
  let count = List.length listed in
  let in_list i =
    entry_changed count i
    @ [ Printf.sprintf "line %d without what is behind the position" (i + 1),
        change_line i (fun l -> List.hd (String.split_on_char ' ' l)) ] in
  List.map (fun (a, b) -> a ^ " becomes " ^ b, swap a b) others
  @ header [ "kind", "robust"; "board", "5x1"; "positions", "99"; "trees", "0"; "trees", "9"; "goal", "keeps C9"; "goal", "pass" ]
  @ List.concat_map in_tree steps @ List.concat_map in_list listed

let of_takes =
  of_strategy
    [ "goal takes A3", "goal keeps A3"; "goal takes A3", "goal takes F3"; "goal takes A3", "goal takes D3";
      "rules hot-only", "rules basic-only"; "rules hot-only", "rules hot-only,unnamed=both"; "rules hot-only", "rules hot-only,hot_kinds=single";
      "rules hot-only", "rules hot-only,handicap=2"; "rules hot-only", "rules hot-only,capture_ends=true"; "rules hot-only", "rules ing-1996";
      "XXO.OO/.XXOO./XXO.OO A2", "XXO.OO/.XXOO./XXO.OO * A2"; "XXO.OO/.XXOO./XXO.OO A2", "XXO.OO/.XXOO./XXO.OO D3";
      "XXO.OO/.XXOO./XXO.OO A2", "XXO.OO/.XXOO./XXO.OO pass"; "XXO.OO/.XXOO./XXO.OO A2", "XXO.OO/.XXOO./XXO.OO A2/A2";
      "XXO.OO/.XXOO./XXO.OO A2", "XXO.OO/.XXOO./XXO.OO A2/D1"; "XXO.OO/.XXOO./XXO.OO A2", "XXO.OO/.XXOO./XXO.OO =";
      "tree W 0 0 XX.XOO/.XXOO./XXO.OO", "tree B 0 0 XX.XOO/.XXOO./XXO.OO";
      "tree W 0 0 XX.XOO/.XXOO./XXO.OO", "tree W 1 0 XX.XOO/.XXOO./XXO.OO";
      "tree W 0 1 XX.XOO/.XXOO./XXO.OO", "tree W 0 0 XX.XOO/.XXOO./XXO.OO";
      "tree W 0 1 XX.XOO/.XXOO./XXO.OO", "tree W 0 2 XX.XOO/.XXOO./XXO.OO";
      "tree W 0 1 XX.XOO/.XXOO./XXO.OO", "tree B 0 1 XX.XOO/.XXOO./XXO.OO";
      "tree W 0 1 XX.XOO/.XXOO./XXO.OO", "tree W 0 1 XXXXOO/.XXOO./XXO.OO";
      "threat #0", "threat #1"; "threat #0", "#0"; "threat #0", "threat ="; "threat #0", "threat ^"; "threat #0", "threat ~";
      "C3 * ~", "C3 * ="; "C3 * ~", "C3 * ^"; "C3 * ~", "C3 ~"; "C3 * ~", "F1 * ~"; "C3 * ~", "A2"; "C3 * ~", "pass * ~" ]

let of_keeps =
  of_strategy
    [ "goal keeps A1", "goal takes A1"; "goal keeps A1", "goal keeps D1"; "rules basic-only", "rules basic-only,resume=dispute";
      "rules basic-only", "rules basic-only,cycle=psk"; "rules basic-only", "rules basic-only,cycle=starter-first";
      "rules basic-only", "rules basic-only,start=first"; "rules basic-only", "rules basic-only,cycle=none";
      "rules basic-only", "rules basic-only,end_passes=2"; "pass * pass * ^ = = =", "pass * ^ = ="; "pass * pass * ^ = = =", "^";
      "pass * pass * ^ = = =", "pass * pass * ~ = = ="; "pass * pass * ^ = = =", "pass * #0 = ="; "tree B 1 0 .XX./XXX.", "tree W 1 0 .XX./XXX.";
      "tree B 1 0 .XX./XXX.", "tree B 0 0 .XX./XXX."; "tree B 0 0 .XX./XXX.", "tree B 0 0 ..X./XXX."; "threat #0", "threat #00";
      "threat #0", "* = = =" ]

let of_keeps_in_dispute =
  of_strategy
    [ "rules basic-only,resume=dispute", "rules basic-only"; "rules basic-only,resume=dispute", "rules basic-only,resume=dispute,end_passes=2";
      "tree W 0 0 .XX./XXX.", "tree W 0 1 .XX./XXX."; "tree W 0 0 .XX./XXX.", "tree B 0 0 .XX./XXX." ]

(* White has taken a ko, and what the list would make was on the board before. *)
let of_keeps_by_list bytes =
  let after first steps bytes = swap "~" steps (swap "tree B 0 0 .X.XO./XXXO.O/.X.XO." first bytes) in
  of_strategy
    [ ".X.XO./XXXO.O/.X.XO. E2", ".X.XO./XXXO.O/.X.XO. A1"; ".X.XO./XXXO.O/.X.XO. E2", ".X.XO./XXXO.O/.X.XO. E2/F3";
      ".X.XO./XXX.XO/.X.XO. =", ".X.XO./XXX.XO/.X.XO. * pass"; ".X.XO./XXX.XO/.X.XO. =", ".X.XO./XX..XO/.X.XO. =";
      "tree B 0 0 .X.XO./XXXO.O/.X.XO.", "tree B 100 0 .X.XO./XXXO.O/.X.XO."; (* with 99 it would be right *)
      "goal keeps A2", "goal keeps E2"; "rules tromp-taylor", "rules tromp-taylor,hot=basic,cycle=second-cycle,cycle_colour=either" ] bytes
  @ [ "after the ko was taken", after "tree W 0 0 .X.XO./XXX.XO/.X.XO." "* = ~";
      "under fixed, after it was taken back",
      (fun bytes -> after "tree B 0 0 .X.XO./XXXO.O/.X.XO." "E2 * = ~"
          (swap "rules tromp-taylor" "rules basic-only,hot=none,cycle=fixed" bytes)) ]

let of_keeps_in_ko =
  of_strategy
    [ "tree B 0 0 OX./.OO", "tree B 0 1 OX./.OO"; "tree B 0 0 OX./.OO", "tree W 0 0 OX./.OO"; "A1 * ~ ~", "C2 * ~ ~"; "A1 * ~ ~", "A1 * ~ =";
      ".XX/XO. C1", ".XX/XO. C1/C1"; ".X./XOO C2", ".X./XOO * C2" ]

(* White's stones are dead in the double ko, so that he disturbs it, whoever starts; and its stones are not hot. *)
let in_death = "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,same=board,start=all"

let in_scope = "rules ing-1991,hot_fights=any,same=board,start=all"

let of_takes_in_death =
  of_strategy
    [ in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=every,same=board,start=all";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,cycle=none";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,disturber_by=initiator,same=board,start=all";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,cycle=second-cycle";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,cycle=starter,same=board,start=all";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,cyclic=disturbing,same=board,start=all";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,cycle=none,unnamed=nobody";
      in_death, "rules ing-1996,hot_kinds=single+double-add+twin,hot_scope=single+double-capture,same=board,start=all";
      in_death, "rules ing-1996,hot=none,hot_scope=every,same=board,start=all";
      "goal takes E1", "goal keeps E1"; "goal takes E1", "goal takes A1"; "XX.XO/.XXOO/XXO.O D1", "XX.XO/.XXOO/XXO.O C3";
      "tree W 0 0 XX.XO/.XXOO/XXO.O", "tree W 0 1 XX.XO/.XXOO/XXO.O"; "tree W 0 0 XX.XO/.XXOO/XXO.O", "tree B 0 0 XX.XO/.XXOO/XXO.O" ]

(* A stone that would be hot in any ko. *)
let of_takes_in_scope =
  of_strategy
    [ in_scope, "rules ing-1991,hot_scope=every,same=board,start=all";
      in_scope, "rules ing-1991,hot_scope=fighting,hot_fights=any,same=board,start=all";
      in_scope, "rules ing-1991,hot_scope=single+twin,hot_fights=any,same=board,start=all";
      in_scope, "rules ing-1991,hot_fights=any,settled=outcome,same=board,start=all";
      in_scope, "rules ing-1991,hot_fights=any,unnamed=both,same=board,start=all";
      in_scope, "rules ing-1991,hot_fights=any" ]

(* Each row is needed, and has the only answer that is right, with the least stage. *)
let of_fates bytes =
  let lines = lines_of bytes in
  let listed = lines_after "positions" lines in
  let other_answer text word =
    let at = String.index word ':' in
    String.sub word 0 (at + 1) ^ text in
  let in_line i =
    let many = List.length (String.split_on_char ' ' (List.nth lines i)) in
    List.concat (List.init (many - 1) (fun k ->
      let named what = Printf.sprintf "line %d, row %d %s" (i + 1) (k + 1) what in
      let word = List.nth (String.split_on_char ' ' (List.nth lines i)) (k + 1) in
      let changed text = change_words i (List.mapi (fun n w -> if n = k + 1 then other_answer text w else w)) in
      let letter = word.[String.index word ':' + 1] in
      let others = List.filter (fun text -> text.[0] <> letter) [ "h"; "r99"; "k99" ] @ (if letter = 'h' then [] else [ String.make 1 letter ^ "0" ]) in
      [ named "left out", change_words i (without (k + 1)); named "made twice", change_words i (twice (k + 1)) ]
      @ List.map (fun text -> named ("becomes " ^ text), changed text) others)) in
  let count = List.length listed in
  header
    [ "stone", "W A1"; "stone", "B B1"; "stone", "B C2"; "stone", "B"; "stone", "B pass"; "stone", "A1"; "claims", "0"; "claims", "1"; "claims", "3";
      "positions", "9"; "positions", "0"; "board", "2x3"; "rules", "basic-only"; "rules", "basic-only,hot=none,cycle=psk";
      "rules", "basic-only,hot=none,capture_ends=true"; "rules", "basic-only,hot=none,resume=dispute"; "kind", "strategy"; "kind", "lasso" ]
  @ List.map (fun (a, b) -> a ^ " becomes " ^ b, swap a b)
      [ ".OX/X.. B hangs", ".OX/X.. B kept"; ".OX/X.. B hangs", ".OX/X.. B removed"; ".OX/X.. B hangs", ".OX/XXX B hangs";
        ".OX/X.. W removed", ".OX/X.. W hangs"; ".OX/X.. W removed", ".OX/X.. W gone";
        "..X/XX. B:k5", "..X/XX. B:k4294967296"; (* a higher stage would be right *)
        "XOX/X.. W:r1", "XOX/X.. W4:r1"; "XOX/X.. W:r1", "XOX/X.. W/A2:r1"; "XOX/X.. W:r1", "XOX/X.. W0:r1" ]
  @ List.concat_map in_line listed @ List.concat_map (entry_changed count) listed

(* Nobody is named, and nobody bound. *)
let of_disturber _ =
  header
    [ "rules", "ing-1996"; "rules", "ing-1996,unnamed=starter"; "rules", "ing-1996-recycling"; "rules", "ing-1991";
      "rules", "ing-1996,cycle=disturber+square,unnamed=nobody"; "cycle", "A2 pass pass A1 pass"; "cycle", "pass pass"; "cycle", "-";
      "stem", "B1 A1 pass B2"; "start", "W ../../.."; "board", "2x3"; "kind", "ranking" ]

(* Certificates of area. Each step is left out, made twice, and made each other one; and each run of steps becomes one step
   `!`, from where the game, with its past, may not go over to the robust solution. Where what is forged is right, it is named. *)

let steps_in_lines steps =
  let rec lines = function
    | [] -> []
    | steps ->
      let now = List.filteri (fun i _ -> i < 20) steps and rest = List.filteri (fun i _ -> i >= 20) steps in
      String.concat " " now :: lines rest in
  Printf.sprintf "steps %d\n" (List.length steps) ^ String.concat "" (List.map (fun l -> l ^ "\n") (lines steps))

let header_and_steps bytes =
  let rec go header = function
    | [] -> failwith "the sample has no steps"
    | l :: rest when String.starts_with ~prefix:"steps " l ->
      String.concat "" (List.map (fun l -> l ^ "\n") (List.rev header)),
      List.concat_map (fun l -> if l = "" then [] else String.split_on_char ' ' l) rest
    | l :: rest -> go (l :: header) rest in
  go [] (lines_of bytes)

let of_area ~runs ~right ~others bytes =
  let header_text, steps = header_and_steps bytes in
  let with_steps steps _ = header_text ^ steps_in_lines steps in
  let count = List.length steps in
  let words = List.sort_uniq compare (("!" :: "*" :: "pass" :: steps) @ [ "A1"; "B1"; "A2"; "B2"; "C1"; "C2"; "D1" ]) in
  let of_step i =
    let named what = Printf.sprintf "step %d %s" (i + 1) what in
    (named "left out", with_steps (without i steps)) :: (named "made twice", with_steps (twice i steps))
    :: List.filter_map (fun word ->
        if word = List.nth steps i then None
        else Some (named ("becomes " ^ word), with_steps (List.mapi (fun k s -> if k = i then word else s) steps))) words in
  let runs = if runs then List.concat (List.init count (fun i -> List.init (count - i) (fun n ->
      Printf.sprintf "steps %d to %d become !" (i + 1) (i + n + 1),
      with_steps (List.concat (List.mapi (fun k s -> if k = i then [ "!" ] else if k > i && k <= i + n then [] else [ s ]) steps)))))
    else [] in
  let forged = header (("kind", "strategy") :: ("steps", "0") :: ("steps", string_of_int (count + 1)) :: ("robust", "nothing.robust")
                       :: ("robust", "../samples/area_superko.robust") :: others)
    @ ("one step more", with_steps (steps @ [ "pass" ])) :: ("one leaf more", with_steps (steps @ [ "!" ])) :: ("no steps", with_steps [])
      :: (each count of_step @ runs) in
  List.filter (fun (name, change) -> change bytes <> bytes && not (List.mem name right)) forged

(* Of the robust solution that is named, with the certificate as it is. *)
let of_beside others bytes =
  let _, count = records_of bytes 11 in
  header others @ [ "no records", records 11 (fun _ -> []); "cut", fun bytes -> String.sub bytes 0 (String.length bytes - 1) ]
  @ each count (fun i ->
      let named what = Printf.sprintf "record %d %s" (i + 1) what in
      [ named "left out", records 11 (without i); named "made twice", records 11 (twice i);
        named "with an answer off the board", record 11 i (fun b at -> Bytes.set_uint8 b (at + 10) 200) ]
      @ if String.get_uint16_le bytes (String.length bytes - (11 * (count - i)) + 8) = 0 then []
      else [ named "of rank 0", record 11 i (fun b at -> Bytes.set_uint16_le b (at + 8) 0) ])

(* The same position, opponent to move, as a start and behind a play of the side: the second time the robust solution may lead
   back to the position before the play. Sample, the two starts, the play. *)
let pasts =
  [ "area_groups", "W X../XX.", "B X../.X.", "A1"; "area_groups", "W XX./X..", "B .X./X..", "A2"; "area_starter", "W .XXX", "B .XX.", "D1" ]

(* An answer makes a hot pair, which bans one of two replies. Without the other the list is right only where single stones alone
   are hot. Sample, the record of the other. *)
let hot_pairs = [ "held_any", 6 ]

let samples =
  [ "lasso", of_lasso; "starter_first", of_starter_first; "disturber", of_disturber; "takes_in_death", of_takes_in_death;
    "takes_in_scope", of_takes_in_scope;
    "cold", of_intervals
      [ "kind", "endings"; "rules", "hot-only,hot_scope=fighting,hot_class=before"; "rules", "hot-only,hot_scope=fighting"; "rules", "hot-only";
        "rules", "hot-only,hot_scope=fighting,hot_unclassified=cold,settled=life"; "rules", "hot-only,hot_class=before,hot_unclassified=cold" ];
    "endless/square", of_endless; "endless/beside_disturber", of_endless_beside_disturber; "ranking", of_ranking;
    "intervals", of_intervals
      [ "kind", "endings"; "rules", "basic-only"; "rules", "basic-only,end_passes=2,capture_ends=true";
        "rules", "basic-only,self_removal=none" ];
    "endings", of_intervals
      [ "kind", "intervals"; "rules", "basic-only"; "rules", "basic-only,hot=none,self_removal=none";
        "rules", "basic-only,self_removal=any"; "rules", "basic-only,self_removal=none,end_passes=2" ];
    "large_ranking", of_large 12 [ "board", "7x6"; "rules", "basic-only,self_removal=none"; "start", "W XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX/.X.XXX" ];
    "large_robust", of_large 13 [ "board", "7x6"; "at-least", "-41"; "side", "W"; "start", "B XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/X.X.XXXX" ];
    "large_solution", of_large 11 [ "board", "7x6"; "at-least", "-40"; "side", "W"; "rules", "basic-ko"; "start", "B XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/X.X.XXXX" ];
    "robust", of_robust 13 "4"; "solution", of_robust 11 "4"; 
    "basic_ko", of_basic_ko []; "basic_ko_held", of_basic_ko [ "settled-board", "yes"; "settled-board", "no"; "settled-board", "held\nimages each" ]; "held_board", of_held_board;
    "held_single", of_held_single;
    "held_next", of_leaves 2 [ "settled-board", "yes"; "rules", "any"; "rules", "any-single-hot"; "board", "2x5" ];
    "held_any", of_leaves ~right:[ "record 5 left out"; "record 7 of the highest rank"; "record 10 of the highest rank" ] 1
      [ "settled-board", "yes"; "rules", "any"; "rules", "any-single-hot"; "board", "3x5"; "start", "W ...../...../....." ];
    "free_points", of_free 10 ~last:1 ~starts:[ 0 ] ~spare:[ 7; 19; 24; 27 ] [ "board", "2x5"; "start", "B ...../....." ];
    "free_any", of_free 8 ~last:1 ~starts:[ 0 ] ~spare:[] [ "board", "2x4"; "start", "B X.../...." ];
    (* An answer leaves a hot stone where the only record would play, which single hot stones do not ban. *)
    "free_single", of_free 14 ~last:1 ~starts:[ 2; 4; 5 ] ~spare:[] [ "board", "2x7"; "rules", "any-with-basic-ko" ];
    "next_play", of_next_play; "next_list", of_leaves 2 [ "settled-board", "yes"; "start", "W .../.../..." ];
    "settled_board", of_settled_board;
    "settled_list", (fun bytes ->
      of_leaves ~right:[ "settled-board held" ] 0 [ "rules", "any"; "rules", "any-single-hot"; "start", "W .../.../..." ] bytes @ beside_passes 9 bytes);
    "settled_next", of_leaves 2
      [ "settled-board", "yes"; "rules", "any"; "board", "2x4"; "start", "W ..../...." ];
    (* It looks at single hot stones only; where others may be hot, an answer may be banned. *)
    "images", (fun bytes -> of_robust 11 "3" bytes @ header [ "rules", "any" ]); "answers", (fun bytes ->
      of_answers 9 bytes @ List.map (fun (name, change) -> name ^ ", with basic ko", (fun bytes -> line "rules" "any-with-basic-ko" (change bytes)))
        (beside_passes 9 bytes)); "takes", of_takes; "keeps", of_keeps;
    "area_tree", of_area ~runs:true ~right:[]
      ~others:[ "side", "B"; "at-least", "1"; "start", "W .."; "start", "B X."; "board", "1x2"; "rules", "tromp-taylor,cycle=none";
                "rules", "tromp-taylor,end_passes=4"; "rules", "tromp-taylor,capture_ends=true";
                "rules", "tromp-taylor,handicap=2"; "robust", "area_superko.robust" ];
    "area_superko", of_area ~runs:true ~right:[ "step 16 becomes pass"; "step 20 becomes !"; "step 23 becomes pass"; "steps 20 to 20 become !" ]
      ~others:[ "side", "W"; "at-least", "2"; "at-least", "4"; "start", "W ../.."; "start", "B X./.."; "start", "B XX/XX"; "board", "4x1";
                "rules", "tromp-taylor,cycle=none"; "rules", "basic-only,hot=none,cycle=psk,self_removal=any";
                "rules", "tromp-taylor,hot=hot"; "rules", "tromp-taylor,cycle=square"; "robust", "-"; "robust", "area_starter.robust";
                "robust", "area_groups.robust"; "robust", "area_superko.certificate" ];
    "area_starter", of_area ~runs:true ~right:[ "step 4 left out"; "steps 4 to 5 become !" ]
      ~others:[ "side", "W"; "at-least", "5"; "start", "W ...."; "start", "B X..."; "board", "2x2"; "rules", "basic-only,cycle=starter,cycle_colour=either";
                "rules", "basic-only,cycle=starter,same=fight"; "rules", "basic-only,cycle=starter,self_removal=any,handicap=2"; "robust", "-";
                "rules", "hot-only,cycle=starter"; "robust", "area_superko.robust" ];
    "area_ing", of_area ~runs:true ~right:[ "step 4 left out"; "steps 4 to 5 become !" ]
      ~others:[ "side", "W"; "start", "W ...."; "rules", "ing-1996"; "rules", "ing-1996,cycle_colour=either,same=board"; "rules", "ing-1996,same=fight";
                "rules", "ing-1996,self_removal=any,same=board"; "robust", "-"; "robust", "area_starter.robust" ];
    "area_groups", of_area ~runs:false
      ~right:[ "step 13 becomes pass"; "step 37 becomes pass"; "step 109 becomes pass"; "step 157 becomes pass"; "step 205 becomes pass" ]
      ~others:[ "side", "W"; "at-least", "1"; "start", "W .../..."; "board", "2x3"; "rules", "simplified-ing,cycle=none"; "robust", "-" ];
    "fates", of_fates; "keeps_in_dispute", of_keeps_in_dispute; "keeps_by_list", of_keeps_by_list; "keeps_in_ko", of_keeps_in_ko ]

let solutions_beside =
  [ "area_superko", [ "side", "W"; "at-least", "0"; "at-least", "-3"; "board", "4x1"; "kind", "robust"; "rules", "basic-ko"; "settled-board", "yes";
                      "images", "one"; "start", "W ../.." ];
    "area_starter", [ "side", "W"; "at-least", "3"; "board", "2x2"; "rules", "any-with-basic-ko"; "settled-board", "held" ];
    "area_ing", [ "side", "W"; "at-least", "3"; "rules", "any-single-hot"; "kind", "robust" ];
    "area_groups", [ "side", "W"; "at-least", "-1"; "board", "2x3"; "rules", "basic-ko" ] ]

let failed = ref false

let complain format = Printf.ksprintf (fun text -> failed := true; prerr_endline ("forgeries: " ^ text)) format

let try_sample (sample, forge) =
  let bytes = bytes_of (Filename.concat !folder (sample ^ ".certificate")) in
  if not (is_accepted bytes) then complain "%s is not accepted: %s" sample (verdict bytes);
  let forgeries = forge bytes in
  List.iter (fun (name, change) ->
    let forged = change bytes in
    if forged = bytes then complain "%s: %s changes nothing" sample name;
    if is_accepted forged then complain "%s: %s is accepted" sample name) forgeries;
  Random.init 1;
  let accepted = ref 0 in
  for _ = 1 to 1000 do
    let b = Bytes.of_string bytes in
    for _ = 0 to Random.int 3 do Bytes.set_uint8 b (Random.int (Bytes.length b)) (Random.int 256) done;
    let cut = if Random.int 8 = 0 then Random.int (Bytes.length b) else Bytes.length b in
    if is_accepted (Bytes.sub_string b 0 cut) then incr accepted
  done;
  Printf.printf "%s: %d forgeries refused; of 1000 changed at random %d accepted\n" sample (List.length forgeries) !accepted

let try_beside (sample, others) =
  let bytes = bytes_of (Filename.concat !folder (sample ^ ".certificate")) in
  let name = sample ^ ".robust" in
  let genuine = beside name in
  let forgeries = of_beside others genuine in
  List.iter (fun (what, change) ->
    forged_beside := Some (name, change genuine);
    if is_accepted bytes then complain "%s: its solution with %s is accepted" sample what) forgeries;
  forged_beside := None;
  Printf.printf "%s: %d forgeries of its solution refused\n" sample (List.length forgeries)

let try_past (sample, alone, behind, play) =
  let bytes = bytes_of (Filename.concat !folder (sample ^ ".certificate")) in
  let header_text, _ = header_and_steps bytes in
  let said start steps = verdict (line "start" start (header_text ^ steps_in_lines steps)) in
  if not (String.starts_with ~prefix:"accepted" (said alone [ "!" ])) then complain "%s: %s alone is not accepted" sample alone;
  if said behind [ play; "!" ] <> "refused: the proved checker says no" then complain "%s: %s, %s, and its past: %s" sample behind play (said behind [ play; "!" ])

let try_hot_pair (sample, other) =
  let bytes = records 11 (without other) (bytes_of (Filename.concat !folder (sample ^ ".certificate"))) in
  if is_accepted bytes then complain "%s: accepted without the reply that the pair does not ban" sample;
  let single = line "rules" "any-single-hot-with-basic-ko" bytes in
  if not (is_accepted single) then complain "%s: without that reply, and with single hot stones: %s" sample (verdict single)

let () =
  match Array.to_list Sys.argv with
  | [ _; path ] ->
    folder := path;
    List.iter try_sample samples;
    List.iter try_beside solutions_beside;
    List.iter try_past pasts;
    List.iter try_hot_pair hot_pairs;
    if !failed then exit 1
  | _ -> prerr_endline "usage: forgeries FOLDER"; exit 2
