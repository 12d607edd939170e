import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { readCover } from '../api/readPicture.ts';
import { bringIntoView } from '../camera/bringIntoView.ts';
import { CameraTrouble } from '../camera/CameraTrouble.tsx';
import { ScanWays } from '../camera/ScanWays.tsx';
import { Viewfinder } from '../camera/Viewfinder.tsx';
import { useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { rememberScanned } from '../photos/scannedPicture.ts';
import { catchFocus } from '../ui/catchFocus.ts';
import { useMedia } from '../ui/useMedia.ts';
import { Candidates } from './Candidates.tsx';
import type { CoverScanProps } from './CoverScan.tsx';
import { FrameCorners } from './FrameCorners.tsx';
import { ReaderOff } from './ReaderOff.tsx';
import { SourceBar } from './SourceBar.tsx';
import { isOfCamera, usePictureRead } from './usePictureRead.ts';
import { usePictureSource } from './usePictureSource.ts';
import { useReadProblemText } from './useReadProblemText.ts';

type CoverViewProps = Omit<CoverScanProps, 'start' | 'focusAfter'> & { given: File | null };

/** Specification 4, cover scanner: idle, starting, live, processing, recognized, or a problem. */
export function CoverView({ given, onClose, onFound, onWords }: CoverViewProps) {
  const text = useWords(readingWords);
  const isTouched = useMedia('(pointer: coarse)');
  const problemText = useReadProblemText();
  const { data: reader } = useRead(api.scanner.status);
  // What it says is the title of a game, also of one that is not here; our own reader says all that is printed.
  const namesGames = reader?.readBy !== 'server';
  const scan = usePictureRead({
    send: readCover.send,
    onRead: ({ isSure, words, platformId, candidates }, front) => {
      const [first] = candidates;
      const games = candidates.flatMap(({ game, onOthers }) => [game, ...onOthers]);
      rememberScanned(
        front,
        games.map(({ game_id: gameId }) => gameId),
      );
      if (first && isSure) onFound({ title: first.game.title, platformId: first.game.platform_id });
      else if (!first && namesGames) onFound({ title: words, platformId: platformId ?? undefined });
    },
  });
  const { video, ...source } = usePictureSource(scan, { startsByItself: reader?.isOn === true, given });
  const { camera } = source;
  const { picture, reading } = scan;
  const isFound = reading && (reading.candidates.length > 0 ? reading.isSure : namesGames);
  const unsure = reading && !isFound ? reading : null;

  if (reader?.isOn === false) return <ReaderOff onClose={onClose} />;
  return (
    <div
      ref={catchFocus}
      tabIndex={-1}
      className="mx-auto flex min-h-full max-w-3xl flex-col gap-4 outline-none"
    >
      {!unsure && <ScanWays current="cover" />}
      <p className="max-w-prose text-pretty text-muted">{text.scanLead}</p>
      <CameraTrouble
        isBlocked={camera.isBlocked && !picture}
        problem={scan.problem && { says: problemText(scan.problem), isOfCamera: isOfCamera(scan.problem) }}
        instead={text.instead}
      />
      {unsure && picture ? (
        <Candidates
          reading={unsure}
          picture={picture}
          onChoose={({ title, platform_id }) => onFound({ title, platformId: platform_id })}
          onNone={() => onWords({ title: unsure.words, platformId: unsure.platformId ?? undefined })}
        />
      ) : (
        <Viewfinder
          video={video}
          isLive={camera.isLive}
          picture={picture}
          isReading={scan.isReading}
          hint={isTouched ? text.scanHint : `${text.scanHint} ${text.dropHint}`}
          isTarget={source.isDraggedOver}
          className="min-h-44 w-full grow scroll-mb-32"
          ref={camera.isLive ? bringIntoView : null}
        >
          {camera.isLive && <FrameCorners />}
        </Viewfinder>
      )}
      <SourceBar
        reader={reader}
        place="layer"
        source={source}
        isReading={scan.isReading}
        isUnsure={unsure !== null}
        capture={text.capture}
        onClose={onClose}
      />
    </div>
  );
}
