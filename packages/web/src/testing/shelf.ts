import { screen } from '@testing-library/react';
import { vi } from 'vitest';

import { answer } from './answers.ts';
import { box as picture } from './boxScan.ts';
import { openPage, signIn } from './page.tsx';
import { copy, row } from './things.ts';

const box = { x: 0.1, y: 0, width: 0.1, height: 1 };
export const game = (game_id: number, title: string, is_owned = false) => row({ game_id, title, is_owned });
export const spine = (words: string, isSure: boolean, ...candidates: ReturnType<typeof row>[]) => ({
  box,
  runsUp: false,
  words,
  isSure,
  candidates,
});

/** The copies of these games, as far as they are asked for. */
export const copiesOf = (...owned: number[]) =>
  owned.map((game_id) => ({ ...copy({ game_id }), isLead: true }));

/** A reader that reads four spines, of which one says nothing. */
export function answerShelf(): void {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  answer({
    'scanner.status': { isOn: true, isSample: false, readBy: 'server', samplesUrl: null, elsewhereUrl: null },
    'scanner.shelf': {
      isSample: false,
      spines: [
        spine('TERRANIGMA', true, game(1, 'Terranigma')),
        spine('SOUL BLAZER', true, game(2, 'Soul Blazer', true)),
        spine('ILLUSION', false, game(3, 'Illusion of Time'), game(4, 'Illusion of Gaia')),
        spine('', false),
      ],
    },
    'collection.add': { id: 1 },
    'collection.copies': [],
    'collection.copiesOfMany': copiesOf(2),
    'collection.removeCopies': { ok: true },
    'catalogue.search': { found: [game(5, 'Chrono Trigger')], likely: [], alike: [] },
  });
}

/** The list of its spines. */
export async function readShelf(count = 4) {
  const user = await openPage('/scanner/shelf');
  await user.upload(await screen.findByLabelText('Choose a picture'), picture());
  await screen.findByText(new RegExp(`^${count} spines? found$`));
  return user;
}

export const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, disabled }) => (disabled ? 'no' : checked));
