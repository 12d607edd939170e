import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Busy: keeps its focus and place, and ignores a second press. */
  isPending?: boolean;
  icon?: ReactNode;
};

export function Button({
  variant = 'quiet',
  isPending = false,
  icon,
  type = 'button',
  className = '',
  onClick,
  children,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...props}
      type={type}
      onClick={press}
      aria-disabled={isPending || undefined}
      className={`${buttonClass(variant)} ${className}`}
    >
      {isPending ? <Spinner isSilent /> : icon}
      {children}
    </button>
  );
}

/** The look of a button for a link: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'quiet'): string {
  return `${shape} ${looks[variant]}`;
}

const shape =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control px-4 text-14 font-semibold ' +
  'whitespace-nowrap transition active:scale-98 disabled:pointer-events-none disabled:opacity-45 ' +
  'aria-disabled:cursor-progress sm:min-h-9 [&>svg]:size-4.5 [&>svg]:shrink-0';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'bg-surface text-ink inset-ring inset-ring-edge hover:bg-sunken',
  danger: 'bg-surface text-danger inset-ring inset-ring-danger hover:bg-danger-tint',
};
