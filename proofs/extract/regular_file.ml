(* The bytes of a file, for both programs that read what others wrote (sat/lrat_main.ml, second_checker/second_checker.ml).

   Of a folder, a pipe or a device there is no length, or one that is not that of what comes: they are refused. It is opened
   without waiting for what a pipe has at its other end, and what it is is asked of what was opened. Sys_error, or End_of_file
   where there is less than the length says. *)
let bytes_of path =
  let refuse why = raise (Sys_error (path ^ ": " ^ why)) in
  let opened = try Unix.openfile path [ Unix.O_RDONLY; Unix.O_NONBLOCK; Unix.O_CLOEXEC ] 0
    with Unix.Unix_error (why, _, _) -> refuse (Unix.error_message why) in
  if (Unix.LargeFile.fstat opened).st_kind <> Unix.S_REG then begin
    Unix.close opened;
    refuse "is no regular file"
  end;
  let file = Unix.in_channel_of_descr opened in
  Fun.protect ~finally:(fun () -> close_in_noerr file) (fun () ->
    let bytes = really_input_string file (in_channel_length file) in
    match input_char file with
    | _ -> refuse "is no regular file"
    | exception End_of_file -> bytes)
