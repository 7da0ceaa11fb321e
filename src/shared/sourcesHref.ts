import type { DateLibrary } from './dateLibraries';
import { demoKeyToFragmentHref } from './demoFragment';

/**
 * Where the sources of a demo are that its page does not have, by the date library that they are written with:
 * `('charts/bars/Stacked', 'dayjs') -> '/demos/charts/bars/Stacked.json'`,
 * `('date-pickers/date-picker/Departure', 'luxon') -> '/demos/date-pickers/date-picker/Departure.luxon.json'`
 */
export function getSourcesHref(key: string, dateLibrary: DateLibrary): string {
  return demoKeyToFragmentHref(dateLibrary === 'dayjs' ? key : `${key}.${dateLibrary}`);
}
