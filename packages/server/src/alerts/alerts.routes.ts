import { asUser } from '../http/door.ts';
import { getAlertSummary, listFound, listNewestGems, markAllSeen } from './alerts.ts';

export const alertsRoutes = {
  summary: asUser.alerts.summary.handler(({ context: { ctx, userId } }) => getAlertSummary(ctx, userId)),
  gems: asUser.alerts.gems.handler(({ context: { ctx, userId }, input }) =>
    listNewestGems(ctx, userId, input.limit),
  ),
  found: asUser.alerts.found.handler(({ context: { ctx, userId }, input }) => listFound(ctx, userId, input)),
  markSeen: asUser.alerts.markSeen.handler(({ context: { ctx, userId } }) => markAllSeen(ctx, userId)),
};
