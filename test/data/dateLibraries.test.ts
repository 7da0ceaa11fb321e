import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import type { FieldFormatTokenMap, MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { format, isSameDay, isValid, isWeekend } from 'date-fns';
import { arSA } from 'date-fns/locale/ar-SA';
import { enUS } from 'date-fns/locale/en-US';
import { ko } from 'date-fns/locale/ko';
import { ptBR } from 'date-fns/locale/pt-BR';
import { zhCN } from 'date-fns/locale/zh-CN';
import dayjs from 'dayjs';
import 'dayjs/locale/ar-sa.js';
import 'dayjs/locale/ko.js';
import 'dayjs/locale/pt-br.js';
import 'dayjs/locale/zh-cn.js';
import { DateTime } from 'luxon';
import moment from 'moment';
import { beforeAll, describe, expect, it } from 'vitest';

const LIBRARIES = ['Day.js', 'date-fns', 'Luxon', 'Moment.js'] as const;

type Library = (typeof LIBRARIES)[number];

const DATE_FNS_LOCALES = { en: enUS, 'zh-CN': zhCN, ko, 'pt-BR': ptBR, 'ar-SA': arSA };

type Locale = keyof typeof DATE_FNS_LOCALES;

function createAdapter(library: Library, locale: Locale): MuiPickersAdapter {
  switch (library) {
    case 'Day.js':
      return new AdapterDayjs({ locale: locale.toLowerCase() });
    case 'date-fns':
      return new AdapterDateFns({ locale: DATE_FNS_LOCALES[locale] });
    case 'Luxon':
      return new AdapterLuxon({ locale });
    case 'Moment.js':
      return new AdapterMoment({ locale: locale.toLowerCase() });
  }
}

/** The rows of the table with this first cell in its head, as texts by column; a column may be about two libraries. */
function readTable(page: string, corner: string): { name: string; cells: Record<Library, string> }[] {
  const file = path.resolve(import.meta.dirname, `../../data/date-pickers/${page}/${page}.md`);
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const toCells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const start = lines.findIndex(
    (line) => toCells(line)[0] === corner && LIBRARIES.every((name) => line.includes(name)),
  );
  const head = toCells(lines[start]!);
  const columns = LIBRARIES.map((library) => head.findIndex((title) => title.split(', ').includes(library)));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => {
    const cells = toCells(line);
    const byLibrary = LIBRARIES.map((library, index) => [library, cells[columns[index]!]!] as const);
    return { name: cells[0]!, cells: Object.fromEntries(byLibrary) as Record<Library, string> };
  });
}

function unquote(cell: string): string {
  return cell.replace(/^`|`$/g, '');
}

const TUESDAY = '2026-05-05T15:30';

beforeAll(() => {
  // These modules have no declarations.
  const require = createRequire(import.meta.url);
  for (const locale of ['ar-sa', 'ko', 'pt-br', 'zh-cn']) {
    require(`moment/locale/${locale}`);
  }
  // What is loaded last is the language of all dates otherwise.
  moment.locale('en');
});

describe('Differences of the libraries', () => {
  const describeClock = (adapter: MuiPickersAdapter): string =>
    adapter.is12HourCycleInCurrentLocale() ? '12 hours' : '24 hours';
  const describeField = (adapter: MuiPickersAdapter): string => {
    const text = adapter.format(adapter.date(TUESDAY), 'keyboardDate');
    // Fields add leading zeros.
    return `${text.replaceAll(/\b\d\b/g, '0$&')}, ${describeClock(adapter)}`;
  };
  const describeColumn = (adapter: MuiPickersAdapter): string =>
    adapter.format(adapter.date(TUESDAY), 'weekdayShort').charAt(0).toUpperCase();
  const describeDigits = (adapter: MuiPickersAdapter): string =>
    adapter.format(adapter.date(TUESDAY), 'dayOfMonth') === '5' ? '0 to 9' : '٠ to ٩';

  const ROWS: Record<string, [Locale, (adapter: MuiPickersAdapter) => string]> = {
    'Chinese, field': ['zh-CN', describeField],
    'Chinese, Tuesday': ['zh-CN', describeColumn],
    'Korean, clock': ['ko', describeClock],
    'Portuguese `pt-BR`, Tuesday': ['pt-BR', describeColumn],
    'Arabic `ar-SA`, digits': ['ar-SA', describeDigits],
    'Arabic `ar-SA`, clock': ['ar-SA', describeClock],
  };

  it.each(readTable('adapters-locale', 'Locale'))('$name', ({ name, cells }) => {
    const [locale, read] = ROWS[name]!;
    const found = LIBRARIES.map((library) => [library, read(createAdapter(library, locale))]);
    expect(cells).toEqual(Object.fromEntries(found));
  });
});

