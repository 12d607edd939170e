import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldProps, controlClass } from './Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children'> &
  FieldProps & {
    /** Before the text, inside the box: a search icon, a currency. */
    before?: ReactNode;
    /** After the text, inside the box: an icon button. */
    after?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  isLabelHidden = false,
  before,
  after,
  className = '',
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className="relative">
          {before && (
            <div className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-muted [&>svg]:size-4.5">
              {before}
            </div>
          )}
          <input
            {...input}
            {...control}
            className={`${controlClass} ${before ? 'pl-10' : ''} ${after ? 'pr-11' : ''} ${className}`}
          />
          {after && <div className="absolute inset-y-0 right-0 grid place-items-center">{after}</div>}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & FieldProps;

export function TextArea({
  label,
  hint,
  error,
  isLabelHidden = false,
  className = '',
  ...area
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => <textarea {...area} {...control} className={`${controlClass} py-2.5 ${className}`} />}
    </Field>
  );
}
