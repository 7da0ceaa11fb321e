import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { folders, type Folder } from './data';

function renderFolders(list: Folder[], showArchived: boolean): React.ReactNode {
  return list
    .filter((folder) => showArchived || !folder.archived)
    .map((folder) => (
      <TreeItem key={folder.id} itemId={folder.id} label={folder.name}>
        {folder.folders && renderFolders(folder.folders, showArchived)}
      </TreeItem>
    ));
}

export default function ItemsFromData() {
  const [showArchived, setShowArchived] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={showArchived} onChange={(event) => setShowArchived(event.target.checked)} />
        }
        label="Show archived folders"
      />
      <SimpleTreeView aria-label="Projects" defaultExpandedItems={['bridge', 'bridge-reports', 'school']}>
        {renderFolders(folders, showArchived)}
      </SimpleTreeView>
    </div>
  );
}
