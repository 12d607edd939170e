import { fold } from '@cartouche/contract/catalogue.rules';
import { type ItemFields, itemField, partConditions } from '@cartouche/contract/item.rules';
import { tidyPlace } from '@cartouche/contract/place.rules';
import { unknownRegion } from '@cartouche/contract/release.rules';
import { tidyTags } from '@cartouche/contract/tags.rules';
import type { MoveSettings } from '@cartouche/contract/moving';
import type { DateOrder, MovedField, MovedList, MovedReason } from '@cartouche/contract/moving.rules';

import { countOf, dayOf, yearIn } from './text/amounts.ts';
import { type FromExport, entryTitle, fromExport } from './entryFacts.ts';
import type { Language } from '../language.ts';
import { regionCodeOf, releaseNamed } from './forms/regionWords.ts';
import type { Said } from './forms/said.ts';
import {
  type AmountBefore,
  type Noted,
  type Understood,
  amountsBefore,
  noteLines,
  toNotes,
} from './notes.ts';
import { type PlatformNames, isWithoutCopies, likelyPlatforms, readPlatform } from './platformNames.ts';
import { partsSaid, saysNone } from './partsSaid.ts';
import { type ByTitle, type Reading, sayingBy } from './readings.ts';
import { type Money, amountsOf } from './prices.ts';
import { cut } from './storable.ts';
import { isSum } from './sums.ts';
import {
  completenessIn,
  conditionOf,
  isDestroyed,
  isDigital,
  isForSale,
  isLent,
  isSold,
  listOf,
  toName,
  toOwnName,
} from './forms/words.ts';

/** What a row means here. */
export type Wanted = {
  title: string;
  /** The title of an own entry of it, as titles are compared. */
  folded: string;
  /** As the file has it. */
  platform: string;
  platformIds: number[];
  region: string | null;
  list: MovedList;
  why: MovedReason | null;
  /** What the file says of the copy; what it does not say is absent. */
  fields: Partial<ItemFields>;
  /** Of a row whose title may say something of the copy. */
  byTitle?: ByTitle;
  /** Amounts of our own export in another currency than the account's by now, with their lines of the notes. */
  before?: AmountBefore[];
  added: string | null;
  quantity: number;
  /** Which of the copies of its game it is, where the file says so. */
  copy: number | null;
  year: number | null;
  igdb: number | null;
  codes: string[];
} & FromExport;

/** What the user chose for the file, with all parts, and the language and the account's currency at that time. */
export type Settings = Omit<MoveSettings, 'mapping' | keyof Money> &
  Money & { mapping: MovedField[]; language: Language };

export const noSettings = {
  language: 'en' as Language,
  mapping: [] as MovedField[],
  dateOrder: 'dmy' as DateOrder,
  list: 'collection' as 'collection' | 'wishlist',
  currency: null,
  named: null,
  paidUnit: null,
  own: 'USD',
  completeness: {},
  condition: {},
  lists: {},
  platforms: {},
  isRepaired: false,
} satisfies Settings;

/** What a row means, and what of it goes into the notes by each reading of its title. */
export function interpret(
  said: Said,
  settings: Settings,
  names: PlatformNames,
): { wanted: Wanted; noted: Record<Reading, Noted> } {
  const platform = platformOf(said, settings, names);
  const region = regionOf(said, platform);
  const list = listFor(said, settings);
  const igdb = Number(said.igdb);
  const title = said.isOurs ? toOwnName(said.title) : toName(said.title);
  const { noted, ...ofCopy } = ofReadings(said, settings, platform);
  const exported = fromExport(said);
  const wanted = {
    title,
    folded: fold(exported.ownTitle ?? entryTitle(title)),
    platform: said.platform ?? '',
    platformIds: platform.ids.flatMap((id) => likelyPlatforms(id, region)),
    region,
    list,
    why: reasonOf(said, list, platform),
    ...ofCopy,
    added: addedOf(said, settings),
    quantity: countOf(said.quantity ?? '') ?? 1,
    copy: orderOf(said.copy),
    year: yearIn(said.year ?? ''),
    igdb: Number.isInteger(igdb) && igdb > 0 && igdb < 2_147_483_647 ? igdb : null,
    codes: [said.barcode, said.serial].flatMap((code) =>
      code === undefined || isDestroyed(code) ? [] : code,
    ),
    ...exported,
  };
  return { wanted, noted };
}

