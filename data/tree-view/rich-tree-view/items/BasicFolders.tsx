import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  { id: 'inbox', label: 'Inbox' },
  {
    id: 'projects',
    label: 'Projects',
    children: [
      { id: 'bridge', label: 'Harbour bridge' },
      { id: 'roof', label: 'School roof' },
    ],
  },
  { id: 'drafts', label: 'Drafts' },
];

export default function BasicFolders() {
  return <RichTreeView aria-label="Folders" items={items} />;
}
