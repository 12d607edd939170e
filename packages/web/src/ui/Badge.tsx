import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'complete' | 'incomplete' | 'wish' | 'sealed' | 'danger';

type BadgeProps = { children: ReactNode; tone?: Tone; icon?: ReactNode; className?: string };

/** A word for a state or a plan; with an icon, since colour alone is not enough. */
export function Badge({ children, tone = 'neutral', icon, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-12 font-semibold whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0 ${tones[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink inset-ring inset-ring-hairline',
  accent: 'bg-accent-tint text-accent',
  complete: 'bg-complete-tint text-complete',
  incomplete: 'bg-incomplete-tint text-incomplete',
  wish: 'bg-wish-tint text-wish',
  sealed: 'bg-sealed-tint text-sealed',
  danger: 'bg-danger-tint text-danger',
};
