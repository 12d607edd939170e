import { day } from './calendar.ts';
import { badParameter, Refusal } from './refusal.ts';

export type Answered = { status: number; body: object; headers: Record<string, string> };
export type Kept = { fingerprint: string; until: number; answer: Answered | undefined };

/**
 * Repeats of a POST with the same key get the first answer again, also when it was a 500. Nothing is kept of a request
 * that was refused before any work, so that it can be sent again with the same key once it is right.
 */
export function createIdempotency(now: () => number) {
  const kept = new Map<string, Kept>();

  return {
    async answer(
      { key, fingerprint }: { key: string; fingerprint: string },
      work: () => Promise<{ answer: Answered; isKept: boolean }>,
    ): Promise<Answered> {
      if (key.length > 255)
        throw badParameter('Idempotency-Key', 'Idempotency keys have up to 255 characters.');
      const known = kept.get(key);
      if (known && known.until > now()) return repeat(key, known, fingerprint);

      const entry: Kept = { fingerprint, until: now() + day, answer: undefined };
      kept.set(key, entry);
      const { answer, isKept } = await work();
      if (isKept) entry.answer = answer;
      else kept.delete(key);
      return answer;
    },
    forget: () => kept.clear(),
    /** What is kept, without requests that still run. */
    list: (): [string, Kept][] => [...kept].filter(([, { answer, until }]) => answer && until > now()),
    recall(saved: [string, Kept][]): void {
      for (const [key, entry] of saved) kept.set(key, entry);
    },
  };
}

function repeat(key: string, { fingerprint: first, answer }: Kept, fingerprint: string): Answered {
  if (first !== fingerprint) {
    throw new Refusal(
      400,
      {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      },
      true,
    );
  }
  if (!answer) {
    throw new Refusal(
      409,
      {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      },
      true,
    );
  }
  return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
}
