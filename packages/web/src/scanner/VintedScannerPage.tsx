import { FlaskConical, RotateCw } from 'lucide-react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { CameraTrouble } from '../camera/CameraTrouble.tsx';
import { cameraWords } from '../i18n/camera.ts';
import { useText, useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { isOfCamera, isUnrecognized } from '../reading/usePictureRead.ts';
import { usePictureSource } from '../reading/usePictureSource.ts';
import { useReadProblemText } from '../reading/useReadProblemText.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { catchFocus } from '../ui/catchFocus.ts';
import { BoxQuestion } from './BoxQuestion.tsx';
import { BoxView } from './BoxView.tsx';
import { DetectedBox } from './DetectedBox.tsx';
import { PriceResults } from './PriceResults.tsx';
import { ReaderOff } from './ReaderOff.tsx';
import { UnsureBox } from './UnsureBox.tsx';
import { useBoxScan } from './useBoxScan.ts';
import { WayOut } from './WayOut.tsx';

/** Specification 2.9: what a game costs at the second-hand marketplace, from a picture of its box. */
export default function VintedScannerPage() {
  const text = useWords(scannerWords);
  const words = useWords(cameraWords);
  const { data: reader } = useRead(api.scanner.status);
  const scan = useBoxScan();
  const { video, ...source } = usePictureSource(scan, { startsByItself: false });
  const { camera } = source;
  const problemText = useReadProblemText();
  const { instead } = useWords(readingWords);
  const { problem } = scan;
  usePageTitle(text.title);

  if (reader?.isOn === false) {
    return (
      <div className="mx-auto max-w-3xl">
        <ScreenTitle>{text.title}</ScreenTitle>
        <ReaderOff elsewhereUrl={reader.elsewhereUrl} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div ref={catchFocus} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="-mt-4 max-w-prose text-pretty text-muted">{text.lead}</p>
        {reader && <Notices reader={reader} isSearched={scan.price.check.phase !== 'none'} />}
        <CameraTrouble
          isBlocked={camera.isBlocked && !scan.picture}
          problem={problem && { says: problemText(problem), isOfCamera: isOfCamera(problem) }}
          instead={instead}
          action={
            problem &&
            isOfCamera(problem) &&
            !camera.isLive &&
            !camera.isBlocked && (
              <Button icon={<RotateCw />} onClick={source.start}>
                {words.tryAgain}
              </Button>
            )
          }
        />
        {scan.reading ? (
          <ReadBox scan={scan} reading={scan.reading} />
        ) : (
          <BoxView reader={reader} video={video} source={source} scan={scan} />
        )}
        {problem && isUnrecognized(problem) && (
          <div className="border-t border-hairline pt-4">
            <BoxQuestion says={text.typeTitle} title="" asksTitle onAnswer={scan.answer} />
          </div>
        )}
        <PriceResults check={scan.price.check} onAgain={scan.price.again} />
      </div>
    </div>
  );
}

type ReadBoxProps = {
  scan: ReturnType<typeof useBoxScan>;
  reading: NonNullable<ReturnType<typeof useBoxScan>['reading']>;
};

/** The game of the picture, or the question which one it is. */
function ReadBox({ scan: { picture, answer, reset }, reading }: ReadBoxProps) {
  if (reading.isSure)
    return <DetectedBox reading={reading} picture={picture} onAnswer={answer} onAgain={reset} />;
  return picture && <UnsureBox reading={reading} picture={picture} onAnswer={answer} onAgain={reset} />;
}

/** What to know before taking a picture. */
type NoticesProps = { reader: Answer<typeof api.scanner.status>; isSearched: boolean };

function Notices({ reader, isSearched }: NoticesProps) {
  const text = useWords(scannerWords);
  const { refusals } = useText();
  return (
    <>
      {reader.elsewhereUrl !== null && !isSearched && (
        <Banner action={<WayOut href={reader.elsewhereUrl}>{text.searchThere}</WayOut>}>
          {refusals.vinted_off}
        </Banner>
      )}
      {reader.isSample && (
        <Banner icon={<FlaskConical />} tone="incomplete">
          {text.sampleNotice}
        </Banner>
      )}
    </>
  );
}
