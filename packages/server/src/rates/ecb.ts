import type { Context } from '../context.ts';
import { createClient } from '../outbound/client.ts';
import { noAnswer } from '../outbound/failure.ts';
import type { RatesConfig } from '../ratesConfig.ts';

/** The rates of one day: units of each currency for one euro. */
export type DayRates = { day: string; rates: Record<string, number> };

const largestBytes = 1024 * 1024;

/** Asks the European Central Bank for the rates of its newest day. The one file that knows its format. */
export async function askRates(config: RatesConfig, ctx: Pick<Context, 'log' | 'now'>): Promise<DayRates> {
  const client = createClient({
    provider: 'ecb',
    bases: [config.url],
    longestMs: config.timeoutMs,
    largestBytes,
    log: ctx.log,
    now: ctx.now,
  });
  const types = ['text/xml', 'application/xml'];
  const { body } = await client.fetch({ call: 'daily rates', url: new URL(config.url), types });
  const read = readDayRates(body.toString());
  if (!read) throw noAnswer('unusable', 'It has no rates.');
  return read;
}

/**
 * The file's rates; none of a file without the two currencies that matter most. It is read by its own few marks, in
 * either kind of quotes, because a parser of XML would also follow what a stranger may put into it.
 */
export function readDayRates(xml: string): DayRates | undefined {
  const day = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']/.exec(xml)?.[1];
  const cubes = xml.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,9})?)["']/g);
  const rates = Object.fromEntries(
    [...cubes]
      .map(([, currency = '', rate]) => [currency, Number(rate)] as const)
      .filter(([, rate]) => rate > 0),
  );
  if (day === undefined || rates['USD'] === undefined || rates['GBP'] === undefined) return undefined;
  return { day, rates };
}
