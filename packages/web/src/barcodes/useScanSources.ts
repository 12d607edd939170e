import { type BarcodeProblem, readBarcode } from '@cartouche/contract/barcodes.rules';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import type { CameraProblem } from '../camera/cameraProblem.ts';
import { isCovered } from '../camera/covered.ts';
import { useCamera } from '../camera/useCamera.ts';
import { useFrames } from '../camera/useFrames.ts';
import { useStartByItself } from '../camera/useStartByItself.ts';
import { type PhotoProblem, checkFile } from '../photos/checkFile.ts';
import { useDroppedPicture } from '../photos/useDroppedPicture.ts';
import { agreementOf } from './agreement.ts';
import { useCodeReader } from './useCodeReader.ts';
import { useWedge } from './useWedge.ts';

/** Why a picture or a scanner gave no code. */
export type ScanProblem =
  | CameraProblem
  | { what: 'noCode' }
  | { what: 'misread' }
  | { what: 'notTaken'; name: string; problem: PhotoProblem };

/** Where codes come from: the camera, a picture, or a scanner that types. */
export function useScanSources(onCode: (gtin: string) => void) {
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const [typedProblem, setTypedProblem] = useState<BarcodeProblem | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const reader = useCodeReader();
  const { video, ...camera } = useCamera(setProblem);
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const [agreement] = useState(() => agreementOf(visit));

  function take(gtin: string) {
    setProblem(null);
    setTypedProblem(null);
    onCode(gtin);
  }

  // A picture that is being read lies over the camera.
  useFrames(video, camera.isLive && picture === null, async (frame) => {
    const gtin = await reader.frame(frame);
    if (isCovered(frame)) {
      agreement.lookAgain();
      return;
    }
    const agreed = agreement.see(gtin, performance.now());
    if (agreed !== null) take(agreed);
  });

  const latest = useRef<File>(undefined);
  async function read(file: File) {
    latest.current = file;
    setProblem(null);
    setPicture(file);
    const result = await reader.picture(file).then(
      (gtin) => gtin ?? { what: 'noCode' as const },
      () => whyUnread(file),
    );
    if (latest.current !== file) return;
    setPicture(null);
    if (typeof result === 'string') take(result);
    else setProblem(result);
  }
  const isDraggedOver = useDroppedPicture((file) => void read(file));

  useWedge((digits) => {
    const { gtin } = readBarcode(digits);
    if (gtin === undefined) setProblem({ what: 'misread' });
    else take(gtin);
  });

  // Who opens it with a phone in the hand means the camera; at a desk only if the camera was allowed before.
  useStartByItself({ start: camera.start, mayAsk: matchMedia('(pointer: coarse)').matches });

  return {
    video,
    camera,
    picture,
    problem,
    isDraggedOver,
    typed: { problem: typedProblem, setProblem: setTypedProblem },
    /** A code from elsewhere, such as the digits that somebody typed. */
    take,
    read: (file: File) => void read(file),
    startCamera: () => {
      setProblem(null);
      camera.start();
    },
  };
}

/** All of it but the ref of the video element, which React wants to see passed by itself. */
export type ScanSources = Omit<ReturnType<typeof useScanSources>, 'video'>;

/** This browser cannot open it, whatever it says of itself. */
async function whyUnread(file: File): Promise<ScanProblem> {
  const { problem } = await checkFile(file);
  return { what: 'notTaken', name: file.name, problem: problem ?? { what: 'broken' } };
}
