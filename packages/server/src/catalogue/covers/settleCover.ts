import type { Context } from '../../context.ts';
import { createBringPicture } from './bringPicture.ts';
import type { BoxedGame, CoverSource } from './coverSource.ts';
import * as store from './covers.store.ts';
import { createIgdbImages } from './igdbImages.ts';
import { createLibretroBoxArt } from './libretroBoxArt.ts';

export type WishedCover = { gameId: number; region: string };

const createSource = { igdb: createIgdbImages, libretro: createLibretroBoxArt };

/** The sources in the order of whoever runs the site. */
export function openSources(ctx: Context): CoverSource[] {
  return ctx.config.covers.sources.map((name) => createSource[name](ctx));
}

/** Finds which picture a game has for a region: the first that a source has, in their order. */
export function createSettleCover(ctx: Context, sources: readonly CoverSource[]) {
  const bringPicture = createBringPicture(ctx);
  const order = ctx.config.covers.sources.join();

  /** Asks for one picture after the other, and for no second one of a source that does not answer. */
  async function look(game: BoxedGame, region: string) {
    let askAfter: Date | null = null;
    for (const source of sources) {
      for (const key of source.keysOf(game, region)) {
        const brought = await bringPicture(source, key);
        if (brought.is === 'here') return { source: source.name, key, askAfter };
        if (brought.is === 'removed') continue;
        // Nothing else takes its place: that would need the room as well.
        if (brought.is === 'evicted') return { source: null, key: null, askAfter: brought.until };
        if (!askAfter || brought.until < askAfter) askAfter = brought.until;
        if (brought.is === 'failed') break;
      }
    }
    return { source: null, key: null, askAfter };
  }

  return async function settleCover({ gameId, region }: WishedCover): Promise<void> {
    const game = await store.findBoxedGame(ctx.db, gameId);
    if (!game) return;
    // Also where no source may be asked, as for a beta alone: else it would be looked for again and again.
    await store.upsertCover(ctx.db, { gameId, region, sources: order }, await look(game, region));
  };
}
