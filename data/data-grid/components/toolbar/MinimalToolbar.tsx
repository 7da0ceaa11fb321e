import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

export default function MinimalToolbar() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Plants with only a search"
        rows={plants}
        columns={columns}
        hideFooter
        // #region preview
        showToolbar
        disableColumnSelector
        disableColumnFilter
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        // #endregion preview
      />
    </Box>
  );
}
