import type { Platform } from '@cartouche/contract/platforms';
import { useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { groupPlatforms, leadingMakers, searchGroups } from './platformGroups.ts';
import type { Platforms } from './usePlatforms.ts';

const makersToJumpTo = 8;

/** What the platform manager shows: the groups that match the search, and which of them are open. */
export function usePlatformSearch({ all, mine }: Platforms) {
  const { compare } = useLocale();
  const [search, setSearch] = useState('');
  // Those with a platform of the user when the manager opened, so that removing the last one moves and closes nothing.
  const [own] = useState(() => new Set(makersOf(all.filter(({ id }) => mine.has(id)))));
  const [open, setOpen] = useState(own);
  const [closedInSearch, setClosedInSearch] = useState(new Set<string>());

  const isSearching = search.trim() !== '';
  const groups = searchGroups(groupPlatforms(all, compare, own), search);

  function type(typed: string) {
    setSearch(typed);
    // Groups with a result open by themselves.
    setClosedInSearch(new Set());
  }

  return {
    search,
    type,
    isSearching,
    foundCount: groups.reduce((sum, { found }) => sum + found.length, 0),
    groups,
    makers: isSearching ? [] : leadingMakers(groups, makersToJumpTo),
    isOpen: (maker: string) => (isSearching ? !closedInSearch.has(maker) : open.has(maker)),
    flip: (maker: string) => (isSearching ? setClosedInSearch : setOpen)((makers) => flipped(makers, maker)),
    unfold: (maker: string) => setOpen((makers) => new Set([...makers, maker])),
  };
}

function makersOf(platforms: readonly Platform[]): string[] {
  return platforms.map(({ manufacturer }) => manufacturer);
}

function flipped(makers: ReadonlySet<string>, maker: string): Set<string> {
  return makers.has(maker)
    ? new Set([...makers].filter((other) => other !== maker))
    : new Set([...makers, maker]);
}
