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

  const cancel = (event: React.SyntheticEvent) => {
    apiRef.current?.setEditedItem(null);
    if (selected !== null) {
      // The input was removed and the focus is lost.
      apiRef.current?.focusItem(event, selected);
    }
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 270 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={selected === null}
          onClick={() => apiRef.current?.setEditedItem(selected)}
        >
          Rename
        </Button>
        <Button variant="outlined" onMouseDown={(event) => event.preventDefault()} onClick={cancel}>
          Cancel
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.updateItemLabel('readme', 'LIESMICH.md')}>
          Translate README
        </Button>
      </Stack>
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
