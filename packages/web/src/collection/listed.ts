import type { Answer, api } from '../api/client.ts';
import type { paths } from '../paths.ts';

/** A game as a list shows it. */
export type Listed = Answer<typeof api.catalogue.fetchGames>[number];

/** What every card and row needs besides its game. */
export type ListActions = {
  /** The address that opens a game's details over the list. */
  linkTo: (gameId: number) => ReturnType<typeof paths.collection>;
  onEdit: (game: Listed) => void;
};
