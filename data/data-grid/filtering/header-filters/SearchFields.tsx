import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
];

export default function SearchFields() {
  return (
    <Box sx={{ height: 426 }}>
      {/* #region preview */}
      <DataGridPro
        label="Tickets with plain fields"
        rows={tickets}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
