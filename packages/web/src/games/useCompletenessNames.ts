import { useText } from '../i18n/language.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import type { CompletenessKey } from './gameFacts.ts';

/**
 * What a copy is or has, in the user's words. The game itself is a cartridge, a disc or a card, by its platform; where
 * several platforms are meant, it is a cartridge.
 */
export function useCompletenessNames() {
  const { completeness, media, sealed } = useText().catalogue;
  const platformOf = usePlatformOf();
  const mediumOf = (platformId?: number) =>
    (platformId === undefined ? undefined : platformOf(platformId)?.medium) ?? 'cartridge';

  return {
    mediumOf,
    nameOf: (key: CompletenessKey, platformId?: number) => {
      if (key === 'sealed') return sealed;
      return key === 'CARTRIDGE' ? media[mediumOf(platformId)] : completeness[key];
    },
  };
}
