import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', flex: 1, minWidth: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 80 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 80 },
];

export default function SelectedSensor() {
  const apiRef = useGridApiRef();

  // #region preview
  const showSensor = (id: string) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.selectRow(id, true, true);
  };
  // #endregion preview

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Sensor"
        slotProps={{ select: { native: true } }}
        onChange={(event) => showSensor(event.target.value)}
      >
        {sensors.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </TextField>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Sensors by temperature"
          rows={sensors}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'temperature', sort: 'desc' }] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
