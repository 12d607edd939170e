import { z } from 'zod';

import { writtenNumber } from '../text/numbers.ts';
import { isRecord, writtenOf } from '../text/objects.ts';
import { type FoundRow, said } from './said.ts';
import { nameKey } from './table.ts';

const maybe = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (typeof value === 'number' ? writtenNumber(value) : (value ?? '')));
const gameShape = z.looseObject({
  id: maybe,
  name: maybe,
  platform_id: maybe,
  igdb_id: maybe,
  region_id: maybe,
  edition: maybe,
  release_date: maybe,
  created_on: maybe,
  purchased_price: maybe,
  purchased_price_currency: maybe,
  notes: maybe,
  is_wishlist_item: z.union([z.boolean(), z.number()]).nullish(),
});
const backup = z.object({
  backup: z.looseObject({
    Game: z.array(gameShape),
    Platform: z.array(z.object({ id: maybe, name: maybe })).default([]),
    Region: z.array(z.object({ id: maybe, name: maybe })).default([]),
    Label: z.array(z.object({ id: maybe, name: maybe })).default([]),
    GameLabel: z.array(z.object({ game_id: maybe, label_id: maybe })).default([]),
  }),
});

/** The backup of My Game Collection, and its lists that were not read; nothing where the file is none. */
export function readMyGameCollection(json: unknown): { rows: FoundRow[]; leftOut: string[] } | undefined {
  const { success, data } = backup.safeParse(json);
  if (!success) return undefined;
  const { Game, Platform, Region, Label, GameLabel, ...others } = data.backup;
  const used = new Set<string>();
  const named = (list: { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  const [platforms, regions, labels] = [named(Platform), named(Region), named(Label)];
  const labelsOf = Map.groupBy(GameLabel, ({ game_id: game }) => game);
  const rows = Game.map((game, place) => ({
    line: place + 1,
    said: said(
      {
        key: game.id,
        title: game.name,
        platform: platforms.get(game.platform_id) ?? '',
        igdb: game.igdb_id,
        region: regions.get(game.region_id) ?? '',
        edition: game.edition,
        year: /^\d{4}/.exec(game.release_date)?.[0] ?? '',
        added: game.created_on.replace(/^(\d{4})(\d{2})(\d{2})_?.*/, '$1-$2-$3'),
        paid: game.purchased_price.startsWith('-') ? '' : game.purchased_price,
        currency: game.purchased_price_currency,
        list: game.is_wishlist_item ? 'Wishlist' : 'Owned',
        notes: game.notes,
        tags: (labelsOf.get(game.id) ?? []).map(({ label_id: id }) => labels.get(id) ?? '').join(', '),
      },
      othersOf(game, others, used),
    ),
  }));
  const leftOut = Object.keys(others).filter((name) => !used.has(name) && Array.isArray(others[name]));
  return { rows, leftOut };
}

/** What a game says beyond what is asked, each under its own name. A number of another list is what it names there. */
function othersOf(
  fields: z.infer<typeof gameShape>,
  lists: Record<string, unknown>,
  used: Set<string>,
): [label: string, value: string][] {
  const asked = Object.keys(gameShape.shape);
  return Object.entries(fields).flatMap(([field, value]): [string, string][] => {
    if (asked.includes(field) || value === null || value === false || value === '') return [];
    const label = field.replace(/_id$/, '');
    const list = Object.keys(lists).find((name) => name !== field && nameKey(name) === nameKey(label));
    const entries = list === undefined ? [] : lists[list];
    const named = Array.isArray(entries) && entries.find((one) => isRecord(one) && one['id'] === value);
    if (list === undefined || !isRecord(named)) {
      return [[field, writtenOf(value)]];
    }
    used.add(list);
    return [[label, writtenOf(named['name'] ?? value)]];
  });
}
