import Box from '@mui/material/Box';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'KL 1705', gate: 'D12', delay: 0 },
  { id: 'TP 531', gate: 'B3', delay: 55 },
  { id: 'SK 904', gate: 'F21', delay: 10 },
];

const columns: GridColDef[] = [
  // #region preview
  {
    field: 'id',
    headerName: 'Flight',
    flex: 1,
    minWidth: 110,
    renderHeader: () => <FlightTakeoffIcon titleAccess="Flight" />,
  },
  { field: 'gate', headerName: 'Gate', align: 'center', headerAlign: 'center' },
  { field: 'delay', headerName: 'Delay', type: 'number', description: 'Minutes after the planned departure' },
  // #endregion preview
];

export default function HeadersAndAlignment() {
  return (
    <Box sx={{ height: 232 }}>
      <DataGrid label="Departures" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
