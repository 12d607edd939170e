import type { Product, TestUser } from './product.ts';

/** A user's price alert with the listings that it found, one per second. Nothing in the product makes alerts yet. */
export async function alertThatFound(
  { ctx, later }: Product,
  user: TestUser,
  titles: string[],
  alert: { query?: string; active?: boolean; game_id?: number } = {},
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('searches')
    .values({
      user_id: user.id,
      platform: 'vinted',
      query: 'Secret of Mana',
      min_price: null,
      max_price: 60,
      created_at: ctx.now(),
      game_id: null,
      ...alert,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const title of titles) {
    later(1000);
    await ctx.db
      .insertInto('items')
      .values({
        user_id: user.id,
        search_id: id,
        title,
        price: 49.9,
        item_platform_id: `https://www.vinted.fr/items/${encodeURIComponent(title)}`,
        image_url: null,
        platform: 'vinted',
        created_at: ctx.now(),
      })
      .execute();
  }
  return id;
}
