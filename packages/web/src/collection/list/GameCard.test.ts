import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../../testing/answers.ts';
import { openPage, signIn } from '../../testing/page.tsx';
import { counts, ownedRow, platform, unsaid } from '../../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.platformCounts': counts(2545, 12, 3, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 2, value: 80.5, estimated: 0, estimate: 0 },
  });
});

test('a card shows the copy in the user’s language and currency', async () => {
  signIn({ language: 'fr', currency: 'EUR' });
  answer({
    'catalogue.fetchGames': [
      ownedRow({
        title: 'Terranigma',
        copy: { condition: 'MINT', completeness: 'CARTRIDGE,CASE', purchasePrice: 1234.5, ...unsaid },
      }),
    ],
  });
  await openPage('/collection/all?tab=owned');

  const card = await screen.findByRole('listitem', { name: '' });

  expect(within(card).getByRole('link', { name: 'Terranigma' })).toBeTruthy();
  expect(card.textContent).toContain('Comme neuf');
  expect(card.textContent).toContain('Cartouche');
  expect(card.textContent).toContain('1\u202f234,50\u00a0€');
  expect(within(card).getByRole('button', { name: /^Modifier.: Terranigma$/ })).toBeTruthy();
});

test.each([
  ['/collection/all?tab=owned', 'PS2PlayStation 2 · 2001'],
  ['/collection/8?tab=owned', '2001 · Konami'],
])('a card on %s says %j, and calls the copy what its console takes', async (address, says) => {
  const playStation2 = { id: 8, name: 'PlayStation 2', short_name: 'PS2', medium: 'disc' } as const;
  const copy = { condition: 'GOOD', completeness: 'CARTRIDGE', purchasePrice: 40, ...unsaid } as const;
  const game = { platform: 'PlayStation 2', platform_id: 8, release_date: '2001-03', publisher: 'Konami' };
  answer({
    'platforms.list': [platform(), platform(playStation2)],
    'catalogue.fetchGames': [ownedRow({ ...game, title: 'Ico', copy })],
  });
  await openPage(address);

  await screen.findByRole('link', { name: 'Ico' });

  const card = screen.getByRole('heading', { level: 2, name: 'Ico' }).closest('li');
  expect(card?.textContent?.replaceAll(/\s+/g, ' ').replace('PlayStation 2·', 'PlayStation 2 ·')).toContain(
    says,
  );
  expect(within(card ?? document.body).getByText('Disc')).toBeTruthy();
  expect(within(card ?? document.body).queryByText('Cartridge')).toBeNull();
});

test('a card says how many copies there are beside the title, so that its state and the price have the last line', async () => {
  const copy = { ...ownedRow().copy!, copies: 5, purchasePrice: 120, morePaid: 400 };
  answer({ 'catalogue.fetchGames': [ownedRow({ title: 'Ico', copy })] });
  await openPage('/collection/all?tab=owned');

  const title = await screen.findByRole('heading', { level: 2, name: 'Ico' });

  expect(title.parentElement?.textContent).toBe('Ico×55 copies');
  const lastLine = title.parentElement?.parentElement?.lastElementChild;
  expect(lastLine?.textContent).toBe('In Collection$520.00');
});
