import { session } from './en/session.ts';
import { late } from './late.ts';

export const sessionWords = late('session', session);
