import { cookieDays } from './constants.ts';

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value};path=/;max-age=${cookieDays * 24 * 60 * 60};samesite=lax`;
}

export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

// A browser that blocks storage throws when it is accessed. The product then works without memory.

export function localStore(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function read(store: Storage | null, key: string): string | null {
  return store?.getItem(key) ?? null;
}

export function write(store: Storage | null, key: string, value: string): void {
  try {
    store?.setItem(key, value);
  } catch {
    // The storage is full: what is kept here can be lost without harm.
  }
}

export function remove(store: Storage | null, key: string): void {
  store?.removeItem(key);
}

export function take(key: string): string | null {
  const value = read(sessionStore(), key);
  remove(sessionStore(), key);
  return value;
}

/** What is kept may be from another version, or changed by hand: it is checked as it is read. */
export function oneOf<Value extends string>(value: string | null, values: readonly Value[]): Value | null {
  return values.find((known) => known === value) ?? null;
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

export function listIn(json: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The parts of something kept, of any shape. */
export function partsOf(kept: unknown): object {
  return typeof kept === 'object' && kept !== null ? kept : {};
}
