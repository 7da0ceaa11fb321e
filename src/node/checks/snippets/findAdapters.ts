import { getDateAdapter, PICKERS } from '../../base/packages/pickers';

/** The date adapters of a user's project: those that are imported, or one, without which every date is `any`. */
export function findAdapters(specifiers: ReadonlySet<string>): string[] {
  const adapters = [...specifiers].filter(getDateAdapter);
  return adapters.length > 0 ? adapters : [`${PICKERS.packages[0]}/AdapterDayjs`];
}
