import type { Platform } from '@cartouche/contract/platforms';

/** A platform for tests, with these values. */
export function testPlatform(id: number, given: Partial<Platform> = {}): Platform {
  return {
    id,
    name: `Platform ${id}`,
    manufacturer: 'Maker',
    aliases: [],
    release_year: null,
    color: '#888888',
    image_url: '',
    game_count: 80,
    ...given,
  };
}
