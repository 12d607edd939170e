import { ScanLine } from 'lucide-react';
import type { ReactNode, Ref, RefObject } from 'react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { previewOf } from '../photos/previewOf.ts';
import { Spinner } from '../ui/Spinner.tsx';

type ViewfinderProps = {
  video: RefObject<HTMLVideoElement | null>;
  isLive: boolean;
  /** In place of what the camera sees: the picture that is being read. */
  picture: File | null;
  isReading: boolean;
  /** What to do, while neither is there. */
  hint: string;
  /** A picture is being dragged here. */
  isTarget?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Its size while a camera or a picture is in it. */
  className?: string;
  /** Drawn over the picture. */
  children?: ReactNode;
};

const idle = 'grow border-2 border-dashed bg-surface py-14';
const tone = { usual: 'border-edge text-muted', target: 'border-accent bg-accent-tint text-accent' };

/** Where something is seen: by the camera, or in the picture that is being read. */
export function Viewfinder(props: ViewfinderProps) {
  const { video, isLive, picture, isReading, hint, ref, children } = props;
  const { isTarget = false, className = 'aspect-3/4 max-h-[60dvh] w-full' } = props;
  const text = useWords(cameraWords);
  const isInUse = isLive || picture !== null;

  return (
    <div
      ref={ref}
      className={`relative grid place-items-center overflow-hidden rounded-card ${isInUse ? `bg-night text-on-night ${className}` : `${idle} ${isTarget ? tone.target : tone.usual}`}`}
    >
      {isLive && (
        <video
          ref={video}
          aria-label={text.live}
          autoPlay
          playsInline
          muted
          className="absolute inset-0 size-full object-contain"
        />
      )}
      {picture && (
        <img
          ref={previewOf(picture)}
          alt={text.captured}
          className="absolute inset-0 size-full object-contain"
        />
      )}
      {!isInUse && (
        <div className="flex flex-col items-center gap-4 px-4 text-center">
          <span className="grid size-14 place-items-center rounded-full bg-sunken inset-ring inset-ring-hairline [&>svg]:size-6">
            <ScanLine aria-hidden />
          </span>
          <p>{hint}</p>
        </div>
      )}
      {children}
      {isReading && (
        <p role="status" className="absolute inset-0 grid place-items-center bg-scrim font-semibold">
          <span className="flex flex-col items-center gap-3">
            <Spinner isSilent />
            {text.processing}
          </span>
        </p>
      )}
    </div>
  );
}
