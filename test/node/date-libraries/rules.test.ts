import { format } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../src/shared/demo/dateLibraries';
import { createFixtures, type Fixtures } from './rewriteFixtures';

interface Case {
  /** Lines below the imports of `dayjs` and its type. */
  code: string;
  /** What becomes of them, imports included. */
  expected: Partial<Record<OtherDateLibrary, string>>;
}

const IMPORTS = "import dayjs, { type Dayjs } from 'dayjs';\n";

const CASES: Record<string, Case> = {
  'names that the module has already': {
    code: 'export const format = (day: Dayjs, isValid: boolean) => isValid && day.isValid() && day.format("YYYY");',
    expected: {
      'date-fns': `import { format as formatDate, isValid as isValidDate } from 'date-fns';
export const format = (day: Date, isValid: boolean) => isValid && isValidDate(day) && formatDate(day, 'yyyy');`,
      luxon: `import type { DateTime } from 'luxon';
export const format = (day: DateTime, isValid: boolean) => isValid && day.isValid && day.toFormat('yyyy');`,
    },
  },
  'a check of null': {
    code: 'export const isOpen = (day: Dayjs | null) => (!day?.isValid() ? 1 : 2);',
    expected: {
      'date-fns': `import { isValid } from 'date-fns';
export const isOpen = (day: Date | null) => (!day || !isValid(day) ? 1 : 2);`,
      luxon: `import type { DateTime } from 'luxon';
export const isOpen = (day: DateTime | null) => (!day?.isValid ? 1 : 2);`,
      moment: `import type { Moment } from 'moment';
export const isOpen = (day: Moment | null) => (!day?.isValid() ? 1 : 2);`,
    },
  },
  'a comparison with null': {
    code: "export const isSame = (a: Dayjs, b: Dayjs | null) => a.isSame(b, 'day');",
    expected: {
      'date-fns': `import { isSameDay } from 'date-fns';
export const isSame = (a: Date, b: Date | null) => b !== null && isSameDay(a, b);`,
      luxon: `import type { DateTime } from 'luxon';
export const isSame = (a: DateTime, b: DateTime | null) => b !== null && a.hasSame(b, 'day');`,
    },
  },
  'a chain of several methods': {
    code: "export const last = (day?: Dayjs) => day?.add(1, 'month').startOf('month').date() ?? 0;",
    expected: {
      'date-fns': `import { addMonths, getDate, startOfMonth } from 'date-fns';
export const last = (day?: Date) => (day ? getDate(startOfMonth(addMonths(day, 1))) : 0);`,
      luxon: `import type { DateTime } from 'luxon';
export const last = (day?: DateTime) => day?.plus({ months: 1 }).startOf('month').day ?? 0;`,
      moment: `import type { Moment } from 'moment';
export const last = (day?: Moment) => day?.clone().add(1, 'month').startOf('month').date() ?? 0;`,
    },
  },
  'dates that Moment.js need not clone': {
    code: "export const end = dayjs('2026-05-12').add(1, 'week').endOf('day');\nexport const later = end.add(1, 'day');",
    expected: {
      moment: `import moment from 'moment';
export const end = moment('2026-05-12').add(1, 'week').endOf('day');
export const later = end.clone().add(1, 'day');`,
    },
  },
  'months and weekdays in a comparison': {
    code: 'export const isMay = (day: Dayjs) => day.month() === 4 && day.day() === 0 && day.month() > 2;',
    expected: {
      luxon: `import type { DateTime } from 'luxon';
export const isMay = (day: DateTime) => day.month === 5 && day.weekday === 7 && day.month > 3;`,
    },
  },
  'names of Day.js in comments and texts': {
    code: "// In your app: dayjs().\nexport const today = dayjs('2026-05-13');\nexport const label = 'an invalid Dayjs';",
    expected: {
      'date-fns': `import { parseISO } from 'date-fns';
// In your app: new Date().
export const today = parseISO('2026-05-13');
export const label = 'an invalid Date';`,
      luxon: `import { DateTime } from 'luxon';
// In your app: DateTime.now().
export const today = DateTime.fromISO('2026-05-13');
export const label = 'an invalid DateTime';`,
    },
  },
  'a state without a type': {
    code: "import * as React from 'react';\n\nexport const useDay = () => React.useState(dayjs('2026-05-13'));",
    expected: {
      luxon: `import { DateTime } from 'luxon';
import * as React from 'react';

export const useDay = () => React.useState<DateTime>(DateTime.fromISO('2026-05-13'));`,
    },
  },
  'plugins and time zones': {
    code: `import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export const start = dayjs.utc('2026-05-12T01:30:00Z');
export const end = dayjs.tz('2026-05-12T10:30', 'Asia/Tokyo');
export const inZone = (zone: string) => start.tz(zone);`,
    expected: {
      luxon: `import { DateTime } from 'luxon';

export const start = DateTime.fromISO('2026-05-12T01:30:00Z', { zone: 'utc' });
export const end = DateTime.fromISO('2026-05-12T10:30', { zone: 'Asia/Tokyo' });
export const inZone = (zone: string) => start.setZone(zone);`,
      moment: `import moment from 'moment-timezone';

export const start = moment.utc('2026-05-12T01:30:00Z');
export const end = moment.tz('2026-05-12T10:30', 'Asia/Tokyo');
export const inZone = (zone: string) => start.clone().tz(zone);`,
    },
  },
  locales: {
    code: `import 'dayjs/locale/pt-br';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const dates = <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br" />;
export const name = (day: Dayjs) => \`\${day.format('dddd')} \${day.format('YYYY')}\`;`,
    expected: {
      'date-fns': `import { format } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const dates = <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR} />;
export const name = (day: Date) => \`\${format(day, 'EEEE', { locale: ptBR })} \${format(day, 'yyyy')}\`;`,
      luxon: `import type { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const dates = <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="pt-BR" />;
export const name = (day: DateTime) => \`\${day.toFormat('cccc')} \${day.toFormat('yyyy')}\`;`,
      moment: `import moment, { type Moment } from 'moment';
import 'moment/locale/pt-br';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

moment.locale('en');

export const dates = <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="pt-br" />;
export const name = (day: Moment) => \`\${day.format('dddd')} \${day.format('YYYY')}\`;`,
    },
  },
  'formats of pickers, also where they are constants': {
    code: `import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SHORT = 'DD/MM';
const dateFormats = { year: 'YY', monthShort: 'MMMM' };
const other = { format: 'DD/MM' };

export const form = (
  <LocalizationProvider dateFormats={dateFormats}>
    <DatePicker format="D MMMM YYYY" slotProps={{ calendarHeader: { format: SHORT } }} />
  </LocalizationProvider>
);
export const untouched: [object, Dayjs?] = [other];`,
    expected: {
      luxon: `import type { DateTime } from 'luxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SHORT = 'dd/MM';
const dateFormats = { year: 'yy', monthShort: 'MMMM' };
const other = { format: 'DD/MM' };

export const form = (
  <LocalizationProvider dateFormats={dateFormats}>
    <DatePicker format="d MMMM yyyy" slotProps={{ calendarHeader: { format: SHORT } }} />
  </LocalizationProvider>
);
export const untouched: [object, DateTime?] = [other];`,
    },
  },
};

