import type { Platform } from '@cartouche/contract/platforms';

import type { Answer, api } from '../api/client.ts';
import { recognizeGame } from '../api/readPicture.ts';
import { type ReadProblem, usePictureRead } from '../reading/usePictureRead.ts';
import { usePriceCheck } from './usePriceCheck.ts';

export type BoxReading = Answer<typeof api.scanner.recognize>;

/**
 * From the picture of a box to what the game costs. A console that is none of ours is asked for before the price is
 * (specification 3, scan result).
 */
export function useBoxScan() {
  const price = usePriceCheck();
  const box = usePictureRead({
    send: recognizeGame.send,
    onRead: ({ gameTitle: title, console, platformId }) => {
      if (platformId !== null) price.start({ title, console, platformId });
    },
  });

  function chooseConsole({ id, name }: Platform) {
    if (!box.reading) return;
    box.correct({ ...box.reading, console: name, platformId: id });
    price.start({ title: box.reading.gameTitle, console: name, platformId: id });
  }

  return {
    ...box,
    fail: (problem: ReadProblem) => {
      price.forget();
      box.fail(problem);
    },
    read: (picture: File) => {
      price.forget();
      box.read(picture);
    },
    reset: () => {
      price.forget();
      box.reset();
    },
    chooseConsole,
    price,
  };
}
