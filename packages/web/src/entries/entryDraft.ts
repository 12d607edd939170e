import type { Game as GameOfList } from '@cartouche/contract/game';
import { fold } from '@cartouche/contract/catalogue.rules';
import { isReleaseDate } from '@cartouche/contract/entries.rules';

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
  goal: Goal;
};

/** What the form is for. */
export type EntryTarget =
  | {
      what: 'new';
      title: string;
      platformId?: number | undefined;
      /** What happens with the new game; without it, its details open. */
      onEntered?: ((gameId: number) => void) | undefined;
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

export function startEntry(target: EntryTarget): EntryDraft {
  if (target.what === 'new') {
    const platform = target.platformId === undefined ? '' : String(target.platformId);
    return { title: target.title, platform, released: '', publisher: '', regions: [], goal: 'collection' };
  }
  const { title, platform_id, release_date, publisher, region } = target.game;
  return {
    title,
    platform: String(platform_id),
    released: release_date ?? '',
    publisher: publisher ?? '',
    regions: listIn(region),
    goal: 'nowhere',
  };
}

export type EntryProblem = 'noTitle' | 'noPlatform' | 'noDate';

/** The facts as the server takes them, or what is wrong with which field. */
export function toEntry(draft: EntryDraft, target: EntryTarget) {
  const title = draft.title.trim();
  const release_date = toReleaseDate(draft.released);
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
      genres: target.what === 'new' ? [] : listIn(target.game.genres),
    },
  };
}

/** As it is typed: '1993', '1993-11', '20.11.1993', '20/11/1993'. Null for nothing, undefined for no date. */
function toReleaseDate(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isReleaseDate(date) ? date : undefined;
}

function listIn(values: string | null): string[] {
  return (values ?? '').split(', ').filter(Boolean);
}

export function isSameDraft(one: EntryDraft, other: EntryDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
