import type { ReactNode } from 'react';

type CardProps = {
  title?: string;
  hint?: ReactNode;
  isDangerous?: boolean;
  children?: ReactNode;
};

/** One subject of a section, with its actions. */
export function Card({ title, hint, isDangerous = false, children }: CardProps) {
  return (
    <div
      className={`flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring sm:p-6 ${isDangerous ? 'inset-ring-danger/50' : 'inset-ring-hairline'}`}
    >
      {title && (
        <div className="flex flex-col gap-1">
          <h3 className="text-16">{title}</h3>
          {hint && <p className="max-w-prose text-pretty text-muted">{hint}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
