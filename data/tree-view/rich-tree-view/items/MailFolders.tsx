import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface MailFolder {
  key: number;
  name: string;
  unread: number;
  subfolders?: MailFolder[];
}

const mailFolders: MailFolder[] = [
  { key: 1, name: 'Inbox', unread: 12 },
  {
    key: 2,
    name: 'Projects',
    unread: 0,
    subfolders: [
      { key: 21, name: 'Harbour bridge', unread: 3 },
      { key: 22, name: 'School roof', unread: 0 },
    ],
  },
  { key: 3, name: 'Drafts', unread: 0 },
];

// #region preview
const getItemId = (folder: MailFolder) => String(folder.key);
const getItemLabel = (folder: MailFolder) =>
  folder.unread > 0 ? `${folder.name} (${folder.unread})` : folder.name;
const getItemChildren = (folder: MailFolder) => folder.subfolders;
// #endregion preview

export default function MailFolders() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={mailFolders}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['2']}
    />
  );
}
