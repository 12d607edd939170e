import { CalendarClock, CircleAlert, CircleCheck, CirclePause, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge, type Tone } from '../ui/Badge.tsx';
import type { Phase } from './phase.ts';

/** A word for where the subscription is in its life, with its colour and sign. */
export function PhaseBadge({ phase, children }: { phase: Phase; children: string }) {
  return <Badge {...looks[phase]}>{children}</Badge>;
}

const looks: Record<Phase, { tone: Tone; icon: ReactNode }> = {
  free: { tone: 'neutral', icon: null },
  trial: { tone: 'accent', icon: <Hourglass /> },
  active: { tone: 'complete', icon: <CircleCheck /> },
  canceled: { tone: 'incomplete', icon: <CalendarClock /> },
  pastDue: { tone: 'danger', icon: <CircleAlert /> },
  unpaid: { tone: 'danger', icon: <CircleAlert /> },
  paused: { tone: 'danger', icon: <CirclePause /> },
};
