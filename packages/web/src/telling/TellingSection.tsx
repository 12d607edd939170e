import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BotCard } from './BotCard.tsx';
import { BotGear } from './BotGear.tsx';
import { useBot } from './useBot.ts';
import type { TellingChoice } from './useTellingChoice.ts';
import { useTells } from './useTells.ts';

/** How somebody is told, on the page of price alerts: the bot to subscribe to, or its gear once it is connected. */
export function TellingSection() {
  const text = useWords(tellingWords);
  const bot = useBot();
  const { data: choice } = useRead(api.telling.choice);
  const isConnected = bot.chat !== null;

  return (
    <Section title={text.title} action={isConnected ? <BotGear bot={bot} /> : undefined}>
      {bot.removeFailed && <Alert>{bot.removeFailed}</Alert>}
      {!isConnected && <BotCard bot={bot} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {choice ? <Tells choice={choice} /> : <Skeleton className="h-5 w-56" />}
        <Link {...paths.settings({ section: 'telling' })} className={buttonClass()}>
          <SlidersHorizontal />
          {text.change}
        </Link>
      </div>
    </Section>
  );
}

function Tells({ choice }: { choice: TellingChoice }) {
  return <p className="text-muted">{useTells(choice)}</p>;
}
