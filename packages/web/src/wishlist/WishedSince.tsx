import { useLocale } from '../i18n/formats.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';

/** Since when a game is wished for; on a phone only the date. */
export function WishedSince({ date, isShort }: { date: string; isShort: boolean }) {
  const text = useWords(wishlistWords);
  const { day } = useLocale();
  return <p className="text-12 text-muted">{isShort ? day(date) : text.addedOn(day(date))}</p>;
}
