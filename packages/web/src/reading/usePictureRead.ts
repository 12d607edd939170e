import { useEffect, useRef, useState } from 'react';

import { endLostSession } from '../api/query.ts';
import { isFinal, statusOf, toRefusal } from '../api/refusal.ts';
import type { CameraProblem } from '../camera/cameraProblem.ts';
import { type PhotoProblem, checkFile } from '../photos/checkFile.ts';

/** Why nothing was read. */
export type ReadProblem =
  | CameraProblem
  | { what: 'noData' }
  | { what: 'notTaken'; name: string; problem: PhotoProblem }
  | { what: 'refused'; error: unknown };

type PictureReader<Reading> = {
  send: (asked: { picture: File; leaving: AbortSignal }) => Promise<Reading>;
  onRead?: (reading: Reading, picture: File) => void;
};

/** Without a network, where the server fails, and after a limit, the same picture may be read a moment later. */
const mayPass = (error: unknown) => !isFinal(error) || statusOf(error) === 429;

/**
 * From a picture to what the server reads in it. Specification 4: idle, processing, recognized, or a problem. A picture
 * that could not be sent or read is kept, in memory, to be tried again.
 */
export function usePictureRead<Reading>({ send, onRead }: PictureReader<Reading>) {
  const [picture, setPicture] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState<ReadProblem | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function reset() {
    underWay.current?.abort();
    setPicture(null);
    setReading(null);
    setProblem(null);
  }

  function fail(because: ReadProblem) {
    reset();
    setProblem(because);
  }

  async function read(file: File, whenRead?: () => void) {
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
      const found = await send({ picture: checked.file, leaving: leaving.signal });
      if (leaving.signal.aborted) return;
      setReading(found);
      onRead?.(found, checked.file);
      whenRead?.();
    } catch (error) {
      if (leaving.signal.aborted) return;
      endLostSession(error);
      if (!mayPass(error)) setPicture(null);
      setProblem({ what: 'refused', error });
    }
  }

  return {
    picture,
    reading,
    /** Somebody knows better, or knows what could not be read. */
    correct: (known: Reading) => {
      setProblem(null);
      setReading(known);
    },
    isReading: picture !== null && reading === null && problem === null,
    problem,
    fail,
    read: (file: File, whenRead?: () => void): void => void read(file, whenRead),
    /** Reads the picture that was kept; null if there is none. */
    retry: picture && problem ? () => void read(picture) : null,
    reset,
  };
}

/** Whether there was nothing on the picture that could be read. */
export const isUnrecognized = (problem: ReadProblem) =>
  problem.what === 'refused' && toRefusal(problem.error)?.code === 'game_not_recognized';

/** Whether the camera itself is what failed. */
export const isOfCamera = ({ what }: ReadProblem) => !['noData', 'notTaken', 'refused'].includes(what);
