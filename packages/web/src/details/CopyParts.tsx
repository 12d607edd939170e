import { type Part, parts, toSelection } from '@cartouche/contract/completeness.rules';

import { PartIcon } from '../games/PartIcon.tsx';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';

type CopyPartsProps = { completeness: string; platformId: number };

/** The parts of a copy and its seal: filled where it has them, hollow and said to be missing where it does not. */
export function CopyParts({ completeness, platformId }: CopyPartsProps) {
  const text = useWords(detailsWords);
  const names = useCompletenessNames();
  const medium = names.mediumOf(platformId);
  const nameOf = (part: Part | 'sealed') =>
    part === 'CARTRIDGE' ? text.mediaInFull[medium] : names.nameOf(part);
  const selection = toSelection(completeness);
  const has = (part: Part) => selection === 'complete' || selection.includes(part);
  const shown = [
    ...parts.map((part) => ({ part, isThere: has(part), otherwise: text.missing })),
    { part: 'sealed' as const, isThere: completeness === 'NEW_SEALED', otherwise: text.opened },
  ];

  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-4">
      {shown.map(({ part, isThere, otherwise }) => (
        <li key={part} className="flex min-h-14 items-center gap-2.5">
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-full border ${isThere ? full[part] : hollow}`}
          >
            <PartIcon part={part} medium={medium} />
          </span>
          <span className="min-w-0 text-13 leading-4">
            <span className={isThere ? 'font-semibold' : ''}>{nameOf(part)}</span>
            {!isThere && <span className="block text-12 text-muted">{otherwise}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const complete = 'border-complete bg-complete text-surface';
const full = {
  CARTRIDGE: complete,
  BOOKLET: complete,
  CASE: complete,
  sealed: 'border-sealed bg-sealed text-surface',
};
const hollow = 'border-dashed border-edge text-muted';
