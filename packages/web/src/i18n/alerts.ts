import { alerts } from './en/alerts.ts';
import { late } from './late.ts';

export const alertsWords = late('alerts', alerts);
