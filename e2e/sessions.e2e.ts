import { expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  newEmail,
  password,
  picture,
  sessionOf,
  signedIn,
  trySignIn,
} from './collector.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

const words = {
  en: {
    sessions: 'Sessions',
    thisDevice: 'This device',
    firefox: 'Firefox on Windows',
    end: 'End the session of Firefox on Windows',
    ended: 'Session ended',
    endOthers: 'End all other sessions',
    othersEnded: '2 sessions ended',
  },
  fr: {
    sessions: 'Appareils connectés',
    thisDevice: 'Cet appareil',
    firefox: 'Firefox sur Windows',
    end: 'Terminer la session de Firefox sur Windows',
    ended: 'Session terminée',
    endOthers: 'Terminer toutes les autres sessions',
    othersEnded: '2 sessions terminées',
  },
};

for (const language of ['en', 'fr'] as const) {
  test(`a user sees where they are signed in, and ends one session and then all others (${language})`, async ({
    page,
    context,
    browser,
  }, { project }) => {
    const say = words[language];
    await choose(context, language, language === 'fr' ? 'dark' : 'light');
    const email = await signedIn(page, 'ana');
    const others = await Promise.all(
      [firefox, iPhone, 'a program'].map((userAgent) => browser.newContext({ userAgent })),
    );
    const [onWindows] = others;
    for (const other of others) expect(await trySignIn(other, email, password)).toBe(200);

    await page.goto(`${address()}/settings?section=account`);
    const list = page.getByRole('group', { name: say.sessions });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(list.getByRole('listitem').first()).toContainText(say.thisDevice);
    await expect(list.getByRole('listitem').filter({ hasText: say.firefox })).toHaveCount(1);
    await expectAccessible(page);
    await picture(page, `sessions-${project.name}-${language}`);

    await page.getByRole('button', { name: say.end }).click();
    await expect(page.getByText(say.ended)).toBeVisible();
    await expect(list).toBeFocused();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await sessionOf(onWindows ?? context)).toBe(401);

    await page.getByRole('button', { name: say.endOthers }).click();
    await expect(page.getByText(say.othersEnded)).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: say.endOthers })).toHaveCount(0);
    await expectAccessible(page);

    expect(await sessionOf(context)).toBe(200);
    for (const other of others) {
      expect(await sessionOf(other)).toBe(401);
      await other.close();
    }
  });
}

test('an unconfirmed address is refused like a wrong password, with the next step', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  const email = newEmail('bo');
  await context.request.post(`${address()}/api/session/sign-up`, { data: { email, password } });
  const alert = page.getByRole('alert');
  async function signIn(typed: string): Promise<void> {
    await page.goto(`${address()}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }
  const refusal =
    'Invalid email or password. If both are right, your email is not confirmed yet, and we have just sent you the link again. Open the outbox';

  await signIn(password);
  await expect(alert).toHaveText(refusal);
  await expectAccessible(page);
  await signIn('a wrong password');
  await expect(alert).toHaveText(refusal);

  await page.getByRole('link', { name: 'Open the outbox' }).click();
  await expect(page.getByText('Confirm your email for Cartouche').first()).toBeVisible();
});
