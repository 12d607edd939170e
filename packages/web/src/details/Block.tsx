import type { ReactNode } from 'react';

type BlockProps = { level: 'h2' | 'h3' | 'h4' | 'h5'; title: string; children: ReactNode };

/** A part of a game's details under a small headline. */
export function Block({ level: Headline, title, children }: BlockProps) {
  return (
    <section>
      <Headline className="mb-1.5 text-13 font-semibold text-muted">{title}</Headline>
      {children}
    </section>
  );
}
