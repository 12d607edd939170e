import { RotateCw, SearchX, Tag } from 'lucide-react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { TestListings } from '../listings/TestListings.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PriceList } from './PriceList.tsx';
import { useMoney } from './useMoney.ts';
import { useCheckProblemText } from './useCheckProblemText.ts';
import type { PriceCheck } from './usePriceCheck.ts';
import { WayOut } from './WayOut.tsx';

type PriceResultsProps = { check: PriceCheck; onAgain: () => void };

/** What the game costs, in the state that the search for it is in. */
export function PriceResults({ check, onAgain }: PriceResultsProps) {
  const text = useWords(scannerWords);
  const words = useWords(cameraWords);
  const money = useMoney();
  const tell = useRefusalText();
  const problemText = useCheckProblemText();
  if (check.phase === 'none') return null;

  const lowest = check.phase === 'found' ? money(check.listings[0]?.price ?? null) : null;
  const again = (
    <Button icon={<RotateCw />} onClick={onAgain}>
      {words.tryAgain}
    </Button>
  );
  return (
    <section
      aria-label={text.results}
      aria-busy={check.phase === 'searching'}
      className="flex flex-col gap-3"
    >
      <div role="status">
        <Banner
          icon={<Tag />}
          {...(lowest ? { title: text.lowestPrice(lowest) } : {})}
          action={check.phase === 'found' && <WayOut href={check.searchUrl}>{text.viewAll}</WayOut>}
        >
          <p className="wrap-anywhere">{text.lastSearch(check.search)}</p>
        </Banner>
      </div>
      {check.phase === 'searching' && <Searching label={text.searching} />}
      {check.phase === 'found' && check.listings.length > 0 && (
        <>
          {check.isSample && <TestListings />}
          <PriceList listings={check.listings} />
        </>
      )}
      {check.phase === 'found' && check.listings.length === 0 && (
        <div className="flex flex-col items-center gap-4 py-6 text-center">
          <SearchX aria-hidden className="text-muted" />
          <p>{text.nothing}</p>
          {again}
        </div>
      )}
      {check.phase === 'off' && (
        <Banner action={check.searchUrl && <WayOut href={check.searchUrl}>{text.searchThere}</WayOut>}>
          {tell(check.error)}
        </Banner>
      )}
      {check.phase === 'failed' && (
        <Alert>
          <div className="flex flex-col items-start gap-3">
            {problemText(check.problem)}
            {again}
          </div>
        </Alert>
      )}
    </section>
  );
}

/** The results while they load, in their shape. */
function Searching({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-30 rounded-card" />
      ))}
    </>
  );
}
