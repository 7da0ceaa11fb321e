/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

/** All that the site knows about a language besides its texts: an entry of `data/languages.ts`. */
export interface LanguageRecord {
  /**
   * In addresses, `?userLanguage=`, names of files and `<html lang>`: `zh`. The first language of the list is the
   * default one, whose addresses have no prefix and whose texts stand in for those that another language lacks.
   */
  id: string;
  /** The language in its own words. */
  name: string;
  direction: Direction;
  /** BCP 47 tag with the region, which chooses the forms of characters: `zh-CN`. */
  locale: string;
  /** Whether its characters are ideographs: one says more than a letter does, and takes as much room as two. */
  isIdeographic?: true;
  /** The texts of the packages inside demos, as their modules of locales call them; of several, the first that a package has. */
  packageLocales?: readonly string[];
  /** The font of social cards for what Geist lacks: a package of fontsource, and its subset. */
  cardFont?: { family: string; package: string; subset: string };
}
