import type { ReactNode } from 'react';

import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { Notifications } from './Notifications.tsx';

export default function AlertsPage(): ReactNode {
  const text = useWords(alertsWords);
  const { profile } = useSession();
  usePageTitle(text.title);

  return (
    <div className="mx-auto max-w-4xl">
      <ScreenTitle isBackToHome>{text.title}</ScreenTitle>
      <Notifications />
      {profile.user_type !== 'admin' && <ComingSoon />}
    </div>
  );
}
