import { translate, type Translations } from '../../../shared/languages/translate';
import type { Language } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';

/** Titles by pathname. Flat: a pathname may contain dots. */
export type TitleTable = Readonly<Record<string, string>>;

export interface TitleLookup {
  language: Language;
  /** Tables with titles under the key `pages`. */
  translations: Translations;
  /** Titles of this site's own entries, by language; those of the tree are English. */
  titles?: Readonly<Partial<Record<Language, TitleTable>>>;
}

/** `query` marks an entry whose title must not be looked up; no entry of this site has one. */
type TitledEntry = Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'> & { query?: unknown };

/**
 * The title of an entry. With a language, a title of the tables wins, over `title` too:
 *
 * 1. the text under `pages` by the subheader, or else by the pathname, in the language, or else in English. Its
 *    key is split at dots like every other, so a pathname with a dot is never found;
 * 2. this site's own title in the language, by the pathname, as several groups share a subheader.
 *
 * @returns undefined for an entry that says `title: false`
 */
export function getEntryTitle(entry: TitledEntry, lookup?: TitleLookup): string | undefined {
  const found = lookup && !entry.query ? findTitle(entry, lookup) : undefined;
  if (found !== undefined) {
    return found;
  }
  return entry.title === false ? undefined : entry.title || deriveTitle(entry.subheader || entry.pathname);
}

function findTitle(
  { pathname, subheader }: TitledEntry,
  { language, translations, titles }: TitleLookup,
): string | undefined {
  const key = `pages.${subheader || pathname}`;
  const own = titles?.[language] ?? {};
  return (
    translate(translations, language, key, { ignoreWarning: true }) ??
    (Object.hasOwn(own, pathname) ? own[pathname] : undefined)
  );
}

/** `'/x/react-data-grid/row-spanning' -> 'Row spanning'`, `'/x/api/charts/bar-chart' -> 'BarChart'` */
function deriveTitle(source: string): string {
  const [name = ''] = source
    .slice(source.lastIndexOf('/') + 1)
    .replace('react-', '')
    .split('.');
  if (source.includes('/api-docs/')) {
    return toPascalCase(name);
  }
  if (source.includes('/api/')) {
    return name.startsWith('use') ? toCamelCase(name) : toPascalCase(name);
  }
  return upperFirst(name.replaceAll('-', ' '));
}

function toPascalCase(name: string): string {
  return name.split('-').map(upperFirst).join('');
}

function toCamelCase(name: string): string {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
