import type { CodePreferences } from '../../shared/codePreferences';

/** Begin of the keys in session storage. */
export const EDIT_PREFIX = 'demo-edit:';

/** The key of an edit: `('charts/bars/Stacked', { styling: 'css', variant: 'JS' }) -> 'demo-edit:charts/bars/Stacked:css-JS'` */
export function getEditKey(demoKey: string, { styling, variant }: CodePreferences): string {
  return `${EDIT_PREFIX}${demoKey}:${styling}-${variant}`;
}

/** Whether an edit is in storage; never throws. */
export function hasEdit(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
