import { CalendarCheck, Hourglass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { sideBySide } from './sideBySide.ts';

/** Specification 2.1: three cards. */
export function Promises({ trialDays }: { trialDays: number }) {
  const text = useWords(plansWords);
  return (
    <ul className="grid gap-4" style={sideBySide(16)}>
      <Kept icon={<Lock />} title={text.secureTitle}>
        {text.secureText}
      </Kept>
      {trialDays > 0 && (
        <Kept icon={<Hourglass />} title={text.trialTitle(trialDays)}>
          {text.trialText}
        </Kept>
      )}
      <Kept icon={<CalendarCheck />} title={text.cancelTitle}>
        {text.cancelText}
      </Kept>
    </ul>
  );
}

type KeptProps = { icon: ReactNode; title: string; children: string };

function Kept({ icon, title, children }: KeptProps) {
  return (
    <li className="flex items-start gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-hairline">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-tint text-accent">
        {icon}
      </span>
      <div className="flex flex-col gap-1">
        <h3 className="text-16">{title}</h3>
        <p className="text-pretty text-muted">{children}</p>
      </div>
    </li>
  );
}
