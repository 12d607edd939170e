import { type NoAnswer, isNoAnswer } from '../../outbound/failure.ts';
import { Refusal } from '../../refusal.ts';
import { refusalBody } from './igdbShapes.ts';

const longestMessage = 200;

/** Why IGDB gave no usable answer, for a screen to say it in its own language. */
export type Reason = 'busy' | 'refused' | 'silent';

const sentences: Record<Reason, string> = {
  busy: 'IGDB allows no more requests for now. Please try again in a few seconds.',
  refused: 'IGDB refuses to answer. Whoever runs this site needs to check its keys.',
  silent: 'IGDB does not answer at the moment. Please try again in a few minutes.',
};

/** A failure as the refusal that the specification's error catalogue names; anything else stays what it is. */
export function toRefusal(error: unknown, code: 'igdb_search_failed' | 'igdb_game_failed'): unknown {
  const reason = reasonOf(error);
  if (!reason) return error;
  return new Refusal(code, { reason, message: (isNoAnswer(error) && messageOf(error)) || sentences[reason] });
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof Refusal) return error.code === 'slow_down' ? 'busy' : undefined;
  if (!isNoAnswer(error)) return undefined;
  if (error.kind === 'busy') return 'busy';
  return error.kind === 'refused' ? 'refused' : 'silent';
}

/** IGDB's own words about a refusal, as far as they fit on a line. */
function messageOf({ kind, said }: NoAnswer): string | undefined {
  if (kind !== 'refused') return undefined;
  const { message, title, cause } = refusalBody.safeParse(said).data ?? {};
  const words = message ?? [title, typeof cause === 'string' ? cause : undefined].filter(Boolean).join(': ');
  return (
    words
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestMessage) || undefined
  );
}
