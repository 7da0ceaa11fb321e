import type { ImportCollector } from '../importCollector';

/** An argument of a call of Day.js. */
export interface Argument {
  /** As it is written for the library. */
  text: string;
  /** The value of a string or a number that is written out. */
  literal?: string | number;
}

/** What a call of a method of a date becomes. */
export type WrittenCall =
  /** What follows the receiver: `.plus({ days: 1 })`. */
  | { member: string }
  /** What contains the receiver: `addDays(receiver, 1)`. */
  | { write: (receiver: string) => string; isOperation?: boolean };

interface MethodCall {
  args: Argument[];
  imports: ImportCollector;
  /** True where no other name holds the receiver: it may be changed. */
  isFresh: boolean;
  /** The language that the receiver has, if not English. */
  locale?: string;
}

/** @throws UntranslatableError */
export type MethodRule = (call: MethodCall) => WrittenCall;

/** How `value.month() === 4` is written where the library counts in another way. */
interface ComparisonRule {
  member: string;
  /** True where `<` and `>` keep their meaning. */
  isOrdered: boolean;
  /** The number of the library for that of Day.js. */
  toValue: (value: number) => number;
}

/** How code for a library is written. */
export interface LibraryWriter {
  adapter: string;
  /** The type of dates. */
  writeType: (imports: ImportCollector) => string;
  /** `dayjs()` */
  writeNow: (imports: ImportCollector) => string;
  /** `dayjs(null)` */
  writeInvalid: (imports: ImportCollector) => string;
  /** `dayjs(text)` */
  writeParsed: (text: Argument, imports: ImportCollector) => string;
  /** `dayjs(date)` of a `Date` */
  writeFromDate: (date: string, imports: ImportCollector) => string;
  /** `dayjs.utc(text)`, `dayjs.tz(text, zone)` */
  writeInZone: (text: Argument, zone: Argument | 'utc', imports: ImportCollector) => string;
  methods: Readonly<Record<string, MethodRule>>;
  /** Methods without arguments that are compared with numbers. */
  comparisons: Readonly<Record<string, ComparisonRule>>;
  /** Registers the import of a language and returns its value. */
  writeLocale: (name: string, imports: ImportCollector) => string;
}
