import { once } from 'node:events';
import { createServer } from 'node:net';

const given = new Set<number>();

/**
 * A port of this machine that is free, and that this process was not given before. It lies below the ports that
 * systems give to clients: one of those may be taken by any call that leaves in the meantime, also by the one that
 * polls the port until somebody listens there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
