import { useEffect, useEffectEvent } from 'react';

import { newWedge } from './wedge.ts';

/** A scanner may press one for each digit, as a hand would on the keyboard that it is set to. */
const modifiers = new Set(['Shift', 'CapsLock', 'NumLock']);

/** What a field held before a scanner typed into it. */
type Before = { field: HTMLInputElement | HTMLTextAreaElement; value: string };

/** Hears a scanner that types like a keyboard, anywhere on the page. What it typed into a field is taken out again. */
export function useWedge(onDigits: (digits: string) => void): void {
  const take = useEffectEvent(onDigits);

  useEffect(() => {
    const wedge = newWedge();
    let before: Before | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function finish() {
      clearTimeout(timer);
      const digits = wedge.end();
      if (before) {
        const held = before;
        putBack(held);
        // A screen that was being drawn may have written the digits once more.
        requestAnimationFrame(() => held.field.value === held.value || putBack(held));
      }
      take(digits);
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { key, code, timeStamp: at } = event;
      const held = fieldOf(event.target);
      if (wedge.isEnd({ key, at }, held !== null)) {
        // It would press the button that has the focus, send the form, or leave the field.
        event.preventDefault();
        event.stopPropagation();
        finish();
        return;
      }
      if (modifiers.has(key)) return;
      wedge.press({ key, code, at, repeat: event.repeat });
      if (wedge.count() === 1) before = held && { field: held, value: held.value };
      clearTimeout(timer);
      if (wedge.isBurst(at)) timer = setTimeout(finish, wedge.pauseMs);
    }

    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}

function fieldOf(target: EventTarget | null): Before['field'] | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/** As if it had been typed: React hears of a value only through the field's own setter. */
function putBack({ field, value }: Before): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
