import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Folder {
  id: string;
  label: string;
  children?: Folder[];
}

const initialFolders: Folder[] = [
  { id: 'inbox', label: 'Inbox' },
  { id: 'projects', label: 'Projects', children: [{ id: 'bridge', label: 'Harbour bridge' }] },
];

// #region preview
function addChild(folders: Folder[], parentId: string, child: Folder): Folder[] {
  return folders.map((folder) => {
    const children = folder.children ?? [];
    return {
      ...folder,
      children: folder.id === parentId ? [...children, child] : addChild(children, parentId, child),
    };
  });
}
// #endregion preview

export default function NewFolder() {
  const [folders, setFolders] = React.useState(initialFolders);
  const [selected, setSelected] = React.useState<string | null>('projects');
  const [expanded, setExpanded] = React.useState(['projects']);
  const [nextNumber, setNextNumber] = React.useState(1);

  const addFolder = () => {
    if (selected === null) {
      return;
    }
    const folder = { id: `new-${nextNumber}`, label: `New folder ${nextNumber}` };
    setFolders(addChild(folders, selected, folder));
    setExpanded([...new Set([...expanded, selected])]);
    setNextNumber(nextNumber + 1);
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 240 }}>
      <Button
        variant="outlined"
        disabled={selected === null}
        onClick={addFolder}
        sx={{ alignSelf: 'flex-start' }}
      >
        New folder
      </Button>
      <RichTreeView
        aria-label="Folders that grow"
        items={folders}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
