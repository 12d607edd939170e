import type { Release } from '@cartouche/contract/release.rules';

/** The releases as they are stored, one source after another, by region and date. */
export function toReleases(stored: unknown): Release[] {
  const releases = Array.isArray(stored) ? stored.flatMap((one) => toRelease(one) ?? []) : [];
  const regions = [...new Set(releases.map(({ region }) => region))];
  const placeOf = ({ region }: Release) => (region === null ? regions.length : regions.indexOf(region));
  return releases.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      compare(a.date ?? '9', b.date ?? '9') ||
      compare(a.serial ?? '', b.serial ?? ''),
  );
}

function toRelease(stored: unknown): Release | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const said: Record<string, unknown> = { ...stored };
  const textOf = (name: keyof Release) => {
    const value = said[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [region, date, title] = [textOf('region'), textOf('date'), textOf('title')];
  const [serial, barcode, publisher] = [textOf('serial'), textOf('barcode'), textOf('publisher')];
  return { region, date, title, serial, barcode, publisher, source: textOf('source') };
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
