import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Folder {
  id: string;
  label: string;
  locked?: boolean;
  children?: Folder[];
}

const folders: Folder[] = [
  { id: 'inbox', label: 'Inbox' },
  {
    id: 'legal',
    label: 'Legal hold',
    locked: true,
    children: [{ id: 'case', label: 'Case 1408' }],
  },
  { id: 'drafts', label: 'Drafts' },
];

// #region preview
const isLocked = (folder: Folder) => folder.locked === true;

export default function LockedFolders() {
  return (
    <RichTreeView
      aria-label="Folders, one of them locked"
      items={folders}
      isItemDisabled={isLocked}
      defaultExpandedItems={['legal']}
    />
  );
}
// #endregion preview
