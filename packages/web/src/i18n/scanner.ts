import { scanner } from './en/scanner.ts';
import { late } from './late.ts';

export const scannerWords = late('scanner', scanner);
