(* A function that is asked for each argument once, and remembers its answers. Extracted functions have the same answer each time. *)
let of_function f =
  let known = Hashtbl.create 1000 in
  fun x ->
    let key = Hashtbl.hash_param 1000 1000 x, x in
    match Hashtbl.find_opt known key with
    | Some answer -> answer
    | None -> let answer = f x in Hashtbl.add known key answer; answer
