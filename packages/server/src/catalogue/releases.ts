import { isDeepStrictEqual } from 'node:util';

import type { Release } from '@cartouche/contract/release.rules';

/** The releases as they are stored, one source after another, by region and date. */
export function toReleases(stored: unknown): Release[] {
  const releases = Array.isArray(stored) ? stored.flatMap((one) => toRelease(one) ?? []) : [];
  const regions = [...new Set(releases.map(({ region }) => region))];
  const placeOf = ({ region }: Release) => (region === null ? regions.length : regions.indexOf(region));
  const sorted = releases.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      compare(a.date ?? '9', b.date ?? '9') ||
      compare(a.serial ?? '', b.serial ?? ''),
  );
  return sorted.reduce(withRelease, []);
}

/** Sources list the discs of one box as releases: it is one, with the serials of all. */
function withRelease(boxes: Release[], release: Release): Release[] {
  const place = boxes.findIndex((box) => isDiscOf(release, box));
  const box = boxes[place];
  return box
    ? boxes.with(place, { ...box, serial: `${box.serial}, ${release.serial}` })
    : [...boxes, release];
}

/** One source has listed both, and says the same of both but for the serial. */
function isDiscOf(
  { serial, source, ...release }: Release,
  { serial: ofBox, source: ofBoxSource, ...box }: Release,
): boolean {
  const before = discSerial(ofBox?.split(', ').at(-1));
  const disc = discSerial(serial);
  if (!before || !disc || before.letters !== disc.letters) return false;
  if (!follows(disc, before)) return false;
  const known = sourcesOf(ofBoxSource);
  return sourcesOf(source).some((one) => known.includes(one)) && isDeepStrictEqual(release, box);
}

const sourcesOf = (source: string | null) => (source ?? '').split(', ');

// Of the first PlayStation alone: later consoles' boxes seldom have two discs, and their editions follow each other.
// SLES-50000 and later are of the PlayStation 2.
const ofPlayStation = /^(?:S[CL]ES-[0-4]|SLUS-0|SCUS-94|SLPS-0|SLPM-8|SCPS-(?:1[08]|45|91))/;
const sonySerial = /^([A-Z]{2}([A-Z])[A-Z])-(\d{5})$/;

function discSerial(serial: string | null | undefined) {
  const [, letters, region, digits] = sonySerial.exec(serial ?? '') ?? [];
  return letters === undefined || !ofPlayStation.test(serial ?? '')
    ? undefined
    : { letters, region, number: Number(digits) };
}

// In America a disc got a number when it was made: those of Lunar are 271 apart, more than those of any other box. A
// second edition came years and more numbers later.
const furthestDisc = 280;

/**
 * Whether a disc can be the next in a box. In Japan they follow each other; in Europe that are the languages, and the
 * second disc of SLES-01370 is SLES-11370, the third SLES-21370.
 */
function follows(disc: { number: number; region: string | undefined }, before: { number: number }): boolean {
  const apart = disc.number - before.number;
  if (disc.region === 'U') return apart > 0 && apart <= furthestDisc;
  return apart === (disc.region === 'E' ? 10_000 : 1);
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
