import { withoutBrackets } from '../catalogue/import/titleKeys.ts';
import { bundled, parted } from './forms/behindTitle.ts';

/** A way to write a title. One that is not sure only leads to games to choose from. */
export type Variant = { title: string; isSure: boolean };

const article = /^(.+?),\s*(the|an?|le|la|les|l['’]|der|die|das|el|los|las|il|lo)(?=$|[\s:–-])\s*(.*)$/i;

/** The title as it is written, then the ways in which other trackers write it. */
export function titleVariants(written: string): Variant[] {
  const title = written.trim();
  const bare = withoutBrackets(title);
  const { title: plain } = parted(bare);
  const others = [`The ${plain}`, withInitials(plain), ...withVersion(plain)];
  const sure = [title, bare, plain, ...[title, plain].map(inOrder), ...others];
  const unsure = [
    plain.replace(bundled, ''),
    plain.replace(/\b10\b/, 'X'),
    plain.replace(/\bX\b/, '10'),
    plain.replace(/\s*(:|\s[-–—])\s.*$/, ''),
    plain.replace(/^.*?(:|\s[-–—])\s/, ''),
  ];
  const variants = [
    ...sure.map((one) => ({ title: one, isSure: true })),
    ...unsure.map((one) => ({ title: one, isSure: false })),
  ];
  const seen = new Set<string>();
  return variants.filter(({ title: one }) => one.trim() !== '' && seen.size < seen.add(one).size);
}

/** 'Crash Team Racing' is also 'CTR: Crash Team Racing'. */
function withInitials(title: string): string {
  const words = title.split(/\s+/);
  return words.length < 3 ? title : `${words.map((word) => word.charAt(0)).join('')} ${title}`;
}

/** 'Pokémon Red' is also 'Pokémon Red Version', and 'Pokémon Perle' is 'Pokémon Version Perle'. */
function withVersion(title: string): string[] {
  const [first = '', ...others] = title.split(/\s+/);
  return [`${title} Version`, ...(others.length > 0 ? [`${first} Version ${others.join(' ')}`] : [])];
}

/** 'Boy and His Blob, A: Trouble' is 'A Boy and His Blob: Trouble'. */
function inOrder(title: string): string {
  const [, name, word, rest = ''] = article.exec(title) ?? [];
  if (name === undefined || word === undefined) return title;
  const joined = /['’]$/.test(word) ? `${word}${name}` : `${word} ${name}`;
  return rest === ''
    ? joined
    : /^[:–-]/.test(rest)
      ? `${joined}${rest.startsWith(':') ? '' : ' '}${rest}`
      : `${joined} ${rest}`;
}
