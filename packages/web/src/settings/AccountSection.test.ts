import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { leftFor, openPage, signIn } from '../testing/page.tsx';

const id = '7b0c1f6e-7a55-4c8e-9a38-0f5b3b7e2d11';
const otherId = '7b0c1f6e-7a55-4c8e-9a38-0f5b3b7e2d22';
const visit = {
  browser: 'Firefox',
  signed_in_at: '2026-11-01T12:00:00Z',
  last_seen_at: '2026-11-20T12:00:00Z',
};

beforeEach(() => {
  signIn();
  answer({
    'session.list': [
      { ...visit, id: otherId, system: 'Android', is_this: false },
      { ...visit, id, system: 'Linux', is_this: true },
    ],
    'keys.list': [],
    'session.changePassword': { ok: true },
    'session.end': { ok: true },
    'keys.create': { id, key: 'crt_a-new-secret' },
    'keys.revoke': { ok: true },
  });
});

const openAccount = () => openPage('/settings?section=account');
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

test('a password is changed once the new one was typed the same twice, and is then kept nowhere', async () => {
  const user = await openAccount();
  await user.click(await button('Save Password'));
  await screen.findByText('All fields are required.');
  await user.type(await field('Current Password'), 'the old one');
  await user.type(await field('New Password'), 'the new one');
  await user.type(await field('Confirm New Password'), 'the new on');
  await user.click(await button('Save Password'));
  await screen.findByText('New passwords do not match.');
  expect(sent('session.changePassword')).toEqual([]);

  await user.type(await field('Confirm New Password'), 'e');
  await user.click(await button('Save Password'));

  await screen.findByText('Password updated!');
  expect(sent('session.changePassword')).toEqual([
    { currentPassword: 'the old one', newPassword: 'the new one' },
  ]);
  expect((await field('New Password')).value).toBe('');
});

test('a wrong password is reported, and the form keeps its text', async () => {
  answer({ 'session.changePassword': refuse('password_incorrect') });
  const user = await openAccount();
  await user.type(await field('Current Password'), 'wrong');
  await user.type(await field('New Password'), 'the new one');
  await user.type(await field('Confirm New Password'), 'the new one');

  await user.click(await button('Save Password'));

  await screen.findByText('Current password is incorrect.');
  expect((await field('New Password')).value).toBe('the new one');
});

test('this device comes first, and another one can be signed out', async () => {
  const user = await openAccount();
  const list = within(await screen.findByRole('group', { name: 'Sessions' }));
  await list.findByText('This device');
  expect(list.getAllByRole('listitem').map((row) => /Linux|Android/.exec(row.textContent)?.[0])).toEqual([
    'Linux',
    'Android',
  ]);

  await user.click(await button('End the session of Firefox on Android'));

  await screen.findByText('Session ended');
  expect(sent('session.end')).toEqual([{ id: otherId }]);
});

test('a new key is shown only once, and revoking a key asks first', async () => {
  const user = await openAccount();
  await user.type(await field('Name of the key'), ' Prices ');
  answer({
    'keys.list': [
      { id, name: 'Prices', ending: 'cret', created_at: '2026-11-22T12:00:00Z', last_used_at: null },
    ],
  });
  await user.click(await button('Create key'));

  expect((await field('New API key')).value).toBe('crt_a-new-secret');
  expect(sent('keys.create')).toEqual([{ name: 'Prices' }]);
  expect((await field('Name of the key')).value).toBe('');
  await user.click(await button('Revoke Prices'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent('keys.revoke')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Revoke' }));

  await screen.findByText('Key revoked');
  expect(sent('keys.revoke')).toEqual([{ id }]);
  await waitFor(() => expect(screen.queryByLabelText('New API key')).toBeNull());
});

test('creating a key asks for a fresh sign-in if the last one is too long ago, and keeps the typed name', async () => {
  answer({
    'keys.create': refuse('sign_in_again'),
    'session.options': { providers: [], sampleProviders: [], hasOutbox: false, hasDeveloperPages: false },
  });
  const user = await openAccount();
  await user.type(await field('Name of the key'), 'Prices');

  await user.click(await button('Create key'));

  await screen.findByText('To be sure that it is you, please sign in again.');
  expect((await field('Name of the key')).value).toBe('Prices');
});

test('signing out leaves the page only once the server has ended the session', async () => {
  answer({ 'session.signOut': refuse('slow_down', { seconds: 2 }) });
  const user = await openAccount();
  await user.type(await field('Name of the key'), 'Prices');
  await user.click(await button('Sign Out'));
  await screen.findByText('You are still signed in: the server could not be reached. Please try again.');
  expect(leftFor()).toEqual([]);
  answer({ 'session.signOut': { ok: true } });

  await user.click(await button('Sign Out'));

  await waitFor(() => expect(leftFor()).toEqual(['/']));
  expect(sessionStorage.length).toBe(0);
});
