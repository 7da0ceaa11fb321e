import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function SelectedRowColor() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Tickets with a different color for the selection"
        rows={tickets}
        columns={columns}
        // #region preview
        sx={{
          [`& .${gridClasses.row}.Mui-selected`]: {
            '&, &:hover': { bgcolor: 'rgba(255, 193, 7, 0.2)' },
            boxShadow: 'inset 4px 0 0 var(--mui-palette-warning-main)',
          },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
