import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, refuse, sent } from '../testing/answers.ts';
import {
  answerListings,
  found,
  many,
  openListings,
  region,
  rows,
  section,
  titles,
} from '../testing/listings.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import { listing } from '../testing/things.ts';

beforeEach(answerListings);

test('nothing is asked before the listings are in sight', async () => {
  await openPage('/game/5');
  await screen.findByRole('heading', { name: 'Terranigma' });
  await passTime(5_000);

  expect(sent('listings.searchEbay')).toEqual([]);
});

test('the first four are shown, and the others on demand', async () => {
  const user = await openListings();
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(section().queryByText(/marked/)).toBeNull();

  await user.click(section().getByRole('button', { name: 'See More (6 more)' }));
  expect(rows()).toHaveLength(10);
  await user.click(section().getByRole('button', { name: 'See Less' }));

  expect(rows()).toHaveLength(4);
  expect(sent('listings.searchEbay')).toEqual([{ gameId: '5' }]);
});

test('a row says what is asked, or bid, in its own currency, and for sending it', async () => {
  answer({
    'listings.searchEbay': found(
      listing({ id: '1', title: 'Bid', price: 1, isCurrentBid: true, currency: 'EUR', shipping: 'Free' }),
      listing({ id: '2', title: 'Yen', price: 1234, currency: 'JPY', shipping: '4.99 GBP' }),
      listing({ id: '3', title: 'Nothing', price: 0, condition: 'Unknown' }),
      listing({ id: '4', title: 'Box', price: 2, marks: ['boxOnly', 'otherPlatform'] }),
    ),
  });
  await openListings();
  await waitFor(() => expect(rows()).toHaveLength(4));

  expect(rows().map((row) => row.textContent)).toEqual([
    'Bid€1.00Current bidFree shippingUsedView',
    'Yen¥1,234+ £4.99 shippingUsedView',
    'NothingN/AShipping unknownUnknownView',
    'BoxBox onlyAnother console$2.00Shipping unknownUsedView',
  ]);
  expect(section().getByText('Listings that are marked come last, whatever the order.')).toBeTruthy();
});

