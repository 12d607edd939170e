import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  linkMailedTo,
  newEmail,
  onlyOnDesk,
  onlyOnPhone,
  password,
  picture,
} from './collector.ts';

/** The texts of the journey in each language. */
const words = {
  en: {
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm Password',
    createAccount: 'Create an account',
    signUp: 'Sign Up',
    signedUp:
      'Account created successfully! Please check your email to confirm your account. Redirecting to login...',
    outbox: 'Open the outbox',
    mail: 'Confirm your email for Cartouche',
    firstShelf: 'Your shelf starts here',
    snes: 'Super Nintendo Entertainment System',
    browse: 'Browse Super Nintendo Entertainment System',
    search: 'Search games',
    add: 'Add to Collection',
    edit: 'Edit Collection',
    cartridge: 'Cartridge',
    booklet: 'Booklet',
    case: 'Case',
    completeTile: 'Complete',
    condition: 'Condition',
    good: 'Good',
    mint: 'Mint',
    price: 'Purchase Price',
    date: 'Purchase Date',
    notes: 'Notes',
    submitAdd: 'Add',
    submitSave: 'Save',
    owned: /^Owned/,
    incomplete: 'Incomplete',
    inCollection: 'In Collection',
    latest: 'Latest Additions',
    totalGames: 'Total Games',
    remove: 'Remove',
    removeQuestion: 'Are you sure you want to remove this game from your collection?',
    emptyOwned: 'Your collection is empty.',
    paid: '$149.99',
    typedPrice: '149.99',
  },
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirm: 'Confirmez le mot de passe',
    createAccount: 'Créer un compte',
    signUp: 'S’inscrire',
    signedUp: /Votre compte est créé\s!/,
    outbox: 'Ouvrir la boîte d’envoi',
    mail: 'Confirmez votre adresse e-mail pour Cartouche',
    firstShelf: 'Votre collection commence ici',
    snes: 'Super Nintendo Entertainment System',
    browse: 'Parcourir Super Nintendo Entertainment System',
    search: 'Rechercher un jeu',
    add: 'Ajouter à la collection',
    edit: 'Modifier',
    cartridge: 'Cartouche',
    booklet: 'Notice',
    case: 'Boîte',
    completeTile: 'Complet',
    condition: 'État',
    good: 'Bon',
    mint: 'Comme neuf',
    price: 'Prix d’achat',
    date: 'Date d’achat',
    notes: 'Notes',
    submitAdd: 'Ajouter',
    submitSave: 'Enregistrer',
    owned: /^Possédés/,
    incomplete: 'Incomplet',
    inCollection: 'Possédé',
    latest: 'Derniers ajouts',
    totalGames: 'Jeux',
    remove: 'Retirer',
    removeQuestion: 'Voulez-vous vraiment retirer ce jeu de votre collection ?',
    emptyOwned: 'Votre collection est vide.',
    paid: '149,99 $',
    typedPrice: '149.99',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const theme = language === 'en' ? 'light' : 'dark';
  const where = language === 'en' ? onlyOnDesk : onlyOnPhone;

  test(
    `a newcomer signs up, puts a first game on the shelf, edits it and removes it (${language}, ${theme})`,
    where,
    async ({ page, context }, { project }) => {
      const say = words[language];
      const look = (name: string) => picture(page, `${project.name}-${language}-${theme}-${name}`);
      await choose(context, language, theme);

      await test.step('signs up and confirms by the mail in the outbox', async () => {
        const email = newEmail('ana');
        await page.goto(address());
        await expect(page).toHaveURL(/\/login/);
        await look('1-sign-in');
        await page
          .getByRole('link', { name: say.createAccount })
          .or(page.getByRole('button', { name: say.createAccount }))
          .click();
        await page.getByLabel(say.email, { exact: true }).fill(email);
        await page.getByLabel(say.password, { exact: true }).fill(password);
        await page.getByLabel(say.confirm, { exact: true }).fill(password);
        await page.getByRole('button', { name: say.signUp, exact: true }).click();
        await expect(page.getByText(say.signedUp)).toBeVisible();
        await page.getByRole('link', { name: say.outbox }).first().click();
        await expect(page).toHaveURL(/\/outbox/);
        await page
          .getByRole('article')
          .filter({ hasText: email })
          .filter({ hasText: say.mail })
          .getByRole('link', { name: /verify-email/ })
          .click();
      });

      await test.step('chooses a platform and goes to its games', async () => {
        await expect(page.getByRole('heading', { name: say.firstShelf })).toBeVisible();
        await expectAccessible(page);
        await look('2-first-shelf');
        await page.getByRole('button', { name: say.snes }).first().click();
        await page.getByRole('link', { name: say.browse }).click();
        await expect(page).toHaveURL(/\/collection\/19/);
      });

      await test.step('finds a game and adds a copy without its booklet', async () => {
        await page.getByLabel(say.search).filter({ visible: true }).fill('chrono trigg');
        await expect(page.getByText('Chrono Trigger').first()).toBeVisible();
        await expect(page.getByText('ActRaiser').first()).toBeHidden(); // the list from before the search is gone
        await look('3-found');
        await expectAccessible(page);
        await page.getByRole('button', { name: say.add }).first().click();
        const form = page.getByRole('dialog');
        await form.getByRole('button', { name: say.cartridge, exact: true }).click();
        await form.getByRole('button', { name: say.case, exact: true }).click();
        await form.getByLabel(say.condition, { exact: true }).selectOption({ label: say.good });
        await form.getByLabel(say.price).fill(say.typedPrice);
        await form.getByLabel(say.date).fill('2024-02-29');
        await form.getByLabel(say.notes).fill('Bourse de Lyon');
        await look('4-adding');
        await expectAccessible(page);
        await form.getByRole('button', { name: say.submitAdd, exact: true }).click();
        await expect(form).toBeHidden();
      });

      await test.step('sees it in the owned tab and on the dashboard', async () => {
        await page.goto(`${address()}/collection/all?tab=owned`);
        await expect(page.getByText('Chrono Trigger').first()).toBeVisible();
        await expect(page.getByText(say.incomplete, { exact: true }).first()).toBeVisible();
        await expect(page.getByText(say.paid).first()).toBeVisible();
        await look('5-owned');
        await page.goto(address());
        await expect(page.getByRole('heading', { name: say.latest })).toBeVisible();
        await expect(page.getByText(say.paid).first()).toBeVisible();
        await look('6-dashboard');
      });

      await test.step('completes it with the booklet', async () => {
        await openEditor(page, say.edit);
        const form = page.getByRole('dialog').last();
        await expect(form.getByLabel(say.price)).toHaveValue(say.typedPrice);
        await expect(form.getByLabel(say.date)).toHaveValue('2024-02-29');
        await expect(form.getByLabel(say.notes)).toHaveValue('Bourse de Lyon');
        await form.getByRole('button', { name: say.booklet, exact: true }).click();
        await expect(form.getByRole('button', { name: say.completeTile, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await form.getByLabel(say.condition, { exact: true }).selectOption({ label: say.mint });
        await form.getByRole('button', { name: say.submitSave, exact: true }).click();
        await page.goto(`${address()}/collection/all?tab=owned`);
        await expect(page.getByText(say.inCollection, { exact: true }).first()).toBeVisible();
      });

      await test.step('removes it, and the shelf is empty again', async () => {
        await openEditor(page, say.edit);
        await page.getByRole('dialog').last().getByRole('button', { name: say.remove, exact: true }).click();
        await expect(page.getByText(say.removeQuestion)).toBeVisible();
        await page
          .getByRole('alertdialog')
          .or(page.getByRole('dialog'))
          .last()
          .getByRole('button', { name: say.remove, exact: true })
          .click();
        await expect(page.getByText(say.emptyOwned)).toBeVisible();
        await page.reload();
        await expect(page.getByText(say.emptyOwned)).toBeVisible();
        await look('7-empty');
      });
    },
  );
}

async function openEditor(page: Page, edit: string): Promise<void> {
  await page.goto(`${address()}/collection/all?tab=owned`);
  await page
    .getByRole('button', { name: new RegExp(`^${edit}\\s?:`) })
    .first()
    .click();
}

test(
  'a mailed link sets a new password, and the old one is refused',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'en');
    const email = newEmail('bo');
    const { request } = context;
    await request.post(`${address()}/api/session/sign-up`, { data: { email, password } });
    await request.get(await linkMailedTo(request, email), { maxRedirects: 0 });
    await context.clearCookies({ name: /session/ });

    await page.goto(`${address()}/login`);
    await page
      .getByRole('button', { name: 'Forgot password?' })
      .or(page.getByRole('link', { name: 'Forgot password?' }))
      .click();
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeDisabled();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(/is on its way/)).toBeVisible();
    await expect.poll(() => linkMailedTo(request, email)).toContain('/reset-password');
    await page.goto(await linkMailedTo(request, email));
    await page.getByLabel('New Password', { exact: true }).fill('a new password');
    await page.getByLabel('Confirm New Password').fill('another one');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm New Password').fill('a new password');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await page.getByLabel('Password', { exact: true }).fill('a new password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${address()}/`);
  },
);
