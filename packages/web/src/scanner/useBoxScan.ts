import type { Platform } from '@cartouche/contract/platforms';
import { useEffect, useRef, useState } from 'react';

import type { Answer, api } from '../api/client.ts';
import { recognizeGame } from '../api/upload.ts';
import { checkFile } from '../photos/checkFile.ts';
import type { CameraProblem } from './cameraProblem.ts';
import { usePriceCheck } from './usePriceCheck.ts';

export type BoxReading = Answer<typeof api.scanner.recognize>;

export type ScanProblem = CameraProblem | { what: 'notAPicture' } | { what: 'refused'; error: unknown };

/**
 * From the picture of a box to what is read from it. Specification 4: idle, processing, detected, or a problem. A
 * console that is none of ours is asked for before the price is (specification 3, scan result).
 */
export function useBoxScan() {
  const [picture, setPicture] = useState<File | null>(null);
  const [reading, setReading] = useState<BoxReading | null>(null);
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const price = usePriceCheck();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function reset() {
    underWay.current?.abort();
    setPicture(null);
    setReading(null);
    setProblem(null);
    price.forget();
  }

  function fail(because: ScanProblem) {
    setPicture(null);
    setProblem(because);
  }

  function chooseConsole({ id, name }: Platform) {
    if (!reading) return;
    const chosen = { ...reading, console: name, platformId: id };
    setReading(chosen);
    price.start(searchFor(chosen));
  }

  async function read(file: File) {
    reset();
    const leaving = new AbortController();
    underWay.current = leaving;
    setPicture(file);
    const checked = await checkFile(file);
    if (leaving.signal.aborted) return;
    if (checked.problem) {
      fail({ what: 'notAPicture' });
      return;
    }
    try {
      const found = await recognizeGame.send({ picture: checked.file, leaving: leaving.signal });
      if (leaving.signal.aborted) return;
      setReading(found);
      if (found.platformId !== null) price.start(searchFor(found));
    } catch (error) {
      if (leaving.signal.aborted) return;
      fail({ what: 'refused', error });
    }
  }

  return {
    picture,
    reading,
    isReading: picture !== null && reading === null,
    problem,
    fail,
    read: (file: File) => void read(file),
    chooseConsole,
    reset,
    price,
  };
}

function searchFor({ gameTitle, console }: BoxReading): string {
  return `${gameTitle} ${console}`;
}
