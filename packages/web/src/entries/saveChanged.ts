import { type Answer, type Call, api } from '../api/client.ts';
import type { Language } from '../device.ts';
import { type EntryFacts, startEntry, toEntry } from './entryDraft.ts';

export type Changed = { gameId: number; facts: EntryFacts; before: EntryFacts; language: Language };

/** Corrects a game in what a form changed: the rest of what the form says is not of this game. */
export const saveChanged: Call<Changed, Answer<typeof api.entries.correct>> = {
  name: api.entries.correct.name,
  send: async ({ gameId, facts, before, language }) => {
    const game = await api.catalogue.game.send({ gameId });
    const own = toEntry(startEntry({ what: 'correct', game }), language).facts;
    const changed = Object.entries(facts).filter(
      ([name, said]) => JSON.stringify(said) !== JSON.stringify(before[name as keyof EntryFacts]), // as: both have the same facts
    );
    return await api.entries.correct.send({ ...facts, ...own, ...Object.fromEntries(changed), gameId });
  },
};
