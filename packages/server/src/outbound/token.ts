import { z } from 'zod';

import { type NoAnswer, isNoAnswer } from './failure.ts';

/** What a provider answers to the application's keys. */
export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** How long keys that were refused are not tried again: only whoever runs the site can mend them. */
const refusedForMs = 10 * 60_000;

type Tokens = {
  ask: () => Promise<z.output<typeof tokenAnswer>>;
  /** How long before its end a token is replaced, so that none ends on its way. */
  earlyMs: number;
  now: () => Date;
};

export type Token = ReturnType<typeof createToken>;

/**
 * The application's token: fetched once for everybody who waits for it, and used until shortly before its end. Keys that
 * are refused are refused to everybody for a while.
 */
export function createToken({ ask, earlyMs, now }: Tokens) {
  let current: { value: string; until: number } | undefined;
  let refused: { error: NoAnswer; until: number } | undefined;
  let underWay: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    if (refused && now().getTime() < refused.until) throw refused.error;
    try {
      const { access_token: value, expires_in: seconds } = await ask();
      const lastsMs = seconds * 1000;
      current = { value, until: now().getTime() + Math.max(lastsMs / 2, lastsMs - earlyMs) };
      return value;
    } catch (error) {
      if (isNoAnswer(error) && error.kind === 'refused')
        refused = { error, until: now().getTime() + refusedForMs };
      throw error;
    }
  }

  return {
    async get(): Promise<string> {
      if (current && now().getTime() < current.until) return current.value;
      underWay ??= fetchToken().finally(() => (underWay = undefined));
      return await underWay;
    },
    /** Unless another caller has replaced it already. */
    forget(value: string): void {
      if (current?.value === value) current = undefined;
    },
  };
}
