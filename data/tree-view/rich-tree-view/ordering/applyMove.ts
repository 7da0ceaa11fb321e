import type { MenuEntry } from './menu';

interface Position {
  parentId: string | null;
  index: number;
}

/** Returns the entries after one of them was moved. */
export function applyMove(entries: MenuEntry[], id: string, to: Position): MenuEntry[] {
  let moved: MenuEntry | undefined;
  const remove = (list: MenuEntry[]): MenuEntry[] =>
    list.flatMap((entry) => {
      if (entry.id === id) {
        moved = entry;
        return [];
      }
      return [{ ...entry, children: entry.children && remove(entry.children) }];
    });
  const insert = (list: MenuEntry[], parentId: string | null): MenuEntry[] => {
    const rest: MenuEntry[] = list.map((entry) => ({
      ...entry,
      children: insert(entry.children ?? [], entry.id),
    }));
    return parentId === to.parentId && moved ? rest.toSpliced(to.index, 0, moved) : rest;
  };
  return insert(remove(entries), null);
}
