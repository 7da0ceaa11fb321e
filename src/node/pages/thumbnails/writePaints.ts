import { isPaint, type Paints } from './readPaints';

/** Attributes of a path, as hast names them. */
export type PaintAttributes = Record<string, string | number>;

interface WriteOptions {
  /** The opacity of the shape, times those of all elements around it. */
  opacity: number;
  /** The factor of the widths of lines. */
  scale: number;
  toPaint: (paint: string) => string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** `'6 4' -> '12 8'` */
function scaleDashes(dashes: string, scale: number): string {
  return (dashes.match(/[\d.]+/g) ?? []).map((dash) => round(Number(dash) * scale)).join(' ');
}

function writeStroke(paints: Paints, { scale, toPaint }: WriteOptions): PaintAttributes {
  const { stroke } = paints;
  if (!isPaint(stroke)) {
    return {};
  }
  const [dashes, cap, opacity] = [
    paints['stroke-dasharray'],
    paints['stroke-linecap'],
    paints['stroke-opacity'],
  ];
  return {
    stroke: toPaint(stroke),
    strokeWidth: round(Number.parseFloat(paints['stroke-width'] ?? '1') * scale),
    ...(dashes && dashes !== 'none' && { strokeDasharray: scaleDashes(dashes, scale) }),
    ...(cap && { strokeLinecap: cap }),
    ...(opacity && { strokeOpacity: round(Number.parseFloat(opacity)) }),
  };
}

/** The attributes that paint a shape, without those that say what holds anyway. */
export function writePaints(paints: Paints, options: WriteOptions): PaintAttributes {
  const { fill, filter } = paints;
  const fillOpacity = paints['fill-opacity'];
  return {
    fill: fill === undefined ? 'currentColor' : options.toPaint(fill),
    ...writeStroke(paints, options),
    ...(fillOpacity && { fillOpacity: round(Number.parseFloat(fillOpacity)) }),
    ...(options.opacity < 1 && { opacity: round(options.opacity) }),
    ...(filter && filter !== 'none' && { filter }),
  };
}
