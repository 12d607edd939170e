import { expect, test } from 'vitest';

import { completenessIn, conditionOf, listOf } from '../packages/server/src/moving/forms/words.ts';
import { catalogue as english } from '../packages/web/src/i18n/en/catalogue.ts';
import { moving as englishMoving } from '../packages/web/src/i18n/en/moving.ts';
import { catalogue as french } from '../packages/web/src/i18n/fr/catalogue.ts';
import { moving as frenchMoving } from '../packages/web/src/i18n/fr/moving.ts';

const languages = [
  ['English', english, englishMoving.lists],
  ['French', french, frenchMoving.lists],
] as const;

test.each(languages)(
  'a table made with the product’s own %s words comes back as it was',
  (_language, texts, listNames) => {
    const { BOOKLET, CASE, complete } = texts.completeness;
    const words = Object.values(texts.media).flatMap((medium) => [
      [medium, 'CARTRIDGE'],
      [`${medium}, ${CASE}`, 'CARTRIDGE,CASE'],
      [`${medium}, ${BOOKLET}`, 'CARTRIDGE,BOOKLET'],
    ]);
    const parts = new Map([
      ...words.map(([word = '', meaning = '']): [string, string] => [word, meaning]),
      [complete, 'COMPLETE_IN_BOX'],
      [texts.sealed, 'NEW_SEALED'],
      [BOOKLET, 'BOOKLET'],
      [CASE, 'CASE'],
      [`${BOOKLET}, ${CASE}`, 'BOOKLET,CASE'],
    ]);

    for (const [word, meaning] of parts) expect([word, completenessIn(word)]).toEqual([word, meaning]);
    for (const [meaning, word] of Object.entries(texts.conditions))
      expect([word, conditionOf(word)]).toEqual([word, meaning]);
    for (const [meaning, word] of Object.entries(listNames))
      expect([word, listOf(word)]).toEqual([word, meaning]);
  },
);
