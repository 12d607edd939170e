import { type Page, expect, test } from '@playwright/test';

import { alert, gem, valid, zipOf } from '../packages/server/src/testing/archives.ts';
import {
  address,
  adminEmail,
  choose,
  expectAccessible,
  gameId,
  own,
  picture,
  signIn,
  signedIn,
} from './collector.ts';

/** Gems come from an archive: as many as a year of alerts would find. */
async function importGems(page: Page, count: number): Promise<void> {
  const gems = Array.from({ length: count }, (_gem, index) => ({
    ...gem,
    title: `Secret of Mana, copy ${index + 1}`,
    url: index === 0 ? 'javascript:alert(1)' : `https://www.vinted.fr/items/${index + 1}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }));
  const data = await zipOf({
    ...valid,
    // The stand-in sells nothing of that, so what is there is what was imported.
    'alerts.json': JSON.stringify([{ ...alert, query: 'nothing of Mana' }]),
    'gems.json': JSON.stringify(gems),
  });
  const headers = { 'content-type': 'application/zip' };
  expect((await page.context().request.post(`${address()}/api/archive`, { data, headers })).ok()).toBe(true);
}

/** The link to the alerts, in the header or the bottom bar, with its count. */
const bell = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: true })
    .and(page.locator('header a, nav a'))
    .filter({ visible: true });

test('a collector is told that price alerts are coming soon, and goes back', async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'ana');
  await page.goto(`${address()}/settings`);
  await bell(page, /^(Price )?Alerts$/).click();

  const soon = page.getByRole('dialog', { name: '🚧 Coming Soon' });
  await expect(soon).toContainText('The Price Alerts feature is coming soon! Stay tuned for updates.');
  await expectAccessible(page);
  await picture(page, `alerts-soon-${test.info().project.name}`);
  await soon.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/settings/);
  await expect(soon).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(`${address()}/price-alerts`);
  await expect(other.getByRole('dialog', { name: '🚧 Coming Soon' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other).toHaveURL(`${address()}/`);
});

test('an admin sees what the alerts found, on the dashboard and in the list, and each is new only once', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'fr', 'dark');
  await signIn(page.context().request, adminEmail(project.name));
  await page.goto(`${address()}/price-alerts`);
  await expect(page.getByText('Aucune annonce pour l’instant.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, `alerts-empty-${project.name}`);

  await importGems(page, 120);
  await own(page, await gameId(page, 'Chrono Trigger'));
  await page.goto(address());
  await test.step('the dashboard shows the newest eight, and how many are new', async () => {
    const gems = page.getByRole('region', { name: 'Dernières trouvailles' });
    await expect(gems.getByRole('listitem')).toHaveCount(8);
    const newest = gems.getByRole('link', {
      name: 'Secret of Mana, copy 120 (s’ouvre dans un nouvel onglet)',
    });
    await expect(newest).toHaveAttribute('href', 'https://www.vinted.fr/items/120');
    await expect(newest).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Alertes de prix 1 active 120 nouvelles' })).toBeVisible();
    await expectAccessible(page);
    await picture(page, `alerts-dashboard-${project.name}`);
  });

  await bell(page, /^120 nouvelles Alertes/).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await expect(list.getByRole('status').first()).toHaveText('120 annonces trouvées');
  await expect(list.getByRole('listitem').first()).toContainText(/Nouvelle.*copy 120.*Vinted.*49,90\s€/);
  await expect(bell(page, /^Alertes/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, `alerts-list-${project.name}`);

  await test.step('all of it is read by scrolling, and an invalid address opens nothing', async () => {
    const oldest = list.getByRole('heading', { name: 'Secret of Mana, copy 1', exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(oldest).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(oldest.getByRole('link')).toHaveCount(0);
  });

  await page.reload();
  await expect(list.getByRole('listitem').first()).not.toContainText('Nouvelle');
});
