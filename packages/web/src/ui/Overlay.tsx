import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.ts';
import { OpeningLayer } from './OpeningLayer.tsx';

export type OverlayProps = {
  isOpen: boolean;
  /** Escape, the close button, a press outside or a swipe down. */
  onClose: () => void;
  title: string;
  /** Names the dialog invisibly: for content with its own heading. */
  isTitleHidden?: boolean;
  /** 'full' covers the window, for what is looked at and not read. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** As high as it can be from the start, so that it does not grow while its content loads. */
  isTall?: boolean;
  /** Replaces one that was open, so it opens without animation. */
  isContinued?: boolean;
  /** The address says that it is open, so going back closes it anyway. */
  isInAddress?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Keys that were pressed in it, and not in a layer above it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Where the focus goes when it closes; null for where it came from. */
  focusAfter?: () => HTMLElement | null;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** For screens whose questions must open even if the server is gone by then. */
export const loadOverlay = () => import('./OverlayPanel.tsx');
const OverlayPanel = lazyPart(loadOverlay);

/** A sheet from below on phones, a dialog in the middle from 640 px. Its code is loaded when first opened. */
export function Overlay(props: OverlayProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);

  if (!wasOpened) return null;
  return (
    <Suspense fallback={props.isOpen && <OpeningLayer onClose={props.onClose} />}>
      <OverlayPanel {...props} />
    </Suspense>
  );
}
