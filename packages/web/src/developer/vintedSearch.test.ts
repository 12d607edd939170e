import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, foreignPage, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';

const found = {
  items: [],
  search: 'tetris',
  searchUrl: 'https://www.vinted.fr/catalog?search_text=tetris',
  fetchedAt: '2026-11-22T12:00:00Z',
  isSample: false,
};

beforeEach(() => {
  signIn();
  answer({
    'session.options': { providers: [], sampleProviders: [], hasOutbox: true, hasDeveloperPages: true },
    'listings.searchVinted': found,
  });
});

const words = () => screen.findByLabelText('Words to search for');
const button = (name: string) => screen.findByRole('button', { name });

test('Enter searches, and the answer is shown as it came; blank words are ignored', async () => {
  const later = held<typeof found>();
  answer({ 'listings.searchVinted': () => later.promise });
  const user = await openPage('/vinted-search');
  await user.type(await words(), '   {Enter}');
  expect(sent('listings.searchVinted')).toEqual([]);

  await user.type(await words(), 'tetris{Enter}');
  await button('Searching...');
  later.resolve(found);

  await screen.findByText('Results (JSON):');
  expect(JSON.parse(document.querySelector('pre')?.textContent ?? '')).toEqual(found);
  expect(sent('listings.searchVinted')).toEqual([{ search: 'tetris' }]);
  await user.click(await button('Search'));
  await waitFor(() => expect(sent('listings.searchVinted')).toHaveLength(2));
});

test('what is refused is shown with its status, and where Vinted is off with a way to it', async () => {
  answer({ 'listings.searchVinted': refuse('vinted_off', { url: found.searchUrl }) });
  const user = await openPage('/vinted-search');

  await user.type(await words(), 'tetris{Enter}');

  await screen.findByText('HTTP error! status: 422');
  const way = screen.getByRole('link', { name: 'Search on Vinted (opens in a new tab)' });
  expect([way.getAttribute('href'), way.getAttribute('rel')]).toEqual([
    found.searchUrl,
    'noopener noreferrer',
  ]);
});

test('without an answer an error occurred', async () => {
  answer({ 'listings.searchVinted': noAnswer() });
  const user = await openPage('/vinted-search');

  await user.type(await words(), 'tetris{Enter}');
  await passTime(8_000);

  expect(await screen.findByText('An error occurred')).toBeTruthy();
});

test('a page that something on the way answers with is an error, until our server answers', async () => {
  answer({ 'listings.searchVinted': foreignPage() });
  const user = await openPage('/vinted-search');
  await user.type(await words(), 'tetris{Enter}');
  await screen.findByText('An error occurred');

  answer({ 'listings.searchVinted': found });
  await user.click(await button('Search'));

  await screen.findByText('Results (JSON):');
  expect(screen.queryByText('An error occurred')).toBeNull();
});
