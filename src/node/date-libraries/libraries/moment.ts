import type { ImportCollector } from '../importCollector';
import type { LibraryWriter, WrittenCall, MethodRule } from './libraryWriter';
import { readWholeNumber, writeString } from './readArguments';
import { readUnit } from '../units';

/** The method of the same name. */
function keep(name: string): MethodRule {
  return ({ args }) => ({ member: `.${name}(${args.map(({ text }) => text).join(', ')})` });
}

/** The method of the same name, which changes the date: others that hold it must not see that. */
function change(name: string, check: (call: Parameters<MethodRule>[0]) => void = () => {}): MethodRule {
  return (call): WrittenCall => {
    check(call);
    const args = call.args.map(({ text }) => text).join(', ');
    return { member: `${call.isFresh ? '' : '.clone()'}.${name}(${args})` };
  };
}

/** `value.hour()` reads, `value.hour(9)` changes. */
function createField(name: string): MethodRule {
  return (call) => (call.args.length === 0 ? keep(name) : change(name))(call);
}

const checkShift = ({ args }: Parameters<MethodRule>[0]) => {
  readWholeNumber(args[0]);
  readUnit(args[1]?.literal);
};

const checkPeriod = ({ args }: Parameters<MethodRule>[0]) => {
  readUnit(args[0]?.literal);
};

const methods: Record<string, MethodRule> = {
  format: keep('format'),
  add: change('add', checkShift),
  subtract: change('subtract', checkShift),
  startOf: change('startOf', checkPeriod),
  endOf: change('endOf', checkPeriod),
  utc: change('utc'),
  local: change('local'),
  tz: change('tz'),
  clone: keep('clone'),
  ...Object.fromEntries(
    ['millisecond', 'second', 'minute', 'hour', 'date', 'day', 'month', 'year'].map((name) => [
      name,
      createField(name),
    ]),
  ),
  ...Object.fromEntries(
    [
      'isValid',
      'diff',
      'isBefore',
      'isAfter',
      'isSame',
      'daysInMonth',
      'toDate',
      'toISOString',
      'valueOf',
      'unix',
    ].map((name) => [name, keep(name)]),
  ),
};

/** Dates of Moment.js have the methods of Day.js, and some of them change the date. */
export function createMoment(hasZones: boolean): LibraryWriter {
  const specifier = hasZones ? 'moment-timezone' : 'moment';
  const getMoment = (imports: ImportCollector) => imports.importDefault('moment', specifier);
  return {
    adapter: 'AdapterMoment',
    writeType: (imports) => imports.importType('Moment', specifier),
    writeNow: (imports) => `${getMoment(imports)}()`,
    writeInvalid: (imports) => `${getMoment(imports)}.invalid()`,
    writeParsed: (text, imports) => `${getMoment(imports)}(${text.text})`,
    writeFromDate: (date, imports) => `${getMoment(imports)}(${date})`,
    writeInZone: (text, zone, imports) =>
      zone === 'utc'
        ? `${getMoment(imports)}.utc(${text.text})`
        : `${getMoment(imports)}.tz(${text.text}, ${zone.text})`,
    methods,
    comparisons: {},
    writeLocale: (name) => writeString(name),
  };
}
