import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

/** The variables of eBay's listings. */
export const ebayEnvironment = {
  /** The App ID and the Cert ID of a production keyset. */
  EBAY_CLIENT_ID: z.string().optional(),
  EBAY_CLIENT_SECRET: z.string().optional(),
  /** Another address of eBay's APIs: its sandbox's, or that of the stand-in. */
  EBAY_API_URL: apiUrl('https://api.ebay.com'),
  /** How many searches eBay allows in a day. */
  EBAY_CALLS_PER_DAY: z.coerce
    .number('write a whole number from 100 to 10000000.')
    .int('write a whole number from 100 to 10000000.')
    .min(100, 'write a whole number from 100 to 10000000.')
    .max(10_000_000, 'write a whole number from 100 to 10000000.')
    .default(5000),
  /** The campaign of the eBay Partner Network that links count for. */
  EBAY_CAMPAIGN_ID: z
    .string()
    .regex(/^\d{10}$/, 'write the ten digits of the campaign.')
    .optional(),
  /** What eBay's notices of deleted accounts are set up with. */
  EBAY_NOTICES_TOKEN: z
    .string()
    .regex(/^[\w-]{32,80}$/, 'write 32 to 80 letters, digits, - and _.')
    .optional(),
};

export type EbayConfig = {
  clientId: string;
  clientSecret: string;
  apiUrl: string;
  callsPerDay: number;
  campaignId: string | undefined;
  /** Whether the stand-in plays eBay. */
  isStandIn: boolean;
  /** How long one question may take, with its repetitions. */
  timeoutMs: number;
};

const shape = z.object(ebayEnvironment);

/** Answers a sentence instead if the variables do not go together. */
export function readEbay(e: z.infer<typeof shape>, isStandIn: boolean): EbayConfig | string | undefined {
  const clientId = e.EBAY_CLIENT_ID;
  const clientSecret = e.EBAY_CLIENT_SECRET;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    return 'EBAY_CLIENT_ID and EBAY_CLIENT_SECRET go together.';
  }
  return {
    clientId,
    clientSecret,
    apiUrl: e.EBAY_API_URL,
    callsPerDay: e.EBAY_CALLS_PER_DAY,
    campaignId: e.EBAY_CAMPAIGN_ID,
    isStandIn,
    timeoutMs: 8_000,
  };
}
