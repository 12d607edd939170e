import { fold } from '@cartouche/contract/catalogue.rules';
import {
  type Part,
  canonicalCompleteness,
  parts,
  toCompleteness,
} from '@cartouche/contract/completeness.rules';

const partWords: Record<Part, string> = {
  CARTRIDGE:
    'game, cart, cartridge, disc, disk, umd, card, cassette, diskette, loose, jeu, cartouche, disque, carte, disquette, spiel, modul, lose, juego, cartucho, disco',
  BOOKLET: 'manual, booklet, instructions, notice, livret, manuel, anleitung, bedienungsanleitung, instrucciones',
  CASE: 'box, boxed, case, boîte, boîtier, ovp, originalverpackung, hülle, caja',
}; // oxfmt-ignore
const partOf = new Map(
  parts.flatMap((part) => partWords[part].split(', ').map((word) => [fold(word), part] as const)),
);
const words = (list: string) => new Set(list.split(', ').map(fold));
const whole = words('complete, complet, complète, komplett, completo, cib');
const withWords = words('with, and, but, avec, et, mais, mit, und, aber, con, y, pero');
const withoutWords = words(
  'without, no, not, missing, except, lacks, sans, ni, sauf, manque, ohne, kein, keine, außer, fehlt, sin, falta, salvo',
);
/** Behind a part, these say of it what the others say before it: 'notice manquante'. */
const missingWords = words('missing, absent, absente, manque, manquant, manquante, fehlt, fehlend, falta');
const onlyWords = words(
  'only, alone, just, seul, seule, seulement, vide, nur, leer, leere, solo, sola, empty',
);
const fillers = words('the, a, an, il, le, la, les, l, un, une, der, die, das, el, los, las');

/**
 * The parts that a phrase names, as 'boîte + jeu, sans notice' does; null where it has any other word, or leaves open
 * whether a part is there. Where one is missing, the game is there unless it is the one, and so are all that a phrase does
 * not name if it names none that is there. One part alone has to be said to be the only one, unless it is the only word.
 */
export function partsNamed(phrase: string): string | null {
  const said = new Map<Part, boolean>();
  const all = fold(phrase.replaceAll(/[+&]/g, ' and ')).split(' ');
  let is: boolean | undefined = true;
  let isWhole = false;
  let isOnly = all.length === 1;
  for (const [at, word] of all.entries()) {
    const part = partOf.get(word);
    const before = partOf.get(all[at - 1] ?? '');
    if (before !== undefined && at === all.length - 1 && missingWords.has(word)) said.set(before, false);
    else if (withoutWords.has(word)) is = false;
    else if (onlyWords.has(word)) isOnly = true;
    // 'Sans boîte et notice' has one part or none.
    else if (withWords.has(word)) is = is === undefined && isJoining.has(word) ? undefined : true;
    else if (whole.has(word)) isWhole = true;
    else if (fillers.has(word)) continue;
    else if (part === undefined || is === undefined || said.has(part)) return null;
    else {
      said.set(part, is);
      is = is ? true : undefined;
    }
  }
  const isMissing = [...said.values()].includes(false);
  if (!isMissing && (isWhole || said.size < (isOnly ? 1 : 2))) return null;
  const isAll = isWhole || ![...said.values()].includes(true);
  const there = parts.filter((part) => said.get(part) ?? (isAll || (isMissing && part === 'CARTRIDGE')));
  return canonicalCompleteness(toCompleteness(there, false) ?? '');
}

const isJoining = words('and, et, und, y');
