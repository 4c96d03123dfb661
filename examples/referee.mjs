// Asks `hotstone referee` from node, without any package.
//
//     node examples/referee.mjs path/to/hotstone
//
// Plays a ko and shows what the referee says of taking it back. Questions may be asked without waiting: answers
// come in the order of the questions.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export class Referee {
  constructor(program = "hotstone") {
    this.process = spawn(program, ["referee"], { stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((resolve) => this.process.on("close", resolve));
    this.waiting = [];
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      const { resolve, reject } = this.waiting.shift();
      const answer = JSON.parse(line);
      if ("error" in answer) reject(new Error(answer.error));
      else resolve(answer);
    });
  }

  ask(request) {
    this.process.stdin.write(JSON.stringify(request) + "\n");
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  // Ends the program by ending its input; its exit code, which is 0.
  close() {
    this.process.stdin.end();
    return this.ended;
  }
}

const referee = new Referee(process.argv[2]);
await referee.ask({
  op: "new", game: "ko", rules: "tromp-taylor", size: [4, 3],
  setup: { B: ["B3", "A2", "B1"], W: ["C3", "B2", "D2", "C1"] },
});
const taken = await referee.ask({ op: "play", game: "ko", moves: [["B", "C2"]] });
console.log("Black takes", taken.captured.join(" "));
const verdict = await referee.ask({ game: "ko", judge: ["W", "B2"] });
console.log(verdict.reason, verdict.clause);
console.log(verdict.says);
await referee.ask({ game: "ko", judge: ["W", "I5"] }).catch((error) => console.log("refused:", error.message));
await referee.ask({ op: "drop", game: "ko" });
process.exitCode = await referee.close();
