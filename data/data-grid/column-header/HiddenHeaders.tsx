import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} °C`,
  },
];

export default function HiddenHeaders() {
  return (
    <Box sx={{ height: 210 }}>
      <DataGrid
        label="Weather stations without visible headers"
        rows={stations}
        columns={columns}
        columnHeaderHeight={0}
        sx={{ [`& .${gridClasses.columnSeparator}`]: { display: 'none' } }}
        hideFooter
      />
    </Box>
  );
}
