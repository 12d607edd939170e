import { Info } from 'lucide-react';

import { toRefusal } from '../api/refusal.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import type { MoveWork } from './useMove.ts';

/** The file or the collection went on elsewhere: the screen shows how they stand. */
const news = new Set<string | undefined>(['move_went_on', 'move_changed']);

/** What went wrong, or what is new. */
export function MoveFailure({ failure }: Pick<MoveWork, 'failure'>) {
  const tell = useFailureText();
  if (!failure) return null;
  if (!news.has(toRefusal(failure)?.code)) return <Alert>{tell(failure)}</Alert>;
  return (
    <div role="status">
      <Banner icon={<Info />}>{tell(failure)}</Banner>
    </div>
  );
}
