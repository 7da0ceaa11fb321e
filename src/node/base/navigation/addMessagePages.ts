import type { NavigationEntry } from '../../../shared/navigation/navigation';

/** A page that the tree of the menu does not name, with the top-level entry that it belongs to. */
interface MessagePage {
  /** Pathname of the top-level entry. */
  section: string;
  entry: NavigationEntry;
}

const isResources = ({ subheader }: NavigationEntry) => subheader === 'Resources';

/** Puts an entry at the end of the group of resources, wherever that is; undefined where there is none. */
function addToResources(group: NavigationEntry, entry: NavigationEntry): NavigationEntry | undefined {
  const children = group.children ?? [];
  if (isResources(group)) {
    return { ...group, children: [...children, entry] };
  }
  for (const [index, child] of children.entries()) {
    const changed = addToResources(child, entry);
    if (changed) {
      return { ...group, children: children.with(index, changed) };
    }
  }
  return undefined;
}

/**
 * Gives each product's page of errors and warnings a place in the menu: among the resources, else at the end. The order of
 * reading, which the tree also is, has no place for them.
 */
export function addMessagePages(
  entries: readonly NavigationEntry[],
  pages: readonly MessagePage[],
): NavigationEntry[] {
  return entries.map((section) => {
    const page = pages.find((other) => other.section === section.pathname);
    if (!page) {
      return section;
    }
    const { children = [] } = section;
    return addToResources(section, page.entry) ?? { ...section, children: [...children, page.entry] };
  });
}
