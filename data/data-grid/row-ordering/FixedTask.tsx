import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks } from './data';

const columns: GridColDef[] = [{ field: 'task', headerName: 'Task', flex: 1, minWidth: 120 }];

export default function FixedTask() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Tasks after a kickoff that stays first"
        rows={tasks}
        columns={columns}
        // #region preview
        rowReordering
        isRowReorderable={({ row }) => row.id !== 't1'}
        isValidRowReorder={({ targetNode, dropPosition }) =>
          !(targetNode.id === 't1' && dropPosition === 'above')
        }
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
