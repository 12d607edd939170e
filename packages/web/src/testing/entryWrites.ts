import type { CallName } from '../api/cache.ts';
import type { Answers } from './answers.ts';
import { entryReads } from './staleReads.ts';

const game = { gameId: 5 };
const entry = { title: 'Lagoon', platform_id: 19 };
const done = { ok: true } as const;

const mergeReads: CallName[] = [...entryReads, 'collection.item', 'alerts.countForGame'];
const correctionReads: CallName[] = [
  ...entryReads,
  'entries.corrections',
  'entries.acceptances',
  'collection.item',
];

/** Each write about own entries with its answer, and exactly the reads that are repeated after it. */
export const entryWrites: { [Name in CallName]?: [input: object, answers: Answers, again: CallName[]] } = {
  'entries.create': [
    entry,
    { 'entries.create': game },
    entryReads.filter((name) => name !== 'barcodes.find'),
  ],
  'entries.correct': [{ ...entry, ...game }, { 'entries.correct': game }, [...entryReads, 'collection.item']],
  'entries.change': [{ ...entry, ...game }, { 'entries.change': done }, entryReads],
  // Not the game: it is gone, and reading it would be refused.
  'entries.remove': [
    game,
    { 'entries.remove': done },
    entryReads.filter((name) => name !== 'catalogue.game'),
  ],
  'entries.addCover': [
    game,
    { 'entries.addCover': { cover_url_small: '/small', cover_url_big: '/big' } },
    entryReads,
  ],
  'entries.removeCover': [game, { 'entries.removeCover': done }, entryReads],
  'entries.refuse': [
    { ...game, otherId: 6 },
    { 'entries.refuse': done },
    ['entries.matches', 'entries.list'],
  ],
  'entries.merge': [{ ...game, otherId: 6 }, { 'entries.merge': game }, mergeReads],
  'entries.unmerge': [game, { 'entries.unmerge': done }, mergeReads],
  'entries.acceptCorrection': [
    { ...game, changes: [] },
    { 'entries.acceptCorrection': done },
    correctionReads,
  ],
  'entries.undoAcceptance': [game, { 'entries.undoAcceptance': done }, correctionReads],
  'entries.declineCorrection': [
    { ...game, changes: [] },
    { 'entries.declineCorrection': done },
    ['entries.corrections'],
  ],
};
