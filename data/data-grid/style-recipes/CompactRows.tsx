import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 70 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 110 },
];

export default function CompactRows() {
  return (
    <Box sx={{ height: 184 }}>
      <DataGrid
        label="Sensors in a compact grid"
        rows={sensors}
        columns={columns}
        hideFooter
        // #region preview
        rowHeight={24}
        columnHeaderHeight={32}
        sx={{
          fontSize: 12,
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.5 },
        }}
        // #endregion preview
      />
    </Box>
  );
}
