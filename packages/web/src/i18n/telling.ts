import { telling } from './en/telling.ts';
import { late } from './late.ts';

export const tellingWords = late('telling', telling);
