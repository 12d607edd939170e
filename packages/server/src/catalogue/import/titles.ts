import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../../db/database.ts';
import { longerTitles } from '../longerTitles.ts';
import type { OpenGame } from './batch.ts';
import type { ComposedGame } from './compose.ts';
import { listGamesTitled } from './import.store.ts';

type Composed = { game: OpenGame; composed: ComposedGame };

/**
 * Gives each game a title that no other game of its platform has: two games called Star Wars are 'Star Wars' and 'Star
 * Wars (1991)'.
 */
export async function settleTitles(tx: Db, games: Composed[]): Promise<Composed[]> {
  const unsettled = games.filter(({ game, composed }) => !isKept(game, composed.title));
  const owners = await ownersOf(tx, unsettled, ({ title }) => [title]);
  const claimed = new Map<string, OpenGame>();
  for (const { game, composed } of games) {
    if (isKept(game, composed.title)) claimed.set(nameOf(composed, composed.title), game);
  }
  const isFree = ({ game, composed }: Composed, title: string) => {
    const name = nameOf(composed, title);
    const owner = owners.get(name);
    return (owner === undefined || owner === game.id) && (claimed.get(name) ?? game) === game;
  };

  const crowded = unsettled.filter((one) => {
    const name = nameOf(one.composed, one.composed.title);
    if (!isFree(one, one.composed.title)) return true;
    claimed.set(name, one.game);
    return false;
  });

  const longer = new Map<OpenGame, string>();
  let left = crowded;
  for (let round = 0; left.length > 0; round += 1) {
    const titlesOf = (game: ComposedGame) => longerTitles(game, round);
    for (const [name, id] of await ownersOf(tx, left, titlesOf)) owners.set(name, id);
    left = left.filter((one) => {
      const chosen = titlesOf(one.composed).find((other) => isFree(one, other));
      if (chosen === undefined) return true;
      claimed.set(nameOf(one.composed, chosen), one.game);
      longer.set(one.game, chosen);
      return false;
    });
  }
  return games.map(({ game, composed }) => {
    const title = longer.get(game) ?? composed.title;
    return { game, composed: { ...composed, title } };
  });
}

function isKept({ stored }: OpenGame, title: string): boolean {
  return stored !== undefined && fold(stored.title) === fold(title);
}

async function ownersOf(tx: Db, games: Composed[], titles: (game: ComposedGame) => string[]) {
  const keys = games.flatMap(({ composed }) =>
    titles(composed).map((title) => ({ platform_id: composed.platform_id, folded_title: fold(title) })),
  );
  const rows = await listGamesTitled(tx, keys);
  return new Map(rows.map((row) => [`${row.platform_id} ${row.folded_title}`, row.game_id]));
}

function nameOf({ platform_id }: ComposedGame, title: string): string {
  return `${platform_id} ${fold(title)}`;
}
