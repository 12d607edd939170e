import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  /** Above the title in place of an icon. */
  picture?: ReactNode;
  title: string;
  /** Level of the title: below the screen's own, unless it is that. */
  level?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: one sentence and one next step. */
export function EmptyState({
  icon,
  picture,
  title,
  level: Headline = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-4 px-4 py-14 text-center">
      {picture && <div className="w-full pb-3">{picture}</div>}
      {icon && (
        <div className="grid size-14 place-items-center rounded-full bg-sunken text-muted inset-ring inset-ring-hairline [&>svg]:size-6">
          {icon}
        </div>
      )}
      <div className="flex max-w-full flex-col gap-1">
        <Headline className="text-16 font-semibold wrap-anywhere">{title}</Headline>
        {children && <div className="text-muted text-pretty">{children}</div>}
      </div>
      {action}
    </div>
  );
}
