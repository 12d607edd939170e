/** What the journeys of barcodes share: their words, codes, pictures, and a scanner that types. */
import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';

import { checkDigitOf } from '../packages/contract/src/barcodes.rules.ts';
import { barcodeDrawing } from '../packages/web/src/testing/barcode.ts';
import { address } from './collector.ts';

/** On a desktop in English, on a phone in French. */
const words = {
  desk: {
    language: 'en',
    title: 'Add Game',
    several: 'Several',
    digits: 'Digits below the bars',
    lookUp: 'Look up',
    wrong: 'The last digit does not fit; check the number.',
    unknown: 'Nobody has told us yet',
    find: /^Find the game for/,
    pick: 'Search for the game',
    again: 'Scanned again: another copy?',
    no: /^No other copy of/,
    total: 'In total',
    price: 'Price of all together',
    split: '2 × $3.34, 1 × $3.33',
    add: (count: number) => `Add ${count} game${count === 1 ? '' : 's'}`,
    undo: 'Undo',
    picture: 'Choose a picture',
  },
  phone: {
    language: 'fr',
    title: 'Ajouter un jeu',
    several: 'Plusieurs',
    digits: 'Chiffres sous les barres',
    lookUp: 'Rechercher',
    wrong: 'Le dernier chiffre ne correspond pas\u202f; vérifiez le numéro.',
    unknown: 'n’est pas encore connu',
    find: /^Trouver le jeu du code/,
    pick: 'Rechercher le jeu',
    again: 'Scanné à nouveau\u00a0: un autre exemplaire\u202f?',
    no: /^Non, pas d’autre exemplaire de/,
    total: 'Au total',
    price: 'Prix de l’ensemble',
    split: /2 × 3,34\s\$, 1 × 3,33\s\$/,
    add: (count: number) => `Ajouter ${count} jeu${count === 1 ? '' : 'x'}`,
    undo: 'Annuler',
    picture: 'Choisir une image',
  },
} as const;
export const wordsOf = (project: string) => (project === 'phone' ? words.phone : words.desk);

/** Codes that nothing in the catalogue has, and no other journey teaches. */
const run = String(Date.now()).slice(-6);
let last = 0;
export function newCode(): string {
  // Two workers may begin in the same millisecond.
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 10;
  const body = `299${run}${worker}${String(++last).padStart(2, '0')}`;
  return body + checkDigitOf(body);
}

/** The collector knows what these codes are. */
export async function teach(page: Page, gameIds: readonly number[]): Promise<string[]> {
  const codes = gameIds.map(() => newCode());
  for (const [at, gameId] of gameIds.entries())
    expect((await page.request.put(`${address()}/api/barcodes/${codes[at]}/games/${gameId}`)).ok()).toBe(
      true,
    );
  return codes;
}

// Another journey in this process may have loaded the server's decoder, which refuses drawings.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

export const shown = (code: string, blur = 0, isUpcE = false): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(barcodeDrawing(code, { isUpcE }))).extend({
    top: 120,
    bottom: 120,
    left: 200,
    right: 200,
    background: '#8a8478',
  });
  return (blur ? drawn.blur(blur) : drawn).png().toBuffer();
};
export const table = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#5a564e' } })
  .png()
  .toBuffer();

export const list = (page: Page) => page.getByRole('dialog').getByRole('listitem');
export async function scanSeveral(page: Page, text: { several: string }) {
  await page.goto(`${address()}/scanner`);
  await page.getByRole('button', { name: text.several, exact: true }).click();
}

/**
 * As a scanner that is a keyboard: milliseconds between the keys, which a journey cannot type from outside on a busy
 * machine. What has the focus gets the digits, unless the page keeps the keys from it.
 */
export async function wedge(page: Page, code: string) {
  await page.evaluate((digits) => {
    let sentAt = performance.now();
    for (const key of [...Array.from(digits), 'Enter']) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // When the scanner sent it, however long the page took with the one before.
      Object.defineProperty(event, 'timeStamp', { value: (sentAt += 5) });
      const isTaken = target.dispatchEvent(event);
      if (isTaken && key !== 'Enter' && target instanceof HTMLInputElement)
        document.execCommand('insertText', false, key);
    }
  }, code);
}
