import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

export default function SingleClick() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        apiRef={apiRef}
        label="Parts edited with one click"
        rows={parts}
        columns={columns}
        // #region preview
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
