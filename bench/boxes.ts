/** Made-up photographs of boxes and shelves, drawn by Chromium and spoilt as a phone's camera does. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import type { Random } from './random.ts';

const families = [
  'bangers',
  'bebas-neue',
  'press-start-2p',
  'orbitron',
  'permanent-marker',
  'metal-mania',
  'creepster',
  'black-ops-one',
  'luckiest-guy',
  'cinzel-decorative',
  'rubik-mono-one',
  'pacifico',
  'playfair-display',
  'uncial-antiqua',
  'russo-one',
  'audiowide',
];
const plain = ['russo-one', 'bebas-neue', 'audiowide', 'orbitron', 'playfair-display'];

const require = createRequire(import.meta.url);
const faces = families
  .map((name) => {
    const file = require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`);
    return `@font-face{font-family:'${name}';src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
  })
  .join('');

export type Drawn = { title: string; console: string; publisher: string | null };

const size = { width: 1280, height: 960 };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
const hue = (random: Random, light: number, saturation = 70) =>
  `hsl(${random.whole(360)} ${saturation}% ${light}%)`;

/** A box on a table, photographed by hand. */
export async function photographBox(page: Page, drawn: Drawn, random: Random): Promise<Buffer> {
  const wide = random.chance(0.25);
  const [width, height] = wide ? [820, 600] : [560, 760];
  const turned = `rotateX(${(random.next() - 0.5) * 36}deg) rotateY(${(random.next() - 0.5) * 40}deg) rotateZ(${(random.next() - 0.5) * 22}deg)`;
  const moved = `translate(${(random.next() - 0.5) * 160}px, ${(random.next() - 0.5) * 90}px)`;
  const shapes = Array.from({ length: 4 + random.whole(9) }, () => shape(random)).join('');
  const html = `${sheet}<body style="background:${table(random)}">
    <div class="scene"><div class="box" style="width:${width}px;height:${height}px;transform:${moved} ${turned} scale(${0.92 + random.next() * 0.26});background:${ground(random)}">
    ${shapes}${band(drawn.console, random)}${titleOf(drawn.title, width, random)}${smallPrint(drawn, random)}${glare(random)}
    </div></div>`;
  return await spoilt(await shot(page, html), random);
}

/** Games upright beside each other. Answers the picture and nothing else: the order is that of `row`. */
export async function photographShelf(page: Page, row: readonly Drawn[], random: Random): Promise<Buffer> {
  const upwards = random.chance(0.25);
  const each = Math.floor(1180 / row.length);
  const spines = row.map(({ title, console, publisher }) => {
    const background = hue(random, 12 + random.whole(60), 45);
    const face = random.pick(random.chance(0.6) ? plain : families);
    const letters = Math.min(each * 0.52, 640 / (title.length * 0.66));
    const ink = random.chance(0.5) ? '#fff' : '#ffe9a0';
    return `<div class="spine" style="width:${each - 3}px;background:linear-gradient(90deg,#0006,transparent 18%,transparent 82%,#0006),${background};transform:rotate(${(random.next() - 0.5) * 1.6}deg)">
      <div class="along" style="${upwards ? 'transform:rotate(180deg);' : ''}">
      <small style="font:${Math.min(26, each * 0.24)}px 'russo-one'">${escape(console)}</small>
      <b style="font:${letters}px '${face}';color:${ink};text-shadow:0 0 4px #000,1px 1px 1px #000">${escape(title)}</b>
      <small style="font:${Math.min(22, each * 0.2)}px 'bebas-neue'">${escape(publisher ?? '')}</small></div></div>`;
  });
  const turned = `perspective(2200px) rotateX(${(random.next() - 0.5) * 10}deg) rotateY(${(random.next() - 0.5) * 14}deg) rotateZ(${(random.next() - 0.5) * 3}deg)`;
  const html = `${sheet}<body style="background:linear-gradient(#3a2f25,#55463a)"><div class="shelf" style="transform:${turned}">${spines.join('')}</div>${scraps(random)}${glare(random)}`;
  return await spoilt(await shot(page, html), random, 0.6);
}

