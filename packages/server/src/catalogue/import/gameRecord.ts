import { z } from 'zod';

import { fold } from '@cartouche/contract/catalogue.rules';

const most = {
  title: 250,
  name: 250,
  genre: 60,
  code: 60,
  key: 400,
  address: 500,
  description: 5_000,
  list: 200,
  screenshots: 2,
  id: 2 ** 31 - 1,
};

const controls = /[\p{Cc}\uFFFD]/u;
const controlsButLines = /[^\P{Cc}\n\r\t]|\uFFFD/u;

/** What nobody sees: left over where a text was copied from a page that runs from right to left. */
const directions = /\p{Bidi_Control}/gu;

/** Text that may be stored and shown: without characters that PostgreSQL refuses or a terminal would obey. */
const text = (longest: number, forbidden = controls) =>
  z
    .string('is not text: put it in quotes.')
    .overwrite((value) => value.replace(directions, '').trim())
    .max(longest, `has more than ${longest} characters: shorten it.`)
    .refine((value) => value.isWellFormed() && !forbidden.test(value), {
      error: 'holds control characters or broken text: remove them, and save the file as UTF-8.',
    })
    .transform((value) => value.normalize('NFC'));

/** Blank, null and absent all mean unknown. */
const known = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
    value.nullish().transform((one) => one ?? null),
  );

const filled = { error: 'is missing: every game needs one.' };
const notBlank = { error: 'is blank: leave it out.' };
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item, 'is not a list: put it in brackets.')
    .max(most.list, `has more than ${most.list} entries: remove some.`)
    .nullish()
    .transform((items) => items ?? []);

// The column is indexed, and an index entry has no room for a text that grows tenfold by folding.
const isFoldable = (value: string) => fold(value).length <= most.title;
const foldable = { error: 'has characters that no search can find: write it in letters and digits.' };

/** What is wrong with an unreadable date, and what to do. */
export const noDate = 'is not a date: write YYYY, YYYY-MM or YYYY-MM-DD.';

const date = z.string('is not text: put it in quotes.').trim().refine(isDate, noDate);
const barcode = z.string().regex(/^\d{8,14}$/, 'is not a barcode: write its 8 to 14 digits.');

const imageId = z
  .string('is not text: put it in quotes.')
  .regex(/^\w{1,60}$/, 'is not the id of a picture: write its letters and digits.');

const address = text(most.address).refine(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'is not an address: write one that begins with https://.',
);

const notRating = { error: 'is not a rating: write a number from 0 to 100.' };
const notCount = { error: 'is not a count: write a whole number.' };

const id = (error: string | ((issue: { input?: unknown }) => string)) =>
  z.number({ error }).int({ error }).min(1, { error }).max(most.id, { error });

const release = z
  .object(
    {
      /** The title on this release's box. */
      title: known(text(most.title)),
      region: known(
        z.string().regex(/^[A-Z]{2}$/, 'is not a region: write two capital letters, such as JP.'),
      ),
      date: known(date),
      publisher: known(text(most.name)),
      developer: known(text(most.name)),
      serial: known(text(most.code)),
      barcode: known(barcode),
      /** The name that libretro's playlists and pictures have for it. */
      label: known(text(most.name)),
      /** IGDB's id of the picture of its box. */
      cover: known(imageId),
    },
    'is not a release: write an object with region, date, publisher, developer or serial.',
  )
  .transform((facts) => {
    const present = Object.entries(facts).filter(([, value]) => value !== null);
    const kept: Partial<Record<keyof typeof facts, string>> = Object.fromEntries(present);
    return kept;
  });

