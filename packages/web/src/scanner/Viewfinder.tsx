import { photos } from '@cartouche/contract/limits';
import { Camera, ImageUp, ScanLine } from 'lucide-react';
import { type ChangeEvent, type RefObject, useId, useRef } from 'react';

import { previewOf } from '../photos/previewOf.ts';
import { useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { captureFrame } from './captureFrame.ts';
import type { useBoxScan } from './useBoxScan.ts';
import type { useCamera } from './useCamera.ts';

type ViewfinderProps = {
  video: RefObject<HTMLVideoElement | null>;
  camera: Omit<ReturnType<typeof useCamera>, 'video'>;
  scan: ReturnType<typeof useBoxScan>;
};

const inUse = 'aspect-3/4 max-h-[60dvh] w-full bg-night text-on-night';
const idle = 'border-2 border-dashed border-edge bg-surface py-14 text-muted';

/** Where the box is seen: by the camera, or in the picture that is being read. */
export function Viewfinder({ video, camera, scan }: ViewfinderProps) {
  const text = useWords(scannerWords);
  const { picture, isReading } = scan;
  const isInUse = camera.isLive || picture !== null;

  return (
    <div className="flex flex-col gap-3">
      <div
        className={`relative grid place-items-center overflow-hidden rounded-card ${isInUse ? inUse : idle}`}
      >
        {camera.isLive && (
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
            <p>{text.hint}</p>
          </div>
        )}
        {isReading && (
          <p role="status" className="absolute inset-0 grid place-items-center bg-scrim font-semibold">
            <span className="flex flex-col items-center gap-3">
              <Spinner isSilent />
              {text.processing}
            </span>
          </p>
        )}
      </div>
      <Controls video={video} camera={camera} scan={scan} />
    </div>
  );
}

function Controls({ video, camera, scan }: ViewfinderProps) {
  const text = useWords(scannerWords);

  const isCapturing = useRef(false);
  async function capture() {
    if (isCapturing.current) return; // a second press, before the first is drawn
    isCapturing.current = true;
    const made = await captureFrame(video.current);
    isCapturing.current = false;
    if (made instanceof Blob) read(new File([made], 'capture.jpg', { type: made.type }));
    else scan.fail(made);
  }

  /** A camera that is still starting must not come on behind the picture. */
  function read(picture: File) {
    camera.stop();
    scan.read(picture);
  }

  if (camera.isLive || scan.isReading) {
    return (
      <div ref={bringIntoView} className="flex scroll-mb-28 gap-2 *:grow sm:justify-center sm:*:grow-0">
        <Button
          onClick={() => {
            camera.stop();
            scan.reset();
          }}
        >
          {text.cancel}
        </Button>
        <Button variant="primary" icon={<Camera />} isPending={scan.isReading} onClick={() => void capture()}>
          {scan.isReading ? text.processing : text.capture}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-center">
      <PictureChoice onChoose={read} />
      <Button
        variant="primary"
        icon={<Camera />}
        disabled={camera.isBlocked}
        isPending={camera.isStarting}
        onClick={camera.start}
      >
        {camera.isBlocked ? text.blocked : text.startCamera}
      </Button>
    </div>
  );
}

/** Nobody can hold a box before the camera and scroll to the button. */
function bringIntoView(controls: HTMLElement | null) {
  controls?.scrollIntoView({ block: 'nearest' });
}

/** The browser's own file input under a button: on a phone it also offers the camera's own app. */
function PictureChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const text = useWords(scannerWords);
  const id = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = ''; // the same file can be chosen again
    if (file) onChoose(file);
  }

  return (
    <span>
      <input id={id} type="file" accept={photos.types.join(',')} onChange={choose} className="peer sr-only" />
      <label
        htmlFor={id}
        className={`${buttonClass()} w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <ImageUp />
        {text.choosePicture}
      </label>
    </span>
  );
}
