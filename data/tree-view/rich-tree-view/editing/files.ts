export interface FileNode {
  id: string;
  name: string;
  readOnly?: boolean;
  children?: FileNode[];
}

export const files: FileNode[] = [
  {
    id: 'src',
    name: 'src',
    children: [
      { id: 'main', name: 'main.ts' },
      { id: 'price', name: 'price.ts' },
    ],
  },
  {
    id: 'vendor',
    name: 'vendor',
    readOnly: true,
    children: [{ id: 'dates', name: 'dates.js', readOnly: true }],
  },
  { id: 'readme', name: 'README.md' },
];

/** Returns the files after one of them was renamed. */
export function rename(list: FileNode[], id: string, name: string): FileNode[] {
  return list.map((file) => {
    const children = file.children && rename(file.children, id, name);
    return file.id === id ? { ...file, name } : { ...file, children };
  });
}