test('a listing opens in a new tab that learns nothing of us, and without a page of its own it has no link', async () => {
  answer({ 'listings.searchEbay': found(listing({ id: '1' }), listing({ id: '2', url: null })) });
  await openListings();
  await waitFor(() => expect(rows()).toHaveLength(2));

  const links = section().getAllByRole('link', { name: /^View: / });

  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')).toBe('https://www.ebay.com/itm/1');
  expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  const all = section().getByRole('link', { name: /^View all on eBay/ });
  expect(all.getAttribute('href')).toBe(
    'https://www.ebay.fr/sch/i.html?_nkw=Terranigma%20SNES&_sacat=139973',
  );
  expect(all.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a column sorts, and pressed again the other way round', async () => {
  const user = await openListings();
  await waitFor(() =>
    expect(titles()).toEqual(['Terranigma 0', 'Terranigma 1', 'Terranigma 2', 'Terranigma 3']),
  );

  await user.click(section().getByRole('button', { name: 'Price' }));
  expect(titles()[0]).toBe('Terranigma 9');
  expect(section().getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(section().getByRole('button', { name: 'Title' }));

  expect(titles()[0]).toBe('Terranigma 0');
});

test('without columns, a select has the six orders', async () => {
  const user = await openListings();
  const select = await section().findByLabelText<HTMLSelectElement>('Sort by');

  expect([...select.options].map(({ text }) => text)).toEqual([
    'Price: Low to High',
    'Price: High to Low',
    'Title A–Z',
    'Title Z–A',
    'Condition A–Z',
    'Condition Z–A',
  ]);
  await user.selectOptions(select, 'Title Z–A');
  await waitFor(() => expect(titles()[0]).toBe('Terranigma 9'));
});

test.each(['Vinted', 'Leboncoin'])('%s is coming soon, until the notice is closed', async (name) => {
  answer({ 'listings.searchEbay': (asked) => ({ ...found(...many)(asked), isSample: true }) });
  const user = await openListings();
  await waitFor(() => expect(rows()).toHaveLength(4));

  await user.click(section().getByRole('button', { name }));
  expect(section().getByText(`${name} integration is coming soon!`)).toBeTruthy();
  expect(rows()).toEqual([]);
  expect(section().queryByText(/Test listings/)).toBeNull();
  await user.click(section().getByRole('button', { name: 'Close' }));

  expect(rows()).toHaveLength(4);
  expect(document.activeElement).toBe(section().getByRole('button', { name: 'eBay' }));
});

test('nothing found is said, with nothing to sort, and leads on to the marketplace', async () => {
  answer({ 'listings.searchEbay': found() });
  await openListings();

  await section().findByText('No eBay listings found');
  expect(section().queryByLabelText('Sort by')).toBeNull();
  expect(section().getByRole('link', { name: /^View all on eBay/ })).toBeTruthy();
});

test('what does not load says so after three further tries, and can be tried again; the game stays', async () => {
  answer({ 'listings.searchEbay': fault() });
  const user = await openListings();
  await passTime(8_000);

  await section().findByText('The listings did not load');
  expect(sent('listings.searchEbay')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Terranigma' })).toBeTruthy();
  answer({ 'listings.searchEbay': found(...many) });
  await user.click(section().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

test('what is refused is not asked for again, and where it is switched off there is nothing to try', async () => {
  answer({ 'listings.searchEbay': refuse('marketplace_off', { marketplace: 'eBay' }) });
  await openListings();

  await section().findByText('eBay is switched off here: whoever runs this site has not set it up.');
  expect(section().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(sent('listings.searchEbay')).toHaveLength(1);
  const all = section().getByRole('link', { name: /^View all on eBay/ });
  expect(all.getAttribute('href')).toContain('https://www.ebay.com/sch/i.html?_nkw=Terranigma');
  expect((await region()).selectedOptions[0]?.text).toBe('United States');
});

test('what the stand-in made up is labelled', async () => {
  answer({ 'listings.searchEbay': (input) => ({ ...found(...many)(input), isSample: true }) });
  await openListings();

  expect(await section().findByText(/Test listings/)).toBeTruthy();
});

test('where nothing is found, nothing is called made up', async () => {
  answer({ 'listings.searchEbay': (input) => ({ ...found()(input), isSample: true }) });
  await openListings();

  expect(await section().findByText('No eBay listings found')).toBeTruthy();
  expect(section().queryByText(/Test listings/)).toBeNull();
});

test('a condition is told in the user’s language, unless only the site has words for it', async () => {
  answer({
    'listings.searchEbay': found(
      listing({ id: '1', price: 1, condition: 'De segunda mano', conditionKind: 'used' }),
      listing({ id: '2', price: 2, condition: 'Reacondicionado', conditionKind: null }),
    ),
  });
  await openListings();
  await waitFor(() => expect(rows()).toHaveLength(2));

  expect(rows().map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual([
    'Used',
    'Reacondicionado',
  ]);
});

test('in place of a picture that does not come is the placeholder', async () => {
  answer({ 'listings.searchEbay': found(listing()) });
  await openListings();
  await waitFor(() => expect(rows()).toHaveLength(1));
  const picture = document.querySelector<HTMLImageElement>('table img');

  act(() => void picture?.dispatchEvent(new Event('error')));

  await waitFor(() => expect(picture?.getAttribute('src')).toBe('/placeholder.svg'));
  expect(rows()).toHaveLength(1);
});

test('a French collector reads it in French', async () => {
  signIn({ language: 'fr' });
  answer({
    'listings.searchEbay': found(
      listing({ price: 1234.5, currency: 'EUR', shipping: '4.99 EUR', marks: ['manualOnly'] }),
    ),
  });
  await openListings();
  await waitFor(() => expect(rows()).toHaveLength(1));

  expect(rows()[0]?.textContent).toBe(
    'Terranigma SNES completeNotice seule1\u202f234,50\u00a0€+ 4,99\u00a0€ de livraisonUsedVoir',
  );
});
