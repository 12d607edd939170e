import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { readNow } from '../api/reads.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { CodeResult } from './CodeResult.tsx';
import { DigitsForm } from './DigitsForm.tsx';
import { ScanCamera } from './ScanCamera.tsx';
import { ScanListView } from './ScanListView.tsx';
import type { FoundGame } from './scanRows.ts';
import { giveSignal } from './scanSignal.ts';
import { useScanList } from './useScanList.ts';
import { type ScanMode, keepScanMode, scanModes, storedScanMode } from './keptScans.ts';

/** What became of the last code, where it led nowhere by itself. */
export type Looked =
  | { code: string; what: 'reading' | 'failed' }
  | { code: string; games: readonly FoundGame[] };

/** The camera, the digits, and what a scan leads to. */
export function ScannerView() {
  const text = useWords(barcodesWords);
  const navigate = useNavigate();
  const [mode, setMode] = useState<ScanMode>(storedScanMode);
  const [looked, setLooked] = useState<Looked | null>(null);
  const list = useScanList();

  function open(game: { game_id: number; title: string }) {
    // A game that was just entered is not searched for.
    void navigate(
      mode === 'search' && game.title !== '' ? paths.search({ q: game.title }) : paths.game(game.game_id),
    );
  }

  const latest = useRef<string>(undefined);
  async function lookUp(code: string) {
    latest.current = code;
    setLooked({ code, what: 'reading' });
    try {
      const { games } = await readNow(api.barcodes.find, { code });
      if (latest.current !== code) return;
      const [only, ...others] = games;
      giveSignal(only ? 'read' : 'question');
      if (only && others.length === 0) open(only);
      else setLooked({ code, games });
    } catch (error) {
      endLostSession(error);
      if (latest.current === code) setLooked({ code, what: 'failed' });
    }
  }

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
    setLooked(null);
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
          onDismiss={() => setLooked(null)}
        />
      )}
      <ScanCamera isSmall={mode === 'list'} onCode={take} />
      <DigitsForm onCode={take} />
      {mode === 'list' && <ScanListView list={list} />}
    </div>
  );
}
