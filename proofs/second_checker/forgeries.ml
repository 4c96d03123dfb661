(* Holds forged certificates under the second checker: none may be accepted, and no bytes may make it fall over.

   Usage: forgeries FOLDER

   FOLDER has a genuine certificate of each kind (samples/), each of which must be accepted. From each many are forged that say
   what is not so, or say it without what shows it: values one too high or too low, records left out or made
   twice, ranks that show nothing, moves that are not legal, cycles that do not close, another rule set, another board. All must
   be refused. Then bytes are changed at random, 1,000 times a sample: each file must be accepted, refused, or unreadable.
   Exit code 1 if something is not as it should be. *)
open Certificate_text
open Certificate_kinds

let verdict bytes =
  match judge_certificate bytes with
  | _, Accepted claim -> "accepted: " ^ claim
  | _, Refused why -> "refused: " ^ why
  | exception Unreadable why -> "unreadable: " ^ why

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

let of_endless _ =
  header
    [ "cycle-a", "B1 pass C1"; "cycle-b", "B1 pass C1 A1"; "cycle-a", "C1 pass B1 A1"; "cycle-c", "C1 pass B1 A1";
      "cycle-a", "pass pass"; "cycle-a", "pass"; "cycle-b", "-"; "cycle-c", "B1 pass C1 A1 B1 pass C1 A1";
      "cycle-c", "B1 B1 C1 A1"; "stem", "-"; "stem", "B1"; "stem", "A1 pass"; "stem", "A1 A1"; "start", "B XXX"; "start", "B X..";
      "rules", "basic-only"; "rules", "basic-only,cycle=psk"; "rules", "basic-only,cycle=disturber+square"; "board", "2x1" ]

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

let of_robust most bytes =
  let _, count = records_of bytes 13 in
  header [ "side", "W"; "at-least", most; "entries", "1"; "entries", "0" ]
  @ [ "no records", records 13 (fun _ -> []) ]
  @ each count (fun i ->
        let named what = Printf.sprintf "record %d %s" i what in
        [ named "left out", records 13 (without i); named "made twice", records 13 (twice i);
          named "with an answer off the board", record 13 i (fun b at -> Bytes.set_uint8 b (at + 12) 200) ]
        (* The first record is the start, to which nothing leads. *)
        @ if i = 0 then [] else [ named "with the highest rank", record 13 i (fun b at -> set32 (-1l) b (at + 8)) ])

let samples =
  [ "lasso", of_lasso; "endless", of_endless; "ranking", of_ranking;
    "intervals", of_intervals
      [ "kind", "endings"; "rules", "basic-only"; "rules", "basic-only,end_passes=2,capture_ends=true";
        "rules", "basic-only,self_removal=none" ];
    "endings", of_intervals
      [ "kind", "intervals"; "rules", "basic-only"; "rules", "basic-only,hot=none,self_removal=none";
        "rules", "basic-only,self_removal=any"; "rules", "basic-only,self_removal=none,end_passes=2" ];
    "robust", of_robust "4"; "images", of_robust "3" ]

let failed = ref false

let complain format = Printf.ksprintf (fun text -> failed := true; prerr_endline ("forgeries: " ^ text)) format

let try_sample folder (sample, forge) =
  let file = open_in_bin (Filename.concat folder (sample ^ ".certificate")) in
  let bytes = really_input_string file (in_channel_length file) in
  close_in file;
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

let () =
  match Array.to_list Sys.argv with
  | [ _; folder ] -> List.iter (try_sample folder) samples; if !failed then exit 1
  | _ -> prerr_endline "usage: forgeries FOLDER"; exit 2
