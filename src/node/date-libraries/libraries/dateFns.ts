import { isDateOnly } from '../isoText';
import { UntranslatableError } from '../formats/untranslatable';
import { capitalizeUnit, readUnit, type Unit } from '../units';
import type { ImportCollector } from '../importCollector';
import type { Argument, LibraryWriter, WrittenCall, MethodRule } from './libraryWriter';
import { getDateFnsLocale } from './locales';
import { readWholeNumber, requireArgument } from './readArguments';

const PACKAGE = 'date-fns';

const NO_ZONES = 'Dates of date-fns have no time zone, and its adapter knows none.';

/** Units whose differences are the same in both libraries: those of months are rounded in another way. */
const DIFFERENCES: Readonly<Partial<Record<Unit, string>>> = {
  week: 'differenceInWeeks',
  day: 'differenceInDays',
  hour: 'differenceInHours',
  minute: 'differenceInMinutes',
  second: 'differenceInSeconds',
  millisecond: 'differenceInMilliseconds',
};

/** Units that have a start and an end. */
function readPeriod(unit: Argument | undefined): string {
  const name = readUnit(unit?.literal);
  if (name === 'millisecond') {
    throw new UntranslatableError('Write a longer unit.');
  }
  return capitalizeUnit(name);
}

type WrittenFunction = Extract<WrittenCall, { write: unknown }>;

/** `name(receiver, …)` */
function callFunction(name: string, imports: ImportCollector, args: readonly string[] = []): WrittenFunction {
  const local = imports.importValue(name, PACKAGE);
  return { write: (receiver) => `${local}(${[receiver, ...args].join(', ')})` };
}

function createShift(prefix: 'add' | 'sub'): MethodRule {
  return ({ args, imports }) => {
    const amount = readWholeNumber(args[0]);
    return callFunction(`${prefix}${capitalizeUnit(readUnit(args[1]?.literal))}s`, imports, [amount]);
  };
}

/** `value.hour()` and `value.hour(9)` */
function createField(name: string): MethodRule {
  return ({ args: [value], imports }) =>
    value ? callFunction(`set${name}`, imports, [value.text]) : callFunction(`get${name}`, imports);
}

function createComparison(name: 'isBefore' | 'isAfter'): MethodRule {
  return (call) => {
    const other = requireArgument(call.args[0]);
    const compare = call.imports.importValue(name, PACKAGE);
    if (!call.args[1]) {
      return { write: (receiver) => `${compare}(${receiver}, ${other.text})` };
    }
    const start = call.imports.importValue(`startOf${readPeriod(call.args[1])}`, PACKAGE);
    return { write: (receiver) => `${compare}(${start}(${receiver}), ${start}(${other.text}))` };
  };
}

const refuseZones: MethodRule = () => {
  throw new UntranslatableError(NO_ZONES);
};

const methods: Record<string, MethodRule> = {
  format: ({ args: [format], imports, locale }) => {
    if (!format) {
      return callFunction('formatISO', imports);
    }
    const options = locale ? [`{ locale: ${getDateFnsLocale(locale, imports)} }`] : [];
    return callFunction('format', imports, [format.text, ...options]);
  },
  isValid: ({ imports }) => callFunction('isValid', imports),
  add: createShift('add'),
  subtract: createShift('sub'),
  startOf: (call) => callFunction(`startOf${readPeriod(call.args[0])}`, call.imports),
  endOf: (call) => callFunction(`endOf${readPeriod(call.args[0])}`, call.imports),
  diff: ({ args: [other, unit, isExact], imports }) => {
    const name = DIFFERENCES[unit ? readUnit(unit.literal) : 'millisecond'];
    if (!name || isExact) {
      throw new UntranslatableError('This difference is rounded in another way.');
    }
    return callFunction(name, imports, [requireArgument(other).text]);
  },
  isBefore: createComparison('isBefore'),
  isAfter: createComparison('isAfter'),
  isSame: ({ args: [other, unit], imports }) => {
    const name = unit ? `isSame${readPeriod(unit)}` : 'isEqual';
    return callFunction(name, imports, [requireArgument(other).text]);
  },
  millisecond: createField('Milliseconds'),
  second: createField('Seconds'),
  minute: createField('Minutes'),
  hour: createField('Hours'),
  date: createField('Date'),
  day: createField('Day'),
  month: createField('Month'),
  year: (call) => {
    if (call.args.length > 0) {
      throw new UntranslatableError('29 February of another year is a day of March.');
    }
    return callFunction('getYear', call.imports);
  },
  daysInMonth: ({ imports }) => callFunction('getDaysInMonth', imports),
  toDate: () => ({ member: '' }),
  clone: () => ({ member: '' }),
  toISOString: () => ({ member: '.toISOString()' }),
  valueOf: () => ({ member: '.getTime()' }),
  unix: ({ imports }) => callFunction('getUnixTime', imports),
  utc: refuseZones,
  tz: refuseZones,
  local: refuseZones,
};

function writeParsed(text: Argument, imports: ImportCollector): string {
  // `new Date('2026-05-12')` is midnight in UTC.
  return typeof text.literal === 'string' && !isDateOnly(text.literal)
    ? `new Date(${text.text})`
    : `${imports.importValue('parseISO', PACKAGE)}(${text.text})`;
}

/** Dates of date-fns are those of JavaScript, and its methods are functions. */
export const dateFns: LibraryWriter = {
  adapter: 'AdapterDateFns',
  writeType: (imports) => {
    if (imports.isTaken('Date')) {
      throw new UntranslatableError('The module has another `Date`. Give it another name.');
    }
    return 'Date';
  },
  writeNow: () => 'new Date()',
  writeInvalid: () => 'new Date(Number.NaN)',
  writeParsed,
  writeFromDate: (date) => date,
  writeInZone: () => {
    throw new UntranslatableError(NO_ZONES);
  },
  methods,
  comparisons: {},
  writeLocale: getDateFnsLocale,
};
