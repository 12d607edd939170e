import { type Answer, type Call, api } from '../api/client.ts';
import type { Language } from '../device.ts';
import { type EntryFacts, changesIn, startEntry, toEntry } from './entryDraft.ts';

export type Changed = { gameId: number; facts: EntryFacts; before: EntryFacts; language: Language };

/** Corrects a game in what a form changed: the rest of what the form says is not of this game. */
export const saveChanged: Call<Changed, Answer<typeof api.entries.correct>> = {
  name: api.entries.correct.name,
  send: async ({ gameId, facts, before, language }) => {
    const game = await api.catalogue.game.send({ gameId });
    const own = toEntry(startEntry({ what: 'correct', game }), language).facts;
    return await api.entries.correct.send({ ...facts, ...own, ...changesIn(facts, before), gameId });
  },
};
