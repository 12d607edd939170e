import type { FastifyReply, FastifyRequest } from 'fastify';

import { sessionDays } from '@cartouche/contract/limits';

import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { type CachedSession, createSessionCache } from './sessionCache.ts';
import type { SessionCookie } from './cookie.ts';
import { findSession, noteSeen, prolongSession } from './session.store.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const lasts = {
  /** Without a visit. */
  unusedMs: sessionDays.unused * dayMs,
  /** From the sign-in, however often it is used. */
  mostMs: sessionDays.most * dayMs,
};

/** A session that is used is prolonged once a day, and noted as seen every few minutes. */
const prolongedEveryMs = dayMs;
const seenEveryMs = 5 * minuteMs;

/** How long a session that was looked up is believed: where its end is told to all processes, and where it may not be. */
const trustedMs = { heard: 10 * minuteMs, unheard: 5_000 };
const mostCached = 10_000;

type Found = { userId: UserId; hasProfile: boolean; prolongedMs?: number };

/** Says whose request it is, mostly without asking the database. */
export function createGate(
  ctx: Context,
  cookie: SessionCookie,
  inBackground: (task: Promise<unknown>) => void,
) {
  const cache = createSessionCache(mostCached);
  const lookups = createShared<Found | null>();
  let endCount = 0;

  const stopHearing = ctx.signals.onSessionsEnded((userId) => {
    endCount += 1;
    // Whoever comes now must not wait for an answer that is older than the end.
    lookups.forget();
    if (userId === null) cache.clear();
    else cache.dropUser(userId);
  });

  function find(value: string, now: number): CachedSession | undefined {
    const known = cache.find(value);
    const forMs = ctx.signals.areHeard() ? trustedMs.heard : trustedMs.unheard;
    return known && now < known.endsAt && now - known.since < forMs ? known : undefined;
  }

  async function lookUp(value: string, token: string): Promise<Found | null> {
    const before = endCount;
    const row = await findSession(ctx.db, token);
    if (!row) return null;

    const now = ctx.now().getTime();
    const lastMs = row.createdAt.getTime() + lasts.mostMs;
    const endsAt = Math.min(row.expiresAt.getTime(), lastMs);
    if (endsAt <= now) return null;

    const userId = row.userId as UserId; // as: this is the gate that the brand speaks of
    // An end that was told meanwhile may be that of this one.
    if (row.has_profile && endCount === before) cache.keep(value, { userId, since: now, endsAt });

    const found = { userId, hasProfile: row.has_profile };
    const until = Math.min(now + lasts.unusedMs, lastMs);
    if (until - endsAt >= prolongedEveryMs) {
      const isThere = await prolongSession(ctx.db, token, { now: new Date(now), until: new Date(until) });
      return isThere ? { ...found, prolongedMs: until - now } : null;
    }
    if (now - row.updatedAt.getTime() >= seenEveryMs) inBackground(noteSeen(ctx.db, token, new Date(now)));
    return found;
  }

  return {
    /**
     * Whose session the request carries; null without a living one. The only place where a UserId is made. A session
     * that was prolonged tells the browser so. Refuses a user whose profile is gone.
     */
    userOf: async (request: FastifyRequest, reply: FastifyReply): Promise<UserId | null> => {
      const value = cookie.valueIn(request);
      if (value === undefined) {
        cookie.dropFormer(request, reply);
        return null;
      }
      const known = find(value, ctx.now().getTime());
      if (known) return known.userId;

      const token = cookie.tokenOf(value);
      const found = token === undefined ? null : await lookups.share(value, () => lookUp(value, token));
      if (!found) return null;
      if (!found.hasProfile) throw new Refusal('account_gone');
      if (found.prolongedMs) cookie.keep(reply, value, found.prolongedMs / 1000);
      return found.userId;
    },

    stopHearing,
  };
}

/** Work that is under way by its key: requests that come together, as those of a screen do, share one look. */
function createShared<T>() {
  const underway = new Map<string, Promise<T>>();

  return {
    share(key: string, work: () => Promise<T>): Promise<T> {
      const shared = underway.get(key);
      if (shared) return shared;

      const mine = work().finally(() => {
        if (underway.get(key) === mine) underway.delete(key);
      });
      underway.set(key, mine);
      return mine;
    },

    forget: () => underway.clear(),
  };
}
