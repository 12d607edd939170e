import type { Medium } from '@cartouche/contract/platforms';
import {
  Archive,
  BookOpen,
  CassetteTape,
  Disc3,
  Gamepad,
  MemoryStick,
  Package,
  PackageCheck,
  Save,
} from 'lucide-react';

import type { CompletenessKey } from './gameFacts.ts';

/** The picture of what a copy is or has. */
export function PartIcon({ part, medium }: { part: CompletenessKey; medium: Medium }) {
  const Icon = part === 'CARTRIDGE' ? media[medium] : parts[part];
  return <Icon aria-hidden />;
}

const parts = { complete: PackageCheck, sealed: Package, BOOKLET: BookOpen, CASE: Archive };

const media: Record<Medium, typeof Gamepad> = {
  cartridge: Gamepad,
  disc: Disc3,
  umd: Disc3,
  card: MemoryStick,
  cassette: CassetteTape,
  diskette: Save,
};
