import { type MovedField, columnName, movedFields, singleFields } from '@cartouche/contract/moving.rules';
import { useState } from 'react';

import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Select } from '../ui/Select.tsx';
import { MoveFacts } from './MoveFacts.tsx';
import { MoveFailure } from './MoveFailure.tsx';
import type { Move, MoveWork } from './useMove.ts';
import { useMovedFieldNames } from './useMovedFieldNames.ts';

/** The columns of a table, each with three of its values and what it is likely to mean. */
export function MoveColumns({ move, work }: { move: Move; work: MoveWork }) {
  const text = useWords(movingWords);
  const names = useMovedFieldNames();
  const [fields, setFields] = useState<MovedField[]>(() => move.columns.map(({ field }) => field));
  // Columns of a form that is known are not asked about: its dry run was stopped.
  const isSheet = move.form === 'sheet';
  const isAsked = isSheet && !fields.includes('title');
  const openPrice = isSheet ? fields.indexOf('price') : -1;

  function choose(place: number, chosen: string) {
    const field = movedFields.find((one) => one === chosen) ?? 'nothing';
    // Each field is one column: the one that was it before becomes a line of the notes.
    const isSingle = singleFields.some((one) => one === field);
    setFields((before) =>
      before.map((one, at) => (at === place ? field : isSingle && one === field ? 'note' : one)),
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {move.hasFailed && <Alert>{text.gaveUp}</Alert>}
      <MoveFacts move={move} />
      <Card {...(isSheet && { title: text.columns, hint: text.columnsHint })} level="h2">
        {!isSheet && !move.hasFailed && <p>{text.stopped}</p>}
        <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
          {(isSheet ? move.columns : []).map(({ name, examples, isOfTab }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are, and may have one name
            <li key={place}>
              <Select
                label={isOfTab ? text.ofTab : text.means(columnName(name, place))}
                hint={examples.join(' · ')}
                value={fields[place] ?? 'nothing'}
                options={movedFields
                  .filter((value) => value !== 'price' || fields[place] === value)
                  .map((value) => ({ value, label: names[value] }))}
                onChoose={(chosen) => choose(place, chosen)}
              />
            </li>
          ))}
        </ul>
        {isAsked && <Alert>{text.needsTitle}</Alert>}
        {openPrice >= 0 && (
          <Alert>{text.needsPrice(columnName(move.columns[openPrice]?.name ?? '', openPrice))}</Alert>
        )}
        <MoveFailure failure={work.failure} />
        <Button
          variant="primary"
          disabled={isAsked || openPrice >= 0}
          onClick={() => work.match(isSheet ? { mapping: fields } : {})}
          className="sm:self-start"
        >
          {text.look}
        </Button>
      </Card>
    </div>
  );
}
