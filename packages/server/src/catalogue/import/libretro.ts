import { basename } from 'node:path';

import { readBlocks } from './files/dat.ts';
import { readLines, withoutGzip } from './files/lines.ts';
import { isDate, noDate, wrongValue } from './gameRecord.ts';
import { gather } from './gather.ts';
import { findPlatform, genreOf, regionCode } from './names.ts';
import { type Read, type Reading, sources } from './reader.ts';

/**
 * Reads a DAT of libretro/libretro-database. Each game in it is a dump with a name such as 'Title (USA, Europe) (Rev
 * 1)'. Its header or file name says the platform. Dumps with the same title are one game.
 */
export async function* readLibretro(file: string, reading: Reading): AsyncGenerator<Read> {
  const names = [basename(withoutGzip(file)).replace(/\.dat$/, '')];
  let platformId = reading.platformId;

  const games = gather(file, sources.libretro);
  for await (const block of readBlocks(readLines(file))) {
    const { line } = block;
    if ('problem' in block) {
      yield { file, ...block };
      continue;
    }
    const { kind, values, rom } = block;
    if (kind === 'clrmamepro') names.unshift(values.get('name') ?? '');
    if (kind !== 'game' && kind !== 'machine') continue;

    platformId ??= names.map((name) => findPlatform(reading.platforms, name)).find((id) => id !== undefined);
    if (platformId === undefined) {
      const problem = `No platform here goes by the name ${names[0]}: name one with --platform.`;
      yield { file, line, problem };
      return;
    }
    // Metadata files name the game in a comment; the newest DATs have some marks only in the file's name.
    const name = values.get('name') ?? values.get('comment') ?? '';
    const leftOut = notForCollectors(name, rom.get('name') ?? '');
    if (leftOut) {
      yield { file, line, leftOut };
      continue;
    }
    const [title = '', ...otherTitles] = titlesOf(name);
    const { date, wrong } = dateOf(values);
    if (wrong) yield { file, line, dropped: wrongValue('release date', wrong, noDate) };
    const releases = releasesOf(name, { date, values, rom });
    const genres = genresOf(values.get('genre') ?? '');
    yield* games.add({ line, platformId, title, otherTitles, genres, releases });
  }
  yield* games.all();
}

const marks: [RegExp, string][] = [
  [/^(possible )?(alpha|beta|proto|prototype|pre-release|preview)\b/, 'betas and prototypes'],
  [/^(tech |game )?(demo|sample|kiosk|trial|promo|taikenban|tentou taikenban)\b/, 'demos and samples'],
  [/^(homebrew|aftermarket|public domain|pd|freeware)\b/, 'homebrew'],
  [/^(hack|pirate|bootleg|translation|[a-z]+ translation)\b/, 'hacks and copies'],
  [
    /virtual console|switch online|^(dlc|digital|update|add-?on|psn|xbla|wiiware|eshop|download)\b/,
    'downloads',
  ],
  [/^(bios|program|test program|utility|manual|firmware|debug|diagnostic)\b/, 'programs that are not games'],
];
const flags = /^(b|cr|h|m|o|p|t)\d*( |$)/; // TOSEC's marks: bad, cracked, hacked, modified, over-dumped, pirated, trained

function notForCollectors(name: string, fileName: string): string | undefined {
  if (name === '') return 'checksums without a title';
  const tags = [...`${name} ${fileName}`.toLowerCase().matchAll(/[([]([^)\]]*)[)\]]/g)];
  const [, reason] = marks.find(([mark]) => tags.some(([, tag = '']) => mark.test(tag))) ?? [];
  const isFlagged = tags.some(([whole, tag = '']) => whole.startsWith('[') && flags.test(tag));
  return reason ?? (isFlagged ? 'hacks and copies' : undefined);
}

/** 'Legend of Zelda, The - Majora's Mask (USA)' as people write it; '~' separates the names of one game. */
function titlesOf(name: string): string[] {
  const [bare = ''] = name.split(/ [([]/);
  return bare
    .split(' ~ ')
    .map((title) => withArticle(title.trim()).replace(' - ', ': '))
    .filter(Boolean);
}

const articles = "The|A|An|Le|La|Les|L'|Der|Die|Das|Ein|Eine|El|Los|Las|Il|Lo|Gli|De|Het|O";
const movedArticle = new RegExp(`^(.+?), (${articles})(?= - |$)(.*)$`);

function withArticle(title: string): string {
  return title.replace(movedArticle, (...[, begin = '', article = '', end = '']: string[]) =>
    article.endsWith("'") ? `${article}${begin}${end}` : `${article} ${begin}${end}`,
  );
}

function genresOf(genre: string): string[] {
  const whole = genreOf(genre);
  return whole ? [whole] : genre.split(/[,/]/).flatMap((part) => genreOf(part) ?? []);
}

type DumpFacts = { date: string | undefined; values: Map<string, string>; rom: Map<string, string> };

function releasesOf(name: string, { date, values, rom }: DumpFacts) {
  const groups = [...name.matchAll(/\(([^)]*)\)/g)].map(([, group = '']) => group);
  const regions = [...groups, values.get('region') ?? '']
    .map((group) => group.split(',').map((one) => regionCode(one)))
    .find((codes) => codes.every((code) => code !== undefined));

  const serial = values.get('serial') || rom.get('serial');
  const publisher = values.get('publisher')?.trim();
  const developer = values.get('developer')?.trim();
  const makers = { ...(publisher && { publisher }), ...(developer && { developer }) };
  const facts = { ...(date && { date }), ...makers, ...(serial && { serial }) };
  return regions ? regions.map((region) => ({ region, ...facts })) : [facts];
}

/**
 * The sensible part of a date, and what is wrong with it. The sources write 1 January or zeros when they do not know.
 */
function dateOf(values: Map<string, string>): { date?: string | undefined; wrong?: string } {
  const [year = '', month = '', day = ''] = ['releaseyear', 'releasemonth', 'releaseday']
    .map((key) => values.get(key) ?? '')
    .map((part) => (/^0*$/.test(part) ? '' : part.padStart(2, '0')));
  if (month === '01' && day === '01') return {};

  const written = [year, month, day].filter(Boolean).join('-');
  const date = [`${year}-${month}-${day}`, `${year}-${month}`, year].find(isDate);
  return { date, ...(written !== (date ?? '') && { wrong: written }) };
}
