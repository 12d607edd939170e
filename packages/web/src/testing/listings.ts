import { marketplaces } from '@cartouche/contract/settings.rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

import { type Sent, answer } from './answers.ts';
import { openPage, signIn, watchEnds } from './page.tsx';
import { details, listing } from './things.ts';

/** What the marketplace answers; the regional site is the one that was asked for, or that of the visitor's country. */
export function found(...data: ReturnType<typeof listing>[]) {
  return ({ marketplace = 'EBAY-FR' }: Sent) => ({
    data,
    marketplace: marketplace as 'EBAY-FR', // as: the contract has checked it
    search: 'Terranigma SNES',
    fetchedAt: '2026-11-22T12:00:00Z',
    isSample: false,
  });
}

export const many = Array.from({ length: 10 }, (_one, at) =>
  listing({ id: `listing ${at}`, title: `Terranigma ${at}`, price: 10 + at }),
);

let seen: (() => void)[];

/** A game that eBay has ten listings of. */
export function answerListings(): void {
  signIn();
  seen = watchEnds();
  answer({
    'catalogue.game': details({ game_id: 5, title: 'Terranigma', is_owned: false }),
    'settings.marketplaces': { data: [...marketplaces] },
    'listings.searchEbay': found(...many),
  });
}

/** The game's page, with the listings in sight. */
export async function openListings(address = '/game/5') {
  const user = await openPage(address);
  await screen.findByRole('heading', { name: 'Terranigma' });
  await waitFor(() => expect(seen).not.toEqual([]));
  act(() => {
    for (const tell of seen) tell();
  });
  await screen.findByRole('heading', { name: /Marketplace listings|Annonces/ });
  return user;
}

export const section = () => within(screen.getByRole('region', { name: /Marketplace listings|Annonces/ }));
export const rows = () => section().queryAllByRole('row').slice(1);
export const titles = () => rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent);
export const region = () => section().findByLabelText<HTMLSelectElement>('Regional marketplace');
