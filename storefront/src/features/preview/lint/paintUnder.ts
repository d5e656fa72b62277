/**
 * Paints on a canvas what is under a line of text: the background, the masked picture, and layers
 * between it and the text.
 */
import { type Box, renderedBox, overlap } from './pictureArea.ts';
import { type Gradient, parseGradient, placeStops } from './gradient.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Of an element or its ::before or ::after. */
interface Layer {
  readonly style: CSSStyleDeclaration;
  readonly box: Box;
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** From the text's own element outwards, up to but excluding `end`. */
function ancestors(element: Element, end: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== end; at = at.parentElement) found.push(at);
  return found;
}

const common = (a: Element, b: Element): Element | undefined => {
  for (let at: Element | null = a; at; at = at.parentElement) if (at.contains(b)) return at;
  return undefined;
};

/** A pseudo-element's layer without content, positioned within its element. */
function pseudoOf(element: Element, name: '::before' | '::after'): Layer | undefined {
  const style = getComputedStyle(element, name);
  if (
    style.content === 'none' ||
    style.content === 'normal' ||
    style.position !== 'absolute' ||
    style.display === 'none'
  )
    return undefined;
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  );
  if (left === undefined || top === undefined || !width || !height) return undefined;
  const outer = boxOf(element);
  return { style, box: { x: outer.x + left, y: outer.y + top, width, height } };
}

function fillOf(
  context: Context,
  { angle, stops }: Gradient,
  { x, y, width, height }: Box,
): CanvasGradient {
  const turn = (angle * Math.PI) / 180;
  const length = Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn));
  const [midX, midY, dx, dy] = [
    x + width / 2,
    y + height / 2,
    (Math.sin(turn) * length) / 2,
    (-Math.cos(turn) * length) / 2,
  ];
  const fill = context.createLinearGradient(midX - dx, midY - dy, midX + dx, midY + dy);
  for (const { colour, at } of placeStops({ angle, stops }, length)) fill.addColorStop(at, colour);
  return fill;
}

const paintColour = (context: Context, { style, box }: Layer): void => {
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = style.backgroundColor;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.globalAlpha = 1;
};

/** Whether all of a layer could be painted. */
function paintLayer(context: Context, layer: Layer): boolean {
  const { style, box } = layer;
  paintColour(context, layer);
  if (style.backgroundImage === 'none') return true;
  const gradient = parseGradient(style.backgroundImage);
  if (!gradient) return false;
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = fillOf(context, gradient, box);
  context.fillRect(box.x, box.y, box.width, box.height);
  context.globalAlpha = 1;
  return true;
}

/** The mask's effect on the picture. */
function paintMasks(context: Context, masked: readonly Element[]): boolean {
  for (const element of masked) {
    const { maskImage } = getComputedStyle(element);
    if (maskImage === 'none' || maskImage === '') continue;
    const mask = parseGradient(maskImage);
    if (!mask) return false;
    const box = boxOf(element);
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = fillOf(context, mask, box);
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  return true;
}

/** The nearest opaque background behind the picture; white if there is none. */
function paintGround(context: Context, from: Element, box: Box): void {
  context.globalCompositeOperation = 'destination-over';
  for (const element of ancestors(from, document.documentElement))
    paintColour(context, { style: getComputedStyle(element), box });
  context.fillStyle = 'white';
  context.fillRect(box.x, box.y, box.width, box.height);
  context.globalCompositeOperation = 'source-over';
}

/**
 * RGBA of what is under the part of a line that overlaps the picture, at a canvas pixel for each
 * CSS pixel. Undefined if they do not overlap; `unknown` if it cannot be read: a picture of
 * another origin without CORS, or a layer that cannot be painted.
 */
export function pixelsUnder(
  line: Box,
  textElement: Element,
  picture: HTMLImageElement,
): Uint8ClampedArray | 'unknown' | undefined {
  const shared = common(textElement, picture);
  const visible = overlap(line, boxOf(picture));
  if (!shared || !visible) return undefined;
  const context = new OffscreenCanvas(
    Math.max(1, Math.round(visible.width)),
    Math.max(1, Math.round(visible.height)),
  ).getContext('2d', { willReadFrequently: true });
  if (!context) return 'unknown';
  context.translate(-visible.x, -visible.y);
  const { objectFit: fit, objectPosition: position } = getComputedStyle(picture);
  const rendered = renderedBox({
    box: boxOf(picture),
    natural: { width: picture.naturalWidth, height: picture.naturalHeight },
    fit,
    position,
  });
  context.drawImage(picture, rendered.x, rendered.y, rendered.width, rendered.height);
  const isPainted = paintMasks(context, ancestors(picture, shared));
  paintGround(context, shared, visible);
  const between = ancestors(textElement, shared)
    .toReversed()
    .flatMap((element) => [
      { style: getComputedStyle(element), box: boxOf(element) },
      ...(['::before', '::after'] as const).flatMap((name) => pseudoOf(element, name) ?? []),
    ]);
  if (!isPainted || !between.every((layer) => paintLayer(context, layer))) return 'unknown';
  try {
    return context.getImageData(
      0,
      0,
      Math.round(visible.width) || 1,
      Math.round(visible.height) || 1,
    ).data;
  } catch {
    return 'unknown';
  }
}

/** A colour of any notation as the painted components. */
export function paintedColour(colour: string): readonly [number, number, number] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
