import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FolderDialog() {
  const apiRef = useSimpleTreeViewApiRef();
  const [open, setOpen] = React.useState(false);
  const [folder, setFolder] = React.useState('letters');

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <span>{`Folder: ${folder}`}</span>
      </Button>
      {/* #region preview */}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="folder-title"
        slotProps={{ transition: { onEntered: () => apiRef.current?.focusItem(null, folder) } }}
      >
        <DialogTitle id="folder-title">Choose a folder</DialogTitle>
        {/* #endregion preview */}
        <DialogContent>
          <SimpleTreeView
            aria-labelledby="folder-title"
            apiRef={apiRef}
            defaultExpandedItems={['home']}
            selectedItems={folder}
            onSelectedItemsChange={(_event, itemId) => setFolder(itemId ?? 'home')}
          >
            <TreeItem itemId="home" label="Home">
              <TreeItem itemId="letters" label="Letters" />
              <TreeItem itemId="photos" label="Photos" />
            </TreeItem>
          </SimpleTreeView>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
