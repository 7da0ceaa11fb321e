import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  // #region preview
  {
    field: 'humidity',
    headerName: 'Humidity (%)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => `heat-${Math.floor(Number(value) / 20)}`, // 0 to 5
  },
  // #endregion preview
];

export default function HeatCells() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Sensors with cells colored by humidity"
        rows={sensors}
        columns={columns}
        hideFooter
        sx={({ palette }) => ({
          '& .heat-1': { bgcolor: alpha(palette.info.main, 0.1) },
          '& .heat-2': { bgcolor: alpha(palette.info.main, 0.2) },
          '& .heat-3': { bgcolor: alpha(palette.info.main, 0.35) },
          '& .heat-4, & .heat-5': { bgcolor: alpha(palette.info.main, 0.5) },
        })}
      />
    </Box>
  );
}
