import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TimeField } from './TimeField.tsx';
import { zoneHere, zoneName, zonesByRegion } from './timeZones.ts';
import { type QuietHours, useQuietHours } from './useQuietHours.ts';

/** When somebody is not told, and where they are. */
export function QuietHoursCard() {
  const text = useWords(tellingWords);
  const { hours, error, retry, isRetrying, choose, isRefused } = useQuietHours();

  return (
    <Card>
      {isRefused && <Alert>{text.quietFailed}</Alert>}
      {error && <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />}
      {!hours && !error && <Skeleton className="h-56 rounded-control" />}
      {hours && <QuietForm hours={hours} onChoose={choose} />}
    </Card>
  );
}

type QuietFormProps = { hours: QuietHours; onChoose: (some: Partial<QuietHours>) => void };

function QuietForm({ hours, onChoose }: QuietFormProps) {
  const text = useWords(tellingWords);
  const { isQuiet, quiet_from, quiet_to } = hours;

  return (
    <>
      <Switch
        label={text.quiet}
        hint={text.quietHint}
        isOn={isQuiet}
        onChange={(isOn) => onChoose({ isQuiet: isOn })}
      />
      <div className="grid max-w-md grid-cols-2 gap-4">
        <TimeField
          label={text.from}
          minutes={quiet_from}
          onChoose={(minutes) => onChoose({ quiet_from: minutes })}
        />
        <TimeField
          label={text.to}
          minutes={quiet_to}
          onChoose={(minutes) => onChoose({ quiet_to: minutes })}
        />
      </div>
      {isQuiet && quiet_from === quiet_to && <p className="text-13">{text.never}</p>}
      <Zone hours={hours} onChoose={onChoose} />
    </>
  );
}

function Zone({ hours, onChoose }: QuietFormProps) {
  const text = useWords(tellingWords);
  const here = zoneHere();
  const zone = hours.time_zone ?? here;
  const groups = zonesByRegion();
  const isListed = groups.some(({ options }) => options.some(({ value }) => value === zone));
  // The browser may call its own time zone by an older name than the list does.
  const first = [...new Set([here, ...(isListed ? [] : [zone])])];

  return (
    <div className="flex max-w-md flex-col gap-3">
      <Select
        label={text.zone}
        value={zone}
        options={first.map((value) => ({
          value,
          label: value === here ? text.zoneHere(zoneName(value)) : zoneName(value),
        }))}
        groups={groups.map(({ label, options }) => ({
          label,
          options: options.filter(({ value }) => !first.includes(value)),
        }))}
        onChoose={(value) => onChoose({ time_zone: value })}
      />
      {zone !== here && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-13">{text.elsewhere(zoneName(here))}</p>
          <Button onClick={() => onChoose({ time_zone: here })}>{text.useHere}</Button>
        </div>
      )}
    </div>
  );
}
