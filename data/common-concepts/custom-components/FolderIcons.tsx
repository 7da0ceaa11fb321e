import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  { id: 'contracts', label: 'Contracts', children: [{ id: 'lease', label: 'Lease 2026' }] },
  { id: 'minutes', label: 'Minutes', children: [{ id: 'march', label: 'March' }] },
];

export default function FolderIcons() {
  return (
    <RichTreeView
      aria-label="Documents"
      items={documents}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon }}
      slotProps={{ expandIcon: { color: 'primary' } }}
    />
  );
}
