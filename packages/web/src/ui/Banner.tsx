import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useText } from '../i18n/language.ts';
import { IconButton } from './IconButton.tsx';

type BannerProps = {
  /** Above the text, which is then quieter. */
  title?: string;
  children: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'accent' | 'complete' | 'incomplete';
  onDismiss?: () => void;
};

/** Something to know, with one thing to do about it. */
export function Banner({ title, children, icon, action, tone = 'neutral', onDismiss }: BannerProps) {
  const text = useText();
  return (
    <div className={`flex items-start gap-2.5 rounded-card p-3 inset-ring sm:gap-3 sm:p-4 ${tones[tone]}`}>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 sm:flex-nowrap">
        <div className="flex min-w-0 grow basis-40 items-start gap-2.5 sm:gap-3">
          {icon && (
            <div className="flex shrink-0 items-center [&>svg]:size-5" style={{ height: '1lh' }}>
              {icon}
            </div>
          )}
          <div className="min-w-0 grow text-ink">
            {title && <p className="font-semibold">{title}</p>}
            <div className={title ? 'text-muted' : ''}>{children}</div>
          </div>
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton aria-label={text.ui.dismiss} icon={<X />} onClick={onDismiss} className="-m-2" />
      )}
    </div>
  );
}

const tones = {
  neutral: 'bg-surface text-muted inset-ring-hairline',
  accent: 'bg-accent-tint text-accent inset-ring-current/25',
  complete: 'bg-complete-tint text-complete inset-ring-current/25',
  incomplete: 'bg-incomplete-tint text-incomplete inset-ring-current/25',
};
