import { z } from 'zod';

import { fold } from '@cartouche/contract/catalogue.rules';

const most = { title: 250, name: 250, genre: 60, code: 60, description: 5_000, list: 200, id: 2 ** 31 - 1 };

const controls = /[\p{Cc}\uFFFD]/u;
const controlsButLines = /[^\P{Cc}\n\r\t]|\uFFFD/u;

/** Text as it may be stored and shown: what PostgreSQL refuses or a terminal would obey gets no further. */
const text = (longest: number, forbidden = controls) =>
  z
    .string('is not text: put it in quotes.')
    .trim()
    .max(longest, `has more than ${longest} characters: shorten it.`)
    .refine((value) => value.isWellFormed() && !forbidden.test(value), {
      error: 'holds control characters or broken text: remove them, and save the file as UTF-8.',
    })
    .transform((value) => value.normalize('NFC'));

/** Blank, null and absent are one: not known. */
const known = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
    value.nullish().transform((one) => one ?? null),
  );

const filled = { error: 'is missing: every game needs one.' };
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item, 'is not a list: put it in brackets.')
    .max(most.list, `has more than ${most.list} entries: remove some.`)
    .nullish()
    .transform((items) => items ?? []);

// Indexed, and an index has no room for a text that grows tenfold when it is folded.
const isFoldable = (value: string) => fold(value).length <= most.title;
const foldable = { error: 'has characters that no search can find: write it in letters and digits.' };

const date = z
  .string('is not text: put it in quotes.')
  .trim()
  .refine(isDate, { error: ({ input }) => noDate(String(input)) });
const barcode = z.string().regex(/^\d{8,14}$/, 'is no barcode: write its 8 to 14 digits.');

const release = z
  .object(
    {
      region: known(z.string().regex(/^[A-Z]{2}$/, 'is no region: write two capital letters, such as JP.')),
      date: known(date),
      publisher: known(text(most.name)),
      developer: known(text(most.name)),
      serial: known(text(most.code)),
      barcode: known(barcode),
    },
    'is no release: write an object with region, date, publisher, developer or serial.',
  )
  .transform((facts) => {
    const present = Object.entries(facts).filter(([, value]) => value !== null);
    const kept: Partial<Record<keyof typeof facts, string>> = Object.fromEntries(present);
    return kept;
  });

const gameRecord = z.object({
  platform_id: z.number('is missing: name the platform by its id.').int().min(1).max(most.id),
  title: z
    .string(filled.error)
    .pipe(text(most.title))
    .refine((title) => title !== '', { ...filled, abort: true })
    .refine((title) => fold(title) !== '' && isFoldable(title), foldable),
  alt_titles: list(text(most.title).refine((title) => title !== '', filled)),
  release_date: known(date),
  publisher: known(text(most.name).refine(isFoldable, foldable)),
  developer: known(text(most.name)),
  description: known(text(most.description, controlsButLines)),
  description_fr: known(text(most.description, controlsButLines)),
  genres: list(text(most.genre).refine((genre) => genre !== '', filled)),
  releases: list(release),
  barcode: known(barcode),
  igdb_id: known(z.number('is no number.').int().min(1).max(most.id)),
  /** The collection of facts that the record is from; a game belongs to the one that brought it first. */
  source: text(most.name).refine((source) => source !== '', filled),
  licence: text(most.name),
});

/** A game as a file tells of it, checked. Named like the columns that it is stored in. */
export type GameRecord = z.infer<typeof gameRecord>;
export type Release = GameRecord['releases'][number];

/** A game as it was found in a file, with anything in its fields. */
export type Found = Partial<Record<keyof GameRecord, unknown>>;

/** Checks what was found, and says in a sentence what is wrong with it and what to do. */
export function toRecord(found: Found): { record: GameRecord } | { problem: string } {
  const { success, data, error } = gameRecord.safeParse({ licence: '', ...found });
  if (success) return { record: data };
  const [issue] = error.issues;
  return { problem: `${issue?.path.join('.')} ${issue?.message}` };
}

/** What to do about a text that should be a date. */
export function noDate(value: string): string {
  return `is '${value.slice(0, 20)}', which is no date: write YYYY, YYYY-MM or YYYY-MM-DD.`;
}

/** Whether a text is a day, a month or a year that a game can have come out in. */
export function isDate(value: string): boolean {
  const [, year, month = '1', day = '1'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? [];
  if (year === undefined || Number(year) < 1950 || Number(year) > 2100) return false;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
}