describe('Tokens of fields', () => {
  /** `'`M` to `MMMM`, `Do`' -> M, MM, MMM, MMMM, Do` */
  const listTokens = (cell: string): string[] =>
    cell.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.split(' to ').map(unquote);
      return Array.from(
        { length: last.length - first.length + 1 },
        (_, more) => first + first.charAt(0).repeat(more),
      );
    });
  const listSection = (tokens: FieldFormatTokenMap, section: string): string[] =>
    Object.entries(tokens).flatMap(([token, config]) =>
      (typeof config === 'string' ? config : config.sectionType) === section ? [token] : [],
    );
  const SECTIONS: Record<string, string> = { Weekday: 'weekDay' };

  it.each(readTable('adapters-locale', 'Section'))('$name', ({ name, cells }) => {
    for (const library of LIBRARIES) {
      const found = listSection(
        createAdapter(library, 'en').formatTokenMap,
        SECTIONS[name] ?? name.toLowerCase(),
      );
      const isOpen = cells[library].endsWith(' and longer');
      const named = listTokens(cells[library].replace(' and longer', ''));
      expect(found, library).toEqual(expect.arrayContaining(named));
      const others = found.filter((token) => !named.includes(token));
      const isLonger = (token: string) =>
        isOpen && named.some((short) => token.startsWith(short) && short.length === 1);
      expect(
        others.filter((token) => !isLonger(token)),
        library,
      ).toEqual([]);
    }
  });
});

describe.each(['time-picker', 'date-time-picker'])('Format of the field: %s', (page) => {
  it.each(readTable(page, 'Format of the field'))('$name: the same text in all libraries', ({ cells }) => {
    const texts = LIBRARIES.map((library) => {
      const adapter = createAdapter(library, 'en');
      return adapter.formatByString(adapter.date(TUESDAY)!, unquote(cells[library]));
    });
    expect(new Set(texts).size, texts.join(' | ')).toBe(1);
    expect(texts[0]).toMatch(/15:30(:00)?$|03:30 PM$/);
  });
});

/** What the code of a table may use besides its own names. */
const NAMES = { dayjs, moment, DateTime, format, isSameDay, isValid, isWeekend, Date };

describe('Date libraries of the validation', () => {
  const table = new Map(readTable('validation', 'Task').map(({ name, cells }) => [name, cells]));
  const DATES: Record<Library, (text: string) => unknown> = {
    'Day.js': (text) => dayjs(text),
    'date-fns': (text) => new Date(text),
    Luxon: (text) => DateTime.fromISO(text),
    'Moment.js': (text) => moment(text),
  };
  const run = (library: Library, task: string, scope: object = {}): unknown =>
    runInNewContext(unquote(table.get(task)![library]), { ...NAMES, ...scope });

  it('has these tasks', () => {
    expect([...table.keys()]).toEqual([
      'Is it valid?',
      'Is it a weekend?',
      'Same day',
      'Text for look-up',
      'Invalid value',
    ]);
  });

  it.each(LIBRARIES)('%s', (library) => {
    const create = DATES[library];
    const invalid = run(library, 'Invalid value');
    const day = create(TUESDAY);
    expect(run(library, 'Is it valid?', { day: invalid })).toBe(false);
    expect(run(library, 'Is it valid?', { day })).toBe(true);
    const week = ['2026-05-08', '2026-05-09', '2026-05-10', '2026-05-11'].map((text) =>
      run(library, 'Is it a weekend?', { day: create(`${text}T12:00`) }),
    );
    expect(week).toEqual([false, true, true, false]);
    expect(run(library, 'Same day', { day, other: create('2026-05-05T08:00') })).toBe(true);
    expect(run(library, 'Same day', { day, other: create('2026-05-06T08:00') })).toBe(false);
    expect(run(library, 'Text for look-up', { day })).toBe('2026-05-05');
  });
});
