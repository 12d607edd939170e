import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP, isIPv6 } from 'node:net';

import { noAnswer } from './failure.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** IANA's special-purpose addresses of version 4. */
const special = new BlockList();
const networks =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
for (const network of networks.split(' ')) {
  const [address = '', bits] = network.split('/');
  special.addSubnet(address, Number(bits), 'ipv4');
}

/** Of version 6, all that is public is in one network; these parts of it are not, or lead back to version 4. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(address, bits, 'ipv6');
}

function isPublic(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
  return !special.check(address, 'ipv4');
}

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Which addresses a connection may go to. What configuration names may be a stand-in on this machine. */
export type Reach = 'public' | 'public or loopback';

function isAllowed(address: string, reach: Reach): boolean {
  return isPublic(address) || (reach === 'public or loopback' && isLoopback(address));
}

const forbidden = () => noAnswer('forbidden', 'The name leads to an address that is not public.');

/** Refuses a host that is a number itself, which no lookup sees. */
export function requireAllowedHost({ hostname }: URL, reach: Reach): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host, reach)) throw forbidden();
}

/**
 * Looks a name up for a connection, which then goes to what was checked here: a name server that answers differently
 * the second time has no second time.
 */
export function lookupWithin(reach: Reach): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error: Error | null, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return answer(error ?? forbidden(), '', 0);
      if (!found.every(({ address }) => isAllowed(address, reach))) return answer(forbidden(), '', 0);
      if (options.all) return answer(null, found);
      return answer(null, first.address, first.family);
    });
  };
}
