/** How many texts a locale of the grid has. */
export interface LocaleCount {
  /** The name of the export: `zhCN`. */
  name: string;
  /** The language as browsers write it: `zh-CN`. */
  tag: string;
  /** Texts that the locale sets; the grid shows the others in English. */
  present: number;
  /** Texts among them that are the same words in English: left untranslated, or the same in both languages. */
  identical: number;
}

type Texts = Readonly<Record<string, unknown>>;

/** Whether a text has letters: signs such as `>=` need no translation. */
function hasLetters(text: unknown): boolean {
  return typeof text === 'string' && /\p{Letter}/u.test(text);
}

function findTexts(locale: unknown): Texts | undefined {
  const { components } = locale as { components?: { MuiDataGrid?: { defaultProps: { localeText: Texts } } } };
  return components?.MuiDataGrid?.defaultProps.localeText;
}

/**
 * Counts the texts of each locale but English.
 *
 * @param english all texts of the grid by key
 * @param locales exports of the module with the locales; exports of other kinds are skipped
 */
export function countLocaleTexts(english: object, locales: object): LocaleCount[] {
  const originals = Object.entries(english);
  return Object.entries(locales).flatMap(([name, locale]) => {
    const texts = findTexts(locale);
    if (!texts || name === 'enUS') {
      return [];
    }
    const present = originals.filter(([key]) => texts[key] != null);
    return {
      name,
      tag: `${name.slice(0, 2)}-${name.slice(2)}`,
      present: present.length,
      identical: present.filter(([key, original]) => hasLetters(original) && texts[key] === original).length,
    };
  });
}
