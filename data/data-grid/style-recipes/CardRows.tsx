import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

const getRowSpacing = () => ({ bottom: 8 });

export default function CardRows() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        label="Sensors in cards"
        rows={sensors.slice(0, 4)}
        columns={columns}
        hideFooter
        // #region preview
        getRowSpacing={getRowSpacing}
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: { borderRadius: 2, bgcolor: 'action.hover' },
        }}
        // #endregion preview
      />
    </Box>
  );
}
