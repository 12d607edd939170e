import type { CallName } from '../api/cache.ts';
import type { Answers } from './answers.ts';
import { shelves, entryReads, alertReads, plan, withItem } from './staleReads.ts';
import { entryWrites } from './entryWrites.ts';
import { movingWrites } from './movingWrites.ts';
import { barcodeWrites } from './barcodeWrites.ts';
import { copy, priceAlert, sessionOf, subscribed, told } from './things.ts';

const game = { gameId: 5 };
const { photos: _photos, ...item } = copy();

const done = { ok: true } as const;
const bought = { id: 'sub_1', status: 'active' };
const ana = { userId: 'ana' };
const back = { successUrl: 'http://localhost/', cancelUrl: 'http://localhost/' };
const id = '7b0c1f6e-7a55-4c8e-9a38-0f5b3b7e2d11';
const wantedAlert = { platform: 'vinted', query: 'mana snes' };
const nothingRead = {
  isSure: false,
  fitsWell: false,
  words: '',
  platformId: null,
  candidates: [],
  isSample: false,
};
const nothingFound = { items: [], more: 0, ratesDay: null, isSample: true };
const quiet = { isQuiet: true, quiet_from: 1320, quiet_to: 480, time_zone: 'Europe/Paris' };
const credentials = { email: 'ana@example.com', password: 'a good password' };

