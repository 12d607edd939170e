import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Writes a compressed copy beside each text file at build time, so that the server compresses nothing. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'cartouche:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of globSync('**/*.{js,css,svg,html}', { cwd: folder })) {
        const bytes = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes));
      }
    },
  };
}
