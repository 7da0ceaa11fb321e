/** A column of a grid: of a fixed width, or with a share of the room that the others leave. Lengths in px. */
export type Column = { width: number } | { flex: number; minWidth: number; maxWidth: number };

/**
 * A length that depends on the width of the room: `base` px, and above each bend, given as a width of the room in px, so
 * many px more for each px of room.
 */
export interface FittedLength {
  base: number;
  bends: ReadonlyMap<number, number>;
}

export function addLengths(lengths: readonly FittedLength[]): FittedLength {
  const bends = new Map<number, number>();
  for (const length of lengths) {
    for (const [start, slope] of length.bends) {
      bends.set(start, (bends.get(start) ?? 0) + slope);
    }
  }
  return { base: lengths.reduce((sum, { base }) => sum + base, 0), bends };
}

const round = (value: number) => Number(value.toFixed(4));

/** `{ base: 50, bends: { 200: 1 } } -> 'calc(50px + max(0px, 100cqw - 200px))'`; the room is the nearest container. */
export function lengthToCss({ base, bends }: FittedLength): string {
  const terms = [...bends]
    .filter(([, slope]) => round(slope) !== 0)
    .map(([start, slope]) => {
      const above = `max(0px, 100cqw - ${round(start)}px)`;
      return `${slope < 0 ? '-' : '+'} ${round(Math.abs(slope)) === 1 ? '' : `${round(Math.abs(slope))} * `}${above}`;
    });
  return terms.length === 0 ? `${round(base)}px` : `calc(${[`${round(base)}px`, ...terms].join(' ')})`;
}

/**
 * The widths of columns as a grid computes them, for a room of any width.
 *
 * Flexible columns share the room as items of a CSS flexbox do: each is as wide as its share of one level that all have
 * in common, within its limits. So the widths bend only where a column reaches a limit.
 */
export function fitColumns(columns: readonly Column[]): FittedLength[] {
  const flexible = columns.filter((column) => 'flex' in column);
  const widthAt = (column: Column, level: number) =>
    'flex' in column
      ? Math.min(Math.max(column.flex * level, column.minWidth), Math.max(column.minWidth, column.maxWidth))
      : column.width;
  const levels = flexible
    .flatMap(({ flex, minWidth, maxWidth }) => [minWidth / flex, maxWidth / flex])
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const bends = columns.map(() => new Map<number, number>());
  const slopes = columns.map(() => 0);
  for (const [index, level] of levels.entries()) {
    const room = columns.reduce((sum, column) => sum + widthAt(column, level), 0);
    const middle = (level + (levels[index + 1] ?? level + 2)) / 2;
    const grows = (column: Column) =>
      'flex' in column && column.flex * middle > column.minWidth && column.flex * middle < column.maxWidth;
    const total = columns.reduce(
      (sum, column) => sum + (grows(column) && 'flex' in column ? column.flex : 0),
      0,
    );
    for (const [place, column] of columns.entries()) {
      const slope = grows(column) && 'flex' in column ? column.flex / total : 0;
      if (slope !== slopes[place]) {
        bends[place]!.set(room, (bends[place]!.get(room) ?? 0) + slope - slopes[place]!);
      }
      slopes[place] = slope;
    }
  }
  return columns.map((column, place) => ({ base: widthAt(column, 0), bends: bends[place]! }));
}
