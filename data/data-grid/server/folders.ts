/** A file or a folder. */
export interface Item {
  /** The path, such as `docs/api/events.md`. */
  id: string;
  name: string;
  /** The path of the folder, empty at the top. */
  folder: string;
  /** Number of items in the folder, 0 for a file. */
  itemCount: number;
  /** Kilobytes of the file, or of all files in the folder. */
  size: number;
}

const files: readonly [path: string, size: number][] = [
  ['docs/api/events.md', 12],
  ['docs/api/methods.md', 20],
  ['docs/guides/install.md', 6],
  ['docs/guides/themes.md', 9],
  ['docs/readme.md', 3],
  ['src/components/Button.tsx', 8],
  ['src/components/Dialog.tsx', 14],
  ['src/hooks/useForm.ts', 11],
  ['src/index.ts', 2],
  ['tests/button.test.tsx', 7],
  ['tests/dialog.test.tsx', 5],
];

/** All files, and the folders that they are in. */
export function makeItems(): Item[] {
  const items = new Map<string, Item>();
  for (const [path, size] of files) {
    const names = path.split('/');
    for (const [depth, name] of names.entries()) {
      const id = names.slice(0, depth + 1).join('/');
      const folder = names.slice(0, depth).join('/');
      const item = items.get(id) ?? { id, name, folder, itemCount: 0, size: 0 };
      items.set(id, { ...item, size: item.size + size });
    }
  }
  const all = [...items.values()];
  return all.map((item) => ({ ...item, itemCount: all.filter(({ folder }) => folder === item.id).length }));
}
