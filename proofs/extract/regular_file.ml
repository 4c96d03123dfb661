(* The bytes of a file, for both programs that read what others wrote (sat/lrat_main.ml, second_checker/second_checker.ml).

   Of a folder, a pipe or a device there is no length, or one that is not that of what comes: they are refused. Sys_error, or
   End_of_file where there is less than the length says. *)
let bytes_of path =
  let none () = raise (Sys_error (path ^ ": is no regular file")) in
  if Sys.file_exists path && Sys.is_directory path then none ();
  let file = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in_noerr file) (fun () ->
    let length = try in_channel_length file with Sys_error _ -> none () in
    let bytes = really_input_string file length in
    match input_char file with
    | _ -> none ()
    | exception End_of_file -> bytes)
