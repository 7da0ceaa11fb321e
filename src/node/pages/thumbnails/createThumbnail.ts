import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'hast';
import svgpath from 'svgpath';
import { createGradients } from './createGradients';
import { findEdges, fitDrawing, placeShape, type Box } from './fitDrawing';
import { createReadPaints, type PictureElement } from './readPaints';
import { readShapes, type Shape } from './readShapes';
import { writePaints, type PaintAttributes } from './writePaints';
import { writePathData } from './writePathData';

/** In units of its coordinates: where it is smallest, two of them are a pixel. */
const WIDTH = 320;
const HEIGHT = 200;

/** Around a drawing, for lines and marks at its edges. */
const PADDING = 6;

/** So many drawings of a demo are shown. */
const MAX_DRAWINGS = 4;

/** Units for a pixel of the width of a line, and of the size of a mark. */
const LINE_SCALE = 2;
const MARK_SCALE = 1.15;

/** The share of it where several charts are side by side. */
const SMALL_SCALE = 0.65;

/** Arcs of this radius, in px, belong to a pie or a gauge, smaller ones to marks and corners. */
const LARGE_ARC = 16;

const DRAWINGS = 'svg.MuiChartsSurface-root';

/** A picture of a demo. */
interface PicturedDemo {
  html: string;
  /** Rules by the name of their class. */
  styles: Record<string, string>;
}

/** The boxes of drawings: two below each other, more in two columns. */
function listBoxes(count: number): Box[] {
  const columns = count > 2 ? 2 : 1;
  const width = WIDTH / columns;
  const height = HEIGHT / Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * width,
    y: Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** Whether a chart would be wrong in other proportions: pies, gauges and radars. */
function isRoundChart($: CheerioAPI, svg: PictureElement, shapes: readonly Shape[]): boolean {
  const has = (selector: string) => $(svg).find(selector).length > 0;
  let hasLargeArc = false;
  shapes.forEach(({ data }) =>
    svgpath(data).iterate((segment) => {
      hasLargeArc ||= segment[0] === 'A' && segment[1] > LARGE_ARC;
    }),
  );
  return has('[class*=MuiRadar]') || (hasLargeArc && !has('.MuiChartsAxis-root'));
}

/** Whether all of a shape is beyond an edge of its drawing, which cuts it off. */
function isOutside(shape: Shape, [width, height]: readonly [number, number]): boolean {
  const [left, top, right, bottom] = findEdges(shape);
  return right < 0 || left > width || bottom < 0 || top > height;
}

interface DrawnShape {
  data: string;
  paints: PaintAttributes;
}

/** One path for neighbors that are painted alike. */
function joinShapes(shapes: readonly DrawnShape[]): Element[] {
  const joined: (DrawnShape & { key: string })[] = [];
  for (const { data, paints } of shapes) {
    const key = JSON.stringify(paints);
    const last = joined.at(-1);
    if (last?.key === key) {
      last.data += data;
    } else {
      joined.push({ data, paints, key });
    }
  }
  return joined.map(({ data, paints }) => ({
    type: 'element',
    tagName: 'path',
    properties: { d: data, ...paints },
    children: [],
  }));
}

/**
 * Makes a small picture of the charts of a demo: the shapes of the build's own picture, in whole coordinates and without
 * text, which nobody could read. A page can have many of them, since each takes a few hundred bytes.
 *
 * @param name tells its ids from those of the other thumbnails of a page
 * @returns undefined for a demo without a chart
 */
export function createThumbnail({ html, styles }: PicturedDemo, name: string): Element | undefined {
  const $ = load(html, null, false);
  const readPaints = createReadPaints($, Object.values(styles).join(''));
  const { toPaint, definitions } = createGradients($, name);
  const drawings = $.root().find(DRAWINGS).toArray().slice(0, MAX_DRAWINGS);
  const boxes = listBoxes(drawings.length);
  const share = drawings.length > 2 ? SMALL_SCALE : 1;
  const markScale = MARK_SCALE * share;

  const drawDrawing = (svg: PictureElement, box: Box): DrawnShape[] => {
    const [, , width = 0, height = 0] = (svg.attribs.viewBox ?? '').split(/[ ,]+/).map(Number);
    const size = [width, height] as const;
    const found = readShapes(svg, readPaints).filter((shape) => !isOutside(shape, size));
    const isRound = isRoundChart($, svg, found);
    // In a round chart all is scaled alike, marks as well.
    const shapes = isRound ? found.map((shape): Shape => ({ ...shape, isMark: false })) : found;
    const matrix = fitDrawing(shapes, { size, box, padding: PADDING, isRound, markScale });
    return shapes.map((shape) => ({
      data: writePathData(placeShape(shape, matrix, markScale)),
      paints: writePaints(shape.paints, {
        opacity: shape.opacity,
        scale: LINE_SCALE * share,
        toPaint: (paint) => toPaint(paint, (data) => svgpath(data).transform(shape.transform).matrix(matrix)),
      }),
    }));
  };

  const paths = joinShapes(drawings.flatMap((svg, index) => drawDrawing(svg, boxes[index]!)));
  if (paths.length === 0) {
    return undefined;
  }
  const defs: Element = { type: 'element', tagName: 'defs', properties: {}, children: definitions };
  return {
    type: 'element',
    tagName: 'svg',
    properties: { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, ariaHidden: 'true' },
    children: [...(definitions.length > 0 ? [defs] : []), ...paths],
  };
}
