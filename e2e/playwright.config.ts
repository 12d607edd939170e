import { defineConfig, devices } from '@playwright/test';

import { writeIntoMemory } from '../tools/memory.ts';
import { browserArguments, chromium } from './chromium.ts';

writeIntoMemory();

const use = {
  launchOptions: { executablePath: chromium(), args: browserArguments },
  actionTimeout: 60_000, // so that a button that never comes is named, before the journey's own end
};

/** The journeys through screens that are laid out or touched differently on a phone. */
const onPhone = [
  'barcode',
  'bulk',
  'collection',
  'copies',
  'copyFields',
  'dashboard',
  'details',
  'entries',
  'feedback',
  'finding',
  'hunting',
  'listings',
  'lists',
  'mainJob',
  'moving',
  'scanCover',
  'scanShelf',
  'search',
  'settings',
  'steady',
  'telling',
  'views',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  workers: 3, // on two cores: a journey waits for the product a quarter of its time
  fullyParallel: true,
  // For a busy machine: a journey that goes on takes no longer for it.
  timeout: 240_000,
  retries: 1, // what passes only then is named in the summary (decision 75)
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  projects: [
    {
      name: 'desk',
      grepInvert: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        ...use,
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' }, // what moves takes a quarter of the time, and moves on the phone
      },
    },
    {
      name: 'phone',
      grepInvert: /@desk/,
      testMatch: onPhone.map((name) => `${name}.e2e.ts`),
      // As wide as a phone; drawing its pixels too would take as long as all else.
      use: { ...devices['Pixel 7'], ...use, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
