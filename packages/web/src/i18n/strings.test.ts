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
  'shell.product',
  'catalogue.genre',
  'catalogue.description',
  'collection.title',
  'collection.genre',
  'collection.notes',
  'games.digits',
  'settings.export',
  'settings.euro',
  'subscription.consoles',
]);

test('every text is used by a screen', () => {
  expect(keys.length).toBeGreaterThan(100);

  // A refusal's text is looked up by the code that the server sends; the compiler keeps that list whole.
  const named = keys.filter(({ feature }) => feature !== 'refusals');
  const unused = named.filter(({ key }) => !new RegExp(`\\b${key}\\b`).test(screens));

  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('every text is said in French in its own words', () => {
  const same = keys.filter(({ name, feature, key }) => {
    const english = en[feature]?.[key];
    return typeof english === 'string' && english === fr[feature]?.[key] && !alike.has(name);
  });

  expect(same.map(({ name }) => name)).toEqual([]);
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

/** All that the words say, those of a count said of one and of several. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [words(1, 1), words(2, 2)];
  return Object.values(words ?? {}).flatMap(textsOf);
}
