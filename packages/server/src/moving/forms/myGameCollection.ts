import { z } from 'zod';

import { type FoundRow, said } from './said.ts';

const maybe = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const backup = z.object({
  backup: z.object({
    Game: z.array(
      z.object({
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
      }),
    ),
    Platform: z.array(z.object({ id: maybe, name: maybe })).default([]),
    Region: z.array(z.object({ id: maybe, name: maybe })).default([]),
    Label: z.array(z.object({ id: maybe, name: maybe })).default([]),
    GameLabel: z.array(z.object({ game_id: maybe, label_id: maybe })).default([]),
  }),
});

/** The backup of My Game Collection; nothing where the file is none. */
export function readMyGameCollection(json: unknown): FoundRow[] | undefined {
  const { success, data } = backup.safeParse(json);
  if (!success) return undefined;
  const { Game, Platform, Region, Label, GameLabel } = data.backup;
  const named = (list: { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  const [platforms, regions, labels] = [named(Platform), named(Region), named(Label)];
  const labelsOf = Map.groupBy(GameLabel, ({ game_id: game }) => game);
  return Game.map((game, place) => ({
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
        list: game.is_wishlist_item ? 'Wishlist' : 'Owned',
        notes: game.notes,
        tags: (labelsOf.get(game.id) ?? []).map(({ label_id: id }) => labels.get(id) ?? '').join(', '),
      },
      [['Currency', Number(game.purchased_price) > 0 ? game.purchased_price_currency : '']],
    ),
  }));
}
