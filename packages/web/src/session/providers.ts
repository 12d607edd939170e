import type { Provider } from '@cartouche/contract/session';

const names = new Map<string, string>([
  ['google', 'Google'],
  ['discord', 'Discord'],
] satisfies [Provider, string][]);

/** Undefined for an unknown provider, which an address may contain. */
export function providerName(provider: string | undefined): string | undefined {
  return names.get(provider ?? '');
}
