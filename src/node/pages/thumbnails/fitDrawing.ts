import svgpath from 'svgpath';
import type { Path, Shape } from './readShapes';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The edges of what a shape covers of its drawing. A mark counts by the point that it is around. */
export function findEdges({ bounds, isMark }: Shape): Shape['bounds'] {
  const [left, top, right, bottom] = bounds;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return isMark ? [x, y, x, y] : bounds;
}

interface FitOptions {
  /** The size of the drawing before it is fitted. */
  size: readonly [width: number, height: number];
  box: Box;
  /** Around the drawing in its box; marks at its edges may reach half of it beyond. */
  padding: number;
  /** Whether it keeps its proportions. Others become wider or taller, as charts do where they get other room. */
  isRound: boolean;
  markScale: number;
}

/** Maps what a drawing shows into a box; nothing beyond its edges. The result is as in `matrix(…)` of SVG. */
export function fitDrawing(
  shapes: readonly Shape[],
  { size, box, padding, isRound, markScale }: FitOptions,
): number[] {
  const edges = shapes.map(findEdges);
  const marks = shapes.filter(({ isMark }) => isMark);
  const sizes = marks.map(({ bounds: [left, top, right, bottom] }) => Math.max(right - left, bottom - top));
  const margin = Math.max(padding, (Math.max(0, ...sizes) / 2) * markScale + padding / 2);
  const fitAxis = (axis: 0 | 1, room: number) => {
    const start = Math.max(0, Math.min(...edges.map((edge) => edge[axis])));
    const end = Math.min(size[axis], Math.max(...edges.map((edge) => edge[axis + 2]!)));
    // A line has no height, and scales as if it had.
    return { scale: (room - 2 * margin) / (end - start || 1), middle: (start + end) / 2 };
  };
  const [x, y] = [fitAxis(0, box.width), fitAxis(1, box.height)];
  const fitting = Math.min(x.scale, y.scale);
  const [scaleX, scaleY] = isRound ? [fitting, fitting] : [x.scale, y.scale];
  const [moveX, moveY] = [
    box.x + box.width / 2 - x.middle * scaleX,
    box.y + box.height / 2 - y.middle * scaleY,
  ];
  return [scaleX, 0, 0, scaleY, moveX, moveY];
}

/** Maps a shape as its drawing is mapped. A mark keeps its shape where the drawing gets other proportions. */
export function placeShape(shape: Shape, drawing: number[], markScale: number): Path {
  if (!shape.isMark) {
    return svgpath(shape.data).matrix(drawing);
  }
  const [x, y] = findEdges(shape);
  const [scaleX, , , scaleY, moveX, moveY] = drawing as [number, number, number, number, number, number];
  // Around whole coordinates, a circle is one in whole numbers as well.
  const [toX, toY] = [Math.round(x * scaleX + moveX), Math.round(y * scaleY + moveY)];
  return svgpath(shape.data).translate(-x, -y).scale(markScale).translate(toX, toY);
}
