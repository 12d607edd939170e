import { photoPath } from '@cartouche/contract/photo.rules';
import { refusals } from '@cartouche/contract/refusals';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { calls } from '../testing/calls.ts';
import { copyReaches } from '../testing/copies.ts';
import { coverUpload, enter, entryReaches, herCode } from '../testing/entries.ts';
import { movingReaches, readMoveOf } from '../testing/moving.ts';
import { type Reach, insertPayer, paymentReaches } from '../testing/payer.ts';
import { jpeg } from '../testing/pictures.ts';
import {
  type Product,
  type TestUser,
  password,
  photoUpload,
  startProduct,
  toRequest,
} from '../testing/product.ts';
import { rowsThatName } from '../testing/rows.ts';
import { insertTold, tellingReaches } from '../testing/told.ts';

const guarded = calls.filter(({ access }) => access === 'user').map(({ name }) => name);

let product: Product;
let ana: TestUser;
let bo: TestUser;
let gameId: number;
/** Ana's: a copy in the bin, a bulk change, an API key, and her session. */
let beside: { id: number };
let binned: { id: number };
let bulk: { changeId: number };
let key: { id: string };
let photo: { file_name: string };
let entered: number;
let session: { id: string };
let moveId: number;
let herAlert: { alertId: number; foundId: number; mutedId: number };
/** The bodies that are bytes. */
let bytes: Record<string, Buffer>;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bo = await product.user('bo');
  for (const { email } of [ana, bo]) await givePlan(product.ctx, email, 'pro');
  const titles = ['Secret of Mana', 'Terranigma', 'Soul Blazer'];
  const [game = 0, wanted, removed] = await product.games(titles, 19);
  gameId = game;
  const asAna = async <T>(call: string, input: object) => (await product.as(ana, call, input)).body as T; // as: the contract's output
  await asAna('platforms.add', { platformId: 19 });
  await asAna('collection.save', { gameId, notes: 'only for the eyes of ana', purchasePrice: 47.11 });
  beside = await asAna('collection.addCopy', { gameId, notes: 'beside, for the eyes of ana' });
  await asAna('wishlist.add', { gameId: wanted });
  await asAna('collection.save', { gameId: removed, notes: 'also only for the eyes of ana' });
  binned = await asAna('collection.remove', { gameId: removed });
  const picture = await jpeg();
  photo = (await product.request(photoUpload(ana, gameId, picture, 'image/jpeg'))).body as typeof photo; // as: see above
  bulk = await asAna('collection.saveMany', { gameIds: [gameId], set: { place: 'eyes of ana' } });
  session = (await asAna<{ id: string }[]>('session.list', {}))[0] ?? { id: '' };
  key = await asAna('keys.create', { name: 'for the eyes of ana' });
  entered = await enter(product, ana, { title: 'For the eyes of ana' });
  await coverUpload(product, ana, { gameId: entered, bytes: picture });
  await asAna('entries.refuse', { gameId: entered, otherId: game });
  await asAna('barcodes.teach', { code: herCode, gameId: entered });
  await asAna('feedback.send', { ...opinion, message: 'for the eyes of ana' });
  const alertId = await alertThatFound(product, ana, ['for the eyes of ana'], { game_id: gameId });
  const [found] = await asAna<{ id: number }[]>('alerts.found', {});
  herAlert = { alertId, foundId: found?.id ?? 0, mutedId: 0 };
  await asAna('alerts.buy', { id: herAlert.foundId, game_id: gameId });
  herAlert.mutedId = (await asAna<{ id: number }>('alerts.mute', { kind: 'word', value: 'eyes of ana' })).id;
  await asAna('alerts.saveQuietHours', quiet);
  await insertPayer(product.ctx.db, ana.id, 'cus_of_ana');
  await insertTold(product.ctx.db, ana.id);
  moveId = await readMoveOf(product, ana);
  const archive = await product.app.inject({ url: '/api/archive', headers: { cookie: ana.cookie } });
  bytes = {
    'collection.addPhoto': picture,
    'entries.addCover': picture,
    ...Object.fromEntries(pictured.map((name) => [name, picture])),
    'archive.restore': archive.rawPayload,
    'moving.read': Buffer.from('Jeu,Console\nSecret of Mana,Platform 19'),
  };
});
afterAll(() => product.close());

