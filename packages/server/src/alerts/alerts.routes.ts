import { asUser } from '../http/door.ts';
import { languageOf } from '../language.ts';
import { chooseMarketplace } from '../listings/marketplace.ts';
import { getQuietHours, saveQuietHours } from '../telling/quiet.ts';
import * as alerts from './alerts.ts';
import { buyFound, getPurchase, undoBuyFound } from './bought.ts';
import { dismissFound, getFound, listNewestGems, markAllSeen } from './found.ts';
import { getMutes, mute, unmute } from './mutes.ts';

export const alertsRoutes = {
  summary: asUser.alerts.summary.handler(({ context: { ctx, userId } }) =>
    alerts.getAlertSummary(ctx, userId),
  ),
  list: asUser.alerts.list.handler(({ context: { ctx, userId } }) => alerts.getAlerts(ctx, userId)),
  preview: asUser.alerts.preview.handler(async ({ context: { ctx, userId, request }, input }) =>
    alerts.previewNewAlert(ctx, userId, {
      ...input,
      site: await chooseMarketplace(ctx, { userId, request }, undefined),
    }),
  ),
  create: asUser.alerts.create.handler(async ({ context: { ctx, userId, request }, input }) =>
    alerts.createAlert(ctx, userId, {
      ...input,
      language: languageOf(request),
      site: input.platform === 'ebay' ? await chooseMarketplace(ctx, { userId, request }, undefined) : null,
    }),
  ),
  update: asUser.alerts.update.handler(({ context: { ctx, userId }, input }) =>
    alerts.changeAlert(ctx, userId, input),
  ),
  remove: asUser.alerts.remove.handler(({ context: { ctx, userId }, input }) =>
    alerts.removeAlert(ctx, userId, input.id),
  ),
  countForGame: asUser.alerts.countForGame.handler(({ context: { ctx, userId }, input }) =>
    alerts.countAlertsForGame(ctx, userId, input.gameId),
  ),
  removeForGame: asUser.alerts.removeForGame.handler(({ context: { ctx, userId }, input }) =>
    alerts.removeAlertsForGame(ctx, userId, input.gameId),
  ),
  gems: asUser.alerts.gems.handler(({ context: { ctx, userId }, input }) =>
    listNewestGems(ctx, userId, input.limit),
  ),
  found: asUser.alerts.found.handler(({ context: { ctx, userId }, input }) => getFound(ctx, userId, input)),
  markSeen: asUser.alerts.markSeen.handler(({ context: { ctx, userId } }) => markAllSeen(ctx, userId)),
  dismiss: asUser.alerts.dismiss.handler(({ context: { ctx, userId }, input }) =>
    dismissFound(ctx, userId, input.id),
  ),
  purchase: asUser.alerts.purchase.handler(({ context: { ctx, userId }, input }) =>
    getPurchase(ctx, userId, input.id),
  ),
  buy: asUser.alerts.buy.handler(({ context: { ctx, userId }, input }) => buyFound(ctx, userId, input)),
  undoBuy: asUser.alerts.undoBuy.handler(({ context: { ctx, userId }, input }) =>
    undoBuyFound(ctx, userId, input.id),
  ),
  mutes: asUser.alerts.mutes.handler(({ context: { ctx, userId } }) => getMutes(ctx, userId)),
  mute: asUser.alerts.mute.handler(({ context: { ctx, userId }, input }) => mute(ctx, userId, input)),
  unmute: asUser.alerts.unmute.handler(({ context: { ctx, userId }, input }) =>
    unmute(ctx, userId, input.id),
  ),
  quietHours: asUser.alerts.quietHours.handler(({ context: { ctx, userId } }) => getQuietHours(ctx, userId)),
  saveQuietHours: asUser.alerts.saveQuietHours.handler(({ context: { ctx, userId }, input }) =>
    saveQuietHours(ctx, userId, input),
  ),
};
