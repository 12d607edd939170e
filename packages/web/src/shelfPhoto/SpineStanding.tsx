import { StateBadge } from '../games/StateBadge.tsx';
import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import type { Standing } from './spineRows.ts';

type SpineStandingProps = { standing: Standing; isTicked: boolean; isAdded: boolean };

/** Whether the game is owned or ticked already, and what the tick of this spine adds then. */
export function SpineStanding({ standing, isTicked, isAdded }: SpineStandingProps) {
  const text = useWords(shelfPhotoWords);
  const { isOwned, twin, isFurther } = standing;
  const asks = isOwned || twin === null ? text.tickForCopy : text.sameGame(twin);
  return (
    <>
      {isOwned && <StateBadge state="complete" />}
      {isFurther && !isAdded && (
        <span className="text-13 text-muted">{isTicked ? text.anotherCopy : asks}</span>
      )}
      {!isFurther && !isAdded && !isTicked && <span className="text-13 text-muted">{text.tickIfRight}</span>}
    </>
  );
}
