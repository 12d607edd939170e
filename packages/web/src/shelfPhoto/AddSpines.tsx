import { type ReactNode, useRef } from 'react';

import { toRefusal } from '../api/refusal.ts';
import { collectionWords } from '../i18n/collection.ts';
import { formWords } from '../i18n/form.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { FieldsForAll } from '../item/FieldsForAll.tsx';
import type { Late } from '../item/addOneByOne.ts';
import { PlanRoom, ToPlans } from '../item/PlanRoom.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { useTakesBottom } from '../ui/useTakesBottom.ts';
import type { ShelfPhoto } from './useShelfPhoto.ts';

/** The fields that all ticked games get, and the button that adds them. */
export function AddSpines({ shelf: { adding, ticked, fitting, room, forAll } }: { shelf: ShelfPhoto }) {
  const text = useWords(shelfPhotoWords);
  const labels = useWords(collectionWords);
  const formText = useWords(formWords);
  const tell = useRefusalText();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useTakesBottom(bar);
  const { draft, fields, dateQuestion } = forAll;
  const left = ticked.filter(({ number }) => adding.left.some((one) => one.number === number)).length;
  const isOverLimit = toRefusal(adding.error)?.code === 'game_limit_reached';
  const split = (late?: Late) => forAll.split(ticked.length, late);

  function add() {
    if (fields && !dateQuestion.ask()) adding.add({ games: fitting, fields, split });
  }

  return (
    <Section title={formText.forAll}>
      <div
        ref={place}
        className="flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:p-6"
      >
        <FieldsForAll forAll={forAll} prices={split()} />
      </div>
      <section
        ref={bar}
        data-takes-bottom
        aria-label={text.tickedGames}
        className="fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-float"
      >
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-2 px-4 py-3 sm:px-6">
          {dateQuestion.isAsking && <Problem>{formText.dateAhead(locale.date(draft.date))}</Problem>}
          {room !== null && (
            <Problem>
              <PlanRoom room={room} />
            </Problem>
          )}
          {adding.hasFailed && !(isOverLimit && room !== null) && (
            <Problem>
              {tell(adding.error, labels.saveFailed)} {left > 0 && text.stillTicked(left)}{' '}
              {isOverLimit && <ToPlans />}
            </Problem>
          )}
          {forAll.problem !== null && <p className="basis-full text-13 text-muted">{forAll.problem}</p>}
          <p role="status" className="mr-auto font-semibold max-sm:sr-only">
            {text.ticked(ticked.length)}
          </p>
          <Button onClick={() => place.current?.scrollIntoView({ block: 'center' })}>
            {formText.forAll}
          </Button>
          {(fitting.length > 0 || room === null) && (
            <Button
              variant="primary"
              isPending={adding.isAdding}
              disabled={fitting.length === 0 || fields === null}
              onClick={add}
              className="max-sm:grow"
            >
              {text.add(fitting.length)}
            </Button>
          )}
        </div>
      </section>
    </Section>
  );
}

/** In the bar, where it is in sight whatever is scrolled. */
function Problem({ children }: { children: ReactNode }) {
  return (
    <div className="basis-full">
      <Alert>{children}</Alert>
    </div>
  );
}
