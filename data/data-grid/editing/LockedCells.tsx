import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'isOrdered', headerName: 'Ordered', type: 'boolean', width: 90 },
];

export default function LockedCells() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Parts of which some are locked"
        rows={parts}
        columns={columns}
        // #region preview
        isCellEditable={({ row, field }) => row.isOrdered || field === 'stock'}
        sx={{
          [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
