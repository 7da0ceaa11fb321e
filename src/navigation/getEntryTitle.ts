import { DEFAULT_LANGUAGE, type Language } from '../shared/languages';
import type { NavigationEntry } from '../shared/navigation';

/** Titles by the pathname, or the subheader, of an entry. Flat: a key may contain dots. */
export type TitleTable = Readonly<Record<string, string>>;

/** The titles that differ from those of the tree, by language. */
export type TitleTables = Readonly<Partial<Record<Language, TitleTable>>>;

export interface TitleLookup {
  language: Language;
  titles: TitleTables;
}

/** `query` marks an entry whose title must not be looked up; no entry of this site has one. */
type TitledEntry = Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'> & { query?: unknown };

/**
 * The title of an entry (BEHAVIOUR 2.12). With a language, a title of the tables wins, over `title` too: that of
 * the language, else the English one, found by the subheader or else by the pathname. Translations of this
 * site use the pathname for all entries, as several groups share a subheader.
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
  { language, titles }: TitleLookup,
): string | undefined {
  for (const table of [titles[language], titles[DEFAULT_LANGUAGE]]) {
    for (const key of [subheader, pathname]) {
      if (table && key && Object.hasOwn(table, key)) {
        return table[key];
      }
    }
  }
  return undefined;
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
