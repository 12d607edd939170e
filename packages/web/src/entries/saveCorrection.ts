import { type Answer, type Call, api } from '../api/client.ts';
import type { Language } from '../device.ts';
import { type EntryFacts, changesIn, startEntry, toEntry } from './entryDraft.ts';

/** What a form says of a game, and said when it was opened. */
export type Corrected = {
  gameId: number;
  facts: EntryFacts;
  before: EntryFacts | undefined;
  language: Language;
};

/**
 * Corrects a game in what a form changed, as the game is by now. A correction that there is already is changed in that:
 * it may have been made in another tab, or be of the game that an entry became.
 */
export const saveCorrection: Call<Corrected, Answer<typeof api.entries.correct>> = {
  name: api.entries.correct.name,
  send: async ({ gameId: ofGame, facts, before, language }) => {
    const game = await api.catalogue.game.send({ gameId: ofGame });
    const own = toEntry(startEntry({ what: 'correct', game }, language), language).facts;
    const gameId = game.game_id;
    const said = { ...facts, ...own, ...changesIn(facts, before), gameId };
    if (game.entry === null) return await api.entries.correct.send(said);
    await api.entries.change.send(said);
    return { gameId };
  },
};
