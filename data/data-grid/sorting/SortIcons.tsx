import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function SortIcons() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Tickets with sort icons that are always visible"
        rows={tickets}
        columns={columns}
        // #region preview
        sx={{
          [`& .${gridClasses['columnHeader--sortable']}:not(.${gridClasses['columnHeader--sorted']})`]: {
            [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
            [`& .${gridClasses.sortButton}`]: { opacity: 0.6 },
          },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
