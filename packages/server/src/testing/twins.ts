import type { Union } from '../catalogue/unite.store.ts';
import { uniteGames } from '../catalogue/unite.ts';
import { inTransaction } from '../context.ts';
import type { Product } from './product.ts';

/** Two games that are one, and the other games of `collector`. */
export async function twinGames(product: Product) {
  const mark = crypto.randomUUID();
  const [from = 0, to = 0, ...others] = await product.games(
    ['StarFox', 'Star Fox', 'Terranigma', 'Lufia', 'Wanted'].map((title) => `${title} ${mark}`),
  );
  return { from, to, others };
}

export function uniteTwo(product: Product, union: Union): Promise<boolean> {
  return inTransaction(product.ctx, (ctx) => uniteGames(ctx, union));
}
