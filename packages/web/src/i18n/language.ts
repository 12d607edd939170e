import { useSyncExternalStore } from 'react';

import {
  type Language,
  forgetUnsavedLanguage,
  keepLanguage,
  keepUnsavedLanguage,
  storedLanguage,
} from '../device.ts';
import { type Messages, en } from './en.ts';
import type { Late, LateFeature } from './late.ts';

type Spoken = { language: Language; messages: Messages; late: Record<LateFeature, unknown> | null };

const english: Spoken = { language: 'en', messages: en, late: null };
let spoken = english;
const listeners = new Set<() => void>();

/** Switches to the device's language. Awaited before the first render, so that no English flashes up. */
export function startLanguage(): Promise<void> {
  return speak(storedLanguage());
}

/** The user's choice, which is not in the profile yet. Fails if its texts cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  keepLanguage(language);
  keepUnsavedLanguage(language);
}

/** The profile's language, on this device too. */
export async function followLanguage(language: Language): Promise<void> {
  await speak(language);
  keepLanguage(language);
  forgetUnsavedLanguage();
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(listen, () => spoken);
}

/** The texts that every screen may need, in the user's language: `useText().shell.home`. */
export function useText(): Messages {
  return useSpoken().messages;
}

/** The texts of a feature that load with its screens: `useWords(binWords).title`. */
export function useWords<Words>({ feature, words }: Late<Words>): Words {
  const { late } = useSpoken();
  // as: each feature's French has the type of its English
  return late ? (late[feature] as Words) : words;
}

async function speak(language: Language): Promise<void> {
  spoken = language === 'fr' ? { language, ...(await import('./fr.ts')).french } : english;
  document.documentElement.lang = language;
  // Of an installed app: what its icon offers when it is held down.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = language === 'fr' ? '/manifest.fr.webmanifest' : '/manifest.webmanifest';
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
