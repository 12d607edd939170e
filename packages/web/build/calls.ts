import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

const contractFile = join(import.meta.dirname, '../../contract/src/contract.ts');

const name = 'virtual:calls';
const id = `\0${name}`;

/**
 * Provides `virtual:calls`: method and path of every call of the contract, as plain JSON.
 * That is all the browser needs, so it loads neither zod nor a schema.
 */
export function calls(): Plugin {
  return {
    name: 'cartouche:calls',
    resolveId: { filter: { id: /^virtual:calls$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:calls$/ },
      async handler() {
        // Not import(): Node would return the same contract until the dev server restarts.
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
