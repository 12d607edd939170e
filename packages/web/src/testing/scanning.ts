import { fireEvent, screen } from '@testing-library/react';

import { answer } from './answers.ts';
import { openPage, signIn } from './page.tsx';
import { details, row } from './things.ts';

type Known = 'source' | 'self' | 'users';

export const codes = {
  terranigma: '4006381333931',
  /** As it was sold elsewhere. */
  terranigmaToo: '4006381333948',
  lufia: '0045496830434',
  doom: '5012345678900',
  none: '9780201379624',
};
export const game = (game_id: number, title: string, known_by: Known = 'source', is_owned = false) => ({
  ...row({ game_id, title, is_owned }),
  known_by,
});
export const terranigma = game(1, 'Terranigma');
export const lufia = game(2, 'Lufia');
export const doom = game(3, 'Doom');

type Leads = Record<string, ReturnType<typeof game>[]>;

/** A scanner that keeps a list, without a sound. What each code leads to, for as long as the test lasts. */
export function startScanning(): Leads {
  signIn();
  localStorage.setItem('scanMode', 'list');
  localStorage.setItem('scanSound', 'off');
  const known: Leads = {
    [codes.terranigma]: [terranigma],
    [codes.terranigmaToo]: [terranigma],
    [codes.lufia]: [lufia],
    [codes.doom]: [doom],
  };
  answer({
    'barcodes.find': ({ code }) => ({ gtin: String(code), games: known[String(code)] ?? [] }),
    'barcodes.report': { ok: true },
    'barcodes.teach': { ok: true },
    'barcodes.withdraw': { ok: true },
    'collection.add': () => ({ id: ++lastCopy }),
    'collection.copies': [],
    'collection.removeCopies': { ok: true },
    'catalogue.game': ({ gameId }) => {
      const { title } =
        [terranigma, lufia, doom].find(({ game_id }) => game_id === Number(gameId)) ?? terranigma;
      return details({ game_id: Number(gameId), title });
    },
    'catalogue.search': { found: [doom], likely: [], alike: [] },
    // Home, where the scanner leaves to.
    'collection.shelf': [],
    'collection.latest': [],
    'alerts.gems': [],
    'catalogue.suggestions': [],
    'igdb.status': { isOn: false, isSample: false },
  });
  return known;
}

let lastCopy = 0;
/** The id of the copy that was added last. */
export const lastCopyId = () => lastCopy;

type Typed = {
  end?: string;
  apartMs?: number;
  keys?: readonly string[];
  /** What the field holds before the end. */
  typed?: string;
};

let at = 0;
/** A scanner that types: milliseconds between its keys, whatever the machine is busy with. */
export function scanInto(
  field: Element,
  code: string,
  { end = 'Enter', apartMs = 5, keys = Array.from(code), typed }: Typed = {},
) {
  at = Math.max(at, performance.now()) + 1000; // after what was typed by hand
  for (const [place, key] of [...keys, end].entries()) {
    if (typed !== undefined && place === keys.length) fireEvent.change(field, { target: { value: typed } });
    const digit = code[place];
    const physical = digit === undefined ? end : `Digit${digit}`;
    const event = new KeyboardEvent('keydown', { key, code: physical, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += apartMs) });
    fireEvent(field, event);
  }
}
export const digits = () => screen.findByRole('textbox', { name: 'Digits below the bars' });

export async function openList(...scanned: string[]) {
  const user = await openPage('/scanner');
  const field = await digits();
  for (const code of scanned) scanInto(field, code);
  return user;
}
export const listed = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label'));

type User = Awaited<ReturnType<typeof openPage>>;
export const press = (user: User, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((one) => user.click(one));
