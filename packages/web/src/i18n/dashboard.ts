import { dashboard } from './en/dashboard.ts';
import { late } from './late.ts';

export const dashboardWords = late('dashboard', dashboard);
