import { Link } from '@tanstack/react-router';

import { CameraBlocked } from '../camera/CameraBlocked.tsx';
import { CameraControls } from '../camera/CameraControls.tsx';
import { PictureChoice } from '../camera/PictureChoice.tsx';
import { StartCamera } from '../camera/StartCamera.tsx';
import { useCameraProblemText } from '../camera/useCameraProblemText.ts';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { type ScanProblem, useScanSources } from './useScanSources.ts';

type ScanCameraProps = {
  /** Leaves room for a list below it. */
  isSmall: boolean;
  onCode: (gtin: string) => void;
};

/** Where codes are seen. */
export function ScanCamera({ isSmall, onCode }: ScanCameraProps) {
  const text = useWords(barcodesWords);
  const { video, camera, picture, problem, isDraggedOver, read, startCamera } = useScanSources(onCode);
  const problemText = useProblemText();
  const isShown = !isSmall || camera.isLive || picture !== null || isDraggedOver;

  return (
    <section className="flex flex-col gap-3">
      {camera.isBlocked && <CameraBlocked />}
      {problem && <Alert>{problemText(problem)}</Alert>}
      {isShown && (
        <Viewfinder
          video={video}
          isLive={camera.isLive}
          picture={picture}
          isReading={picture !== null}
          hint={text.hint}
          isTarget={isDraggedOver}
          className={`aspect-video w-full ${isSmall ? 'max-h-[26dvh]' : 'max-h-[44dvh]'}`}
        >
          {camera.isLive && <Aim />}
        </Viewfinder>
      )}
      {camera.isLive && <CameraControls camera={camera} />}
      <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-center">
        <PictureChoice onChoose={read} />
        {!camera.isLive && <StartCamera camera={camera} onStart={startCamera} />}
      </div>
      <p className="text-center text-13 text-muted">
        {text.privacy}{' '}
        <Link {...paths.search({ scan: true })} className="whitespace-nowrap underline">
          {text.coverInstead}
        </Link>
      </p>
    </section>
  );
}

/** Where to hold the code. */
function Aim() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-[12%] top-1/2 h-1/2 -translate-y-1/2 rounded-card border-2 border-on-night/70"
    />
  );
}

function useProblemText(): (problem: ScanProblem) => string {
  const text = useWords(barcodesWords);
  const cameraText = useCameraProblemText();
  return (problem) => {
    if (problem.what === 'noCode') return text.noCode;
    if (problem.what === 'misread') return text.problems.wrongCheckDigit;
    return cameraText(problem);
  };
}
