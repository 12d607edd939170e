import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../sandbox/src');

type Wanted = { file: string; start: string; args?: readonly string[] };

/**
 * Starts a stand-in as a process of its own, which ends with this one: the server's code never loads the sandbox's.
 * `start` is the code that starts it from `module` and `args`; what that answers comes back, as far as JSON has it.
 */
export async function spawnStandIn({
  file,
  start,
  args = [],
}: Wanted): Promise<{ child: ChildProcess; made: unknown }> {
  const code = `import(process.argv[1]).then(async (module) => {
    const args = process.argv.slice(2);
    const made = await (${start});
    process.stdout.write(JSON.stringify(made) + '\\n');
    process.stdin.on('end', () => process.exit()).resume();
  })`;
  const all = ['--input-type=module', '-e', code, join(folder, file), ...args];
  // It ends with this process, whose end closes its input.
  const child = spawn(process.execPath, all, { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('\n')) resolve(said);
    });
    child.once('exit', () => reject(new Error('The stand-in did not start.')));
  });
  // Nothing of it keeps this process alive.
  child.unref();
  child.stdout.destroy();
  (child.stdin as Socket).unref(); // as: a pipe to a process is one
  return { child, made: JSON.parse(line) };
}