/** Code below the imports, and the message for each library; undefined where it has an equivalent. */
const PROBLEMS: Record<string, [string, Record<OtherDateLibrary, string | undefined>]> = {
  'tokens without an equal': [
    "export const text = dayjs().format('dd');",
    { 'date-fns': undefined, luxon: '`dd` of a format has no equal.', moment: undefined },
  ],
  'other uses of Day.js': [
    'export const parse = dayjs;',
    {
      'date-fns': 'There is no rule for this use of Day.js.',
      luxon: 'There is no rule for this use of Day.js.',
      moment: 'There is no rule for this use of Day.js.',
    },
  ],
  'texts about Day.js': [
    '// Day.js is small.\nexport const day = dayjs();',
    {
      'date-fns': 'The text is about Day.js.',
      luxon: 'The text is about Day.js.',
      moment: 'The text is about Day.js.',
    },
  ],
  'texts of dates': [
    'export const text = `${dayjs()}`;',
    Object.fromEntries(
      OTHER_DATE_LIBRARIES.map((library) => [
        library,
        'The libraries write a date as a text in different ways. Call `format()`.',
      ]),
    ) as Record<OtherDateLibrary, string>,
  ],
  'dates without a type': [
    'export const isOpen = (day: any, other: Dayjs) => [day.isBefore(other)];',
    { 'date-fns': 'Give the date a type.', luxon: 'Give the date a type.', moment: 'Give the date a type.' },
  ],
  'comparisons with undefined, which is now': [
    'export const isOpen = (day: Dayjs, other?: Dayjs) => day.isBefore(other);',
    {
      'date-fns': 'Check first that `other` is a date.',
      luxon: 'Check first that `other` is a date.',
      moment: undefined,
    },
  ],
  'values that Luxon does not carry over': [
    'export const later = (day: Dayjs, hour: number) => day.hour(hour);',
    {
      'date-fns': undefined,
      luxon: 'Luxon carries no value over. Write a number that every date can have.',
      moment: undefined,
    },
  ],
  'texts that are no ISO dates': [
    "export const day = dayjs('12 May 2026');",
    Object.fromEntries(
      OTHER_DATE_LIBRARIES.map((library) => [
        library,
        'Write the date as `2026-05-12` or `2026-05-12T10:30`.',
      ]),
    ) as Record<OtherDateLibrary, string>,
  ],
  'comments inside of expressions': [
    "export const day = dayjs('2026-05-12')\n  // A week.\n  .add(7, 'day');",
    {
      'date-fns': 'Move the comment out of the expression.',
      luxon: 'Move the comment out of the expression.',
      moment: 'Move the comment out of the expression.',
    },
  ],
};

