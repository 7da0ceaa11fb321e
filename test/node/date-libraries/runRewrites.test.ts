import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  OTHER_DATE_LIBRARIES,
  DATE_LIBRARIES,
  type DateLibrary,
} from '../../../src/shared/demo/dateLibraries';
import { createFixtures } from './rewriteFixtures';

/** Expressions of `a` and `b`, which are dates, of `none`, which is null, and of `invalid`. */
const EXPRESSIONS = [
  "dayjs('2026-05-12').valueOf()",
  "dayjs('2026-05').valueOf()",
  "dayjs('2026-05-12T10:30').valueOf()",
  "dayjs('2026-05-12T10:30:15.250Z').valueOf()",
  'dayjs(text).valueOf()',
  'dayjs(a.toDate()).valueOf()',
  'dayjs(a).valueOf()',
  'dayjs(null).isValid()',
  'a.isValid()',
  'none?.isValid() ? 1 : 2',
  '!none?.isValid()',
  'Boolean(some?.isValid() && !none?.isValid())',
  "none?.format('D MMM') ?? 'none'",
  "some?.format('D MMM') ?? 'none'",
  '`${none?.format("YYYY")}, ${some?.format("YYYY")}`',
  'none?.toDate() ?? null',
  'some?.toDate().getTime() ?? null',
  'none?.toDate()',
  'none?.month() ?? -1',
  'some?.month() ?? -1',
  'some?.day() === 0',
  "a.format('dddd, D MMMM YYYY, h:mm:ss A')",
  "a.format('YYYY-MM-DDTHH:mm:ss.SSSZ')",
  'a.toISOString()',
  'a.unix()',
  'a.year()',
  'a.month()',
  'a.month() + 1',
  'a.month() * 2',
  'a.month() === 4',
  'a.month() < 6',
  'a.date()',
  'a.day()',
  'a.day() === 0',
  'a.day() !== 6',
  'a.day() > 3',
  'a.day() % 6 === 0',
  '[0, 6].includes(a.day())',
  'a.hour()',
  'a.minute()',
  'a.second()',
  'a.millisecond()',
  'a.daysInMonth()',
  'a.minute(10).valueOf()',
  'a.second(59).valueOf()',
  'a.millisecond(1).valueOf()',
  'a.month(1).valueOf()',
  'a.date(28).valueOf()',
  'a.clone().valueOf()',
  ...['year', 'month', 'week', 'day', 'hour', 'minute', 'second'].flatMap((unit) => [
    `a.add(3, '${unit}').valueOf()`,
    `a.subtract(14, '${unit}').valueOf()`,
    `a.add(amount, '${unit}').valueOf()`,
    `a.startOf('${unit}').valueOf()`,
    `a.endOf('${unit}').valueOf()`,
    `a.isSame(b, '${unit}')`,
    `a.isBefore(b, '${unit}')`,
    `a.isAfter(b, '${unit}')`,
  ]),
  ...['week', 'day', 'hour', 'minute', 'second'].map((unit) => `a.diff(b, '${unit}')`),
  "a.add(2, 'days').add(1, 'M').valueOf()",
  "a.startOf('day').diff(b.startOf('day'), 'day') + 1",
  'a.diff(b)',
  'a.isSame(b)',
  'a.isSame(a)',
  'a.isBefore(b)',
  'a.isAfter(b)',
  'a.isSame(none)',
  "some?.isSame(none, 'day') ?? true",
  "some?.isSame(b, 'month') ?? true",
  "some?.startOf('month').format('D MMM') ?? 'none'",
  // The date itself stays as it is.
  "[a.add(1, 'day').valueOf(), a.startOf('year').valueOf(), a.hour(3).valueOf(), a.valueOf()].at(-1)",
];

const FIXTURE = `import dayjs, { type Dayjs } from 'dayjs';

export function create(time: number): Dayjs {
  return dayjs(new Date(time));
}

export function run(a: Dayjs, b: Dayjs, some: Dayjs | null, none: Dayjs | null, amount: number, text: string) {
  return [
    ${EXPRESSIONS.map((expression) => `() => (${expression}),`).join('\n    ')}
  ];
}
`;

interface FixtureModule {
  create: (time: number) => unknown;
  run: (...values: unknown[]) => (() => unknown)[];
}

const modules = new Map<DateLibrary, FixtureModule>();

function load(text: string): FixtureModule {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      esModuleInterop: true,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const exports = {};
  // eslint-disable-next-line no-new-func -- the text is a module of the rewriter
  new Function('require', 'exports', outputText)(createRequire(import.meta.url), exports);
  return exports as FixtureModule;
}

beforeAll(async () => {
  const { rewriteText } = createFixtures({ 'run.ts': FIXTURE });
  modules.set('dayjs', load(FIXTURE));
  for (const library of OTHER_DATE_LIBRARIES) {
    modules.set(library, load(await rewriteText('run.ts', library)));
  }
});

function evaluate(library: DateLibrary, [a, b, amount]: readonly [number, number, number]): unknown[] {
  const { create, run } = modules.get(library)!;
  const text = new Date(a).toISOString();
  const tasks = run(create(a), create(b), create(a), null, amount, text);
  // Texts and sums do not show the sign of zero.
  return tasks.map((task) => task()).map((value) => (value === 0 ? 0 : value));
}

const HOUR = 3_600_000;

/** Milliseconds of a day at times that no change of the clock skips or repeats: there the libraries differ. */
const timesOfDay = fc.integer({ min: 8 * HOUR, max: 18 * HOUR });

function toTime(day: number, timeOfDay: number): number {
  return new Date(1990, 0, 1 + day, 0, 0, 0, timeOfDay).getTime();
}

/** Two dates, which are near each other or not, and a number. */
const values = fc
  .record({
    day: fc.integer({ min: 0, max: 25_000 }),
    timeOfDay: timesOfDay,
    distance: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: -9_000, max: 9_000 }),
    ),
    otherTimeOfDay: timesOfDay,
    isSameTime: fc.boolean(),
    amount: fc.integer({ min: -40, max: 40 }),
  })
  .map(
    ({ day, timeOfDay, distance, otherTimeOfDay, isSameTime, amount }) =>
      [
        toTime(day, timeOfDay),
        toTime(day + distance, isSameTime ? timeOfDay : otherTimeOfDay),
        amount,
      ] as const,
  );

describe('rewritten expressions', () => {
  it('has all libraries', () => {
    expect([...modules.keys()]).toEqual([...DATE_LIBRARIES]);
  });

  it.each(OTHER_DATE_LIBRARIES)('have the values of Day.js with %s', (library) => {
    fc.assert(
      fc.property(values, (given) => {
        const expected = evaluate('dayjs', given);
        const found = evaluate(library, given);
        for (const [index, expression] of EXPRESSIONS.entries()) {
          expect(found[index], expression).toEqual(expected[index]);
        }
      }),
    );
  });
});
