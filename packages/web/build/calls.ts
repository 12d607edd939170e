import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';

const contractFile = new URL('../../contract/src/contract.ts', import.meta.url).pathname;

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
        const { module, dependencies } = await runnerImport<{ contract: AnyContractRouter }>(contractFile);
        for (const file of dependencies) this.addWatchFile(file);

        const minified = JSON.stringify(minifyContractRouter(module.contract), withoutWords);
        return `export const calls = JSON.parse(${JSON.stringify(minified)});`;
      },
    },
  };
}

/** Summaries are for the API's readers, and who may make a call is the server's to say. */
function withoutWords(key: string, value: unknown): unknown {
  // A call may be named so as well: collection.summary.
  if (key === 'summary' && typeof value === 'string') return undefined;
  return key === 'meta' ? {} : value;
}
