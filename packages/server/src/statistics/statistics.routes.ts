import { asUser } from '../http/door.ts';
import { getStatistics } from './statistics.ts';

export const statisticsRoutes = {
  details: asUser.statistics.details.handler(({ context: { ctx, userId } }) => getStatistics(ctx, userId)),
};
