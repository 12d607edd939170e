import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, noAnswer, refuse, sent } from '../testing/answers.ts';
import { addressBar, goOffline, leftFor, openPage, passTime, signIn } from '../testing/page.tsx';
import { copy, counts, details, lead, row, sessionOf } from '../testing/things.ts';

const { photos: _photos, ...saved } = copy();
const ana = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });

beforeEach(() => {
  signIn();
  answer({
    'session.options': {
      providers: ['google', 'discord'],
      sampleProviders: ['google'],
      hasOutbox: true,
      hasDeveloperPages: false,
    },
    'session.signIn': { ok: true },
    'catalogue.fetchGames': [row()],
    'catalogue.platformCounts': counts(1, 0, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.game': details(),
    'collection.item': copy(),
    'collection.copies': [lead()],
    'collection.save': saved,
    'wishlist.list': [],
  });
});

const email = () => screen.findByLabelText<HTMLInputElement>(/^(Email|Adresse e-mail|E-mail)$/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^(Password|Mot de passe)$/);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the form of a new copy, and types a note into it. */
async function typeNotes() {
  const user = await openPage('/collection/all');
  await user.click(await button('Add to Collection: Terranigma'));
  await user.type(await screen.findByLabelText('Notes'), 'Rare');
  return user;
}

/** Ends the session on the server. */
function endSession(code: 'signed_out' | 'account_gone' = 'signed_out') {
  answer({
    'session.current': refuse(code),
    'collection.save': refuse('signed_out'),
    'session.signOut': { ok: true },
  });
}

test('a session that ends during typing leads to sign in, and back to what was typed', async () => {
  const user = await typeNotes();
  endSession();
  await user.click(await button('Add'));
  await waitFor(() => expect(leftFor()).toEqual(['/login']));

  const again = await openPage('/login');
  await screen.findByText('You were signed out. Please sign in again.');
  await again.type(await email(), 'ana@example.com');
  await again.type(password(), 'a good password');
  answer({ 'session.current': ana, 'collection.save': saved });
  await again.click(await button('Sign In'));

  await waitFor(() => expect(addressBar()).toBe('/collection/all'));
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
  expect(notes.value).toBe('Rare');
  expect(screen.getByText('Your unsaved changes are back. Save them, or start over.')).toBeTruthy();
  await again.click(await button('Add'));
  await screen.findByText('Terranigma is on your shelf');
  expect(sent('collection.save').at(-1)).toMatchObject({ gameId: '5', notes: 'Rare' });
});

test('another user who signs in after that does not see it', async () => {
  await typeNotes();
  expect(sessionStorage.getItem('drafts')).toContain('Rare');
  answer({ 'session.current': { ...ana, user: { ...ana.user, id: 'bo' } } });

  const user = await openPage('/collection/all');
  await user.click(await button('Add to Collection: Terranigma'));
  await screen.findByLabelText('Notes');
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('Rare');

  expect((await screen.findByLabelText<HTMLTextAreaElement>('Notes')).value).toBe('');
});

test('a refusal of an older cookie changes nothing: the form stays, and says so', async () => {
  const user = await typeNotes();
  answer({ 'collection.save': refuse('signed_out') });

  await user.click(await button('Add'));

  await screen.findByText('Failed to save game. Please try again.');
  await waitFor(() => expect(sent('session.current')).toHaveLength(2));
  expect(leftFor()).toEqual([]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Rare');
});

test('a deleted account keeps nothing, and the sign-in screen says why', async () => {
  const user = await typeNotes();
  endSession('account_gone');
  await user.click(await button('Add'));
  await waitFor(() => expect(leftFor()).toEqual(['/login']));
  expect(Object.keys(sessionStorage)).toEqual(['signInNotice']);

  await openPage('/login');

  await screen.findByText('User account not found. Please log in again.');
});

test('the page checks its session every half minute', async () => {
  await openPage('/wishlist');
  await screen.findByText('Your wishlist is empty.');
  endSession();
  expect(leftFor()).toEqual([]);

  await passTime(30_000);

  await waitFor(() => expect(leftFor()).toEqual(['/login']));
});

test('a tab follows when its own user signs out in another one', async () => {
  await openPage('/wishlist');
  await screen.findByText('Your wishlist is empty.');
  const other = new BroadcastChannel('session');

  other.postMessage({ userId: 'bo', what: 'left', reason: 'account_gone' });
  other.postMessage({ userId: 'ana', what: 'left', reason: 'signed_out' });

  await waitFor(() => expect(leftFor()).toEqual(['/login']));
  expect(sessionStorage.getItem('returnLocation')).toBe('/wishlist');
  expect(sessionStorage.getItem('signInNotice')).toBe('signed_out');
  other.close();
});

test('a visitor is sent to sign in, and then to where they wanted to go', async () => {
  endSession();
  const user = await openPage('/wishlist?q=mana');
  await waitFor(() => expect(addressBar()).toBe('/login'));
  await user.type(await email(), 'ana@example.com');
  await user.type(password(), 'a good password');
  answer({ 'session.current': ana });

  await user.click(await button('Sign In'));

  await waitFor(() => expect(addressBar()).toBe('/wishlist?q=mana'));
  expect(sent('session.signIn')).toEqual([{ email: 'ana@example.com', password: 'a good password' }]);
});

test.each([
  ['a wrong password', refuse('credentials_invalid'), /^Invalid email or password\./, 1],
  [
    'too many tries',
    refuse('slow_down', { seconds: 1 }),
    /^Too many attempts. Please wait 1 second and try/,
    1,
  ],
  ['no answer', noAnswer(), /^The server could not be reached\..*nothing you typed is lost/, 2],
])('%s is shown, and what was typed stays', async (_name, reply, says, tries) => {
  endSession();
  answer({ 'session.signIn': reply });
  const user = await openPage('/login');
  await user.type(await email(), 'ana@example.com');
  await user.type(password(), 'wrong');

  await user.click(await button('Sign In'));
  await waitFor(() => expect(sent('session.signIn')).toHaveLength(1));
  await passTime(1_000);

  await screen.findByText(says);
  expect(sent('session.signIn')).toHaveLength(tries);
  expect([(await email()).value, password().value]).toEqual(['ana@example.com', 'wrong']);
});

test('the ways to sign in are those of the server, with samples marked', async () => {
  endSession();
  await openPage('/login');

  await button('Continue with Google');
  await button('Continue with Discord');
  expect(screen.getByText(/^Sample sign-in: the accounts behind these buttons are made up/)).toBeTruthy();
});

test('a visitor with a French browser reads French', async () => {
  signIn({ language: 'fr' });
  endSession();
  await openPage('/login');

  await button('Se connecter');
  expect(document.documentElement.lang).toBe('fr');
});

test('the profile’s language replaces the device’s', async () => {
  signIn({ language: 'fr' });
  document.cookie = 'lang=en;path=/';

  await openPage('/wishlist');

  await screen.findByText('Votre liste de souhaits est vide.');
  expect(document.cookie).toContain('lang=fr');
});

test('a page leaves when it finds that somebody else has signed in', async () => {
  await openPage('/wishlist');
  await screen.findByText('Your wishlist is empty.');
  answer({ 'session.current': { ...ana, user: { ...ana.user, id: 'bo' } } });

  await passTime(30_000);

  await waitFor(() => expect(leftFor()).toEqual(['/']));
});

test('a language chosen before the sign-in is kept, and goes into the profile', async () => {
  document.cookie = 'lang=fr;path=/';
  sessionStorage.setItem('unsavedLanguage', 'fr');
  answer({ 'settings.save': { ...ana.profile, preferred_language: 'fr' } });

  await openPage('/wishlist');

  await screen.findByText('Votre liste de souhaits est vide.');
  expect(sent('settings.save')).toEqual([{ preferred_language: 'fr' }]);
  await waitFor(() => expect(sessionStorage.getItem('unsavedLanguage')).toBeNull());
});

test('an account is created once the password was typed the same twice', async () => {
  endSession();
  answer({ 'session.signUp': { ok: true } });
  const user = await openPage('/login?signup=true');
  await user.type(await email(), 'bo@example.com');
  await user.type(password(), 'a good password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a good passwort');

  await user.click(await button('Sign Up'));
  await screen.findByText('Passwords do not match');
  expect(sent('session.signUp')).toEqual([]);
  expect((await email()).value).toBe('bo@example.com');
  await user.type(screen.getByLabelText('Confirm Password'), '{Backspace}d');
  await user.click(await button('Sign Up'));

  await screen.findByText(/^Account created successfully!/);
  expect(sent('session.signUp')).toEqual([{ email: 'bo@example.com', password: 'a good password' }]);
});

test('a mailed link sets a new password, and an expired one leads to another', async () => {
  endSession();
  answer({ 'session.resetPassword': refuse('reset_link_invalid') });
  const user = await openPage('/reset-password?token=t0ken');
  await user.type(await screen.findByLabelText('New Password'), 'a good password');
  await user.type(screen.getByLabelText('Confirm New Password'), 'a good password');

  await user.click(await button('Save Password'));
  expect((await screen.findByRole('link', { name: 'Request a new link' })).getAttribute('href')).toBe(
    '/login?forgot=true',
  );
  answer({ 'session.resetPassword': { ok: true } });
  await user.click(await button('Save Password'));

  await screen.findByText('Password updated!');
  expect(sent('session.resetPassword').at(-1)).toEqual({ token: 't0ken', password: 'a good password' });
  await passTime(3_000);
  await waitFor(() => expect(addressBar()).toBe('/login'));
});

test('without a network, a known session is enough for the next screen', async () => {
  answer({ 'session.list': [], 'keys.list': [], 'settings.marketplaces': { data: [] } });
  const user = await openPage('/settings');
  const preferences = await screen.findByRole('link', { name: /^Preferences/ });
  const { queryClient } = await import('../api/query.ts');
  await queryClient.invalidateQueries({ refetchType: 'none' }); // what was read is old by then
  answer({ 'session.current': noAnswer() });
  await goOffline();

  await user.click(preferences);

  expect(await screen.findByRole('heading', { name: 'Preferences', level: 2 })).toBeTruthy();
});
