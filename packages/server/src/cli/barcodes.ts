import { readBarcode } from '@cartouche/contract/barcodes.rules';

import { allowBarcode, removeBarcode } from '../barcodes/barcodes.ts';
import { mistake } from '../explain.ts';
import { type Env, type Output, withContext } from './terminal.ts';
import { usage } from './usage.ts';

export async function runBarcodes(
  [what, code, game, ...more]: string[],
  env: Env,
  output: Output,
): Promise<number> {
  if ((what !== 'remove' && what !== 'allow') || code === undefined || game === undefined || more.length > 0)
    throw mistake(`What about which barcode?\n\n${usage}`);
  if (readBarcode(code).gtin === undefined) throw mistake(`'${code}' is no barcode.`);
  const gameId = Number(/(?:^|\/game\/)(\d{1,9})(?:[?#]|$)/.exec(game)?.[1] ?? Number.NaN);
  if (!Number.isInteger(gameId)) throw mistake(`'${game}' is no game: copy the address of its page.`);

  return await withContext(env, async (ctx) => {
    const isDone = await (what === 'remove' ? removeBarcode : allowBarcode)(ctx, { code, gameId });
    if (!isDone)
      throw mistake(
        what === 'remove'
          ? `There is no game with the number ${gameId}.`
          : 'This barcode was not removed from this game.',
      );
    output.write(
      what === 'remove'
        ? 'Removed: nobody is told any more that this barcode is on this game.\n'
        : 'What sources and users say of this barcode counts again.\n',
    );
    return 0;
  });
}
