import type { Alert } from '@cartouche/contract/alertShapes';
import { remaining } from '@cartouche/contract/limits';
import { BellPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { alertsAtFirst } from '../constants.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyLedge } from '../ui/EmptyLedge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Section } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { useOpening } from '../ui/useOpening.ts';
import { AlertCard } from './AlertCard.tsx';
import { CreateAlert } from './CreateAlert.tsx';
import { EditAlert } from './EditAlert.tsx';
import { useAlerts } from './useAlerts.ts';
import { useNewAlert } from './useNewAlert.ts';
import { usePrefill } from './usePrefill.ts';

type SearchesProps = {
  /** Not while alerts are coming soon to the user. */
  isOpen: boolean;
  /** The way to the bot's settings. */
  gear: ReactNode;
};

/** The user's alerts, and the way to a new one. */
export function Searches({ isOpen, gear }: SearchesProps) {
  const text = useWords(alertsWords);
  const { alerts, loadError, isRetrying, retry, toggle, remove } = useAlerts();
  const { tier } = useSession().subscription;
  const form = useNewAlert({ isFull: remaining(tier, 'alerts', alerts?.length ?? 0) === 0 });
  const [edited, setEdited] = useState<Alert | null>(null);
  const [doomed, setDoomed] = useState<Alert | null>(null);
  usePrefill(form.open);

  const createButton = (
    <Button variant="primary" icon={<BellPlus />} onClick={() => form.open()}>
      {text.create}
    </Button>
  );
  return (
    <Section
      title={text.searches}
      action={
        <div className="flex items-center gap-2">
          {gear}
          {alerts && alerts.length > 0 && createButton}
        </div>
      }
    >
      {loadError && (
        <ErrorState title={text.loadFailed} error={loadError} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!alerts && !loadError && <SearchesSkeleton />}
      {alerts?.length === 0 && (
        <EmptyState
          level="h3"
          picture={<EmptyLedge title={text.ghost} />}
          title={text.noSearches}
          action={createButton}
        >
          {text.noSearchesText}
        </EmptyState>
      )}
      {alerts && alerts.length > 0 && (
        <AlertList alerts={alerts} onToggle={toggle} onEdit={setEdited} onRemove={setDoomed} />
      )}
      <CreateAlert form={form} isOpen={isOpen} />
      <EditAlert alert={edited} onClose={() => setEdited(null)} />
      <RemoveQuestion alert={doomed} onConfirm={remove} onClose={() => setDoomed(null)} />
    </Section>
  );
}

type AlertListProps = {
  alerts: readonly Alert[];
  onToggle: (alert: Alert, isActive: boolean) => void;
  onEdit: (alert: Alert) => void;
  onRemove: (alert: Alert) => void;
};

/** The first few, and the others on demand. */
function AlertList({ alerts, onToggle, onEdit, onRemove }: AlertListProps) {
  const text = useWords(alertsWords);
  const most = useMedia('(min-width: 40rem)') ? alertsAtFirst.wide : alertsAtFirst.narrow;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? alerts : alerts.slice(0, most);

  return (
    <>
      <ul className={gridClass}>
        {shown.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            onToggle={(isActive) => onToggle(alert, isActive)}
            onEdit={() => onEdit(alert)}
            onRemove={() => onRemove(alert)}
          />
        ))}
      </ul>
      {alerts.length > most && (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="self-center">
          {isWhole ? text.showLess : text.showAll(alerts.length)}
        </Button>
      )}
    </>
  );
}

type RemoveQuestionProps = { alert: Alert | null; onConfirm: (alert: Alert) => void; onClose: () => void };

/** Nothing brings back what an alert has found, so it is asked. */
function RemoveQuestion({ alert, onConfirm, onClose }: RemoveQuestionProps) {
  const text = useWords(alertsWords);
  const { shown } = useOpening(alert);

  function confirm() {
    if (alert) onConfirm(alert);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={alert !== null}
      title={text.removeTitle}
      confirm={text.removeIt}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{shown && text.removeText(shown.query)}</p>
    </ConfirmDialog>
  );
}

function SearchesSkeleton() {
  return (
    <div aria-hidden className={gridClass}>
      {[0, 1].map((card) => (
        <Skeleton key={card} className="h-40 rounded-card" />
      ))}
    </div>
  );
}

const gridClass = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';