const gameRecord = z.object({
  platform_id: id(
    ({ input }) => `is ${input === undefined ? 'missing' : 'not an id'}: name the platform by its id.`,
  ),
  title: z
    .string(filled.error)
    .pipe(text(most.title))
    .refine((title) => title !== '', { ...filled, abort: true })
    .refine((title) => fold(title) !== '' && isFoldable(title), foldable),
  alt_titles: list(text(most.title).refine((title) => title !== '', notBlank)),
  release_date: known(date),
  publisher: known(text(most.name).refine(isFoldable, foldable)),
  developer: known(text(most.name)),
  description: known(text(most.description, controlsButLines)),
  description_fr: known(text(most.description, controlsButLines)),
  genres: list(text(most.genre).refine((genre) => genre !== '', notBlank)),
  releases: list(release),
  barcode: known(barcode),
  igdb_id: known(id('is not an id: write a whole number.')),
  rating: known(z.number(notRating).min(0, notRating).max(100, notRating)),
  rating_count: known(z.number(notCount).int(notCount).min(0, notCount).max(most.id, notCount)),
  url: known(address),
  /** IGDB's ids of pictures: the one on the box, and of the game itself. */
  cover: known(imageId),
  screenshots: list(imageId).transform((ids) => ids.slice(0, most.screenshots)),
  /** The source's own id of the game. Without one, its platform and title stand for it. */
  source_key: known(text(most.key)),
  /** Who says all this. */
  source: text(most.name).refine((source) => source !== '', filled),
  licence: text(most.name),
});

/** A checked game from a file. Its fields are named like their columns. */
export type GameRecord = z.infer<typeof gameRecord>;
export type Release = GameRecord['releases'][number];

/** A game as found in a file, unchecked. */
export type Found = Partial<Record<keyof GameRecord, unknown>>;

/** Without these a game cannot be stored or shown. */
const required = new Set<PropertyKey | undefined>(['platform_id', 'title', 'source', 'licence']);

type Made = { record: GameRecord; dropped: string[] } | { problem: string };

/**
 * Checks a game. A wrong fact is dropped and the game kept; for each there is a sentence that says what is wrong and
 * what to do. A game that lacks a required field is refused.
 */
export function toRecord(found: Found, dropped: string[] = []): Made {
  const { success, data, error } = gameRecord.safeParse({ licence: '', ...found });
  if (success) return { record: data, dropped };

  const { issues } = error;
  const wrong = issues.find(({ path }) => required.has(path[0]));
  if (wrong) return { problem: sentenceOf(found, wrong) };
  const rest = without(
    found,
    issues.map(({ path }) => path),
  ) as Found; // as: it only lost some facts
  return toRecord(rest, [...dropped, ...issues.map((issue) => sentenceOf(found, issue))]);
}

/** Says which field has a wrong value, why it is wrong, and what to do. */
export function wrongValue(field: string, value: unknown, why: string): string {
  return [field, shown(value), why].filter(Boolean).join(' ');
}

const mostShown = 40;

/** A value for a message; nothing if it would not fit on one line. */
function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const line = typeof value === 'string' ? value.trim().replace(/\p{Cc}/gu, '?') : '';
  return line && `'${line.length > mostShown ? `${line.slice(0, mostShown)}…` : line}'`;
}

function sentenceOf(found: Found, { path, message }: z.core.$ZodIssue): string {
  return wrongValue(path.join('.'), path.reduce(at, found), message);
}

function at(value: unknown, key: PropertyKey): unknown {
  return isContainer(value) ? value[key] : undefined;
}

/** The value without what is at the paths. */
function without(value: unknown, paths: PropertyKey[][]): unknown {
  if (paths.length === 0 || !isContainer(value)) return value;

  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const below = paths.filter(([first]) => String(first) === key).map(([, ...rest]) => rest);
    return below.some((path) => path.length === 0) ? [] : [[key, without(inner, below)] as const];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}

function isContainer(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a text is a day, month or year in which a game can have been released. */
export function isDate(value: string): boolean {
  const [, year, month = '1', day = '1'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? [];
  if (year === undefined || Number(year) < 1950 || Number(year) > 2100) return false;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
}
