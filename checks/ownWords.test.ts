import { type FullColumn, fullColumns } from '@cartouche/contract/fullExport.rules';
import { type ItemField, itemFields } from '@cartouche/contract/item.rules';
import type { MovedField } from '@cartouche/contract/moving.rules';
import { expect, test } from 'vitest';

import { guessMapping } from '../packages/server/src/moving/forms/sheet.ts';
import { completenessIn, conditionOf, listOf } from '../packages/server/src/moving/forms/words.ts';
import { catalogue as english } from '../packages/web/src/i18n/en/catalogue.ts';
import { collection as englishCollection } from '../packages/web/src/i18n/en/collection.ts';
import { item as englishItem } from '../packages/web/src/i18n/en/item.ts';
import { moving as englishMoving } from '../packages/web/src/i18n/en/moving.ts';
import { catalogue as french } from '../packages/web/src/i18n/fr/catalogue.ts';
import { collection as frenchCollection } from '../packages/web/src/i18n/fr/collection.ts';
import { item as frenchItem } from '../packages/web/src/i18n/fr/item.ts';
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

const fieldsOf = [
  ['English', englishItem, englishMoving.fields, englishCollection.columns],
  ['French', frenchItem, frenchMoving.fields, frenchCollection.columns],
] as const;

/** What a field of a copy is called where columns are mapped. */
const meant = (field: ItemField): MovedField => {
  if (field === 'purchasePrice') return 'paid';
  return field === 'purchaseDate' ? 'bought' : field;
};
/** The cells of a column of which the name alone does not tell what it is: 'Version' is also an edition. */
const cellsOf = (field: string) => (field === 'release' ? ['Europe · SLES-00524', 'Japon'] : []);
const guessed = (name: string, field: string) =>
  guessMapping(
    [name],
    cellsOf(field).map((cell) => [cell]),
  )[0];

test.each(fieldsOf)(
  'each field of a copy is known by what it is called in %s',
  (_language, words, mapped, columns) => {
    for (const field of itemFields)
      for (const name of [words[field].label, words[field].short])
        expect([name, guessed(name, field)]).toEqual([name, meant(field)]);
    const { note: _note, nothing: _nothing, price: _price, ...others } = mapped;
    for (const [field, name] of Object.entries(others))
      // Marks are named as the questions that they answer.
      if (!name.includes('(')) expect([name, guessed(name, field)]).toEqual([name, field]);
    const { title, year, console: platform, condition, tags, place, paid, estimate } = columns;
    expect(
      [title, year, platform, condition, tags, place, paid, estimate].map((name) => guessed(name, '')),
    ).toEqual(['title', 'year', 'platform', 'condition', 'tags', 'place', 'paid', 'estimate']);
  },
);

test('the columns of the full export that a file can say are known by their names alone', () => {
  const others: Partial<Record<FullColumn, MovedField>> = {
    title: 'title',
    platform: 'platform',
    release_date: 'year',
    igdb_id: 'igdb',
    currency: 'currency',
    added_at: 'added',
    list: 'list',
    publisher: 'nothing',
    genres: 'nothing',
    sources: 'nothing',
  };
  const fields = new Map<FullColumn, MovedField>([
    ...itemFields.map((field) => [field, meant(field)] as const),
    ...(Object.entries(others) as [FullColumn, MovedField][]), // as: its own keys
  ]);

  const said = fullColumns.filter((column) => fields.has(column));
  expect(said.map((column) => [column, guessed(column, column)])).toEqual(
    said.map((column) => [column, fields.get(column)]),
  );
});
