import type { Alert } from '@cartouche/contract/alertShapes';
import { type AlertMarketplace, alertMarketplaces } from '@cartouche/contract/alerts.rules';
import { formatMoney } from '@cartouche/contract/money.rules';
import { Clock, Pencil, Power, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { GameCover } from '../games/GameCover.tsx';
import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useOptionWords } from './useOptionWords.ts';

type AlertCardProps = {
  alert: Alert;
  onToggle: (isActive: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** One alert: what it looks for, how it is doing, and what can be done with it. */
export function AlertCard({ alert, onToggle, onEdit, onRemove }: AlertCardProps) {
  const text = useWords(alertsWords);
  const platform = usePlatformOf()(alert.game?.platform_id ?? 0);
  const saysOptions = useOptionWords();
  const { query, game, active } = alert;
  const options = saysOptions({
    part: alert.part,
    words: alert.excluded_words.join(', '),
    withFees: alert.with_fees,
  });

  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline bg-surface pl-1">
      <Spine color={platform?.color ?? colorlessPlatform} />
      <div className="flex grow items-start gap-3 p-3">
        {game && (
          <div className="w-16 shrink-0">
            <GameCover game={game} size="small" />
          </div>
        )}
        <div className="flex min-w-0 grow flex-col gap-0.5">
          <h3 className="line-clamp-2 text-16 font-semibold wrap-anywhere">{query}</h3>
          <p className="text-14 font-medium">
            <Range alert={alert} />
          </p>
          <p className="text-13 text-muted wrap-anywhere">
            <Place alert={alert} />
          </p>
          {options && <p className="line-clamp-2 text-13 text-muted wrap-anywhere">{options}</p>}
        </div>
      </div>
      <State alert={alert} />
      <div className="flex items-center justify-between gap-2 border-t border-hairline py-1 pr-1 pl-3">
        <div className="w-32">
          <Switch
            label={active ? text.active : text.inactive}
            name={text.statusOf(active ? text.active : text.inactive, query)}
            isOn={active}
            onChange={onToggle}
          />
        </div>
        <div className="flex">
          <IconButton aria-label={text.edit(query)} icon={<Pencil />} onClick={onEdit} />
          <IconButton aria-label={text.remove(query)} icon={<Trash2 />} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}

/** Specification 2.7: €0 without a lowest price, ∞ without a highest one. */
function Range({ alert: { min_price, max_price } }: { alert: Alert }) {
  const text = useWords(alertsWords);
  const { language } = useLocale();
  const euros = (price: number) =>
    formatMoney(price, 'EUR', { language, digits: Number.isInteger(price) ? 0 : 2 });
  return text.range(euros(min_price ?? 0), max_price === null ? '∞' : euros(max_price));
}

/** The marketplace, and of which country where it has sites of several. */
function Place({ alert: { platform, site } }: { alert: Alert }) {
  const { country } = useLocale();
  const name = alertMarketplaces[platform];
  return site === null ? name : `${name} · ${country(site.slice(-2))}`;
}

function State({ alert }: { alert: Alert }) {
  const text = useWords(alertsWords).states;
  const { moment } = useLocale();
  const { active, state, answered_at, failing_since, platform } = alert;
  const marketplace: string = alertMarketplaces[platform satisfies AlertMarketplace];
  if (!active) return null;

  if (state === 'failing') {
    return (
      <StateLine icon={<TriangleAlert />} isWarning>
        {text.failing(marketplace, moment(failing_since ?? alert.created_at))}
      </StateLine>
    );
  }
  if (state === 'off') {
    return (
      <StateLine icon={<Power />} isWarning>
        {text.off(marketplace)}
      </StateLine>
    );
  }
  return (
    <StateLine icon={<Clock />}>
      {answered_at === null ? text.waiting : text.running(moment(answered_at))}
    </StateLine>
  );
}

type StateLineProps = { icon: ReactNode; isWarning?: boolean; children: string };

function StateLine({ icon, isWarning = false, children }: StateLineProps) {
  const look = isWarning ? 'bg-incomplete-tint text-incomplete font-medium' : 'text-muted';
  return (
    <p
      className={`flex items-start gap-2 px-3 pb-2 text-13 [&>svg]:size-4 [&>svg]:shrink-0 ${look} ${isWarning ? 'pt-2' : ''}`}
    >
      {icon}
      {children}
    </p>
  );
}
