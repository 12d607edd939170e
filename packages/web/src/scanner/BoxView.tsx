import type { RefObject } from 'react';

import type { Answer, api } from '../api/client.ts';
import { bringIntoView } from '../camera/bringIntoView.ts';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { SourceBar } from '../reading/SourceBar.tsx';
import type { usePictureSource } from '../reading/usePictureSource.ts';
import { useMedia } from '../ui/useMedia.ts';
import type { useBoxScan } from './useBoxScan.ts';

type BoxViewProps = {
  reader: Answer<typeof api.scanner.status> | undefined;
  video: RefObject<HTMLVideoElement | null>;
  source: Omit<ReturnType<typeof usePictureSource>, 'video'>;
  scan: ReturnType<typeof useBoxScan>;
};

/** Where the box is seen, and what to do with the camera. */
export function BoxView({ reader, video, source, scan }: BoxViewProps) {
  const text = useWords(scannerWords);
  const { dropHint } = useWords(readingWords);
  const isTouched = useMedia('(pointer: coarse)');
  const { isLive } = source.camera;
  return (
    <div className="flex flex-col gap-3">
      <div ref={isLive ? bringIntoView : null} className="flex scroll-mb-64 flex-col">
        <Viewfinder
          video={video}
          isLive={isLive}
          picture={scan.picture}
          isReading={scan.isReading}
          hint={isTouched ? text.hint : `${text.hint} ${dropHint}`}
          isTarget={source.isDraggedOver}
        />
      </div>
      <SourceBar
        reader={reader}
        place="page"
        source={source}
        isReading={scan.isReading}
        capture={text.capture}
      />
    </div>
  );
}
