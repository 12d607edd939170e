import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import type { Answer, api } from '../api/client.ts';
import { signInToAlerts } from '../testing/alertsPage.ts';
import { answer, fault, refuse, sent } from '../testing/answers.ts';
import { button, form, notes, price, saved } from '../testing/itemForm.ts';
import { addressBar, openPage } from '../testing/page.tsx';
import { copy, details, foundGem, priceAlert, row } from '../testing/things.ts';

const known: Answer<typeof api.alerts.purchase> = {
  title: 'Terranigma, boxed',
  game_id: 5,
  query: 'terranigma',
  purchaseDate: '2026-11-22',
  purchasePrice: 47.5,
  notes: 'https://example.com/1\neBay · ana',
  ratesDay: '2026-11-20',
};

beforeEach(() => {
  signInToAlerts(
    { currency: 'EUR' },
    {
      'alerts.summary': { active: 1, unseen: 0, isOpen: true },
      'alerts.list': [priceAlert],
      'alerts.found': [foundGem({ seen: true })],
      'alerts.purchase': known,
      'alerts.buy': saved,
      'alerts.undoBuy': { ok: true },
      'catalogue.game': details({ in_wishlist: true }),
      'collection.item': copy(),
    },
  );
});

async function openForm(address = '/price-alerts?bought=1') {
  const user = await openPage(address);
  await within(await form()).findByLabelText(/^(Purchase Price|Prix d’achat)$/);
  return user;
}

test('the form starts with what is known, in the user’s currency and with the day of the rate', async () => {
  await openForm();

  expect(price().value).toBe('47,50');
  expect(notes().value).toBe('https://example.com/1\neBay · ana');
  expect(screen.getByText('From your find: Terranigma, boxed')).toBeTruthy();
  expect(screen.getByText(/European Central Bank’s rate of Nov 20, 2026/)).toBeTruthy();
  expect(sent('alerts.purchase')).toEqual([{ id: '1' }]);
});

test('it is saved as a purchase, and the toast undoes it', async () => {
  const user = await openForm();
  await user.type(notes(), '!');
  await user.click(button('Add'));

  await screen.findByText('Terranigma is on your shelf, and its alert is paused');
  expect(sent('alerts.buy')).toMatchObject([
    {
      id: '1',
      game_id: 5,
      completeness: 'COMPLETE_IN_BOX',
      condition: 'GOOD',
      purchasePrice: 47.5,
      purchaseDate: '2026-11-22',
      release: '',
      notes: 'https://example.com/1\neBay · ana!',
    },
  ]);
  expect(sent('collection.save')).toEqual([]);
  await waitFor(() => expect(addressBar()).toBe('/price-alerts'));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Terranigma: the purchase is undone');
  expect(sent('alerts.undoBuy')).toEqual([{ id: '1' }]);
});

test('an undo that got no answer can be tried again', async () => {
  const user = await openForm();
  await user.click(button('Add'));
  answer({ 'alerts.undoBuy': fault() });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  answer({ 'alerts.undoBuy': { ok: true } });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  await screen.findByText('Terranigma: the purchase is undone');
  expect(sent('alerts.undoBuy')).toEqual([{ id: '1' }, { id: '1' }]);
});

