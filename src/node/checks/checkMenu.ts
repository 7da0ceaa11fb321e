import type { NavigationEntry } from '../../shared/navigation/navigation';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { pathnameToPageId } from '../../shared/paths/pathnameToPageId';
import { findActiveEntry } from '../base/navigation/findActiveEntry';
import { getEntryKind } from '../base/navigation/getEntryKind';
import { getEntryTitle } from '../base/navigation/getEntryTitle';
import { findQuoted, type SourceFile } from '../base/problems/findQuoted';
import type { Problem } from '../base/problems/problem';

/** What the drawer has indentation for. */
const MOST_LEVELS = 6;

const API = /^\/x\/api\//;

/** What is wrong with an entry. */
function describe(entry: NavigationEntry, level: number, entries: readonly NavigationEntry[]): string[] {
  const { pathname, title } = entry;
  const kind = getEntryKind(entry);
  const messages: string[] = [];
  const shown = getEntryTitle(entry);
  if (title !== false && !/^[\p{L}\p{N}]/u.test(shown ?? '')) {
    messages.push(`The title “${shown}” does not begin with a letter. Write \`title\`.`);
  }
  if (level > MOST_LEVELS) {
    messages.push(`The entry is on level ${level}. The menu has ${MOST_LEVELS}: move it up.`);
  }
  const pageId = pathnameToPageId(pathname);
  if (kind === 'page' && !API.test(pathname) && (!pageId || pageIdToPathname(pageId) !== pathname)) {
    messages.push(
      'No folder below data/ can have this address. Write lower-case words joined by hyphens, below the address of a product.',
    );
  }
  if (kind !== 'group' && kind !== 'external' && findActiveEntry(entries, pathname).active !== entry) {
    messages.push('The address is that of the tab of another page. Name the page, or remove the entry.');
  }
  return messages.map((message) => `\`${pathname}\`: ${message}`);
}

/**
 * Checks that each entry of the menu has a title and a place, and that each page of it can be written and found again.
 *
 * @param entries in the shape that `checkNavigation` checks, without a pathname that is there twice
 * @param sourceFiles the files that hold the tree
 */
export function checkMenu(
  entries: readonly NavigationEntry[],
  sourceFiles: readonly SourceFile[],
): Problem[] {
  const visit = (entry: NavigationEntry, level: number): Problem[] => [
    ...describe(entry, level, entries).map((message) => ({
      ...(findQuoted(sourceFiles, entry.pathname) ?? { file: 'data/navigation' }),
      message,
    })),
    ...(entry.children ?? []).flatMap((child) => visit(child, level + 1)),
  ];
  return entries.flatMap((entry) => visit(entry, 1));
}
