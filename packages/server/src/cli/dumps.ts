import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { openUnmigrated } from '../db/database.ts';
import { isNew } from '../db/folder.ts';
import { askForDump } from '../dump/control.ts';
import type { End } from '../dump/form.ts';
import { checkDump, loadDump } from '../dump/load.ts';
import { type Dump, writeDump } from '../dump/write.ts';
import { mistake } from '../explain.ts';
import { databaseFolder } from '../ground.ts';
import { type Env, type Output, counted, printable, resolveFromCaller, withContext } from './terminal.ts';
import { usage } from './usage.ts';

export async function runDump(args: string[], env: Env, output: Output): Promise<number> {
  const file = requireOneName(args, 'Into which file?');
  const { databaseUrl, dataFolder, dumpKey } = readConfig(env);
  const dump: Dump = { path: resolveFromCaller(file, env), passphrase: dumpKey };
  const say = (written: End) => {
    output.write(printable(`${dump.path} has ${countsOf(written)}.\n`));
    for (const key of written.missing) output.write(printable(`  Missing among the files: ${key}\n`));
    return 0;
  };

  if (databaseUrl === undefined) {
    if (isNew(databaseFolder(dataFolder))) throw mistake(`There is no database in ${dataFolder} to dump.`);
    const written = await askForDump(dataFolder, dump);
    if (written) return say(written);
  }
  return await withContext(env, async (ctx) => say(await writeDump(ctx, dump)), openUnmigrated);
}

export async function runLoad(args: string[], env: Env, output: Output): Promise<number> {
  const file = requireOneName(args, 'From which file?');
  const dump = await checkDump({ path: resolveFromCaller(file, env), passphrase: readConfig(env).dumpKey });
  const load = async (ctx: Context, embedded: boolean) => {
    await loadDump(ctx, dump, { embedded });
    output.write(printable(`Loaded ${countsOf(dump.end)}.\n`));
    return 0;
  };
  return await withContext(env, load, openUnmigrated);
}

/** The shell splits a name at its spaces, and the first word alone would be another file. */
function requireOneName(args: string[], question: string): string {
  const [file, ...more] = args;
  if (!file) throw mistake(`${question}\n\n${usage}`);
  if (more.length === 0) return file;
  throw mistake(`Name one file. If its name has spaces, put it in quotes: "${args.join(' ')}".`);
}

function countsOf({ tables, files }: End): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one, 0);
  return `${counted(rows, 'row')} of ${Object.keys(tables).length} tables, and ${counted(files, 'file')}`;
}