/** A copy's place among those of its game: whole, however the file writes it. */
function orderOf(copy = ''): number | null {
  return /^[1-9]\d{0,5}$/.test(copy) ? Number(copy) : null;
}

type Platforms = { ids: number[]; region: string | null; isRefused: boolean };

function platformOf({ platform = '' }: Said, settings: Settings, names: PlatformNames): Platforms {
  const named = platform.split(' | ').filter(Boolean);
  // What names none can have one console for the whole file, which is the meaning of no word.
  const written = named.length > 0 ? named : [''];
  const read = written.map((one) => {
    const chosen = chosenFor(settings.platforms, one);
    const { id, region } = readPlatform(one, names);
    return {
      id: chosen === undefined ? id : chosen,
      region,
      isRefused: chosen === null || (chosen === undefined && id === null && isWithoutCopies(one)),
    };
  });
  return {
    ids: [...new Set(read.flatMap(({ id }) => id ?? []))],
    region: read.find(({ region }) => region !== null)?.region ?? null,
    isRefused: read.every(({ isRefused }) => isRefused),
  };
}

function listFor({ list = '' }: Said, settings: Settings): MovedList {
  if (list === '') return settings.list;
  // What a tracker's own word means is shown and can be changed; what nobody knows is left out.
  return chosenFor(settings.lists, list) ?? listOf(list) ?? 'out';
}

function reasonOf(said: Said, list: MovedList, { ids, isRefused }: Platforms): MovedReason | null {
  if (said.isDamaged) return 'damaged';
  if (isSum(said)) return 'sum';
  if (toName(said.title) === '') return 'noTitle';
  if (isDigital(said.kind ?? '') || isDigital(said.completeness ?? '')) return 'digital';
  if (said.kind !== undefined) return 'kind';
  if (list === 'out') return isSold(said.list ?? '') ? 'sold' : 'wordOut';
  if (list === 'collection' && saysNone(said)) return 'none';
  if (isRefused) return 'otherPlatform';
  return ids.length === 0 && said.igdb === undefined && said.barcode === undefined ? 'noPlatform' : null;
}

/** What a row says of the copy by each reading of its title. Most titles have but one. */
function ofReadings(
  said: Said,
  settings: Settings,
  platform: Platforms,
): Pick<Wanted, 'fields' | 'before' | 'byTitle'> & { noted: Record<Reading, Noted> } {
  const of = (one: Said) => fieldsOf(one, settings, regionOf(one, platform));
  const { noted, ...sure } = of(said);
  const { taken } = said;
  if (!taken) return { ...sure, noted: { whole: noted, sure: noted, apart: noted } };
  const [whole, apart] = [of(sayingBy('whole', said)), of(sayingBy('apart', said))];
  const fields = { whole: whole.fields, sure: sure.fields, apart: apart.fields };
  const byTitle = { taken: taken.map(({ text, isSure }) => ({ text, isSure })), is: 'sure' as const, fields };
  return { ...sure, byTitle, noted: { whole: whole.noted, sure: noted, apart: apart.noted } };
}

