import type { Game as GameOfList } from '@cartouche/contract/game';
import { fold } from '@cartouche/contract/catalogue.rules';
import { isReleaseDate } from '@cartouche/contract/entries.rules';
import { ownEntries } from '@cartouche/contract/limits';
import { monthOf } from '@cartouche/contract/month.rules';

import type { Language } from '../device.ts';

/** Where a new entry goes at once. */
export const goals = ['collection', 'wishlist', 'nowhere'] as const;
export type Goal = (typeof goals)[number];

/** What is typed into the form of an entry. */
export type EntryDraft = {
  title: string;
  /** Empty until one is chosen. */
  platform: string;
  released: string;
  publisher: string;
  regions: readonly string[];
  genres: readonly string[];
  goal: Goal;
  /** A photo is chosen for its cover. */
  hasPhoto: boolean;
};

/** What the form is for. */
export type EntryTarget =
  | {
      what: 'new';
      title: string;
      platformId?: number | undefined;
      /** What happens with the new game; without it, its details open. */
      onEntered?: ((gameId: number) => void) | undefined;
      /** Whoever asks puts it where it belongs. */
      isPlaced?: boolean;
    }
  | { what: 'edit' | 'correct'; game: EntryGame };

export type EntryGame = Pick<
  GameOfList,
  | 'game_id'
  | 'title'
  | 'platform_id'
  | 'release_date'
  | 'publisher'
  | 'region'
  | 'genres'
  | 'cover_url_small'
  | 'cover_url_big'
> & { entry: { corrects: { game_id: number; title: string } | null; hasCover: boolean } | null };

export function startEntry(target: EntryTarget, language: Language): EntryDraft {
  if (target.what === 'new') {
    const platform = target.platformId === undefined ? '' : String(target.platformId);
    const nothing = { released: '', publisher: '', regions: [], genres: [], hasPhoto: false };
    return { ...nothing, title: cut(target.title), platform, goal: 'collection' };
  }
  const { title, platform_id, release_date, publisher, region, genres } = target.game;
  return {
    title,
    platform: String(platform_id),
    released: writtenDate(release_date ?? '', language),
    publisher: publisher ?? '',
    regions: listIn(region),
    genres: listIn(genres),
    goal: 'nowhere',
    hasPhoto: false,
  };
}

/** No more than a title may have, and no half of a character. */
function cut(words: string): string {
  return words.slice(0, ownEntries.longestText).replace(/[\uD800-\uDBFF]$/, '');
}

/** Under which the device keeps what is typed: a form of its own for each game, and for each search that found nothing. */
export function draftNameOf(target: EntryTarget): string {
  return `entry ${target.what} ${target.what === 'new' ? target.title : target.game.game_id}`;
}

/** What the device kept of a form; parts that the form cannot have written are dropped. */
export function toTyped(kept: string | null): Partial<EntryDraft> {
  const raw = parsed(kept);
  const names = Object.keys(isPart) as (keyof EntryDraft)[]; // as: Object.keys returns strings
  return Object.fromEntries(names.filter((name) => isPart[name](raw[name])).map((name) => [name, raw[name]]));
}

const isText = (value: unknown) => typeof value === 'string';
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Whether a value has the type of this part of the form. */
const isPart: Record<keyof EntryDraft, (value: unknown) => boolean> = {
  title: isText,
  platform: isText,
  released: isText,
  publisher: isText,
  regions: areTexts,
  genres: areTexts,
  hasPhoto: (value) => typeof value === 'boolean',
  goal: (value) => goals.some((goal) => goal === value),
};

function parsed(kept: string | null): Partial<Record<keyof EntryDraft, unknown>> {
  try {
    const raw: unknown = JSON.parse(kept ?? '{}');
    return typeof raw === 'object' && raw !== null ? raw : {};
  } catch {
    return {};
  }
}

export type EntryProblem = 'noTitle' | 'noPlatform' | 'noDate';

