import type { Contract } from '@cartouche/contract/contract';
import { onlineManager } from '@tanstack/react-query';

import { isFinal } from './refusal.ts';

/** 'feature.verb', for every call of the contract. */
export type CallName = {
  [Feature in keyof Contract]: `${Feature}.${keyof Contract[Feature] & string}`;
}[keyof Contract];

/** A read of which all answers are stale, or only those to inputs that have this in common with the write's. */
export type Stale = CallName | { name: CallName; withSame: string };

/** A read has the lifetime of its answer, a write the reads that it makes stale. */
export type Policy =
  | {
      freshMs: number;
      keptMs: number;
      /** How often a failed read is repeated; by default as `retries.read` says. */
      mostRetries?: number;
      /** By default, a stale answer is read again when the user comes back to the window. */
      isReadOnFocus?: false;
    }
  | {
      makesStale: readonly Stale[];
      /**
       * Sent now or not at all. It is not repeated when no answer came, because it may have been done, and not kept
       * until there is a network again, because it would then happen when nobody is looking.
       */
      isSentOnce?: true;
    };

const second = 1_000;
const minute = 60 * second;

// Specification 9, cache lifetimes.
const read = (freshMs = 5 * minute, keptMs = 10 * minute): Policy => ({ freshMs, keptMs });
const write = (...makesStale: Stale[]): Policy => ({ makesStale });
const writeOnce = (...makesStale: Stale[]): Policy => ({ makesStale, isSentOnce: true });

const ownership: CallName[] = [
  'barcodes.find',
  'catalogue.fetchGames',
  'catalogue.gameIds',
  'catalogue.letters',
  'catalogue.ownTotals',
  'catalogue.search',
  'igdb.search',
  'igdb.game',
  'catalogue.suggestions',
  'wishlist.list',
  'collection.copies',
  'collection.copiesOfMany',
  'collection.bin',
  'catalogue.platformCounts',
  'catalogue.game',
  'collection.summary',
  'collection.sumMany',
  'marks.list',
  'collection.shelf',
  'collection.latest',
  'statistics.details',
];

/** What shows games that the user entered or corrected. */
const entries: CallName[] = [
  'entries.list',
  'entries.matches',
  'catalogue.facets',
  'alerts.list',
  ...ownership,
];

/** What an operator decides on, and what they decided. */
const decided: CallName[] = ['entries.corrections', 'entries.acceptances'];

/** A list of scans asks for each of its codes: what is said of one changes no other. */
const said: Stale[] = [{ name: 'barcodes.find', withSame: 'code' }, 'catalogue.search'];

const alerts: CallName[] = [
  'alerts.list',
  'alerts.countForGame',
  'alerts.summary',
  'alerts.gems',
  'alerts.found',
];

const plan: CallName[] = ['session.current', 'subscription.status', 'subscription.plans'];

