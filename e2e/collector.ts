import { randomUUID } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type Page, expect } from '@playwright/test';

export const address = () => process.env['CARTOUCHE_URL'] ?? 'http://localhost:4747';
export const password = 'correct horse battery';
export const newEmail = (name: string) => `${name}-${randomUUID()}@example.com`;

/** The page in the language and theme that a journey is made in. */
export async function choose(
  context: BrowserContext,
  language: 'en' | 'fr',
  theme: 'light' | 'dark' = 'light',
) {
  await context.addCookies([{ name: 'lang', value: language, url: address() }]);
  await context.addInitScript((kept) => localStorage.setItem('theme', kept), theme);
}

/** A collector who has an account and is signed in; made by calls, for journeys that are about something else. */
export async function signedIn(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  const { request } = page.context();
  const from = { 'x-forwarded-for': '' };
  expect(
    (
      await request.post(`${address()}/api/session/sign-up`, { data: { email, password }, headers: from })
    ).ok(),
  ).toBe(true);
  await request.get(await linkMailedTo(page, email), { maxRedirects: 0 });
  expect((await request.post(`${address()}/api/session/sign-in`, { data: { email, password } })).ok()).toBe(
    true,
  );
  return email;
}

/** The link of the newest mail to an address, from the outbox of the local edition. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.context().request.get(`${address()}/api/outbox`);
      const mails = (await answer.json()) as { to: string; text: string }[]; // as: the contract's output
      link = /http\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Nothing that WCAG 2.2 AA or axe's best practices find wrong on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Where SCREENSHOTS names a folder, what the journey sees is kept there to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
