import { settingsWords } from '../i18n/settings.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useMarketplaceOptions } from '../listings/useMarketplaceOptions.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';

type MarketplaceSelectProps = { value: string; onChoose: (code: string) => void };

/** Which country's marketplace listings come from. */
export function MarketplaceSelect({ value, onChoose }: MarketplaceSelectProps) {
  const { ui } = useText();
  const text = useWords(settingsWords);
  const { options: found, isPending, isError, isFetching, refetch } = useMarketplaceOptions();

  const known = found.map(({ value: code, countryName, countryCode }) => ({
    value: code,
    label: `${countryName} (${countryCode})`,
  }));
  const options = [{ value: 'auto', label: text.autoMarketplace }, ...known];
  // The current choice is shown even if its name did not load.
  const isNamed = options.some((option) => option.value === value);

  return (
    <div className="flex flex-col gap-3">
      {isPending ? (
        <Select
          label={text.marketplace}
          hint={text.marketplaceHint}
          disabled
          options={[{ value: '', label: text.loadingMarketplaces }]}
          value=""
        />
      ) : (
        <Select
          label={text.marketplace}
          hint={text.marketplaceHint}
          error={isError ? text.marketplacesFailed : null}
          value={value}
          options={isNamed ? options : [...options, { value, label: value }]}
          onChoose={onChoose}
        />
      )}
      {isError && (
        <Button isPending={isFetching} onClick={() => void refetch()} className="self-start">
          {ui.retry}
        </Button>
      )}
    </div>
  );
}
