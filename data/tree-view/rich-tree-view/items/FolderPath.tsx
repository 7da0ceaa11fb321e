import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  { id: 'inbox', label: 'Inbox' },
  {
    id: 'projects',
    label: 'Projects',
    children: [
      { id: 'bridge', label: 'Harbour bridge' },
      { id: 'roof', label: 'School roof', children: [{ id: 'permits', label: 'Permits' }] },
    ],
  },
];

export default function FolderPath() {
  const apiRef = useRichTreeViewApiRef();
  const [path, setPath] = React.useState(['Projects', 'School roof']);

  // #region preview
  const showPath = (_event: React.SyntheticEvent | null, itemId: string | null) => {
    const { getItem, getParentId } = apiRef.current!;
    const labels: string[] = [];
    for (let id = itemId; id !== null; id = getParentId(id)) {
      labels.unshift(getItem(id).label);
    }
    setPath(labels);
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 230 }}>
      <Breadcrumbs aria-label="Path of the folder">
        {path.map((label) => (
          <Typography key={label}>{label}</Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        aria-label="Folders with a path"
        apiRef={apiRef}
        items={folders}
        defaultExpandedItems={['projects', 'roof']}
        defaultSelectedItems="roof"
        onSelectedItemsChange={showPath}
      />
    </Stack>
  );
}
