import { parseArgs } from 'node:util';

import { runRole, runTier } from './cli/accounts.ts';
import { runBarcodes } from './cli/barcodes.ts';
import { runCatalogue } from './cli/catalogue.ts';
import { runCovers } from './cli/covers.ts';
import { runDump, runLoad } from './cli/dumps.ts';
import { runIgdb } from './cli/igdb.ts';
import { runImport } from './cli/imports.ts';
import { runStripe } from './cli/payments.ts';
import { type Env, type Output, printable } from './cli/terminal.ts';
import { usage } from './cli/usage.ts';
import { explain, mistake } from './explain.ts';

/** Runs a command and answers its exit code: 1 when nothing was done. */
export async function run(args: string[], env: Env, output: Output): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    const [command, ...rest] = positionals;
    if (values.help || command === undefined) output.write(usage);
    else if (command === 'import' && rest[0] === 'igdb') return await runIgdb(values, env, output);
    else if (command === 'import')
      return await runImport({ args: rest, platform: values.platform }, env, output);
    else if (command === 'catalogue') return await runCatalogue({ ...values, args: rest }, env, output);
    else if (command === 'dump') return await runDump(rest, env, output);
    else if (command === 'load') return await runLoad(rest, env, output);
    else if (command === 'tier') return await runTier(rest, env, output);
    else if (command === 'role') return await runRole(rest, env, output);
    else if (command === 'covers') return await runCovers(rest, env, output);
    else if (command === 'barcodes') return await runBarcodes(rest, env, output);
    else if (command === 'stripe') return await runStripe(rest, env, output);
    else throw mistake(`There is no command '${command}'.\n\n${usage}`);
    return values.help ? 0 : 1;
  } catch (error) {
    output.write(`${printable(explain(error))}\n`);
    return 1;
  }
}

function parse(args: string[]) {
  try {
    const options = {
      platform: { type: 'string' },
      merges: { type: 'string' },
      near: { type: 'string' },
      seed: { type: 'string' },
      all: { type: 'boolean' },
      anyway: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw mistake(`${explain(error)}\n\n${usage}`);
  }
}

if (import.meta.main) {
  process.exitCode = await run(process.argv.slice(2), process.env, process.stdout);
}
