import type { FullForm } from '@cartouche/contract/fullExport.rules';
import type { MovedRow } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';

import { writeRows } from '../moving/write.ts';
import type { Reach } from './payer.ts';
import type { Answer, Product, TestUser } from './product.ts';

/** Sends a file to be read. */
export function uploadMove(
  product: Product,
  user: TestUser | null,
  file: string | Buffer,
  name = 'games.csv',
): Promise<Answer> {
  return product.request({
    method: 'POST',
    url: '/api/moves',
    query: { name },
    payload: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream', ...(user && { cookie: user.cookie }) },
  });
}

/** The move of a file that can be read, with its dry run where the screen begins one at once. */
export async function moveOf(product: Product, user: TestUser, file: string | Buffer): Promise<Move> {
  const move = moveIn(await uploadMove(product, user, file));
  return move.state === 'matching' ? await matchMoveOf(product, user, move.id) : move;
}

/** The dry run of a file that was read, as the screen begins it. */
export async function matchMoveOf(product: Product, user: TestUser, moveId: number): Promise<Move> {
  return moveIn(await product.as(user, 'moving.match', { moveId }));
}

function moveIn({ status, body }: Answer): Move {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Move; // as: the contract's output
}

export async function rowsOf(product: Product, user: TestUser, moveId: number): Promise<MovedRow[]> {
  const { body } = await product.as(user, 'moving.rows', { moveId, limit: 200 });
  return body as MovedRow[]; // as: the contract's output
}

/** Goes on with writing that began before, so that nobody is asked about what was changed here since. */
export async function writeBegun(product: Product, user: TestUser, moveId: number): Promise<Move> {
  await writeRows(product.ctx, { userId: user.id, moveId });
  return moveIn(await product.as(user, 'moving.get', { moveId }));
}

type OwnList = 'owned' | 'wishlist';

/** The user's whole collection, or wishlist, as our own full export: `{ form: 'csv', list: 'wishlist' }`. */
export async function fullExportOf(
  product: Product,
  user: TestUser,
  { form, list = 'owned' }: { form: FullForm; list?: OwnList },
): Promise<Buffer> {
  const { statusCode, rawPayload } = await product.app.inject({
    method: 'GET',
    url: `/api/collection-full?form=${form}&p_tab=${list}`,
    headers: { cookie: user.cookie },
  });
  if (statusCode !== 200) throw new Error(String(rawPayload));
  return rawPayload;
}

/** Every copy or wish of the user's, as our own full export says it. */
export async function exportedCopies(
  product: Product,
  user: TestUser,
  list: OwnList = 'owned',
): Promise<object[]> {
  const file = await fullExportOf(product, user, { form: 'json', list });
  return (JSON.parse(String(file)) as { copies: object[] }).copies; // as: our own form
}

/** A file of our own four-field form with these rows. */
export function csvOf(
  rows: readonly (readonly string[])[],
  header = 'title,platform,completeness_status,condition',
): string {
  return [
    header,
    ...rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')),
  ].join('\n');
}

/** How another user would reach for what was read of a file. */
export function movingReaches(of: () => { moveId: number; gameId: number }): Reach[] {
  const hers = () => ({ moveId: of().moveId });
  return [
    ['moving.read', () => ({}), 'done'],
    ['moving.list', () => ({}), 'done'],
    ['moving.get', hers, 'move_not_found'],
    ['moving.rows', hers, 'move_not_found'],
    ['moving.match', () => ({ ...hers(), settings: { list: 'wishlist' } }), 'move_not_found'],
    [
      'moving.decide',
      () => ({ ...hers(), places: [0], decision: { do: 'match', gameId: of().gameId } }),
      'move_not_found',
    ],
    ['moving.asTable', hers, 'move_not_found'],
    ['moving.suggest', () => ({ ...hers(), isTaken: true }), 'move_not_found'],
    ['moving.lookAgain', hers, 'move_not_found'],
    ['moving.write', hers, 'move_not_found'],
    ['moving.stop', hers, 'move_not_found'],
    ['moving.edited', hers, 'move_not_found'],
    ['moving.undo', hers, 'move_not_found'],
    ['moving.forget', hers, 'move_not_found'],
  ];
}

/** The move of a table that was mapped, with a row that was decided. */
export async function readMoveOf(product: Product, user: TestUser): Promise<number> {
  const file = csvOf([['Secret of Mana', 'for the eyes of ana', 'yes']], 'Jeu,Console,Complet');
  const { id: moveId } = await moveOf(product, user, file);
  const mapping = ['title', 'platform', 'completeness'];
  await product.as(user, 'moving.match', { moveId, settings: { mapping } });
  await product.as(user, 'moving.decide', { moveId, places: [0], decision: { do: 'skip' } });
  return moveId;
}
