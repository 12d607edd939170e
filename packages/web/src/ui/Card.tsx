import type { ReactNode } from 'react';

type CardProps = {
  title?: string;
  /** Level of the title. */
  level?: 'h2' | 'h3';
  hint?: ReactNode;
  isDangerous?: boolean;
  children?: ReactNode;
};

/** One subject of a section, with its actions. */
export function Card({ title, level: Title = 'h3', hint, isDangerous = false, children }: CardProps) {
  return (
    <div
      className={`flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring sm:p-6 ${isDangerous ? 'inset-ring-danger/50' : 'inset-ring-hairline'}`}
    >
      {title && (
        <div className="flex flex-col gap-1">
          <Title className="text-16">{title}</Title>
          {hint && <p className="max-w-prose text-pretty text-muted">{hint}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
