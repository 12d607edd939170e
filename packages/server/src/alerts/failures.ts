import { type Context, inTransaction } from '../context.ts';
import { isAsked } from '../listings/newest.ts';
import { type Notice, notify } from '../mail/notices.ts';
import { failingAfterMs } from './pace.ts';
import { listUntoldFailures, upsertFailureTold } from './questions.store.ts';

/** A marketplace that is down for weeks is not news every day. */
const tellAgainMs = 7 * 24 * 3_600_000;

/** Tells those whose alerts have had no answer for a day, once for all of their alerts. */
export async function tellFailures(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const toldSince = before(tellAgainMs);
  // One that the operator switched off has not failed, and its alerts say that it is off.
  const platforms = (['vinted', 'ebay'] as const).filter((platform) => isAsked(ctx, platform));
  const users = new Set<string>();
  for (const platform of platforms) {
    const silentSince = before(await failingAfterMs(ctx, platform));
    const own = await listUntoldFailures(ctx.db, { platform, silentSince, toldSince });
    for (const userId of own) users.add(userId);
  }
  for (const userId of users) {
    await inTransaction(ctx, async (ctx) => {
      if (!(await upsertFailureTold(ctx.db, userId, { now, toldSince }))) return;
      await notify(ctx, { userId, screen: 'en' }, alertsFail);
    });
  }
}

const alertsFail: Notice = {
  path: '/price-alerts',
  en: {
    subject: 'Your price alerts have had no answer for a day',
    opening: [
      'A marketplace that your price alerts search has not answered since yesterday. Your alerts go on by themselves as soon as it does.',
      'Which ones are waiting is shown here:',
    ],
    closing: 'There is nothing that you need to do.',
  },
  fr: {
    subject: 'Vos alertes de prix sont sans réponse depuis un jour',
    opening: [
      'Un site d’annonces que vos alertes interrogent ne répond plus depuis hier. Elles reprendront d’elles-mêmes dès qu’il répondra.',
      'Celles qui attendent sont indiquées ici :',
    ],
    closing: 'Vous n’avez rien à faire.',
  },
};
