import { Camera as CameraIcon, RotateCcw } from 'lucide-react';
import { type RefObject, useRef } from 'react';

import type { Answer, api } from '../api/client.ts';
import { BarInSight } from '../camera/BarInSight.tsx';
import { bringIntoView } from '../camera/bringIntoView.ts';
import { CameraControls } from '../camera/CameraControls.tsx';
import { captureFrame } from '../camera/captureFrame.ts';
import { PictureChoice } from '../camera/PictureChoice.tsx';
import { StartCamera } from '../camera/StartCamera.tsx';
import type { Camera } from '../camera/useCamera.ts';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { cameraWords } from '../i18n/camera.ts';
import { useText, useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { ReaderNotice } from '../reading/ReaderNotice.tsx';
import { Button } from '../ui/Button.tsx';
import type { useBoxScan } from './useBoxScan.ts';

type BoxViewProps = {
  reader: Answer<typeof api.scanner.status> | undefined;
  video: RefObject<HTMLVideoElement | null>;
  camera: Camera;
  scan: ReturnType<typeof useBoxScan>;
};

/** Where the box is seen, and what to do with the camera. */
export function BoxView({ reader, video, camera, scan }: BoxViewProps) {
  const text = useWords(scannerWords);
  return (
    <div className="flex flex-col gap-3">
      <div ref={camera.isLive ? bringIntoView : null} className="flex scroll-mb-64 flex-col">
        <Viewfinder
          video={video}
          isLive={camera.isLive}
          picture={scan.picture}
          isReading={scan.isReading}
          hint={text.hint}
        />
      </div>
      <BarInSight place="page" isHeld={!scan.picture}>
        <CameraControls camera={camera} />
        {reader && <ReaderNotice reader={reader} />}
        <Controls video={video} camera={camera} scan={scan} />
      </BarInSight>
    </div>
  );
}

function Controls({ video, camera, scan }: Omit<BoxViewProps, 'reader'>) {
  const text = useWords(scannerWords);
  const words = useWords(cameraWords);
  const { ui } = useText();

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
      <div className="flex gap-2 *:grow sm:justify-center sm:*:grow-0">
        <Button
          onClick={() => {
            camera.stop();
            scan.reset();
          }}
        >
          {words.cancel}
        </Button>
        <Button
          variant="primary"
          icon={<CameraIcon />}
          isPending={scan.isReading}
          onClick={() => void capture()}
        >
          {scan.isReading ? words.processing : text.capture}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-center">
      <PictureChoice isPrimary={!camera.isUsable} onChoose={read} />
      {scan.retry && (
        <Button icon={<RotateCcw />} onClick={scan.retry}>
          {ui.retry}
        </Button>
      )}
      <StartCamera camera={camera} onStart={camera.start} />
    </div>
  );
}
