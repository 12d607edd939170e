import { type RefusalCode, refusals as declared } from '@cartouche/contract/refusals';

const texts = Object.entries(declared).map(([code, { text }]) => [code, text]);

// as: fromEntries forgets the keys it was given
export const refusals = Object.fromEntries(texts) as Record<RefusalCode, string>;
