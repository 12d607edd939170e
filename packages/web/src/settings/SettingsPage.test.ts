import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { goOffline, leftFor, openPage, passTime, signIn } from '../testing/page.tsx';
import { sessionOf } from '../testing/things.ts';

const ana = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });

beforeEach(() => {
  signIn();
  answer({
    'session.list': [],
    'keys.list': [],
    'settings.marketplaces': {
      data: [{ marketplaceCode: 'EBAY-FR', countryName: 'France', countryCode: 'FR' }],
    },
    'settings.save': ana.profile,
  });
});

const select = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);

test('a language applies at once on every screen, and is saved', async () => {
  const user = await openPage('/settings?section=preferences');

  await user.selectOptions(await select('Language'), 'Français');

  await select('Langue');
  expect(document.documentElement.lang).toBe('fr');
  await waitFor(() => expect(sent('settings.save')).toEqual([{ preferred_language: 'fr' }]));
});

test('a language that cannot be saved is reverted, and can be chosen again', async () => {
  answer({ 'settings.save': refuse('slow_down', { seconds: 3 }) });
  const user = await openPage('/settings?section=preferences');

  await user.selectOptions(await select('Language'), 'Français');

  await screen.findByText('Your choice could not be saved. The previous one still applies.');
  expect((await select('Language')).value).toBe('en');
  answer({ 'settings.save': { ...ana.profile, preferred_language: 'fr' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await select('Langue');
});

test('a currency is shown before the server answers, and reverted if it is refused', async () => {
  const later = held<ReturnType<typeof refuse>>();
  answer({ 'settings.save': () => later.promise });
  const user = await openPage('/settings?section=preferences');
  const currency = await select('Currency');
  answer({ 'session.current': () => new Promise(() => {}) }); // reverted by itself, not by being read again

  await user.selectOptions(currency, 'Euro (€)');
  await waitFor(async () => expect((await select('Currency')).value).toBe('EUR'));
  later.resolve(refuse('slow_down', { seconds: 3 }));

  await waitFor(async () => expect((await select('Currency')).value).toBe('USD'));
  expect(sent('settings.save')).toEqual([{ preferred_currency: 'EUR' }]);
});

test('offline, a choice waits, and says so', async () => {
  const user = await openPage('/settings?section=preferences');
  const currency = await select('Currency');
  await goOffline();

  await user.selectOptions(currency, 'Euro (€)');
  await screen.findByText('You are offline. Your choices will be saved as soon as you are connected again.');
  expect(sent('settings.save')).toEqual([]);
  await goOffline(false);

  await waitFor(() => expect(sent('settings.save')).toEqual([{ preferred_currency: 'EUR' }]));
});

test('two quick refused choices are both reverted', async () => {
  const [first, second] = [held<ReturnType<typeof refuse>>(), held<ReturnType<typeof refuse>>()];
  answer({
    'settings.save': ({ preferred_currency }) =>
      preferred_currency === 'EUR' ? first.promise : second.promise,
  });
  const user = await openPage('/settings?section=preferences');
  const currency = await select('Currency');
  answer({ 'session.current': () => new Promise(() => {}) });

  await user.selectOptions(currency, 'Euro (€)');
  await waitFor(() => expect(currency.value).toBe('EUR'));
  await user.selectOptions(currency, 'US dollar ($)');
  first.resolve(refuse('slow_down', { seconds: 3 }));
  await waitFor(() => expect(sent('settings.save')).toHaveLength(2));
  second.resolve(refuse('slow_down', { seconds: 3 }));

  await waitFor(() => expect(screen.getAllByText(/^Your choice could not be saved/)).toHaveLength(1));
  await passTime(100);
  expect((await select('Currency')).value).toBe('USD');
});

test('a theme applies at once, and is remembered on this device', async () => {
  const user = await openPage('/settings?section=preferences');
  const dark = () => screen.findByRole('button', { name: 'Dark' });
  expect((await dark()).getAttribute('aria-pressed')).toBe('false');

  await user.click(await dark());
  expect(document.documentElement.dataset['theme']).toBe('dark');

  await openPage('/settings?section=preferences');
  expect((await dark()).getAttribute('aria-pressed')).toBe('true');
  expect(sent('settings.save')).toEqual([]);
});

test('an account is deleted only with its password, and the form says what is deleted with it', async () => {
  answer({ 'account.delete': refuse('password_incorrect') });
  const user = await openPage('/settings?section=danger');
  await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText('Your collection: 2 games, with their notes and photos');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' });
  expect(confirm.disabled).toBe(true);

  await user.type(within(dialog).getByLabelText('Type your password to confirm'), 'wrong');
  await user.click(confirm);
  await within(dialog).findByText('Current password is incorrect.');
  expect(leftFor()).toEqual([]);
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('wrong');
  answer({ 'account.delete': { ok: true } });
  await user.click(confirm);

  await waitFor(() => expect(leftFor()).toEqual(['/login?deleted=true']));
  expect(sent('account.delete')).toEqual([{ password: 'wrong' }, { password: 'wrong' }]);
  expect(sessionStorage.length).toBe(0);
});

test('an account without a password is deleted by typing its address, after a fresh sign-in', async () => {
  answer({
    'session.current': { ...ana, user: { ...ana.user, hasPassword: false } },
    'session.options': {
      providers: ['google'],
      sampleProviders: [],
      hasOutbox: false,
      hasDeveloperPages: false,
    },
    'account.delete': refuse('sign_in_again'),
  });
  const user = await openPage('/settings?section=danger');
  await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' });

  await user.type(within(dialog).getByLabelText('Type ana@example.com to confirm'), 'ana@example.co');
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByLabelText('Type ana@example.com to confirm'), 'm');
  await user.click(confirm);

  await within(dialog).findByText('To be sure that it is you, please sign in again.');
  await within(dialog).findByRole('button', { name: 'Continue with Google' });
  expect(sent('account.delete')).toEqual([{ email: 'ana@example.com' }]);
});
