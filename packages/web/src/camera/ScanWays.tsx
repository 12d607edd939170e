import { Link } from '@tanstack/react-router';
import { Barcode, LibraryBig, ScanLine } from 'lucide-react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Segmented } from '../ui/Segmented.tsx';

const ways = [
  { way: 'barcode', icon: Barcode, to: paths.barcodes() },
  { way: 'cover', icon: ScanLine, to: paths.search({ scan: true }) },
  { way: 'shelf', icon: LibraryBig, to: paths.shelfPhoto() },
] as const;

/** The ways to show a game to the camera, beside each other. */
export function ScanWays({ current }: { current: (typeof ways)[number]['way'] }) {
  const text = useWords(cameraWords);
  return (
    <Segmented label={text.ways} as="nav">
      {ways.map(({ way, icon: Icon, to }) => (
        <Link
          key={way}
          {...to}
          // Or the scanner would be current on the pages below it.
          activeOptions={{ exact: true }}
          aria-current={way === current ? 'page' : undefined}
        >
          <Icon aria-hidden />
          {text.way[way]}
        </Link>
      ))}
    </Segmented>
  );
}
