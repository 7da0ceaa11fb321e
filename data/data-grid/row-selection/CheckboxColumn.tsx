import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

// #region preview
const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 90, renderHeader: () => 'Assign' },
];
// #endregion preview

export default function CheckboxColumn() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Tickets to assign" rows={tickets} columns={columns} checkboxSelection hideFooter />
    </Box>
  );
}