const toFile = (name: string) => `${name.replaceAll(/\W+/g, '-')}.tsx`;

let fixtures: Fixtures;

function formatCode(code: string): Promise<string> {
  return format(`${IMPORTS}${code}`, { parser: 'typescript', singleQuote: true, printWidth: 110 });
}

beforeAll(async () => {
  const codes = [
    ...Object.entries(CASES).map(([name, { code }]) => [toFile(name), code] as const),
    ...Object.entries(PROBLEMS).map(([name, [code]]) => [toFile(name), code] as const),
    // What a module imports is a part of it.
    ['imported.ts', 'export const parse = dayjs;'] as const,
    ['importing.ts', "import { parse } from './imported';\nexport const days = [dayjs(), parse];"] as const,
  ];
  const texts = codes.map(async ([name, code]) => [name, await formatCode(code)] as const);
  fixtures = createFixtures(Object.fromEntries(await Promise.all(texts)));
});

describe('rules', () => {
  const expectations = Object.entries(CASES).flatMap(([name, { expected }]) =>
    Object.entries(expected).map(([library, text]) => ({ name, library: library as OtherDateLibrary, text })),
  );

  it.each(expectations)('$name, $library', async ({ name, library, text }) => {
    expect(await fixtures.rewriteText(toFile(name), library)).toBe(`${text}\n`);
  });
});

describe('problems', () => {
  const expectations = Object.entries(PROBLEMS).flatMap(([name, [, messages]]) =>
    OTHER_DATE_LIBRARIES.map((library) => ({ name, library, message: messages[library] })),
  );

  it.each(expectations)('$name, $library', async ({ name, library, message }) => {
    const result = await fixtures.rewrite(toFile(name), library);
    const problems = result && 'problems' in result ? result.problems : [];
    expect(problems[0]?.message).toBe(message);
  });

  it('names file, line and expression', async () => {
    expect(await fixtures.rewrite('importing.ts', 'moment')).toEqual({
      problems: [
        {
          file: '.cache/date-libraries-test/imported.ts',
          line: 2,
          expression: 'dayjs',
          message: 'There is no rule for this use of Day.js.',
        },
      ],
    });
  });
});
