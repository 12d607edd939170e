import { expect, test } from 'vitest';

import { openPage, signIn } from '../testing/page.tsx';
import { startScanning } from '../testing/scanning.ts';

test('what an installed app offers is in the language of its user', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest" />';
  const link = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');
  startScanning();
  signIn({ language: 'fr' });

  await openPage('/scanner');
  expect(link()).toBe('/manifest.fr.webmanifest');
  signIn({ language: 'en' });
  await openPage('/scanner');

  expect(link()).toBe('/manifest.webmanifest');
});
