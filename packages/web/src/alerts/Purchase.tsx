import { useEffect, useEffectEvent, useState } from 'react';

import { type Answer, type Call, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { EnterGame } from '../entries/EnterGame.tsx';
import { GamePicker } from '../games/GamePicker.tsx';
import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { ItemOverlay, type ItemTarget } from '../item/ItemOverlay.tsx';
import type { ItemOrigin } from '../item/itemOrigin.ts';
import { toast } from '../ui/toast.ts';
import { useOpening } from '../ui/useOpening.ts';

type PurchaseProps = {
  /** The found listing that was bought; null for none. */
  foundId: number | null;
  onClose: () => void;
};

/** 'Bought it': the form of the copy, filled in with what is known of the listing. */
export function Purchase({ foundId, onClose }: PurchaseProps) {
  const { shown, opening } = useOpening(foundId);
  if (shown === null) return null;
  return <PurchaseForm key={opening} foundId={shown} isOpen={foundId !== null} onClose={onClose} />;
}

type PurchaseFormProps = { foundId: number; isOpen: boolean; onClose: () => void };

function PurchaseForm({ foundId, isOpen, onClose }: PurchaseFormProps) {
  const tell = useRefusalText();
  const text = useWords(alertsWords);
  const { data: known, error } = useRead(api.alerts.purchase, isOpen ? { id: foundId } : null);
  const toOrigin = useOrigin(foundId);
  const [target, setTarget] = useState<ItemTarget | null>(null);
  const openForm = (gameId: number, of: Known) => setTarget({ gameId, origin: toOrigin(of) });
  // What it starts with does not change while it is open.
  if (known && known.game_id !== null && target === null) openForm(known.game_id, known);

  const hasFailed = error !== null && known === undefined;
  const refuse = useEffectEvent(() => {
    toast({ text: tell(error) });
    onClose();
  });
  useEffect(() => {
    if (hasFailed) refuse();
  }, [hasFailed]);

  return (
    <>
      {known && known.game_id === null && (
        <GamePicker
          isOpen={isOpen && target === null}
          query={known.query}
          title={text.chooseTitle}
          lead={text.chooseText}
          onChoose={({ game_id }) => openForm(game_id, known)}
          onClose={onClose}
          renderWayOn={(words) => (
            <EnterGame isPlaced title={words} onEntered={(gameId) => openForm(gameId, known)} />
          )}
        />
      )}
      <ItemOverlay target={isOpen ? target : null} onClose={onClose} />
    </>
  );
}

type Known = Answer<typeof api.alerts.purchase>;

/** What the form needs of a purchase: what it starts with, how it is saved, and how that is undone. */
function useOrigin(id: number): (known: Known) => ItemOrigin {
  const { ui } = useText();
  const text = useWords(alertsWords);
  const { date } = useLocale();
  const undo = useUndo(id);

  return ({ title, ratesDay, purchaseDate, purchasePrice, notes }) => ({
    name: `purchase ${id}`,
    known: { purchaseDate, purchasePrice, notes },
    note: {
      title: text.boughtFrom(title),
      text: ratesDay ? `${text.boughtNote} ${text.boughtRates(date(ratesDay))}` : text.boughtNote,
    },
    save: {
      ...api.alerts.buy,
      send: ({ gameId, isEdit: _isEdit, ...change }) =>
        api.alerts.buy.send({ id, game_id: Number(gameId), ...change }),
    },
    onSaved: (game) =>
      void toast({
        text: text.onShelf(game),
        actions: [{ label: ui.undo, onPress: () => undo(game) }],
      }),
  });
}

/** Brings back what a purchase changed, and says so. */
function useUndo(id: number): (title: string) => void {
  const { ui } = useText();
  const text = useWords(alertsWords);
  const tell = useRefusalText();
  const undoBuy: Call<{ title: string }, unknown> = {
    ...api.alerts.undoBuy,
    send: () => api.alerts.undoBuy.send({ id }),
  };
  const undo = useWrite(undoBuy, {
    onDone: (_done, { title }) => void toast({ text: text.takenBack(title) }),
    // Nothing else undoes a purchase.
    onRefused: (error, input) =>
      void toast({
        text: tell(error, text.undoFailed),
        actions: [{ label: ui.retry, onPress: () => undo.mutate(input) }],
      }),
  });
  return (title) => undo.mutate({ title });
}
