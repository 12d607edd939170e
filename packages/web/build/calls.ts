import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

const contractFile = join(import.meta.dirname, '../../contract/src/contract.ts');

const name = 'virtual:calls';
const id = `\0${name}`;

/**
 * Provides `virtual:calls`: method and path of every call of the contract, as plain JSON.
 * The browser needs no more to make a call, so neither zod nor a schema has to reach it.
 */
export function calls(): Plugin {
  return {
    name: 'cartouche:calls',
    resolveId: { filter: { id: /^virtual:calls$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:calls$/ },
      async handler() {
        // Not import(): Node would answer the same contract until the dev server is restarted.
        const { module, dependencies } = await runnerImport<{ contract: Calls }>(contractFile);
        for (const file of dependencies) this.addWatchFile(file);

        return `export const calls = ${JSON.stringify(routes(module.contract))};`;
      },
    },
  };
}

type Calls = Record<string, Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>;

function routes(contract: Calls) {
  const features = Object.entries(contract).map(([feature, verbs]) => [
    feature,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, { '~orpc': call }]) => [
        verb,
        { method: call.route.method, path: call.route.path },
      ]),
    ),
  ]);
  return Object.fromEntries(features);
}
