import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

import { answer } from './answers.ts';
import { openPage, signIn } from './page.tsx';

export const reading = {
  isSure: true as const,
  console: 'Game Boy',
  platformId: 33,
  gameTitle: 'Tetris',
  gameEdition: 'Standard Edition',
  isSample: false,
};

export const euro = (amount: string) => ({ amount, currency_code: 'EUR' });
export const offer = (id: string, part: object = {}) => ({
  id,
  title: `Tetris ${id}`,
  price: euro('12.5'),
  total_item_price: euro('13.83'),
  photo: null,
  image_url: null,
  seller: null,
  path: `/items/${id}`,
  url: `https://www.vinted.fr/items/${id}`,
  status: 'Very good',
  marketplace: 'vinted' as const,
  ...part,
});

export const found = (...items: ReturnType<typeof offer>[]) => ({
  items,
  search: 'Tetris Gameboy',
  searchUrl: 'https://www.vinted.fr/catalog?search_text=Tetris%20Gameboy',
  fetchedAt: '2026-11-22T12:00:00Z',
  isSample: false,
});

/** A picture of one pixel. */
const bytes = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAAAAAAAAAAAAElFTkQAAAAA');
export const png = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
export const box = () => new File([png], 'box.png', { type: 'image/png' });

/** A box can be read, and Vinted has two of it. */
export function answerScans(): void {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  answer({
    'scanner.status': { isOn: true, isSample: false, readBy: 'gemini', samplesUrl: null, elsewhereUrl: null },
    'scanner.recognize': reading,
    'listings.searchVinted': found(
      offer('b'),
      offer('a', { price: euro('9.0'), total_item_price: euro('9.0') }),
    ),
  });
}

export async function openScanner() {
  const user = await openPage('/vinted-scanner');
  await screen.findByRole('heading', { name: 'Check Price on Vinted' });
  return user;
}

export async function scan() {
  const user = await openScanner();
  await user.upload(await screen.findByLabelText('Choose a picture'), box());
  return user;
}

export const results = () => within(screen.getByRole('region', { name: 'Listings' }));
