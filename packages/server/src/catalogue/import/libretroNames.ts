import { regionCode } from './names.ts';

/** 'Legend of Zelda, The - Majora's Mask (USA)' as people write it; '~' separates the names of one game. */
export function titlesOf(name: string): string[] {
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

/** The regions that a dump's name has in brackets, or else those that the list states for it. */
export function regionsOf(name: string, stated = ''): string[] | undefined {
  const groups = [...name.matchAll(/\(([^)]*)\)/g)].map(([, group = '']) => group);
  return [...groups, stated]
    .map((group) => group.split(',').map((one) => regionCode(one)))
    .find((codes): codes is string[] => codes.every((code) => code !== undefined));
}

type Pairs = ReadonlyMap<string, string>;

export function serialOf(values: Pairs, rom: Pairs): string | undefined {
  return values.get('serial') || rom.get('serial') || undefined;
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

/** Why a dump is nothing that a collector has, by the marks in its names. */
export function notForCollectors(name: string, fileName: string): string | undefined {
  if (name === '') return 'checksums without a title';
  const tags = [...`${name} ${fileName}`.toLowerCase().matchAll(/[([]([^)\]]*)[)\]]/g)];
  const [, reason] = marks.find(([mark]) => tags.some(([, tag = '']) => mark.test(tag))) ?? [];
  const isFlagged = tags.some(([whole, tag = '']) => whole.startsWith('[') && flags.test(tag));
  return reason ?? (isFlagged ? 'hacks and copies' : undefined);
}
