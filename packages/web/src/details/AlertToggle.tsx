import { useNavigate } from '@tanstack/react-router';
import { BellPlus, BellRing } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWriteAtOnce } from '../api/useWriteAtOnce.ts';
import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/**
 * The price alert among a game's actions. Off to on leads to its form, filled in; on to off deletes, after a question,
 * because what it has found goes too. Where there is little room, only its bell is shown.
 */
export function AlertToggle({ game }: { game: Game }) {
  const text = useWords(detailsWords);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { game_id: gameId, title, platform } = game;
  const { data } = useRead(api.alerts.countForGame, { gameId });
  const hasAlert = data !== undefined && data.count > 0;

  // Specification 8: that it failed is in the log alone, and the bell is as it was.
  const remove = useWriteAtOnce(api.alerts.removeForGame, {
    edit: (edit) =>
      edit(api.alerts.countForGame, (counted, input) => (input.gameId === gameId ? { count: 0 } : counted)),
  });

  function press() {
    if (hasAlert) return setAsking(true);
    const prefill = { prefillSearch: `${title} ${platform}`, marketplace: 'vinted', gameId } as const;
    void navigate({ ...paths.priceAlerts(), state: { ...prefill, fromGameDetails: true } });
  }

  function confirm() {
    remove({ gameId });
    setAsking(false);
  }

  return (
    <>
      <Button
        icon={hasAlert ? <BellRing className="text-accent" fill="currentColor" /> : <BellPlus />}
        onClick={press}
        className="max-sm:grow-0!"
      >
        <span className="max-md:sr-only">{hasAlert ? text.removeAlert : text.createAlert}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.removeAlert}
        confirm={text.removeAlertYes}
        isDangerous
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{text.removeAlertText(title)}</p>
      </ConfirmDialog>
    </>
  );
}
