import { Camera as CameraIcon, CameraOff } from 'lucide-react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Camera } from './useCamera.ts';

type StartCameraProps = {
  camera: Pick<Camera, 'isBlocked' | 'isUsable' | 'isStarting' | 'isLive'>;
  onStart: () => void;
  /** Where the same button stops it again. */
  onStop?: () => void;
};

/** Specification 4: a denied permission disables it. */
export function StartCamera({ camera, onStart, onStop }: StartCameraProps) {
  const text = useWords(cameraWords);
  const isStop = camera.isLive && onStop !== undefined;
  return (
    <Button
      variant={isStop || !camera.isUsable ? 'quiet' : 'primary'}
      icon={isStop ? <CameraOff /> : <CameraIcon />}
      disabled={camera.isBlocked && !isStop}
      isPending={camera.isStarting}
      onClick={isStop ? onStop : onStart}
    >
      {says()}
    </Button>
  );

  function says() {
    if (isStop) return text.stopCamera;
    return camera.isBlocked ? text.blocked : text.startCamera;
  }
}
