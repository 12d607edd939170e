import { moving } from './en/moving.ts';
import { late } from './late.ts';

export const movingWords = late('moving', moving);
