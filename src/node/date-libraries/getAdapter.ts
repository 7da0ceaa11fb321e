import type { OtherDateLibrary } from '../../shared/demo/dateLibraries';

const ADAPTERS: Readonly<Record<OtherDateLibrary, string>> = {
  'date-fns': 'AdapterDateFns',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
};

/** The name of the adapter that pickers use a library with. */
export function getAdapter(library: OtherDateLibrary): string {
  return ADAPTERS[library];
}
