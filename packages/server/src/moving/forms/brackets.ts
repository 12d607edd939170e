import { fold } from '@cartouche/contract/catalogue.rules';

import { withoutBrackets } from '../../catalogue/import/titleKeys.ts';
import { allBehind } from './behindTitle.ts';
import type { Said } from './said.ts';
import { regionNamed } from './regionWords.ts';
import { completenessOf, editionNames, toName } from './words.ts';

const brackets = /[([{]([^)\]}]+)[)\]}]/g;

const edition = new RegExp(
  `\\b(${editionNames}|classic|edition|édition|collector|steelbook|big box)\\b`,
  'i',
);

/** The field that a text in a title fills; 'aside' is one of the notes. */
type Filled = 'completeness' | 'region' | 'edition' | 'quantity' | 'aside';

/** A text in a title that may say something of the copy. Without a field, it says nothing that the row does not say. */
export type Taken = { text: string; field?: Filled; isSure: boolean };

/**
 * What stands in brackets or behind a title says something of the copy: which parts there are, its region or its
 * edition, if the row says nothing else of that. The rest goes into the notes. A year is a part of the title. What may
 * be a part of it is not said until the game is known: see readings.ts.
 */
export function withBrackets(said: Said): Said {
  if (said.isOurs) return said;
  const title = toName(said.title);
  const { platform = '' } = said;
  const inside = [...title.matchAll(brackets)].flatMap(([, text = '']) => {
    const written = text.trim();
    const isNone = /^\d*$/.test(written) || written.toLowerCase() === platform.toLowerCase();
    return isNone ? [] : { text: written, field: fieldOf(written), isSure: true };
  });
  // Those that are sure fill their fields, whatever becomes of the others.
  const behind = allBehind(withoutBrackets(title)).toReversed();
  const texts = [...behind, ...inside].toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
  const filled: Said = {};
  const taken = texts.map(({ text, field, isSure }): Taken => {
    const there = field === 'aside' ? undefined : (said[field] ?? filled[field]);
    if (there !== undefined && meaningOf(field, there) === meaningOf(field, text)) return { text, isSure };
    if (field === 'aside' || there !== undefined || hasParts(said, field))
      return { text, field: 'aside', isSure };
    filled[field] = text;
    return { text, field, isSure };
  });
  if (taken.length === 0) return said;
  return saying({ ...said, taken }, ({ isSure }) => isSure);
}

/** What a row says if only some of the texts in its title are said of the copy. */
export function saying(said: Said, isSaid: (one: Taken) => boolean): Said {
  const { taken = [] } = said;
  const inTitle = new Set<string>(taken.flatMap(({ field }) => field ?? []));
  const others = Object.fromEntries(Object.entries(said).filter(([name]) => !inTitle.has(name)));
  const fields = taken.filter(isSaid);
  const asides = fields.flatMap(({ field, text }) => (field === 'aside' ? text : []));
  return {
    ...others,
    ...Object.fromEntries(fields.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text]]))),
    ...(asides.length > 0 && { aside: asides.join(', ') }),
  };
}

function fieldOf(text: string): Filled {
  if (completenessOf(text) !== null) return 'completeness';
  if (regionNamed(text) !== null) return 'region';
  if (/^([x×] ?\d{1,2}|\d{1,2} ?([x×]|ex\.?|exemplaires|copies))$/i.test(text)) return 'quantity';
  return edition.test(text) ? 'edition' : 'aside';
}

/** What a text means in a field, so that two that say the same are one. */
function meaningOf(field: Filled, text: string): string {
  if (field === 'completeness') return completenessOf(text) ?? fold(text);
  return (field === 'region' ? regionNamed(text) : null) ?? fold(text);
}

/** Columns for the parts say more than a word. */
function hasParts(said: Said, field: Filled): boolean {
  return field === 'completeness' && (said.sealed ?? said.box ?? said.manual ?? said.game) !== undefined;
}
