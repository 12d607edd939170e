import type { ReactNode } from 'react';

import { useText } from '../i18n/language.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { ShortcutsOverlayProps } from './ShortcutsOverlay.tsx';
import { screenKeys } from './shortcuts.ts';

export function ShortcutsPanel({ isOpen, onClose, areOn, onTurn }: ShortcutsOverlayProps) {
  const text = useText().shell;
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={text.keys}>
      <div className="flex flex-col gap-6">
        <Switch label={text.keysOn} hint={text.keysHint} isOn={areOn} onChange={onTurn} />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Group title={text.keysGo} isDimmed={!areOn}>
            {Object.entries(screenKeys).map(([key, screen]) => (
              <Row key={key} after="g" press={key}>
                {text.screens[screen]}
              </Row>
            ))}
          </Group>
          <div className="flex flex-col gap-6">
            <Group title={text.keysAnywhere} isDimmed={!areOn}>
              <Row press="/">{text.keyFind}</Row>
              <Row press="?">{text.keyHelp}</Row>
            </Group>
            <Group title={text.keysAlways}>
              <Row press={text.escapeKey}>{text.keyClose}</Row>
              <Row press="F8">{text.keyNotices}</Row>
            </Group>
          </div>
        </div>
      </div>
    </Overlay>
  );
}

function Group({
  title,
  isDimmed = false,
  children,
}: {
  title: string;
  isDimmed?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h3 className="mb-1 text-13 text-muted">{title}</h3>
      <dl className={`divide-y divide-hairline ${isDimmed ? 'text-muted' : ''}`}>{children}</dl>
    </section>
  );
}

function Row({ after, press, children }: { after?: string; press: string; children: string }) {
  const text = useText().shell;
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt>{children}</dt>
      <dd className="flex shrink-0 items-center gap-1.5 text-12 text-muted">
        {after !== undefined && (
          <>
            <kbd className={keyClass}>{after}</kbd>
            {text.afterwards}
          </>
        )}
        <kbd className={keyClass}>{press}</kbd>
      </dd>
    </div>
  );
}

const keyClass =
  'grid min-h-7 min-w-7 place-items-center rounded-small bg-sunken px-1.5 font-sans text-13 font-semibold text-ink ' +
  'inset-ring inset-ring-hairline';
