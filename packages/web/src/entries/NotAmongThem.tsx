import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { EnterGame } from './EnterGame.tsx';

type NotAmongThemProps = {
  title: string | undefined;
  platformId: number | undefined;
  /** In sight at once, where nothing has the words. */
  isAbove?: boolean;
};

/**
 * Beside what a search found: the game that somebody holds may be one that the catalogue lacks, whatever resembles it.
 */
export function NotAmongThem({ title, platformId, isAbove = false }: NotAmongThemProps) {
  const { enterHint } = useWords(entriesWords);
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline max-sm:*:grow ${isAbove ? 'border-b pb-4' : 'border-t pt-4'}`}
    >
      <p className="text-pretty text-muted">{enterHint}</p>
      <EnterGame title={title} platformId={platformId} />
    </div>
  );
}
