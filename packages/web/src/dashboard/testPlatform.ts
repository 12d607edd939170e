import type { Platform } from '@cartouche/contract/platforms';

/** A platform for tests, with these values. */
export function testPlatform(id: number, given: Partial<Platform> = {}): Platform {
  return {
    id,
    name: `Platform ${id}`,
    short_name: `P${id}`,
    manufacturer: 'Maker',
    aliases: [],
    release_year: null,
    color: '#888888',
    medium: 'cartridge',
    box: { width: 130, height: 180, depth: 25 },
    image_url: '',
    game_count: 80,
    ...given,
  };
}
