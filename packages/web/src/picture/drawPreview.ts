import { drawPicture } from './drawPicture.ts';
import type { PictureGroup } from './pictureLayout.ts';
import { entryShelf } from '../session/entryShelf.ts';

/** Draws the picture that stands for a link to the product, for tools/identity.ts: the shelf of the sign-in screen. */
export function drawPreview(canvas: HTMLCanvasElement): void {
  const boxes = entryShelf.flat();
  const consoles = [...new Set(boxes.map(({ console }) => console))];
  const groups = consoles.map((console, id): PictureGroup => ({
    platform: { ...unnamed, ...console, id },
    owned: 0,
    games: boxes
      .filter((box) => box.console === console)
      .slice(0, 5)
      .map(({ title, genres }) => ({ title, genres, publisher: null, completeness: 'COMPLETE_IN_BOX' })),
  }));
  drawPicture(canvas, {
    format: 'wide',
    groups,
    words: {
      title: 'Every game you own, on one shelf',
      figures: 'Organize. Track. Collect',
      number: () => '',
    },
    colors: {
      background: '#F6F4EF',
      ink: '#1B1C1F',
      muted: '#5C5F66',
      raised: '#FFFFFF',
      hairline: '#E3DFD6',
      accent: '#B8321A',
      onAccent: '#FFFFFF',
    },
  });
}

const unnamed: Omit<PictureGroup['platform'], 'id' | 'short_name' | 'color' | 'box'> = {
  name: '',
  manufacturer: '',
  aliases: [],
  release_year: null,
  medium: 'cartridge',
  image_url: '',
  game_count: 0,
};
