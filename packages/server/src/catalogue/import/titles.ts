import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../../db/database.ts';
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
  for (const [name, id] of await ownersOf(tx, crowded, longerTitles)) owners.set(name, id);

  const longer = new Map<OpenGame, string>();
  for (const one of crowded) {
    const { title } = one.composed;
    const chosen = longerTitles(one.composed).find((other) => isFree(one, other)) ?? title;
    claimed.set(nameOf(one.composed, chosen), one.game);
    longer.set(one.game, chosen);
  }
  return games.map(({ game, composed }) => {
    const title = longer.get(game) ?? composed.title;
    return { game, composed: { ...composed, title } };
  });
}

function isKept({ stored }: OpenGame, title: string): boolean {
  return stored !== undefined && fold(stored.title) === fold(title);
}

const mostAlike = 20;

/** What tells a game from another of its title, best first. */
function longerTitles({ title, release_date, publisher }: ComposedGame): string[] {
  const numbers = Array.from({ length: mostAlike - 1 }, (_, n) => `${n + 2}`);
  const marks = [release_date?.slice(0, 4), publisher, ...numbers];
  const room = 250;
  return marks
    .flatMap((mark) => (mark ? ` (${mark})` : []))
    .filter((mark) => mark.length < room / 2)
    .map((mark) => `${title.slice(0, room - mark.length)}${mark}`);
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
