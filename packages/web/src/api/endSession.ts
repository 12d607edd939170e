import type { RefusalCode } from '@cartouche/contract/refusals';

import {
  type OpenForm,
  clearTab,
  keepInterrupted,
  keepReturnLocation,
  keepSignInNotice,
  tabOwner,
} from '../device.ts';
import { api } from './client.ts';
import { endsSession, toRefusal } from './refusal.ts';
import { tellTabs } from './tabs.ts';

let isLeaving = false;

/**
 * After a refusal that says so: leaves if the session is over, in all tabs. One that was sent with an old cookie means
 * nothing, for a new password or another tab's sign-in gives a new one.
 */
export async function endIfOver(): Promise<void> {
  const reason = await api.session.current.send(undefined).then(
    ({ user }) => (user.id === tabOwner() ? null : 'signed_out'),
    (error: unknown) => (endsSession(error) ? toRefusal(error)?.code : null),
  );
  if (!reason || reason === 'fault') return;
  // Only tidies up: the session of an account that is gone is refused already.
  if (reason === 'account_gone') await api.session.signOut.send(undefined).catch(() => undefined);
  leaveAllTabs(reason);
}

function leaveAllTabs(reason: RefusalCode): void {
  const userId = tabOwner();
  if (userId !== null) tellTabs({ userId, ended: reason });
  tearAway(reason);
}

/** Before a tab that was somebody's sends a visitor to sign in: the session ended unseen, as while the tab was reloaded. */
export function noteEnd(): void {
  const userId = tabOwner();
  if (userId === null) return;
  tellTabs({ userId, ended: 'signed_out' });
  keepSignInNotice('signed_out');
}

/** Leaves a session that ended against the user's wish: the sign-in screen says why, and leads back to what was typed. */
export function tearAway(reason: RefusalCode): void {
  if (isLeaving) return;
  if (reason === 'account_gone') clearTab(); // nobody comes back to it
  else {
    keepReturnLocation(location.pathname + location.search + location.hash);
    keepOpenForm();
  }
  keepSignInNotice(reason);
  load('/login');
}

/** Leaves as the user wished, and takes the other tabs along, which learn that the account is gone if it is. */
export function leave({ to = '/', reason = 'signed_out' }: { to?: string; reason?: RefusalCode } = {}): void {
  const userId = tabOwner();
  if (userId !== null) tellTabs({ userId, ended: reason });
  clearTab();
  load(to);
}

/** A real page load: nothing of the last user stays in memory. */
export function load(to: string): void {
  isLeaving = true;
  location.replace(to);
}

/** The form that stands open: no address says so. */
let openForm: OpenForm | null = null;

export function noteOpenForm(form: OpenForm | null): void {
  openForm = form;
}

/** Before the page goes: the form that stands open is found so again. */
export function keepOpenForm(): void {
  if (openForm !== null) keepInterrupted(openForm);
}
