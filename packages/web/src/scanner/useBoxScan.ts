import { usualEdition } from '@cartouche/contract/scanner.rules';

import type { Answer, api } from '../api/client.ts';
import { recognizeGame } from '../api/readPicture.ts';
import { type ReadProblem, usePictureRead } from '../reading/usePictureRead.ts';
import type { TypedGame } from './BoxQuestion.tsx';
import { usePriceCheck } from './usePriceCheck.ts';

type Reading = Answer<typeof api.scanner.recognize>;
export type SureReading = Extract<Reading, { isSure: true }>;
export type UnsureReading = Extract<Reading, { isSure: false }>;

/**
 * From the picture of a box to what the game costs. Which game it is, and a console that is none of ours, is asked for
 * before the price is (specification 3, scan result).
 */
export function useBoxScan() {
  const price = usePriceCheck();
  const box = usePictureRead({
    send: recognizeGame.send,
    onRead: (reading) => {
      if (reading.isSure && reading.platformId !== null) startPrice(reading.platformId, reading);
    },
  });

  function startPrice(platformId: number, { gameTitle: title, console }: SureReading) {
    price.start({ title, console, platformId });
  }

  /** What somebody has chosen or typed; the edition stays as it was read. */
  function answer({ title: gameTitle, platform: { id, name: console } }: TypedGame) {
    const { reading } = box;
    const { gameEdition, isSample } = reading?.isSure
      ? reading
      : { gameEdition: usualEdition, isSample: false };
    const answered = { isSure: true, console, platformId: id, gameTitle, gameEdition, isSample } as const;
    box.correct(answered);
    startPrice(id, answered);
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
    answer,
    price,
  };
}
