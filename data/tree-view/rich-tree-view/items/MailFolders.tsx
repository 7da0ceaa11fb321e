import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { mailFolders, type MailFolder } from './folders';

const getItemId = (folder: MailFolder) => String(folder.key);
const getItemLabel = (folder: MailFolder) =>
  folder.unread > 0 ? `${folder.name} (${folder.unread})` : folder.name;
const getItemChildren = (folder: MailFolder) => folder.subfolders;

export default function MailFolders() {
  return (
    <RichTreeView
      id="mail"
      aria-label="Mail folders"
      items={mailFolders}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['2', '22']}
    />
  );
}
