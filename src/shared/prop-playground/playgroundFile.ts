import type { OtherDateLibrary } from '../demo/dateLibraries';
import type { Language } from '../languages/languages';
import type { TranslationTable } from '../languages/translate';
import type { CodeTemplate } from './codeTemplate';
import type { PropPlayground } from './propPlayground';

/** The code of a playground with the date libraries other than Day.js; of those that it has code for. */
export type DateTemplates = Readonly<Partial<Record<OtherDateLibrary, CodeTemplate>>>;

/** What the browser loads of a prop playground when it comes near the view. */
export interface PlaygroundFile extends PropPlayground {
  /** What users call it, in the language of the page. */
  title: string;
  /** Texts of the controls, in the language of the page. */
  texts: TranslationTable;
  /** The date libraries that it has code for besides Day.js; absent where the code is the same with all of them. */
  dateLibraries?: OtherDateLibrary[];
}

/** `('charts/bars/MonthlyBars', 'zh') -> '/demos/charts/bars/MonthlyBars.zh.json'` */
export function getPlaygroundHref(key: string, language: Language): string {
  return `/demos/${key}.${language}.json`;
}

/**
 * Where the code of a prop playground with a date library is, one for all languages:
 * `('date-pickers/playground/Arrival', 'luxon') -> '/demos/date-pickers/playground/Arrival.code.luxon.json'`
 */
export function getPlaygroundCodeHref(key: string, library: OtherDateLibrary): string {
  return `/demos/${key}.code.${library}.json`;
}
