import { Camera as CameraIcon, RotateCcw } from 'lucide-react';

import { PictureChoice } from '../camera/PictureChoice.tsx';
import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { Button } from '../ui/Button.tsx';
import type { usePictureSource } from './usePictureSource.ts';

type SourceControlsProps = {
  source: Omit<ReturnType<typeof usePictureSource>, 'video'>;
  isReading: boolean;
  /** Something was read, and perhaps not well. */
  isUnsure?: boolean;
  /** The word on the shutter. */
  capture: string;
  /** Of a layer, which 'Cancel' closes once there is nothing else to cancel. */
  onClose?: () => void;
};

/** One button leads on from state to state, and keeps the focus. */
export function SourceControls({
  source,
  isReading,
  isUnsure = false,
  capture,
  onClose,
}: SourceControlsProps) {
  const text = useWords(readingWords);
  const words = useWords(cameraWords);
  const { camera, isUnderWay, mayChoose, retry } = source;
  const cancel = isUnderWay ? source.cancel : onClose;
  const isPictureFirst = !camera.isUsable && !isUnderWay;

  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-center">
      {cancel && <Button onClick={cancel}>{words.cancel}</Button>}
      {mayChoose && <PictureChoice isPrimary={isPictureFirst} onChoose={source.read} />}
      <Button
        variant={isUnsure || isPictureFirst ? 'quiet' : 'primary'}
        icon={isUnsure || retry ? <RotateCcw /> : <CameraIcon />}
        disabled={camera.isBlocked && !isReading && !camera.isLive && !retry}
        isPending={camera.isStarting || isReading}
        onClick={retry ?? (camera.isLive ? source.capture : source.start)}
      >
        {says()}
      </Button>
    </div>
  );

  function says() {
    if (isReading) return words.processing;
    if (retry) return words.tryAgain;
    if (camera.isLive) return capture;
    if (camera.isBlocked) return words.blocked;
    return isUnsure ? text.scanAgain : words.startCamera;
  }
}
