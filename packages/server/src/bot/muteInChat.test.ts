import { afterAll, beforeAll, expect, test } from 'vitest';

import { stillWanted } from '../alerts/stillWanted.ts';
import { inTransaction } from '../context.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Bot, startBot } from '../testing/bot.ts';
import { botTalk } from '../testing/botTalk.ts';
import { tellDue } from '../telling/tellDue.ts';
import { announce } from '../telling/telling.ts';

let product: Bot;
beforeAll(async () => void (product = await startBot()));
afterAll(() => product.close());

const { heard, connected } = botTalk(() => product);

/** Somebody who was told of a find in a chat. */
async function told(title: string, { seller = null as string | null, language = 'en' } = {}) {
  const { user, chat } = await connected(language);
  await product.as(user, 'settings.save', { preferred_language: language });
  const alertId = await alertThatFound(product, user, [title]);
  await product.ctx.db.updateTable('items').set({ seller }).where('search_id', '=', alertId).execute();
  const items = product.ctx.db.selectFrom('items').select('id').where('search_id', '=', alertId);
  const finds = (await items.execute()).map(({ id }) => ({ itemId: id, price: 49.9 }));
  await inTransaction(product.ctx, (ctx) => announce(ctx, { userId: user.id, finds }));
  await tellDue(product.ctx, stillWanted);

  const press = async (text: string) => {
    await product.press(chat, text);
    await heard(chat);
    const message = (await product.chat(chat)).at(-1);
    return { note: message?.note, buttons: message?.keyboard.flat().map((button) => button.text) };
  };
  const mutes = async () => (await product.as(user, 'alerts.mutes')).body;
  return { user, chat, press, mutes };
}

const usual = ['Open', 'Bought it', 'Not interested', 'Mute…', 'Pause this alert'];

test('‘Mute…’ offers the seller and the words of the title that the alert does not look for', async () => {
  const { press } = await told('Secret of Mana – REPRO cartridge, 16 bit, Pokémon', {
    seller: 'tokyo_retro',
  });

  expect(await press('Mute…')).toEqual({
    note: 'Whom or what do you want to hear nothing more of?',
    buttons: ['Seller tokyo_retro', '‘repro’', '‘cartridge’', '‘bit’', '‘pokémon’', 'Back'],
  });
});

test('a seller is muted with one press, and the buttons of the find come back', async () => {
  const { press, mutes } = await told('Mana', { seller: 'tokyo_retro' });
  await press('Mute…');

  const after = await press('Seller tokyo_retro');

  expect(after).toEqual({
    note: 'Muted in all of your alerts: tokyo_retro · Vinted. Your Alerts page brings it back.',
    buttons: usual,
  });
  expect(await mutes()).toMatchObject([{ kind: 'seller', platform: 'vinted', value: 'tokyo_retro' }]);
});

test('a word is muted in French too, and Retour mutes nothing', async () => {
  const { press, mutes } = await told('Secret of Mana copie', { language: 'fr' });
  await press('Masquer…');
  const back = await press('Retour');
  const before = await mutes();
  await press('Masquer…');

  const { note } = await press('«\u00a0copie\u00a0»');

  expect(back.buttons).toContain('Masquer…');
  expect(before).toEqual([]);
  expect(note).toContain('Masqué dans toutes vos alertes\u00a0: copie.');
  expect(await mutes()).toMatchObject([{ kind: 'word', value: 'copie' }]);
});

test('what was put away can still be muted, and its own button does not come back', async () => {
  const { press, mutes } = await told('Mana repro');
  await press('Not interested');
  await press('Mute…');

  const { buttons } = await press('‘repro’');

  expect(await mutes()).toHaveLength(1);
  expect(buttons).toEqual(usual.filter((button) => !['Not interested', 'Bought it'].includes(button)));
});

test('what was bought meanwhile cannot be bought or paused again by the next press', async () => {
  const { user, press } = await told('Mana repro');
  const { id } = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const [gameId] = await product.games(['Secret of Mana']);
  await product.as(user, 'alerts.buy', { id, game_id: gameId });
  await press('Mute…');

  const { buttons } = await press('Back');

  expect(buttons).toEqual(['Open', 'Not interested', 'Mute…']);
});

test('a word that is too long for a button is not offered', async () => {
  const { press } = await told(`Mana ${'ж'.repeat(40)} repro`);

  expect((await press('Mute…')).buttons).toEqual(['‘repro’', 'Back']);
});

test('whoever has muted as much as there is room for is told so', async () => {
  const { user, press } = await told('Mana repro');
  const full = Array.from({ length: 500 }, (_mute, index) => ({
    user_id: user.id,
    kind: 'word' as const,
    platform: null,
    value: `word${index}`,
    created_at: product.ctx.now(),
  }));
  await product.ctx.db.insertInto('alert_mutes').values(full).execute();
  await press('Mute…');

  expect((await press('‘repro’')).note).toContain('You have muted as much as there is room for.');
});

test('a find that is gone with its alert mutes nothing', async () => {
  const { user, press, mutes } = await told('Mana repro');
  await press('Mute…');
  await product.ctx.db.deleteFrom('searches').where('user_id', '=', user.id).execute();

  expect((await press('‘repro’')).note).toBe('This is not there any more.');
  expect(await mutes()).toEqual([]);
});

test('a button that we never made mutes nothing', async () => {
  const { user, chat, mutes } = await told('Mana repro');
  const [found] = (await product.as(user, 'alerts.found')).body as { id: number }[]; // as: the contract's output
  const message = String((await product.chat(chat)).at(-1)?.id);

  for (const data of [`word:${found?.id}:`, `seller:${found?.id}`, `toString:${found?.id}`, 'word:x:repro'])
    await product.act(chat, { message, data });
  await heard(chat);

  expect(await mutes()).toEqual([]);
});
