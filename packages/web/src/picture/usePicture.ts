import { useEffect, useRef, useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { pictureWords } from '../i18n/picture.ts';
import { useWords } from '../i18n/language.ts';
import { titleFont } from './drawBox.ts';
import { type PictureColors, drawPicture } from './drawPicture.ts';
import type { PictureFormat } from './pictureLayout.ts';
import type { usePictureGroups } from './usePictureGroups.ts';

/** The `ref` of a canvas that shows the shelf, drawn anew when what it shows changes, and whether it is drawn yet. */
export function usePicture(format: PictureFormat, { groups, summary }: ReturnType<typeof usePictureGroups>) {
  const text = useWords(pictureWords);
  const { number } = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<PictureFormat | null>(null);
  const games = summary?.games ?? 0;
  const consoles = summary?.platforms.filter(({ owned }) => owned > 0).length ?? 0;

  useEffect(() => {
    if (groups === null) return undefined;
    let isOver = false;
    const words = { title: text.mine, figures: text.figures(games, consoles), number };
    function draw() {
      if (!canvas.current || groups === null || isOver) return;
      drawPicture(canvas.current, { format, groups, words, colors: colorsOf(canvas.current) });
      setDrawn(format);
    }
    // Without waiting, the first picture would have the system's type, which is better than none.
    void document.fonts.load(titleFont(20)).then(draw, draw);
    return () => {
      isOver = true;
    };
  }, [format, groups, games, consoles, text, number]);

  return { canvas, isDrawn: groups !== null && drawn === format };
}

/** The theme's colours at an element. A token itself holds one for each theme. */
function colorsOf(element: HTMLElement): PictureColors {
  const { color, transitionProperty } = element.style;
  // Where the user wants less motion, every transition is very short, and has not begun when the colour is read.
  element.style.transitionProperty = 'none';
  const colorOf = (token: string) => {
    element.style.color = `var(--color-${token})`;
    return getComputedStyle(element).color;
  };
  const colors = {
    background: colorOf('background'),
    ink: colorOf('ink'),
    muted: colorOf('muted'),
    raised: colorOf('raised'),
    hairline: colorOf('hairline'),
    accent: colorOf('accent'),
    onAccent: colorOf('on-accent'),
  };
  Object.assign(element.style, { color, transitionProperty });
  return colors;
}
