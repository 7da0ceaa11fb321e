import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90, headerClassName: 'measured' },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120, headerClassName: 'measured' },
];

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Weather stations with styled headers"
        rows={stations}
        columns={columns}
        // #region preview
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses['columnHeader--sorted']}`]: { color: 'primary.main' },
          '& .measured': { fontStyle: 'italic' },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
