import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

const parts = [
  `.${gridClasses.columnHeader}`,
  `.${gridClasses.filler}`,
  `.${gridClasses.scrollbarFiller}`,
  `.${gridClasses.sortButton}`,
  `.${gridClasses.menuIconButton}`,
].join(', ');

export default function ColoredHeader() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Sensors with a colored header"
        rows={sensors}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'humidity', sort: 'desc' }] } }}
        hideFooter
        // #region preview
        sx={{
          [`& .${gridClasses.columnHeaders}`]: {
            [parts]: { bgcolor: 'primary.main', color: 'primary.contrastText' },
            [`.${gridClasses.columnHeader}`]: {
              '&:focus, &:focus-within': { outlineColor: 'currentcolor' },
            },
          },
        }}
        // #endregion preview
      />
    </Box>
  );
}
