import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';

import { alertsWords } from '../i18n/alerts.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/Banner.tsx';
import { buttonClass } from '../ui/Button.tsx';

/** The plan has no room for another alert, and the way to one that has. */
export function AlertLimit({ children }: { children: string }) {
  const { subscription } = useText();
  const text = useWords(alertsWords);
  return (
    <Banner
      title={text.fullTitle}
      tone="incomplete"
      icon={<Lock />}
      action={
        <Link {...paths.subscription()} className={buttonClass('primary')}>
          {subscription.upgradeToPro}
        </Link>
      }
    >
      {children}
    </Banner>
  );
}
