// Loads law.wasm from the folder of this file, in node and in a browser or bundler that knows import.meta.url.
import { Game, Law, LawError } from "./law.mjs";

export { Game, Law, LawError };

export async function loadLaw() {
  const place = new URL("./law.wasm", import.meta.url);
  if (place.protocol === "file:" && typeof process !== "undefined") {
    const { readFile } = await import("node:fs/promises");
    return Law.load(await readFile(place));
  }
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place}: ${answer.status} ${answer.statusText}`);
  return Law.load(await answer.arrayBuffer());
}
