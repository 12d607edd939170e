import { type ItemFields, itemField } from '@cartouche/contract/item.rules';

import type { Language } from '../language.ts';
import { countOf } from './text/amounts.ts';
import type { Said } from './forms/said.ts';
import type { PartsSaid } from './partsSaid.ts';
import type { Amount } from './prices.ts';
import { cut } from './storable.ts';
import { gradeOf, isOnlyMark } from './forms/words.ts';

/** What could be read of a row; null where nothing could. */
export type Understood = PartsSaid & {
  condition: ItemFields['condition'] | null;
  paid: Amount;
  estimate: Amount;
  day: string | null;
  added: string | null;
  region: string | null;
  /** Whether a word for a condition is understood. */
  isKnown: (word: string | undefined) => boolean;
};

const labels = {
  en: {
    completeness: 'Completeness',
    game: 'Game',
    box: 'Box',
    manual: 'Booklet',
    sealed: 'Sealed',
    quantity: 'Quantity',
    condition: 'Condition',
    paid: 'Paid',
    bought: 'Bought',
    added: 'Added',
    region: 'Region',
    barcode: 'Barcode',
    serial: 'Serial number',
    estimate: 'Value',
    boxCondition: 'Condition of the box',
    bookletCondition: 'Condition of the booklet',
    mediumCondition: 'Condition of the game',
    edition: 'Edition',
    place: 'Place',
    tags: 'Tags',
    boughtAt: 'Bought at',
    boughtFrom: 'Bought from',
    aside: 'In the title',
  },
  fr: {
    completeness: 'Contenu',
    game: 'Jeu',
    box: 'Boîte',
    manual: 'Notice',
    sealed: 'Sous blister',
    quantity: 'Quantité',
    condition: 'État',
    paid: 'Prix payé',
    bought: 'Date d’achat',
    added: 'Date d’ajout',
    region: 'Région',
    barcode: 'Code-barres',
    serial: 'Numéro de série',
    estimate: 'Valeur',
    boxCondition: 'État de la boîte',
    bookletCondition: 'État de la notice',
    mediumCondition: 'État du jeu',
    edition: 'Édition',
    place: 'Emplacement',
    tags: 'Étiquettes',
    boughtAt: 'Lieu d’achat',
    boughtFrom: 'Vendeur',
    aside: 'Dans le titre',
  },
};

/**
 * All that has no field here or no room in it, could not be read, or says more than the field, as a grade of ten does,
 * each with a label: the file's own, else ours.
 */
export function noteLines(
  said: Said,
  understood: Understood,
  language: Language,
): [label: string, value: string][] {
  const unread = {
    completeness: understood.isWordOther,
    game: !isOnlyMark(said.game),
    box: !isOnlyMark(said.box),
    manual: !isOnlyMark(said.manual),
    sealed: !isOnlyMark(said.sealed),
    quantity: countOf(said.quantity ?? '') === null,
    condition: understood.condition === null || gradeOf(said.condition) !== null,
    paid: understood.paid.price === null,
    bought: understood.day === null,
    added: understood.added === null,
    region: understood.region === null,
    barcode: true,
    serial: understood.region === null,
    estimate: understood.estimate.price === null,
    boxCondition: !understood.isKnown(said.boxCondition) || gradeOf(said.boxCondition) !== null,
    bookletCondition: !understood.isKnown(said.bookletCondition) || gradeOf(said.bookletCondition) !== null,
    mediumCondition: !understood.isKnown(said.mediumCondition) || gradeOf(said.mediumCondition) !== null,
    edition: isTooLong(said, 'edition'),
    place: isTooLong(said, 'place'),
    tags: isTooLong(said, 'tags'),
    boughtAt: isTooLong(said, 'boughtAt'),
    boughtFrom: isTooLong(said, 'boughtFrom'),
    aside: true,
  };
  const written = { ...said, paid: understood.paid.note, estimate: understood.estimate.note };
  const ours = Object.entries(labels[language]).flatMap(([name, label]): [string, string][] => {
    const field = name as keyof (typeof labels)['en']; // as: the keys of the object
    const value = written[field] ?? '';
    return unread[field] && value !== '' ? [[label, value]] : [];
  });
  return [...ours, ...(said.more ?? []).filter(([, value]) => value !== '')];
}

/** Whether a field here has no room for a text, which is cut there and whole in the notes. */
function isTooLong(said: Said, field: 'edition' | 'place' | 'tags' | 'boughtAt' | 'boughtFrom'): boolean {
  return (said[field] ?? '').length > itemField[field].longest;
}

/** French has a space before its colons, which no line ends at. */
const colons = { en: ': ', fr: '\u00a0: ' };

/** An amount in the currency that the account had before, with its line of the notes. */
export type AmountBefore = { field: 'purchasePrice' | 'estimate'; amount: number; line: string };

export function amountsBefore({ paid, estimate }: Understood, language: Language): AmountBefore[] {
  const of = (field: AmountBefore['field'], { before, note }: Amount, label: string): AmountBefore[] =>
    before === undefined ? [] : [{ field, amount: before, line: lineOf([label, note], language) }];
  const { paid: paidLabel, estimate: valueLabel } = labels[language];
  return [...of('purchasePrice', paid, paidLabel), ...of('estimate', estimate, valueLabel)];
}

function lineOf([label, value]: readonly [label: string, value: string], language: Language): string {
  return `${label}${colons[language]}${value}`;
}

export type Noted = {
  notes: string;
  /** What else is written there. */
  labels: string[];
  /** Whether there is no room for all of it. */
  isCut: boolean;
};

/** The file's notes with these lines below them, as the user's language writes them. */
export function toNotes(
  notes: string | undefined = '',
  lines: readonly [label: string, value: string][],
  language: Language,
): Noted {
  const longest = itemField.notes.longest;
  const labelled = lines.map((line) => lineOf(line, language));
  const all = lines.length === 0 ? notes : [notes, ...labelled].filter(Boolean).join('\n').trim();
  return { notes: cut(all, longest), labels: lines.map(([label]) => label), isCut: all.length > longest };
}
