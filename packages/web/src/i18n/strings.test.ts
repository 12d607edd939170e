import { expect, test } from 'vitest';

type Texts = Record<string, Record<string, unknown>>;

/** The texts of every feature in a language, by their file. */
const textsIn = (files: Record<string, Texts>): Texts => Object.assign({}, ...Object.values(files));
const en = textsIn(import.meta.glob<Texts>('./en/*.ts', { eager: true }));
const fr = textsIn(import.meta.glob<Texts>('./fr/*.ts', { eager: true }));

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screens = Object.entries(sources)
  .filter(([path]) => !/\.test\.tsx?$|\/(en|fr)\//.test(path))
  .map(([, text]) => text)
  .join('\n');

const keys = Object.entries(en).flatMap(([feature, words]) =>
  Object.keys(words).map((key) => ({ name: `${feature}.${key}`, feature, key })),
);

/** Names, abbreviations and words that are the same in both languages. */
const alike = new Set([
  'catalogue.regions.HK',
  'listings.actions',
  'listings.marks.reproduction',
  'scanner.console',
  'camera.zoom',
  'alerts.active',
  'alerts.notifications',
  'details.description',
  'details.genre',
  'catalogue.media.cassette',
  'catalogue.media.umd',
  'catalogue.regions.EU',
  'collection.columns.actions',
  'collection.columns.console',
  'collection.columns.genre',
  'collection.genre',
  'collection.title',
  'developer.apiTile',
  'developer.cacheInfo',
  'developer.limits.consoles',
  'developer.provider',
  'developer.statusField',
  'entries.facts.genres',
  'feedback.types.question',
  'feedback.types.suggestion',
  'games.digits',
  'item.notes.label',
  'item.notes.short',
  'moving.fields.notes',
  'moving.copyFields.notes',
  'settings.euro',
  'settings.export',
  'shell.product',
  'shell.screens.collection',
  'marks.forms.csv',
  'marks.forms.json',
  'marks.forms.xlsx',
  'plans.consoles',
  'plans.stateName.basic',
  'plans.stateName.pro',
  'plans.tierName.basic',
  'plans.tierName.pro',
  'subscription.tier.basic',
  'subscription.tier.pro',
  'telling.ways.push',
  'telling.ways.telegram',
  'wishlist.columns.actions',
  'wishlist.columns.genre',
]);

test('every text is used by a screen', () => {
  expect(keys.length).toBeGreaterThan(100);

  // A refusal's text is found by the server's code; the compiler keeps that list complete.
  const named = keys.filter(({ feature }) => feature !== 'refusals');
  const unused = named.filter(({ key }) => !new RegExp(`\\b${key}\\b`).test(screens));

  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('every text has its own French words', () => {
  const french = new Map(namedTexts(fr));
  const same = namedTexts(en).filter(([name, text]) => text === french.get(name) && !alike.has(name));

  expect(same).toEqual([]);
});

test('French keeps its punctuation with its words, and uses its own apostrophe and ellipsis', () => {
  const slips = textsOf(fr).filter((text) =>
    // U+202F before ? ! ; and %, U+00A0 before a colon, a unit and inside « »
    / (?:Mo|Go|mégapixels)\b|(?<!\u202f)[?!;%](?!\w)|(?<!\u00a0):(?!\w)|«(?!\u00a0)|(?<!\u00a0)»|'|\.\.\./.test(
      text,
    ),
  );

  expect(slips).toEqual([]);
});

/** Texts without parameters, each with its path: 'item.notes.label'. */
function namedTexts(words: unknown, path: readonly string[] = []): [name: string, text: string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words ?? {}).flatMap(([key, more]) => namedTexts(more, [...path, key]));
}

/** All texts, those with a count once for one and once for several. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [words(1, 1), words(2, 2)];
  return Object.values(words ?? {}).flatMap(textsOf);
}

test('English has one spelling of ‘licence’, the British one, as it has ‘catalogue’', () => {
  const american = namedTexts(en).filter(([, text]) => /\blicenses?\b/i.test(text));
  expect(american).toEqual([]);
});
