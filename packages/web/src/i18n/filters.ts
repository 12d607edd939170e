import { filters } from './en/filters.ts';
import { late } from './late.ts';

export const filtersWords = late('filters', filters);
