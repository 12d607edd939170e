import { Check } from 'lucide-react';

type CheckPillsProps<Value extends string | number> = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** One was checked or unchecked. */
  onFlip: (value: Value) => void;
};

/** Several of many short options. */
export function CheckPills<Value extends string | number>({
  label,
  isLabelHidden = false,
  options,
  chosen,
  onFlip,
}: CheckPillsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-14 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: name }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-full pr-4 pl-3 text-14 inset-ring inset-ring-edge transition hover:bg-sunken has-checked:bg-accent-tint has-checked:font-semibold has-checked:text-accent has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:min-h-9"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onFlip(value)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span
              aria-hidden
              className="grid size-4 shrink-0 place-items-center rounded-small text-transparent inset-ring inset-ring-edge peer-checked:bg-accent peer-checked:text-on-accent peer-checked:inset-ring-accent [&>svg]:size-3.5 [&>svg]:stroke-3"
            >
              <Check />
            </span>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
