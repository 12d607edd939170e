import { api } from '../api/client.ts';
import { useRead, useReads } from '../api/reads.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { type PictureFormat, type PictureGroup, quotasOf } from './pictureLayout.ts';

/** What a picture of the user's shelf shows: games of each of the largest consoles. */
export function usePictureGroups(format: PictureFormat) {
  const summary = useRead(api.collection.summary);
  const platformOf = usePlatformOf();
  const quotas = quotasOf(summary.data?.platforms ?? [], format);
  const answers = useReads(
    api.collection.shelf,
    quotas.map(({ offset, limit }) => ({ offset, limit })),
  );
  const failed = answers.find(({ isError, data }) => isError && !data);

  const groups = quotas.flatMap(({ platform_id, owned }, index): PictureGroup[] => {
    const platform = platformOf(platform_id);
    const games = answers[index]?.data;
    if (!platform || !games) return [];
    // Wishes, or another console's games, if the shelf has changed since it was counted.
    const copies = games.flatMap(({ platform_id: id, title, genres, publisher, completeness }) =>
      id === platform_id && completeness !== null ? [{ title, genres, publisher, completeness }] : [],
    );
    return [{ platform, owned, games: copies }];
  });

  return {
    summary: summary.data,
    groups: summary.data && groups.length === quotas.length ? groups : null,
    error: summary.data ? (failed?.error ?? null) : summary.error,
    retry: () => {
      void summary.refetch();
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
