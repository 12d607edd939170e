import { type KeyObject, createHash, verify } from 'node:crypto';

import { z } from 'zod';

import type { Context } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { createKept } from '../outbound/kept.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { requireEbay } from './listings.ts';

/** Where eBay sends its notices; it is part of what a challenge proves. */
export const noticesPath = '/api/ebay/account-deletion';

/** Proves to eBay that the address is ours. Refuses where no notices are set up. */
export function answerChallenge({ config }: Pick<Context, 'config'>, challenge: string): string {
  const { ebayNoticesToken: token, publicUrl } = config;
  if (token === undefined) throw new Refusal('not_found');
  return createHash('sha256')
    .update(challenge)
    .update(token)
    .update(publicUrl + noticesPath)
    .digest('hex');
}

const signatureHeader = z.object({
  kid: z.string().regex(/^[\w-]{1,100}$/),
  signature: z.base64().max(1000),
});

const hourMs = 3_600_000;
/** Strangers can name any key, and each is asked of eBay. */
const keysPerHour = { times: 60, perSeconds: 3600 };

/**
 * Whether eBay has signed a notice. There is nothing else to do with it: nothing of eBay's users is stored, and what is
 * kept of their listings is gone within ten minutes.
 */
export function createNoticeCheck(ctx: Context) {
  const kept = createKept<KeyObject>({ most: 20, freshMs: hourMs, keptMs: hourMs, now: ctx.now });

  return async function isSigned(body: Buffer, header: string): Promise<boolean> {
    if (ctx.config.ebayNoticesToken === undefined) throw new Refusal('not_found');
    const said = readHeader(header);
    if (!said) return false;
    try {
      const { value: key } = await kept(said.kid, async () => {
        await throttle(ctx, 'keys of ebay notices', keysPerHour);
        return (await requireEbay(ctx).ebay.findPublicKey(said.kid)).key;
      });
      return verify('sha1', body, key, Buffer.from(said.signature, 'base64'));
    } catch (error) {
      // A notice that cannot be checked comes again.
      if (isNoAnswer(error) || error instanceof Refusal) return false;
      throw error;
    }
  };
}

function readHeader(header: string) {
  try {
    const said: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    return signatureHeader.safeParse(said).data;
  } catch {
    return undefined;
  }
}
