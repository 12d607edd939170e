import { expect, test } from 'vitest';

import { regionCodeOf, regionNamed } from './regionWords.ts';

test.each([
  ['FR', ['PAL FRA', 'PAL-FR', 'FR (PAL)', 'Français', 'version française', 'VF', 'Frankreich', '🇫🇷']],
  ['EU', ['PAL', 'PAL EUR', 'FAH', 'Euro', 'Europe (PAL)', 'version européenne']],
  ['US', ['NTSC', 'NTSC USA', 'NTSC U/C', 'EE.UU.', 'Etats-Unis', 'US version', 'import US', 'Stati Uniti']],
  ['JP', ['NTSC-J', 'Japan (NTSC-J)', 'Japon', 'Import japonais', '日本', 'Giappone']],
  ['DE', ['PAL DE', 'NOE', 'GER', 'Allemagne', 'Alemania', 'Duitsland']],
  ['GB', ['Pal UK', 'UKV', 'Royaume-Uni', 'Vereinigtes Königreich', 'England']],
  ['ES', ['PAL ESP', 'España', 'Spagna']],
  ['NL', ['Hollande', 'PAL HOL', 'Pays-Bas', 'Niederlande', 'PAL NL']],
  ['BE', ['Belgique', 'België', 'PAL BE', 'Belgium']],
  ['CH', ['Suisse', 'Schweiz', 'Svizzera', 'CH']],
  ['SC', ['Scandinavie', 'NORDIC', 'SCN', 'PAL SCN']],
  ['AU', ['PAL B', 'Australie']],
  ['CA', ['Canada', 'CAN', 'Kanada', 'CA']],
  ['BR', ['Brésil', 'Brasil', 'PAL-M']],
  ['AS', ['Asie', 'Asien']],
  ['HK', ['Hong Kong', 'HKG', 'HK']],
  ['CN', ['NTSC-C', 'Chine']],
  ['AT', ['Österreich', 'Autriche']],
  ['MX', ['Mexique', 'México']],
  ['WW', ['Region Free', 'Monde']],
  [null, ['Palau Inseln', 'Version', 'Import', 'NO', '🏴', 'here', 'Multi', 'XX', '']],
])(
  'the region %s is read by its names in many languages and codes, alone or beside a system',
  (code, words) => {
    expect(words.map((word) => [word, regionCodeOf(word)])).toEqual(words.map((word) => [word, code]));
  },
);

test('a code of two letters that says something else elsewhere is a region only where regions are written', () => {
  expect(['BE', 'CA', 'SE'].map(regionCodeOf)).toEqual(['BE', 'CA', 'SE']);
  expect(['BE', 'MD', 'GG', 'SS', 'CA', 'SE'].map(regionNamed)).toEqual([null, null, null, null, null, null]);
  expect(['US', 'FR', 'Canada'].map(regionNamed)).toEqual(['US', 'FR', 'CA']);
});
