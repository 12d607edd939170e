/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { calls } from './build/calls.ts';
import { compress } from './build/compress.ts';
import { preloadFont } from './build/preloadFont.ts';

const browsers = ['chrome123', 'firefox120', 'safari17.5'];

const librariesOfEveryScreen =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@orpc|@tanstack[\\/](?!react-virtual|virtual-core)[^\\/]+)[\\/]/;

// The texts that en.ts names are there from the start; the others come with their screens.
const english = readFileSync(`${import.meta.dirname}/src/i18n/en.ts`, 'utf8');
const earlyTexts = new Set([...english.matchAll(/en\/\w+\.ts/g)].map(String));

/** What screens share is one file, apart from what only those with fields to fill in share. */
function isOfManyScreens(id: string): boolean {
  const [, folder, file = ''] = /[\\/]src[\\/](ui|api|i18n)[\\/](.*)/.exec(id) ?? [];
  if (folder === 'i18n')
    return earlyTexts.has(file) || /^(en|language|formats|plural|refusalText)\.ts/.test(file);
  return folder ? !/^Overlay|Field|Select|Switch|Segmented/.test(file) : id.includes('lucide-react');
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [calls(), compress(), preloadFont(), react({ compiler: true }), tailwindcss()],
  build: {
    manifest: true,
    // With older targets light-dark() is rewritten so that an inline color-scheme changes nothing.
    target: browsers,
    cssTarget: browsers,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Without groups every small module that two screens share is a file of its own: 54 for the dashboard.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: librariesOfEveryScreen },
            {
              name: 'shared',
              test: isOfManyScreens,
              minShareCount: 4,
            },
            {
              name: 'fields',
              test: /[\\/]src[\\/]ui[\\/]\w*(Field|Select|Switch|Segmented)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
  // The contrast of the tokens is tested from the style sheet itself, which vitest would else replace by nothing.
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { include: [/tokens\.css/] },
    testTimeout: 60_000,
    // Screens mostly wait, for what is typed and for what fades; the server's tests keep both cores busy.
    maxWorkers: 6,
    sequence: { groupOrder: 1 },
  },
});
