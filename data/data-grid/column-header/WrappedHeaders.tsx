import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  { field: 'height', headerName: 'Height above sea level (m)', type: 'number', width: 110 },
  { field: 'temperature', headerName: 'Mean temperature (°C)', type: 'number', width: 120 },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 294 }}>
      <DataGrid
        label="Weather stations with titles on several lines"
        rows={stations}
        columns={columns}
        columnHeaderHeight={80}
        sx={{ [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 } }}
        hideFooter
      />
    </Box>
  );
}
