import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', flex: 1, minWidth: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 80 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 80 },
];

const PAGE_SIZE = 25;

export default function SensorPages() {
  const apiRef = useGridApiRef();

  // #region preview
  const showSensor = (id: string) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current?.setPage(Math.floor(rowIndex / PAGE_SIZE));
    requestAnimationFrame(() => apiRef.current?.scrollToIndexes({ rowIndex }));
  };
  // #endregion preview

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" onClick={() => showSensor('S-147')}>
        Show S-147
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          label="Sensors on pages"
          rows={sensors}
          columns={columns}
          pageSizeOptions={[PAGE_SIZE]}
          initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
        />
      </Box>
    </Stack>
  );
}
