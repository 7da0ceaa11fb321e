import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  // #region preview
  {
    field: 'report',
    headerName: 'Report',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
  // #endregion preview
];

const rows = [
  {
    id: 1,
    flight: 'KL 1705',
    report:
      'Held 25 minutes for a slot.\nDoor 2L needed a second attempt to arm; the cabin crew wrote an entry in the log.',
  },
  {
    id: 2,
    flight: 'TP 531',
    report:
      'Diverted to Porto because of fog. Passengers continued by bus, two wheelchairs followed with the next flight.',
  },
  { id: 3, flight: 'SK 904', report: '' },
];

export default function LongTexts() {
  return (
    <Box sx={{ height: 232 }}>
      <DataGrid label="Flight reports" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
