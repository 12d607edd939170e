import { ShieldCheck } from 'lucide-react';
import type { RefObject } from 'react';

import { CameraControls } from '../camera/CameraControls.tsx';
import { CameraTrouble } from '../camera/CameraTrouble.tsx';
import { StartCamera } from '../camera/StartCamera.tsx';
import { useCameraProblemText } from '../camera/useCameraProblemText.ts';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { usePhotoProblemText } from '../photos/usePhotoProblemText.ts';
import type { ScanProblem, ScanSources } from './useScanSources.ts';

type ScanCameraProps = {
  /** Leaves room for a list below it. */
  isSmall: boolean;
  video: RefObject<HTMLVideoElement | null>;
  sources: ScanSources;
};

/** Where codes are seen. */
export function ScanCamera({ isSmall, video, sources }: ScanCameraProps) {
  const text = useWords(barcodesWords);
  const { camera, picture, problem, isDraggedOver } = sources;
  const problemText = useProblemText();
  const isShown = !isSmall || camera.isLive || picture !== null || isDraggedOver;

  return (
    <section className="flex flex-col gap-3">
      <CameraTrouble
        isBlocked={camera.isBlocked}
        problem={problem && problemText(problem)}
        instead={text.instead}
      />
      {isShown && (
        <Viewfinder
          video={video}
          isLive={camera.isLive}
          picture={picture}
          isReading={picture !== null}
          hint={text.hint}
          isTarget={isDraggedOver}
          className={`w-full [&>video]:object-cover sm:aspect-video ${isSmall ? smallClass : largeClass}`}
        >
          {camera.isLive && <Aim />}
        </Viewfinder>
      )}
      <CameraControls camera={camera}>
        <div className="flex max-sm:grow max-sm:*:grow">
          <StartCamera camera={camera} onStart={sources.startCamera} onStop={camera.stop} />
        </div>
      </CameraControls>
      <p className="flex items-center justify-center gap-2 text-13 text-muted [&>svg]:size-4 [&>svg]:shrink-0">
        <ShieldCheck aria-hidden />
        {text.privacy}
      </p>
    </section>
  );
}

// A phone is held upright, and so is its picture.
const smallClass = 'max-sm:h-[30dvh] sm:max-h-[26dvh]';
const largeClass = 'max-sm:h-[38dvh] sm:max-h-[44dvh]';

/** Where to hold the code. */
function Aim() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-[12%] top-1/2 h-1/2 -translate-y-1/2 rounded-card border-2 border-on-night/70"
    />
  );
}

function useProblemText() {
  const text = useWords(barcodesWords);
  const cameraText = useCameraProblemText();
  const photoText = usePhotoProblemText();
  return (problem: ScanProblem): { says: string; isOfCamera: boolean } => {
    const said = (says: string) => ({ says, isOfCamera: false });
    if (problem.what === 'noCode') return said(text.noCode);
    if (problem.what === 'notTaken') return said(photoText(problem.name, problem.problem));
    if (problem.what === 'misread') return said(text.problems.wrongCheckDigit);
    return { says: cameraText(problem), isOfCamera: true };
  };
}