/** Each write with its answer, and exactly the reads that are repeated after it. */
export const writes: { [Name in CallName]?: [input: object, answers: Answers, again: CallName[]] } = {
  'session.signUp': [credentials, { 'session.signUp': done }, []],
  'session.signIn': [credentials, { 'session.signIn': done }, ['session.current']],
  'session.signInWith': [{ provider: 'google' }, { 'session.signInWith': { url: '/' } }, []],
  'session.requestReset': [{ email: 'ana@example.com' }, { 'session.requestReset': done }, []],
  'session.resetPassword': [{ token: 't', password: 'p' }, { 'session.resetPassword': done }, []],
  'session.signOut': [{}, { 'session.signOut': done }, []],
  'session.changePassword': [
    { currentPassword: 'old', newPassword: 'new' },
    { 'session.changePassword': done },
    ['session.list'],
  ],
  'session.end': [{ id }, { 'session.end': done }, ['session.list']],
  'session.endOthers': [{}, { 'session.endOthers': { ended: 2 } }, ['session.list']],
  'settings.save': [
    { preferred_language: 'fr' },
    { 'settings.save': sessionOf({ tier: 'pro', language: 'fr', currency: 'USD' }).profile },
    ['session.current', 'catalogue.game', 'listings.searchEbay'],
  ],
  'subscription.createCustomer': [
    ana,
    {
      'subscription.createCustomer': {
        success: true,
        existing: false,
        customer: { id: 'cus_1', email: 'ana@example.com', name: null },
      },
    },
    [],
  ],
  'subscription.createSubscription': [
    { ...ana, priceId: 'price_month' },
    { 'subscription.createSubscription': { success: true, subscription: bought } },
    plan,
  ],
  'subscription.createCheckoutSession': [
    { ...ana, ...back, priceId: 'price_month' },
    { 'subscription.createCheckoutSession': { url: '/' } },
    [],
  ],
  'subscription.previewChange': [
    { ...ana, newPriceId: 'price_year' },
    {
      'subscription.previewChange': {
        now: { amount: 1750, currency: 'usd', credit: 0 },
        isTrial: false,
        later: { amount: 1999, currency: 'usd', interval: 'year', at: '2027-11-22T12:00:00.000Z' },
      },
    },
    [],
  ],
  'subscription.updateSubscription': [
    { ...ana, newPriceId: 'price_year' },
    { 'subscription.updateSubscription': { success: true, subscription: bought } },
    plan,
  ],
  'subscription.cancelSubscription': [
    ana,
    { 'subscription.cancelSubscription': { success: true, subscription: { ...bought, endsAt: null } } },
    plan,
  ],
  'subscription.reactivateSubscription': [
    { ...ana, priceId: 'price_month' },
    { 'subscription.reactivateSubscription': { success: true, subscription: bought } },
    plan,
  ],
  'subscription.createPaymentIntent': [
    { ...ana, amount: 1000, currency: 'usd' },
    { 'subscription.createPaymentIntent': { id: 'pi_1', clientSecret: 'pi_1_secret' } },
    [],
  ],
  'subscription.customerPortal': [ana, { 'subscription.customerPortal': { url: '/' } }, []],
  'subscription.testWebhook': [
    ana,
    { 'subscription.testWebhook': { success: true, eventId: 'evt_1', status: 'active' } },
    plan,
  ],
  'subscription.syncSubscription': [
    ana,
    { 'subscription.syncSubscription': { success: true, subscription: { status: 'active' } } },
    plan,
  ],
  'subscription.subscriptionStatus': [
    ana,
    { 'subscription.subscriptionStatus': { subscription: null, invoices: [], paymentIntents: [] } },
    [],
  ],
  'keys.create': [{ name: 'Mine' }, { 'keys.create': { id, key: 'secret' } }, ['keys.list']],
  'keys.revoke': [{ id }, { 'keys.revoke': done }, ['keys.list']],
  'account.delete': [{ password: 'p' }, { 'account.delete': done }, []],
  'feedback.send': [
    { feedbackType: 'suggestion', subject: 'Hello', message: 'Nice' },
    { 'feedback.send': done },
    [],
  ],
  ...entryWrites,
  'scanner.recognize': [
    {},
    {
      'scanner.recognize': {
        isSure: true,
        console: 'Game Boy',
        platformId: 33,
        gameTitle: 'Tetris',
        gameEdition: 'Standard Edition',
        isSample: false,
      },
    },
    [],
  ],
  'scanner.cover': [{}, { 'scanner.cover': nothingRead }, []],
  'scanner.shelf': [{}, { 'scanner.shelf': { spines: [], isSample: false } }, []],
  'marks.rename': [
    { field: 'place', from: 'Attic', to: 'Cellar' },
    { 'marks.rename': { changed: 1 } },
    withItem,
  ],
  ...movingWrites(entryReads),
  'archive.restore': [
    {},
    { 'archive.restore': { games: 1, wishes: 0, photos: 0, missing: [], missingCount: 0 } },
    [
      ...shelves,
      'entries.list',
      'catalogue.facets',
      'collection.item',
      'session.current',
      'platforms.mine',
      ...alertReads,
    ],
  ],
  // Not the page of findings: what is new stays marked while the user looks at it.
  'alerts.markSeen': [{}, { 'alerts.markSeen': done }, ['alerts.summary']],
  'alerts.preview': [wantedAlert, { 'alerts.preview': nothingFound }, []],
  'alerts.create': [wantedAlert, { 'alerts.create': { alert: priceAlert, found: [] } }, alertReads],
  'alerts.update': [
    { id: 1, active: false },
    { 'alerts.update': priceAlert },
    ['alerts.list', 'alerts.summary'],
  ],
  'alerts.remove': [{ id: 1 }, { 'alerts.remove': done }, alertReads],
  'alerts.removeForGame': [game, { 'alerts.removeForGame': { removed: 1 } }, alertReads],
  'alerts.dismiss': [
    { id: 1 },
    { 'alerts.dismiss': done },
    ['alerts.summary', 'alerts.gems', 'alerts.found'],
  ],
  'alerts.buy': [
    { id: 1, game_id: 1 },
    { 'alerts.buy': item },
    [...shelves, ...alertReads, 'collection.item'],
  ],
  'alerts.undoBuy': [{ id: 1 }, { 'alerts.undoBuy': done }, [...shelves, ...alertReads, 'collection.item']],
  'alerts.mute': [
    { kind: 'word', value: 'repro' },
    { 'alerts.mute': { id: 1, kind: 'word', platform: null, value: 'repro' } },
    ['alerts.mutes'],
  ],
  'alerts.unmute': [{ id: 1 }, { 'alerts.unmute': done }, ['alerts.mutes']],
  'alerts.saveQuietHours': [quiet, { 'alerts.saveQuietHours': quiet }, ['alerts.quietHours']],
  'telling.choose': [{ told_by: ['mail'] }, { 'telling.choose': told() }, ['telling.choice']],
  'telling.subscribe': [subscribed, { 'telling.subscribe': done }, ['telling.choice']],
  'telling.unsubscribe': [subscribed, { 'telling.unsubscribe': done }, ['telling.choice']],
  'telling.chatLink': [{}, { 'telling.chatLink': { url: 'https://t.me/bot?start=a' } }, []],
  'telling.removeChat': [{}, { 'telling.removeChat': done }, ['telling.chat', 'telling.choice']],
  'platforms.add': [{ platformId: 19 }, { 'platforms.add': done }, ['platforms.mine', 'collection.summary']],
  'platforms.remove': [
    { platformId: 19 },
    { 'platforms.remove': done },
    ['platforms.mine', 'collection.summary'],
  ],
  'wishlist.add': [game, { 'wishlist.add': done }, shelves],
  'wishlist.remove': [game, { 'wishlist.remove': { created_at: null } }, shelves],
  'collection.save': [game, { 'collection.save': item }, [...shelves, 'collection.item']],
  'collection.add': [game, { 'collection.add': { id: 77 } }, withItem],
  // Not the copy: it is gone, and reading it would be refused.
  'collection.remove': [game, { 'collection.remove': { id: 77, title: 'Terranigma' } }, shelves],
  'collection.addCopy': [
    game,
    { 'collection.addCopy': { ...item, isLead: true } },
    [...shelves, 'collection.item'],
  ],
  'collection.saveCopy': [
    { id: 77 },
    { 'collection.saveCopy': { ...item, isLead: true } },
    [...shelves, 'collection.item'],
  ],
  'collection.removeCopy': [
    { id: 77 },
    { 'collection.removeCopy': { id: 77, title: 'Terranigma' } },
    shelves,
  ],
  'collection.removeCopies': [{ ids: [77] }, { 'collection.removeCopies': done }, shelves],
  'collection.leadWith': [
    { id: 77 },
    { 'collection.leadWith': { ...item, isLead: true } },
    [...shelves, 'collection.item'],
  ],
  'collection.restore': [{ id: 77 }, { 'collection.restore': item }, [...shelves, 'collection.item']],
  'collection.discard': [{ id: 77 }, { 'collection.discard': done }, ['collection.bin']],
  'collection.emptyBin': [{}, { 'collection.emptyBin': done }, ['collection.bin']],
  'collection.previewMany': [
    { gameIds: [5] },
    {
      'collection.previewMany': {
        changed: 1,
        added: 0,
        same: 0,
        leftOut: 0,
        otherCopies: 0,
        beyondPlan: 0,
        examples: [],
      },
    },
    [],
  ],
  'collection.saveMany': [
    { gameIds: [5], addMissing: true },
    { 'collection.saveMany': { changeId: 3, changed: 1, added: 0 } },
    [...shelves, 'collection.item', 'collection.lastChange'],
  ],
  ...barcodeWrites,
  'collection.undoMany': [
    { changeId: 3 },
    { 'collection.undoMany': { restored: 1 } },
    [...shelves, 'collection.item', 'collection.lastChange'],
  ],
  'collection.addPhoto': [
    game,
    { 'collection.addPhoto': { file_name: 'a.webp', mime_type: 'image/webp', size: 1, is_cover: false } },
    ['collection.item', 'collection.copies'],
  ],
  'collection.makeCover': [
    { fileName: '1700000000000-1.webp' },
    { 'collection.makeCover': { ok: true, before: null } },
    withItem,
  ],
  'collection.removePhoto': [
    { fileName: '1700000000000-1.webp' },
    { 'collection.removePhoto': done },
    withItem,
  ],
};
