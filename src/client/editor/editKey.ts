import type { CodePreferences } from '../../shared/demo/codePreferences';

/** Begin of the keys in session storage. */
export const EDIT_PREFIX = 'demo-edit:';

/**
 * The key of an edit: `'demo-edit:charts/bars/Stacked:css-JS'`; that of another date library than Day.js ends with its
 * name: `'demo-edit:date-pickers/date-picker/DepartureDate:system-TS-luxon'`
 */
export function getEditKey(demoKey: string, { styling, variant, dateLibrary }: CodePreferences): string {
  const ending = dateLibrary === 'dayjs' ? '' : `-${dateLibrary}`;
  return `${EDIT_PREFIX}${demoKey}:${styling}-${variant}${ending}`;
}

/** Whether an edit is in storage; never throws. */
export function hasEdit(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
