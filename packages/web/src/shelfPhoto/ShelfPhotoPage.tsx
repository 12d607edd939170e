import { useNavigate } from '@tanstack/react-router';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { bringIntoView } from '../camera/bringIntoView.ts';
import { CameraTrouble } from '../camera/CameraTrouble.tsx';
import { ScanWays } from '../camera/ScanWays.tsx';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { paths } from '../paths.ts';
import { ReaderOff } from '../reading/ReaderOff.tsx';
import { SourceBar } from '../reading/SourceBar.tsx';
import { type ReadProblem, isOfCamera, isUnrecognized } from '../reading/usePictureRead.ts';
import { usePictureSource } from '../reading/usePictureSource.ts';
import { useReadProblemText } from '../reading/useReadProblemText.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { catchFocus } from '../ui/catchFocus.ts';
import { useMedia } from '../ui/useMedia.ts';
import { SpinesRead } from './SpinesRead.tsx';
import { type ShelfPhoto, useShelfPhoto } from './useShelfPhoto.ts';

/** One picture of a row of spines becomes a list of games to add. */
export default function ShelfPhotoPage() {
  const text = useWords(shelfPhotoWords);
  const { data: reader } = useRead(api.scanner.status);
  const shelf = useShelfPhoto();
  const navigate = useNavigate();
  usePageTitle(text.title);

  return (
    <div className={`mx-auto ${shelf.spines ? 'max-w-5xl' : 'max-w-3xl'}`}>
      <ScreenTitle>{text.title}</ScreenTitle>
      <div ref={catchFocus} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {reader?.isOn === false ? (
          <ReaderOff onClose={() => void navigate(paths.search())} />
        ) : (
          <>
            <p className="-mt-4 max-w-prose text-pretty text-muted">{text.lead}</p>
            <ScanWays current="shelf" />
            {shelf.spines ? (
              <SpinesRead shelf={shelf} spines={shelf.spines} />
            ) : (
              <ShelfView shelf={shelf} reader={reader} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

type ShelfViewProps = { shelf: ShelfPhoto; reader: Answer<typeof api.scanner.status> | undefined };

/** Where the shelf is seen, until its spines are read. */
function ShelfView({ shelf: { scan, endAside }, reader }: ShelfViewProps) {
  const text = useWords(shelfPhotoWords);
  const { dropHint, instead } = useWords(readingWords);
  const isTouched = useMedia('(pointer: coarse)');
  const problemText = useReadProblemText();
  const says = (problem: ReadProblem) => (isUnrecognized(problem) ? text.noneFound : problemText(problem));
  const { video, ...source } = usePictureSource(scan, { startsByItself: reader?.isOn === true });
  const { camera } = source;

  function cancel() {
    source.cancel();
    endAside?.();
  }

  return (
    <>
      <CameraTrouble
        isBlocked={camera.isBlocked && !scan.picture}
        problem={scan.problem && { says: says(scan.problem), isOfCamera: isOfCamera(scan.problem) }}
        instead={instead}
      />
      <div ref={camera.isLive ? bringIntoView : null} className="flex scroll-mb-64 flex-col">
        <Viewfinder
          video={video}
          isLive={camera.isLive}
          picture={scan.picture}
          isReading={scan.isReading}
          hint={isTouched ? text.hint : `${text.hint} ${dropHint}`}
          isTarget={source.isDraggedOver}
        />
      </div>
      <SourceBar
        reader={reader}
        place="page"
        source={{ ...source, cancel }}
        isReading={scan.isReading}
        capture={text.capture}
        {...(endAside && { onClose: endAside })}
      />
    </>
  );
}
