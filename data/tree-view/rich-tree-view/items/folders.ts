export interface MailFolder {
  key: number;
  name: string;
  unread: number;
  locked?: boolean;
  subfolders?: MailFolder[];
}

export const mailFolders: MailFolder[] = [
  { key: 1, name: 'Inbox', unread: 12 },
  {
    key: 2,
    name: 'Projects',
    unread: 0,
    subfolders: [
      { key: 21, name: 'Harbour bridge', unread: 3 },
      {
        key: 22,
        name: 'School roof',
        unread: 0,
        subfolders: [
          { key: 221, name: 'Offers', unread: 1 },
          { key: 222, name: 'Permits', unread: 0 },
        ],
      },
    ],
  },
  {
    key: 3,
    name: 'Legal hold',
    unread: 0,
    locked: true,
    subfolders: [{ key: 31, name: 'Case 1408', unread: 0 }],
  },
  { key: 4, name: 'Drafts', unread: 0 },
];

export const getItemId = (folder: MailFolder) => String(folder.key);
export const getItemLabel = (folder: MailFolder) =>
  folder.unread > 0 ? `${folder.name} (${folder.unread})` : folder.name;
export const getItemChildren = (folder: MailFolder) => folder.subfolders;
