import type { Platform } from '@cartouche/contract/platforms';
import { useEffect, useRef, useState } from 'react';

import type { Answer, api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { recognizeGame } from '../api/upload.ts';
import type { CameraProblem } from '../camera/cameraProblem.ts';
import { type PhotoProblem, checkFile } from '../photos/checkFile.ts';
import { usePriceCheck } from './usePriceCheck.ts';

export type BoxReading = Answer<typeof api.scanner.recognize>;

export type ScanProblem =
  | CameraProblem
  | { what: 'noData' }
  | { what: 'notTaken'; name: string; problem: PhotoProblem }
  | { what: 'refused'; error: unknown };

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
    reset();
    setProblem(because);
  }

  function chooseConsole({ id, name }: Platform) {
    if (!reading) return;
    setReading({ ...reading, console: name, platformId: id });
    price.start({ title: reading.gameTitle, console: name, platformId: id });
  }

  async function read(file: File) {
    reset();
    const leaving = new AbortController();
    underWay.current = leaving;
    setPicture(file);
    const checked = await checkFile(file);
    if (leaving.signal.aborted) return;
    if (checked.problem) {
      const { problem: why } = checked;
      fail(why.what === 'noData' ? { what: 'noData' } : { what: 'notTaken', name: file.name, problem: why });
      return;
    }
    try {
      const found = await recognizeGame.send({ picture: checked.file, leaving: leaving.signal });
      if (leaving.signal.aborted) return;
      setReading(found);
      const { gameTitle: title, console, platformId } = found;
      if (platformId !== null) price.start({ title, console, platformId });
    } catch (error) {
      if (leaving.signal.aborted) return;
      endLostSession(error);
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
