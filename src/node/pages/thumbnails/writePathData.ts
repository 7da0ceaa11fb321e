import type { Path } from './readShapes';

/** A curve that is shorter than this looks like a line. */
const SHORT_CURVE = 14;

/**
 * Writes an outline in whole numbers, each relative to the one before: what repeats is compressed well. It has lines for
 * short curves, and one line for several that go on in a direction.
 */
export function writePathData(path: Path): string {
  let last: unknown[] = [];
  /** The direction of the line before; absent after anything else. */
  let direction: [number, number] | undefined;
  const simplified = path
    .abs()
    .unshort()
    .round(0)
    .iterate((segment, _, x, y) => {
      const [name] = segment;
      const end = { H: [segment[1], y], V: [x, segment[1]] }[name as string] ?? segment.slice(-2);
      const [toX, toY] = end as [number, number];
      const [dx, dy] = [toX - x, toY - y];
      const before = direction;
      const isShort = Math.hypot(dx, dy) < SHORT_CURVE;
      direction = 'LHV'.includes(name) || ('CQ'.includes(name) && isShort) ? [dx, dy] : undefined;
      if (!direction) {
        return undefined;
      }
      if (dx === 0 && dy === 0) {
        direction = before;
        return [];
      }
      const line = dy === 0 ? ['H', toX] : dx === 0 ? ['V', toY] : ['L', toX, toY];
      if (before && before[0] * dy === before[1] * dx && before[0] * dx + before[1] * dy > 0) {
        Object.assign(last, line);
        return [];
      }
      last = line;
      return [line];
    });
  return simplified.rel().toString();
}
