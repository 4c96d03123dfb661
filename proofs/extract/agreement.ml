(* What the law of this folder says of single plays, and of games played at random.

   Usage: agreement plays | games

   plays: a line for each board of up to nine points and each of five rule sets, and where kos may be many for each kind of hot
   stones, too; and for all kinds with each reading of hot_scope=fighting, found by certificates/quick_ko_class.v. The law is asked of every legal position,
   with either player to move, at every point: why the play is not legal, or what it leaves. The line has the board, the rule
   set, the number of legal positions and of legal plays, and a digest of all answers. extract/plays.tsv keeps them.

   games: a line for each rule set of rule_sets.ml on small boards, and some with more keys, and four for each of the three Ing presets as they
   stand: thirteen games each. At every ply
   the law is asked of each point why it may not be played; then a move is drawn among the legal ones, and made. The line has
   board, rule set, plies, and a digest of all answers and positions. extract/games.tsv keeps them.

   tests/spec/rules/stated_law_test.cc makes both again with spec/, the draws included. *)
open Law
open Rule_sets
open Answers

(* The reasons have numbers; 0 is legal. Off the board nothing is asked. *)
let reason = function
  | None -> 0
  | Some why -> (match why with
      | Game_over -> 1 | Off_board -> 2 | Occupied -> 3 | Handicap_pass_owed -> 4 | Removes_own_stones -> 5
      | No_variation -> 6 | Hot_stone -> 7 | Cycle_ban -> 8)

let mix_situation digest s =
  let passes = mix (mix_cells digest s.stones) s.passes in
  let player = mix passes (match s.to_move with Black -> 1 | White -> 2) in
  List.fold_left (fun d p -> mix d (p + 3)) (mix player s.handicap_owed) s.bans

let plays size text rules =
  let columns, rows = size in
  let b = board_of size in
  let positions = ref 0 and legal_plays = ref 0 and digest = ref 1 in
  positions_of size (fun stones ->
    if is_legal b stones then begin
      incr positions;
      List.iter (fun to_move ->
        let s = { stones; to_move; passes = 0; bans = []; handicap_owed = 0 } in
        List.iter (fun p ->
          let why = judge b rules s (Play_on p) in
          digest := mix !digest (reason why);
          if why = None then begin
            incr legal_plays;
            digest := mix_situation !digest (after_move b rules s (Play_on p))
          end) (points_of size)) [ Black; White ]
    end);
  Printf.printf "%dx%d\t%s\t%d\t%d\t%d\n%!" columns rows text !positions !legal_plays !digest

let games_of_a_line = 13

let games size text rules cycle number =
  let columns, rows = size in
  let b = board_of size in
  let all_plies = ref 0 and digest = ref 1 in
  for game = 0 to games_of_a_line - 1 do
    let seed = ref (draw ((number * games_of_a_line) + game + 1)) in
    let most = if game = 0 then 200 else 48 in
    let rec go g plies =
      if plies < most && not (is_finished rules g.now) then begin
        let judged = List.map (fun p -> p, judge_in_game b rules cycle g (Play_on p)) (points_of size) in
        List.iter (fun (_, why) -> digest := mix !digest (reason why)) judged;
        let open_points = List.filter_map (fun (p, why) -> if why = None then Some p else None) judged in
        seed := draw !seed;
        let pass = !seed mod 16 = 0 || open_points = [] in
        seed := draw !seed;
        let m = if pass then Pass else Play_on (List.nth open_points (!seed mod List.length open_points)) in
        let h = next b rules g m in
        digest := mix_situation !digest h.now;
        incr all_plies;
        go h (plies + 1)
      end in
    go (start_of rules (empty_board b) Black) 0
  done;
  Printf.printf "%dx%d\t%s\t%d\t%d\n%!" columns rows text !all_plies !digest

let all_plays () =
  for columns = 1 to 9 do
    for rows = 1 to 9 / columns do
      let size = columns, rows in
      let hot = List.assoc "basic" (hot_layers size) in
      List.iter (fun (name, self) -> plays size ("basic-only,self_removal=" ^ name) (rules ~self ~passes:4 hot)) self_removals;
      plays size "basic-only,capture_ends=true" (rules ~capture_ends:true ~self:Groups ~passes:4 hot);
      let of_kinds names kinds =
        plays size ("basic-only,hot=hot,hot_kinds=" ^ names) (rules ~self:Groups ~passes:4 (hot_stones_of (board_of size) kinds)) in
      if columns > 1 && rows > 1 then List.iter (fun (name, kind) -> of_kinds name [ kind ]) hot_kinds;
      of_kinds (String.concat "+" (List.map fst hot_kinds)) (List.map snd hot_kinds);
      let b = board_of size in
      List.iter (fun (text, law) -> plays size text (rules ~self:Groups ~passes:4 (quick_hot_stones_by b (neighbour_table b) law)))
        scopes
    done
  done

let all_games () =
  let number = ref 0 in
  let line size text rules cycle = games size text rules cycle !number; incr number in
  let each_self size each = List.iter (fun (name, self) -> each size name self) self_removals in
  let small = [ 2, 1; 3, 1; 2, 2; 4, 1; 3, 2 ] in
  List.iter (fun (cycle_name, cycle) ->
    List.iter (fun size -> each_self size (fun size self_name self ->
      List.iter (fun (hot_name, hot) ->
        line size (Printf.sprintf "basic-only,hot=%s,self_removal=%s,cycle=%s" hot_name self_name cycle_name)
          (rules ~self ~passes:4 hot) cycle) (hot_layers size))) small) cycles;
  List.iter (fun cycle_name ->
    let cycle = List.assoc cycle_name cycles in
    List.iter (fun size -> each_self size (fun size self_name self ->
      let hot = List.assoc "basic" (hot_layers size) in
      List.iter (fun (more, r) ->
        line size (Printf.sprintf "basic-only,self_removal=%s,cycle=%s,%s" self_name cycle_name more) r cycle)
        [ "resume=dispute", rules ~dispute:true ~self ~passes:4 hot;
          "handicap=2", rules ~handicap:2 ~self ~passes:4 hot;
          "capture_ends=true", rules ~capture_ends:true ~self ~passes:4 hot;
          "end_passes=2", rules ~self ~passes:2 hot ])) small) [ "none"; "psk"; "square"; "starter" ];
  List.iter (fun size -> each_self size (fun size self_name self ->
    List.iter (fun (hot_name, hot) ->
      List.iter (fun (cycle_name, cycle) ->
        line size (Printf.sprintf "basic-only,hot=%s,self_removal=%s,cycle=%s" hot_name self_name cycle_name)
          (rules ~self ~passes:4 hot) cycle) (disturbers size @ starters size @ disturbers_in_fights size)) (hot_layers size))) small;
  List.iter (fun size ->
    for _ = 1 to 4 do List.iter (fun (name, rules, cycle) -> line size name rules cycle) (ing_presets size) done)
    [ 2, 2; 5, 1; 3, 2; 3, 3; 4, 3 ]

let () =
  match Array.to_list Sys.argv with
  | [ _; "plays" ] -> all_plays ()
  | [ _; "games" ] -> all_games ()
  | _ -> prerr_endline "usage: agreement plays | games"; exit 2
