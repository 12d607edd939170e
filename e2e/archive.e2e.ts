import { readFile } from 'node:fs/promises';

import { type Page, expect, test } from '@playwright/test';

import { valid, zipOf } from '../packages/server/src/testing/archives.ts';
import { jpeg } from '../packages/server/src/testing/pictures.ts';
import {
  address,
  choose,
  collect,
  expectAccessible,
  gameId,
  own,
  pressTwice,
  proEmail,
  signIn,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

const unknown = { title: 'Never made', platform: 'Nowhere', created_at: '2024-01-01T00:00:00.000Z' };

const [nintendo64, channelF] = [4, 127];

/** Contains what a CSV file must escape: commas, quotes and non-ASCII letters. */
const shelf = [
  { title: "Rock n' Roll Racing", completeness: 'CARTRIDGE,BOOKLET', condition: 'FAIR' },
  { title: 'Chrono Trigger', completeness: 'COMPLETE_IN_BOX', condition: 'MINT', purchasePrice: 149.99 },
  { title: 'Pokémon Snap', platform: nintendo64, completeness: 'CASE', notes: 'Zoë’s,\n"old"' },
  {
    title: "Maze, Jailbreak, Blind-man's-bluff, Trailblazer",
    platform: channelF,
    completeness: 'NEW_SEALED',
    purchaseDate: '1999-12-31',
  },
];

const csv = `\uFEFFtitle,platform,completeness_status,condition
"Chrono Trigger","Super Nintendo Entertainment System","COMPLETE_IN_BOX","MINT"
"Maze, Jailbreak, Blind-man's-bluff, Trailblazer","Fairchild Channel F","NEW_SEALED","GOOD"
"Pokémon Snap","Nintendo 64","CASE","GOOD"
"Rock n' Roll Racing","Super Nintendo Entertainment System","CARTRIDGE,BOOKLET","FAIR"
`.replaceAll('\n', '\r\n');

const json = `[
  {
    "title": "Chrono Trigger",
    "platform": "Super Nintendo Entertainment System",
    "completeness_status": "COMPLETE_IN_BOX",
    "condition": "MINT"
  },
  {
    "title": "Maze, Jailbreak, Blind-man's-bluff, Trailblazer",
    "platform": "Fairchild Channel F",
    "completeness_status": "NEW_SEALED",
    "condition": "GOOD"
  },
  {
    "title": "Pokémon Snap",
    "platform": "Nintendo 64",
    "completeness_status": "CASE",
    "condition": "GOOD"
  },
  {
    "title": "Rock n' Roll Racing",
    "platform": "Super Nintendo Entertainment System",
    "completeness_status": "CARTRIDGE,BOOKLET",
    "condition": "FAIR"
  }
]`;

const openExport = (page: Page) => page.goto(`${address()}/settings?section=export`);

/** Presses the button that makes a file, and returns the file's name and bytes. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** What a collector owns, wants and collects, without the ids of this account. */
async function everything(page: Page): Promise<unknown> {
  const ask = async (path: string) => {
    const answer = await page.context().request.get(`${address()}/api/${path}`);
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as never; // as: the contract's output
  };
  const owned: { game_id: number }[] = await ask('rpc/fetch_games?p_tab=owned');
  const copies = [];
  for (const { game_id } of owned) {
    const {
      id: _own,
      photos,
      ...copy
    }: { id: number; photos: object[] } = await ask(`collection/${game_id}`);
    copies.push({ ...copy, photos: photos.length });
  }
  const wishes: { game_id: number; title: string }[] = await ask('rpc/fetch_games?p_tab=wishlist');
  const { profile }: { profile: { preferred_currency: string } } = await ask('session');
  return {
    copies,
    wishes: wishes.map(({ game_id, title }) => ({ game_id, title })),
    platforms: await ask('my-platforms'),
    summary: await ask('collection-summary'),
    currency: profile.preferred_currency,
  };
}

test('a collection is exported as CSV and JSON, and its archive restores it in another account', async ({
  page,
  context,
  browser,
}, { project }) => {
  await choose(context, 'en');
  await signIn(page.context().request, proEmail(project.name, 'export'));
  const request = context.request;
  for (const { title, platform, ...copy } of shelf)
    await own(page, await gameId(page, title, platform), copy);
  const trigger = await gameId(page, 'Chrono Trigger');
  const photo = { data: await jpeg(), headers: { 'content-type': 'image/jpeg' } };
  expect((await request.post(`${address()}/api/collection/${trigger}/photos`, photo)).ok()).toBe(true);
  const binned = await gameId(page, 'Axelay');
  await own(page, binned);
  expect((await request.delete(`${address()}/api/collection/${binned}`)).ok()).toBe(true);
  await wishFor(page, await gameId(page, 'EarthBound'));
  for (const id of [superNintendo, nintendo64]) await collect(page, id);
  await request.patch(`${address()}/api/profile`, { data: { preferred_currency: 'EUR' } });
  await openExport(page);

  await test.step('exports the four columns, to the byte', async () => {
    const press = (name: string) => () => page.getByRole('button', { name }).click();
    const spreadsheet = await downloaded(page, press('Export as CSV'));
    expect([spreadsheet.name, spreadsheet.bytes.toString()]).toEqual(['collection_export.csv', csv]);
    await expect(page.getByText('4 games in collection_export.csv, in your downloads.')).toBeVisible();
    const program = await downloaded(page, press('Export as JSON'));
    expect([program.name, program.bytes.toString()]).toEqual(['collection_export.json', json]);
    await expectAccessible(page);
  });

  const archive = await downloaded(page, () => page.getByRole('link', { name: 'Download archive' }).click());
  expect(archive.name).toMatch(/^cartouche-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByRole('button', { name: 'Choose an archive' })).toBeDisabled();
  const before = await everything(page);

  const other = await browser.newContext();
  await choose(other, 'fr');
  const visitor = await other.newPage();
  await signedIn(visitor, 'bo');
  const choice = async (name: string, buffer: Buffer) => {
    const chooser = visitor.waitForEvent('filechooser');
    await visitor
      .getByRole('button', { name: /^Choisir (une archive|un autre fichier)$/ })
      .last()
      .click();
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer });
  };
  const dialog = visitor.getByRole('dialog', { name: 'Importer une archive' });

  await test.step('offers the archive to a free plan too, and refuses a file that is not one', async () => {
    await openExport(visitor);
    await expect(visitor.getByText('Débloquez les fonctions Pro')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Exporter en CSV' })).toHaveCount(0);
    expect((await other.request.get(`${address()}/api/collection-export`)).status()).toBe(403);
    expect(visitor.viewportSize()).toEqual(page.viewportSize());
    await expectAccessible(visitor);
    await choice('notes.zip', Buffer.from('no archive'));
    await dialog.getByRole('button', { name: 'Importer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      /^Ce fichier n’est pas une archive Cartouche, ou il est endommagé. Rien n’a été importé./,
    );
    await expectAccessible(visitor);
  });

  await test.step('says that it is offline, and its notice covers no words or buttons', async () => {
    await choice(archive.name, archive.bytes);
    await other.setOffline(true);
    await expect(visitor.getByText(/^Vous êtes hors ligne. Ce que/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Importer' }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveText('Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.');
    await alert.click({ trial: true });
    await dialog.getByRole('button', { name: 'Réessayer' }).click({ trial: true });
    await other.setOffline(false);
    await visitor.keyboard.press('Escape');
  });

  await test.step('says so when the catalogue knows nothing in an archive', async () => {
    await choice('unknown.zip', await zipOf({ ...valid, 'wishlist.json': JSON.stringify([unknown]) }));
    await dialog.getByRole('button', { name: 'Importer' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Aucun jeu n’a été importé/);
    await expect(dialog.getByRole('heading', { name: '1 titre a été laissé de côté' })).toBeVisible();
    await expectAccessible(visitor);
  });

  await test.step('imports it, and everything is there', async () => {
    await choice(archive.name, archive.bytes);
    await expect(dialog).toContainText(archive.name);
    const sent: string[] = [];
    visitor.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
    await pressTwice(dialog.getByRole('button', { name: 'Importer' }));
    await expect(dialog.getByText('Votre archive est importée')).toBeVisible();
    await expect(dialog).toContainText('4 jeux · 1 souhait · 1 photo');
    expect(sent).toEqual([`${address()}/api/archive`]);
    await expectAccessible(visitor);
    await visitor.keyboard.press('Escape');
    await expect(visitor.getByRole('button', { name: 'Choisir une archive' })).toBeFocused();
    await visitor.goto(`${address()}/collection/all?tab=owned`);
    await expect(visitor.getByRole('link', { name: 'Possédés (4)' })).toBeVisible();
    expect(await everything(visitor)).toEqual(before);
    await visitor.goto(`${address()}/game/${trigger}`);
    await expect(visitor.getByText('149,99 €')).toBeVisible();
    await visitor
      .getByRole('button', { name: /^Agrandir : / })
      .last()
      .click();
    await expect(visitor.getByRole('dialog').getByRole('img').first()).toHaveJSProperty('naturalWidth', 400);
    await visitor.goto(`${address()}/bin`);
    await expect(visitor.getByRole('main')).toContainText('Axelay');
  });
  await other.close();
});