/** What else has words on a shelf: price stickers, labels on the board, and a box that lies on the others. */
function scraps(random: Random): string {
  const stickers = Array.from({ length: random.whole(5) }, () => {
    const words = random.pick(['4.99', '12,50', 'SALE', '-20%', 'USED', 'PAL', '3 FOR 2', 'STAFF PICK']);
    return `<i style="position:absolute;left:${60 + random.whole(1120)}px;top:${120 + random.whole(700)}px;padding:3px 8px;border-radius:${random.pick([2, 30])}px;background:${random.pick(['#fff', '#ffd400', '#e33'])};color:#111;font:${14 + random.whole(12)}px 'russo-one';transform:rotate(${random.whole(40) - 20}deg)">${words}</i>`;
  });
  const label = random.pick(['RPG A-K', 'Consoles & Handhelds', 'Do not touch', 'GAMES', 'Retro corner']);
  const board = `<i style="position:absolute;left:${40 + random.whole(800)}px;top:${898 + random.whole(20)}px;padding:2px 14px;background:#eee;color:#222;font:${18 + random.whole(14)}px 'bebas-neue'">${label}</i>`;
  const lying = `<i style="position:absolute;left:${60 + random.whole(400)}px;top:8px;width:${420 + random.whole(300)}px;height:50px;background:${hue(random, 30)};color:#fff;font:${22 + random.whole(12)}px/50px '${random.pick(plain)}';text-align:center">${random.pick(['Price Guide 1999', 'Photo album', 'INSTRUCTIONS'])}</i>`;
  return `${stickers.join('')}${random.chance(0.6) ? board : ''}${random.chance(0.4) ? lying : ''}`;
}

/** Where the spines stand in the shelf that was photographed last, in parts of the picture, in their order. */
export async function placesOfSpines(page: Page): Promise<Place[]> {
  const boxes = await Promise.all((await page.locator('.spine').all()).map((spine) => spine.boundingBox()));
  return boxes.map((box) => ({
    left: (box?.x ?? 0) / size.width,
    right: ((box?.x ?? 0) + (box?.width ?? 0)) / size.width,
  }));
}
export type Place = { left: number; right: number };

/** As many pixels as a phone's camera makes of it; no sharper than it was drawn. */
export function asPhoto(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg).resize({ width: 4000, height: 3000 }).jpeg({ quality: 90 }).toBuffer();
}

const sheet = `<style>${faces}
  *{box-sizing:border-box}body{margin:0;width:${size.width}px;height:${size.height}px;overflow:hidden;position:relative}
  .scene{position:absolute;inset:0;display:grid;place-items:center;perspective:1500px}
  .box{position:relative;overflow:hidden;border-radius:6px;box-shadow:0 30px 60px #000a,0 0 0 3px #0003}
  .box>*{position:absolute}.shelf{position:absolute;left:40px;top:70px;display:flex;gap:3px;height:820px;align-items:stretch}
  .spine{position:relative;overflow:hidden;border-radius:3px}
  .along{position:absolute;inset:0;writing-mode:vertical-rl;display:flex;align-items:center;justify-content:space-between;padding:14px 0;color:#fff;white-space:nowrap}
</style>`;

async function shot(page: Page, html: string): Promise<Buffer> {
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate('document.fonts.ready');
  return await page.screenshot({ type: 'png' });
}

function table(random: Random): string {
  const wood = 20 + random.whole(30);
  return random.pick([
    `repeating-linear-gradient(${random.whole(180)}deg,hsl(${wood} 35% 38%) 0 14px,hsl(${wood} 38% 34%) 14px 31px)`,
    `radial-gradient(circle at 30% 20%,#ddd,#777)`,
    `repeating-conic-gradient(#4b5d4a 0 8deg,#3d4f3e 8deg 19deg)`,
    `linear-gradient(${random.whole(360)}deg,#e9e2d2,#a89c86)`,
  ]);
}

function ground(random: Random): string {
  const light = 15 + random.whole(55);
  const [from, to] = [hue(random, light), hue(random, 100 - light)];
  return random.pick([
    `linear-gradient(${random.whole(360)}deg,${from},${to})`,
    `radial-gradient(circle at ${random.whole(100)}% ${random.whole(100)}%,${from},${to})`,
    `conic-gradient(from ${random.whole(360)}deg,${from},${to},${from})`,
  ]);
}

function shape(random: Random): string {
  const across = 40 + random.whole(300);
  const corners = random.pick(['50%', '0', '30% 70% 60% 40%']);
  return `<i style="left:${random.whole(100) - 20}%;top:${random.whole(100) - 10}%;width:${across}px;height:${across * (0.5 + random.next())}px;border-radius:${corners};background:${hue(random, 20 + random.whole(65))};opacity:${0.35 + random.next() * 0.6};transform:rotate(${random.whole(360)}deg)"></i>`;
}

function band(console: string, random: Random): string {
  const isSide = random.chance(0.2);
  const font = `font:${24 + random.whole(12)}px '${random.pick(plain)}';color:#fff;background:${hue(random, 20 + random.whole(20))}`;
  const shown = random.chance(0.5) ? console.toUpperCase() : console;
  return isSide
    ? `<div style="${font};left:0;top:0;bottom:0;width:54px;writing-mode:vertical-rl;display:grid;place-items:center;transform:rotate(180deg)">${escape(shown)}</div>`
    : `<div style="${font};left:0;right:0;${random.chance(0.8) ? 'top' : 'bottom'}:0;height:64px;display:grid;place-items:center">${escape(shown)}</div>`;
}

