import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FileIcons() {
  return (
    <SimpleTreeView
      aria-label="Files"
      defaultExpandedItems={['contracts']}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: ArticleIcon }}
      slotProps={{ endIcon: { color: 'action' } }}
      sx={{ minHeight: 200 }}
    >
      <TreeItem itemId="contracts" label="Contracts">
        <TreeItem itemId="lease" label="Lease" />
        <TreeItem itemId="insurance" label="Insurance" />
      </TreeItem>
      <TreeItem itemId="invoices" label="Invoices">
        <TreeItem itemId="march" label="March" />
      </TreeItem>
    </SimpleTreeView>
  );
}
