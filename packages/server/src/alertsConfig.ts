import { z } from 'zod';

/** The variables of price alerts. */
export const alertsEnvironment = {
  /** Who has price alerts: to everybody but admins they are coming soon, unless the operator opens them. */
  PRICE_ALERTS: z.enum(['admins', 'everyone'], 'write admins or everyone.').default('admins'),
  /** Whether this process asks the marketplaces for the alerts; off where workers do. */
  ALERT_WORKER: z.enum(['on', 'off'], 'write on or off.').default('on'),
  /** Within how long a new alert is asked for; spread, so that many made together are not asked together. */
  ALERT_FIRST_ASK_SECONDS: z.coerce.number('write a number of seconds.').min(0).max(3600).default(300),
};

export type AlertsConfig = {
  /** Whether everybody has price alerts, or admins alone. */
  isForAll: boolean;
  /** Whether this process asks the marketplaces for them. */
  hasWorker: boolean;
  /** Whoever makes an alert has just seen what there is, so that there is no hurry; five minutes by default. */
  firstAskWithinMs?: number;
};