/** The facts as the server takes them, or what is wrong with which field. */
export function toEntry(draft: EntryDraft, language: Language) {
  const title = draft.title.trim();
  const release_date = toReleaseDate(draft.released, language);
  const problems: Partial<Record<'title' | 'platform' | 'released', EntryProblem>> = {
    ...(fold(title) === '' && { title: 'noTitle' }),
    ...(draft.platform === '' && { platform: 'noPlatform' }),
    ...(release_date === undefined && { released: 'noDate' }),
  };
  if (release_date === undefined || Object.keys(problems).length > 0) return { problems };
  return {
    problems,
    facts: {
      title,
      platform_id: Number(draft.platform),
      release_date,
      publisher: draft.publisher.trim() || null,
      regions: [...draft.regions],
      genres: [...draft.genres],
    },
  };
}

/** As it is typed in a language: '11/20/1993', '20/11/1993'. */
function writtenDate(date: string, language: Language): string {
  if (!isReleaseDate(date)) return date;
  const [year, month, day] = date.split('-');
  const parts = language === 'en' ? [month, day, year] : [day, month, year];
  return parts.filter(Boolean).join('/');
}

/** As it is typed: in figures, or with the name of the month. Null for nothing, undefined for no date. */
function toReleaseDate(typed: string, language: Language): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return [text, ...inFigures(text, language), ...inWords(text)].find(isReleaseDate);
}

const yearLast = /^(\d{1,2})([-/. ])(?:(\d{1,2})[-/. ])?(\d{4})$/;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/;

/**
 * '11/1993', '20.11.1993', '20-11-1993', '1993/11/20'. Where both can be the month, the one before a slash or a hyphen is
 * in English, as dates are written there.
 */
function inFigures(typed: string, language: Language): string[] {
  const text = typed.replace(/\s*([-/. ])\s*/g, '$1');
  const [, ofYear = '', month, dayOfMonth] = yearFirst.exec(text) ?? [];
  if (month !== undefined) return [dated(ofYear, [month, dayOfMonth])];
  const [, first = '', sign = '', second, year] = yearLast.exec(text) ?? [];
  if (year === undefined) return [];
  const [monthFirst, dayFirst] = [
    dated(year, [first, second]),
    dated(year, [second ?? first, second && first]),
  ];
  return language === 'en' && '-/'.includes(sign) ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
}

/** 'Nov 20, 1993', '1er mars 1993', 'novembre 1993', '20-Nov-1993' */
function inWords(typed: string): string[] {
  const words = typed.split(/[-/.,\s]+/).filter(Boolean);
  const name = words.find((word) => monthOf(word) > 0);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const [day, ...more] = words.filter((word) => word !== name && word !== year);
  if (name === undefined || year === undefined || more.length > 0) return [];
  return [dated(year, [String(monthOf(name)), day?.replace(/^(\d{1,2})(?:er|st|nd|rd|th)$/i, '$1')])];
}

function dated(year: string, parts: (string | undefined)[]): string {
  return [year, ...parts.flatMap((part) => part?.padStart(2, '0') ?? [])].join('-');
}

/** The day that is meant by what is typed, where it is written in another way; null where nothing can be mistaken. */
export function understoodDay(typed: string, language: Language): string | null {
  const date = toReleaseDate(typed, language) ?? null;
  return date === typed.trim() ? null : date;
}

function listIn(values: string | null): string[] {
  return (values ?? '').split(', ').filter(Boolean);
}

export type EntryFacts = NonNullable<ReturnType<typeof toEntry>['facts']>;

/**
 * The facts in which an entry says something else than before, all if it could not be read then; regions and genres have
 * no order.
 */
export function changesIn(facts: EntryFacts, before: EntryFacts | undefined): Partial<EntryFacts> {
  const said = (fact: unknown) => JSON.stringify(Array.isArray(fact) ? fact.map(String).toSorted() : fact);
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, fact]) => said(fact) !== said(before?.[name as keyof EntryFacts]), // as: both have the same facts
    ),
  );
}

/** Whether two forms say the same, whatever their photos. */
export function saysSame(one: EntryDraft, other: EntryDraft): boolean {
  const [said, before] = [one, other].map((draft) => JSON.stringify({ ...draft, hasPhoto: false }));
  return said === before;
}
