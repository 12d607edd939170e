import type { ItemFields } from '@cartouche/contract/item.rules';

import type { Answer, Call, api } from '../api/client.ts';

/** What saving a copy takes. */
export type SaveInput = typeof api.collection.save extends Call<infer Input, unknown> ? Input : never;

/** Where a copy comes from that is more than typed: what its form starts with, and what saving it also does. */
export type ItemOrigin = {
  /** Of what was typed, as it is kept on the device. */
  name: string;
  /** Null for a price that is not known. The notes are added to those of a copy that is already there. */
  known: Pick<ItemFields, 'purchasePrice' | 'notes'> & { purchaseDate: string };
  /** What to say above the fields. */
  note: { title: string; text: string };
  /** Saves the copy, instead of the usual call. */
  save: Call<SaveInput, Answer<typeof api.collection.save>>;
  /** Says that it is saved, instead of the usual toast. */
  onSaved: (title: string) => void;
};
