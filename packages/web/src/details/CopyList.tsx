import { ArrowUpToLine, ChevronDown, Pencil } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import type { ItemTarget } from '../item/ItemOverlay.tsx';
import type { OneCopy } from '../item/copyChoice.ts';
import { useCopyName } from '../item/useCopyName.ts';
import { useItemInWords } from '../item/useItemInWords.ts';
import { Chip } from '../ui/Chip.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast.ts';
import { CopyView, type CopyViewProps } from './CopyView.tsx';

type Shown = Omit<CopyViewProps, 'copy' | 'level'>;
type CopyListProps = Shown & {
  game: Game;
  copies: readonly OneCopy[];
  level: 'h3' | 'h4';
  onEdit: (target: ItemTarget) => void;
};

/** With more copies than these, only the main one is unfolded at first. */
const fewCopies = 3;

/** Every copy of a game that has several, with all that it says; the main one comes first. */
export function CopyList({ game, copies, level, onEdit, ...shown }: CopyListProps) {
  const text = useWords(detailsWords);
  const tell = useRefusalText();
  const nameOf = useCopyName();
  const lead = useWrite(api.collection.leadWith, {
    onDone: () => toast({ text: text.madeMain(game.title) }),
    onRefused: (error) => toast({ text: tell(error, text.makeMainFailed) }),
  });
  const edit = (copy: OneCopy) =>
    onEdit({ gameId: game.game_id, isOwned: true, ...(!copy.isLead && { copy }) });

  return (
    <ul className="flex flex-col">
      {copies.map((copy, index) => (
        <CopyItem
          key={copy.id}
          copy={copy}
          name={nameOf(copy, index)}
          isOpenAtFirst={copy.isLead || copies.length <= fewCopies}
          level={level}
          isLocked={lead.isPending}
          onEdit={() => edit(copy)}
          onLead={() => lead.mutate({ id: copy.id })}
          {...shown}
        />
      ))}
    </ul>
  );
}

type CopyItemProps = Shown & {
  copy: OneCopy;
  name: string;
  isOpenAtFirst: boolean;
  level: 'h3' | 'h4';
  isLocked: boolean;
  onEdit: () => void;
  onLead: () => void;
};

function CopyItem({ copy, name, isOpenAtFirst, level: Headline, ...item }: CopyItemProps) {
  const { isLocked, onEdit, onLead, ...shown } = item;
  const text = useWords(detailsWords);
  const fields = useWords(itemWords);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const words = useItemInWords(shown.platformId)(copy);
  const amounts = (['purchasePrice', 'estimate'] as const).flatMap((field) =>
    words[field] === null ? [] : `${fields[field].short}\u00a0${words[field]}`,
  );
  const inShort = [words.completeness, words.condition, words.place, ...amounts].filter(Boolean);

  return (
    <li className="border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start gap-1">
        <Headline className="min-w-0 grow text-16 font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-mx-2 flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left hover:bg-ink/6 sm:min-h-9"
          >
            <ChevronDown
              aria-hidden
              className={`size-4.5 shrink-0 text-muted transition ${isOpen ? 'rotate-180' : ''}`}
            />
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
              {name}
              {copy.isLead && <Chip>{fields.mainCopy}</Chip>}
            </span>
          </button>
        </Headline>
        {!copy.isLead && (
          <IconButton
            aria-label={text.makeMainOf(name)}
            icon={<ArrowUpToLine />}
            disabled={isLocked}
            onClick={onLead}
          />
        )}
        <IconButton aria-label={text.editCopy(name)} icon={<Pencil />} onClick={onEdit} />
      </div>
      {isOpen ? (
        <div className="mt-2 flex flex-col gap-4">
          <CopyView copy={copy} level={Headline === 'h3' ? 'h4' : 'h5'} {...shown} />
        </div>
      ) : (
        <p className="pl-6.5 text-13 wrap-anywhere text-muted">{inShort.join(' · ')}</p>
      )}
    </li>
  );
}