const pictured = ['scanner.recognize', 'scanner.cover', 'scanner.shelf'];
const quiet = { isQuiet: true, quiet_from: 0, quiet_to: 60, time_zone: 'Europe/Paris' };
const opinion = { feedbackType: 'suggestion', subject: 'Hello', message: 'Nice' };

/** For every call, what another user sends to reach Ana's data, and the answer to it. */
const reaches: Reach[] = [
  ['session.options', () => ({}), 'done'],
  ['session.signUp', () => ({ email: ana.email, password }), 'done'],
  ['session.signIn', () => ({ email: ana.email, password: 'not hers' }), 'credentials_invalid'],
  ['session.signInWith', () => ({ provider: 'google' }), 'provider_unavailable'],
  ['session.requestReset', () => ({ email: ana.email }), 'done'],
  ['session.resetPassword', () => ({ token: 'guessed', password: 'a password of bo' }), 'reset_link_invalid'],
  ['session.current', () => ({}), 'done'],
  ['session.changePassword', () => ({ currentPassword: password, newPassword: 'bo’s from now on' }), 'done'],
  ['session.list', () => ({}), 'done'],
  ['session.end', () => session, 'session_not_found'],
  ['session.endOthers', () => ({}), 'done'],
  ['session.signOut', () => ({}), 'done'],
  ['settings.save', () => ({ preferred_currency: 'EUR' }), 'done'],
  ['settings.marketplaces', () => ({}), 'done'],
  ...paymentReaches(
    () => ana.id,
    () => ana.email,
  ),
  ['keys.list', () => ({}), 'done'],
  ['keys.create', () => ({ name: 'of bo' }), 'done'],
  ['keys.revoke', () => ({ id: key.id }), 'api_key_not_found'],
  ['catalogue.fetchGames', () => ({ p_tab: 'owned' }), 'done'],
  ['catalogue.fetchGames', () => ({ p_tab: 'owned', p_user: ana.id }), 'not_yours'],
  ['catalogue.platformCounts', () => ({}), 'done'],
  ['catalogue.platformCounts', () => ({ p_user: ana.id }), 'not_yours'],
  ['catalogue.gameIds', () => ({ p_tab: 'owned' }), 'done'],
  ['catalogue.gameIds', () => ({ p_tab: 'owned', p_user: ana.id }), 'not_yours'],
  ['catalogue.letters', () => ({ p_tab: 'owned' }), 'done'],
  ['catalogue.letters', () => ({ p_tab: 'owned', p_user: ana.id }), 'not_yours'],
  ['catalogue.ownTotals', () => ({ p_tab: 'owned' }), 'done'],
  ['catalogue.ownTotals', () => ({ p_tab: 'owned', p_user: ana.id }), 'not_yours'],
  ['catalogue.search', () => ({ q: 'mana' }), 'done'],
  ['catalogue.suggestions', () => ({}), 'done'],
  ['catalogue.covers', () => ({ games: gameId }), 'done'],
  ['catalogue.facets', () => ({}), 'done'],
  ['catalogue.game', () => ({ gameId }), 'done'],
  ['platforms.list', () => ({}), 'done'],
  ['platforms.mine', () => ({}), 'done'],
  ['platforms.add', () => ({ platformId: 19 }), 'done'],
  ['platforms.remove', () => ({ platformId: 19 }), 'done'],
  ['wishlist.list', () => ({}), 'done'],
  ['wishlist.add', () => ({ gameId }), 'done'],
  ['wishlist.remove', () => ({ gameId }), 'done'],
  ['collection.item', () => ({ gameId }), 'item_not_found'],
  ['collection.save', () => ({ gameId, notes: 'overwritten' }), 'done'],
  ['collection.save', () => ({ gameId, notes: 'overwritten', isEdit: true }), 'item_not_found'],
  ['collection.add', () => ({ gameId, notes: 'overwritten' }), 'done'],
  ['collection.remove', () => ({ gameId }), 'item_not_found'],
  ...copyReaches(() => ({ ...beside, gameId })),
  ['collection.bin', () => ({}), 'done'],
  ['collection.restore', () => binned, 'bin_item_not_found'],
  ['collection.discard', () => binned, 'bin_item_not_found'],
  ['collection.emptyBin', () => ({}), 'done'],
  ['collection.previewMany', () => ({ gameIds: [gameId], set: { notes: 'overwritten' } }), 'done'],
  ['collection.saveMany', () => ({ gameIds: [gameId], set: { notes: 'overwritten' } }), 'done'],
  ['collection.lastChange', () => ({}), 'done'],
  ['collection.undoMany', () => bulk, 'bulk_change_not_found'],
  ['collection.addPhoto', () => ({ gameId }), 'item_not_found'],
  ['collection.makeCover', () => ({ fileName: photo.file_name }), 'photo_not_found'],
  ['collection.removePhoto', () => ({ fileName: photo.file_name }), 'photo_not_found'],
  ...plain('statistics.details', 'scanner.status', 'alerts.summary', 'alerts.gems', 'alerts.found'),
  ...plain('alerts.list', 'alerts.mutes', 'alerts.quietHours'),
  ['alerts.preview', () => ({ platform: 'vinted', query: 'mana' }), 'alerts_coming_soon'],
  ['alerts.create', () => ({ platform: 'vinted', query: 'mana' }), 'alerts_coming_soon'],
  ['alerts.update', () => ({ id: herAlert.alertId, active: false }), 'alert_not_found'],
  ['alerts.remove', () => ({ id: herAlert.alertId }), 'alert_not_found'],
  ['alerts.countForGame', () => ({ gameId }), 'done'],
  ['alerts.removeForGame', () => ({ gameId }), 'done'],
  ['alerts.dismiss', () => ({ id: herAlert.foundId }), 'found_item_not_found'],
  ['alerts.purchase', () => ({ id: herAlert.foundId }), 'found_item_not_found'],
  ['alerts.buy', () => ({ id: herAlert.foundId, game_id: gameId }), 'found_item_not_found'],
  ['alerts.undoBuy', () => ({ id: herAlert.foundId }), 'found_item_not_found'],
  ['alerts.mute', () => ({ kind: 'word', value: 'repro' }), 'done'],
  ['alerts.unmute', () => ({ id: herAlert.mutedId }), 'done'],
  ['alerts.saveQuietHours', () => quiet, 'done'],
  ...plain('alerts.markSeen', 'collection.summary', 'collection.shelf', 'collection.latest'),
  ...tellingReaches,
  ...pictured.map((name): Reach => [name, () => ({}), 'game_not_recognized']),
  ['listings.searchEbay', () => ({ gameId }), 'marketplace_off'],
  ['listings.searchVinted', () => ({ gameId }), 'vinted_off'],
  ...plain('igdb.status', 'catalogue.sources', 'marks.list'),
  ['marks.rename', () => ({ field: 'place', from: 'eyes of ana', to: 'taken' }), 'done'],
  ['collection.sumMany', () => ({ gameIds: [gameId] }), 'done'],
  ['collection.copiesOfMany', () => ({ gameIds: [gameId] }), 'done'],
  ['igdb.search', () => ({ query: 'mana' }), 'igdb_off'],
  ['igdb.game', () => ({ id: 1 }), 'igdb_off'],
  ['archive.exportCollection', () => ({}), 'done'],
  ['archive.restore', () => ({}), 'done'],
  ...entryReaches(
    () => entered,
    () => gameId,
  ),
  ['feedback.send', () => ({ ...opinion }), 'done'],
  ['feedback.send', () => ({ ...opinion, userId: ana.id }), 'not_yours'],
  ...movingReaches(() => ({ moveId, gameId })),
  ['account.delete', () => ({ password, email: ana.email }), 'done'],
];

