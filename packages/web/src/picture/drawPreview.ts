import { drawPicture } from './drawPicture.ts';
import type { PictureGroup } from './pictureLayout.ts';
import { entryShelf } from '../session/entryShelf.ts';
import { usualBox } from '../ui/spineShape.ts';

/** Draws the picture that stands for a link to the product, for tools/identity.ts: the shelf of the sign-in screen. */
export function drawPreview(canvas: HTMLCanvasElement): void {
  const colors = [...new Set(entryShelf.flat().map(({ color }) => color))];
  const groups = colors.map((color, id): PictureGroup => ({
    platform: { ...unnamed, id, color },
    owned: 0,
    games: entryShelf
      .flat()
      .filter((box) => box.color === color)
      .slice(0, 5)
      .map(({ title }) => ({ title, completeness: 'COMPLETE_IN_BOX' })),
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

const unnamed: Omit<PictureGroup['platform'], 'id' | 'color'> = {
  name: '',
  short_name: '',
  manufacturer: '',
  aliases: [],
  release_year: null,
  medium: 'cartridge',
  box: usualBox,
  image_url: '',
  game_count: 0,
};
