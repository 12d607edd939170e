import type { FullForm } from '@cartouche/contract/fullExport.rules';
import { hasFeature } from '@cartouche/contract/limits';
import { Link } from '@tanstack/react-router';
import { FileJson, FileSpreadsheet, Printer, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { useRead } from '../api/reads.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { marksWords } from '../i18n/marks.ts';
import { paths } from '../paths.ts';
import { hasCopies } from '../search.ts';
import { useSession } from '../session/useSession.ts';
import { FeatureBanner } from '../subscription/UpgradeBanner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { countFilters, toListQuery } from './list/listQuery.ts';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';
import { printList } from './list/paper.ts';

type TakeOutPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  address: ReturnType<typeof useCollectionAddress>;
};

const forms: { form: FullForm; icon: ReactNode }[] = [
  { form: 'xlsx', icon: <Sheet /> },
  { form: 'csv', icon: <FileSpreadsheet /> },
  { form: 'json', icon: <FileJson /> },
];

/** The full export of the copies or wishes in a list, and the list on paper. */
export function TakeOutPanel({ isOpen, onClose, address: { platformId, search } }: TakeOutPanelProps) {
  const text = useWords(marksWords);
  const words = useWords(collectionWords);
  const isOnline = useIsOnline();
  const { tier } = useSession().subscription;
  const query = toListQuery(platformId, search);
  const tab = search.tab ?? 'all';
  const counts = useRead(api.catalogue.platformCounts, tab === 'all' ? null : query).data;
  const count = tab === 'all' ? undefined : counts?.[`${tab}_count`];
  const addressOf = (form: FullForm) => {
    const asked = tab === 'all' ? { p_tab: 'owned' } : query;
    const pairs = Object.entries({ ...asked, form }).map(([name, value]) => [name, String(value)]);
    return `/api/collection-full?${new URLSearchParams(pairs).toString()}`;
  };

  const isFiltered = Boolean(search.q) || countFilters(search) > 0;
  const ofCopies = isFiltered ? text.takeOutFiltered : text.takeOutLead;
  const lead = tab === 'wishlist' ? text.takeOutWishes : ofCopies;

  function print() {
    onClose();
    // The list is printed, not the layer over it.
    setTimeout(printList, 400);
  }

  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={text.takeOut}>
      <div className="flex flex-col gap-6">
        {hasFeature(tier, 'data_export') ? (
          <section className="flex flex-col gap-3">
            <p>{count === undefined ? text.allGames : lead(words.found(count))}</p>
            <ul className="flex flex-col gap-3">
              {forms.map(({ form, icon }) => (
                <li key={form} className="flex gap-x-4 gap-y-1 max-sm:flex-col sm:items-center">
                  <a
                    href={addressOf(form)}
                    download
                    aria-disabled={!isOnline || undefined}
                    onClick={(event) => !isOnline && event.preventDefault()}
                    className={`${buttonClass()} min-w-48 aria-disabled:opacity-45`}
                  >
                    {icon}
                    {text.forms[form]}
                  </a>
                  <span className="text-13 text-muted">{text.formHints[form]}</span>
                </li>
              ))}
            </ul>
            {!isOnline && <p className="text-13 text-muted">{text.offline}</p>}
          </section>
        ) : (
          <FeatureBanner>{text.needsPlan}</FeatureBanner>
        )}
        <section className="flex flex-col items-start gap-3 border-t border-hairline pt-5">
          <h3 className="text-16">{text.insurer}</h3>
          <p className="text-muted">
            {text.insurerHint} {!hasCopies(search.tab) && text.insurerWhere}
          </p>
          {hasCopies(search.tab) ? (
            <Button icon={<Printer />} onClick={print}>
              {text.print}
            </Button>
          ) : (
            <Link {...paths.collection('all', { tab: 'owned' })} onClick={onClose} className={buttonClass()}>
              {words.showOwned}
            </Link>
          )}
        </section>
      </div>
    </Overlay>
  );
}