/** Reads of one's own, which nothing in the request could point elsewhere. */
function plain(...names: string[]): Reach[] {
  return names.map((name) => [name, () => ({}), 'done']);
}

/** These calls sign their user out or change what they own, so a new user makes each. */
const changing = new Set(
  'session.changePassword session.signOut collection.save collection.add archive.restore account.delete'.split(
    ' ',
  ),
);

function inputFor(name: string): object {
  return reaches.find(([call]) => call === name)?.[1]() ?? {};
}

function ask(user: TestUser, call: string, input: object) {
  const payload = bytes[call];
  if (!payload) return product.as(user, call, input);
  const headers = { cookie: user.cookie, 'content-type': 'application/octet-stream' };
  return product.request({ ...toRequest(call, input), payload, headers });
}

test.each(guarded)('%s is closed to visitors', async (name) => {
  const answer = await product.as(null, name, inputFor(name));

  expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } });
});

test.each(guarded)('%s is closed to a forged session', async (name) => {
  // Her own token with a false signature of the same length.
  const forged = { ...ana, cookie: ana.cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}%3D`) };

  const answer = await product.as(forged, name, inputFor(name));

  expect(answer.status).toBe(401);
});

test('the test tries every call except the outbox, which belongs to the machine', () => {
  const tried = new Set(reaches.map(([call]) => call));

  expect(
    calls.map(({ name }) => name).filter((name) => !tried.has(name)),
    'add how another user would make this call',
  ).toEqual(['mail.outbox']);
});

test("every table with users' rows has a row of hers to try to reach", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'userId')`.execute(product.ctx.db);
  const hers = await everythingOf(ana);

  expect(
    rows.map(({ name }) => name).filter((name) => !hers.has(name)),
    "give the collector of this test a row in each table with users' rows",
  ).toEqual([]);
});