function fieldsOf(
  said: Said,
  settings: Settings,
  region: string | null,
): Pick<Wanted, 'fields' | 'before'> & { noted: Noted } {
  const understood = understand(said, settings, region);
  const { completeness, condition, paid, estimate, day } = understood;
  const release = releaseOf(said, region);
  const noted = toNotes(said.notes, noteLines(said, understood, settings.language), settings.language);
  const before = amountsBefore(understood, settings.language);
  const fields = {
    ...(completeness !== null && { completeness }),
    ...(condition !== null && { condition }),
    ...(paid.price !== null && { purchasePrice: paid.price }),
    ...(day !== null && { purchaseDate: day }),
    ...(release !== '' && { release: cut(release, itemField.release.longest) }),
    ...conditionsOf(said, settings),
    ...textsOf(said),
    ...(estimate.price !== null && { estimate: estimate.price }),
    ...estimateDateOf(said, settings),
    ...(noted.notes !== '' && { notes: noted.notes }),
  };
  return { fields, ...(before.length > 0 && { before }), noted };
}

/** What a release is called begins with a region, be it unknown; our own export has it so. */
function releaseOf({ release, serial = '', isOurs }: Said, region: string | null): string {
  if (release === undefined) return region === null ? '' : [region, serial].join(' ').trim();
  if (isOurs) return release;
  return releaseNamed(release) ?? regionCodeOf(release) ?? `${region ?? unknownRegion} ${release}`;
}

function regionOf({ region = '' }: Said, platform: Platforms): string | null {
  return regionCodeOf(region) ?? platform.region;
}

function understand(said: Said, settings: Settings, region: string | null): Understood {
  return {
    ...partsSaid(said, wordMeans(said.completeness, settings.completeness, completenessIn)),
    condition: wordMeans(said.condition, settings.condition, conditionOf),
    ...amountsOf(said, settings),
    day: dayOf(said.bought ?? '', settings.dateOrder),
    added: addedOf(said, settings),
    region,
    isKnown: (word) => wordMeans(word, settings.condition, conditionOf) !== null,
  };
}

/** The condition of each part. */
function conditionsOf(said: Said, { condition: chosen }: Settings): Partial<ItemFields> {
  return Object.fromEntries(
    partConditions.flatMap((name) => {
      const condition = wordMeans(said[name], chosen, conditionOf);
      return condition === null ? [] : [[name, condition]];
    }),
  );
}

const tidied = { place: tidyPlace, tags: tidyTags, edition: same, boughtAt: same, boughtFrom: same };

function same(text: string): string {
  return text;
}

/** What is for sale or lent is still owned: the tracker's word for it becomes a tag. */
function textsOf({ tags = '', ...others }: Said): Partial<ItemFields> {
  const isTag = isForSale(others.list) || isLent(others.list);
  const marks = [tags, isTag ? others.list : ''].filter(Boolean).join(', ');
  const said: Said = { ...others, tags: marks };
  return Object.fromEntries(
    Object.entries(tidied).flatMap(([name, tidy]) => {
      const field = name as keyof typeof tidied; // as: the keys of the object
      const text = cut(tidy(said[field] ?? ''), itemField[field].longest);
      return text === '' ? [] : [[field, text]];
    }),
  );
}

function estimateDateOf({ estimateDate = '' }: Said, { dateOrder }: Settings): Partial<ItemFields> {
  const day = dayOf(estimateDate, dateOrder);
  return day === null ? {} : { estimateDate: day };
}

function addedOf({ added = '' }: Said, { dateOrder }: Settings): string | null {
  return momentOf(added) ?? dayOf(added, dateOrder);
}

/** A moment as programs write it, to the millisecond. */
function momentOf(written: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(written) ? written : null;
}

/** What was chosen for a word of a file, which may well be 'constructor'. */
export function chosenFor<Meaning>(chosen: Record<string, Meaning>, word: string): Meaning | undefined {
  return Object.hasOwn(chosen, word) ? chosen[word] : undefined;
}

function wordMeans<Meaning>(
  word: string | undefined,
  chosen: Record<string, Meaning | null>,
  known: (word: string) => Meaning | null,
): Meaning | null {
  if (word === undefined) return null;
  const own = chosenFor(chosen, word);
  return own === undefined ? known(word) : own;
}
