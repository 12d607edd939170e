import { moved } from './en/moved.ts';
import { late } from './late.ts';

export const movedWords = late('moved', moved);
