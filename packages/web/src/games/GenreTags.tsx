import { type PointerEvent, useId, useRef } from 'react';

import { genreTags } from '../constants.ts';
import { useText } from '../i18n/language.ts';
import { Chip } from '../ui/Chip.tsx';
import { foldTags, splitTags } from './gameFacts.ts';
import { useFactNames } from './useFactNames.ts';

/** The first genres, and a '+N' that shows the others, by mouse, touch or keyboard. */
export function GenreTags({ genres, most = genreTags }: { genres: string; most?: number }) {
  const text = useText().catalogue;
  const names = useFactNames();
  const { shown, more } = foldTags(splitTags(genres), most);

  return (
    <div className="flex min-w-0 flex-wrap gap-1">
      {shown.map((genre) => (
        <Chip key={genre}>{names.genre(genre)}</Chip>
      ))}
      {more.length > 0 && <MoreTags title={text.additionalTags} tags={more.map(names.genre)} />}
    </div>
  );
}

function MoreTags({ title, tags }: { title: string; tags: string[] }) {
  const text = useText().catalogue;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  function open(button: HTMLElement) {
    const { left, bottom, top } = button.getBoundingClientRect();
    const style = box.current?.style;
    if (!box.current || !style || box.current.matches(':popover-open')) return;
    style.left = `${Math.max(8, Math.min(left, window.innerWidth - 208))}px`;
    const isLow = bottom > window.innerHeight - 160;
    style.top = isLow ? 'auto' : `${bottom + 4}px`;
    style.bottom = isLow ? `${window.innerHeight - top + 4}px` : 'auto';
    box.current.showPopover();
  }

  function openForMouse({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse') open(currentTarget);
  }

  function closeForMouse({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') box.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${text.moreTags(tags.length)} ${title}`}
        aria-describedby={id}
        onClick={(event) => open(event.currentTarget)}
        onPointerEnter={openForMouse}
        onPointerLeave={closeForMouse}
        className="relative z-10 inline-flex min-h-6 items-center rounded-full px-2 text-12 font-semibold text-muted inset-ring inset-ring-edge before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:bg-sunken hover:text-ink"
      >
        {text.moreTags(tags.length)}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 w-50 rounded-card border border-hairline bg-raised p-3 text-ink shadow-float"
      >
        <p className="mb-2 text-12 font-semibold text-muted">{title}</p>
        <div className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </div>
      </div>
    </>
  );
}
