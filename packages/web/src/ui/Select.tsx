import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Field, type FieldProps, controlClass } from './Field.tsx';

export type Option = { value: string; label: string };
export type OptionGroup = { label: string; options: readonly Option[] };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> &
  FieldProps & {
    options: readonly Option[];
    /** More options, under headings. */
    groups?: readonly OptionGroup[];
    onChoose?: (value: string) => void;
  };

/** The browser's own select: the best one on phones, without any code. */
export function Select({
  label,
  hint,
  error,
  isLabelHidden = false,
  options,
  groups,
  onChoose,
  className = '',
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            onChange={(event) => onChoose?.(event.target.value)}
            className={`${controlClass} appearance-none truncate pr-9 ${className}`}
          >
            <Options options={options} />
            {groups?.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
        </div>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
