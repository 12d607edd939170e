import type { Platform } from '@cartouche/contract/platforms';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import type { OptionGroup } from '../ui/Select.tsx';
import { platformsToChoose } from './platformsToChoose.ts';

export type PlatformChoices = readonly { name: string; platforms: readonly Platform[] }[];

/** Every platform under its heading, the user's own first. */
export function usePlatformChoices(): PlatformChoices {
  const text = useWords(collectionWords);
  const { compare } = useLocale();
  const platforms = useRead(api.platforms.list).data ?? [];
  const mine = new Set(useRead(api.platforms.mine).data?.map(({ platform_id }) => platform_id));

  const choices = platformsToChoose(platforms, mine, compare);
  return (['mine', 'stocked', 'empty'] as const)
    .map((group) => ({ name: text.platformChoices[group], platforms: choices[group] }))
    .filter((group) => group.platforms.length > 0);
}

/** The same for a select, each with its number of games. */
export function usePlatformOptions(): OptionGroup[] {
  const text = useWords(collectionWords);
  const { number } = useLocale();
  return usePlatformChoices().map((group) => ({
    label: group.name,
    options: group.platforms.map(({ id, name, game_count }) => ({
      value: String(id),
      label: game_count === 0 ? name : text.withGames(name, number(game_count)),
    })),
  }));
}
