import { useLocale } from '../i18n/formats.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';

/** Since when a game is wished for; where there is little room only the date is seen. */
export function WishedSince({ date, isShort }: { date: string; isShort: boolean }) {
  const text = useWords(wishlistWords);
  const { day } = useLocale();
  const sentence = text.addedOn(day(date));
  return (
    <p title={isShort ? sentence : undefined} className="text-12 leading-4.5 whitespace-nowrap text-muted">
      {isShort && <span aria-hidden>{day(date)}</span>}
      <span className={isShort ? 'sr-only' : ''}>{sentence}</span>
    </p>
  );
}
