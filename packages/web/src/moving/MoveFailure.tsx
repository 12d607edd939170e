import { Info } from 'lucide-react';

import { useIsOnline } from '../api/online.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWords } from '../i18n/language.ts';
import { movingWords } from '../i18n/moving.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import type { MoveWork } from './useMove.ts';

/** The file or the collection went on elsewhere: the screen shows how they stand. */
const news = new Set<string | undefined>(['move_went_on', 'move_changed']);

/** What went wrong, or what is new. */
export function MoveFailure({ failure }: Pick<MoveWork, 'failure'>) {
  const text = useWords(movingWords);
  const tell = useFailureText();
  const noAnswer = useIsOnline() ? undefined : text.offline;
  if (!failure) return null;
  if (!news.has(toRefusal(failure)?.code)) return <Alert>{tell(failure, noAnswer)}</Alert>;
  return (
    <div role="status">
      <Banner icon={<Info />}>{tell(failure)}</Banner>
    </div>
  );
}
