import { CircleCheck, PackageOpen } from 'lucide-react';
import { useId } from 'react';

import { useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { Banner } from '../ui/Banner.tsx';
import { type Imported, hasNothing } from './useImport.ts';

/** What was imported, and the titles that were not. */
export function ImportResult({ imported }: { imported: Imported }) {
  const { games, wishes, photos, missing, missingCount } = imported;
  const text = useWords(archiveWords);
  const heading = useId();
  const counts = [text.games(games), text.wishes(wishes), text.photos(photos)].join(' · ');

  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        {hasNothing(imported) ? (
          <Banner tone="incomplete" icon={<PackageOpen />} title={text.nothingKnown}>
            {missingCount > 0 ? text.noneKnown : text.nothingIn}
          </Banner>
        ) : (
          <Banner tone="complete" icon={<CircleCheck />} title={text.imported}>
            {counts}
          </Banner>
        )}
      </div>
      {missing.length > 0 && (
        <section aria-labelledby={heading} className="flex flex-col gap-2">
          <h3 id={heading} className="text-14">
            {text.missing(missingCount)}
          </h3>
          <p className="text-13 text-muted">
            {text.missingWhy} {missing.length < missingCount && text.firstOfThem(missing.length)}
          </p>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
            tabIndex={0}
            className="max-h-48 overflow-y-auto rounded-control bg-sunken p-3 inset-ring inset-ring-hairline"
          >
            <ul className="flex list-disc flex-col gap-1 pl-5 text-13 marker:text-muted">
              {[...new Set(missing)].map((title) => (
                <li key={title} className="wrap-anywhere">
                  {title}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}
