import { describe, expect, it } from 'vitest';
import { findNondeterminism } from '../../../src/node/checks/findNondeterminism';

const FILE = 'data/charts/bars/sales.ts';

function find(content: string): string[] {
  return findNondeterminism(FILE, content).map(({ line, message }) => `${line} ${message.split(':')[0]}`);
}

describe('findNondeterminism', () => {
  it('names file, line, what is wrong and what to write instead', () => {
    expect(findNondeterminism(FILE, 'export const sales = [\n  Math.random(),\n];\n')).toEqual([
      {
        file: FILE,
        line: 2,
        message:
          '`Math.random` gives a random value: the page would not show what was built and tested. ' +
          'Write the values, compute them from an index, or count: `nextId += 1`.',
      },
    ]);
    expect(findNondeterminism(FILE, 'export const today = new Date();\n')).toEqual([
      {
        file: FILE,
        line: 1,
        message:
          '`new Date()` gives the current time: the page would not show what was built and tested. ' +
          "Write a fixed instant: `new Date('2026-03-02T09:30:00')`, `dayjs('2026-03-02')`.",
      },
    ]);
  });

  it.each([
    ['Array.from({ length: 5 }, Math.random);', 'Math.random'],
    ["const value = Math['random']();", 'Math.random'],
    ['const value = window.Math.random();', 'Math.random'],
    ['const { random } = Math;', 'Math.random'],
    ['const { random: pick } = Math;', 'Math.random'],
    ['const start = Date.now();', 'Date.now'],
    ['const start = globalThis.Date.now();', 'Date.now'],
    ['const start = new Date;', 'new Date()'],
    ['const start = new Date(undefined);', 'new Date()'],
    ["const start = Date('2026-03-02');", 'Date()'],
    ['const start = performance.now();', 'performance.now'],
    ['const start = performance.timeOrigin;', 'performance.timeOrigin'],
    ['const id = crypto.randomUUID();', 'crypto.randomUUID'],
    ['self.crypto.getRandomValues(new Uint8Array(4));', 'crypto.getRandomValues'],
    ['const start = Temporal.Now.instant();', 'Temporal.Now'],
    ["import dayjs from 'dayjs'; const start = dayjs();", 'dayjs()'],
    ["import dayjs from 'dayjs'; const start = dayjs.utc();", 'dayjs.utc()'],
    ["import day, { type Dayjs } from 'dayjs'; const start = day().startOf('week');", 'day()'],
    ["import dayjs from 'dayjs'; const text = dayjs('2026-03-02').fromNow();", 'fromNow()'],
    ["const text = new Intl.DateTimeFormat('en').format();", 'format()'],
    ['const cell = <b>{new Date().getFullYear()}</b>;', 'new Date()'],
  ])('finds %s', (content, what) => {
    expect(findNondeterminism('data/charts/bars/Bars.tsx', content).map(({ message }) => message)).toEqual([
      expect.stringContaining(`\`${what}\` gives `),
    ]);
  });

  it.each([
    "const start = new Date('2026-03-02T09:30:00');",
    'const start = new Date(2026, 2, 2);',
    "import dayjs from 'dayjs'; const start = dayjs('2026-03-02');",
    "const text = new Intl.DateTimeFormat('en').format(start);",
    'const angle = Math.round(2.5);',
    "const label = 'Math.random()'; // Date.now()",
    'const start: Date = parse(text); const isDate = value instanceof Date;',
    "import { Math } from './seeded'; const value = Math.random();",
    'function draw(performance: Stage) { return performance.now; }',
    'const time = Date.UTC(2026, 2, 2);',
  ])('leaves %s alone', (content) => {
    expect(find(content)).toEqual([]);
  });

  it('finds each place once', () => {
    expect(find('const rows = [Math.random(),\nwindow.Math.random(), new Date()];')).toEqual([
      '1 `Math.random` gives a random value',
      '2 `Math.random` gives a random value',
      '2 `new Date()` gives the current time',
    ]);
  });
});
