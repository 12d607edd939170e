import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { EnterGame } from './EnterGame.tsx';

type NotAmongThemProps = { title: string | undefined; platformId: number | undefined };

/** Below what a search found: the game that somebody holds may be one that the catalogue lacks, whatever resembles it. */
export function NotAmongThem({ title, platformId }: NotAmongThemProps) {
  const { enterHint } = useWords(entriesWords);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline pt-4 max-sm:*:grow">
      <p className="text-pretty text-muted">{enterHint}</p>
      <EnterGame title={title} platformId={platformId} />
    </div>
  );
}
