import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { run } from '../cli.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { answerDumps } from './control.ts';

const parent = mkdtempSync(join(tmpdir(), 'cartouche-place-'));
const aFile = join(parent, 'a-file');
const longName = join(parent, 'a'.repeat(250));
beforeAll(() => writeFileSync(aFile, ''));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function cli(dataFolder: string, ...args: string[]) {
  const texts: string[] = [];
  const env = { CARTOUCHE_DATA: dataFolder, INIT_CWD: parent };
  const code = await run(args, env, { write: (text) => texts.push(text) });
  return { code, text: texts.join('') };
}

test.each(['dump', 'load'])(
  '%s takes one name, and says to put one with spaces in quotes',
  async (command) => {
    const answer = await cli(join(parent, 'data'), command, 'my', 'games.dump');

    expect(answer).toEqual({
      code: 1,
      text: 'Name one file. If its name has spaces, put it in quotes: "my games.dump".\n',
    });
  },
);

test.each([
  ['a folder', parent, `${parent} is a folder, not a dump.`],
  ['a file in a missing folder', join(parent, 'nowhere/x'), `There is no file ${join(parent, 'nowhere/x')}.`],
  ['a file in a file', join(aFile, 'x'), `${join(aFile, 'x')} cannot be read (ENOTDIR).`],
])('load explains %s in a sentence', async (_what, path, sentence) => {
  const answer = await cli(join(parent, 'data'), 'load', path);

  expect(answer).toEqual({ code: 1, text: `${sentence}\n` });
  expect(existsSync(join(parent, 'data'))).toBe(false);
});

describe('with a server that runs', () => {
  let product: Product;
  let stop: () => Promise<void>;
  let lines: string[] = [];
  beforeAll(async () => {
    product = await startProduct();
    const { dataFolder } = product.ctx.config;
    mkdirSync(join(dataFolder, 'db'));
    writeFileSync(join(dataFolder, 'db/PG_VERSION'), '18'); // the product's own database is elsewhere
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    stop = await answerDumps({ ...product.ctx, log });
  });
  beforeEach(() => void (lines = []));
  afterAll(async () => {
    await stop();
    await product.close();
  });

  test.each([
    ['a folder', parent, `${parent} is a folder, not a dump.`],
    ['a missing folder', join(parent, 'nowhere/x'), `There is no folder ${join(parent, 'nowhere')}.`],
    ['a file in place of the folder', join(aFile, 'x'), `There is no folder ${aFile}.`],
    ['a name that is too long', longName, `${longName} cannot be written (ENAMETOOLONG). Name another file.`],
    ['a file that is there', aFile, `There is a file ${aFile} already: name another one, or move it away.`],
  ])('dump explains %s in a sentence, and the server logs no more', async (_what, path, sentence) => {
    const answer = await cli(product.ctx.config.dataFolder, 'dump', path);

    expect(answer).toEqual({ code: 1, text: `${sentence}\n` });
    const noted = lines.map((line) => JSON.parse(line) as unknown);
    expect(noted).toMatchObject([{ level: 40, msg: 'a dump was not written', problem: sentence }]);
    expect(lines.join('')).not.toContain('stack');
    expect(readdirSync(parent)).toEqual(['a-file']);
  });
});
