import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

type Layer = { close: () => void };

/** The open layers, in order: going back closes the last. */
const layers: Layer[] = [];

/**
 * Going back closes the layer instead of leaving the screen. It adds no entry to the history: the step back is
 * answered by a step forward.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => close() };
    layers.push(layer);
    if (layers.length === 1) stepIn(history);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || layers.at(-1) !== layer) return false;
        layer.close();
        return true;
      },
    });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      unblock();
    };
  }, [isOpen, history]);
}

/** On the first page of a tab, a step back would leave the product before we could answer it. */
function stepIn(history: RouterHistory): void {
  if (history.canGoBack()) return;
  const { state } = window.history;
  window.history.pushState({ ...state, __TSR_index: 1, isStepIn: true }, '');
}

/** Whether what lies before this page in the tab is only the page itself. */
export function isSteppedIn(): boolean {
  const state = window.history.state as { isStepIn?: boolean } | null; // as: ours, or the router's
  return state?.isStepIn === true;
}
