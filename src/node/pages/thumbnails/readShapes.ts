import { svgPathBbox } from 'svg-path-bbox';
import svgpath from 'svgpath';
import { isPaint, type Paints, type PictureElement } from './readPaints';

/** The outline of a shape. */
export type Path = ReturnType<typeof svgpath>;

/** What is drawn, before it has its size. */
export interface Shape {
  /** Its outline in the coordinates of the drawing. */
  data: string;
  /** What led to those coordinates. */
  transform: string;
  bounds: ReturnType<typeof svgPathBbox>;
  /** A mark moves with the drawing, and keeps its shape. */
  isMark: boolean;
  paints: Paints;
  /** Its opacity, times those of all elements around it. */
  opacity: number;
}

/** What has shapes that are not drawn where they are. Text and pictures have none. */
const LEFT_OUT_TAGS = /^(clippath|defs|foreignobject|mask|pattern)$/i;

/** What is too fine for a small drawing. */
const LEFT_OUT_CLASSES = /\bMuiChartsAxis-tick\b|\bMuiChartsAxisHighlight/;

/** What an element does not hand on to its children. */
const NOT_INHERITED: Paints = { opacity: undefined, display: undefined, filter: undefined };

/** The outline of an element; none for groups, and for what has no size. */
function readOutline({ name, attribs }: PictureElement): string | undefined {
  const number = (attribute: string) => Number.parseFloat(attribs[attribute] ?? '0') || 0;
  switch (name) {
    case 'path':
      return attribs.d;
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      const data = `M${number('x')} ${number('y')}h${width}v${height}h${-width}z`;
      return width > 0 && height > 0 ? data : undefined;
    }
    case 'line':
      return `M${number('x1')} ${number('y1')} ${number('x2')} ${number('y2')}`;
    case 'circle': {
      const radius = number('r');
      const arc = `a${radius} ${radius} 0 1 1`;
      const data = `M${number('cx') - radius} ${number('cy')}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
      return radius > 0 ? data : undefined;
    }
    case 'polygon':
    case 'polyline':
      return attribs.points && `M${attribs.points}${name === 'polygon' ? 'z' : ''}`;
    default:
      return undefined;
  }
}

/** Whether a shape is painted: its inside, which is black without a paint, or its line. */
function isVisible({ fill = 'black', stroke, visibility }: Paints, opacity: number): boolean {
  return opacity > 0 && visibility !== 'hidden' && (isPaint(fill) || isPaint(stroke));
}

interface DrawingContext {
  transform: string;
  paints: Paints;
  opacity: number;
}

/** Reads what a drawing shows, in the order in which it is painted, without text and ticks. */
export function readShapes(svg: PictureElement, readPaints: (element: PictureElement) => Paints): Shape[] {
  const shapes: Shape[] = [];
  const visit = (node: PictureElement['children'][number], around: DrawingContext): void => {
    if (!('attribs' in node)) {
      return;
    }
    const { name, attribs } = node;
    const own = readPaints(node);
    if (LEFT_OUT_TAGS.test(name) || LEFT_OUT_CLASSES.test(attribs.class ?? '') || own.display === 'none') {
      return;
    }
    const paints = { ...around.paints, ...own };
    const opacity = around.opacity * Number(own.opacity ?? 1);
    const transform = `${around.transform} ${attribs.transform ?? ''}`;
    const outline = readOutline(node);
    if (outline && isVisible(paints, opacity)) {
      const data = svgpath(outline).transform(transform).abs().toString();
      // A path that is moved by itself is a mark around that place.
      const isMark = name === 'circle' || (name === 'path' && Boolean(attribs.transform));
      shapes.push({ data, transform, bounds: svgPathBbox(data), isMark, paints, opacity });
    }
    const inside = { transform, paints: { ...paints, ...NOT_INHERITED }, opacity };
    node.children.forEach((child) => visit(child, inside));
  };
  svg.children.forEach((child) =>
    visit(child, { transform: '', paints: { ...readPaints(svg), ...NOT_INHERITED }, opacity: 1 }),
  );
  return shapes;
}
