import { type ReactNode, useId } from 'react';

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  isLabelHidden?: boolean;
};

/** The attributes of a control in a field, so that label, hint and error are read out with it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** A label for one control, with a hint and an error. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-13 font-semibold'}>
        {label}
      </label>
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && (
        <p id={hintId} className="text-13 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-13 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** 16 px on phones, where anything smaller makes the browser zoom in on focus. */
export const controlClass =
  'min-h-11 w-full min-w-0 rounded-control bg-surface px-3 text-16 text-ink inset-ring inset-ring-edge ' +
  'transition disabled:opacity-50 aria-invalid:inset-ring-danger sm:min-h-10 sm:text-14';
