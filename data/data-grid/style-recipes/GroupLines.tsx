import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

// #region preview
const firstIds = new Set(
  sensors.filter(({ room }, index) => room !== sensors[index - 1]?.room).map(({ id }) => id),
);
// #endregion preview

export default function GroupLines() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Sensors with lines between the rooms"
        rows={sensors}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        getRowClassName={({ row }) => (firstIds.has(row.id) ? 'first' : '')}
        sx={{ [`& .first .${gridClasses.cell}`]: { borderTopColor: 'text.primary' } }}
        hideFooter
      />
    </Box>
  );
}
