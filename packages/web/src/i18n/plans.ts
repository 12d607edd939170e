import { plans } from './en/plans.ts';
import { late } from './late.ts';

export const plansWords = late('plans', plans);
