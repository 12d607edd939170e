import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { toRefusal } from '../api/refusal.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { formWords } from '../i18n/form.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { PlanRoom, ToPlans } from '../item/PlanRoom.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { countAsked, countUnsettled } from './scanRows.ts';
import type { Batch } from './useBatch.ts';

/** Below the list, where a thumb is: takes the last scan back, or adds all that can be added. */
export function ScanActions({ batch: { list, rows, adding } }: { batch: Batch }) {
  const text = useWords(barcodesWords);
  const labels = useWords(collectionWords);
  const formText = useWords(formWords);
  const tell = useRefusalText();
  const locale = useLocale();
  const [asked, unsettled] = [countAsked(rows), countUnsettled(rows)];
  const stays = [asked > 0 && text.asked(asked), unsettled > 0 && text.unsettled(unsettled)];
  const missing = adding.count > 0 ? adding.forAll.problem : null;
  const { room, error } = adding;
  const isOverLimit = toRefusal(error)?.code === 'game_limit_reached';

  return (
    <>
      {adding.isDateQuestioned && (
        <Problem>{formText.dateAhead(locale.date(adding.forAll.draft.date))}</Problem>
      )}
      {room !== null && (
        <Problem>
          <PlanRoom room={room} />
        </Problem>
      )}
      {error !== null && !(isOverLimit && room !== null) && (
        <Problem>
          {tell(error, labels.saveFailed)} {isOverLimit && <ToPlans />}
        </Problem>
      )}
      <p role="status" className="basis-full text-13 text-muted empty:hidden">
        {[missing, ...stays].filter(Boolean).join(' ')}
      </p>
      <Button
        icon={<Undo2 />}
        disabled={adding.isAdding}
        onClick={() => rows[0] && list.takeAway(rows[0].id)}
      >
        {text.undoLast}
      </Button>
      {adding.count > 0 && (
        <Button variant="primary" isPending={adding.isAdding} disabled={!adding.canAdd} onClick={adding.add}>
          {adding.isDateQuestioned ? formText.addAnyway : text.add(adding.count)}
        </Button>
      )}
    </>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <div className="basis-full">
      <Alert>{children}</Alert>
    </div>
  );
}
