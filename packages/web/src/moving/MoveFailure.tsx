import { Info } from 'lucide-react';

import { useIsOnline } from '../api/online.ts';
import { toRefusal } from '../api/refusal.ts';
import { useText, useWords } from '../i18n/language.ts';
import { movingWords } from '../i18n/moving.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import type { MoveFailed } from './useMove.ts';

/** The file or the collection went on elsewhere: the screen shows how they stand. */
const news = new Set<string | undefined>(['move_went_on', 'move_changed']);

/** What went wrong, or what is new. */
export function MoveFailure({ failure }: { failure: MoveFailed | null }) {
  const text = useWords(movingWords);
  const tell = useFailureText();
  const { ui } = useText();
  const unsent = useIsOnline() ? text.wasOffline : text.offline;
  if (!failure) return null;
  const { error, isUnsent, isSeen, forget } = failure;
  if (news.has(toRefusal(error)?.code)) {
    return (
      <div role="status">
        <Banner icon={<Info />}>{tell(error)}</Banner>
      </div>
    );
  }
  return (
    <Alert>
      <p>
        {tell(error, isUnsent ? unsent : isSeen ? text.seen : text.unknown)}{' '}
        <button type="button" onClick={forget} className="font-semibold underline underline-offset-4">
          {ui.close}
        </button>
      </p>
    </Alert>
  );
}
