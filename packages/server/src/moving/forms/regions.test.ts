import { expect, test } from 'vitest';

import { regionCodeOf } from './words.ts';

test.each([
  ['PAL FRA', 'FR'],
  ['PAL-FR', 'FR'],
  ['FR (PAL)', 'FR'],
  ['Pal UK', 'GB'],
  ['PAL', 'EU'],
  ['NTSC', 'US'],
  ['NTSC-J', 'JP'],
  ['NTSC USA', 'US'],
  ['PAL B', 'AU'],
  ['PAL DE', 'DE'],
  ['PAL ESP', 'ES'],
  ['PAL EUR', 'EU'],
  ['FAH', 'EU'],
  ['Asie', 'AS'],
  ['Asien', 'AS'],
  ['Palau', null],
])('the region %s is read, alone or beside its system', (written, code) => {
  expect(regionCodeOf(written)).toBe(code);
});
