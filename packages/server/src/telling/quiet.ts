import type { QuietHours } from '@cartouche/contract/alertShapes';
import { usualQuiet } from '@cartouche/contract/alerts.rules';

import { type AnyContext, type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { findQuiet, updateDueTimes, upsertQuiet, upsertTimeZone } from './quiet.store.ts';

const usual: QuietHours = {
  isQuiet: true,
  quiet_from: usualQuiet.from,
  quiet_to: usualQuiet.to,
  time_zone: null,
};

export async function getQuietHours(ctx: AnyContext, userId: string): Promise<QuietHours> {
  const row = await findQuiet(ctx.db, userId);
  if (!row) return usual;
  const { is_quiet: isQuiet, ...times } = row;
  return { isQuiet, ...times };
}

export async function saveQuietHours(ctx: Context, userId: UserId, hours: QuietHours): Promise<QuietHours> {
  await inTransaction(ctx, (ctx) => keepQuietHours(ctx, userId, hours));
  return hours;
}

/** What waits already is told at the new times. */
export async function keepQuietHours(ctx: InnerContext, userId: UserId, hours: QuietHours): Promise<void> {
  const { isQuiet, ...times } = hours;
  await upsertQuiet(ctx.db, userId, { is_quiet: isQuiet, ...times });
  const { notBefore = ctx.now(), digestAt } = timesFor(hours, ctx.now());
  await updateDueTimes(ctx.db, userId, { notBefore, digestAt });
}

/** Keeps where a browser says that it is, unless that is known. */
export async function keepTimeZone(ctx: InnerContext, userId: UserId, timeZone: string): Promise<void> {
  await upsertTimeZone(ctx.db, userId, timeZone);
}

/** When a user may be told of what is found now. */
export async function timesOf(ctx: AnyContext, userId: string) {
  return timesFor(await getQuietHours(ctx, userId), ctx.now());
}

/**
 * `notBefore` is when the quiet hours end, if it is quiet now; `digestAt` the next morning. Without a time zone nothing
 * is quiet, and mornings are those of UTC.
 */
export function timesFor({ isQuiet, quiet_from, quiet_to, time_zone }: QuietHours, now: Date) {
  const minute = minuteOfDay(now, time_zone ?? 'UTC');
  const isNight =
    quiet_from <= quiet_to
      ? minute >= quiet_from && minute < quiet_to
      : minute >= quiet_from || minute < quiet_to;
  const digestAt = nextAt(quiet_to, now, time_zone ?? 'UTC');
  return { ...(isQuiet && time_zone !== null && isNight && { notBefore: digestAt }), digestAt };
}

const minuteMs = 60_000;
const day = 24 * 60;

/** The next moment at which the user's clock shows that minute of the day, also where clocks change in between. */
function nextAt(minute: number, now: Date, timeZone: string): Date {
  const whole = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const away = (minute - minuteOfDay(now, timeZone) + day - 1) % day;
  const guess = new Date(whole + (away + 1) * minuteMs);
  const off = ((minute - minuteOfDay(guess, timeZone) + day + day / 2) % day) - day / 2;
  const moved = new Date(guess.getTime() + off * minuteMs);
  // Where clocks jump over that minute, it is when they have.
  return minuteOfDay(moved, timeZone) === minute ? moved : guess;
}

function minuteOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)]);
  const { hour = 0, minute = 0 } = Object.fromEntries(parts) as { hour?: number; minute?: number }; // as: the parts that were asked for
  return (hour % 24) * 60 + minute;
}
