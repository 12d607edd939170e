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
import type { Bot } from './useBot.ts';
import type { TellingChoice } from './useTellingChoice.ts';
import { useTells } from './useTells.ts';

/** How somebody is told, on the page of price alerts, with the bot to subscribe to until it is connected. */
export function TellingSection({ bot }: { bot: Bot }) {
  const text = useWords(tellingWords);
  const { data: choice } = useRead(api.telling.choice);

  return (
    <Section title={text.title}>
      {bot.removeFailed && <Alert>{bot.removeFailed}</Alert>}
      {bot.chat === null && <BotCard bot={bot} />}
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
