import type { CodeVariant, Styling } from './codePreferences';
import type { LineRange } from './keyLines';

/** One file of a source that is not in the page. */
export interface FragmentFile {
  name: string;
  /** Highlighted code; absent where it is that of the TypeScript file in the same place. */
  html?: string;
  /** As in `DemoFile`. */
  keyLines?: LineRange;
}

/** The sources of a demo that are not in its page, requested when one is selected. */
export type DemoFragment = Partial<Record<Styling, Partial<Record<CodeVariant, FragmentFile[]>>>>;

/** Where the fragment of a demo is: one for all languages. `'charts/bars/Stacked' -> '/demos/charts/bars/Stacked.json'` */
export function demoKeyToFragmentHref(key: string): string {
  return `/demos/${key}.json`;
}

/** The demo's module in the import map of its page: `('Rows', 'tailwind') -> 'Rows-tailwind'` */
export function getDemoModuleName(name: string, styling: Styling = 'system'): string {
  return styling === 'system' ? name : `${name}-${styling}`;
}
