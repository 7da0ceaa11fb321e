export type FileKind = 'folder' | 'image' | 'text';
export interface FileNode {
  id: string;
  label: string;
  kind: FileKind;
  size: string;
  children?: FileNode[];
}

export const files: FileNode[] = [
  {
    id: 'trip',
    label: 'Iceland 2026',
    kind: 'folder',
    size: '3 items',
    children: [
      { id: 'geyser', label: 'geyser.jpg', kind: 'image', size: '4.1 MB' },
      { id: 'glacier', label: 'glacier.jpg', kind: 'image', size: '5.3 MB' },
      {
        id: 'plans',
        label: 'Plans',
        kind: 'folder',
        size: '1 item',
        children: [{ id: 'route', label: 'route.txt', kind: 'text', size: '2 kB' }],
      },
    ],
  },
  { id: 'list', label: 'packing-list.txt', kind: 'text', size: '1 kB' },
];
