import { cookieDays, returnLocationLimit } from './constants.ts';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'fr';
export type View = 'grid' | 'list';

/** Null means that the system decides. The page's inline script reads the same key before the first paint. */
export function storedTheme(): Theme | null {
  return oneOf(read(localStore(), 'theme'), ['light', 'dark']);
}

export function keepTheme(theme: Theme): void {
  write(localStore(), 'theme', theme);
}

/** The cookie's language; on a first visit French for a French browser, and else English. */
export function storedLanguage(): Language {
  return oneOf(readCookie('lang'), ['en', 'fr']) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
}

export function keepLanguage(language: Language): void {
  writeCookie('lang', language);
}

/** A language that was chosen here, until the profile of whoever is signed in has it too. */
export function unsavedLanguage(): Language | null {
  return oneOf(read(sessionStore(), 'unsavedLanguage'), ['en', 'fr']);
}

export function keepUnsavedLanguage(language: Language): void {
  write(sessionStore(), 'unsavedLanguage', language);
}

export function forgetUnsavedLanguage(): void {
  remove(sessionStore(), 'unsavedLanguage');
}

/** Specification 7, cookies: the preferred marketplace beside the profile's. */
export function keepMarketplace(code: string): void {
  writeCookie('marketplace_preference', code);
}

export function storedView(): View {
  return oneOf(read(localStore(), 'view'), ['grid', 'list']) ?? 'grid';
}

export function keepView(view: View): void {
  write(localStore(), 'view', view);
}

export type ChartName = 'consoles' | 'wishlist';
export type ChartView = 'chart' | 'table';

export function storedChartView(chart: ChartName): ChartView {
  return oneOf(read(localStore(), `chart-${chart}`), ['chart', 'table']) ?? 'chart';
}

export function keepChartView(chart: ChartName, view: ChartView): void {
  write(localStore(), `chart-${chart}`, view);
}

/** Whether the way to the first ten games was waved aside. */
export function isFirstTenHidden(): boolean {
  return read(localStore(), 'firstTenHidden') !== null;
}

export function hideFirstTen(): void {
  write(localStore(), 'firstTenHidden', 'yes');
}

/** Keeps where a visitor wanted to go, as path, query and fragment. Specification 2: access guard. */
export function keepReturnLocation(location: string): void {
  if (isReturnLocation(location)) write(sessionStore(), 'returnLocation', location);
}

/** The kept location, which is used once. */
export function takeReturnLocation(): string | null {
  const location = take('returnLocation');
  return location !== null && isReturnLocation(location) ? location : null;
}

export function isReturnLocation(location: string): boolean {
  if (location.length >= returnLocationLimit) return false;
  // '//elsewhere' and '/\elsewhere' begin with a slash, but lead a browser to another site.
  if (!/^\/(?![/\\])/.test(location)) return false;
  return !['/login', '/auth/callback', '/reset-password'].some((path) => location.startsWith(path));
}

/** Where a list was left: which one, how many pages it had, how far it was scrolled, and which game stood at the top. */
export type ListPlace = {
  list: string;
  page: number;
  scrollY: number;
  /** By its index in the list; `scrollY` alone would miss it, as rows are measured only once they are seen. */
  game: number;
  /** How far that game's row was scrolled beyond the top. */
  pastPx: number;
};

/** Specification 2, collection browser: collectionScrollY and collectionPage. The address says whose they are. */
export function keepListPlace({ list, page, scrollY, game, pastPx }: ListPlace): void {
  write(sessionStore(), 'collectionScrollY', String(Math.round(scrollY)));
  write(sessionStore(), 'collectionPage', String(page));
  write(sessionStore(), 'collectionPlace', JSON.stringify([list, game, Math.round(pastPx)]));
}

/** The place where this list was left; null when another one was seen since. */
export function keptListPlace(list: string): ListPlace | null {
  const [scrollY, page] = ['collectionScrollY', 'collectionPage'].map((key) =>
    Number(read(sessionStore(), key)),
  );
  const [of, game, pastPx] = listIn(read(sessionStore(), 'collectionPlace'));
  if (of !== list || !isWhole(scrollY) || !isWhole(page) || page < 1) return null;
  if (!isWhole(game) || typeof pastPx !== 'number') return null;
  return { list, page, scrollY, game, pastPx };
}

/** A refusal's code that ended the session, told by the sign-in screen once. */
export function keepSignInNotice(code: string): void {
  write(sessionStore(), 'signInNotice', code);
}

