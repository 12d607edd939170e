import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { SampleBadge } from '../ui/SampleBadge.tsx';

/** Above listings that a stand-in made up. */
export function TestListings() {
  const text = useWords(listingsWords);
  return <SampleBadge>{`${text.sample} · ${text.sampleText}`}</SampleBadge>;
}
