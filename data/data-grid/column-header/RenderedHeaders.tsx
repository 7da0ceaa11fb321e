import Box from '@mui/material/Box';
import DeviceThermostatIcon from '@mui/icons-material/DeviceThermostat';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  // #region preview
  {
    field: 'temperature',
    headerName: '°C',
    type: 'number',
    width: 90,
    renderHeader: ({ colDef }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
        <DeviceThermostatIcon fontSize="small" />
        {colDef.headerName}
      </Box>
    ),
  },
  // #endregion preview
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
];

export default function RenderedHeaders() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Weather stations with an icon in a header"
        rows={stations}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
