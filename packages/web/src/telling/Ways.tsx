import { type Way, ways } from '@cartouche/contract/telling.rules';
import { BellRing, Mail, Send } from 'lucide-react';
import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { BotActions } from './BotActions.tsx';
import { PushActions } from './PushActions.tsx';
import { toTime } from './timeZones.ts';
import { useBot } from './useBot.ts';
import { usePush } from './usePush.ts';
import { type TellingChoice, reachOf, useTellingChoice } from './useTellingChoice.ts';
import { useTells } from './useTells.ts';

/** By which ways somebody is told: each with how it is connected here, and a switch that chooses it. */
export function Ways() {
  const text = useWords(tellingWords);
  const { choice, error, retry, isRetrying, choose, isRefused } = useTellingChoice();

  return (
    <Card title={text.waysTitle} hint={text.waysHint}>
      {isRefused && <Alert>{text.chooseFailed}</Alert>}
      {error && <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />}
      {!choice && !error && <WaysSkeleton />}
      {choice && <Rows choice={choice} onChoose={choose} />}
    </Card>
  );
}

type RowsProps = { choice: TellingChoice; onChoose: (ways: Way[] | null) => void };

function Rows({ choice, onChoose }: RowsProps) {
  const text = useWords(tellingWords);
  const bot = useBot();
  const push = usePush(choice.browsers);
  const { user } = useSession();
  const { data: hours } = useRead(api.alerts.quietHours);
  const tells = useTells(choice);
  const reach = reachOf(choice);
  const chosen = choice.told_by ?? choice.tells;

  const row = (way: Way, icon: ReactNode, hint: string) => ({
    way,
    icon,
    hint,
    isOn: chosen.includes(way),
    // What does not reach the user cannot be chosen, but let go of.
    canSwitch: reach[way] || chosen.includes(way),
    onChange: (isOn: boolean) => onChoose(ways.filter((one) => (one === way ? isOn : chosen.includes(one)))),
  });
  const botState = bot.chat === null ? !choice.hasChat && text.notConnected : text.connectedTo(bot.chat);
  const mailState = [text.mailTo(user.email), hours && text.mailAt(toTime(hours.quiet_to))];

  return (
    <>
      <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
        <WayRow {...row('telegram', <Send />, bot.hasBot === false ? text.noBot : botState || '')}>
          {choice.hasBot && <BotActions bot={bot} />}
        </WayRow>
        <WayRow {...row('push', <BellRing />, pushState(push, text.push))}>
          <PushActions push={push} />
        </WayRow>
        <WayRow {...row('mail', <Mail />, mailState.filter(Boolean).join(' '))} />
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status" className="min-w-0 basis-40 grow">
          <p className="font-semibold">{tells}</p>
          {choice.told_by === null && <p className="text-13 text-muted">{text.automatic}</p>}
        </div>
        {choice.told_by !== null && <Button onClick={() => onChoose(null)}>{text.letUsChoose}</Button>}
      </div>
    </>
  );
}

type PushWords = Record<'on' | 'off', string> & { others: (count: number) => string };

function pushState({ isOn, others }: ReturnType<typeof usePush>, words: PushWords): string {
  return [isOn ? words.on : words.off, others > 0 && words.others(others)].filter(Boolean).join(' ');
}

type WayRowProps = {
  way: Way;
  icon: ReactNode;
  hint: string;
  isOn: boolean;
  canSwitch: boolean;
  onChange: (isOn: boolean) => void;
  children?: ReactNode;
};

function WayRow({ way, icon, hint, isOn, canSwitch, onChange, children }: WayRowProps) {
  const text = useWords(tellingWords);
  return (
    <li className="flex gap-3 py-4 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <div className="flex min-w-0 grow flex-col gap-3">
        {canSwitch ? (
          <Switch label={text.ways[way]} hint={hint} isOn={isOn} onChange={onChange} />
        ) : (
          <div>
            <p className="font-medium">{text.ways[way]}</p>
            <p className="text-13 text-muted">{hint}</p>
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

function WaysSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      {ways.map((way) => (
        <Skeleton key={way} className="h-16 rounded-control" />
      ))}
    </div>
  );
}
