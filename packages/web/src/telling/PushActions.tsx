import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Push } from './usePush.ts';

/** Push messages in this browser: what it allows, and turning them on and off. */
export function PushActions({ push }: { push: Push }) {
  const { push: words } = useWords(tellingWords);
  const { permission, isOn, busy, failure } = push;
  const isPossible = permission === 'default' || permission === 'granted';

  if (permission === null) return <Skeleton className="h-11 w-32 rounded-control sm:h-9" />;
  return (
    <div className="flex flex-col items-start gap-3">
      {permission === 'denied' && <p className="max-w-prose text-13 text-pretty">{words.denied}</p>}
      {permission === 'unsupported' && <p className="max-w-prose text-13 text-pretty">{words.unsupported}</p>}
      {permission === 'homeScreen' && <p className="max-w-prose text-13 text-pretty">{words.homeScreen}</p>}
      {failure && <Alert>{failure}</Alert>}
      {isPossible && !isOn && (
        <Button isPending={busy === 'on'} onClick={push.turnOn}>
          {busy === 'on' ? words.turningOn : words.turnOn}
        </Button>
      )}
      {isOn && (
        <Button isPending={busy === 'off'} onClick={push.turnOff}>
          {words.turnOff}
        </Button>
      )}
      {permission === 'default' && !isOn && <p className="text-13 text-muted">{words.willAsk}</p>}
    </div>
  );
}
