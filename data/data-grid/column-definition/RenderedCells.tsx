import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Sensor {
  id: string;
  room: string;
  battery: number;
  alarm: string | null;
}

const rows: Sensor[] = [
  { id: 'T-01', room: 'Cold store', battery: 82, alarm: null },
  { id: 'T-02', room: 'Loading bay', battery: 14, alarm: 'Low battery' },
  { id: 'H-07', room: 'Archive', battery: 55, alarm: 'Humidity 71 %' },
];

const columns: GridColDef<Sensor>[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    width: 140,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        color={value < 20 ? 'error' : 'primary'}
        aria-label={`Battery of ${row.id}`}
        sx={{ width: 1, height: 8, borderRadius: 1 }}
      />
    ),
  },
  // #region preview
  {
    field: 'alarm',
    headerName: 'Alarm',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    // `null` leaves the cell empty; `undefined` would show the value.
    renderCell: ({ value }) =>
      value ? <Chip label={value} color="error" variant="outlined" size="small" /> : null,
  },
  // #endregion preview
];

export default function RenderedCells() {
  return (
    <Box sx={{ height: 232 }}>
      <DataGrid label="Sensors" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
