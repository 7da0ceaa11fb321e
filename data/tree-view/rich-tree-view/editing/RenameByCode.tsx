import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files, type FileNode } from './files';

const getItemLabel = (file: FileNode) => file.name;

export default function RenameByCode() {
  const apiRef = useRichTreeViewApiRef<FileNode>();
  const [selected, setSelected] = React.useState<string | null>('readme');

  return (
    <Stack spacing={2} sx={{ minHeight: 270 }}>
      {/* #region preview */}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        disabled={selected === null}
        onClick={() => apiRef.current?.setEditedItem(selected)}
      >
        Rename
      </Button>
      {/* #endregion preview */}
      <RichTreeView
        aria-label="Files renamed by code"
        apiRef={apiRef}
        items={files}
        getItemLabel={getItemLabel}
        isItemEditable
        defaultExpandedItems={['src']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
