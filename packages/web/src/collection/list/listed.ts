import type { Answer, api } from '../../api/client.ts';
import type { paths } from '../../paths.ts';
import type { Sight } from './gameWindows.ts';

/** A game as a list shows it. */
export type Listed = Answer<typeof api.catalogue.fetchGames>[number];

/** The games of a list; undefined for one that was not read yet, whose place is kept. */
export type Games = readonly (Listed | undefined)[];

/** What every card and row needs besides its game. */
export type ListActions = {
  /** The address that opens a game's details over the list. */
  linkTo: (gameId: number) => ReturnType<(typeof paths)['collection' | 'games' | 'search' | 'wishlist']>;
  onEdit: (game: Listed) => void;
  /** While games are chosen for a bulk edit: nothing else can be done with them then. */
  choice?: Choice | undefined;
};

export type Choice = {
  has: (gameId: number) => boolean;
  /** With a range: all games from the one chosen last to this one. */
  toggle: (gameId: number, isRange: boolean) => void;
};

/** A game to scroll to, so far past the top of the window: a place that was left, or a letter that was pressed. */
export type Goal = { list: string; game: number; pastPx: number; scrollY?: number };

/** What a list that is read in windows has to know of how it is scrolled. */
export type ListScroll = {
  /** Tells it from others, so that it begins where it was left. */
  name: string;
  /** How many pages it has grown to. */
  page: number;
  /** It is as long as it was left. */
  isSettled: boolean;
  isRead: (index: number) => boolean;
  onSight: (sight: Sight) => void;
  /** Where it was told to go. */
  goal: Goal | null;
};
