import type { Answer, api } from '../api/client.ts';
import type { CallName } from '../api/cache.ts';
import type { Answers } from './answers.ts';
import { row } from './things.ts';

/** A file that was read, with nothing in it to bring. */
export const aMove: Answer<typeof api.moving.get> = {
  id: 1,
  state: 'ready',
  file_name: 'games.csv',
  form: 'gameye',
  rows: 1,
  done: 1,
  hasFailed: false,
  wasStopped: false,
  waitsFor: null,
  isBesideOthers: false,
  told: {
    encoding: 'UTF-8',
    separator: ',',
    date: null,
    price: null,
    currencies: [],
    openPrice: null,
    isDateAmbiguous: false,
    repairs: [],
    leftOut: [],
    leftOutTabs: [],
    hiddenTabs: [],
    brokenLines: [],
    inNotes: [],
    cutNotes: [],
  },
  columns: [],
  settings: {
    dateOrder: 'dmy',
    list: 'collection',
    currency: null,
    own: 'USD',
    paidUnit: null,
    isRepaired: false,
  },
  words: { completeness: [], condition: [], lists: [], platforms: [] },
  counts: { new: 0, same: 1, differs: 0, several: 0, missing: 0, copy: 0, out: 0 },
  plan: {
    adds: 0,
    copies: 0,
    beyond: 0,
    changes: 0,
    wishes: 0,
    overtaken: 0,
    askedAgain: 0,
    entries: 0,
    corrections: 0,
    undecided: 0,
    suggestions: 0,
    suggestionsTaken: 0,
    room: null,
    entryRoom: 500,
  },
  made_at: '2026-11-23T12:00:00Z',
  written_at: null,
  expires_at: '2026-11-30T12:00:00Z',
};

/** A row of it: a further copy of a game that is owned. */
export const aMovedRow: Answer<typeof api.moving.rows>[number] = {
  place: 0,
  line: 2,
  tab: null,
  title: 'Lagoon',
  platform: 'SNES',
  platform_id: 19,
  status: 'copy',
  why: null,
  list: 'collection',
  game: row({ title: 'Lagoon' }),
  choices: [],
  differences: [],
  decision: null,
  isOwned: true,
  correction: null,
  copy: null,
  says: [],
};

const ofMove = { moveId: 1 };
const done = { ok: true } as const;

/** Each write of a file that is brought, with its answer, and exactly the reads that are repeated after it. */
export function movingWrites(
  entryReads: readonly CallName[],
): Partial<Record<CallName, [input: object, answers: Answers, again: CallName[]]>> {
  const brought: CallName[] = ['moving.list', 'moving.get', 'moving.rows', 'collection.item', ...entryReads];
  const looked: CallName[] = ['moving.get', 'moving.rows'];
  return {
    'moving.read': [{}, { 'moving.read': aMove }, ['moving.list']],
    'moving.match': [{ ...ofMove, settings: {} }, { 'moving.match': aMove }, looked],
    'moving.asTable': [ofMove, { 'moving.asTable': aMove }, looked],
    'moving.decide': [
      { ...ofMove, places: [0], decision: { do: 'skip' } },
      { 'moving.decide': aMove },
      looked,
    ],
    'moving.suggest': [{ ...ofMove, isTaken: true }, { 'moving.suggest': aMove }, looked],
    'moving.lookAgain': [ofMove, { 'moving.lookAgain': aMove }, ['moving.list', ...looked]],
    'moving.write': [ofMove, { 'moving.write': aMove }, brought],
    'moving.stop': [ofMove, { 'moving.stop': done }, ['moving.get']],
    'moving.undo': [ofMove, { 'moving.undo': aMove }, brought],
    'moving.forget': [ofMove, { 'moving.forget': done }, ['moving.list']],
  };
}
