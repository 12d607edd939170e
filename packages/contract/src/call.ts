import { oc } from '@orpc/contract';
import { z } from 'zod';

import { photos } from './limits.ts';
import { type RefusalCode, refusals } from './refusals.ts';

/** Who may make a call: anybody, a signed-in user (about their own rows only), or anybody on the local edition. */
export type Access = 'public' | 'user' | 'local';

export type Rate = { times: number; perSeconds: number };

/** How often a call may be made from one place, and about one `email` where the input has one. */
export type Rates = { perPlace: Rate; perEmail?: Rate };

export type CallMeta = {
  access: Access;
  rates?: Rates;
  /** Whether an API key, sent as `key` or `x-api-key`, can take the place of a session. */
  acceptsKey?: true;
  /** Whether a refusal is also in the answer's `message`, as the specification wants it of some calls. */
  saysMessage?: true;
  /** Whether every user gets the same answer: a browser may keep it and check the next time whether it still holds. */
  sameForAll?: true;
};

/** A call that needs a session, as most do. */
export const call = oc.$meta<CallMeta>({ access: 'user' });

/** Declares the refusals of a call; any other counts as a fault. */
export function refuses<const Code extends RefusalCode>(...codes: Code[]) {
  const entries = codes.map((code) => [
    code,
    { status: refusals[code].status, message: refusals[code].text, data: refusalData },
  ]);
  // as: fromEntries forgets its keys
  return Object.fromEntries(entries) as Record<
    Code,
    { status: number; message: string; data: typeof refusalData }
  >;
}

const refusalData = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** An id of the catalogue or of a platform: a PostgreSQL integer. */
export const id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(2_147_483_647));

/** Text that PostgreSQL can store unchanged: no NUL, no half of a surrogate pair. */
export const text = z
  .string()
  .refine(
    (value) => value.isWellFormed() && !value.includes('\0'),
    'contains a character that cannot be kept',
  );

/** Tells readers of the API's description that the body is a picture. */
export const pictureBody = Object.fromEntries(
  photos.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }] as const),
);
