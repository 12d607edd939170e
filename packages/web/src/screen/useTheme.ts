import { useSyncExternalStore } from 'react';

import { type Theme, keepTheme, storedTheme } from '../device.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The current theme, and how to change it. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(listen, current), choose };
}

/** Follows the system until the user chooses. */
export function startTheme(): void {
  systemIsDark.addEventListener('change', apply);
  apply();
}

function current(): Theme {
  return storedTheme() ?? (systemIsDark.matches ? 'dark' : 'light');
}

function choose(theme: Theme): void {
  keepTheme(theme);
  apply();
}

function apply(): void {
  const root = document.documentElement;
  root.dataset['theme'] = root.style.colorScheme = current();
  const background = getComputedStyle(root).backgroundColor;
  // One for each of the system's themes; a chosen theme replaces both.
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', background);
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
