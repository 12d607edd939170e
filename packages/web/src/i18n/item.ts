import { item } from './en/item.ts';
import { late } from './late.ts';

export const itemWords = late('item', item);
