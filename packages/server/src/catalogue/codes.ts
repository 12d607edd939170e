/** What somebody may mean by a serial or a barcode, the most exact reading first. */
export type CodeReading = {
  code: string;
  /** The consoles whose labels begin so; others may use the same four letters. */
  platforms?: readonly number[];
};

const longest = 40;

/** Of a label, some sources keep and releases show only the four letters for the game: BPEE. */
const lettersOfGame = 4;

/**
 * The consoles whose labels have a prefix, four letters for the game and three for the country: NUS-NZLE-USA. The ids
 * are those of platforms.json.
 */
const labels: Record<string, readonly number[]> = {
  HVC: [99],
  NES: [18],
  SHVC: [58, 19],
  SNS: [19],
  SNSP: [19],
  NUS: [4],
  DMG: [33],
  CGB: [22, 33],
  AGB: [24],
  NTR: [20],
  TWL: [159, 20],
  CTR: [37],
  KTR: [37],
  DOL: [21],
  RVL: [5],
  WUP: [41],
};
const prefixes = Object.keys(labels).join('|');
const label = new RegExp(`^(?:DL)?(${prefixes})P?([A-Z0-9]{4})(?:[A-Z]{3})?$`);

const countries = [
  'USA|CAN|BRA|LTN|EU[A-Z]|UKV|GBR|FRA|FAH|NOE|FRG|GER|ESP|ITA|HOL|SCN|SWE|RUS|TUR|AUS',
  'JPN|KOR|CHN|CHT|TWN|ASI|HKG',
].join('|');

/** 'NZLE-USA', as it stands on the back of some boxes. */
const endOfLabel = new RegExp(`^\\s*([A-Z0-9]{${lettersOfGame}})[\\s-]*(?:${countries})\\s*$`);

/** 'SNS-ZL-USA': the games of older consoles have two or three letters, which only what is between them tells apart. */
const shortLabel = new RegExp(`^\\s*(${prefixes})[\\s-]+([A-Z0-9]{2,3})(?:[\\s-]+(?:${countries}))?\\s*$`);

/** The readings of a search as a code, in capitals and digits as codes are stored; none where it cannot be one. */
export function readCode(search: string): CodeReading[] {
  const signs = search.normalize('NFKC').toUpperCase();
  const written = signs.replace(/[^A-Z0-9]/g, '');
  if (/[^\P{L}A-Z]/u.test(signs) || written.length < 4 || written.length > longest) return [];

  const [, prefix = '', game = ''] = label.exec(written) ?? [];
  const platforms = labels[prefix];
  if (platforms) return [{ code: written }, { code: prefix + game }, { code: game, platforms }];
  const [, letters] = endOfLabel.exec(signs) ?? [];
  if (letters !== undefined) return [{ code: written }, { code: letters }];
  const [, console, few] = shortLabel.exec(signs) ?? [];
  if (console !== undefined) return [{ code: written }, { code: `${console}${few}` }];
  if (!/\d/.test(written) && written.length !== lettersOfGame) return [];
  return [{ code: /^\d+$/.test(written) ? written.replace(/^0+/, '') : written }];
}

/** 'AC-012': of a number as short as that, its hyphen tells. */
const xboxLabel = /^\s*[A-Z]{2}-\d{3}\s*$/i;

/** 'Golf USA' and 'Manager' may be titles, 'NZLE-USA' is none. */
const asWords = new RegExp(`^\\s*[A-Z]{${lettersOfGame}}\\s*(?:${countries})\\s*$`, 'i');

/** Whether a search is more likely the number of a label than the words of a title, such as '1942' or 'Tekken 3'. */
export function isSurelyCode(search: string): boolean {
  if (asWords.test(search)) return false;
  return xboxLabel.test(search) || readCode(search).some(({ code }) => code.length >= 6);
}

const withoutCountry = new RegExp(`^(?:${prefixes})[A-Z0-9]{2,3}$`);

/** Labels say more than sources know: MK-51064-50 is in the catalogue, MK-51064 on the box. And DMG-ZLE is DMG-ZLE-USA. */
export function canBeBeginning({ code }: CodeReading): boolean {
  return (code.length >= 6 && /\d{3}/.test(code)) || withoutCountry.test(code);
}
