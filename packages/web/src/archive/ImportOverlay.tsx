import { Link } from '@tanstack/react-router';
import { FileArchive } from 'lucide-react';

import { toRefusal } from '../api/refusal.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { ImportResult } from './ImportResult.tsx';
import { hasNothing, useImport } from './useImport.ts';

type ImportOverlayProps = {
  file: File;
  isOpen: boolean;
  onClose: () => void;
  /** The user wants to choose another file. */
  onOther: () => void;
};

/** A chosen archive: what it is, its progress, and its result. */
export function ImportOverlay({ file, isOpen, onClose, onOther }: ImportOverlayProps) {
  const text = useWords(archiveWords);
  const work = useImport();
  const tell = useFailureText();
  const message = work.error && tell(work.error, text.noAnswer);

  function close() {
    work.leave();
    onClose();
  }

  return (
    <Overlay
      isOpen={isOpen}
      onClose={close}
      title={text.importTitle}
      size="small"
      footer={<Actions work={work} onSend={() => work.send(file)} onOther={onOther} onClose={close} />}
    >
      {work.imported ? (
        <ImportResult imported={work.imported} />
      ) : (
        <div className="flex flex-col gap-4">
          {message !== null && <Alert>{message}</Alert>}
          <ChosenFile file={file} />
          {work.isPending && <Progress share={work.share} />}
          {!work.isPending && message === null && <p className="text-muted">{text.importWhat}</p>}
        </div>
      )}
    </Overlay>
  );
}

type ActionsProps = {
  work: ReturnType<typeof useImport>;
  onSend: () => void;
  onOther: () => void;
  onClose: () => void;
};

/** The button of the current step. */
function Actions({ work, onSend, onOther, onClose }: ActionsProps) {
  const { subscription, ui } = useText();
  const text = useWords(archiveWords);
  const code = toRefusal(work.error)?.code;
  const isPlanFull = code?.endsWith('_limit_reached') ?? false;

  if (work.imported && !hasNothing(work.imported)) {
    return (
      <Link {...paths.collection('all', { tab: 'owned' })} className={buttonClass('primary')}>
        {text.seeCollection}
      </Link>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{work.imported ? ui.close : ui.cancel}</Button>
      {isPlanFull ? (
        <Link {...paths.subscription()} className={buttonClass('primary')}>
          {subscription.upgradeToPro}
        </Link>
      ) : work.imported || code === 'archive_unreadable' || code === 'archive_too_large' ? (
        <Button variant="primary" onClick={onOther}>
          {text.chooseOther}
        </Button>
      ) : (
        <Button variant="primary" isPending={work.isPending} onClick={onSend}>
          {work.isPending ? text.importing : work.error ? ui.retry : text.import}
        </Button>
      )}
    </>
  );
}

function ChosenFile({ file: { name, size } }: { file: File }) {
  const text = useWords(archiveWords);
  const locale = useLocale();
  return (
    <div className="flex items-center gap-3 rounded-card bg-sunken p-3 inset-ring inset-ring-hairline">
      <FileArchive className="text-muted" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-13 text-muted">{text.megabytes(locale.number(Math.ceil(size / 100_000) / 10))}</p>
      </div>
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const text = useWords(archiveWords);
  const locale = useLocale();
  const isSent = share >= 1;

  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-13 font-semibold">
        {isSent ? text.reading : text.sending}
      </p>
      <div className="flex items-center gap-3">
        <progress aria-label={text.importing} value={share} className={progressClass} />
        <span aria-hidden className="w-10 text-right text-13 text-muted">
          {locale.percent(share)}
        </span>
      </div>
    </div>
  );
}

const progressClass =
  'h-2 grow appearance-none overflow-hidden rounded-full bg-sunken inset-ring inset-ring-hairline ' +
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent ' +
  '[&::-webkit-progress-value]:bg-accent';
