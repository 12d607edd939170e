import { z } from 'zod';

/** The address of a provider's API: https, because secrets travel there, or a stand-in on this machine. */
export function apiUrl(usual: string) {
  return z
    .url({ protocol: /^https?$/, error: `write an address such as ${usual}.` })
    .refine(isSafe, 'write an https address, or http on this machine.')
    .default(usual);
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
