import { Link, useSearch } from '@tanstack/react-router';
import {
  BellRing,
  ChevronRight,
  CreditCard,
  Download,
  LifeBuoy,
  PencilLine,
  SlidersHorizontal,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { ExportSection } from '../archive/ExportSection.tsx';
import { OwnEntries } from '../entries/OwnEntries.tsx';
import { useWords } from '../i18n/language.ts';
import { MoveCard } from '../moving/MoveCard.tsx';
import { settingsWords } from '../i18n/settings.ts';
import { paths } from '../paths.ts';
import { type SettingsSection, settingsSections } from '../search.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { TierBadge } from '../subscription/TierBadge.tsx';
import { TellingSettings } from '../telling/TellingSettings.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { AccountSection } from './AccountSection.tsx';
import { DangerSection } from './DangerSection.tsx';
import { HelpSection } from './HelpSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';

/** A menu beside its sections on a desktop; on a phone a list of links to them. The section is in the address. */
export default function SettingsPage() {
  const text = useWords(settingsWords);
  const isDesk = useMedia('(min-width: 40rem)');
  const search = useSearch({ from: '/signed-in/settings' });
  const section = search.section ?? (isDesk ? 'account' : null);
  usePageTitle(section === null ? text.title : `${text[section]} · ${text.title}`);

  return (
    <div className="mx-auto max-w-4xl">
      <div className={section !== null ? 'max-sm:sr-only' : ''}>
        {/* Specification 2, dashboard: the back action returns to /. */}
        <ScreenTitle beside={<TierBadge />}>{text.title}</ScreenTitle>
      </div>
      <div className="grid gap-6 sm:grid-cols-[14.5rem_1fr] sm:gap-8">
        {(isDesk || section === null) && <Menu section={section} isDesk={isDesk} />}
        {section !== null && <Section key={section} section={section} isDesk={isDesk} />}
      </div>
    </div>
  );
}

type Shown<Section> = { section: Section; isDesk: boolean };

function Menu({ section, isDesk }: Shown<SettingsSection | null>) {
  const text = useWords(settingsWords);
  // Nobody is told of anything while price alerts are still to come.
  const hasAlerts = useRead(api.alerts.summary).data?.isOpen === true;
  return (
    <nav
      aria-label={text.sections}
      className="flex flex-col gap-1 self-start max-sm:gap-0 sm:sticky sm:top-6 max-sm:divide-y max-sm:divide-hairline max-sm:overflow-hidden max-sm:rounded-card max-sm:bg-surface max-sm:inset-ring max-sm:inset-ring-hairline"
    >
      {settingsSections
        .filter((name) => name !== 'telling' || hasAlerts)
        .map((name) => (
          <Link
            key={name}
            {...paths.settings({ section: name })}
            // Side by side they are one screen; on a phone, going back leads to the list.
            replace={isDesk}
            aria-current={name === section ? 'page' : undefined}
            className={menuItem}
          >
            {sections[name].icon}
            {text[name]}
            <ChevronRight className="ml-auto text-muted sm:hidden" />
          </Link>
        ))}
    </nav>
  );
}

function Section({ section, isDesk }: Shown<SettingsSection>) {
  const text = useWords(settingsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const Content = sections[section].component;

  useEffect(() => {
    // The clicked link is gone with the list.
    if (!isDesk) heading.current?.focus({ preventScroll: true });
  }, [isDesk]);

  return (
    <section aria-labelledby="section-title" className="flex min-w-0 flex-col gap-4">
      <h2
        ref={heading}
        id="section-title"
        tabIndex={-1}
        className="text-20 outline-none max-sm:mb-2 max-sm:text-26"
      >
        {text[section]}
      </h2>
      <Content />
    </section>
  );
}

const sections: Record<SettingsSection, { icon: ReactNode; component: () => ReactNode }> = {
  account: { icon: <UserRound />, component: AccountSection },
  subscription: { icon: <CreditCard />, component: PlanSection },
  preferences: { icon: <SlidersHorizontal />, component: PreferencesSection },
  telling: { icon: <BellRing />, component: TellingSettings },
  entries: { icon: <PencilLine />, component: OwnEntries },
  export: { icon: <Download />, component: ExportAndMove },
  help: { icon: <LifeBuoy />, component: HelpSection },
  danger: { icon: <TriangleAlert />, component: DangerSection },
};

const menuItem =
  'flex min-h-11 items-center gap-2.5 px-3 font-medium text-muted transition hover:bg-ink/6 hover:text-ink ' +
  'focus-visible:-outline-offset-2 aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold ' +
  'aria-[current=page]:text-accent max-sm:min-h-14 max-sm:px-4 max-sm:text-ink sm:rounded-control';

/** What leaves this product as a file, and what comes from another one. */
function ExportAndMove() {
  return (
    <>
      <ExportSection />
      <MoveCard />
    </>
  );
}
