import { StateBadge } from '../games/StateBadge.tsx';
import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import type { SpineRow, Standing } from './spineRows.ts';

type SpineStandingProps = { row: SpineRow; standing: Standing };

/** Whether the game is owned or ticked already, and what the tick of this spine adds then. */
export function SpineStanding({ row, standing }: SpineStandingProps) {
  const text = useWords(shelfPhotoWords);
  const { isSure, isTicked, isAdded } = row;
  const { isOwned, twin, isFurther } = standing;
  const asks = isOwned || twin === null ? text.tickForCopy : text.sameGame(twin);
  return (
    <>
      {isOwned && <StateBadge state="complete" />}
      {isFurther && !isAdded && (
        <span className="text-13 text-muted">{isTicked ? text.anotherCopy : asks}</span>
      )}
      {!isSure && !isFurther && !isAdded && !isTicked && (
        <span className="text-13 text-muted">{text.tickIfRight}</span>
      )}
    </>
  );
}
