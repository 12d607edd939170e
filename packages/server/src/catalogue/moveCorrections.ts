import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../db/database.ts';
import { longerTitles } from './longerTitles.ts';
import { type Union, listCorrections, listEntriesTitled, updateEntry } from './unite.store.ts';

/**
 * What corrected `from` corrects `to`. Who corrected both keeps that one as an entry of its own. Of two that would have
 * one title, the one that waits for an undo gets a longer one, else the one that moved.
 */
export async function moveCorrections(tx: Db, union: Union): Promise<void> {
  for (const moved of await listCorrections(tx, union)) {
    const entry = { ...moved, corrects: moved.isSecond ? null : union.to };
    const [twin] = await listEntriesTitled(tx, entry, [entry.title]);
    const keepsTitle = !twin || (twin.isWaiting && !entry.isWaiting);
    if (twin && keepsTitle) {
      const given = { ...twin, corrects: entry.corrects };
      await updateEntry(tx, { ...given, title: await freeTitle(tx, given) });
    }
    await updateEntry(tx, { ...entry, title: keepsTitle ? entry.title : await freeTitle(tx, entry) });
  }
}

type Entry = Parameters<typeof listEntriesTitled>[1] & Parameters<typeof longerTitles>[0];

/** A longer title that nothing else of its owner has. */
async function freeTitle(tx: Db, entry: Entry): Promise<string> {
  for (let round = 0; ; round += 1) {
    const titles = longerTitles(entry, round);
    const taken = new Set((await listEntriesTitled(tx, entry, titles)).map((one) => one.folded_title));
    const free = titles.find((title) => !taken.has(fold(title)));
    if (free !== undefined) return free;
  }
}
