import type { NavigationEntry } from '../../../shared/navigation/navigation';

/** All entries of a menu at any depth, groups included, in the order of the menu. */
export function listEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...listEntries(entry.children ?? [])]);
}
