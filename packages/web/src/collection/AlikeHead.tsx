import type { ComponentProps } from 'react';

import { NotAmongThem } from '../entries/NotAmongThem.tsx';
import { searchWords } from '../i18n/search.ts';
import { useWords } from '../i18n/language.ts';

type AlikeHeadProps = {
  /** With what the way to enter the game starts, in a list of all games. */
  missing: Omit<ComponentProps<typeof NotAmongThem>, 'isAbove'> | null;
};

/** Above games that only resemble what was searched for. */
export function AlikeHead({ missing }: AlikeHeadProps) {
  const text = useWords(searchWords);
  return (
    <>
      {missing && <NotAmongThem isAbove {...missing} />}
      <h2 className={`text-20 ${missing ? 'pt-4' : ''}`}>{text.alike}</h2>
    </>
  );
}