test.each(reaches)(
  '%s shows another user none of her data and changes none of it: %$',
  async (call, input, expected) => {
    const before = await everythingOf(ana);
    const other = changing.has(call) ? await product.user('cy') : bo;

    const answer = await ask(other, call, input());

    if (expected === 'done') expect(answer.status).toBe(200);
    else expect(answer).toMatchObject({ status: refusals[expected].status, body: { code: expected } });
    expect(JSON.stringify(answer.body)).not.toMatch(/eyes of ana|47\.11/i);
    expect(JSON.stringify(answer.body)).not.toContain(ana.email);
    expect(await everythingOf(ana)).toEqual(before);
  },
);

test.each(['full', 'thumbnail'] as const)('a photo (%s) is shown only to its owner', async (size) => {
  const show = (user: TestUser | null, headers: Record<string, string> = {}) =>
    product.request({
      url: photoPath(photo.file_name, size),
      headers: { ...headers, ...(user && { cookie: user.cookie }) },
    });
  const kept = { 'if-none-match': `"${photo.file_name}-${size}"` };

  const hers = [await show(ana), await show(ana, kept)];
  const others = [await show(bo), await show(bo, kept), await show(null), await show(null, kept)];

  expect(hers.map(({ status }) => status)).toEqual([200, 304]);
  expect(others).toMatchObject([
    { status: 404, body: { code: 'photo_not_found' } },
    { status: 404, body: { code: 'photo_not_found' } },
    { status: 401, body: { code: 'signed_out' } },
    { status: 401, body: { code: 'signed_out' } },
  ]);
});

test('a user id that is not the caller’s own is refused', async () => {
  const named = await product.as(bo, 'catalogue.fetchGames', { p_user: ana.id });
  const own = await product.as(bo, 'catalogue.fetchGames', { p_user: bo.id });

  expect(named).toMatchObject({ status: 403, body: { code: 'not_yours' } });
  expect(own.status).toBe(200);
});

/** Everything that the database has of a user, except what anybody can cause: mails, and the tokens in them. */
async function everythingOf(user: TestUser) {
  const rows = await rowsThatName(product.ctx.db, user);
  for (const table of ['mails', 'verification']) rows.delete(table);
  return rows;
}
