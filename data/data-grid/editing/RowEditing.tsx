import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

export default function RowEditing() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Parts edited row by row" rows={parts} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