function titleOf(title: string, width: number, random: Random): string {
  const shown = random.chance(0.55) ? title.toUpperCase() : title;
  const words = shown.split(' ');
  const perLine = random.pick([1, 2, 2, 3, 9]);
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += perLine) lines.push(words.slice(at, at + perLine).join(' '));
  const family = random.pick(families);
  const wide =
    { 'press-start-2p': 1.02, 'rubik-mono-one': 0.92, orbitron: 0.78, audiowide: 0.72 }[family] ?? 0.62;
  const longest = Math.max(...lines.map(({ length }) => length));
  const letters = Math.max(26, Math.min(120, (width * 0.86) / (longest * wide), 330 / lines.length));
  const ink = random.pick(['#fff', '#ffe14d', hue(random, 70), hue(random, 25), '#111']);
  const edge = ink === '#111' || ink.includes(' 25%') ? '#fff' : '#000';
  const isArc = random.chance(0.2) && lines.length < 3;
  const effects = [
    `color:${ink};-webkit-text-stroke:${letters / 26}px ${edge};paint-order:stroke fill`,
    `color:${ink};text-shadow:3px 3px 0 ${edge},-2px -2px 0 ${edge},2px -2px 0 ${edge},-2px 2px 0 ${edge}`,
    `color:${ink};text-shadow:0 0 12px ${edge},0 0 6px ${edge},0 0 3px ${edge}`,
    `background:linear-gradient(${hue(random, 75)},${ink});-webkit-background-clip:text;color:transparent;filter:drop-shadow(2px 2px 1px ${edge}) drop-shadow(-1px -1px 1px ${edge})`,
  ];
  const effect = random.pick(isArc ? effects.slice(0, 3) : effects); // letters of their own have no gradient
  const slant = random.pick([0, 0, 0, -6, 5, -9]);
  const drawn = lines.map((line) => `<div>${isArc ? arced(line) : escape(line)}</div>`).join('');
  return `<div style="left:5%;right:5%;top:${12 + random.whole(42)}%;text-align:center;font:${letters}px/1.08 '${family}';${effect};transform:rotate(${slant}deg) skewX(${random.pick([0, 0, -8])}deg)">${drawn}</div>`;
}

function arced(line: string): string {
  const middle = (line.length - 1) / 2;
  const bend = Math.min(1, line.length / 14);
  return Array.from(line)
    .map((letter, at) => {
      const off = (at - middle) / Math.max(1, middle);
      return `<span style="display:inline-block;white-space:pre;transform:translateY(${off * off * 0.6 * bend}em) rotate(${off * 15 * bend}deg)">${escape(letter)}</span>`;
    })
    .join('');
}

function smallPrint({ publisher }: Drawn, random: Random): string {
  const tag = random.pick([
    'The adventure of a lifetime',
    '1-4 players',
    'Now with new levels',
    'Action like never before!',
    'Includes bonus disc',
  ]);
  const age = random.pick(['E', 'T', 'M', '3', '7', '12', '16', '18']);
  return `<div style="right:16px;bottom:14px;font:${22 + random.whole(14)}px 'russo-one';color:#fff;text-shadow:1px 1px 2px #000">${escape(publisher ?? '')}</div>
    <div style="left:14px;bottom:14px;width:46px;height:62px;background:#fff;color:#000;border:2px solid #000;font:30px 'russo-one';display:grid;place-items:center">${age}</div>
    ${random.chance(0.5) ? `<div style="left:12%;bottom:${14 + random.whole(12)}%;font:22px 'playfair-display';color:#fff;text-shadow:1px 1px 2px #000">${tag}</div>` : ''}`;
}

function glare(random: Random): string {
  if (random.chance(0.35)) return '';
  const from = random.whole(70);
  return `<i style="position:absolute;inset:0;background:linear-gradient(${random.whole(180)}deg,transparent ${from}%,#fff${random.pick(['5', '7', '9'])} ${from + 8}%,transparent ${from + 18}%)"></i>`;
}

/** Blur, noise, a colour cast and a small file. */
async function spoilt(png: Buffer, random: Random, most = 1): Promise<Buffer> {
  const sigma = 0.3 + random.next() * 1.5 * most;
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 6 + random.next() * 16 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();
  const cast = [0.92 + random.next() * 0.08, 0.9 + random.next() * 0.1, 0.8 + random.next() * 0.2];
  return await sharp(png)
    .removeAlpha()
    .blur(sigma)
    .linear(cast, [0, 0, 0])
    .composite([{ input: noise, blend: 'soft-light' }])
    .modulate({ brightness: 0.75 + random.next() * 0.4 })
    .jpeg({ quality: 60 + random.whole(20) })
    .toBuffer();
}
