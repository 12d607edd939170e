import type { Answer, api } from '../../api/client.ts';
import type { paths } from '../../paths.ts';
import type { Sight } from './gameWindows.ts';

/** A game in a list. */
export type Listed = Answer<typeof api.catalogue.fetchGames>[number];

/** The games of a list; undefined for one that is not loaded yet, which keeps its place. */
export type Games = readonly (Listed | undefined)[];

/** What every card and row needs besides its game. */
export type ListActions = {
  /** The address that opens a game's details over the list. */
  linkTo: (gameId: number) => ReturnType<(typeof paths)['collection' | 'games' | 'search' | 'wishlist']>;
  onEdit: (game: Listed) => void;
  /** Set while games are chosen for a bulk edit, when nothing else can be done with them. */
  choice?: Choice | undefined;
  /** The list is of a single platform, which its title names. */
  isOnOnePlatform?: boolean | undefined;
};

export type Choice = {
  has: (gameId: number) => boolean;
  /** With `range`: all games from the one chosen last to this one. */
  toggle: (gameId: number, isRange: boolean) => void;
};

/** A game to scroll to, and how far past the top of the window: where a list was left, or a letter. */
export type Goal = { list: string; game: number; pastPx: number; scrollY?: number };

/** How a list that is read in windows is scrolled. */
export type ListScroll = {
  /** Identifies the list, so that it starts where it was left. */
  name: string;
  /** How many pages it has grown to. */
  page: number;
  /** It is as long as when it was left. */
  isSettled: boolean;
  isRead: (index: number) => boolean;
  onSight: (sight: Sight) => void;
  /** Where it was told to scroll. */
  goal: Goal | null;
};
