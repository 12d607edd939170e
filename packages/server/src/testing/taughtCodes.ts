import { checkDigitOf } from '@cartouche/contract/barcodes.rules';

import type { Product, TestUser } from './product.ts';

export const week = 7 * 24 * 3_600_000;
let last = 0;

/** A code that no other test has. */
export function newCode(): string {
  const body = `400${String(++last).padStart(9, '0')}`;
  return body + checkDigitOf(body);
}

/** How tests teach codes and ask for them, with a product that is there by then. */
export function teacher(product: () => Product) {
  const users = (...names: string[]) => Promise.all(names.map((name) => product().user(name)));
  return {
    users,
    /** Users whose accounts are a week old. */
    grown: async (...names: string[]): Promise<TestUser[]> => {
      const some = await users(...names);
      product().later(week);
      return some;
    },
    newGames: (...titles: string[]) =>
      product().games(titles.map((title) => `${title} ${crypto.randomUUID()}`)),
    say: (user: TestUser, call: 'teach' | 'report' | 'withdraw', code: string, gameId: number) =>
      product().as(user, `barcodes.${call}`, { code, gameId }),
    /** The games that a code leads a user to, each with who knows it. */
    find: async (user: TestUser, code: string) => {
      const { body } = await product().as(user, 'barcodes.find', { code });
      return (body as { games: { game_id: number; known_by: string }[] }).games // as: the contract's output
        .map(({ game_id, known_by }) => [game_id, known_by]);
    },
    searched: async (user: TestUser, code: string) => {
      const { body } = await product().as(user, 'catalogue.search', { q: code });
      return (body as { found: { game_id: number }[] }).found.map(({ game_id }) => game_id); // as: see above
    },
  };
}
