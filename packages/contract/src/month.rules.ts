import { fold } from './catalogue.rules.ts';

/** The names of each month in English, French, German and Spanish, as names are compared. */
const months = [
  'january janvier januar enero',
  'february fevrier februar febrero',
  'march mars marz maerz marzo',
  'april avril abril',
  'may mai mayo',
  'june juin juni junio',
  'july juillet juli julio',
  'august aout agosto',
  'september septembre septiembre setiembre',
  'october octobre oktober octubre',
  'november novembre noviembre',
  'december decembre dezember diciembre',
].map((names) => names.split(' '));

/** The number of a month by its name or by the beginning of one, of three letters or more; 0 for none and for 'jui'. */
export function monthOf(written: string): number {
  const name = fold(written);
  const found = months.flatMap((names, at) => (names.some((one) => one.startsWith(name)) ? at + 1 : []));
  const [only = 0, ...others] = found;
  return name.length < 3 || others.length > 0 ? 0 : only;
}
