import { expect, test } from 'vitest';

type Texts = Record<string, Record<string, unknown>>;

/** Every feature's texts of a language, by the file that holds them. */
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

/** Names, abbreviations and words that both languages write alike. */
const alike = new Set([
  'alerts.notifications',
  'catalogue.description',
  'catalogue.genre',
  'catalogue.regions.EU',
  'collection.columns.actions',
  'collection.columns.genre',
  'collection.genre',
  'collection.title',
  'feedback.types.question',
  'feedback.types.suggestion',
  'games.digits',
  'item.notes.label',
  'item.notes.short',
  'item.purchaseDate.short',
  'settings.euro',
  'settings.export',
  'shell.product',
  'shell.screens.collection',
  'subscription.consoles',
  'subscription.planName.basic',
  'subscription.planName.pro',
  'subscription.tier.basic',
  'subscription.tier.pro',
  'wishlist.columns.actions',
  'wishlist.columns.genre',
]);

test('every text is used by a screen', () => {
  expect(keys.length).toBeGreaterThan(100);

  // A refusal's text is looked up by the code that the server sends; the compiler keeps that list whole.
  const named = keys.filter(({ feature }) => feature !== 'refusals');
  const unused = named.filter(({ key }) => !new RegExp(`\\b${key}\\b`).test(screens));

  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('every text is said in French in its own words', () => {
  const french = new Map(namedTexts(fr));
  const same = namedTexts(en).filter(([name, text]) => text === french.get(name) && !alike.has(name));

  expect(same).toEqual([]);
});

test('French keeps its marks with their words, and writes its own apostrophe and ellipsis', () => {
  const slips = textsOf(fr).filter((text) =>
    // U+202F before ? ! ; and %, U+00A0 before a colon, a unit and inside of « »
    / (?:Mo|Go|mégapixels)\b|(?<!\u202f)[?!;%](?!\w)|(?<!\u00a0):(?!\w)|«(?!\u00a0)|(?<!\u00a0)»|'|\.\.\./.test(
      text,
    ),
  );

  expect(slips).toEqual([]);
});

/** Texts without gaps to fill, each with its path: 'item.notes.label'. */
function namedTexts(words: unknown, path: readonly string[] = []): [name: string, text: string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  return Object.entries(words ?? {}).flatMap(([key, more]) => namedTexts(more, [...path, key]));
}

/** All that the words say, those of a count said of one and of several. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [words(1, 1), words(2, 2)];
  return Object.values(words ?? {}).flatMap(textsOf);
}
