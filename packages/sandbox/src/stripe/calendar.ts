export const day = 86_400;
export const hour = 3_600;

type Every = { interval: string; interval_count: number };

/**
 * The end of the nth period after an anchor. Months keep the anchor's day and are clamped to their last one: from 31
 * January the periods end on 28 February, 31 March, 30 April. Counting from the anchor, not from the period before,
 * brings the day back after a short month.
 */
export function periodEnd(anchor: number, { interval, interval_count }: Every, periods: number): number {
  const count = periods * interval_count;
  if (interval === 'day') return anchor + count * day;
  if (interval === 'week') return anchor + count * 7 * day;

  const start = new Date(anchor * 1000);
  const months = start.getUTCMonth() + (interval === 'year' ? 12 * count : count);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(anchor * 1000);
  end.setUTCFullYear(start.getUTCFullYear(), months, Math.min(start.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

/** The first end of a period, counted from the anchor, that is after a moment. */
export function nextPeriodEnd(anchor: number, every: Every, after: number): number {
  let periods = 1;
  while (periodEnd(anchor, every, periods) <= after) periods += 1;
  return periodEnd(anchor, every, periods);
}
