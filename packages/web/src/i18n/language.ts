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

/** Speaks the device's language; awaited before the first render, so that no English flashes by. */
export function startLanguage(): Promise<void> {
  return speak(storedLanguage());
}

/** The user's choice, which the profile has yet to learn of. Fails when its texts cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  keepLanguage(language);
  keepUnsavedLanguage(language);
}

/** The profile's language, here too. */
export async function followLanguage(language: Language): Promise<void> {
  await speak(language);
  keepLanguage(language);
  forgetUnsavedLanguage();
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(listen, () => spoken);
}

/** The words that every screen may need, in the user's language: `useText().shell.home`. */
export function useText(): Messages {
  return useSpoken().messages;
}

/** The words of a feature that arrive with its screens: `useWords(binWords).title`. */
export function useWords<Words>({ feature, words }: Late<Words>): Words {
  const { late } = useSpoken();
  // as: each feature's French is declared to be what its English is
  return late ? (late[feature] as Words) : words;
}

async function speak(language: Language): Promise<void> {
  spoken = language === 'fr' ? { language, ...(await import('./fr.ts')).french } : english;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
