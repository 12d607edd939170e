import { CameraOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';

type CameraTroubleProps = {
  isBlocked: boolean;
  /** What went wrong; null if nothing did. */
  problem: { says: string; isOfCamera: boolean } | null;
  /** What works without a camera. */
  instead: string;
  /** What to do about a problem. */
  action?: ReactNode;
};

/** One box: what went wrong, or, beside a disabled 'Start Camera', where the camera can be allowed again. */
export function CameraTrouble({ isBlocked, problem, instead, action }: CameraTroubleProps) {
  const text = useWords(cameraWords);
  if (problem)
    return (
      <Alert>
        <div className="flex flex-col items-start gap-3">
          <div>
            {problem.says}
            {problem.isOfCamera && <p className="text-ink">{instead}</p>}
          </div>
          {action}
        </div>
      </Alert>
    );
  if (!isBlocked) return null;
  return (
    <Banner icon={<CameraOff />} tone="incomplete" title={text.blockedTitle}>
      {text.blockedText} {instead}
    </Banner>
  );
}
