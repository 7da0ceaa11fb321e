import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';

/** Every entry of a tree, groups before their children. */
export function flattenEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenEntries(entry.children ?? [])]);
}
