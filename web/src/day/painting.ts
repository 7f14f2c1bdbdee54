/** A drawing of the page on a canvas, shape by shape: browsers let no picture be loaded from memory here. */

/** Paint what an SVG element shows, in its own coordinates; `use` brings the drawings of the page. */
export function paint(context: CanvasRenderingContext2D, element: Element): void {
  if (!(element instanceof SVGElement)) return;
  context.save();
  applyTransform(context, element);
  if (element.localName === 'use') paintUsed(context, element);
  else if (element.localName === 'text') paintText(context, element);
  else {
    const shape = shapeOf(element);
    if (shape) paintShape(context, shape, getComputedStyle(element));
    else for (const child of element.children) paint(context, child);
  }
  context.restore();
}

function applyTransform(context: CanvasRenderingContext2D, element: SVGElement): void {
  const all = (element as SVGGraphicsElement).transform?.baseVal;
  for (let at = 0; at < (all?.numberOfItems ?? 0); at++) {
    const { a, b, c, d, e, f } = all.getItem(at).matrix;
    context.transform(a, b, c, d, e, f);
  }
}

function paintUsed(context: CanvasRenderingContext2D, element: SVGElement): void {
  const name = element.getAttribute('href')?.slice(1) ?? '';
  const used = document.getElementById(name);
  if (!used) return;
  context.translate(number(element, 'x'), number(element, 'y'));
  const [, , width = 0, height = 0] = (used.getAttribute('viewBox') ?? '').split(' ').map(Number);
  if (width > 0) context.scale(number(element, 'width') / width, number(element, 'height') / height);
  if (used.localName === 'symbol') for (const child of used.children) paint(context, child);
  else paint(context, used);
}

function paintText(context: CanvasRenderingContext2D, element: SVGElement): void {
  const style = getComputedStyle(element);
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = 'center';
  context.fillStyle = style.fill;
  context.fillText(element.textContent ?? '', number(element, 'x'), number(element, 'y'));
}

function shapeOf(element: SVGElement): Path2D | null {
  const at = (name: string): number => number(element, name);
  const shape = new Path2D();
  switch (element.localName) {
    case 'path':
      return new Path2D(element.getAttribute('d') ?? '');
    case 'rect':
      shape.roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
      return shape;
    case 'circle':
      shape.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI);
      return shape;
    case 'ellipse':
      shape.ellipse(at('cx'), at('cy'), at('rx'), at('ry'), 0, 0, 2 * Math.PI);
      return shape;
    default:
      return null;
  }
}

function paintShape(context: CanvasRenderingContext2D, shape: Path2D, style: CSSStyleDeclaration): void {
  context.globalAlpha = Number(style.opacity || 1);
  if (style.fill !== 'none') {
    context.fillStyle = style.fill;
    context.fill(shape, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (style.stroke === 'none' || style.stroke === '') return;
  context.strokeStyle = style.stroke;
  context.lineWidth = parseFloat(style.strokeWidth) || 1;
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  const dashes = style.strokeDasharray === 'none' ? '' : style.strokeDasharray;
  context.setLineDash(dashes.split(/[ ,]+/).filter(Boolean).map(parseFloat));
  context.lineDashOffset = parseFloat(style.strokeDashoffset) || 0;
  context.stroke(shape);
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
