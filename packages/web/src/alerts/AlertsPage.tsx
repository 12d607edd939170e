import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { BotGear } from '../telling/BotGear.tsx';
import { TellingSection } from '../telling/TellingSection.tsx';
import { useBot } from '../telling/useBot.ts';
import { catchFocus } from '../ui/catchFocus.ts';
import { BoughtInAddress } from './BoughtInAddress.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { Mutes } from './Mutes.tsx';
import { Notifications } from './Notifications.tsx';
import { Searches } from './Searches.tsx';

/** Specification 2.7. Until it is known whether the user may have alerts, the page is shown. */
export default function AlertsPage(): ReactNode {
  const text = useWords(alertsWords);
  const bot = useBot();
  const isOpen = useRead(api.alerts.summary).data?.isOpen !== false;
  usePageTitle(text.title);

  return (
    <div ref={catchFocus} tabIndex={-1} className="mx-auto max-w-5xl outline-none">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="flex flex-col gap-8">
        <Searches isOpen={isOpen} gear={bot.chat !== null && <BotGear bot={bot} />} />
        <TellingSection bot={bot} />
        <Notifications />
        <Mutes />
      </div>
      {isOpen ? <BoughtInAddress /> : <ComingSoon />}
    </div>
  );
}
