import { expect, test } from 'vitest';

import { type Way, waysToTell } from './telling.rules.ts';

const all = { telegram: true, push: true, mail: true };

test.each<[string, Way[] | null, Partial<typeof all>, Way[]]>([
  ['who never chose is told once, in the chat', null, {}, ['telegram']],
  ['without a chat, in the browser', null, { telegram: false }, ['push']],
  ['without a browser, by mail', null, { telegram: false, push: false }, ['mail']],
  ['who asked for two ways gets both', ['push', 'mail'], {}, ['push', 'mail']],
  ['who asked for a way that is lost is told by another', ['telegram'], { telegram: false }, ['push']],
  ['who asked for no way is not told', [], {}, []],
])('%s', (_title, chosen, reach, told) => {
  expect(waysToTell(chosen, { ...all, ...reach })).toEqual(told);
});
