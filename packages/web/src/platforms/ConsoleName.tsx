import type { Platform } from '@cartouche/contract/platforms';

import { PlatformImage } from './PlatformImage.tsx';

/** A console's drawing and short name, as they are engraved on a ledge. */
export function ConsoleName({ platform }: { platform: Platform }) {
  return (
    <span
      title={platform.name}
      className="inline-flex min-w-0 items-center gap-1.5 text-13 font-bold tracking-tight text-muted text-shadow-[0_1px_0_light-dark(rgb(255_255_255/0.9),rgb(0_0_0/0.7))]"
    >
      <PlatformImage imageUrl={platform.image_url} color={platform.color} className="w-9 shrink-0" />
      <span className="truncate">{platform.short_name}</span>
    </span>
  );
}
