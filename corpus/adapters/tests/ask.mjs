// Runs an adapter with a script of GTP commands, as a process of its own, and gives its answers back one a
// command: the text after "= ", or all of it where it begins with "?". Ends the process after ten seconds.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export function run(file, flags, input) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawnSync(process.execPath, [path, ...flags], { input, encoding: 'utf8', timeout: 10000 });
}

export function ask(file, flags, commands) {
  const { stdout, stderr, status } = run(file, flags, commands.map((line) => `${line}\n`).join(''));
  const answers = stdout
    .split('\n\n')
    .slice(0, -1)
    .map((text) => text.replace(/^= ?/, ''));
  if (status !== 0 || answers.length !== commands.length) {
    throw new Error(
      `${file}: exit ${status}, ${answers.length} answers to ${commands.length} commands: ${stderr}`,
    );
  }
  return answers;
}
