import { z } from 'zod';

/** The variables of price alerts. */
export const alertsEnvironment = {
  /** Who has price alerts: to everybody but admins they are coming soon, unless the operator opens them. */
  PRICE_ALERTS: z.enum(['admins', 'everyone'], 'write admins or everyone.').default('admins'),
  /** Whether this process asks the marketplaces for the alerts; off where workers do. */
  ALERT_WORKER: z.enum(['on', 'off'], 'write on or off.').default('on'),
};

export type AlertsConfig = {
  /** Whether everybody has price alerts, or admins alone. */
  isForAll: boolean;
  /** Whether this process asks the marketplaces for them. */
  hasWorker: boolean;
};
