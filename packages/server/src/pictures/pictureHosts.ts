import type { Config } from '../config.ts';

/** The hosts from which the marketplaces send their pictures, or the end of their names. */
const hosts = ['i.ebayimg.com', '.vinted.net'];

/** Whether an address leads to a host whose pictures we show. */
export function isPictureOf({ pictureOrigins }: Pick<Config, 'pictureOrigins'>, address: string): boolean {
  if (!URL.canParse(address)) return false;

  const url = new URL(address);
  if (url.username || url.password) return false;
  if (pictureOrigins.includes(url.origin)) return true;
  const isKnown = hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  return isKnown && url.protocol === 'https:' && url.port === '';
}
