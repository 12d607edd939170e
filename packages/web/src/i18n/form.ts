import { form } from './en/form.ts';
import { late } from './late.ts';

export const formWords = late('form', form);
