import { returnLocationLimit } from './constants.ts';
import {
  oneOf,
  isWhole,
  listIn,
  localStore,
  read,
  readCookie,
  remove,
  sessionStore,
  take,
  write,
  writeCookie,
} from './storage.ts';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'fr';
/** How lists of games can be drawn. */
export const views = ['grid', 'list', 'shelf', 'covers'] as const;
export type View = (typeof views)[number];
export type Density = 'comfortable' | 'compact';

/** Null follows the system. The page's inline script reads the same key before the first paint. */
export function storedTheme(): Theme | null {
  return oneOf(read(localStore(), 'theme'), ['light', 'dark']);
}

export function keepTheme(theme: Theme): void {
  write(localStore(), 'theme', theme);
}

/** The cookie's language; on a first visit French for a French browser, otherwise English. */
export function storedLanguage(): Language {
  return oneOf(readCookie('lang'), ['en', 'fr']) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
}

export function keepLanguage(language: Language): void {
  writeCookie('lang', language);
}

/** A language that was chosen here and is not in the user's profile yet. */
export function unsavedLanguage(): Language | null {
  return oneOf(read(sessionStore(), 'unsavedLanguage'), ['en', 'fr']);
}

export function keepUnsavedLanguage(language: Language): void {
  write(sessionStore(), 'unsavedLanguage', language);
}

export function forgetUnsavedLanguage(): void {
  remove(sessionStore(), 'unsavedLanguage');
}

/** Specification 7, cookies: the preferred marketplace. That of the profile comes before it. */
export function storedMarketplace(): string | null {
  return readCookie('marketplace_preference');
}

export function keepMarketplace(code: string): void {
  writeCookie('marketplace_preference', code);
}

export function storedView(): View {
  return oneOf(read(localStore(), 'view'), views) ?? 'grid';
}

export function keepView(view: View): void {
  write(localStore(), 'view', view);
}

export function storedDensity(): Density {
  return oneOf(read(localStore(), 'density'), ['comfortable', 'compact']) ?? 'comfortable';
}

export function keepDensity(density: Density): void {
  write(localStore(), 'density', density);
}

/** The columns of a compact list; null if nobody chose any. */
export function storedColumns(): readonly unknown[] | null {
  const kept = read(localStore(), 'columns');
  return kept === null ? null : listIn(kept);
}

export function keepColumns(names: readonly string[]): void {
  write(localStore(), 'columns', JSON.stringify(names));
}

export function forgetColumns(): void {
  remove(localStore(), 'columns');
}

/** The camera that was chosen on this device. */
export function storedCamera(): string | null {
  return read(localStore(), 'camera');
}

export function keepCamera(id: string): void {
  write(localStore(), 'camera', id);
}

export type ChartName = 'consoles' | 'wishlist';
export type ChartView = 'chart' | 'table';

export function storedChartView(chart: ChartName): ChartView {
  return oneOf(read(localStore(), `chart-${chart}`), ['chart', 'table']) ?? 'chart';
}

export function keepChartView(chart: ChartName, view: ChartView): void {
  write(localStore(), `chart-${chart}`, view);
}

/** Whether the guide to the first ten games was dismissed. */
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

/** The path of the kept location. */
export function keptReturnPath(): string | null {
  return read(sessionStore(), 'returnLocation')?.replace(/[?#].*/, '') ?? null;
}

/** The kept location; it can be taken once. */
export function takeReturnLocation(): string | null {
  const location = take('returnLocation');
  return location !== null && isReturnLocation(location) ? location : null;
}

export function isReturnLocation(location: string): boolean {
  if (location.length >= returnLocationLimit) return false;
  // '//elsewhere' and '/\elsewhere' start with a slash, but lead to another site.
  if (!/^\/(?![/\\])/.test(location)) return false;
  return !['/login', '/auth/callback', '/reset-password'].some((path) => location.startsWith(path));
}

/** Where a list was left: which list, its number of pages, its scroll position, and the game at the top. */
export type ListPlace = {
  list: string;
  page: number;
  scrollY: number;
  /** By its index in the list. `scrollY` alone would miss it, as rows are measured only when they are seen. */
  game: number;
  /** How far that game's row was scrolled past the top. */
  pastPx: number;
};

/** Specification 2, collection browser: collectionScrollY and collectionPage. `list` says which list they belong to. */
export function keepListPlace({ list, page, scrollY, game, pastPx }: ListPlace): void {
  write(sessionStore(), 'collectionScrollY', String(Math.round(scrollY)));
  write(sessionStore(), 'collectionPage', String(page));
  write(sessionStore(), 'collectionPlace', JSON.stringify([list, game, Math.round(pastPx)]));
}

/** The place where this list was left; null if another list was open since. */
export function keptListPlace(list: string): ListPlace | null {
  const [scrollY, page] = ['collectionScrollY', 'collectionPage'].map((key) =>
    Number(read(sessionStore(), key)),
  );
  const [of, game, pastPx] = listIn(read(sessionStore(), 'collectionPlace'));
  if (of !== list || !isWhole(scrollY) || !isWhole(page) || page < 1) return null;
  if (!isWhole(game) || typeof pastPx !== 'number') return null;
  return { list, page, scrollY, game, pastPx };
}

/** The code of the refusal that ended the session, or the call that it refused; the sign-in screen shows it once. */
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

/** What was typed into a form, for a forced leave: an ended session, a reload. */
type Draft = { form: string; text: string; at: number };

const draftLastsMs = 24 * 60 * 60 * 1000;

/** Keeps what was typed into a form with this tab, for the tab's owner, for a day. */
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
  const { form, text, at } = value as Partial<Record<keyof Draft, unknown>>; // as: of any shape until checked
  return typeof form === 'string' && typeof text === 'string' && typeof at === 'number';
}

/** A form by its name, and its subject if there is one form for each of several. */
export type OpenForm = { name: string; about: number };

/** Notes that a form was closed by force; it opens again for its user. */
export function keepInterrupted({ name, about }: OpenForm): void {
  write(sessionStore(), 'interrupted', JSON.stringify([name, about]));
}

/** The subject of the form of this name when it was closed by force, otherwise null; once. */
export function takeInterrupted(name: string): number | null {
  const [kept, about] = listIn(read(sessionStore(), 'interrupted'));
  if (kept !== name || !isWhole(about)) return null;
  remove(sessionStore(), 'interrupted');
  return about;
}

/** Forgets what is kept of the subscription (plans/keptSubscription.ts). */
export function forgetSubscription(): void {
  remove(sessionStore(), 'subscription');
}

/** The tab's owner: the last user who signed in here and has not signed out. */
export function tabOwner(): string | null {
  return read(sessionStore(), 'owner');
}

/** Gives the tab to the user who signed in. Nothing of another user stays in it. */
export function takeTab(userId: string): void {
  if (tabOwner() !== null && tabOwner() !== userId) clearTab();
  write(sessionStore(), 'owner', userId);
}

/** Forgets everything of the tab's owner; preferences of the device stay. The server deletes its own cookie. */
export function clearTab(): void {
  for (const key of [
    'owner',
    'drafts',
    'interrupted',
    'subscription',
    'checkout',
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
