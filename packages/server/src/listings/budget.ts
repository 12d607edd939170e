import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';

const hour = 3600;
/** A day touches 25 windows of an hour at most. */
const windowsPerDay = 25;

/** Who asks: a user, or the alerts of all of them. */
export type Asker = UserId | 'alerts';

/** How many questions one asker may put in an hour. */
export function hourlyShare(callsPerDay: number): number {
  return Math.ceil(hourly(callsPerDay) / 2);
}

function hourly(callsPerDay: number): number {
  return Math.floor(callsPerDay / windowsPerDay);
}

/**
 * Takes a call from the day's, which are spread over its hours so that a busy morning leaves some for the evening.
 * Counted in the database for all processes together. One user may take half of an hour's, and so may all alerts.
 */
export async function spend(ctx: Context, asker: Asker, callsPerDay: number): Promise<void> {
  const perHour = hourly(callsPerDay);
  try {
    await throttle(ctx, `ebay for ${asker}`, { times: hourlyShare(callsPerDay), perSeconds: hour });
    await throttle(ctx, 'ebay for all', { times: perHour, perSeconds: hour });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const seconds = Number(error.data?.['seconds'] ?? hour);
    throw new Refusal('marketplace_busy', { marketplace: 'eBay', minutes: Math.ceil(seconds / 60) });
  }
}
