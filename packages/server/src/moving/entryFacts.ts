import { fold } from '@cartouche/contract/catalogue.rules';
import type { EntryFacts } from '@cartouche/contract/entries';
import { isOwnEntry, isReleaseDate } from '@cartouche/contract/entries.rules';
import { ownEntries } from '@cartouche/contract/limits';
import { isRegion } from '@cartouche/contract/region.rules';

import type { Corrected } from '../entries/entries.ts';
import type { Said } from './forms/said.ts';
import { toOwnName } from './forms/words.ts';
import type { Wanted } from './interpret.ts';
import type { RowOfMove } from './rows.store.ts';
import { cut } from './storable.ts';

/**
 * What our own export says of the game, whether its user entered it, which older ones do not say, and what they call it
 * where they corrected it.
 */
export type FromExport = {
  game?: Omit<EntryFacts, 'title' | 'platform_id'>;
  isEntry?: boolean;
  ownTitle?: string;
};

/** Of our own export alone: other files have other words for it. */
export function fromExport(said: Said): FromExport {
  if (!said.isOurs) return {};
  const { released = '', publisher = '', regions = '', genres = '', isEntry } = said;
  const game = {
    release_date: isReleaseDate(released) ? released : null,
    publisher: cut(toOwnName(publisher), ownEntries.longestText) || null,
    regions: listOf(regions).filter(isRegion).slice(0, ownEntries.mostRegions),
    genres: listOf(genres)
      .filter((genre) => genre.length <= ownEntries.longestGenre)
      .slice(0, ownEntries.mostGenres),
  };
  const ownTitle = entryTitle(toOwnName(said.ownTitle ?? ''));
  return {
    game,
    ...(isEntry !== undefined && { isEntry }),
    ...(fold(ownTitle) !== '' && { ownTitle }),
  };
}

function listOf(written: string): string[] {
  return [...new Set(written.split(',').map(toOwnName).filter(Boolean))];
}

/** A title as an own entry has it. */
export function entryTitle(title: string): string {
  return cut(title, ownEntries.longestText).trim();
}

/** The own entry that a row becomes where the user says so; none without a console. */
export function entryOf(wanted: Wanted): EntryFacts | undefined {
  const { title, ownTitle, platformIds, year, region, game } = wanted;
  const [platform_id] = platformIds;
  if (platform_id === undefined) return undefined;
  return {
    title: ownTitle ?? entryTitle(title),
    platform_id,
    publisher: null,
    regions: region === null ? [] : [region],
    genres: [],
    ...game,
    release_date: game?.release_date ?? (year === null ? null : String(year)),
  };
}

/** The correction that a row brings with its game; none of a game that the user corrected already, or of no correction. */
export function correctionOf(row: Pick<RowOfMove, 'wanted' | 'game_id'>): Corrected | undefined {
  const { ownTitle, game } = row.wanted ?? {};
  if (ownTitle === undefined || !game || row.game_id === null || isOwnEntry(row.game_id)) return undefined;
  return { ...game, title: ownTitle, gameId: row.game_id };
}
