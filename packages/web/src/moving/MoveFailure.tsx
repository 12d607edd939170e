import { Info } from 'lucide-react';

import { toRefusal } from '../api/refusal.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import type { MoveWork } from './useMove.ts';

/** What went wrong. That a file was continued elsewhere is no failure: its screen shows how it stands. */
export function MoveFailure({ failure }: Pick<MoveWork, 'failure'>) {
  const tell = useFailureText();
  if (!failure) return null;
  if (toRefusal(failure)?.code !== 'move_went_on') return <Alert>{tell(failure)}</Alert>;
  return (
    <div role="status">
      <Banner icon={<Info />}>{tell(failure)}</Banner>
    </div>
  );
}
