import { Link, useSearch } from '@tanstack/react-router';
import { SlidersHorizontal, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { paths } from '../paths.ts';
import { type SettingsSection, settingsSections } from '../search.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { AccountSection } from './AccountSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';

/** A menu of sections, at the left on a desk and above on phones; the section is in the address. */
export default function SettingsPage() {
  const text = useWords(settingsWords);
  const { section = 'account' } = useSearch({ from: '/signed-in/settings' });
  usePageTitle(text.title);
  const Section = sections[section].component;

  return (
    <div className="mx-auto max-w-4xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="grid gap-6 sm:grid-cols-[12rem_1fr] sm:gap-8">
        <nav aria-label={text.sections} className="flex gap-1 overflow-x-auto scrollbar-none sm:flex-col">
          {settingsSections.map((name) => (
            <Link
              key={name}
              {...paths.settings({ section: name })}
              replace
              aria-current={name === section ? 'page' : undefined}
              className={menuItem}
            >
              {sections[name].icon}
              {text[name]}
            </Link>
          ))}
        </nav>
        <section aria-labelledby="section-title" className="flex min-w-0 flex-col gap-4">
          <h2 id="section-title" className="text-20 max-sm:sr-only">
            {text[section]}
          </h2>
          <Section />
        </section>
      </div>
    </div>
  );
}

const sections: Record<SettingsSection, { icon: ReactNode; component: () => ReactNode }> = {
  account: { icon: <UserRound />, component: AccountSection },
  preferences: { icon: <SlidersHorizontal />, component: PreferencesSection },
};

const menuItem =
  'inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-3 font-medium whitespace-nowrap text-muted ' +
  'transition hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-accent-tint ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-accent';
