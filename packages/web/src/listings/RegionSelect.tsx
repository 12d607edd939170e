import { type MarketplaceCode, marketplaces } from '@cartouche/contract/settings.rules';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { Select } from '../ui/Select.tsx';
import { Flag } from './Flag.tsx';
import { useMarketplaceOptions } from './useMarketplaceOptions.ts';

type RegionSelectProps = {
  /** Undefined until it is known. */
  value: MarketplaceCode | undefined;
  onChoose: (code: string) => void;
};

/** The regional site, by the flag and the name of its country. */
export function RegionSelect({ value, onChoose }: RegionSelectProps) {
  const text = useWords(listingsWords);
  const locale = useLocale();
  const { options } = useMarketplaceOptions();
  const country = marketplaces.find(({ marketplaceCode }) => marketplaceCode === value)?.countryCode;

  // The current one has its name even if the list did not load.
  const named = options.map(({ value: code, countryName }) => ({ value: code, label: countryName }));
  const isListed = named.some((option) => option.value === value);
  const own = { value: value ?? '', label: country ? locale.country(country) : text.findingRegion };

  return (
    <div className="relative min-w-0 grow sm:max-w-52">
      <Select
        label={text.region}
        isLabelHidden
        value={value ?? ''}
        options={isListed ? named : [own, ...named]}
        onChoose={onChoose}
        className={country ? 'pl-10' : ''}
      />
      {country && (
        <Flag
          country={country}
          className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center"
        />
      )}
    </div>
  );
}
