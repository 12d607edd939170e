import { CameraOff } from 'lucide-react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';

/** Beside a disabled 'Start Camera': where the camera can be allowed again. */
export function CameraBlocked() {
  const text = useWords(cameraWords);
  return (
    <Banner icon={<CameraOff />} tone="incomplete" title={text.blockedTitle}>
      {text.blockedText}
    </Banner>
  );
}
