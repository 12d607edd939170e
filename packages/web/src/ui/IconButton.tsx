import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  'aria-label': string;
  icon: ReactNode;
};

/** A button that is an icon; its label is read out and shown on hover. */
export function IconButton({ icon, type = 'button', className = '', ...props }: IconButtonProps) {
  return (
    <button title={props['aria-label']} {...props} type={type} className={`${iconButtonClass} ${className}`}>
      {icon}
    </button>
  );
}

/** The look of an icon button for a link. */
export const iconButtonClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-control text-muted transition hover:bg-ink/6 ' +
  'hover:text-ink active:scale-94 disabled:pointer-events-none disabled:opacity-45 sm:size-9 ' +
  'aria-pressed:text-accent [&>svg]:size-5';

/** On a cover: a small circle, whose target has the usual size. */
export const onCoverClass =
  'relative size-9! rounded-full bg-raised/90 inset-ring inset-ring-hairline before:absolute before:-inset-1 ' +
  'hover:bg-raised';
