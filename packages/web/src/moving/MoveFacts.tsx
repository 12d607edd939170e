import { itemField } from '@cartouche/contract/item.rules';
import {
  type MovedCurrency,
  columnName,
  dateOrders,
  formNames,
  movedCurrencies,
  paidUnits,
} from '@cartouche/contract/moving.rules';
import { Link } from '@tanstack/react-router';
import { Coins } from 'lucide-react';

import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Select } from '../ui/Select.tsx';
import type { Move } from './useMove.ts';

type MoveFactsProps = {
  move: Move;
  /** Another choice for the whole file. */
  onChoose?: (settings: Partial<Move['settings']>) => void;
  /** The columns mean something else than was thought: they are to be mapped. */
  onMap?: () => void;
};

/** What was recognised, how it was read, and what only the user can know of the whole file. */
export function MoveFacts({ move, onChoose, onMap }: MoveFactsProps) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const facts = useFacts(move);
  const { told, form } = move;
  const linesOf = (lines: readonly number[]) => lines.map((line) => number(line)).join(', ');
  const name = form === 'sheet' ? text.sheet : formNames[form];

  return (
    <Card title={text.recognised(name)} level="h2" hint={`${move.file_name} · ${text.rows(move.rows)}`}>
      {facts.length > 0 && (
        <dl aria-label={text.facts} className="grid gap-4 text-13 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {told.repairs.map((repair) => (
        <Alert key={repair}>{text.repairs[repair]}</Alert>
      ))}
      {told.brokenLines.length > 0 && <Alert>{text.brokenLines(linesOf(told.brokenLines))}</Alert>}
      {told.cutNotes.length > 0 && (
        <Alert>{text.cutNotes(linesOf(told.cutNotes), number(itemField.notes.longest))}</Alert>
      )}
      {onChoose && (move.settings.isRepaired || told.repairs.includes('twiceEncoded')) && (
        <Button onClick={() => onChoose({ isRepaired: !move.settings.isRepaired })} className="sm:self-start">
          {move.settings.isRepaired ? text.asWritten : text.repair}
        </Button>
      )}
      <NotConverted move={move} {...(onChoose && { onChoose })} />
      {onMap && move.columns.length > 0 && (
        <Button onClick={onMap} className="sm:self-start">
          {text.map}
        </Button>
      )}
      {onChoose && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={text.list}
            value={move.settings.list}
            options={(['collection', 'wishlist'] as const).map((value) => ({
              value,
              label: text.lists[value],
            }))}
            onChoose={(list) => onChoose({ list: list === 'wishlist' ? 'wishlist' : 'collection' })}
          />
          {told.currencies.length > 0 && <CurrencyChoice move={move} onChoose={onChoose} />}
          {told.openPrice !== null && <UnitChoice written={told.openPrice} move={move} onChoose={onChoose} />}
          {told.isDateAmbiguous && (
            <Select
              label={text.dateOrder}
              value={move.settings.dateOrder}
              options={dateOrders.map((value) => ({ value, label: text.dateOrders[value] }))}
              onChoose={(order) => onChoose({ dateOrder: dateOrders.find((one) => one === order) ?? 'dmy' })}
            />
          )}
        </div>
      )}
    </Card>
  );
}

/** How the file was read: labels and what stands beside them. A price that is asked is nowhere yet. */
function useFacts({ told, columns, settings }: Move): [string, string][] {
  const text = useWords(movingWords);
  const { date, amount, currency } = useLocale();
  const asked = columns.flatMap(({ name, field }, place) =>
    field === 'price' ? columnName(name, place) : [],
  );
  const sheetsOf = (tabs: readonly string[], isHidden = false) =>
    tabs.map((tab) => text.sheetNamed(tab, isHidden));
  const facts = [
    [text.encoding, told.encoding],
    [text.separator, told.separator && (text.separators[told.separator] ?? told.separator)],
    [text.date, told.date && text.readAs(told.date.written, date(told.date.read))],
    [text.price, told.price && text.readAs(told.price.written, amount(told.price.read))],
    [
      text.currency,
      told.currencies.every((one) => one === null) && told.currencies.length > 0
        ? text.noCurrencyAtAll(settings.currency ?? settings.own)
        : told.currencies.map((one) => (one === null ? text.noCurrency : currency(one))).join(', '),
    ],
    [text.askedBelow, asked.join(', ')],
    [text.inNotes, told.inNotes.filter((one) => !asked.includes(one)).join(', ')],
    [
      text.leftOut,
      [...told.leftOut, ...sheetsOf(told.leftOutTabs), ...sheetsOf(told.hiddenTabs, true)].join(', '),
    ],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

type CurrencyChoiceProps = { move: Move; onChoose: (settings: { currency: MovedCurrency | null }) => void };

/** In which currency the prices are: what each of them says, or one that the user knows. */
function CurrencyChoice({ move: { told, settings }, onChoose }: CurrencyChoiceProps) {
  const text = useWords(movingWords);
  const { currency } = useLocale();
  const isNamed = told.currencies.some((one) => one !== null);
  const asFile = isNamed ? text.asEachSays(settings.own) : text.ownCurrency(currency(settings.own));
  return (
    <Select
      label={text.prices}
      value={settings.currency ?? ''}
      options={[
        { value: '', label: asFile },
        ...movedCurrencies
          .filter((code) => isNamed || code !== settings.own || code === settings.currency)
          .map((code) => ({ value: code, label: currency(code) })),
      ]}
      onChoose={(chosen) => onChoose({ currency: movedCurrencies.find((code) => code === chosen) ?? null })}
    />
  );
}

type UnitChoiceProps = {
  written: string;
  move: Move;
  onChoose: (settings: Pick<Move['settings'], 'paidUnit'>) => void;
};

/** What a price counts of which the file does not say it. */
function UnitChoice({ written, move: { settings }, onChoose }: UnitChoiceProps) {
  const text = useWords(movingWords);
  const { amount } = useLocale();
  const perUnit = { whole: 1, hundredths: 100 };
  return (
    <Select
      label={text.openPrice(written)}
      value={settings.paidUnit ?? ''}
      options={[
        { value: '', label: text.unitOpen },
        ...paidUnits.map((unit) => ({ value: unit, label: amount(Number(written) / perUnit[unit]) })),
      ]}
      onChoose={(unit) => onChoose({ paidUnit: paidUnits.find((one) => one === unit) ?? null })}
    />
  );
}

/** What happens with prices that are not in the account's currency, which may have been changed for them since. */
function NotConverted({ move: { told, settings }, onChoose }: Pick<MoveFactsProps, 'move' | 'onChoose'>) {
  const text = useWords(movingWords);
  const { currency } = useLocale();
  const { preferred_currency: now } = useSession().profile;
  const named =
    settings.currency === null ? told.currencies : told.currencies.slice(0, 1).map(() => settings.currency);
  const others = named
    .filter((one) => one !== null && one !== settings.own)
    .map((one) => currency(one ?? ''));
  if (others.length === 0) return null;
  return (
    <Banner tone="incomplete" icon={<Coins />}>
      {text.notConverted(others.join(', '), currency(settings.own))}{' '}
      {now === settings.own ? (
        <Link {...paths.settings()} className="font-semibold underline underline-offset-4">
          {text.changeCurrency}
        </Link>
      ) : (
        onChoose && <Button onClick={() => onChoose({})}>{text.lookAgain}</Button>
      )}
    </Banner>
  );
}
