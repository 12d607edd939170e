import { useId } from 'react';

type SwitchProps = {
  label: string;
  /** What is read out, where the label alone does not say it. */
  name?: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** On or off, at once. The whole row can be pressed. */
export function Switch({ label, name, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={name}
      aria-labelledby={name ? undefined : `${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className="group flex min-h-11 w-full items-center justify-between gap-4 rounded-control text-left disabled:opacity-45"
    >
      <span className="flex min-w-0 flex-col">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-13 text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="flex h-6 w-10.5 shrink-0 items-center rounded-full bg-sunken p-0.75 inset-ring inset-ring-edge transition group-aria-checked:bg-accent group-aria-checked:inset-ring-accent">
        <span className="size-4.5 rounded-full bg-edge transition group-aria-checked:translate-x-4.5 group-aria-checked:bg-on-accent" />
      </span>
    </button>
  );
}
