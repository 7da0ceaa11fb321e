import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLengths,
  fitColumns,
  lengthToCss,
  type Column,
  type FittedLength,
} from '../../../../src/node/demos/render/fitColumns';

function evaluate({ base, bends }: FittedLength, room: number): number {
  return [...bends].reduce((sum, [start, slope]) => sum + slope * Math.max(0, room - start), base);
}

/** What a flexbox makes of the columns: items that violate a limit are frozen at it, until none does. */
function layOut(columns: readonly Column[], room: number): number[] {
  const frozen = new Map<number, number>();
  columns.forEach((column, index) => 'width' in column && frozen.set(index, column.width));
  const fixed = [...frozen.values()].reduce((sum, width) => sum + width, 0);
  const free = Math.max(room - fixed, 0) + fixed;
  for (;;) {
    const open = [...columns.entries()].filter(([index]) => !frozen.has(index)) as [
      number,
      Extract<Column, { flex: number }>,
    ][];
    if (open.length === 0) {
      return columns.map((_, index) => frozen.get(index)!);
    }
    const units = open.reduce((sum, [, { flex }]) => sum + flex, 0);
    const rest = free - [...frozen.values()].reduce((sum, width) => sum + width, 0);
    const wanted = open.map(([index, { flex, minWidth, maxWidth }]) => {
      const width = (rest / units) * flex;
      return { index, width, clamped: Math.max(Math.min(width, maxWidth), minWidth) };
    });
    const violation = wanted.reduce((sum, { width, clamped }) => sum + clamped - width, 0);
    for (const { index, width, clamped } of wanted) {
      if (Math.abs(violation) < 1e-6 || (violation > 0 ? clamped > width : clamped < width)) {
        frozen.set(index, clamped);
      }
    }
  }
}

describe('fitColumns', () => {
  it('keeps columns of a fixed width', () => {
    expect(fitColumns([{ width: 80 }, { width: 120 }]).map(lengthToCss)).toEqual(['80px', '120px']);
  });

  it('gives a flexible column what the others leave, and its smallest width where they leave less', () => {
    const [, customer] = fitColumns([{ width: 230 }, { flex: 1, minWidth: 130, maxWidth: Infinity }]);
    expect(lengthToCss(customer!)).toBe('calc(130px + max(0px, 100cqw - 360px))');
    expect([300, 360, 500].map((room) => evaluate(customer!, room))).toEqual([130, 130, 270]);
  });

  it('stops at the greatest width', () => {
    const [column] = fitColumns([{ flex: 1, minWidth: 50, maxWidth: 200 }]);
    expect(lengthToCss(column!)).toBe('calc(50px + max(0px, 100cqw - 50px) - max(0px, 100cqw - 200px))');
  });

  it('shares the room as a flexbox does', () => {
    const column: fc.Arbitrary<Column> = fc.oneof(
      fc.record({ width: fc.integer({ min: 20, max: 300 }) }),
      fc
        .record({
          flex: fc.constantFrom(0.3, 0.5, 1, 1.5, 2, 3),
          minWidth: fc.integer({ min: 20, max: 200 }),
          more: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constant(Infinity)),
        })
        .map(({ flex, minWidth, more }) => ({ flex, minWidth, maxWidth: minWidth + more })),
    );
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 100, max: 2000 }),
        (columns, room) => {
          const widths = fitColumns(columns).map((length) => evaluate(length, room));
          layOut(columns, room).forEach((width, index) => expect(widths[index]).toBeCloseTo(width, 3));
        },
      ),
    );
  });
});

describe('addLengths', () => {
  it('adds what is fixed and what bends at the same width of the room', () => {
    const lengths = fitColumns([
      { width: 100 },
      { flex: 1, minWidth: 50, maxWidth: Infinity },
      { flex: 1, minWidth: 50, maxWidth: Infinity },
    ]);
    expect(lengthToCss(addLengths(lengths))).toBe('calc(200px + max(0px, 100cqw - 200px))');
  });
});
