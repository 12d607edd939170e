import { type Context, type AnyContext, dayOf } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { type DayRates, askRates } from './ecb.ts';
import { findNewestRates, upsertRates } from './rates.store.ts';

const dayMs = 24 * 3_600_000;

/** Over a long week-end rates are five days old. After a month they say nothing any more. */
const oldestDays = 30;

/** A rate that moves more than this is a mistake in the file, unless the file says so until the known ones are too old. */
const largestMove = 0.3;

/** When the bank's rates of the day are out, in UTC: about 16:00 in Frankfurt. */
const outAtHour = 15.5;

const askAgainMs = 3_600_000;

/** The rates by which amounts are compared now; undefined if there are none, or only old ones. */
export async function ratesNow(ctx: AnyContext): Promise<DayRates | undefined> {
  if (!ctx.config.rates) return undefined;
  const newest = await findNewestRates(ctx.db);
  return newest && isRecent(newest, ctx) ? newest : undefined;
}

function isRecent({ day }: DayRates, ctx: AnyContext): boolean {
  return day >= new Date(ctx.now().getTime() - oldestDays * dayMs).toISOString().slice(0, 10);
}

/** An amount in another currency; undefined without a rate. For comparing and showing, never for charging. */
export function convert(
  { amount, from, to }: { amount: number; from: string; to: string },
  rates: DayRates | undefined,
): number | undefined {
  if (from === to) return amount;
  const rateOf = (currency: string) => (currency === 'EUR' ? 1 : rates?.rates[currency]);
  const [one, other] = [rateOf(from), rateOf(to)];
  if (one === undefined || other === undefined) return undefined;
  return Math.round(((amount * other) / one) * 100) / 100;
}

/** Reads the rates of a new day, once it is time for them; asks hourly until they are there. */
export async function readRates(ctx: Context): Promise<void> {
  const { rates: config } = ctx.config;
  if (!config) return;
  const known = await findNewestRates(ctx.db);
  if (known && !isTime(known, ctx)) return;
  const read = await askRates(config, ctx).catch((error: unknown) => {
    if (isNoAnswer(error)) return undefined; // the client has logged it; what is known goes on
    throw error;
  });
  if (!read) return;
  if (known && read.day < known.day) return;
  if (known && isRecent(known, ctx) && !isLikely(read, known)) {
    ctx.log.error({ provider: 'ecb', day: read.day }, 'rates that moved too far were not taken');
    return;
  }
  await upsertRates(ctx.db, read, ctx.now());
}

/** On a working day whose rates are out and not known yet. The bank has none at week-ends. */
function isTime({ day, read_at }: { day: string; read_at: Date }, ctx: Context): boolean {
  const now = ctx.now();
  if (now.getTime() - read_at.getTime() < askAgainMs) return false;
  if (now.getTime() - Date.parse(day) >= 4 * dayMs) return true;
  const isWeekend = [0, 6].includes(now.getUTCDay());
  const hour = now.getUTCHours() + now.getUTCMinutes() / 60;
  return day < dayOf(ctx) && !isWeekend && hour >= outAtHour;
}

function isLikely({ rates }: DayRates, known: DayRates): boolean {
  return Object.entries(rates).every(([currency, rate]) => {
    const before = known.rates[currency];
    return before === undefined || Math.abs(rate / before - 1) <= largestMove;
  });
}
