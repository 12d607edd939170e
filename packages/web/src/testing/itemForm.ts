import { screen, within } from '@testing-library/react';

import { answer } from './answers.ts';
import { openPage, signIn } from './page.tsx';
import { copy, counts, details, ownedRow, row } from './things.ts';

const { photos: _photos, ...item } = copy();

/** The answer to a save. */
export const saved = item;

/** A collector with one game in the list, who has not opened the form yet. */
export function beforeTheForm() {
  signIn();
  answer({
    'catalogue.fetchGames': [row()],
    'catalogue.platformCounts': counts(1, 0, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.game': details(),
    'collection.item': copy(),
    'collection.save': saved,
  });
}

/** Opens the form of a game that is not owned yet. */
export async function openAdd() {
  const user = await openPage('/collection/all');
  await user.click(await screen.findByRole('button', { name: 'Add to Collection: Terranigma' }));
  await within(await form()).findByLabelText('Purchase Price');
  return user;
}

/** Opens the form of the owned copy. */
export async function openEdit() {
  answer({ 'catalogue.fetchGames': [ownedRow()], 'catalogue.game': details({ is_owned: true }) });
  const user = await openPage('/collection/all');
  await user.click(await screen.findByRole('button', { name: 'Edit Collection: Terranigma' }));
  await within(await form()).findByLabelText('Purchase Price');
  return user;
}

export const form = () =>
  screen.findByRole('dialog', { name: /Add to Collection|Edit Game Details|Ajouter à la/ });
export const price = () => screen.getByLabelText<HTMLInputElement>(/^(Purchase Price|Prix d’achat)$/);
export const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes');
export const date = () => screen.getByLabelText<HTMLInputElement>('Purchase Date');
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
