import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90, resizable: false },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

export default function FixedColumn() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        label="Sensors with a column of fixed width"
        rows={sensors.slice(0, 3)}
        columns={columns}
        hideFooter
        // #region preview
        sx={{
          [`& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`]: {
            display: 'none',
          },
        }}
        // #endregion preview
      />
    </Box>
  );
}
