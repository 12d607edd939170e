import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'complete' | 'incomplete' | 'wish' | 'sealed' | 'danger';

type BadgeProps = { children: ReactNode; tone?: Tone; icon?: ReactNode; className?: string };

/** A word for a state or a plan; with an icon, since colour alone is not enough. */
export function Badge({ children, tone = 'neutral', icon, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-12 font-semibold whitespace-nowrap inset-ring [&>svg]:size-3.5 [&>svg]:shrink-0 ${tones[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink inset-ring-hairline',
  accent: 'bg-accent-tint text-accent inset-ring-current/25',
  complete: 'bg-complete-tint text-complete inset-ring-current/25',
  incomplete: 'bg-incomplete-tint text-incomplete inset-ring-current/25',
  wish: 'bg-wish-tint text-wish inset-ring-current/25',
  sealed: 'bg-sealed-tint text-sealed inset-ring-current/25',
  danger: 'bg-danger-tint text-danger inset-ring-current/25',
};
