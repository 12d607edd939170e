import { expect, test } from 'vitest';

import { en } from './en.ts';
import { fr } from './fr.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screens = Object.entries(sources)
  .filter(([path]) => !/\.test\.tsx?$|\/(en|fr)\//.test(path))
  .map(([, text]) => text)
  .join('\n');

// as: read by feature and key, whatever the features are
const texts = (language: object) => language as Record<string, Record<string, unknown>>;
const keys = Object.entries(texts(en)).flatMap(([feature, words]) =>
  Object.keys(words).map((key) => ({ name: `${feature}.${key}`, feature, key })),
);

/** Names, abbreviations and words that both languages write alike. */
const alike = new Set([
  'shell.product',
  'catalogue.genre',
  'catalogue.description',
  'collection.title',
  'collection.genre',
  'collection.notes',
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
    const english = texts(en)[feature]?.[key];
    return typeof english === 'string' && english === texts(fr)[feature]?.[key] && !alike.has(name);
  });

  expect(same.map(({ name }) => name)).toEqual([]);
});
