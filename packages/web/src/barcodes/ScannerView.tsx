import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { CodeResult } from './CodeResult.tsx';
import { DigitsForm } from './DigitsForm.tsx';
import { ScanCamera } from './ScanCamera.tsx';
import { ScanListView } from './ScanListView.tsx';
import { giveSignal } from './scanSignal.ts';
import { useLookUp } from './useLookUp.ts';
import { useScanList } from './useScanList.ts';
import { type ScanMode, keepScanMode, scanModes, storedScanMode } from './keptScans.ts';

/** The camera, the digits, and what a scan leads to. */
export function ScannerView() {
  const text = useWords(barcodesWords);
  const navigate = useNavigate();
  const [mode, setMode] = useState<ScanMode>(storedScanMode);
  const list = useScanList();

  function open(game: { game_id: number; title: string }) {
    // A game that was just entered is not searched for.
    void navigate(
      mode === 'search' && game.title !== '' ? paths.search({ q: game.title }) : paths.game(game.game_id),
    );
  }

  const { looked, lookUp, dismiss } = useLookUp(open);

  function take(code: string) {
    if (mode !== 'list') {
      void lookUp(code);
      return;
    }
    giveSignal(list.has(code) ? 'question' : 'read');
    list.scan(code);
  }

  function choose(next: ScanMode) {
    keepScanMode(next);
    setMode(next);
    dismiss();
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{text.lead}</p>
      <div className="flex flex-col gap-1.5">
        <Segmented label={text.mode}>
          {scanModes.map((one) => (
            <button key={one} type="button" aria-pressed={mode === one} onClick={() => choose(one)}>
              {text.modes[one]}
            </button>
          ))}
        </Segmented>
        <p className="text-13 text-muted">{text.modeHints[mode]}</p>
      </div>
      {looked && (
        <CodeResult
          looked={looked}
          onOpen={open}
          onAgain={() => void lookUp(looked.code)}
          onDismiss={dismiss}
        />
      )}
      <ScanCamera isSmall={mode === 'list'} onCode={take} />
      <DigitsForm onCode={take} />
      {mode === 'list' && <ScanListView list={list} />}
    </div>
  );
}
