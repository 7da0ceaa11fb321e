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
