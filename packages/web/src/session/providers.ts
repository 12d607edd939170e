import type { Provider } from '@cartouche/contract/session';

const names = new Map<string, string>([
  ['google', 'Google'],
  ['discord', 'Discord'],
] satisfies [Provider, string][]);

/** Undefined for what is no provider of ours, as an address may claim. */
export function providerName(provider: string | undefined): string | undefined {
  return names.get(provider ?? '');
}
