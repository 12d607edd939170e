import { type RefusalCode, refusals as declared } from '@cartouche/contract/refusals';

const texts = Object.entries(declared).map(([code, { text }]) => [code, text]);

// as: Object.fromEntries loses the keys
export const refusals = Object.fromEntries(texts) as Record<RefusalCode, string>;
