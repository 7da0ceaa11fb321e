import type { Language } from '../languages/languages';
import type { TranslationTable } from '../languages/translate';
import type { PropPlayground } from './propPlayground';

/** What the browser loads of a prop playground when it comes near the view. */
export interface PlaygroundFile extends PropPlayground {
  /** What users call it, in the language of the page. */
  title: string;
  /** Texts of the controls, in the language of the page. */
  texts: TranslationTable;
}

/** `('charts/bars/MonthlyBars', 'zh') -> '/demos/charts/bars/MonthlyBars.zh.json'` */
export function getPlaygroundHref(key: string, language: Language): string {
  return `/demos/${key}.${language}.json`;
}
