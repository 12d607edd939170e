import { useSyncExternalStore } from 'react';

import { type Language, keepLanguage, storedLanguage } from '../device.ts';
import { type Messages, en } from './en.ts';

type Spoken = { language: Language; messages: Messages };

let spoken: Spoken = { language: 'en', messages: en };
const listeners = new Set<() => void>();

/** Speaks the device's language; awaited before the first render, so that no English flashes by. */
export function startLanguage(): Promise<void> {
  return speak(storedLanguage());
}

export function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  return speak(language);
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(listen, () => spoken);
}

/** Every word of the product in the user's language: `useText().collection.title`. */
export function useText(): Messages {
  return useSpoken().messages;
}

async function speak(language: Language): Promise<void> {
  const messages = language === 'fr' ? (await import('./fr.ts')).fr : en;
  spoken = { language, messages };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
