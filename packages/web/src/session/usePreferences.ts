import type { Profile } from '@cartouche/contract/session';
import { useRef, useState } from 'react';

import { type Call, api } from '../api/client.ts';
import { tellTabs } from '../api/tabs.ts';
import { useToggle } from '../api/writes.ts';
import {
  type Language,
  forgetUnsavedLanguage,
  keepMarketplace,
  storedMarketplace,
  tabOwner,
} from '../device.ts';
import { changeLanguage, followLanguage, useSpoken } from '../i18n/language.ts';
import { useSession } from './useSession.ts';

type Preferences = Partial<
  Pick<Profile, 'preferred_currency' | 'preferred_marketplace'> & { preferred_language: Language }
>;

/** A choice, and what it replaces. */
type Change = { to: Preferences; from: Preferences };

const save: Call<Change, unknown> = {
  name: api.settings.save.name,
  send: async ({ to }) => {
    // as: the select offers the codes that the server named
    await api.settings.save.send(to as Parameters<typeof api.settings.save.send>[0]);
    const userId = tabOwner();
    if (userId !== null) tellTabs({ userId, what: 'prefers' });
    if (to.preferred_language) forgetUnsavedLanguage();
  },
};

/** The current preferences. Each choice applies at once, on every screen; a refused one is reverted. */
export function usePreferences() {
  const { profile: saved } = useSession();
  const profile = {
    ...saved,
    preferred_marketplace: saved.preferred_marketplace ?? storedMarketplace() ?? 'auto',
  };
  const { language } = useSpoken();
  const [refused, setRefused] = useState<Change | null>(null);
  const underWay = useRef({ changes: 0, before: profile });

  const change = useToggle<Change>({
    on: save,
    off: save,
    edit: (edit, { to, from }, isOn) =>
      edit(api.session.current, (session) => ({
        ...session,
        profile: { ...session.profile, ...(isOn ? to : from) },
      })),
    onRefused: (_error, refusedChange) => {
      const { preferred_language, preferred_marketplace } = refusedChange.from;
      if (preferred_language) void followLanguage(preferred_language);
      if (preferred_marketplace) keepMarketplace(preferred_marketplace);
      setRefused(refusedChange);
    },
    onSettled: () => void (underWay.current.changes -= 1),
  });

  function choose(to: Preferences) {
    // Each of several quick choices is reverted to what the server has: the value before the first.
    const { changes, before } = underWay.current;
    underWay.current = { changes: changes + 1, before: changes === 0 ? profile : before };
    const { preferred_currency, preferred_marketplace } = underWay.current.before;
    const from: Preferences = {
      ...(to.preferred_currency && { preferred_currency }),
      ...(to.preferred_marketplace && { preferred_marketplace }),
      ...(to.preferred_language && { preferred_language: language }),
    };
    setRefused(null);
    change({ to, from }, true);
  }

  async function chooseLanguage(chosen: Language) {
    try {
      await changeLanguage(chosen);
    } catch {
      setRefused({ to: { preferred_language: chosen }, from: {} });
      return;
    }
    choose({ preferred_language: chosen });
  }

  return {
    language,
    chooseLanguage: (chosen: Language) => void chooseLanguage(chosen),
    currency: profile.preferred_currency,
    chooseCurrency: (chosen: Profile['preferred_currency']) => choose({ preferred_currency: chosen }),
    marketplace: profile.preferred_marketplace,
    chooseMarketplace: (chosen: string) => {
      keepMarketplace(chosen);
      choose({ preferred_marketplace: chosen });
    },
    isRefused: refused !== null,
    retry: () => {
      if (refused?.to.preferred_language) void chooseLanguage(refused.to.preferred_language);
      else if (refused) choose(refused.to);
    },
  };
}
