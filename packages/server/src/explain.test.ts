import { expect, test } from 'vitest';

import { explain } from './explain.ts';

const failing = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

test.each<[Error, RegExp]>([
  [failing('listen EADDRINUSE', { code: 'EADDRINUSE', port: 80 }), /^Port 80 is in use\. Stop what uses it/],
  [failing('', { code: 'ECONNREFUSED' }), /^The database does not answer \(ECONNREFUSED\)\. Is DATABASE_URL/],
  [failing('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND' }), /^The database does not answer \(getaddrinfo/],
  [failing('timeout exceeded when trying to connect'), /^The database does not answer \(timeout exceeded/],
  [failing('Connection terminated due to connection timeout'), /^The database does not answer \(Connection/],
  [failing('password authentication failed', { code: '28P01' }), /^The database lets nobody in \(password/],
  [
    failing('database "games" does not exist', { code: '3D000' }),
    /^The database lets nobody in \(.*Put DATABASE/,
  ],
  [
    failing('invalid page in block 0', { code: 'XX001' }),
    /^The database is damaged, .*Restore it from a backup\.$/,
  ],
  [
    failing("EACCES: permission denied, open '/data/auth-secret'", {
      code: 'EACCES',
      path: '/data/auth-secret',
    }),
    /^EACCES: .*\. Let the user that runs Cartouche read and write there, or set CARTOUCHE_DATA/,
  ],
])('%s gives a line that says what to do', (error, line) => {
  expect(explain(error)).toMatch(line);
  expect(explain(error)).not.toContain('\n');
});

test('an error of our own is shown with its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n\s+at /);
});
