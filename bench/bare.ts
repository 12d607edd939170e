/**
 * The bare server that the product is compared with: Node's HTTP server and one prepared statement per case, on the
 * same database. Run as a process, `bare.ts <where as JSON> <user id>`; prints its port when it listens.
 */
import { createServer, type IncomingMessage } from 'node:http';

import { cases } from './cases.ts';
import { forgetSaves } from './collector.ts';
import { openPool, type Where } from './pool.ts';

const [whereText = '', userId = ''] = process.argv.slice(2);
const { pool, close } = await openPool(JSON.parse(whereText) as Where);
await forgetSaves(pool, userId);

const server = createServer((request, response) => {
  void answer(request)
    .then((rows) => ({ status: 200, body: JSON.stringify(rows) }))
    .catch((error: unknown) => ({ status: 500, body: String(error) }))
    .then(({ status, body }) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
});

/** The path names the case and its input; the fields of a JSON body are parameters too. */
async function answer(request: IncomingMessage): Promise<unknown[]> {
  const [, index, input] = (request.url ?? '').split('/').map(Number);
  const found = cases[index ?? -1];
  const values = found?.inputs[input ?? -1]?.values;
  if (!found || !values) throw new Error(`There is no case at ${request.url}.`);

  const fields = request.method === 'PUT' ? Object.values(JSON.parse(await read(request)) as object) : [];
  return (
    await pool.query({ name: `case ${index}`, text: found.sql, values: [userId, ...values, ...fields] })
  ).rows;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void forgetSaves(pool, userId)
    .then(close)
    .then(() => process.exit(0));
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
