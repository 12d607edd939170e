import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { listMigrations } from '../packages/server/src/db/migrate.ts';
import { cases } from './cases.ts';
import { gameCount } from './catalogue.ts';
import { createDatabase } from './generate.ts';
import { drive, percentile, type Request } from './load.ts';
import { openPool, type Where } from './pool.ts';
import { startProduct } from './processes.ts';
import { type Figure, judge, type Section } from './report.ts';
import { compare } from './rounds.ts';
import { codesOf, fillSearched } from './searchedGames.ts';
import { type Session, signIn, signUp } from './session.ts';
import { nouns, rareWords } from './words.ts';

const slowestTail = 5;
const requestsOfKind = 160;

/** What people type, by kind: words that many titles have, that few have, and those that no title has as typed. */
function kinds(games: number): [string, string[]][] {
  const numbers = Array.from({ length: 16 }, (_, index) => Math.floor((games / 16) * index) * 5);
  const swapped = (word: string) => word.replace(/^(..)(.)(.)/, '$1$3$2').toLowerCase();
  return [
    ['a word of one title in 25', nouns.slice(0, 8)],
    ['a word of one title in 300', nouns.slice(-8)],
    ['a rare word', rareWords],
    ['two words', nouns.slice(0, 8).map((noun) => `super ${noun}`)],
    ['a word and a numeral', nouns.slice(0, 8).map((noun) => `${noun} 3`)],
    ['two letters', ['ka', 'ri', 'do', 'ma', 'ze', 'tu', 'hy', 'us']],
    ['one letter', ['a', 'k', 'x', 'z']],
    ['a serial', numbers.map((number) => codesOf(number).serial.replace('-', ' '))],
    ['a barcode', numbers.map((number) => codesOf(number).barcode)],
    ['two Japanese letters', ['アイ', 'ロン', 'カキ', 'ミム', 'ラリ', 'テト']],
    ['one Japanese letter', ['ア', 'ロ', 'カ', 'ミ']],
    ['two words as one', nouns.slice(0, 8).map((noun) => `super${noun}`)],
    ['a wrong letter', nouns.slice(0, 16).map(swapped)],
    ['nothing like it', ['zzzzqx', 'wqxvbn', 'qqqq', 'xkcdxkcd']],
  ];
}

type OnPostgres = (work: (where: Where, folder: string) => Promise<Section[]>) => Promise<Section[]>;

/** Both databases, or the one that is named, with as many games as the command says. */
export async function searchSections(
  cache: string,
  onPostgres: OnPostgres,
  write: (section: Section) => void,
): Promise<void> {
  const games = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? gameCount);
  if (!process.argv.includes('postgres')) {
    const folder = join(cache, `searches-${games}`);
    write(
      await measureSearches('embedded database', { where: { folder: join(folder, 'db') }, folder, games }),
    );
  }
  if (process.argv.includes('embedded')) return;
  await onPostgres(async (named, folder) => {
    const url =
      'url' in named ? Object.assign(new URL(named.url), { pathname: '/cartouche_searches' }).href : '';
    write(await measureSearches('PostgreSQL', { where: { url }, folder, games }));
    return [];
  });
}

/** Searches among so many games: the lists against the bare server, and the search screen. */
async function measureSearches(
  name: string,
  { where, folder, games }: { where: Where; folder: string; games: number },
): Promise<Section> {
  await ensureSearched(where, folder, games);
  const product = await startProduct(where, folder);
  const session = await signIn(product.origin);
  const figures = await measureKinds(product.origin, session, games);
  await product.stop();

  const lists = cases.filter(({ title }, index) => index === 0 || title.includes('search'));
  const { compared } = await compare(where, folder, { session, cases: lists });
  return {
    title: `Searches among ${games.toLocaleString('en')} games: ${name}`,
    cases: judge(compared).map((one) => ({
      ...one,
      title: one.title.replace(/, about.*/, sizeOf(one.title)),
    })),
    figures,
    notes: [
      'The figures are of the search screen, which also looks for serials, other titles, other scripts and wrong letters: 8 requests at a time, each of several words.',
      'Every game has one to five serials and barcodes; one in three has a Japanese title, one in five another one.',
    ],
  };
}

/** The cases are named after what they find among 300,000 games. */
function sizeOf(title: string): string {
  if (title.includes('12,000')) return ', a frequent word';
  return title.includes('1,000') ? ', a word' : ', a rare word';
}

async function measureKinds(origin: string, session: Session, games: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, words] of kinds(games)) {
    const requests = words.map((q): Request => ({
      method: 'GET',
      path: `/api/search?q=${encodeURIComponent(q.toLowerCase())}`,
    }));
    const headers = { cookie: session.cookie };
    await drive(origin, requests, { requests: 2 * requests.length }, headers);
    const { latenciesMs } = await drive(origin, requests, { requests: requestsOfKind }, headers);
    const [p50, p99] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.99)];
    figures.push({
      title: kind,
      value: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      goals: [{ text: `p99 < ${slowestTail} × p50`, isMet: p99 < slowestTail * p50 }],
    });
  }
  return figures;
}

/** What the data depends on: a change of any of these makes new data. */
const digest = createHash('sha256')
  .update(JSON.stringify(listMigrations()))
  .update(
    ['catalogue.ts', 'searchedGames.ts', 'random.ts', 'words.ts']
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join(''),
  )
  .digest('hex');

/** Makes the games unless an earlier run has made them; on a server they are made for each run. */
async function ensureSearched(where: Where, folder: string, games: number): Promise<void> {
  const stamp = join(folder, 'digest');
  if (!('url' in where) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if ('url' in where) await createDatabase(where.url);
  const product = await startProduct(where, folder);
  await signUp(product.origin);
  await product.stop();

  const { pool, close } = await openPool(where);
  await pool.query('truncate games_igdb, game_facets, game_words, game_word_pairs cascade');
  await fillSearched(pool, games);
  await close();
  writeFileSync(stamp, digest);
}
