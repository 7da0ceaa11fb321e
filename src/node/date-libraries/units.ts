import { UntranslatableError } from './formats/untranslatable';

/** Units of time, as Luxon names their fields. */
export type Unit =
  'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

const SHORT_UNITS: Readonly<Record<string, Unit>> = {
  y: 'year',
  Q: 'quarter',
  M: 'month',
  w: 'week',
  d: 'day',
  h: 'hour',
  m: 'minute',
  s: 'second',
  ms: 'millisecond',
};

const UNITS: readonly string[] = Object.values(SHORT_UNITS);

/**
 * Reads a unit as Day.js takes it.
 *
 * @param name `'days'`, `'day'` and `'d'` are the same; undefined where it is no literal
 * @throws UntranslatableError for other names
 */
export function readUnit(name: string | number | undefined): Unit {
  if (typeof name === 'string') {
    const singular = name.length > 2 ? name.toLowerCase().replace(/s$/, '') : undefined;
    const unit = singular !== undefined && UNITS.includes(singular) ? (singular as Unit) : SHORT_UNITS[name];
    if (unit) {
      return unit;
    }
  }
  throw new UntranslatableError("Write the unit as a literal, such as `'day'`.");
}

/** `'day' -> 'Day'`, as in names of functions. */
export function capitalizeUnit(unit: Unit): string {
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}
