import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A named part of a screen. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex min-h-11 items-center justify-between gap-3 sm:min-h-9">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
