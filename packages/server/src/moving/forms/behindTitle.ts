import { editionNames } from './words.ts';

/** What stands behind a title without brackets, and says something of the copy. */
export type Behind = {
  text: string;
  field: 'region' | 'edition' | 'aside';
  /** Whether it is never a part of a title. */
  isSure: boolean;
};

/** Regions that are never part of a title, then those that may be: 'Cruis’n USA', 'The Last of US'. */
const surely =
  /[\s,–-]+\b(PAL(?:[ -](?:FR|FRA|UK|DE|GER|ES|ESP|IT|ITA|EUR?))?|NTSC(?:-[UJ])?|EUR|JPN|JAP)\s*$/;
const perhaps = /[\s,–-]+\b(USA|US)\s*$/;
/** Britain, but more often the Game Boy: 'Harvest Moon GB'. */
const ambiguous = /[\s,–-]+\b(GB)\s*$/;
/** Of two or three letters, which a title in small letters has in capitals alone: 'Okami FR'. */
const inCapitals = /[\s,–-]+\b(FR|FRA|FAH|UK|UKV|DE|GER|NOE|ES|ESP|ITA|EU|JP)\s*$/;
const edition = new RegExp(`[\\s:–-]+\\(?((?:the )?(?:${editionNames}))\\)?\\s*$`, 'i');
/** Editions that some games have as one of their own. */
export const bundled =
  /[\s:–-]+((?:limited|collector['’]?s|special|day one|first|steelbook|launch|standard) edition|steelbook|big box)\s*$/i;

const kinds: { pattern: RegExp; field: Behind['field']; isSure: boolean }[] = [
  { pattern: surely, field: 'region', isSure: true },
  { pattern: perhaps, field: 'region', isSure: false },
  { pattern: ambiguous, field: 'aside', isSure: false },
  { pattern: inCapitals, field: 'region', isSure: true },
  { pattern: edition, field: 'edition', isSure: false },
];

/** A title in two: what it is without the regions and editions behind it, and these, the last one first. */
export function parted(title: string): { title: string; behind: Behind[] } {
  for (const { pattern, field, isSure } of kinds) {
    const [whole = '', text = ''] = pattern.exec(title) ?? [];
    const before = title.slice(0, title.length - whole.length).trim();
    const isOther = pattern === inCapitals && !/\p{Ll}/u.test(before);
    if (text === '' || before === '' || isOther) continue;
    const rest = parted(before);
    return { title: rest.title, behind: [{ text, field, isSure }, ...rest.behind] };
  }
  return { title, behind: [] };
}

/** All that stands behind a title: also an edition of which only the user can say that it is none of the game. */
export function allBehind(title: string): Behind[] {
  const { title: before, behind } = parted(title);
  const text = bundled.exec(before)?.[1];
  return text === undefined ? behind : [...behind, { text, field: 'edition', isSure: false }];
}
