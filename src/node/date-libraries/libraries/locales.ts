import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import type { ImportCollector } from '../importCollector';
import { UntranslatableError } from '../formats/untranslatable';

/** `'pt-br' -> 'pt-BR'` */
export function toLanguageTag(dayjsLocale: string): string {
  try {
    return new Intl.Locale(dayjsLocale).toString();
  } catch {
    throw new UntranslatableError(`\`${dayjsLocale}\` is no language tag.`);
  }
}

/** Locales of date-fns whose names have a country that those of Day.js do not have. */
const WITH_COUNTRY: Readonly<Record<string, string>> = { en: 'en-US', zh: 'zh-CN', fa: 'fa-IR' };

function getDateFnsTag(dayjsLocale: string): string {
  return WITH_COUNTRY[dayjsLocale] ?? toLanguageTag(dayjsLocale);
}

/** The file of a locale in the package of a library, if it has one. */
export function getLocaleFile(library: OtherDateLibrary, dayjsLocale: string): string | undefined {
  if (library === 'luxon' || dayjsLocale === 'en') {
    return undefined;
  }
  return library === 'moment'
    ? `moment/locale/${dayjsLocale}.js`
    : `date-fns/locale/${getDateFnsTag(dayjsLocale)}.js`;
}

/** Registers the import of a locale and returns its name: `'pt-br' -> 'ptBR'` */
export function getDateFnsLocale(dayjsLocale: string, imports: ImportCollector): string {
  const tag = getDateFnsTag(dayjsLocale);
  const name = tag.replaceAll('-', '');
  return imports.importValue(name, `date-fns/locale/${tag}`, `${name}Locale`);
}
