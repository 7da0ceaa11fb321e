import { UntranslatableError } from '../formats/untranslatable';
import { readUnit } from '../units';
import type { ImportCollector } from '../importCollector';
import type { Argument, LibraryWriter, MethodRule } from './libraryWriter';
import { toLanguageTag } from './locales';
import { readWholeNumber, requireArgument, writeString } from './readArguments';

const PACKAGE = 'luxon';

function getDateTime(imports: ImportCollector): string {
  return imports.importValue('DateTime', PACKAGE);
}

function createShift(method: 'plus' | 'minus'): MethodRule {
  return ({ args }) => {
    const amount = readWholeNumber(args[0]);
    return { member: `.${method}({ ${readUnit(args[1]?.literal)}s: ${amount} })` };
  };
}

/** The last value of a field that is valid in every date: Day.js carries larger ones over. */
const LAST_VALUES: Readonly<Record<string, number>> = {
  millisecond: 999,
  second: 59,
  minute: 59,
  hour: 23,
  day: 28,
  year: 9999,
};

/** `value.hour` and `value.set({ hour: 9 })` */
function createField(name: string): MethodRule {
  return ({ args: [value] }) => {
    if (!value) {
      return { member: `.${name}` };
    }
    const isInRange =
      typeof value.literal === 'number' && value.literal >= 0 && value.literal <= LAST_VALUES[name]!;
    if (!isInRange || (name === 'day' && value.literal === 0)) {
      throw new UntranslatableError('Luxon carries no value over. Write a number that every date can have.');
    }
    return { member: `.set({ ${name}: ${value.text} })` };
  };
}

/** The arguments of a method that takes a unit; a week of Luxon begins on Monday otherwise. */
function writePeriod(unit: Argument | undefined): string {
  const name = readUnit(unit?.literal);
  return name === 'week' ? `'week', { useLocaleWeeks: true }` : `'${name}'`;
}

function createComparison(sign: '<' | '>'): MethodRule {
  return ({ args: [other, unit] }) => {
    const start = unit ? `.startOf(${writePeriod(unit)})` : '';
    const { text } = requireArgument(other);
    return { write: (receiver) => `${receiver}${start} ${sign} ${text}${start}`, isOperation: true };
  };
}

const methods: Record<string, MethodRule> = {
  format: ({ args: [format] }) => ({
    member: format ? `.toFormat(${format.text})` : '.toISO({ suppressMilliseconds: true })',
  }),
  isValid: () => ({ member: '.isValid' }),
  add: createShift('plus'),
  subtract: createShift('minus'),
  startOf: ({ args: [unit] }) => ({ member: `.startOf(${writePeriod(unit)})` }),
  endOf: ({ args: [unit] }) => ({ member: `.endOf(${writePeriod(unit)})` }),
  diff: ({ args: [other, unit, isExact] }) => {
    const { text } = requireArgument(other);
    if (!unit) {
      return { member: `.diff(${text}).toMillis()` };
    }
    const name = readUnit(unit.literal);
    if (isExact || ['year', 'quarter', 'month'].includes(name)) {
      throw new UntranslatableError('This difference is rounded in another way.');
    }
    return { write: (receiver) => `Math.trunc(${receiver}.diff(${text}, '${name}s').${name}s)` };
  },
  isBefore: createComparison('<'),
  isAfter: createComparison('>'),
  isSame: ({ args: [other, unit] }) => {
    const { text } = requireArgument(other);
    return { member: `.hasSame(${text}, ${unit ? writePeriod(unit) : "'millisecond'"})` };
  },
  millisecond: createField('millisecond'),
  second: createField('second'),
  minute: createField('minute'),
  hour: createField('hour'),
  date: createField('day'),
  day: ({ args: [value] }) => {
    if (value) {
      throw new UntranslatableError('Weeks of Luxon begin on Monday.');
    }
    return { write: (receiver) => `${receiver}.weekday % 7`, isOperation: true };
  },
  month: ({ args: [value] }) => {
    if (!value) {
      return { write: (receiver) => `${receiver}.month - 1`, isOperation: true };
    }
    if (typeof value.literal !== 'number' || value.literal < 0 || value.literal > 11) {
      throw new UntranslatableError('Luxon carries no value over. Write a number from 0 to 11.');
    }
    return { member: `.set({ month: ${value.literal + 1} })` };
  },
  year: createField('year'),
  daysInMonth: () => ({ member: '.daysInMonth' }),
  toDate: () => ({ member: '.toJSDate()' }),
  clone: () => ({ member: '' }),
  toISOString: () => ({ member: '.toJSDate().toISOString()' }),
  valueOf: () => ({ member: '.toMillis()' }),
  unix: () => ({ member: '.toUnixInteger()' }),
  utc: ({ args: [isTimeKept] }) => {
    if (isTimeKept) {
      throw new UntranslatableError('Write `utc()`.');
    }
    return { member: '.toUTC()' };
  },
  local: () => ({ member: '.toLocal()' }),
  tz: ({ args: [zone, isTimeKept] }) => {
    if (!zone || isTimeKept) {
      throw new UntranslatableError('Write the name of the time zone only.');
    }
    return { member: `.setZone(${zone.text})` };
  },
};

/** Dates of Luxon have methods, none of which changes the date, and months and weekdays from 1. */
export const luxon: LibraryWriter = {
  adapter: 'AdapterLuxon',
  writeType: (imports) => imports.importType('DateTime', PACKAGE),
  writeNow: (imports) => `${getDateTime(imports)}.now()`,
  writeInvalid: (imports) => `${getDateTime(imports)}.invalid('unparsable')`,
  writeParsed: (text, imports) => `${getDateTime(imports)}.fromISO(${text.text})`,
  writeFromDate: (date, imports) => `${getDateTime(imports)}.fromJSDate(${date})`,
  writeInZone: (text, zone, imports) =>
    `${getDateTime(imports)}.fromISO(${text.text}, ${
      zone === 'utc' ? `{ zone: 'utc' }` : zone.text === 'zone' ? '{ zone }' : `{ zone: ${zone.text} }`
    })`,
  methods,
  comparisons: {
    day: { member: '.weekday', isOrdered: false, toValue: (day) => (day === 0 ? 7 : day) },
    month: { member: '.month', isOrdered: true, toValue: (month) => month + 1 },
  },
  writeLocale: (name) => writeString(name === 'en' ? 'en-US' : toLanguageTag(name)),
};