export function takeSignInNotice(): string | null {
  return take('signInNotice');
}

export function isFeedbackBannerDismissed(): boolean {
  return readCookie('feedbackBannerDismissed') === 'true';
}

export function dismissFeedbackBanner(): void {
  writeCookie('feedbackBannerDismissed', 'true');
}

/** Only until the browser session ends. */
export function isFeedbackPillHidden(): boolean {
  return read(sessionStore(), 'feedbackPillHidden') === 'true';
}

export function hideFeedbackPill(): void {
  write(sessionStore(), 'feedbackPillHidden', 'true');
}

/** Whether single keys do something (WCAG 2.1.4: they can be switched off). */
export function areShortcutsOn(): boolean {
  return read(localStore(), 'shortcuts') !== 'off';
}

export function keepShortcuts(areOn: boolean): void {
  write(localStore(), 'shortcuts', areOn ? 'on' : 'off');
}

/** What is being typed into a form, for when it is left by force: a session that ended, a reload. */
type Draft = { form: string; text: string; at: number };

const draftLastsMs = 24 * 60 * 60 * 1000;

/** Keeps what is typed into a form, with this tab and for whoever it belongs to, for a day. */
export function keepDraft(form: string, text: string): void {
  const others = drafts().filter((draft) => draft.form !== form);
  write(sessionStore(), 'drafts', JSON.stringify([...others, { form, text, at: Date.now() }]));
}

export function keptDraft(form: string): string | null {
  return drafts().find((draft) => draft.form === form)?.text ?? null;
}

export function forgetDraft(form: string): void {
  write(sessionStore(), 'drafts', JSON.stringify(drafts().filter((draft) => draft.form !== form)));
}

function drafts(): Draft[] {
  const kept = listIn(read(sessionStore(), 'drafts'));
  return kept.filter(isDraft).filter(({ at }) => Date.now() - at < draftLastsMs);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { form, text, at } = value as Partial<Record<keyof Draft, unknown>>; // as: of any shape until looked at
  return typeof form === 'string' && typeof text === 'string' && typeof at === 'number';
}

/** A form by its name, and what it is about where there is one for each of several. */
export type OpenForm = { name: string; about: number };

/** Notes that a form was torn away from its user, who finds it open again. */
export function keepInterrupted({ name, about }: OpenForm): void {
  write(sessionStore(), 'interrupted', JSON.stringify([name, about]));
}

/** What the form of this name was about when it was torn away, else null; told once. */
export function takeInterrupted(name: string): number | null {
  const [kept, about] = listIn(read(sessionStore(), 'interrupted'));
  if (kept !== name || !isWhole(about)) return null;
  remove(sessionStore(), 'interrupted');
  return about;
}

/** Whose tab this is: that of the last who was signed in here and has not signed out. */
export function tabOwner(): string | null {
  return read(sessionStore(), 'owner');
}

/** Gives the tab to whoever is signed in now. Nothing of somebody else's stays in it. */
export function takeTab(userId: string): void {
  if (tabOwner() !== null && tabOwner() !== userId) clearTab();
  write(sessionStore(), 'owner', userId);
}

/** Forgets whatever belongs to the tab's user; preferences of the device stay. The server ends its own cookie. */
export function clearTab(): void {
  for (const key of [
    'owner',
    'drafts',
    'interrupted',
    'returnLocation',
    'collectionScrollY',
    'collectionPage',
    'collectionPlace',
    'signInNotice',
    'unsavedLanguage',
  ]) {
    remove(sessionStore(), key);
  }
}

function oneOf<Value extends string>(value: string | null, values: readonly Value[]): Value | null {
  return values.find((known) => known === value) ?? null;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function listIn(json: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value};path=/;max-age=${cookieDays * 24 * 60 * 60};samesite=lax`;
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

// A browser that blocks storage throws already at the name; the product then works and forgets.

function localStore(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function read(store: Storage | null, key: string): string | null {
  return store?.getItem(key) ?? null;
}

function write(store: Storage | null, key: string, value: string): void {
  try {
    store?.setItem(key, value);
  } catch {
    // The store is full: what is kept here may be lost without harm.
  }
}

function remove(store: Storage | null, key: string): void {
  store?.removeItem(key);
}

function take(key: string): string | null {
  const value = read(sessionStore(), key);
  remove(sessionStore(), key);
  return value;
}
