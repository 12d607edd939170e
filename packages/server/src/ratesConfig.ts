import { z } from 'zod';

/** The variables of the exchange rates. */
export const ratesEnvironment = {
  /** Whether other currencies are compared with euros: ecb asks the European Central Bank once a day. */
  RATES: z.enum(['ecb', 'off'], 'write ecb or off.').default('ecb'),
  /** Where the daily file is: the bank's own address, or that of the stand-in. */
  RATES_URL: z
    .url({ protocol: /^https?$/, error: 'write the address of the daily file.' })
    .refine(isSafe, 'write an https address, or http on this machine.')
    .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
};

export type RatesConfig = {
  url: string;
  /** Whether the rates are made up. */
  isStandIn: boolean;
  timeoutMs: number;
};

const shape = z.object(ratesEnvironment);

/** Undefined where they are switched off. */
export function readRates(e: z.infer<typeof shape>, isStandIn: boolean): RatesConfig | undefined {
  if (e.RATES === 'off') return undefined;
  return { url: e.RATES_URL, isStandIn, timeoutMs: 10_000 };
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === '127.0.0.1';
}
