import { useEffect, useEffectEvent } from 'react';

import { useText } from '../i18n/language.ts';
import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

/** In place of a layer whose code is still loading, once that takes a while. It can be called off. */
export function OpeningLayer({ onClose }: { onClose: () => void }) {
  const text = useText().ui;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-scrim [animation-delay:400ms] [animation-fill-mode:backwards]">
      <p className="flex items-center gap-3 rounded-card bg-raised py-2 pr-2 pl-4 shadow-float inset-ring inset-ring-hairline">
        <Spinner />
        {text.loading}
        <Button onClick={onClose}>{text.close}</Button>
      </p>
    </div>
  );
}
