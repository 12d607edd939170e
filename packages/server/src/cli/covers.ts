import { allowCovers, removeCovers } from '../catalogue/covers/removeCovers.ts';
import { mistake } from '../explain.ts';
import { type Env, type Output, count, withContext } from './terminal.ts';
import { usage } from './usage.ts';

export async function runCovers([what, game, ...more]: string[], env: Env, output: Output): Promise<number> {
  if ((what !== 'remove' && what !== 'allow') || game === undefined || more.length > 0) {
    throw mistake(`What about which covers?\n\n${usage}`);
  }
  const gameId = Number(/(?:^|\/game\/)(\d{1,9})(?:[?#]|$)/.exec(game)?.[1] ?? Number.NaN);
  if (!Number.isInteger(gameId)) throw mistake(`'${game}' is no game: copy the address of its page.`);

  return await withContext(env, async (ctx) => {
    const changed = await (what === 'remove' ? removeCovers : allowCovers)(ctx, gameId);
    if (changed === undefined) throw mistake(`There is no game with the number ${gameId}.`);
    output.write(
      what === 'remove'
        ? `Removed: none of its ${count(changed)} possible pictures is fetched again.\n`
        : `${count(changed)} of its pictures may be fetched again.\n`,
    );
    return 0;
  });
}
