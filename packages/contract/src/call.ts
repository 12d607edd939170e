import { oc } from '@orpc/contract';
import { z } from 'zod';

import { type RefusalCode, refusals } from './refusals.ts';

/** Who may make a call: anybody, a signed-in user (about their own rows only), or anybody on the local edition. */
export type Access = 'public' | 'user' | 'local';

export type Rate = { times: number; perSeconds: number };

/** How often a call may be made from one place, and about one `email` where the input has one. */
export type Rates = { perPlace: Rate; perEmail?: Rate };

export type CallMeta = {
  access: Access;
  rates?: Rates;
  /** Whether a program may ask with its user's API key, as `key` or `x-api-key`, in place of a session. */
  acceptsKey?: true;
  /** Whether every user is answered the same: a browser may keep it, and ask the next time whether it still holds. */
  sameForAll?: true;
};

/** A call that needs a session, which is what most do. */
export const call = oc.$meta<CallMeta>({ access: 'user' });

/** Declares the refusals that a call may answer with; one that is not declared here counts as a fault. */
export function refuses<const Code extends RefusalCode>(...codes: Code[]) {
  const entries = codes.map((code) => [
    code,
    { status: refusals[code].status, message: refusals[code].text, data: refusalData },
  ]);
  // as: fromEntries forgets the keys it was given
  return Object.fromEntries(entries) as Record<
    Code,
    { status: number; message: string; data: typeof refusalData }
  >;
}

const refusalData = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** An identifier as the catalogue and the platforms use it: a PostgreSQL integer. */
export const id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(2_147_483_647));

/** Text that PostgreSQL can keep as it is: no NUL, and no half of a character. */
export const text = z
  .string()
  .refine(
    (value) => value.isWellFormed() && !value.includes('\0'),
    'contains a character that cannot be kept',
  );
