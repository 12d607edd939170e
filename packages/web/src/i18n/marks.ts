import { marks } from './en/marks.ts';
import { late } from './late.ts';

export const marksWords = late('marks', marks);
