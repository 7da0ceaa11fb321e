import { DATE_LIBRARIES, type DateLibrary } from '../demo/dateLibraries';
import { demoKeyToFragmentHref } from '../demo/demoFragment';

/**
 * Where the sources of a demo are that its page does not have, by the date library that they are written with:
 * `('charts/bars/Stacked', 'dayjs') -> '/demos/charts/bars/Stacked.json'`,
 * `('date-pickers/date-picker/Departure', 'luxon') -> '/demos/date-pickers/date-picker/Departure.luxon.json'`
 */
export function getSourcesHref(key: string, dateLibrary: DateLibrary): string {
  return demoKeyToFragmentHref(dateLibrary === 'dayjs' ? key : `${key}.${dateLibrary}`);
}

/** What follows the name of a demo: `'.json'`, `'.luxon.json'` */
const ENDINGS = DATE_LIBRARIES.map((library) => getSourcesHref('', library).split('/').at(-1)!);

/** Whether a file has sources of a demo: `'Stacked.json'`, `'Departure.luxon.json'`; those of prop playgrounds have languages. */
export function isSourcesFile(name: string): boolean {
  return ENDINGS.includes(name.slice(name.indexOf('.')));
}
