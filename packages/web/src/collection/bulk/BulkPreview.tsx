import { itemFields } from '@cartouche/contract/item.rules';
import { ArrowRight } from 'lucide-react';

import type { Answer, api } from '../../api/client.ts';
import { useLocale } from '../../i18n/formats.ts';
import { bulkChangeWords } from '../../i18n/bulkChange.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import { useItemInWords } from '../../item/useItemInWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { useBulkChange } from './useBulkChange.ts';

type Preview = Answer<typeof api.collection.previewMany>;
type Example = Preview['examples'][number];
type Copy = Example['after'];

type BulkPreviewProps = {
  change: ReturnType<typeof useBulkChange>;
  preview: Preview;
  /** Copies are meant because they fulfil filters. */
  isFiltered: boolean;
};

/** What the change would do: to how many copies, with some of them as examples. */
export function BulkPreview({ change, preview, isFiltered }: BulkPreviewProps) {
  const text = useWords(bulkChangeWords);
  const { changed, added, same, leftOut, otherCopies, beyondPlan, examples } = preview;
  const missing = added + leftOut;
  const sentence = [
    changed > 0 && text.willChange(changed),
    added > 0 && text.willAdd(added),
    same > 0 && text.staySame(same),
    leftOut > 0 && text.areLeftOut(leftOut),
  ].filter((part) => part !== false);

  return (
    <>
      <p role="status" className={`text-16 font-semibold ${change.isChecking ? 'opacity-50' : ''}`}>
        {sentence.join(', ')}.
      </p>
      {otherCopies > 0 && (
        <p className="text-muted">
          {isFiltered ? text.unfitStay(otherCopies) : text.furtherStay(otherCopies)}
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-card bg-sunken px-4 py-3 tabular-nums">
        <Figure name={text.areNew} count={missing} />
        <Figure name={text.areOwned} count={changed + same} />
        {beyondPlan > 0 && <Figure name={text.areBeyondPlan} count={beyondPlan} />}
      </dl>
      {missing > 0 && (
        <Switch
          label={text.addMissing(missing)}
          hint={text.addMissingHint}
          isOn={change.addMissing}
          isDisabled={change.isChecking}
          onChange={change.chooseAddMissing}
        />
      )}
      {examples.length > 0 && <Examples examples={examples} isWhole={examples.length === changed + added} />}
    </>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  const { number } = useLocale();
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-20 font-semibold">{number(count)}</dd>
    </div>
  );
}

function Examples({ examples, isWhole }: { examples: readonly Example[]; isWhole: boolean }) {
  const text = useWords(bulkChangeWords);
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className={isWhole ? 'sr-only' : 'pb-2 text-left text-13 text-muted'}>{text.examples}</caption>
      <thead className="text-13 text-muted">
        <tr className="border-b border-hairline">
          <th scope="col" className="w-2/5 py-2 pr-3 font-semibold">
            {text.columnGame}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {text.columnChange}
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ id, game, before, after }) => (
          <tr key={id} className="border-b border-hairline align-top">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              <p className="font-semibold wrap-anywhere">{game.title}</p>
              <p className="text-13 text-muted">{game.platform}</p>
            </th>
            <td className="py-2.5">
              {before === null && <Badge tone="complete">{text.newCopy}</Badge>}
              <Differences platformId={game.platform_id} before={before} after={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DifferencesProps = { platformId: number; before: Copy | null; after: Copy };

function Differences({ platformId, before, after }: DifferencesProps) {
  const words = useWords(bulkChangeWords);
  const names = useWords(itemWords);
  const inWords = useItemInWords(platformId);
  const shown = itemFields.filter((field) =>
    before === null ? inWords(after)[field] !== null : before[field] !== after[field],
  );

  return (
    <ul className="flex flex-col gap-1">
      {shown.map((field) => (
        <li key={field} className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-13 text-muted">{names[field].short}</span>
          {before !== null && (
            <>
              <span className="line-clamp-2 wrap-anywhere text-muted">
                {inWords(before)[field] ?? words.empty}
              </span>
              <ArrowRight aria-label={words.becomes} className="size-3.5! self-center text-muted" />
            </>
          )}
          <span className="line-clamp-2 font-medium wrap-anywhere">
            {inWords(after)[field] ?? words.empty}
          </span>
        </li>
      ))}
    </ul>
  );
}
