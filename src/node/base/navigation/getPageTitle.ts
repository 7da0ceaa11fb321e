import { navigation } from '../../../../data/navigation';
import type { Language } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { getSiteTitle } from './getSiteTitle';
import { listEntries } from './listEntries';

let entries: Map<string, NavigationEntry> | undefined;

/** The title that the menu gives a page; its pathname for a page that is not in the menu. */
export function getPageTitle(pathname: string, language: Language): string {
  entries ??= new Map(listEntries(navigation).map((entry) => [entry.pathname, entry]));
  const entry = entries.get(pathname);
  return (entry && getSiteTitle(entry, language)) || pathname;
}
