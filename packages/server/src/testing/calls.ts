import { contract } from '@cartouche/contract/contract';

type Routed = { '~orpc': { route: { path?: string }; meta: { access: string } } };

/** Every call of the contract by name, so that a new one is tested without anyone remembering. */
export const calls = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs as Record<string, Routed>).map(([verb, { '~orpc': definition }]) => ({
    name: `${feature}.${verb}`,
    access: definition.meta.access,
  })),
);
