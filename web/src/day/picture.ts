/** A picture of a day to send on, 1200 by 630, drawn by the page itself. */
import { mount, unmount } from 'svelte';
import Scene from '../draw/Scene.svelte';
import type { Results } from '../wire/bodies.gen';
import { BUNCH, grapesOf } from '../draw/grapes';
import { barsOf } from './day';
import { paint } from './painting';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What stands on it. */
export interface Told {
  readonly title: string;
  readonly day: string;
  readonly points: string;
  readonly unit: string;
  readonly sentence: string;
  /** Null while there are few. */
  readonly results: Results | null;
  readonly own: number;
  readonly row: number;
  readonly days: string;
}

/** Milliseconds after which a browser has surely saved a file. */
const SAVED = 60_000;
const INK = '#2a1a14';
const INK_2 = '#5c4038';
const PANEL = { x: 656, y: 44, width: 500, height: 542 };
const INSIDE = { left: PANEL.x + 40, right: PANEL.x + PANEL.width - 40 };

export async function drawPicture(told: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  const fonts = await loadFonts();
  paintScene(context);
  paintTitle(context, told, fonts);
  paintPanel(context);
  paintResult(context, told, fonts);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('this browser cannot keep a picture');
  return blob;
}

/** Sent with its text where the device can send files, else kept as a file. */
export async function handOver(picture: Blob, name: string, text: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files, text })) {
    await navigator.share({ files, text }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED);
}

interface Fonts {
  readonly display: string;
  readonly text: string;
}

async function loadFonts(): Promise<Fonts> {
  const style = getComputedStyle(document.documentElement);
  const fonts = { display: style.getPropertyValue('--font-display'), text: style.getPropertyValue('--font-text') };
  const wanted = [`800 100px ${fonts.display}`, `700 30px ${fonts.text}`];
  await Promise.all(wanted.map((font) => document.fonts?.load(font)));
  return fonts;
}

/** The Haardt at noon, whatever the hour. */
function paintScene(context: CanvasRenderingContext2D): void {
  const host = document.createElement('div');
  host.style.cssText = 'color-scheme: light; position: absolute; width: 0; height: 0; overflow: hidden';
  document.body.append(host);
  const scene = mount(Scene, { target: host });
  host.querySelector('.castle')?.remove();
  const drawing = host.querySelector('svg');
  context.save();
  context.translate(-330, -90);
  context.scale(1.5, 1.5);
  if (drawing) paint(context, drawing);
  context.restore();
  void unmount(scene);
  host.remove();
}

function paintTitle(context: CanvasRenderingContext2D, told: Told, { display }: Fonts): void {
  context.textAlign = 'left';
  write(context, told.title, 48, 140, `800 152px ${display}`, '#7a1c37');
  write(context, told.day, 56, 192, `700 28px ${display}`, '#4a2418', 580);
}

function paintPanel(context: CanvasRenderingContext2D): void {
  const { x, y, width, height } = PANEL;
  fillBox(context, x, y + 6, width, height, 26, 'rgb(60 25 10 / 30%)');
  fillBox(context, x, y, width, height, 26, '#d3b48c');
  fillBox(context, x + 3, y + 3, width - 6, height - 6, 23, '#fdf6e8');
  strokeBox(context, x + 11, y + 11, width - 22, height - 22, 15, '#e6cfa9');
}

function paintResult(context: CanvasRenderingContext2D, told: Told, fonts: Fonts): void {
  write(context, told.points, INSIDE.left, 206, `800 160px ${fonts.display}`, INK);
  const width = context.measureText(told.points).width;
  write(context, told.unit, INSIDE.left + width + 16, 206, `800 40px ${fonts.display}`, INK, 200);
  write(context, told.sentence, INSIDE.left, 290, `700 30px ${fonts.text}`, INK, INSIDE.right - INSIDE.left);
  if (told.results) paintBars(context, told.results, told.own);
  if (told.row > 0) paintGrapes(context, told, fonts);
}

function paintBars(context: CanvasRenderingContext2D, results: Results, own: number): void {
  const bars = barsOf(results);
  const most = Math.max(...bars.map(({ people }) => people));
  const step = (INSIDE.right - INSIDE.left) / bars.length;
  for (const [at, { points, people }] of bars.entries()) {
    if (people === 0) continue;
    const height = 8 + (people / most) * 100;
    const bar = [INSIDE.left + at * step + 3, 464 - height, step - 6, height] as const;
    const corner = Math.min(5, step / 4);
    fillBox(context, ...bar, [corner, corner, 0, 0], points === own ? '#e58a3c' : '#f3e3c8');
    strokeBox(context, ...bar, [corner, corner, 0, 0], points === own ? INK : INK_2);
  }
  context.fillStyle = INK_2;
  context.fillRect(INSIDE.left, 462, INSIDE.right - INSIDE.left, 4);
}

function paintGrapes(context: CanvasRenderingContext2D, told: Told, { text }: Fonts): void {
  const grapes = grapesOf(told.row, true).slice(0, BUNCH);
  for (const at of grapes.keys()) {
    const x = INSIDE.left + 15 + at * 28;
    disc(context, x, 533, 15, '#22357a');
    disc(context, x, 533, 12.5, '#3350a8');
    disc(context, x - 5, 528, 3.5, '#8fa4e8');
  }
  write(context, told.days, INSIDE.left + grapes.length * 28 + 16, 542, `700 26px ${text}`, INK, 220);
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
): void {
  context.font = font;
  context.textAlign = 'left';
  context.fillStyle = colour;
  context.fillText(words, x, y, most);
}

type Box = readonly [
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  corners: number | number[],
  colour: string,
];

function fillBox(...[context, x, y, width, height, corners, colour]: Box): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, corners);
  context.fill();
}

function strokeBox(...[context, x, y, width, height, corners, colour]: Box): void {
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(x, y, width, height, corners);
  context.stroke();
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
