import type { Form } from './form.ts';
import { badParameter } from './refusal.ts';

/** Reads one parameter, or refuses it as Stripe does. */
export type Reader<T> = (form: Form | undefined, path: string) => T;
type Fields = Record<string, Reader<unknown>>;
export type Read<R> = R extends Reader<infer T> ? T : never;

export const text: Reader<string | undefined> = (form, path) => {
  if (typeof form === 'object') throw badParameter(path, `Invalid string: {…}`);
  return form;
};

export const integer: Reader<number | undefined> = (form, path) => {
  const value = text(form, path);
  if (value === undefined || value === '') return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw badParameter(path, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  }
  return Number(value);
};

export const flag: Reader<boolean | undefined> = (form, path) => {
  const value = text(form, path);
  if (value === undefined || value === '') return undefined;
  if (value !== 'true' && value !== 'false') throw badParameter(path, `Invalid boolean: ${value}`);
  return value === 'true';
};

/** An empty string clears what was set before. */
export function clearable<T>(reader: Reader<T>): Reader<T | ''> {
  return (form, path) => (form === '' ? '' : reader(form, path));
}

/** A time in seconds, or `now`. */
export const timeOrNow: Reader<number | 'now' | undefined> = (form, path) =>
  form === 'now' ? 'now' : integer(form, path);

export function oneOf<T extends string>(...values: T[]): Reader<T | undefined> {
  return (form, path) => {
    const value = text(form, path);
    if (value === undefined) return undefined;
    const known = values.find((one) => one === value);
    if (known === undefined) {
      throw badParameter(path, `Invalid ${path}: must be one of ${values.join(', ')}`);
    }
    return known;
  };
}

export function required<T>(reader: Reader<T | undefined>): Reader<T> {
  return (form, path) => {
    if (form === undefined) {
      throw badParameter(path, `Missing required param: ${path}.`, 'parameter_missing');
    }
    const value = form === '' ? undefined : reader(form, path);
    if (value === undefined) {
      throw badParameter(
        path,
        `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset.`,
        'parameter_invalid_empty',
      );
    }
    return value;
  };
}

export function list<T>(reader: Reader<T>): Reader<T[] | undefined> {
  return (form, path) => {
    if (form === undefined) return undefined;
    if (form === '') return [];
    if (typeof form === 'string') throw badParameter(path, `Invalid array`);
    return Object.entries(form).map(([key, item]) => reader(item, `${path}[${key}]`));
  };
}

/** Refuses every key that it does not know, as Stripe does. */
export function object<F extends Fields>(fields: F): Reader<{ [K in keyof F]: Read<F[K]> } | undefined> {
  return (form, path) => (form === undefined || form === '' ? undefined : readFields(fields, form, path));
}

export function readFields<F extends Fields>(
  fields: F,
  form: Form,
  path = '',
): { [K in keyof F]: Read<F[K]> } {
  if (typeof form === 'string') throw badParameter(path, `Invalid object`);

  const at = (key: string) => (path ? `${path}[${key}]` : key);
  const unknown = Object.keys(form).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) {
    throw badParameter(at(unknown), `Received unknown parameter: ${at(unknown)}`, 'parameter_unknown');
  }
  const read = Object.entries(fields).map(([key, reader]) => [key, reader(form[key], at(key))]);
  return Object.fromEntries(read) as { [K in keyof F]: Read<F[K]> }; // as: fromEntries forgets the keys
}

/** An empty value removes its key; an empty string in place of the whole removes all. */
export const metadata: Reader<Record<string, string> | '' | undefined> = (form, path) => {
  if (form === undefined || form === '') return form;
  if (typeof form === 'string') throw badParameter(path, 'Invalid object');
  const entries = Object.entries(form);
  if (entries.length > 50) throw badParameter(path, 'Metadata cannot have more than 50 keys.');
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || key.length > 40 || value.length > 500) {
      throw badParameter(`${path}[${key}]`, 'Metadata keys have up to 40 characters, values up to 500.');
    }
  }
  return Object.fromEntries(entries) as Record<string, string>; // as: the loop has checked the values
};

export function mergeMetadata(
  known: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  const merged = Object.entries({ ...known, ...change });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
