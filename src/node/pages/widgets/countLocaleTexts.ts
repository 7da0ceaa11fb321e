/** How many texts a locale of a package has. */
interface LocaleCount {
  /** The name of the export: `zhCN`. */
  name: string;
  /** The language as browsers write it: `zh-CN`. */
  tag: string;
  /** Texts that the locale sets; components show the others in English. */
  present: number;
  /** Texts among them that are the same words in English: left untranslated, or the same in both languages. */
  identical: number;
}

export interface LocaleCounts {
  /** How many texts the English locale has. */
  total: number;
  /** Every locale but English. */
  locales: LocaleCount[];
}

type Texts = Readonly<Record<string, unknown>>;

/** Whether a text has letters: signs such as `>=` need no translation. */
function hasLetters(text: unknown): boolean {
  return typeof text === 'string' && /\p{Letter}/u.test(text);
}

function findTexts(locale: unknown, themeName: string): Texts | undefined {
  const { components } = locale as {
    components?: Record<string, { defaultProps: { localeText: Texts } } | undefined>;
  };
  return components?.[themeName]?.defaultProps.localeText;
}

/** Names of exports that are not made of the code of a language. */
const TAGS: Readonly<Record<string, string>> = { kzKZ: 'kk-KZ' };

/** `'zhCN' -> 'zh-CN'`, `'eu' -> 'eu'` */
function nameToTag(name: string): string {
  return TAGS[name] ?? [name.slice(0, 2), name.slice(2)].filter(Boolean).join('-');
}

/**
 * Counts the texts of each locale but English.
 *
 * @param locales exports of the module with the locales, `enUS` among them; exports of other kinds are skipped
 * @param themeName the component of the theme that the locales set texts of: `MuiDataGrid`
 * @throws where there is no English locale
 */
export function countLocaleTexts(locales: object, themeName: string): LocaleCounts {
  const texts = Object.entries(locales).map(
    ([name, locale]) => [name, findTexts(locale, themeName)] as const,
  );
  const english = texts.find(([name]) => name === 'enUS')?.[1];
  if (!english) {
    throw new Error(`The module with the locales of ${themeName} has no \`enUS\` with texts.`);
  }
  const originals = Object.entries(english);
  return {
    total: originals.length,
    locales: texts.flatMap(([name, own]) => {
      if (!own || own === english) {
        return [];
      }
      const present = originals.filter(([key]) => own[key] != null);
      const identical = present.filter(([key, original]) => hasLetters(original) && own[key] === original);
      return [{ name, tag: nameToTag(name), present: present.length, identical: identical.length }];
    }),
  };
}
