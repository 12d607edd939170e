import type { PreviewItem } from '@cartouche/contract/alertShapes';
import { formatMoney } from '@cartouche/contract/money.rules';
import { FlaskConical, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { ListingPicture } from '../listings/ListingPicture.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { ListingLink } from './ListingLink.tsx';
import type { PreviewAnswer } from './usePreview.ts';

type PreviewOverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  answer: PreviewAnswer | undefined;
  errorText: string | null;
  footer: ReactNode;
};

/** What an alert would find now, above the form that asked. */
export function PreviewOverlay({ isOpen, onClose, title, answer, errorText, footer }: PreviewOverlayProps) {
  const text = useWords(alertsWords);
  const { date } = useLocale();

  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      {errorText && <Alert>{errorText}</Alert>}
      {answer && (
        <div className="flex flex-col gap-4">
          {answer.isSample && (
            <Badge tone="incomplete" icon={<FlaskConical />} className="max-w-full self-start">
              <span className="truncate">{text.sample}</span>
            </Badge>
          )}
          {answer.items.length === 0 ? (
            <EmptyState icon={<SearchX />} title={text.noResults}>
              {text.noResultsText}
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {answer.items.map((item) => (
                <PreviewTile key={item.id} item={item} />
              ))}
            </ul>
          )}
          {answer.more > 0 && <p className="text-13 text-muted">{text.andMore(answer.more)}</p>}
          {answer.ratesDay && <p className="text-13 text-muted">{text.ratesDay(date(answer.ratesDay))}</p>}
        </div>
      )}
    </Overlay>
  );
}

function PreviewTile({ item }: { item: PreviewItem }) {
  const text = useWords(alertsWords);
  const { language } = useLocale();
  const { price, total_item_price: total, title, url, image_url, isCompared } = item;
  const money = ({ amount, currency_code }: PreviewItem['price']) =>
    formatMoney(Number(amount), currency_code, { language });

  return (
    <li className="relative flex min-w-0 flex-col gap-2 rounded-card border border-hairline bg-surface p-2 pb-3">
      <ListingPicture src={image_url} className="w-full" />
      <div className="flex flex-col gap-0.5 px-1">
        <p className="text-16 font-bold">{money(price)}</p>
        {total && <p className="text-12 text-muted">{text.withFeesTotal(money(total))}</p>}
        <h3 dir="auto" className="line-clamp-3 text-13 font-semibold wrap-anywhere">
          <ListingLink url={url}>{title}</ListingLink>
        </h3>
        {!isCompared && <p className="text-12 font-semibold text-incomplete">{text.notCompared}</p>}
      </div>
    </li>
  );
}
