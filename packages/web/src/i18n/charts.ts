import { charts } from './en/charts.ts';
import { late } from './late.ts';

export const chartsWords = late('charts', charts);
