import type { Reach } from './payer.ts';
import { type Answer, type Product, type TestUser, toRequest } from './product.ts';

/** A game that somebody enters themselves. */
export const lagoon = {
  title: 'Ligne Générale',
  platform_id: 19,
  release_date: '1993',
  publisher: 'Loriciel',
  regions: ['FR'],
};

/** Enters a game and answers its id. */
export async function enter(product: Product, user: TestUser, input: object = {}): Promise<number> {
  const { body } = await product.as(user, 'entries.create', { ...lagoon, ...input });
  return (body as { gameId: number }).gameId; // as: the contract's output
}

/** Corrects a game and answers the id of the correction. */
export async function correct(product: Product, user: TestUser, input: object): Promise<number> {
  const { body } = await product.as(user, 'entries.correct', input);
  return (body as { gameId: number }).gameId; // as: the contract's output
}

/** Sends a picture as the cover of an entry. */
export function coverUpload(
  product: Product,
  user: TestUser | null,
  { gameId, bytes }: { gameId: number; bytes: Buffer },
): Promise<Answer> {
  const headers = { 'content-type': 'image/jpeg', ...(user && { cookie: user.cookie }) };
  return product.request({ ...toRequest('entries.addCover', { gameId }), payload: bytes, headers });
}

/** A barcode that an entry was taught. */
export const herCode = '4006381333931';

/** For every call about own entries, what another user sends to reach one, and the answer to it. */
export function entryReaches(entry: () => number, game: () => number): Reach[] {
  const hers = () => ({ gameId: entry() });
  const both = () => ({ gameId: entry(), otherId: game() });
  const decided = () => ({ ...hers(), changes: [] });
  const coded = () => ({ code: herCode, ...hers() });
  return [
    ['barcodes.find', () => ({ code: herCode }), 'done'],
    ['barcodes.teach', coded, 'game_not_found'],
    ['barcodes.report', coded, 'game_not_found'],
    ['barcodes.withdraw', coded, 'done'],
    ['catalogue.search', () => ({ q: herCode }), 'done'],
    ['entries.list', () => ({}), 'done'],
    ['entries.create', () => lagoon, 'done'],
    ['entries.correct', () => ({ ...lagoon, ...hers() }), 'game_not_found'],
    ['entries.change', () => ({ ...lagoon, ...hers() }), 'game_not_found'],
    ['entries.remove', hers, 'game_not_found'],
    ['entries.addCover', hers, 'game_not_found'],
    ['entries.removeCover', hers, 'game_not_found'],
    ['entries.matches', hers, 'game_not_found'],
    ['entries.refuse', both, 'game_not_found'],
    ['entries.merge', both, 'game_not_found'],
    ['entries.unmerge', hers, 'merge_not_found'],
    ['entries.corrections', () => ({}), 'not_found'],
    ['entries.acceptances', () => ({}), 'not_found'],
    ['entries.acceptCorrection', decided, 'not_found'],
    ['entries.undoAcceptance', hers, 'not_found'],
    ['entries.declineCorrection', decided, 'not_found'],
    // The calls about games in general, with hers.
    ['catalogue.game', hers, 'game_not_found'],
    ['catalogue.search', () => ({ q: 'eyes' }), 'done'],
    ['catalogue.fetchGames', () => ({ p_search: 'eyes' }), 'done'],
    ['catalogue.gameIds', () => ({ p_search: 'eyes' }), 'done'],
    ['catalogue.facets', () => ({}), 'done'],
    ['wishlist.add', hers, 'game_not_found'],
    ['collection.save', hers, 'game_not_found'],
    ['collection.previewMany', () => ({ gameIds: [entry()], addMissing: true }), 'done'],
    ['collection.saveMany', () => ({ gameIds: [entry()], addMissing: true }), 'done'],
    ['listings.searchEbay', hers, 'marketplace_off'],
  ];
}
