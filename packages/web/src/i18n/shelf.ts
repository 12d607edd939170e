import { shelf } from './en/shelf.ts';
import { late } from './late.ts';

export const shelfWords = late('shelf', shelf);
