import { useNavigate } from '@tanstack/react-router';
import { Volume2, VolumeX } from 'lucide-react';

import { ScanWays } from '../camera/ScanWays.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { AddScanned } from './AddScanned.tsx';
import { CodeResult } from './CodeResult.tsx';
import { OtherSources } from './OtherSources.tsx';
import { ScanCamera } from './ScanCamera.tsx';
import { ScanListView } from './ScanListView.tsx';
import type { Chosen } from './scanList.ts';
import type { Batch } from './useBatch.ts';
import { useLookUp } from './useLookUp.ts';
import { useScanSources } from './useScanSources.ts';
import { type ScanMode, isScanSoundOn, keepScanSound, scanModes } from './scanChoices.ts';
import { useKept } from './useKept.ts';

type ScannerViewProps = { mode: ScanMode; onMode: (mode: ScanMode) => void; batch: Batch };

/** The camera, the digits, and what a scan leads to. */
export function ScannerView({ mode, onMode, batch }: ScannerViewProps) {
  const text = useWords(barcodesWords);
  const navigate = useNavigate();
  const isListing = mode === 'list';
  // A list needs the room of what is said before it begins.
  const hasRows = batch.rows.length > 0;

  function open(game: Chosen) {
    // A game that was just entered is not searched for.
    void navigate(
      mode === 'search' && 'title' in game ? paths.search({ q: game.title }) : paths.game(game.game_id),
    );
  }

  const { looked, lookUp, dismiss } = useLookUp(open);
  const take = (code: string) => (isListing ? batch.scan(code) : void lookUp(code));
  const { video, ...sources } = useScanSources(take);

  function choose(next: ScanMode) {
    onMode(next);
    dismiss();
  }

  const others = (
    <OtherSources key="others" onPicture={sources.read} typed={sources.typed} onCode={sources.take} />
  );
  const list = isListing && (
    <ScanListView key="list" batch={batch}>
      <AddScanned adding={batch.adding} />
    </ScanListView>
  );
  // On a phone, what was scanned is in sight below the camera; where there is none, the digits keep their place.
  const isCameraFirst = sources.camera.isLive;

  return (
    <div className="flex flex-col gap-4">
      {!hasRows && (
        <>
          <ScanWays current="barcode" />
          <p className="text-muted">{text.lead}</p>
        </>
      )}
      <ModeRow mode={mode} onMode={choose} isHintShown={!hasRows} />
      {looked && (
        <CodeResult
          looked={looked}
          onOpen={open}
          onAgain={() => void lookUp(looked.code)}
          onDismiss={dismiss}
        />
      )}
      <ScanCamera isSmall={isListing} video={video} sources={sources} />
      {isCameraFirst ? [list, others] : [others, list]}
    </div>
  );
}

type ModeRowProps = { mode: ScanMode; onMode: (mode: ScanMode) => void; isHintShown: boolean };

/** What a scan does, and whether it is heard. */
function ModeRow({ mode, onMode, isHintShown }: ModeRowProps) {
  const text = useWords(barcodesWords);
  const [isLoud, setLoud] = useKept(isScanSoundOn, keepScanSound);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-1">
        <Segmented label={text.mode} className="min-w-0 grow">
          {scanModes.map((one) => (
            <button key={one} type="button" aria-pressed={mode === one} onClick={() => onMode(one)}>
              {text.modes[one]}
            </button>
          ))}
        </Segmented>
        <IconButton
          aria-label={text.sound}
          aria-pressed={isLoud}
          icon={isLoud ? <Volume2 /> : <VolumeX />}
          onClick={() => setLoud(!isLoud)}
        />
      </div>
      {isHintShown && <p className="text-13 text-muted">{text.modeHints[mode]}</p>}
    </div>
  );
}
