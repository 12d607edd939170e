import { useEffect, useEffectEvent } from 'react';

import { newWedge } from './wedge.ts';

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
      if (digits === null) return;
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
      if (wedge.isEnd({ key: event.key, at: event.timeStamp })) {
        // It would press the button that has the focus, send the form, or leave the field.
        event.preventDefault();
        event.stopPropagation();
        finish();
        return;
      }
      if (event.key === 'Shift') return;
      const held = fieldOf(event.target);
      const value = held?.value ?? '';
      wedge.press({ key: event.key, at: event.timeStamp });
      if (wedge.count() === 1) before = held && { field: held, value };
      clearTimeout(timer);
      if (wedge.isBurst(event.timeStamp)) timer = setTimeout(finish, wedge.pauseMs);
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