test('closing an untouched form asks nothing and leaves the address of the page', async () => {
  const user = await openForm();

  await user.click(within(await form()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(addressBar()).toBe('/price-alerts'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('to a copy that is owned the purchase adds its notes, and only what differs is sent', async () => {
  answer({ 'catalogue.game': details({ is_owned: true }), 'collection.item': copy({ purchasePrice: 3 }) });
  const user = await openForm();

  expect(notes().value).toBe('From the flea market\nhttps://example.com/1\neBay · ana');
  await user.click(button('Save'));

  await waitFor(() =>
    expect(sent('alerts.buy')).toEqual([
      {
        id: '1',
        game_id: 5,
        purchasePrice: 47.5,
        purchaseDate: '2026-11-22',
        notes: 'From the flea market\nhttps://example.com/1\neBay · ana',
      },
    ]),
  );
});

test.each([
  ['found_item_bought', 'This listing is already on your shelf.'],
  ['found_item_not_found', 'This listing is no longer among your notifications.'],
] as const)('a link about a find that is refused as %s says so', async (code, says) => {
  answer({ 'alerts.purchase': refuse(code) });
  await openPage('/price-alerts?bought=1');

  await screen.findByText(says);
  await waitFor(() => expect(addressBar()).toBe('/price-alerts'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what another tab has bought meanwhile is said in the form', async () => {
  answer({ 'alerts.buy': refuse('found_item_bought') });
  const user = await openForm();

  await user.click(button('Add'));

  await screen.findByText('This listing is already on your shelf.');
  expect(notes().value).toBe(known.notes);
});

test('for an alert of words the user chooses the game first', async () => {
  answer({
    'alerts.purchase': { ...known, game_id: null },
    'catalogue.search': { found: [row({ game_id: 5 })], likely: [], alike: [] },
  });
  const user = await openPage('/price-alerts?bought=1');
  const picker = within(await screen.findByRole('dialog', { name: 'Which game did you buy?' }));

  await user.click(await picker.findByRole('button', { name: /Terranigma/ }));
  await within(await form()).findByLabelText('Purchase Price');
  await user.click(button('Add'));

  await waitFor(() => expect(sent('alerts.buy')[0]).toMatchObject({ game_id: 5, purchasePrice: 47.5 }));
  expect(sent('catalogue.search')[0]).toMatchObject({ q: 'terranigma' });
});

test('the game is found although the alert’s words also name its console', async () => {
  answer({
    'alerts.purchase': { ...known, query: 'terranigma  SNES pal', game_id: null },
    'catalogue.search': ({ q }) => ({
      found: q === 'terranigma' ? [row({ game_id: 5 })] : [],
      likely: [],
      alike: [],
    }),
  });
  await openPage('/price-alerts?bought=1');
  const picker = within(await screen.findByRole('dialog', { name: 'Which game did you buy?' }));

  await picker.findByRole('button', { name: /Terranigma/ });

  expect(picker.getByLabelText<HTMLInputElement>('Search for the game').value).toBe('terranigma');
});

test('the focus goes on to the next listing when one is put away', async () => {
  answer({
    'alerts.found': [foundGem({ total_count: 2 }), foundGem({ id: 2, title: 'Soul Blazer', total_count: 2 })],
    'alerts.dismiss': { ok: true },
  });
  const user = await openPage('/price-alerts');
  const first = await screen.findByRole('button', { name: 'Not interested: Terranigma, boxed' });
  first.focus();
  answer({ 'alerts.found': [foundGem({ id: 2, title: 'Soul Blazer' })] });
  await user.keyboard('{Enter}');

  await waitFor(() => expect(document.activeElement?.textContent).toContain('Soul Blazer'));
});

test('what is of no interest goes at once, and comes back if that is refused', async () => {
  answer({ 'alerts.dismiss': refuse('found_item_not_found') });
  const user = await openPage('/price-alerts');
  await user.click(await screen.findByRole('button', { name: 'Not interested: Terranigma, boxed' }));

  await screen.findByText('This listing is no longer among your notifications.');
  expect(sent('alerts.dismiss')).toEqual([{ id: '1' }]);
  await screen.findByText('Terranigma, boxed');
});

test('what was bought is marked, and cannot be bought again', async () => {
  answer({ 'alerts.found': [foundGem({ isBought: true })] });
  await openPage('/price-alerts');

  await screen.findByText('Bought');
  expect(screen.queryByRole('button', { name: /^Bought it/ })).toBeNull();
});

test('sellers and words are muted, and heard of again', async () => {
  const seller = { id: 3, kind: 'seller', platform: 'ebay', value: 'bo' } as const;
  answer({
    'alerts.found': [foundGem({ seller: 'bo' })],
    'alerts.mute': ({ kind }) =>
      kind === 'seller' ? seller : { id: 4, kind: 'word', platform: null, value: 'repro' },
    'alerts.unmute': { ok: true },
  });
  const user = await openPage('/price-alerts');
  await user.click(await screen.findByRole('button', { name: 'More for Terranigma, boxed' }));
  answer({ 'alerts.mutes': [seller] });
  await user.click(screen.getByRole('button', { name: 'Mute seller bo' }));
  await screen.findByText('Alerts leave out bo (eBay) from now on');
  await screen.findByText('Seller at eBay');

  await user.type(screen.getByLabelText('A word to leave out'), ' repro ');
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  await waitFor(() => expect(sent('alerts.mute')[1]).toEqual({ kind: 'word', value: 'repro' }));

  answer({ 'alerts.mutes': [] });
  await user.click(screen.getByRole('button', { name: 'Remove bo' }));
  await waitFor(() => expect(screen.queryByText('Seller at eBay')).toBeNull());
  expect(sent('alerts.unmute')).toEqual([{ id: '3' }]);
});

test('a game that the catalogue lacks is entered on the way, and put on the shelf by the purchase', async () => {
  answer({
    'alerts.purchase': { ...known, query: 'zelga snes', game_id: null },
    'catalogue.search': { found: [], likely: [], alike: [] },
    'entries.create': { gameId: 2 ** 30 },
  });
  const user = await openPage('/price-alerts?bought=1');
  await user.click(await screen.findByRole('button', { name: 'Add it yourself' }));
  const entry = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));
  await user.selectOptions(await entry.findByLabelText('Platform'), '19');
  const isAsked = entry.queryByLabelText('Where does it go?') !== null;

  await user.click(entry.getByRole('button', { name: 'Add game' }));
  await within(await form()).findByLabelText('Purchase Price');
  await user.click(button('Add'));

  expect(isAsked).toBe(false);
  expect(sent('entries.create')).toMatchObject([{ title: 'zelga snes', to: 'nowhere' }]);
  await waitFor(() => expect(sent('alerts.buy')[0]).toMatchObject({ game_id: 2 ** 30 }));
});
