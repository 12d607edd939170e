import { useLocation, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { readNow } from '../api/reads.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';
import type { FoundGame } from './scanRows.ts';
import { giveSignal } from './scanSignal.ts';
import { useTeaching } from './useTeaching.ts';

/** What became of the last code, where it led nowhere by itself. */
export type Looked =
  | { code: string; what: 'reading' | 'read' }
  | { code: string; what: 'failed'; error: unknown };

/** Looks codes up, and opens the game of one that has a single one. */
export function useLookUp(onOpen: (game: FoundGame) => void) {
  const text = useWords(barcodesWords);
  const navigate = useNavigate();
  const { doubted } = useLocation({ select: ({ state }) => state });
  const [looked, setLooked] = useState<Looked | null>(
    typeof doubted === 'string' ? { code: doubted, what: 'read' } : null,
  );
  const { report } = useTeaching();

  /** A code that leads to the wrong game can be reported where it led; which game it is instead is asked here. */
  function doubt(code: string, game: FoundGame) {
    const correct = () => {
      report(code, game);
      setLooked({ code, what: 'read' }); // its screen may not have come yet
      void navigate({ ...paths.barcodes(), state: { doubted: code } });
    };
    toast({ text: text.scanned(game.title), actions: [{ label: text.wrongGame, onPress: correct }] });
  }

  const latest = useRef<string>(undefined);
  async function lookUp(code: string) {
    latest.current = code;
    giveSignal('read');
    setLooked({ code, what: 'reading' });
    try {
      const { games } = await readNow(api.barcodes.find, { code });
      if (latest.current !== code) return;
      const [only, ...others] = games;
      const isOne = only && others.length === 0;
      giveSignal(isOne ? (only.is_owned ? 'owned' : 'known') : 'unknown');
      if (isOne) {
        onOpen(only);
        doubt(code, only);
      } else setLooked({ code, what: 'read' });
    } catch (error) {
      endLostSession(error);
      if (latest.current !== code) return;
      giveSignal('unknown');
      setLooked({ code, what: 'failed', error });
    }
  }

  return { looked, lookUp, dismiss: () => setLooked(null) };
}
