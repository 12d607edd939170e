import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { type WishedCover, createSettleCover, openSources } from './settleCover.ts';

/** How many are looked for at once, and how many may wait: what was wished for first is no longer looked at. */
const most = { atOnce: 6, waiting: 300 };

export type CoverWishes = {
  isComing: (cover: WishedCover) => boolean;
  /** Looks for a cover soon. The answer ends when that has ended, well or not. */
  wish: (cover: WishedCover) => Promise<void>;
  /** Looks for nothing more, and waits for what is under way. */
  close: () => Promise<void>;
};

/** The covers that somebody waits for, looked for behind their backs: the newest wish comes first. */
function createCoverWishes(ctx: Context): CoverWishes {
  const settleCover = createSettleCover(ctx, openSources(ctx));
  const underWay = new Map<string, Promise<void>>();
  const waiting: { begin: () => void; drop: () => void }[] = [];
  let running = 0;
  let isClosed = false;

  function turn(): Promise<boolean> {
    if (running < most.atOnce) {
      running += 1;
      return Promise.resolve(true);
    }
    if (waiting.length >= most.waiting) waiting.shift()?.drop();
    return new Promise((resolve) => {
      waiting.push({ begin: () => resolve(true), drop: () => resolve(false) });
    });
  }

  async function lookFor(cover: WishedCover): Promise<void> {
    if (!(await turn())) return;
    try {
      if (!isClosed) await settleCover(cover);
    } catch (error) {
      ctx.log.error({ err: error, gameId: cover.gameId }, 'a cover could not be looked for');
    } finally {
      const next = waiting.pop();
      if (next) next.begin(); // it takes over this place
      else running -= 1;
    }
  }

  const idOf = ({ gameId, region }: WishedCover) => `${gameId}/${region}`;
  return {
    isComing: (cover) => underWay.has(idOf(cover)),
    wish(cover) {
      const id = idOf(cover);
      const looked = underWay.get(id) ?? lookFor(cover).finally(() => underWay.delete(id));
      underWay.set(id, looked);
      return looked;
    },
    async close() {
      isClosed = true;
      await Promise.all(underWay.values());
    },
  };
}

const opened = new WeakMap<Config, CoverWishes>();

/** Those of this process. */
export function coverWishesOf(ctx: Context): CoverWishes {
  const wishes = opened.get(ctx.config) ?? createCoverWishes(ctx);
  opened.set(ctx.config, wishes);
  return wishes;
}
