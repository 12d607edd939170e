import { CameraOff, FlaskConical } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useText, useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { DetectedBox } from './DetectedBox.tsx';
import { PriceResults } from './PriceResults.tsx';
import { useBoxScan } from './useBoxScan.ts';
import { useCamera } from './useCamera.ts';
import { useScanProblemText } from './useScanProblemText.ts';
import { Viewfinder } from './Viewfinder.tsx';
import { WayOut } from './WayOut.tsx';

/** Specification 2.9: what a game costs at the second-hand marketplace, from a picture of its box. */
export default function VintedScannerPage() {
  const text = useWords(scannerWords);
  const { refusals } = useText();
  const { data: reader } = useRead(api.scanner.status);
  const scan = useBoxScan();
  const { video, ...camera } = useCamera(scan.fail);
  const problemText = useScanProblemText();
  usePageTitle(text.title);

  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="flex flex-col gap-4">
        <p className="-mt-4 max-w-prose text-pretty text-muted">{text.lead}</p>
        {reader?.isOn === false && <Banner>{refusals.scanner_off}</Banner>}
        {reader && reader.elsewhereUrl !== null && scan.price.check.phase === 'none' && (
          <Banner action={<WayOut href={reader.elsewhereUrl}>{text.searchThere}</WayOut>}>
            {refusals.vinted_off}
          </Banner>
        )}
        {reader?.isSample && (
          <Banner
            icon={<FlaskConical />}
            tone="incomplete"
            action={
              reader.samplesUrl !== null && <WayOut href={reader.samplesUrl}>{text.samplePictures}</WayOut>
            }
          >
            {text.sampleNotice}
          </Banner>
        )}
        {camera.isBlocked && reader?.isOn !== false && (
          <Banner icon={<CameraOff />} tone="incomplete" title={text.blockedTitle}>
            {text.blockedText}
          </Banner>
        )}
        {scan.problem && <Alert>{problemText(scan.problem)}</Alert>}
        {scan.reading && scan.picture ? (
          <DetectedBox reading={scan.reading} picture={scan.picture} onAgain={scan.reset} />
        ) : (
          <Viewfinder video={video} camera={camera} scan={scan} isOff={reader?.isOn === false} />
        )}
        <PriceResults check={scan.price.check} onAgain={scan.price.start} />
      </div>
    </div>
  );
}
