import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks } from './data';

const columns: GridColDef[] = [
  { field: 'phase', headerName: 'Phase', width: 90 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 120 },
];

// #region preview
const isSamePhase: DataGridProProps['isValidRowReorder'] = ({ apiRef, sourceNode, targetNode }) => {
  const { getRow } = apiRef.current;
  return getRow(sourceNode.id)?.phase === getRow(targetNode.id)?.phase;
};
// #endregion preview

export default function PhaseDrops() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Tasks that stay in their phase"
        rows={tasks}
        columns={columns}
        rowReordering
        isValidRowReorder={isSamePhase}
        hideFooter
      />
    </Box>
  );
}
