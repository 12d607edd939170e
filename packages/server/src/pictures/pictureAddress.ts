import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { Config } from '../config.ts';
import { isPictureOf } from './pictureHosts.ts';

/** The route of pictures from outside. */
export const picturePath = '/api/pictures';

type Asked = { signature: string; url: string };

/**
 * Our own address of a picture on another host, for a screen to show: only we learn from where it is looked at. None for
 * a host that is not on the list. It does not expire: the picture is public, and a browser can keep it.
 */
export function toPictureAddress(config: Config, url: string | null | undefined): string | null {
  if (!url || !isPictureOf(config, url)) return null;
  return `${picturePath}/${sign(config, url).toString('base64url')}?${new URLSearchParams({ url })}`;
}

/** Whether we made an address, and would make it today. */
export function isOurAddress(config: Config, { signature, url }: Asked): boolean {
  const given = Buffer.from(signature, 'base64url');
  const own = sign(config, url);
  return given.length === own.length && timingSafeEqual(given, own) && isPictureOf(config, url);
}

function sign({ authSecret }: Config, url: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'addresses of pictures', 32));
  return createHmac('sha256', key).update(url).digest();
}
