import type { ReactNode } from 'react';

import { useText } from '../i18n/language.ts';
import { Button } from './Button.tsx';
import { Overlay } from './Overlay.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The verb on the button that does it. */
  confirm: string;
  /** On the button that does not; by default 'Cancel'. */
  stay?: string;
  isDangerous?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question before what cannot be undone. What can be undone happens at once, with an undo in a toast. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  stay,
  isDangerous = false,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const text = useText();
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{stay ?? text.ui.cancel}</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Overlay>
  );
}
