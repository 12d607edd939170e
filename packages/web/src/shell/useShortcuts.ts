import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { areShortcutsOn, keepShortcuts } from '../device.ts';
import { paths } from '../paths.ts';
import { destinations } from './destinations.ts';
import { type GoSince, type Shortcut, plainKey, pressed } from './shortcuts.ts';

/** Single keys that work on every screen, except while typing. */
export function useShortcuts() {
  const router = useRouter();
  const [areOn, setOn] = useState(areShortcutsOn);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const goSince = useRef<GoSince>(null);

  function run(shortcut: Shortcut) {
    if (shortcut === 'help') setHelpOpen(true);
    else if (shortcut === 'find') find();
    else void router.navigate(destinations[shortcut]);
  }

  function find() {
    if (focusSearch()) return;
    const stop = router.subscribe('onRendered', () => {
      stop();
      focusSearch();
    });
    void router.navigate(paths.collection('all'));
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = isMeantElsewhere(event.target) ? null : plainKey(event);
    if (key === null) return;
    const { does, ...next } = pressed(key, event.timeStamp, goSince.current);
    goSince.current = next.goSince;
    if (does === undefined) return;

    // Keeps the character itself out of the field that now has the focus.
    event.preventDefault();
    run(does);
  });

  useEffect(() => {
    if (!areOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areOn]);

  return {
    areOn,
    turn: (isOn: boolean) => {
      keepShortcuts(isOn);
      setOn(isOn);
    },
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}

/** Whether keys write or choose something there; anywhere while a layer is open. */
function isMeantElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  return target instanceof Element && target.closest(takesKeys) !== null;
}

const takesKeys =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], ' +
  '[role=listbox], [role=menu]';

/** Puts the cursor into the search of the screen, if it has one. */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    '#content [role=search] input, #content input[type=search]',
  );
  const seen = [...fields].find((field) => field.checkVisibility());
  seen?.focus();
  seen?.select();
  return seen !== undefined;
}
