import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';

interface Subtask {
  id: string;
  path: string[];
}

const rows: Subtask[] = [
  { id: 'Kitchen', path: ['Kitchen'] },
  { id: 'Floor', path: ['Kitchen', 'Floor'] },
  { id: 'Paint', path: ['Kitchen', 'Paint'] },
  { id: 'Garden', path: ['Garden'] },
  { id: 'Fence', path: ['Garden', 'Fence'] },
];

const getTreeDataPath: DataGridProProps<Subtask>['getTreeDataPath'] = (row) => row.path;
const groupingColDef = { headerName: 'Task', flex: 1 };

export default function SubtaskOrder() {
  const [saved, setSaved] = React.useState('nothing');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 318 }}>
        <DataGridPro
          label="Tasks and subtasks"
          rows={rows}
          columns={[]}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          // #region preview
          rowReordering
          setTreeDataPath={(path, row) => ({ ...row, path })}
          onRowOrderChange={({ row, newParent, targetIndex }) =>
            setSaved(JSON.stringify({ id: row.id, parent: newParent, index: targetIndex }))
          }
          // #endregion preview
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Saved: ${saved}`}</Typography>
    </Stack>
  );
}
