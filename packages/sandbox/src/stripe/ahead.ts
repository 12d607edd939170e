import { day, hour } from './calendar.ts';
import { type Html, html } from './html.ts';
import { type Language, words } from './words.ts';
import type { World } from './world.ts';

/** Says that the dates follow a clock which somebody has moved; nothing while it shows the real time. */
export function aheadNote(world: World, language: Language): Html | undefined {
  const time = aheadText(world, language);
  return time === '' ? undefined : html`<p class="quiet">${words[language].ahead(time)}</p>`;
}

/** How far the sandbox's clock is ahead: '8 days 1 hour'; empty if it is not by an hour. */
export function aheadText({ offset }: World, language: Language): string {
  const say = (count: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const days = Math.floor(offset / day);
  const hours = Math.floor((offset % day) / hour);
  return [days > 0 ? say(days, 'day') : '', hours > 0 ? say(hours, 'hour') : ''].filter(Boolean).join(' ');
}
