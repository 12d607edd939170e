import { photoPath } from '@cartouche/contract/photo.rules';
import { ArrowUpToLine, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { ItemOverlay, type ItemTarget } from '../item/ItemOverlay.tsx';
import type { OneCopy } from '../item/copyChoice.ts';
import { useItemInWords } from '../item/useItemInWords.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast.ts';
import { Block } from './Block.tsx';

type CopyListProps = { game: Game; copies: readonly OneCopy[]; level: 'h3' | 'h4' };

/** Every copy of a game where there are several, and the way to another. */
export function CopyList({ game, copies, level }: CopyListProps) {
  const text = useWords(detailsWords);
  const tell = useRefusalText();
  const [editing, setEditing] = useState<ItemTarget | null>(null);
  const lead = useWrite(api.collection.leadWith, {
    onDone: () => toast({ text: text.madeMain(game.title) }),
    onRefused: (error) => toast({ text: tell(error, text.makeMainFailed) }),
  });
  const edit = (copy: OneCopy) =>
    setEditing({ gameId: game.game_id, isOwned: true, ...(!copy.isLead && { copy }) });

  return (
    <>
      {copies.length > 1 && (
        <Block title={text.allCopies} level={level}>
          <ul className="flex flex-col">
            {copies.map((copy, index) => (
              <CopyRow
                key={copy.id}
                copy={copy}
                name={text.copyNumber(index + 1)}
                platformId={game.platform_id}
                isLocked={lead.isPending}
                onEdit={() => edit(copy)}
                onLead={() => lead.mutate({ id: copy.id })}
              />
            ))}
          </ul>
          <p className="mt-1 text-13 text-muted">{text.mainCopyHint}</p>
        </Block>
      )}
      <Button
        icon={<Plus />}
        className="self-start"
        onClick={() => setEditing({ gameId: game.game_id, isOwned: true, copy: 'new' })}
      >
        {text.addCopy}
      </Button>
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </>
  );
}

type CopyRowProps = {
  copy: OneCopy;
  name: string;
  platformId: number;
  isLocked: boolean;
  onEdit: () => void;
  onLead: () => void;
};

function CopyRow({ copy, name, platformId, isLocked, onEdit, onLead }: CopyRowProps) {
  const text = useWords(detailsWords);
  const { catalogue } = useText();
  const words = useItemInWords(platformId)(copy);
  const first = [words.completeness, catalogue.conditions[copy.condition]].join(' · ');
  const more = [words.release, words.edition, words.place, words.tags, words.purchasePrice].filter(Boolean);

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline py-2 first:border-t-0">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {first}
          {copy.isLead && <Chip>{text.mainCopy}</Chip>}
        </p>
        {more.length > 0 && <p className="text-13 wrap-anywhere text-muted">{more.join(' · ')}</p>}
      </div>
      {copy.photos.length > 0 && !copy.isLead && <Thumbnails copy={copy} />}
      <div className="flex gap-1">
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
    </li>
  );
}

/** Those of the main copy are shown above. */
function Thumbnails({ copy }: { copy: OneCopy }) {
  const text = useWords(detailsWords);
  const [first] = copy.photos;
  if (!first) return null;

  return (
    <a href={photoPath(first.file_name)} target="_blank" rel="noreferrer" className="relative shrink-0">
      <img
        src={photoPath(first.file_name, 'thumbnail')}
        alt={text.photosOfCopy(copy.photos.length)}
        loading="lazy"
        className="size-12 rounded-small bg-sunken object-cover"
      />
    </a>
  );
}
