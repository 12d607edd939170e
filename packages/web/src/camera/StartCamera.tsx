import { Camera as CameraIcon } from 'lucide-react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Camera } from './useCamera.ts';

type StartCameraProps = { camera: Pick<Camera, 'isBlocked' | 'isStarting'>; onStart: () => void };

/** Specification 4: a denied permission disables it. */
export function StartCamera({ camera, onStart }: StartCameraProps) {
  const text = useWords(cameraWords);
  return (
    <Button
      variant="primary"
      icon={<CameraIcon />}
      disabled={camera.isBlocked}
      isPending={camera.isStarting}
      onClick={onStart}
    >
      {camera.isBlocked ? text.blocked : text.startCamera}
    </Button>
  );
}
