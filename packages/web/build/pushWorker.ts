import { join } from 'node:path';

import { type Plugin, build } from 'vite';

const file = join(import.meta.dirname, '../worker/root.ts');
const name = 'push-worker.js';

/**
 * Builds the service worker apart from the screens, as one script at the root: from there it may serve every page, and its
 * address stays the same, so that browsers find its updates.
 */
export function pushWorker(): Plugin {
  let target: string[] = [];
  return {
    name: 'cartouche:push-worker',
    configResolved(config) {
      target = [config.build.target].flat().filter((one) => typeof one === 'string');
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_request, response, next) => {
        bundle(target).then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await bundle(target) });
    },
  };
}

async function bundle(target: string[]): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const chunk = 'output' in made ? made.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built.');
  return chunk.code;
}
