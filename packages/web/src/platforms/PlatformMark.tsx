import { Check, Lock, Plus } from 'lucide-react';

import { Spinner } from '../ui/Spinner.tsx';
import type { PlatformToggle } from './usePlatformToggle.ts';

/** Chosen, locked by the plan, to be added, or changing. The control around it says so in words. */
export function PlatformMark({ id, toggle }: { id: number; toggle: PlatformToggle }) {
  const isChosen = toggle.isMine(id) && !toggle.isWorking(id);
  return (
    <span
      className={`grid size-6 shrink-0 place-items-center rounded-full [&>svg]:size-4 ${isChosen ? 'bg-accent text-on-accent' : 'text-muted'}`}
    >
      <Icon id={id} toggle={toggle} />
    </span>
  );
}

function Icon({ id, toggle }: { id: number; toggle: PlatformToggle }) {
  if (toggle.isWorking(id)) return <Spinner isSilent />;
  if (toggle.isMine(id)) return <Check strokeWidth={2.5} />;
  return toggle.isLocked(id) ? <Lock /> : <Plus />;
}
