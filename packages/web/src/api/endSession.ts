import type { RefusalCode } from '@cartouche/contract/refusals';

import {
  type OpenForm,
  clearTab,
  keepInterrupted,
  keepReturnLocation,
  keepSignInNotice,
  tabOwner,
} from '../device.ts';
import type { CallName } from './cache.ts';
import { api } from './client.ts';
import { endsSession, toRefusal } from './refusal.ts';
import { tellTabs } from './tabs.ts';

let isLeaving = false;

/**
 * After a refusal that says the session is over: leaves, in all tabs, if that is true. A request sent with an old
 * cookie proves nothing, since a new password or a sign-in in another tab gives a new cookie. The sign-in screen may have
 * words of its own for what was wished.
 */
export async function endIfOver(wish?: CallName): Promise<void> {
  const reason = await api.session.current.send(undefined).then(
    ({ user }) => (user.id === tabOwner() ? null : 'signed_out'),
    (error: unknown) => (endsSession(error) ? toRefusal(error)?.code : null),
  );
  if (!reason || reason === 'fault') return;
  // Only tidies up: the server already refuses the session of a deleted account.
  if (reason === 'account_gone') await api.session.signOut.send(undefined).catch(() => undefined);
  leaveAllTabs(reason, wish);
}

function leaveAllTabs(reason: RefusalCode, wish?: CallName): void {
  const userId = tabOwner();
  if (userId !== null) tellTabs({ userId, what: 'left', reason });
  tearAway(reason, wish);
}

/** Before a tab that had an owner sends a visitor to sign in: the session ended unseen, perhaps during a reload. */
export function announceEnd(): void {
  const userId = tabOwner();
  if (userId === null) return;
  tellTabs({ userId, what: 'left', reason: 'signed_out' });
  keepSignInNotice('signed_out');
}

/** Leaves a session that the user did not end. The sign-in screen says why, and leads back to what was typed. */
export function tearAway(reason: RefusalCode, wish?: CallName): void {
  if (isLeaving) return;
  if (reason === 'account_gone') clearTab(); // nobody comes back to a deleted account
  else {
    keepReturnLocation(location.pathname + location.search + location.hash);
    keepOpenForm();
  }
  keepSignInNotice(reason === 'signed_out' && wish ? wish : reason);
  load('/login');
}

/** Leaves a session that the user ended, in all tabs, which also learn whether the account was deleted. */
export function leave({ to = '/', reason = 'signed_out' }: { to?: string; reason?: RefusalCode } = {}): void {
  const userId = tabOwner();
  if (userId !== null) tellTabs({ userId, what: 'left', reason });
  clearTab();
  load(to);
}

/** A real page load, so that nothing of the last user stays in memory. */
export function load(to: string): void {
  isLeaving = true;
  location.replace(to);
}

/** The open form, which is not in the address. */
let openForm: OpenForm | null = null;

export function noteOpenForm(form: OpenForm | null): void {
  openForm = form;
}

/** Before the page goes, so that the open form is found again. */
export function keepOpenForm(): void {
  if (openForm !== null) keepInterrupted(openForm);
}
