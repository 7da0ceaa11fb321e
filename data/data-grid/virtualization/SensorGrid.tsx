import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createSensors, readTemperature, type Sensor } from './data';

const rows = createSensors(100);

const columns: GridColDef<Sensor>[] = [
  { field: 'name', headerName: 'Sensor', width: 120 },
  ...Array.from({ length: 12 }, (_, hour): GridColDef<Sensor> => ({
    field: `hour${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 200,
    valueGetter: (_value, row) => readTemperature(row, hour),
  })),
];

export default function SensorGrid() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid label="Temperatures by hour" rows={rows} columns={columns} />
    </Box>
  );
}
