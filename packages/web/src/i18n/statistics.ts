import { statistics } from './en/statistics.ts';
import { late } from './late.ts';

export const statisticsWords = late('statistics', statistics);
