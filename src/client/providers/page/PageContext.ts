import type { ComponentType } from 'react';
import type { Language } from '../../../shared/languages/languages';
import type { SearchSetup } from '../../../shared/search/searchSetup';
import type { Translate, Translations } from '../../../shared/languages/translate';
import type { LoadLanguagePack } from '../../theme/createLoadLanguagePack';
import type { Announce } from '../announcer/announcer';

/** Loads what was generated for the site. */
export interface SiteModules {
  /**
   * Imports a demo.
   *
   * @throws when there is none of this name
   */
  loadDemo: (pageId: string, moduleName: string) => Promise<ComponentType>;
  /** Loads the packages' texts in a language, for demos. */
  loadLanguagePack: LoadLanguagePack;
  /** Loads what the search of a language needs, which no page carries; called when one is about to open. */
  loadSearchSetup: (language: Language) => Promise<SearchSetup>;
}

/** The page that is shown, to the controllers that bring its parts to life. */
export interface PageContext {
  language: Language;
  translations: Translations;
  /** Looks up the texts of the interface. */
  t: Translate;
  announce: Announce;
  modules: SiteModules;
}
