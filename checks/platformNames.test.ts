import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Platform } from '../packages/contract/src/platforms.ts';
import { searchPlatforms } from '../packages/web/src/platforms/platformGroups.ts';

const file = join(import.meta.dirname, '../packages/server/catalogue/platforms.json');
// as: what the product ships, read as its seed reads it
const shipped = (JSON.parse(readFileSync(file, 'utf8')) as Platform[]).map((platform) => ({
  ...platform,
  aliases: platform.aliases ?? [],
}));

test.each([
  ['PS1', ['PlayStation']],
  ['psx', ['PlayStation']],
  ['PSVita', ['PlayStation Vita']],
  ['Megadrive', ['Sega Mega Drive/Genesis', 'Sega 32X']],
  ['Mega-CD', ['Sega CD', 'Sega CD 32X']],
  ['mega cd', ['Sega CD', 'Sega CD 32X']],
  ['NeoGeo', ['Neo Geo AES', 'Neo Geo Pocket', 'Neo Geo Pocket Color', 'Neo Geo CD']],
  ['FDS', ['Family Computer Disk System']],
  ['Famicom', ['Family Computer Disk System', 'Super Famicom', 'Family Computer']],
  ['sfc', ['Super Famicom']],
  ['pcengine', ['TurboGrafx-16/PC Engine', 'PC Engine SuperGrafx', 'Turbografx-16/PC Engine CD']],
  ['philips', ['Philips CD-i', 'Odyssey 2 / Videopac G7000']],
  ['xsx', ['Xbox Series X/S']],
  ['C16', ['Commodore 16']],
])('who looks for %j finds %j among the shipped platforms', (search, names) => {
  expect(searchPlatforms(shipped, search).map(({ name }) => name)).toEqual(names);
});
