import { picker } from './en/picker.ts';
import { late } from './late.ts';

export const pickerWords = late('picker', picker);