/** The one table of lifetimes and stale reads. The compiler asks for a line when a call is declared. */
export const cache = {
  'session.options': read(),
  'session.current': read(),
  'session.signUp': write(),
  'session.signIn': write('session.current'),
  'session.signInWith': write(),
  'session.requestReset': write(),
  'session.resetPassword': write(),
  'session.signOut': write(),

  'mail.outbox': read(0),

  'session.changePassword': writeOnce('session.list'),
  'session.list': read(0),
  'session.end': writeOnce('session.list'),
  'session.endOthers': writeOnce('session.list'),

  // A game is described in the user's language.
  'settings.save': write('session.current', 'catalogue.game', 'listings.searchEbay'),
  'settings.marketplaces': read(30 * minute, 60 * minute),

  'subscription.status': { ...read(minute, 5 * minute), mostRetries: 2, isReadOnFocus: false },
  'subscription.plans': read(),
  'subscription.createCustomer': writeOnce(),
  'subscription.createSubscription': writeOnce(...plan),
  'subscription.createCheckoutSession': writeOnce(),
  'subscription.previewChange': writeOnce(),
  'subscription.updateSubscription': writeOnce(...plan),
  'subscription.cancelSubscription': writeOnce(...plan),
  'subscription.reactivateSubscription': writeOnce(...plan),
  'subscription.createPaymentIntent': writeOnce(),
  'subscription.customerPortal': writeOnce(),
  'subscription.testWebhook': writeOnce(...plan),
  'subscription.syncSubscription': writeOnce(...plan),
  'subscription.subscriptionStatus': writeOnce(),
  'subscription.test': read(0, 0),
  'subscription.testDb': read(0, 0),

  'keys.list': read(0),
  'keys.create': writeOnce('keys.list'),
  'keys.revoke': write('keys.list'),
  'account.delete': writeOnce(),
  'feedback.send': writeOnce(),
  'archive.exportCollection': read(0, 0),
  'archive.restore': writeOnce(
    'session.current',
    'platforms.mine',
    'collection.item',
    'entries.list',
    'catalogue.facets',
    ...alerts,
    ...ownership,
  ),
  // What is under way is asked for again and again.
  'moving.list': read(0),
  'moving.get': read(0),
  'moving.rows': read(0),
  'moving.edited': read(0, 0),
  'moving.read': writeOnce('moving.list'),
  'moving.match': writeOnce('moving.get', 'moving.rows'),
  'moving.asTable': writeOnce('moving.get', 'moving.rows'),
  'moving.decide': writeOnce('moving.get', 'moving.rows'),
  'moving.suggest': writeOnce('moving.get', 'moving.rows'),
  'moving.lookAgain': writeOnce('moving.list', 'moving.get', 'moving.rows'),
  'moving.write': writeOnce('moving.list', 'moving.get', 'moving.rows', 'collection.item', ...entries),
  'moving.stop': writeOnce('moving.get'),
  'moving.undo': writeOnce('moving.list', 'moving.get', 'moving.rows', 'collection.item', ...entries),
  'moving.forget': writeOnce('moving.list'),
  // Another user may have taught it since.
  'barcodes.find': { ...read(minute), mostRetries: 1 },
  'barcodes.teach': write(...said),
  'barcodes.report': write(...said),
  'barcodes.withdraw': write(...said),
  'catalogue.sources': read(30 * minute, 60 * minute),
  'statistics.details': read(),

  'entries.list': read(0),
  'entries.matches': read(),
  // No code leads to an entry before somebody says so.
  'entries.create': write(...entries.filter((name) => name !== 'barcodes.find')),
  'entries.correct': write('collection.item', ...entries),
  'entries.change': write(...entries),
  // Not 'catalogue.game': reading an entry that is gone would be refused.
  'entries.remove': write(...entries.filter((name) => name !== 'catalogue.game')),
  'entries.addCover': write(...entries),
  'entries.removeCover': write(...entries),
  'entries.refuse': write('entries.matches', 'entries.list'),
  'entries.merge': write('collection.item', 'alerts.countForGame', ...entries),
  'entries.unmerge': write('collection.item', 'alerts.countForGame', ...entries),
  'entries.corrections': read(0),
  'entries.acceptances': read(0),
  'entries.acceptCorrection': write('collection.item', ...entries, ...decided),
  'entries.undoAcceptance': write('collection.item', ...entries, ...decided),
  'entries.declineCorrection': write('entries.corrections'),

  'scanner.status': read(60 * minute, 60 * minute),
  'scanner.recognize': writeOnce(),
  'scanner.cover': writeOnce(),
  'scanner.shelf': writeOnce(),

  // Specification 7, marketplace calls.
  'listings.searchEbay': { ...read(5 * minute, 10 * minute), mostRetries: 3 },
  'listings.searchVinted': { ...read(5 * minute, 10 * minute), mostRetries: 3 },

  'alerts.summary': read(),
  'alerts.gems': read(),
  'alerts.found': read(0),
  // Not 'alerts.found': what is new on the page stays marked while the user looks at it.
  'alerts.markSeen': write('alerts.summary'),
  'alerts.list': read(30 * second),
  'alerts.preview': writeOnce(),
  'alerts.create': writeOnce(...alerts),
  'alerts.update': write('alerts.list', 'alerts.summary'),
  'alerts.remove': write(...alerts),
  'alerts.countForGame': read(),
  'alerts.removeForGame': write(...alerts),
  'alerts.dismiss': write('alerts.summary', 'alerts.gems', 'alerts.found'),
  // What it cost depends on the user's currency and the rates of the day.
  'alerts.purchase': read(0, 0),
  'alerts.buy': writeOnce('collection.item', ...alerts, ...ownership),
  'alerts.undoBuy': writeOnce('collection.item', ...alerts, ...ownership),
  'alerts.mutes': read(0),
  'alerts.mute': write('alerts.mutes'),
  'alerts.unmute': write('alerts.mutes'),
  'alerts.quietHours': read(0),
  'alerts.saveQuietHours': write('alerts.quietHours'),

  'telling.choice': read(0),
  'telling.choose': write('telling.choice'),
  'telling.pushKey': read(),
  'telling.subscribe': write('telling.choice'),
  'telling.unsubscribe': write('telling.choice'),
  // The chat is connected elsewhere.
  'telling.chat': read(0),
  'telling.chatLink': writeOnce(),
  'telling.removeChat': write('telling.chat', 'telling.choice'),

  'catalogue.fetchGames': read(30 * second),
  'catalogue.platformCounts': read(minute),
  'catalogue.gameIds': read(30 * second),
  'catalogue.letters': read(30 * second),
  'catalogue.ownTotals': read(minute),
  'catalogue.search': read(minute, minute),
  'catalogue.suggestions': read(),
  // Asked for as long as one of them is coming.
  'catalogue.covers': read(0, 0),
  'catalogue.facets': read(15 * minute, 30 * minute),
  'catalogue.game': read(),

  'igdb.status': read(60 * minute, 60 * minute),
  // Not repeated: IGDB counts questions, and the screen says what to do.
  'igdb.search': { ...read(10 * minute, 30 * minute), mostRetries: 0, isReadOnFocus: false },
  'igdb.game': { ...read(10 * minute, 30 * minute), mostRetries: 0, isReadOnFocus: false },

  'platforms.list': read(15 * minute, 30 * minute),
  'platforms.mine': read(),
  'platforms.add': write('platforms.mine', 'collection.summary'),
  'platforms.remove': write('platforms.mine', 'collection.summary'),

  'wishlist.list': read(),
  'wishlist.add': write(...ownership),
  'wishlist.remove': write(...ownership),

  // The form starts from what another tab may have saved.
  'collection.item': read(0),
  'collection.save': write('collection.item', ...ownership),
  'collection.add': write('collection.item', ...ownership),
  // Not 'collection.item': reading a removed copy would be refused.
  'collection.remove': write(...ownership),
  'collection.copies': read(0),
  'collection.addCopy': writeOnce('collection.item', ...ownership),
  'collection.saveCopy': write('collection.item', ...ownership),
  'collection.removeCopy': write(...ownership),
  'collection.removeCopies': write(...ownership),
  'collection.leadWith': write('collection.item', ...ownership),
  'collection.bin': read(0),
  'collection.restore': write('collection.item', ...ownership),
  'collection.discard': write('collection.bin'),
  'collection.emptyBin': write('collection.bin'),
  'collection.previewMany': write(),
  'collection.saveMany': writeOnce('collection.item', 'collection.lastChange', ...ownership),
  'collection.lastChange': read(0),
  'collection.undoMany': write('collection.item', 'collection.lastChange', ...ownership),
  'collection.addPhoto': write('collection.item', 'collection.copies'),
  // One of the photos may have been the cover.
  'collection.removePhoto': write('collection.item', ...ownership),
  'collection.makeCover': write('collection.item', ...ownership),
  'collection.sumMany': read(),
  'collection.copiesOfMany': read(0),
  'marks.list': read(),
  'marks.rename': write('collection.item', ...ownership),
  'collection.summary': read(),
  'collection.shelf': read(),
  'collection.latest': read(),
} satisfies Record<CallName, Policy>;

/** Specification 8, retries: a read three times with growing pauses, a write once, a refusal never. */
export const retries = {
  read: upTo(3),
  readDelayMs: (failures: number) => Math.min(second * 2 ** failures, 30 * second),
  write: (failures: number, error: unknown) => !isFinal(error) && failures < 1,
  writeDelayMs: second,
};

/** Whether a failed read is repeated, at most so many times. */
export function upTo(times: number): (failures: number, error: unknown) => boolean {
  return (failures, error) => !isFinal(error) && failures < times && onlineManager.isOnline();
}
